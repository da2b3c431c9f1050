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
  date: '2026-11-20',
  codes: ['73181500'],
  isSamePlace: false,
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

const within = (stateCode: string, value: string, change: Partial<EwayNeedFacts> = {}) => {
  const { need, reason, limit } = ewayNeed({
    ...facts,
    isInterState: false,
    stateCode,
    consignmentValue: value,
    ...change,
  })
  return [need, reason, limit].filter((part) => part !== undefined).join(' ')
}

test.each<[string, string, string, Partial<EwayNeedFacts>, string]>([
  ['between districts', '23', '60000', {}, 'optional withinLimit 100000'],
  ['between districts, above a lakh', '23', '100000.01', {}, 'needed aboveLimit 100000'],
  ['medicines', '23', '900000', { codes: ['30049099'] }, 'optional stateExcuses'],
  ['tobacco', '23', '60000', { codes: ['24022090'] }, 'needed aboveLimit 50000'],
  ['pan masala', '23', '60000', { codes: ['21069020'] }, 'needed aboveLimit 50000'],
  ['medicines and tobacco', '23', '60000', { codes: ['300490', '2402'] }, 'needed aboveLimit 50000'],
  ['medicines and screws', '23', '60000', { codes: ['300490', '7318'] }, 'optional withinLimit 100000'],
  [
    'inside a district, tobacco too',
    '23',
    '900000',
    { isSamePlace: true, codes: ['2402'] },
    'optional stateExcuses',
  ],
  ['before 15 April 2022', '23', '60000', { date: '2022-04-14' }, 'needed aboveLimit 50000'],
  ['within Rajasthan', '08', '60000', {}, 'optional withinLimit 100000'],
  ['within Rajasthan before April 2021', '08', '60000', { date: '2021-03-31' }, 'needed aboveLimit 50000'],
  ['tobacco within Rajasthan', '08', '60000', { codes: ['24022090'] }, 'needed aboveLimit 50000'],
  ['namkeen within Rajasthan', '08', '60000', { codes: ['21069099'] }, 'needed aboveLimit 50000'],
  ['inside Jaipur', '08', '150000', { isSamePlace: true }, 'optional withinLimit 200000'],
  ['steel inside Jaipur', '08', '150000', { isSamePlace: true, codes: ['7214'] }, 'needed aboveLimit 100000'],
  ['tobacco inside Jaipur', '08', '60000', { isSamePlace: true, codes: ['2402'] }, 'needed aboveLimit 50000'],
])('%s', (_, stateCode, value, change, answer) => {
  expect(within(stateCode, value, change)).toBe(answer)
})

test('limits are of states that exist, each once for its goods, area and day; reasons too', () => {
  const keys = intraStateLimits.map(({ stateCode, since, goods, area }) =>
    JSON.stringify([stateCode, since, goods, area]),
  )
  expect(new Set(keys).size).toBe(keys.length)
  expect(intraStateLimits.filter(({ stateCode }) => !stateOf(stateCode))).toEqual([])
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

test('an uncertain limit, and what a state adds to its own, is reported', () => {
  const remark = (stateCode: string) => ewayNeed({ ...facts, isInterState: false, stateCode }).remark
  expect([remark('29'), remark('33')]).toEqual([undefined, undefined])
  expect(remark('08')).toMatchObject({ isSure: true, note: expect.stringContaining('chapter 24') })
  expect(remark('15')).toEqual({ isSure: false })
})
