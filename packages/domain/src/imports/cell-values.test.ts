import { describe, expect, test } from 'vitest'
import {
  dayOf,
  dayOfSerial,
  decimalOfFloat,
  isCellError,
  numberOf,
  tidyCell,
  yesOrNo,
} from './cell-values.ts'

describe('numbers', () => {
  test.each([
    ['1234.5', '1234.5'],
    ['12,34,567.50', '1234567.50'],
    ['1,234,567', '1234567'],
    ['₹ 1,180.00', '1180.00'],
    ['Rs. 1,180', '1180'],
    ['Rs.500/-', '500'],
    ['INR 5', '5'],
    ['18%', '18'],
    ['18 %', '18'],
    ['(1,200)', '-1200'],
    ['-5', '-5'],
    ['−5', '-5'],
    ['5-', '-5'],
    ['+5', '5'],
    ['-₹5', '-5'],
    ['1500.00 Dr', '1500.00'],
    ['1500 Cr.', '1500'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1.5E+3', '1500'],
    ['2.5e-2', '0.025'],
    ['1 234.5', '1234.5'],
    ['-0', '0'],
    ['0012', '0012'],
    ['१२३', '123'],
  ])('%s is %s', (text, number) => {
    expect(numberOf(text)).toBe(number)
  })
  test.each(['', 'abc', '1,5', '1.200,50', '12,3456', '1,,200', '1.2.3', '12a', '--', '=1+1', '1e999'])(
    '%j is none',
    (text) => {
      expect(numberOf(text)).toBeUndefined()
    },
  )
  test('binary fractions of a sheet', () => {
    expect([1234.5600000000002, 0.1 + 0.2, 1e21, 1e-7, -2.5, 73181500].map(decimalOfFloat)).toEqual([
      '1234.56',
      '0.3',
      '1000000000000000000000',
      '0.0000001',
      '-2.5',
      '73181500',
    ])
  })
})

describe('days', () => {
  test.each([
    ['2026-11-05', '2026-11-05'],
    ['2026/11/5', '2026-11-05'],
    ['20261105', '2026-11-05'],
    ['05/11/2026', '2026-11-05'],
    ['5-11-2026', '2026-11-05'],
    ['05.11.26', '2026-11-05'],
    ['5-Nov-26', '2026-11-05'],
    ['05 November 2026', '2026-11-05'],
    ['5th Nov, 2026', '2026-11-05'],
    ['Nov 5, 2026', '2026-11-05'],
    ['2026-11-05 13:45:00', '2026-11-05'],
    ['2026-11-05T13:45:00.000Z', '2026-11-05'],
    ['05/11/2026 1:45 PM', '2026-11-05'],
    ['46331', '2026-11-05'],
    ['46331.75', '2026-11-05'],
  ])('%s is %s', (text, day) => {
    expect(dayOf(text)).toBe(day)
  })
  test.each(['', '31/02/2026', '11/25/2026', 'today', '5 Foo 2026', '123', '2026-13-01'])(
    '%j is none',
    (text) => {
      expect(dayOf(text)).toBeUndefined()
    },
  )
  test('numbers of both calendars of Excel', () => {
    expect([dayOfSerial(61), dayOfSerial(60), dayOfSerial(0, true), dayOfSerial(-1)]).toEqual([
      '1900-03-01',
      undefined,
      '1904-01-01',
      undefined,
    ])
  })
})

test('yes and no', () => {
  expect(['Y', 'yes', 'TRUE', '1', 'हाँ', 'نعم'].map(yesOrNo)).toEqual(Array(6).fill(true))
  expect(['N', 'No', 'false', '0', 'नहीं', 'لا'].map(yesOrNo)).toEqual(Array(6).fill(false))
  expect(yesOrNo('maybe')).toBeUndefined()
})

test('what only keeps a cell from being a number is taken away', () => {
  expect(
    ['="0012"', "'0012", '  a\u00A0 b ', 'a\r\nb', "O'Neil", '=1+1', 'plain text'].map(tidyCell),
  ).toEqual(['0012', '0012', 'a b', 'a b', "O'Neil", '=1+1', 'plain text'])
  expect(['#REF!', '#N/A', '#tag'].map(isCellError)).toEqual([true, true, false])
})
