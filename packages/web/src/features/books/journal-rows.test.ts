import { expect, test } from 'vitest'
import { balanced, lineOf, newJournalRow, pastedRows, sidesOf } from './journal-rows.ts'

const row = (key: number, more: object) => ({ ...newJournalRow(key), ...more })

test('the account chosen last gets what is missing on the other side', () => {
  const rows = [row(0, { debit: '118.00' }), row(1, { credit: '100' }), row(2, {})]
  expect(balanced(rows, 2)[2]).toMatchObject({ debit: '', credit: '18.00' })
  expect(balanced([row(0, { credit: '5' }), row(1, {})], 1)[1]).toMatchObject({ debit: '5.00', credit: '' })
})

test('what is typed is never replaced, and nothing is added where both sides agree', () => {
  const rows = [row(0, { debit: '10' }), row(1, { credit: '4' })]
  expect(balanced(rows, 1)).toEqual(rows)
  const even = [row(0, { debit: '10' }), row(1, { credit: '10' }), row(2, {})]
  expect(balanced(even, 2)).toEqual(even)
})

test('an amount that is no number is not counted', () => {
  expect(
    sidesOf([row(0, { debit: 'ten' }), row(1, { credit: '0.30' }), row(2, { credit: '0.10' })]),
  ).toMatchObject({
    debit: '0.00',
    credit: '0.40',
  })
})

test('a party, an account of one’s own and one of the system are each sent by what names them', () => {
  expect(lineOf(row(0, { partyId: 4, debit: '1' }))).toEqual({ partyId: 4, debit: '1' })
  expect(lineOf(row(0, { accountId: 7, credit: '1' }))).toEqual({ accountId: 7, credit: '1' })
  expect(lineOf(row(0, { account: 'Rent', debit: '1', narration: 'May' }))).toEqual({
    account: 'Rent',
    debit: '1',
    narration: 'May',
  })
})

test('a pasted sheet keeps what it has, without its heading', () => {
  expect(pastedRows('Account\tDebit\tCredit\r\nRent\t1,180.50\t\tMay\r\nBank\t\t1180.5\r\n')).toEqual([
    { name: 'Rent', debit: '1180.50', credit: '', narration: 'May' },
    { name: 'Bank', debit: '', credit: '1180.5', narration: '' },
  ])
})
