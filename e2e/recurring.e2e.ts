import { expect, test } from '@playwright/test'
import { customer, invoicesLike } from './einvoice-records.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'an invoice is repeated on a calendar, paused and ended',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const name = `Rent ${info.project.name}`
    const partyId = await customer(page, name)
    const [invoice] = await invoicesLike(page, [{ partyId, placeOfSupply: '27' }])
    if (!invoice) throw new Error('no invoice was made')

    await page.goto(`/${company}/view-sales-invoice/${invoice.id}`)
    await page.getByRole('button', { name: t('view.more') }).click()
    await page.getByRole('menuitem', { name: t('recurring.create') }).click()
    const dialog = page.getByRole('dialog', { name: t('recurring.create') })
    await dialog.locator('input[name="nextDate"]').fill('31/01/2020')
    await dialog.getByRole('button', { name: t('recurring.save') }).click()
    // A date that has passed is refused at its field, and what was typed stays.
    await expect(dialog.locator('input[name="nextDate"]')).toHaveAttribute('aria-invalid', 'true')
    await dialog.locator('input[name="nextDate"]').fill('31/01/2099')
    expect(await graveOf(page)).toEqual([])
    await dialog.getByRole('button', { name: t('recurring.save') }).click()
    await expect(dialog).toBeHidden()

    await page.goto(`/${company}/recurring-documents`)
    await page.getByText(name).first().click()
    await page.waitForURL(/view-recurring-document\/\d+/)
    await expect(page.getByText('28/02/2099')).toBeVisible()
    await expect(page.getByText('31/03/2099')).toBeVisible()
    await page.getByRole('button', { name: t('recurring.pause') }).click()
    await expect(page.getByText(t('enum.RecurringStatus.Paused'))).toBeVisible()
    await page.getByRole('button', { name: t('recurring.resume') }).click()
    await expect(page.getByText(t('enum.RecurringStatus.Active'))).toBeVisible()
    await page.getByRole('button', { name: t('view.more') }).click()
    await page.getByRole('menuitem', { name: t('recurring.end') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('recurring.end'), exact: true })
      .click()
    await expect(page.getByText(t('enum.RecurringStatus.Ended'))).toBeVisible()
  },
)
