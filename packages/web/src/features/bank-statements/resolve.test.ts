import { expect, test } from 'vitest'
import { bodyOf, leftOf } from './resolve.ts'
import type { Entry, Part } from './resolve.ts'

const entry = (amount: string, more: Partial<Entry> = {}): Entry => ({
  paymentId: 7,
  journalId: null,
  openingId: null,
  kind: 'paymentIn',
  number: null,
  date: '2026-11-02',
  partyName: null,
  reference: null,
  amount,
  ...more,
})
const part = (amount: string, choice?: Part['choice']): Part => ({ key: 0, amount, choice })
const deposit = { id: 1, debit: '0.00', credit: '980.00' }
const withdrawal = { id: 2, debit: '300.00', credit: '0.00' }

test.each([
  ['nothing is chosen', deposit, [], [], '980.00'],
  ['an entry of the amount', deposit, [entry('980.00')], [], '0.00'],
  ['a payment and what was kept back', deposit, [], [part('1000'), part('-20')], '0.00'],
  ['an entry of a withdrawal is negative', withdrawal, [entry('-100.00')], [part('150')], '50.00'],
  ['what is half typed counts for nothing', withdrawal, [], [part('-')], '300.00'],
])('left where %s', (_, row, entries, parts, left) => {
  expect(leftOf(row, entries, parts).toFixed(2)).toBe(left)
})

test('only what is filled is sent', () => {
  const choice = { name: 'Asha', note: '', partyId: 4 }
  expect(
    bodyOf(deposit, [entry('80.00', { paymentId: null, journalId: 3 })], [part('900', choice), part('')]),
  ).toEqual({ id: 1, entries: [{ journalId: 3 }], parts: [{ partyId: 4, amount: '900' }] })
})
