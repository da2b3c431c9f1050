import { expect, test } from '@playwright/test'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'a month ends: a bank account is added, opening balances and a journal are entered, and the statements lead back to it',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = Number(await signIn(page, info))
    const { entityId, stateCode } = await ownGstin(page, info, { journey: 'books', company })
    const bank = `Zone bank ${stateCode}`

    const drawer = page.getByRole('dialog')
    const subgroup = `Zone banks ${stateCode}`
    const chooseIn = async (field: string, option: string) => {
      await drawer.locator(`[data-field="${field}"]`).fill(option)
      await page.getByRole('option', { name: option, exact: true }).click()
    }
    await page.goto(`/${company}/account-groups`)
    await page
      .getByRole('button', { name: t('books.createGroup') })
      .first()
      .click()
    await drawer.locator('input[name="name"]').fill(subgroup)
    await chooseIn('group', t('accountGroup.bank'))
    expect(await graveOf(page)).toEqual([])
    await drawer.locator('button[type="submit"]').first().click()
    await expect(drawer).toBeHidden()

    await page.goto(`/${company}/ledger-accounts?create=1`)
    await drawer.locator('input[name="name"]').fill(bank)
    await drawer.locator('input[name="ifsc"]').fill('HDFC0000123')
    await chooseIn('subgroup', subgroup)
    await drawer.locator('button[type="submit"]').first().click()
    await expect(drawer).toBeHidden()

    const cell = (line: number, key: 'books.account' | 'books.debit' | 'books.credit') =>
      page.getByLabel(t('books.line', { line, field: t(key) }), { exact: true })
    const choose = async (line: number, name: string) => {
      await cell(line, 'books.account').fill(name)
      await page.getByRole('option').filter({ hasText: name }).first().click()
    }
    const rent = t('ledger.account.rent')

    await page.goto(`/${company}/opening-balances?entityId=${entityId}`)
    await choose(1, bank)
    await cell(1, 'books.debit').fill('50000')
    await page.getByRole('button', { name: t('books.addLine') }).click()
    await choose(2, t('ledger.account.capital'))
    await cell(2, 'books.credit').fill('50000')
    expect(await graveOf(page)).toEqual([])
    await page.getByRole('button', { name: t('books.saveOpenings') }).click()
    await expect(page.getByText(t('books.openingsSaved'))).toBeVisible()

    await page.goto(`/${company}/create-journal?entityId=${entityId}`)
    await choose(1, rent)
    await cell(1, 'books.debit').fill('11800')
    // What is missing on the other side comes with the account.
    await choose(2, bank)
    await expect(cell(2, 'books.credit')).toHaveValue('11,800.00')
    expect(await graveOf(page)).toEqual([])
    await page.getByRole('button', { name: t('books.saveJournal') }).click()
    await page.waitForURL(/view-journal/)
    const journal = page.url()
    const number = (await page.getByRole('heading', { level: 1 }).getByRole('button').textContent())!.trim()

    await page.goto(`/${company}/trial-balance?entityIds=${entityId}`)
    await expect(page.getByRole('row', { name: bank })).toContainText('38,200.00')
    // The sub-group has the sum of its accounts.
    await expect(page.getByRole('row', { name: subgroup })).toContainText('38,200.00')
    await page.getByRole('link', { name: rent, exact: true }).click()
    await page.waitForURL(/account-ledger/)
    await expect(page.getByText(t('books.closing')).locator('..')).toContainText('11,800.00')
    await page.getByText(number, { exact: true }).click()
    await page.waitForURL(journal)

    await page.goto(`/${company}/balance-sheet?entityIds=${entityId}`)
    for (const side of ['books.liabilities', 'books.assets'] as const)
      await expect(
        page
          .getByRole('region', { name: t(side) })
          .getByRole('row')
          .last(),
      ).toContainText('38,200.00')
    await page.goto(`/${company}/profit-and-loss?entityIds=${entityId}`)
    await expect(page.getByRole('row', { name: t('books.netProfit') })).toContainText('-₹11,800.00')

    await page.goto(journal)
    await page.getByRole('button', { name: t('view.more') }).click()
    await page.getByRole('menuitem', { name: t('books.cancel') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('payment.cancelReason')).fill('Entered twice')
    await dialog.getByRole('button', { name: t('books.cancel') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('books.isCancelled'))
    await page.goto(`/${company}/profit-and-loss?entityIds=${entityId}`)
    await expect(page.getByText(t('books.nothing'))).toBeVisible()
  },
)
