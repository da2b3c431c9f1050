import { expect, test } from 'vitest'
import { compareCredit } from './credit-comparison.ts'
import type { ComparedCell } from './credit-comparison.ts'

const heads = (igst: string, cgst = '0.00') => ({ igst, cgst, sgst: cgst, cess: '0.00' })
const cell = (
  section: ComparedCell,
  available: ReturnType<typeof heads>,
  claimed: ReturnType<typeof heads>,
) => ({
  section,
  available,
  claimed,
})

test('each period has its difference by head, and the year what is left of them', () => {
  const { periods, total } = compareCredit([
    {
      returnPeriod: '042026',
      cells: [
        cell('4A(1)', heads('100.00'), heads('100.00')),
        cell('4A(5)', heads('50.00', '18.00'), heads('50.00', '27.50')),
      ],
    },
    { returnPeriod: '052026', cells: [cell('4A(5)', heads('0.00', '9.50'), heads('0.00'))] },
    { returnPeriod: '062026', cells: [cell('4A(5)', heads('10.01'), heads('10.00'))] },
  ])
  expect(periods.map(({ difference }) => difference)).toEqual([
    heads('0.00', '9.50'),
    heads('0.00', '-9.50'),
    heads('-0.01'),
  ])
  expect(periods.map(({ cumulative }) => cumulative)).toEqual([
    heads('0.00', '9.50'),
    heads('0.00'),
    heads('-0.01'),
  ])
  expect(periods[0]!.cells.map(({ section, difference }) => [section, difference])).toEqual([
    ['4A(1)', heads('0.00')],
    ['4A(5)', heads('0.00', '9.50')],
  ])
  expect(total).toEqual({
    available: heads('160.01', '27.50'),
    claimed: heads('160.00', '27.50'),
    difference: heads('-0.01'),
  })
})

test('a year without a period has nothing', () => {
  expect(compareCredit([])).toMatchObject({ periods: [], total: { difference: heads('0.00') } })
})
