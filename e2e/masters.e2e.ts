import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { customer, invoicesLike } from './einvoice-records.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

const some = () => Math.random().toString(36).slice(2, 6).toUpperCase()
/** A picture of one dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Types into a choice and takes what is found. */
async function choose(page: Page, field: string, text: string) {
  await page.locator(`[data-field="${field}"]`).fill(text)
  await page.getByRole('option', { name: new RegExp(`^${text}\\b`) }).click()
}

test(
  'a unit that converts into another, an item with both units and a picture',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const code = `T${some()}`
    await page.goto(`/${company}/unit`)
    await page
      .getByRole('button', { name: t('unit.create') })
      .first()
      .click()
    const drawer = page.getByRole('dialog')
    await drawer.locator('[name="code"]').fill(code)
    await choose(page, 'uqc', 'BOX')
    await drawer.getByRole('button', { name: t('unit.addConversion') }).click()
    await drawer.locator('[name="conversions.0.factor"]').fill('24')
    await choose(page, 'conversions.0.unitId', 'NOS')
    await page.keyboard.press('Control+s')
    await expect(drawer).toBeHidden()

    const name = `Pencil ${code}`
    await page.goto(`/${company}/create-item`)
    await page.locator('[name="name"]').fill(name)
    await choose(page, 'unitId', 'NOS')
    await page.locator('[name="sellingPrice"]').fill('5')
    await page.locator('[data-field="taxCategory"]').click()
    await page.getByRole('option', { name: t('enum.TaxCategory.NonGst') }).click()
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot })
    await choose(page, 'secondaryUnitId', code)
    await expect(page.locator('[name="conversionRate"]')).toHaveValue('24')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-item\/\d+/)
    await expect(page.getByText(t('item.holds', { unit: code, factor: '24', other: 'NOS' }))).toBeVisible()
    await expect(page.getByRole('img', { name })).toBeVisible()

    // What the item uses is not deleted, and the sentence says what uses it.
    await page.goto(`/${company}/unit?keyword=${code}`)
    await page
      .getByRole('button', { name: t('list.actions') })
      .first()
      .click()
    await page.getByRole('menuitem', { name: t('common.delete') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common.delete') })
      .click()
    await expect(page.getByRole('dialog')).toContainText(name)
  },
)

test(
  'a list keeps its views, finds pasted values and leaves as a file',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/items`)
    await page.getByRole('button', { name: t('item.services'), exact: true }).click()
    const view = `View ${some()}`
    const saved = page.getByRole('button', { name: t('list.savedViews') })
    await saved.click()
    await page.getByLabel(t('list.viewName')).fill(view)
    const kept = page.waitForResponse(/column\/save/)
    await page.getByRole('button', { name: t('list.saveView') }).click()
    await kept
    await page.goto(`/${company}/items`)
    await saved.click()
    await page.getByRole('button', { name: view, exact: true }).click()
    await expect(page).toHaveURL(/supplies=Services/)
    await saved.click()
    await page.getByRole('button', { name: t('list.removeView').replace('{{name}}', view) }).click()

    await page.goto(`/${company}/items`)
    await page.locator('[data-list-search]').evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', 'I0001\nI0002\r\nI0003')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(page.locator('tr[data-row]')).toHaveCount(3)
    for (const [item, file] of [
      [t('list.exportCsv'), /\.csv$/],
      [t('import.template'), /\.xlsx$/],
    ] as const) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: t('list.export') }).click()
      await page.getByRole('menuitem', { name: item }).click()
      expect((await download).suggestedFilename()).toMatch(file)
    }
  },
)

test(
  'an address that changes shows what it concerns before it is saved, and drafts take it on consent',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const partyId = await customer(page, 'Moving Traders')
    const [issued] = await invoicesLike(page, [{ partyId, placeOfSupply: '27' }])
    await invoicesLike(page, [{ partyId, status: 'Draft' }])
    await page.goto(`/${company}/edit-party/${partyId}`)
    await page.locator('[name="billingAddress.line1"]').fill('22 Market Yard')
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: t('impact.drafts') })).toBeVisible()
    await expect(dialog.getByText(issued!.number)).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    // Nothing is saved before that.
    await dialog.getByRole('button', { name: t('impact.back') }).click()
    await expect(page).toHaveURL(/edit-party/)
    await page.keyboard.press('Control+s')
    await dialog.getByRole('button', { name: t('impact.saveAndUpdate') }).click()
    await page.waitForURL(/view-party/)
    await expect(page.getByText(t('impact.updated').replace('{{count}}', '1'))).toBeVisible()
  },
)
