import type { AnnualRow } from '../annual/sheet.ts'

const all = ['taxableValue', 'igst', 'cgst', 'sgst', 'cess'] as const
const zeroRated = ['taxableValue', 'igst', 'cess'] as const
const value = ['taxableValue'] as const
const tax = ['igst', 'cgst', 'sgst', 'cess'] as const
const imported = ['igst', 'cess'] as const
const transition = ['cgst', 'sgst'] as const
const paid = [...tax, 'interest', 'lateFee', 'penalty', 'other'] as const
const demand = [...tax, 'interest', 'penalty', 'lateFee'] as const

/** Kinds of credit by the names of the portal: inputs, capital goods, input services. */
export const creditTypes = ['ip', 'cg', 'is'] as const
export type CreditType = (typeof creditTypes)[number]

/**
 * GSTR-9 row by row, in the order of the form. Source: form GSTR-9 (CGST Rules, rule 80(1)) as amended for 2024-25 by
 * notification 13/2025-Central Tax. Tables 9 and 14 have their heads as columns here, and what was paid with as rows.
 */
export const gstr9Rows = [
  { section: '4A', table: '4', holds: all, signed: true },
  { section: '4B', table: '4', holds: all },
  { section: '4C', table: '4', holds: zeroRated },
  { section: '4D', table: '4', holds: zeroRated },
  { section: '4E', table: '4', holds: all },
  { section: '4F', table: '4', holds: all, signed: true },
  { section: '4G', table: '4', holds: all, signed: true },
  { section: '4G1', table: '4', holds: all },
  { section: '4H', table: '4', holds: all, sum: ['4A', '4B', '4C', '4D', '4E', '4F', '4G', '4G1'] },
  { section: '4I', table: '4', holds: all },
  { section: '4J', table: '4', holds: all },
  { section: '4K', table: '4', holds: all },
  { section: '4L', table: '4', holds: all },
  { section: '4M', table: '4', holds: all, sum: ['-4I', '4J', '4K', '-4L'] },
  { section: '4N', table: '4', holds: all, sum: ['4H', '4M'] },
  { section: '5A', table: '5', holds: value },
  { section: '5B', table: '5', holds: value },
  { section: '5C', table: '5', holds: value },
  { section: '5C1', table: '5', holds: value, signed: true },
  { section: '5D', table: '5', holds: value, signed: true },
  { section: '5E', table: '5', holds: value, signed: true },
  { section: '5F', table: '5', holds: value, signed: true },
  { section: '5G', table: '5', holds: value, sum: ['5A', '5B', '5C', '5C1', '5D', '5E', '5F'] },
  { section: '5H', table: '5', holds: value },
  { section: '5I', table: '5', holds: value },
  { section: '5J', table: '5', holds: value },
  { section: '5K', table: '5', holds: value },
  { section: '5L', table: '5', holds: value, sum: ['-5H', '5I', '5J', '-5K'] },
  { section: '5M', table: '5', holds: value, sum: ['5G', '5L'] },
  { section: '5N', table: '5', holds: all, sum: ['4N', '5M', '-4G', '-4G1'] },
  { section: '6A', table: '6', holds: tax, signed: true },
  { section: '6A1', table: '6', holds: tax, signed: true },
  { section: '6A2', table: '6', holds: tax, sum: ['6A', '-6A1'] },
  { section: '6B-ip', table: '6', holds: tax, signed: true },
  { section: '6B-cg', table: '6', holds: tax, signed: true },
  { section: '6B-is', table: '6', holds: tax, signed: true },
  { section: '6C-ip', table: '6', holds: tax, signed: true },
  { section: '6C-cg', table: '6', holds: tax, signed: true },
  { section: '6C-is', table: '6', holds: tax, signed: true },
  { section: '6D-ip', table: '6', holds: tax, signed: true },
  { section: '6D-cg', table: '6', holds: tax, signed: true },
  { section: '6D-is', table: '6', holds: tax, signed: true },
  { section: '6E-ip', table: '6', holds: imported, signed: true },
  { section: '6E-cg', table: '6', holds: imported, signed: true },
  { section: '6F', table: '6', holds: imported, signed: true },
  { section: '6G', table: '6', holds: tax, signed: true },
  { section: '6H', table: '6', holds: tax },
  {
    section: '6I',
    table: '6',
    holds: tax,
    sum: [
      '6B-ip',
      '6B-cg',
      '6B-is',
      '6C-ip',
      '6C-cg',
      '6C-is',
      '6D-ip',
      '6D-cg',
      '6D-is',
      '6E-ip',
      '6E-cg',
      '6F',
      '6G',
      '6H',
    ],
  },
  { section: '6J', table: '6', holds: tax, sum: ['6I', '-6A2'] },
  { section: '6K', table: '6', holds: transition },
  { section: '6L', table: '6', holds: transition },
  { section: '6M', table: '6', holds: tax },
  { section: '6N', table: '6', holds: tax, sum: ['6K', '6L', '6M'] },
  { section: '6O', table: '6', holds: tax, sum: ['6I', '6N'] },
  { section: '7A', table: '7', holds: tax },
  { section: '7A1', table: '7', holds: tax },
  { section: '7A2', table: '7', holds: tax },
  { section: '7B', table: '7', holds: tax },
  { section: '7C', table: '7', holds: tax },
  { section: '7D', table: '7', holds: tax },
  { section: '7E', table: '7', holds: tax },
  { section: '7F', table: '7', holds: transition },
  { section: '7G', table: '7', holds: transition },
  { section: '7H', table: '7', holds: tax },
  {
    section: '7I',
    table: '7',
    holds: tax,
    sum: ['7A', '7A1', '7A2', '7B', '7C', '7D', '7E', '7F', '7G', '7H'],
  },
  { section: '7J', table: '7', holds: tax, sum: ['6O', '-7I'] },
  { section: '8A', table: '8', holds: tax, signed: true },
  { section: '8B', table: '8', holds: tax, sum: ['6B-ip', '6B-cg', '6B-is'] },
  { section: '8C', table: '8', holds: tax, signed: true },
  { section: '8D', table: '8', holds: tax, sum: ['8A', '-8B', '-8C'] },
  { section: '8E', table: '8', holds: tax },
  { section: '8F', table: '8', holds: tax },
  { section: '8G', table: '8', holds: imported },
  { section: '8H', table: '8', holds: imported, sum: ['6E-ip', '6E-cg'] },
  { section: '8H1', table: '8', holds: imported },
  { section: '8I', table: '8', holds: imported, sum: ['8G', '-8H', '-8H1'] },
  { section: '8J', table: '8', holds: imported, sum: ['8I'] },
  { section: '8K', table: '8', holds: tax, sum: ['8E', '8F', '8J'] },
  { section: '9-payable', table: '9', holds: paid },
  { section: '9-cash', table: '9', holds: paid },
  { section: '9-igst', table: '9', holds: ['igst', 'cgst', 'sgst'] },
  { section: '9-cgst', table: '9', holds: ['igst', 'cgst'] },
  { section: '9-sgst', table: '9', holds: ['igst', 'sgst'] },
  { section: '9-cess', table: '9', holds: ['cess'] },
  { section: '10', table: '10', holds: all },
  { section: '11', table: '10', holds: all },
  { section: '12', table: '10', holds: tax },
  { section: '13', table: '10', holds: tax, signed: true },
  { section: '14-payable', table: '14', holds: [...tax, 'interest'], base: ['10', '-11'], signed: true },
  { section: '14-paid', table: '14', holds: [...tax, 'interest'] },
  { section: '15A', table: '15', holds: tax },
  { section: '15B', table: '15', holds: tax },
  { section: '15C', table: '15', holds: tax },
  { section: '15D', table: '15', holds: tax },
  { section: '15E', table: '15', holds: demand },
  { section: '15F', table: '15', holds: demand },
  { section: '15G', table: '15', holds: demand },
  { section: '16A', table: '16', holds: value, signed: true },
  { section: '16B', table: '16', holds: all },
  { section: '16C', table: '16', holds: all },
  { section: '19-payable', table: '19', holds: ['cgst', 'sgst'], isTaken: true },
  { section: '19-paid', table: '19', holds: ['cgst', 'sgst'] },
] as const satisfies readonly AnnualRow[]

export type Section9 = (typeof gstr9Rows)[number]['section']
export const sections9 = gstr9Rows.map(({ section }) => section) as [Section9, ...Section9[]]

export const gstr9Row = (section: string): AnnualRow | undefined =>
  (gstr9Rows as readonly AnnualRow[]).find((row) => row.section === section)
