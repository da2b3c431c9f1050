import { expect, test } from 'vitest'
import { rateBetween } from './rate-between.ts'

const piece = { id: 1 }
const box = { id: 2, conversions: [{ unitId: 1, factor: '12' }] }

test('a box of twelve is twelve pieces; a piece is a twelfth of a box', () => {
  expect(rateBetween(piece, box)).toBe('12')
  expect(rateBetween(box, piece)).toBe('0.08333333')
})

test('units without a conversion have no rate, nor have those of a zero factor', () => {
  expect(rateBetween(piece, { id: 3 })).toBeUndefined()
  expect(rateBetween({ id: 2, conversions: [{ unitId: 1, factor: '0' }] }, piece)).toBeUndefined()
  expect(rateBetween({ id: 2, conversions: [{ unitId: 1, factor: '10' }] }, piece)).toBe('0.1')
})
