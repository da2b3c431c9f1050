import { expect, test } from '@playwright/test'
import { ask, first } from './calls.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test(
  'a month ends: a statement is uploaded, its rows are confirmed, a charge is entered, and books and bank agree',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = Number(await signIn(page, info))
    const { entityId } = await ownGstin(page, info, { journey: 'bank', company })
    await ask(page, 'journal/saveOpenings', {
      entityId,
      date: daysAgo(30),
      lines: [{ account: 'Bank', debit: '10000' }],
    })
    await ask(page, 'paymentIn/save', {
      entityId,
      partyId: Number(await first(page, 'party/search', { roles: ['Customer'] })),
      date: daysAgo(9),
      mode: 'BankTransfer',
      amount: '500',
      reference: 'N305261234567',
      allocations: [],
    })
    const statement = [
      'Date,Description,Reference,Debit,Credit,Balance',
      `${daysAgo(8)},NEFT CR N305261234567,,,500.00,10500.00`,
      `${daysAgo(7)},SMS CHRG,,17.70,,10482.30`,
      `${daysAgo(6)},POS 4411 STATIONERY,,60.00,,10422.30`,
    ].join('\n')

    await page.goto(`/${company}/bank-statements?entityId=${entityId}`)
    // The company may have bank accounts of other journeys; the opening balance is that of the bank as a whole.
    await page
      .getByRole('listitem')
      .filter({ hasText: t('bankStatement.wholeBank') })
      .getByRole('button', { name: t('bankStatement.upload') })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) })
    await dialog.getByRole('button', { name: t('bankStatement.showRows') }).click()
    await page.waitForURL(/bank-statement\?/)
    await page.getByRole('button', { name: t('bankStatement.confirmSure', { count: 2 }) }).click()
    await expect(page.getByText(t('enum.BankRowState.Matched'), { exact: true })).toHaveCount(2)
    expect(await graveOf(page)).toEqual([])

    // What the bank did not explain is entered by hand.
    const expenses = t('ledger.account.officeExpenses')
    await page.getByText('POS 4411 STATIONERY').click()
    await dialog
      .getByLabel(t('bankStatement.part', { line: 1, field: t('bankStatement.accountOrParty') }))
      .fill(expenses)
    await page.getByRole('option').filter({ hasText: expenses }).first().click()
    expect(await graveOf(page)).toEqual([])
    await dialog.getByRole('button', { name: t('bankStatement.saveMatch') }).click()
    await expect(dialog).toBeHidden()

    await page
      .locator('#content')
      .getByRole('link', { name: t('bankStatement.reconcile') })
      .click()
    await page.waitForURL(/bank-reconciliation/)
    await expect(page.getByRole('row', { name: t('bankStatement.perBank') })).toContainText('10,422.30')
    await expect(page.getByRole('row', { name: t('books.difference') })).toContainText('0.00')

    await page.goto(`/${company}/trial-balance?entityIds=${entityId}`)
    await expect(page.getByRole('row', { name: t('ledger.account.bankCharges') })).toContainText('17.70')
    await expect(page.getByRole('row', { name: t('ledger.account.bank') }).first()).toContainText('10,422.30')

    // And in the profit and loss of the month; the whole of it was spent.
    await page.goto(
      `/${company}/profit-and-loss?entityIds=${entityId}&period=Custom&from=${daysAgo(30)}&to=${daysAgo(0)}&compare=before`,
    )
    await expect(page.getByRole('row', { name: t('ledger.account.bankCharges') })).toContainText('17.70')
    await expect(page.getByRole('row', { name: expenses })).toContainText('60.00')
    await expect(page.getByRole('row', { name: t('books.netProfit') })).toContainText('-₹77.70')
    expect(await graveOf(page)).toEqual([])
  },
)
