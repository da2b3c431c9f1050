import { expect, test } from 'vitest'
import type { PartyChoice } from './header.ts'
import { choosableKinds, kindByRule, kindOf, kindWithLut, placeByRule } from './supply-kind.ts'

const to = (taxpayerType: string, gstin: string | null = null) => ({
  party: { id: 1, name: 'X', taxpayerType, gstin, stateCode: '27' } as unknown as PartyChoice,
})

test.each([
  ['SEZ', '27AAPFU0939F1ZV', 'SEZWP', 'SEZWOP', '27'],
  ['SED', '27AAPFU0939F1ZV', 'SEZWP', 'SEZWOP', '27'],
  ['OEXP', null, 'EXPWP', 'EXPWOP', '96'],
  ['REG', '27AAPFU0939F1ZV', 'Regular', undefined, '27'],
])('a supply to %s', (type, gstin, rule, lut, place) => {
  const header = to(type, gstin)
  expect([kindByRule(header), kindWithLut(header), placeByRule(header)]).toEqual([rule, lut, place])
  // What may be chosen holds what the rule says, so that the form never shows another kind than is saved.
  expect(choosableKinds(header)).toContain(rule)
})

test('the rule decides until a kind is chosen', () => {
  expect(kindOf({ ...to('SEZ'), supplyKind: '' })).toBe('SEZWP')
  expect(kindOf({ ...to('SEZ'), supplyKind: 'SEZWOP' })).toBe('SEZWOP')
})

test('before a customer is chosen there is no place', () =>
  expect(placeByRule({ party: undefined })).toBeUndefined())
