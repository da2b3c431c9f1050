import { expect, test } from 'vitest'
import { nextStop, stopsOf, usualStops } from './enter-order.ts'

const known = { itemId: 7, hsn: '7318', taxRate: '18', taxCategory: 'Taxable' } as const
const free = { itemId: undefined, hsn: '', taxRate: '', taxCategory: 'Taxable' } as const
const nothing = new Set<number>()
const walk = (stops: readonly number[]) => {
  const visited = [0]
  for (let at = nextStop(stops, 0); at !== undefined; at = nextStop(stops, at)) visited.push(at)
  return visited
}

test('an item of the master takes three Enters: item, quantity, price', () => {
  expect(walk(stopsOf(known, usualStops, nothing))).toEqual([0, 2, 4])
})

test('the order is the one that the person has chosen, without what is hidden', () => {
  expect(walk(stopsOf(known, [4, 2, 5], nothing))).toEqual([0, 4, 2, 5])
  expect(walk(stopsOf(known, [2, 4, 5], new Set([5])))).toEqual([0, 2, 4])
})

test('what no item has filled is visited: HSN before, the rate after', () => {
  expect(walk(stopsOf(free, usualStops, nothing))).toEqual([0, 1, 2, 4, 6])
  expect(walk(stopsOf({ ...free, taxCategory: 'Exempt' }, usualStops, nothing))).toEqual([0, 1, 2, 4])
})

test('from a cell reached by Tab or pointer, Enter moves to the next stop, else to the next line', () => {
  expect(nextStop(usualStops, 3)).toBe(4)
  expect(nextStop(usualStops, 6)).toBeUndefined()
})
