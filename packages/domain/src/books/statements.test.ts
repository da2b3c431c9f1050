import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Decimal } from '../num/decimal.ts'
import { accountNamed, accounts, isCarried, systemAccounts } from './chart.ts'
import { nextRepeat } from './repeats.ts'
import { balanceSheet, cashFlow, nameOf, profitAndLoss, trialBalance } from './statements.ts'
import type { AccountMovement, StockWorths } from './statements.ts'

const row = (
  account: AccountMovement['account'],
  before: string,
  within: string,
  partyId?: number,
): AccountMovement => ({
  account,
  group: systemAccounts[account].group,
  before,
  within,
  ...(partyId === undefined ? {} : { partyId }),
})

/** A year: sales 1,000 and 180 tax to one party, a bill of 400 and 72, rent 50 of the till; earlier profit 300. */
const year = [
  row('party', '300.00', '1180.00', 1),
  row('party', '0.00', '-472.00', 2),
  row('sales', '-300.00', '-1000.00'),
  row('igst', '0.00', '-180.00'),
  row('purchases', '0.00', '400.00'),
  row('inputIgst', '0.00', '72.00'),
  row('rent', '0.00', '50.00'),
  row('cash', '0.00', '-50.00'),
]
const plain = (rows: readonly { key: string; amount: Decimal }[]) =>
  Object.fromEntries(rows.map(({ key, amount }) => [key, amount.toFixed(2)]))

test('the trial balance has the year of income and expenses, and what earlier years earned', () => {
  const { rows, totalDebit, totalCredit } = trialBalance(year)
  expect(plain(rows)).toEqual({
    party: '1480.00',
    cash: '-50.00',
    inputIgst: '72.00',
    profitBefore: '-300.00',
    creditors: '-472.00',
    igst: '-180.00',
    sales: '-1000.00',
    purchases: '400.00',
    rent: '50.00',
  })
  expect([totalDebit.toFixed(2), totalCredit.toFixed(2)]).toEqual(['2002.00', '2002.00'])
})

test('goods at hand take no part in the cost of what was sold', () => {
  const stock: StockWorths = { brought: '100', opening: '100', closing: '160' }
  const figures = profitAndLoss(year, stock)
  expect({
    cost: figures.costOfGoods.toFixed(2),
    gross: figures.grossProfit.toFixed(2),
    net: figures.netProfit.toFixed(2),
  }).toEqual({ cost: '340.00', gross: '660.00', net: '610.00' })
  const sheet = balanceSheet(year, stock)
  expect(plain(sheet.liabilities)).toMatchObject({
    profit: '610.00',
    profitBefore: '300.00',
    openingBalances: '100.00',
  })
  expect(sheet.totalAssets.toFixed(2)).toBe(sheet.totalLiabilities.toFixed(2))
})

const amounts = fc
  .integer({ min: -10_000_000, max: 10_000_000 })
  .map((paise) => Decimal.make(BigInt(paise), 2))
const movements = fc
  .array(
    fc.record({
      account: fc.constantFrom(...accounts),
      party: fc.integer({ min: 1, max: 4 }),
      before: amounts,
      within: amounts,
    }),
    {
      maxLength: 60,
    },
  )
  .map((list): AccountMovement[] => {
    const rows = list
      .filter(({ account }) => account !== 'own')
      .map(({ account, party, before, within }) =>
        row(account, before.toFixed(2), within.toFixed(2), account === 'party' ? party : undefined),
      )
    const rest = (of: 'before' | 'within') =>
      Decimal.sum(rows.map((one) => one[of]))
        .neg()
        .toFixed(2)
    return [...rows, row('capital', rest('before'), rest('within'))]
  })
const worths = fc.tuple(amounts, amounts, amounts).map(([brought, opening, closing]) => ({
  brought: brought.abs().toFixed(2),
  opening: opening.abs().toFixed(2),
  closing: closing.abs().toFixed(2),
}))

describe('of any books that balance', () => {
  test('both sides of the trial balance and of the balance sheet come to the same', () => {
    fc.assert(
      fc.property(movements, worths, (list, stock) => {
        const trial = trialBalance(list, stock)
        const sheet = balanceSheet(list, stock)
        expect(trial.totalDebit.toFixed(2)).toBe(trial.totalCredit.toFixed(2))
        expect(sheet.totalAssets.toFixed(2)).toBe(sheet.totalLiabilities.toFixed(2))
      }),
    )
  })

  test('the profit of the balance sheet is that of profit and loss, and the cash flow comes to the change of the money', () => {
    fc.assert(
      fc.property(movements, worths, (list, stock) => {
        const profit = balanceSheet(list, stock).liabilities.find(({ key }) => key === 'profit')
        expect((profit?.amount ?? Decimal.zero).toFixed(2)).toBe(
          profitAndLoss(list, stock).netProfit.toFixed(2),
        )
        const flow = cashFlow(list, stock)
        expect(Decimal.sum(flow.rows.map(({ amount }) => amount)).toFixed(2)).toBe(flow.change.toFixed(2))
      }),
    )
  })
})

test('an account is found by its plain name, whatever its case', () => {
  expect(['bank', 'BANK CHARGES', ' Output IGST ', 'Creditors', 'Nothing'].map(accountNamed)).toEqual([
    'bank',
    'bankCharges',
    'igst',
    'party',
    undefined,
  ])
  for (const account of accounts)
    if (account !== 'own') expect(accountNamed(nameOf({ key: account }))).toBe(account)
  expect(isCarried('taxesPayable')).toBe(true)
})

test.each([
  ['2026-01-31', 'Monthly', '2026-01-31', '2026-02-28'],
  ['2026-01-31', 'Monthly', '2026-02-28', '2026-03-31'],
  ['2026-01-31', 'Quarterly', '2026-01-31', '2026-04-30'],
  ['2024-02-29', 'Yearly', '2024-02-29', '2025-02-28'],
] as const)('a journal of %s that repeats %s comes after %s on %s', (first, repeats, after, next) => {
  expect(nextRepeat({ first, repeats }, after)).toBe(next)
  expect(nextRepeat({ first, repeats, until: after }, after)).toBeUndefined()
})
