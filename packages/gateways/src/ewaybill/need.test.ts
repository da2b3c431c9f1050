import { stateOf } from '@bahi/domain/tables/states.ts'
import { expect, test } from 'vitest'
import { ewayExemptions, ewayNeed, intraStateLimits, suggestedExemptions } from './need.ts'
import type { EwayNeedFacts } from './need.ts'

const facts: EwayNeedFacts = {
  hasGoods: true,
  isInterState: true,
  stateCode: '29',
  consignmentValue: '50000.01',
  isJobWorkByPrincipal: false,
}

test.each<[string, Partial<EwayNeedFacts>, string, string]>([
  ['above fifty thousand to another state', {}, 'needed', 'aboveLimit'],
  ['fifty thousand exactly', { consignmentValue: '50000.00' }, 'optional', 'withinLimit'],
  [
    'job work to another state at any value',
    { consignmentValue: '1', isJobWorkByPrincipal: true },
    'needed',
    'jobWork',
  ],
  [
    'job work within the state',
    { consignmentValue: '1', isJobWorkByPrincipal: true, isInterState: false },
    'optional',
    'withinLimit',
  ],
  [
    'within Maharashtra up to a lakh',
    { isInterState: false, stateCode: '27', consignmentValue: '100000' },
    'optional',
    'withinLimit',
  ],
  ['within Karnataka', { isInterState: false, consignmentValue: '60000' }, 'needed', 'aboveLimit'],
  [
    'within Ladakh',
    { isInterState: false, stateCode: '38', consignmentValue: '900000' },
    'optional',
    'stateHasNone',
  ],
  ['services', { hasGoods: false }, 'notNeeded', 'noGoods'],
  ['a reason of the law', { exemption: 'defence' }, 'notNeeded', 'defence'],
])('%s', (_, change, need, reason) => {
  expect(ewayNeed({ ...facts, ...change })).toMatchObject({ need, reason })
})

test('limits are of states that exist, each once; reasons too', () => {
  const codes = intraStateLimits.map(({ stateCode }) => stateCode)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter((code) => !stateOf(code))).toEqual([])
  expect(new Set(ewayExemptions).size).toBe(ewayExemptions.length)
})

test.each<[string, string[], string[]]>([
  ['jewellery', ['71131910', '710239'], ['jewellery']],
  ['imitation jewellery', ['711719'], []],
  ['jewellery and cloth', ['71131910', '520811'], []],
  ['beer', ['220300'], ['outsideGst']],
  ['empty cylinders', ['731100'], ['emptyCylinders']],
  ['coral', ['050800'], ['coral']],
  ['nothing', [], []],
])('the codes of %s', (_, codes, expected) => {
  expect(suggestedExemptions(codes.map((hsn) => ({ hsn, isTaxed: true })))).toEqual(expected)
})

test('goods at nil are excused, de-oiled cake is not', () => {
  expect(suggestedExemptions([{ hsn: '0713', isTaxed: false }])).toEqual(['exemptGoods'])
  expect(suggestedExemptions([{ hsn: '2306', isTaxed: false }])).toEqual([])
})

test('a limit that is not sure, and what a state adds to its own, is told', () => {
  const within = (stateCode: string) => ewayNeed({ ...facts, isInterState: false, stateCode }).remark
  expect([within('29'), within('33')]).toEqual([undefined, undefined])
  expect(within('08')).toMatchObject({ isSure: true, note: expect.stringContaining('chapter 24') })
  expect(within('15')).toEqual({ isSure: false })
})
