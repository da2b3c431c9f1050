import { expect, test } from 'vitest'
import { sampleDocument } from './fixtures.ts'
import { statementPrint, type StatementSource } from './statement.ts'

const row = { paymentId: null, narration: null, isReversal: false, number: 'N/1', balance: '0.00' }
const entry = (id: number, source: string, debit: string, credit: string, more: object = {}) => ({
  ...row,
  id,
  date: '2026-11-10',
  source,
  documentId: id,
  debit,
  credit,
  ...more,
})

const statement = (closing: string, rows: StatementSource['rows'] = []) =>
  statementPrint({
    supplier: sampleDocument().supplier,
    party: { name: 'Mehta Mills', lines: [] },
    to: '2026-11-20',
    opening: '0.00',
    rows,
    debit: '0.00',
    credit: '0.00',
    closing,
  })

test('a statement names a note by what it does to the account, also where it is taken back', () => {
  const { entries } = statement('0.00', [
    entry(1, 'outwardNote', '0.00', '295.00'),
    entry(2, 'outwardNote', '118.00', '0.00'),
    entry(3, 'inwardNote', '59.00', '0.00'),
    entry(4, 'outwardNote', '295.00', '0.00', { isReversal: true }),
    entry(5, 'purchaseBill', '0.00', '590.00', { narration: 'MM/318' }),
  ])
  expect(entries.rows.slice(1).map((cells) => cells[1])).toEqual([
    'Credit note',
    'Debit note',
    'Debit note',
    'Reversal\nCredit note',
    'Bill\nMM/318',
  ])
})

test('a statement says who owes its balance, and where to pay to those who owe alone', () => {
  const of = (closing: string) => {
    const { totals, bank, upi } = statement(closing)
    return [totals.at(-1)!.label, bank.length > 0, upi !== undefined]
  }
  expect(of('100.00')).toEqual(['Balance due to us', true, true])
  expect(of('-100.00')).toEqual(['Balance due to you', false, false])
  expect(of('0.00')).toEqual(['Closing balance', false, false])
})
