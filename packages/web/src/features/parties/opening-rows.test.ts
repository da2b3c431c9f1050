import { expect, test } from 'vitest'
import { cellsOf, faultsOf, openingColumns, rowsOfCells } from './opening-rows.ts'

const types = new Map([
  ['invoice', 'Invoice'],
  ['सप्लायर का बिल', 'Bill'],
] as const)
const reader = { types, today: '2026-11-20', columns: openingColumns }

test('a CSV file keeps what is in quotes, and may have semicolons', () => {
  expect(cellsOf('\uFEFFParty,Note\r\n"Asha, ""Sons""","two\nlines"\r\n,\n')).toEqual([
    ['Party', 'Note'],
    ['Asha, "Sons"', 'two\nlines'],
  ])
  expect(cellsOf('a;b\n1;2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('rows of a sheet are read as people write them, without their headings; what is unreadable stays', () => {
  const text = [
    'Party\tType\tNumber\tDate\tDue date\tAmount\tAmount left',
    'Asha Traders\tINVOICE\tOLD/1\t14-02-2026\t\tRs. 1,18,000.50\t4,300',
    'S-1\tसप्लायर का बिल\tB7\t2026-03-01\t31/3/26\ta lot\t',
  ].join('\n')
  expect(rowsOfCells(cellsOf(text), reader, 5)).toMatchObject([
    {
      key: 5,
      party: 'Asha Traders',
      type: 'Invoice',
      date: '2026-02-14',
      dueDate: '',
      amount: '118000.50',
      left: '4300',
    },
    { key: 6, type: 'Bill', date: '2026-03-01', dueDate: '2026-03-31', amount: 'a lot', left: '' },
  ])
})

test('of one party the column of the party is not there', () => {
  const columns = openingColumns.filter((column) => column !== 'party')
  const [row] = rowsOfCells(cellsOf('Invoice\tOLD/2\t1-2-2026\t\t50'), { ...reader, columns }, 0)
  expect(row).toMatchObject({ party: '', type: 'Invoice', number: 'OLD/2', amount: '50' })
})

test('each fault is at its cell', () => {
  const rows = rowsOfCells(cellsOf('\tLoan\t\t30-2-2026\t\t9'), reader, 0)
  const words = { required: 'needed', date: 'day', type: 'type' }
  expect([...faultsOf(rows, words, { types: ['Invoice'], isOfParty: false })]).toEqual([
    ['items[0].party', 'needed'],
    ['items[0].number', 'needed'],
    ['items[0].date', 'day'],
    ['items[0].type', 'type'],
  ])
})
