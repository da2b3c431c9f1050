import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stockValuations } from './movements.ts'
import type { ValuedMovement } from './valuation.ts'
import { firstDifference, methodOn, valueByPlan, valueStock } from './valuation.ts'

type Row = readonly [ValuedMovement['sort'], string, string?]
const listOf = (rows: readonly Row[]): ValuedMovement[] =>
  rows.map(([sort, quantity, value = '0']) => ({ sort, quantity, value }))

const buy = (quantity: string, value: string): Row => ['receipt', quantity, value]
const sell = (quantity: string): Row => ['issue', `-${quantity}`]

describe.each<[string, readonly Row[], string, string, string]>([
  ['nothing', [], '0', '0.00', '0.00'],
  ['what is there at its cost', [buy('100', '900')], '100', '900.00', '900.00'],
  ['a sale', [buy('100', '900'), buy('50', '600'), sell('30')], '120', '1200.00', '1230.00'],
  [
    'a receipt after a sale',
    [buy('100', '900'), sell('50'), buy('50', '600'), sell('50')],
    '50',
    '525.00',
    '600.00',
  ],
  ['all of it sold', [buy('3', '100'), sell('1'), sell('1'), sell('1')], '0', '0.00', '0.00'],
  [
    'a return of a sale',
    [buy('10', '100'), buy('10', '200'), sell('5'), ['issueReturn', '2']],
    '17',
    '255.00',
    '270.00',
  ],
  [
    'a return to the supplier',
    [buy('10', '500'), buy('10', '1000'), ['receiptReturn', '-10', '-1000']],
    '10',
    '500.00',
    '500.00',
  ],
  // The five that were missing cost what was known; the rest of the receipt has its own cost.
  ['a sale before the receipt', [buy('10', '100'), sell('15'), buy('10', '200')], '5', '100.00', '100.00'],
  ['more sold than is there', [buy('10', '100'), sell('15')], '-5', '-50.00', '-50.00'],
  ['nothing known of the cost', [sell('2')], '-2', '0.00', '0.00'],
  ['a change of value alone', [buy('10', '100'), ['receipt', '0', '-40']], '10', '60.00', '60.00'],
  ['goods found', [buy('4', '100'), ['issueReturn', '1']], '5', '125.00', '125.00'],
  ['fractions of a unit', [buy('0.3', '10'), sell('0.1')], '0.2', '6.67', '6.67'],
])('%s', (_what, rows, quantity, average, fifo) => {
  test.each([
    ['WeightedAverage', average],
    ['Fifo', fifo],
  ] as const)('valued %s', (method, value) => {
    expect(valueStock(method, listOf(rows))).toMatchObject({ quantity, value })
  })
})

const movement = fc.oneof(
  fc.tuple(
    fc.constant('receipt' as const),
    fc.integer({ min: 1, max: 50 }),
    fc.integer({ min: 0, max: 5000 }),
  ),
  fc.tuple(fc.constant('issue' as const), fc.integer({ min: -50, max: -1 }), fc.constant(0)),
  fc.tuple(fc.constant('issueReturn' as const), fc.integer({ min: 1, max: 5 }), fc.constant(0)),
  fc.tuple(
    fc.constant('receiptReturn' as const),
    fc.integer({ min: -5, max: -1 }),
    fc.integer({ min: -500, max: 0 }),
  ),
  fc.tuple(fc.constant('receipt' as const), fc.constant(0), fc.integer({ min: -900, max: 900 })),
)
const movements = fc
  .array(movement, { maxLength: 40 })
  .map((rows) =>
    rows.map(([sort, quantity, value]) => ({ sort, quantity: `${quantity}`, value: `${value}` })),
  )
const paise = (text: string) => Math.round(Number(text) * 100)

test.each(stockValuations)(
  '%s: costs of the movements add up to the value, and nothing has no value',
  (method) => {
    fc.assert(
      fc.property(movements, (list) => {
        const { quantity, value, costs } = valueStock(method, list)
        expect(Number(quantity)).toBe(list.reduce((sum, one) => sum + Number(one.quantity), 0))
        expect(costs.reduce((sum, cost) => sum + paise(cost), 0)).toBe(paise(value))
        if (Number(quantity) === 0) expect(value).toBe('0.00')
        if (Number(quantity) > 0) expect(paise(value)).toBeGreaterThanOrEqual(0)
        if (Number(quantity) < 0) expect(paise(value)).toBeLessThanOrEqual(0)
      }),
      { numRuns: 500 },
    )
  },
)

