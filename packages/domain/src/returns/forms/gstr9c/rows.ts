import type { AnnualRow } from '../annual/sheet.ts'

const value = ['taxableValue'] as const
const byRate = ['taxableValue', 'cgst', 'sgst', 'igst', 'cess'] as const
const heads = ['cgst', 'sgst', 'igst', 'cess'] as const
const expense = ['taxableValue', 'credit', 'eligible'] as const

/** Rates of tables 9 and 11 in the order of the form; those with reverse charge have a row for it. */
export const ratesOf9c = [
  { rate: '5', reverse: true },
  { rate: '6', reverse: false },
  { rate: '12', reverse: true },
  { rate: '18', reverse: true },
  { rate: '28', reverse: true },
  { rate: '40', reverse: true },
  { rate: '3', reverse: false },
  { rate: '0.25', reverse: false },
  { rate: '0.1', reverse: false },
] as const

/** Expenses of table 14 by the letters of the form. */
export const expenseLetters = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
  'O',
  'P',
  'Q',
] as const

const charges = (table: '9' | '11') => [
  { section: `${table}-interest`, table, holds: heads } as const,
  { section: `${table}-lateFee`, table, holds: heads } as const,
  { section: `${table}-penalty`, table, holds: heads } as const,
  { section: `${table}-others`, table, holds: heads } as const,
]

/**
 * GSTR-9C row by row, in the order of the form. Source: form GSTR-9C (CGST Rules, rule 80(3)) as amended for 2024-25 by
 * notification 13/2025-Central Tax. A row without columns takes reasons alone.
 */
