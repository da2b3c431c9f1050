import { describe, expect, it } from 'vitest'
import type { Facts } from '../../ledger/index.ts'
import { numberLines } from './line-numbers.ts'

/** An issued order with lines of these numbers, in this order. */
const order = (lastLine: number | null, ...numbers: readonly number[]) =>
  ({
    lastLine,
    lines: numbers.map((lineNumber) => ({ lineNumber, isCharge: false })),
  }) as unknown as Facts['taken']

const numbersOf = (given: readonly (number | undefined)[], ...before: readonly number[]) =>
  numbersAfter(null, given, ...before)
const numbersAfter = (
  lastLine: number | null,
  given: readonly (number | undefined)[],
  ...before: readonly number[]
) => {
  const { lines, issues } = numberLines(
    given.map((lineNumber) => (lineNumber === undefined ? {} : { lineNumber })),
    before.length > 0 ? order(lastLine, ...before) : undefined,
  )
  return issues.length > 0 ? issues : lines.map(({ lineNumber }) => lineNumber)
}

describe('numbers of lines', () => {
  it('stay with the lines that name them, wherever they are; new lines get the next that no line ever had', () => {
    expect(numbersOf([3, undefined, 1, undefined], 1, 2, 3)).toEqual([3, 4, 1, 5])
  })

  it('are never those of a line that was removed', () => {
    expect(numbersOf([5, undefined], 2, 5)).toEqual([5, 6])
    expect(numbersAfter(5, [2, undefined, undefined], 2)).toEqual([2, 6, 7])
    expect(numbersAfter(5, [undefined, undefined], 2)).toEqual([2, 6])
  })

  it('are those of before where no line names one', () => {
    expect(numbersOf([undefined, undefined, undefined], 2, 1)).toEqual([2, 1, 3])
    expect(numbersOf([undefined], 2, 1)).toEqual([2])
  })

  it('are refused where no such line was there, or two name the same', () => {
    expect(numbersOf([4], 1, 2)).toEqual([{ path: 'lines[0].lineNumber', code: 'UNKNOWN_RECORD' }])
    expect(numbersOf([1, 1], 1, 2)).toEqual([{ path: 'lines[1].lineNumber', code: 'DUPLICATE' }])
    expect(numbersOf([1])).toEqual([{ path: 'lines[0].lineNumber', code: 'UNKNOWN_RECORD' }])
  })

  it('are none of a document that has no number', () => {
    expect(numbersOf([undefined, undefined])).toEqual([undefined, undefined])
  })
})