test('first in, first out, is what the newest receipts cost, where all was there when it was sold', () => {
  const receipts = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 90 })), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(receipts, fc.integer({ min: 0, max: 1000 }), (list, share) => {
      const all = list.reduce((sum, [quantity]) => sum + quantity, 0)
      const sold = Math.floor((all * share) / 1000)
      const bought = list.map(([quantity, price]) => buy(`${quantity}`, `${quantity * price}`))
      let left = all - sold
      let newest = 0
      for (const [quantity, price] of list.toReversed()) {
        newest += Math.min(left, quantity) * price
        left -= Math.min(left, quantity)
      }
      const sales = Array.from({ length: sold }, () => sell('1'))
      expect(Number(valueStock('Fifo', listOf([...bought, ...sales])).value)).toBe(newest)
    }),
  )
})

test.each(stockValuations)('%s: a valuation continues where another ended', (method) => {
  fc.assert(
    fc.property(movements, fc.nat(40), (list, at) => {
      const before = valueStock(method, list.slice(0, at))
      const state = JSON.parse(JSON.stringify(before.state)) as typeof before.state
      const after = valueStock(method, list.slice(at), state)
      const { costs, ...whole } = valueStock(method, list)
      expect({ ...after, costs: [...before.costs, ...after.costs] }).toEqual({ ...whole, costs })
    }),
  )
})

const daily = (list: readonly ValuedMovement[]) =>
  list.map((one, index) => ({ ...one, day: `2026-11-${String(index + 1).padStart(2, '0')}` }))

test.each(stockValuations)(
  '%s: another valuation begins on a day, and changes nothing before it',
  (method) => {
    fc.assert(
      fc.property(movements, fc.nat(30), fc.nat(30), (rows, change, end) => {
        const list = daily(rows.slice(0, 30))
        const plan = { method, otherFrom: `2026-11-${String(change + 1).padStart(2, '0')}` }
        const whole = valueByPlan(plan, list)
        expect(whole.costs.slice(0, change)).toEqual(valueStock(method, list.slice(0, change)).costs)
        expect(whole.costs.reduce((sum, cost) => sum + paise(cost), 0)).toBe(paise(whole.value))
        expect(Number(whole.quantity)).toBe(list.reduce((sum, one) => sum + Number(one.quantity), 0))
        // The same from the end of any day on.
        const before = valueByPlan(plan, list.slice(0, end))
        const { state } = JSON.parse(JSON.stringify(before)) as typeof before
        const after = valueByPlan(plan, list.slice(end), {
          day: `2026-11-${String(end).padStart(2, '0')}`,
          state,
        })
        expect([...before.costs, ...after.costs]).toEqual(whole.costs)
        expect(after.value).toBe(whole.value)
      }),
    )
  },
)

test('goods continue at their value: by layers after an average, at an average after layers', () => {
  const list = daily(listOf([buy('10', '100'), buy('10', '200'), sell('5'), buy('10', '200'), sell('10')]))
  const value = (method: 'WeightedAverage' | 'Fifo', otherFrom: string | null) =>
    valueByPlan({ method, otherFrom }, list).value
  expect([value('WeightedAverage', null), value('WeightedAverage', '2026-11-04')]).toEqual([
    '255.00',
    '275.00',
  ])
  expect([value('Fifo', null), value('Fifo', '2026-11-04')]).toEqual(['300.00', '270.00'])
})

test('two plans differ from the first day on whose valuation they do not share', () => {
  const average = { method: 'WeightedAverage', otherFrom: null } as const
  const later = { ...average, otherFrom: '2026-11-04' }
  expect(methodOn(later, '2026-11-03')).toBe('WeightedAverage')
  expect(methodOn(later, '2026-11-04')).toBe('Fifo')
  expect(firstDifference(average, average)).toBeUndefined()
  expect(firstDifference(average, later)).toBe('2026-11-04')
  expect(firstDifference({ ...average, otherFrom: '2026-12-01' }, later)).toBe('2026-11-04')
  expect(firstDifference(later, { method: 'Fifo', otherFrom: null })).toBe('')
})
