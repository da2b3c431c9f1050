import { expect, it } from 'vitest'
import { isFloodCessDue } from './state-cess.ts'

const due = { date: '2020-06-01', supplierStateCode: '32', interState: false, recipientRegistered: false }

it.each<[string, Partial<Parameters<typeof isFloodCessDue>[0]>, boolean]>([
  ['within Kerala to a consumer', {}, true],
  ['on its first day', { date: '2019-08-01' }, true],
  ['on its last day', { date: '2021-07-31' }, true],
  ['before', { date: '2019-07-31' }, false],
  ['after', { date: '2021-08-01' }, false],
  ['from another State', { supplierStateCode: '27' }, false],
  ['to another State', { interState: true }, false],
  ['to a registered buyer', { recipientRegistered: true }, false],
])('a cess of a State is due %s: %o', (_name, more, answer) => {
  expect(isFloodCessDue({ ...due, ...more })).toBe(answer)
})