export const gstr9cRows = [
  { section: '5A', table: '5', holds: value },
  { section: '5B', table: '5', holds: value },
  { section: '5C', table: '5', holds: value },
  { section: '5D', table: '5', holds: value },
  { section: '5E', table: '5', holds: value },
  { section: '5F', table: '5', holds: value },
  { section: '5G', table: '5', holds: value },
  { section: '5H', table: '5', holds: value },
  { section: '5I', table: '5', holds: value },
  { section: '5J', table: '5', holds: value },
  { section: '5K', table: '5', holds: value },
  { section: '5L', table: '5', holds: value },
  { section: '5M', table: '5', holds: value, signed: true },
  { section: '5N', table: '5', holds: value, signed: true },
  { section: '5O', table: '5', holds: value, signed: true },
  {
    section: '5P',
    table: '5',
    holds: value,
    sum: ['5A', '5B', '5C', '5D', '-5E', '5F', '-5G', '-5H', '-5I', '5J', '-5K', '-5L', '5M', '5N', '5O'],
  },
  { section: '5Q', table: '5', holds: value, isTaken: true },
  { section: '5R', table: '5', holds: value, sum: ['5Q', '-5P'] },
  { section: '6', table: '6', holds: [] },
  { section: '7A', table: '7', holds: value, sum: ['5P'] },
  { section: '7B', table: '7', holds: value, signed: true },
  { section: '7C', table: '7', holds: value, signed: true },
  { section: '7D', table: '7', holds: value, signed: true },
  { section: '7D1', table: '7', holds: value, signed: true },
  { section: '7E', table: '7', holds: value, sum: ['7A', '-7B', '-7C', '-7D', '-7D1'] },
  { section: '7F', table: '7', holds: value, isTaken: true },
  { section: '7G', table: '7', holds: value, sum: ['7F', '-7E'] },
  { section: '8', table: '8', holds: [] },
  { section: '9-5', table: '9', holds: byRate, signed: true },
  { section: '9-5-reverse', table: '9', holds: byRate, signed: true },
  { section: '9-6', table: '9', holds: byRate, signed: true },
  { section: '9-12', table: '9', holds: byRate, signed: true },
  { section: '9-12-reverse', table: '9', holds: byRate, signed: true },
  { section: '9-18', table: '9', holds: byRate, signed: true },
  { section: '9-18-reverse', table: '9', holds: byRate, signed: true },
  { section: '9-28', table: '9', holds: byRate, signed: true },
  { section: '9-28-reverse', table: '9', holds: byRate, signed: true },
  { section: '9-40', table: '9', holds: byRate, signed: true },
  { section: '9-40-reverse', table: '9', holds: byRate, signed: true },
  { section: '9-3', table: '9', holds: byRate, signed: true },
  { section: '9-0.25', table: '9', holds: byRate, signed: true },
  { section: '9-0.1', table: '9', holds: byRate, signed: true },
  { section: '9-other', table: '9', holds: byRate, signed: true },
  { section: '9-operator', table: '9', holds: byRate, signed: true },
  ...charges('9'),
  {
    section: '9P',
    table: '9',
    holds: heads,
    sum: [
      '9-5',
      '9-5-reverse',
      '9-6',
      '9-12',
      '9-12-reverse',
      '9-18',
      '9-18-reverse',
      '9-28',
      '9-28-reverse',
      '9-40',
      '9-40-reverse',
      '9-3',
      '9-0.25',
      '9-0.1',
      '9-other',
      '9-operator',
      '9-interest',
      '9-lateFee',
      '9-penalty',
      '9-others',
    ],
  },
  { section: '9Q', table: '9', holds: heads, isTaken: true },
  { section: '9R', table: '9', holds: heads, sum: ['9Q', '-9P'] },
  { section: '10', table: '10', holds: [] },
  { section: '11-5', table: '11', holds: byRate },
  { section: '11-12', table: '11', holds: byRate },
  { section: '11-18', table: '11', holds: byRate },
  { section: '11-28', table: '11', holds: byRate },
  { section: '11-40', table: '11', holds: byRate },
  { section: '11-3', table: '11', holds: byRate },
  { section: '11-0.25', table: '11', holds: byRate },
  { section: '11-0.1', table: '11', holds: byRate },
  { section: '11-other', table: '11', holds: byRate },
  ...charges('11'),
  { section: '12A', table: '12', holds: value, signed: true },
  { section: '12B', table: '12', holds: value, signed: true },
  { section: '12C', table: '12', holds: value, signed: true },
  { section: '12D', table: '12', holds: value, sum: ['12A', '12B', '-12C'] },
  { section: '12E', table: '12', holds: value, isTaken: true, signed: true },
  { section: '12F', table: '12', holds: value, sum: ['12E', '-12D'] },
  { section: '13', table: '13', holds: [] },
  ...expenseLetters.map(
    (letter) => ({ section: `14${letter}` as const, table: '14', holds: expense }) as const,
  ),
  {
    section: '14R',
    table: '14',
    holds: ['eligible'],
    sum: expenseLetters.map((letter) => `14${letter}`),
  },
  { section: '14S', table: '14', holds: ['eligible'], isTaken: true, signed: true },
  { section: '14T', table: '14', holds: ['eligible'], sum: ['14S', '-14R'] },
  { section: '15', table: '15', holds: [] },
  { section: '16', table: '16', holds: [...heads, 'interest', 'penalty'] },
] as const satisfies readonly AnnualRow[]

export type Section9c = (typeof gstr9cRows)[number]['section']
export const sections9c = gstr9cRows.map(({ section }) => section) as [Section9c, ...Section9c[]]

export const gstr9cRow = (section: string): AnnualRow | undefined =>
  (gstr9cRows as readonly AnnualRow[]).find((row) => row.section === section)

/** Rows of reasons, and the difference that each explains. */
export const reasonsOf = {
  '6': '5R',
  '8': '7G',
  '10': '9R',
  '13': '12F',
  '15': '14T',
} as const satisfies Readonly<Partial<Record<Section9c, Section9c>>>
export type ReasonSection = keyof typeof reasonsOf
export const reasonSections = Object.keys(reasonsOf) as [ReasonSection, ...ReasonSection[]]
