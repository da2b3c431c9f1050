import { describe, expect, it } from 'vitest'
import { issuedNumberOf, issuedRanges } from './issued.ts'
import { invoice } from './sample.fixture.ts'

const rangesOf = (numbers: readonly string[], cancelled: readonly string[] = [], series?: string): string[] =>
  issuedRanges(
    numbers.map((number) => ({
      documentType: 1,
      number,
      isCancelled: cancelled.includes(number),
      series: series ?? null,
    })),
  ).map(
    ({ from, to, total, cancelled: minus, net, unused }) =>
      `${from}..${to} ${total}-${minus}=${net} unused ${unused}`,
  )

describe('ranges of table 13', () => {
  it.each<[string, string[], string[], string[]]>([
    ['one series', ['A/1', 'A/2', 'A/3'], [], ['A/1..A/3 3-0=3 unused 0']],
    ['cancelled in between', ['A/1', 'A/2', 'A/3'], ['A/2'], ['A/1..A/3 3-1=2 unused 0']],
    ['never used counts as cancelled', ['A/1', 'A/4'], [], ['A/1..A/4 4-2=2 unused 2']],
    ['past the width', ['A/0998', 'A/0999', 'A/1000'], [], ['A/0998..A/1000 3-0=3 unused 0']],
    ['growing without padding', ['A9', 'A10', 'A11'], [], ['A9..A11 3-0=3 unused 0']],
    ['two prefixes', ['A/1', 'B/1', 'A/2'], [], ['A/1..A/2 2-0=2 unused 0', 'B/1..B/1 1-0=1 unused 0']],
    ['year before the number', ['A/2526/1', 'A/2526/2'], [], ['A/2526/1..A/2526/2 2-0=2 unused 0']],
    ['year behind the number', ['1/25-26', '2/25-26', '3/25-26'], [], ['1/25-26..3/25-26 3-0=3 unused 0']],
    [
      'two years',
      ['A/2425/98', 'A/2425/99', 'A/2526/1', 'A/2526/2'],
      [],
      ['A/2425/98..A/2425/99 2-0=2 unused 0', 'A/2526/1..A/2526/2 2-0=2 unused 0'],
    ],
    [
      'digits that are no running number',
      ['20251101', '20991101'],
      [],
      ['20251101..20251101 1-0=1 unused 0', '20991101..20991101 1-0=1 unused 0'],
    ],
    ['without digits', ['ABC'], [], ['ABC..ABC 1-0=1 unused 0']],
    ['order of arrival', ['A/3', 'A/1', 'A/2'], ['A/3'], ['A/1..A/3 3-1=2 unused 0']],
    [
      'sixteen digits',
      ['9999999999999998', '9999999999999999'],
      [],
      ['9999999999999998..9999999999999999 2-0=2 unused 0'],
    ],
  ])('%s', (_name, numbers, cancelled, expected) => {
    expect(rangesOf(numbers, cancelled)).toEqual(expected)
  })

  it('counts what was given out: cancelled yes, drafts and amendments no', () => {
    expect(issuedNumberOf(invoice({ status: 'Cancelled' }))).toMatchObject({
      documentType: 1,
      isCancelled: true,
    })
    expect(issuedNumberOf(invoice({ status: 'Draft' }))).toBeUndefined()
    expect(issuedNumberOf(invoice({ kind: 'advanceAdjustment' }))).toBeUndefined()
    const amends = { section: 'b2ba', period: '102025', number: 'A', date: '2025-10-01', lines: [] } as const
    expect(issuedNumberOf(invoice({ amends }))).toBeUndefined()
  })
})
