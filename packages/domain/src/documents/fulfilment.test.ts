import { describe, expect, test } from 'vitest'
import { freeLeftOf, freeWith, fulfilmentOf, leftOf } from './fulfilment.ts'
import { documentKindNames, documentKinds, sourceKindsOf, takenKinds } from './kinds.ts'
import { statusesOf } from './lives.ts'

const line = (quantity: string, takenQuantity: string) => ({ quantity, takenQuantity })

describe('fulfilment', () => {
  test.each([
    [[line('10', '0'), line('5', '0')], 'Pending'],
    [[line('10', '4'), line('5', '0')], 'Partial'],
    [[line('10', '10'), line('5', '0')], 'Partial'],
    [[line('10', '10'), line('5', '5.5')], 'Full'],
    [[], 'Pending'],
  ] as const)('of %j is %s', (lines, expected) => {
    expect(fulfilmentOf(lines)).toBe(expected)
  })

  test('nothing is left where more was taken', () => {
    expect(leftOf(line('10', '12')).toPlain()).toBe('0')
    expect(leftOf(line('10', '2.5')).toPlain()).toBe('7.5')
  })

  test('statuses of fulfilment are statuses of the life, and what takes a kind is made from it', () => {
    for (const kind of takenKinds) {
      const { fulfilment = {}, life, convertsTo } = documentKinds[kind]
      for (const status of Object.values(fulfilment)) expect(statusesOf(life)).toContain(status)
      for (const taker of documentKindNames.filter((one) => convertsTo.includes(one))) {
        expect(sourceKindsOf(taker)).toContain(kind)
        expect(documentKinds[taker].parts, taker).toContain('sources')
      }
    }
  })
})

test.each([
  ['10', '10', '1', '1'],
  ['5', '10', '1', '0'],
  ['5', '10', '3', '1'],
  ['1', '3', '1.5', '0.5'],
  ['0', '0', '2', '2'],
])('with %s of %s left, of %s without a price go %s', (part, left, free, goes) => {
  expect(freeWith(part, left, freeLeftOf({ freeQuantity: free })).toPlain()).toBe(goes)
})
