import { expect, test } from 'vitest'
import { isLate } from './end-in-time.ts'

test('work is late once it has used up its time, and never where it ends while the time is asked for', () => {
  const until = new Float64Array([30])
  expect(isLate(until, () => 31)).toBe(true)
  expect(isLate(until, () => 29)).toBe(false)
  const ended = () => {
    until[0] = 0
    return 29
  }
  expect(isLate(until, ended)).toBe(false)
  expect(isLate(until, () => 31)).toBe(false)
})
