import { expect, test } from '@playwright/test'
import { ask, rows } from './calls.ts'
import { customer, invoicesLike } from './einvoice-records.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

/** A picture of one dot under any name. */
const paper = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
})

test(
  'a credit note takes back a part of an invoice, and each leads to the other',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const name = `Returning ${info.project.name}`
    const partyId = await customer(page, name)
    const [invoice] = await invoicesLike(page, [{ partyId, placeOfSupply: '27' }])
    if (!invoice) throw new Error('no invoice was made')

    await page.goto(`/${company}/view-sales-invoice/${invoice.id}`)
    await page.getByRole('button', { name: t('view.more') }).click()
    await page.getByRole('menuitem', { name: t('note.make') }).click()
    await page.waitForURL(/create-sales-outward-notes\?documentId=/)
    await expect(page.getByText(invoice.number).first()).toBeVisible()
    await expect(page.getByText(t('note.lastDay'))).toContainText('30/11/')
    // Without a reason it is not saved.
    await page
      .getByRole('button', { name: t('invoice.save') })
      .last()
      .click()
    await expect(page.getByRole('alert').or(page.locator('[aria-invalid="true"]')).first()).toBeVisible()
    // The price alone, a discount alone, or what comes back: each is one press from the other.
    const over = (what: 'onlyPrice' | 'discount' | 'quantities') =>
      page.getByRole('button', { name: t(`note.${what}`) })
    await over('onlyPrice').click()
    await over('quantities').click()
    await over('discount').click()
    await expect(page.locator('select[name="reason"]')).toHaveValue('Post-Sale Discount')
    await over('quantities').click()
    await expect(over('onlyPrice')).toBeVisible()
    await page.locator('select[name="reason"]').selectOption('Sales Return')
    expect(await graveOf(page)).toEqual([])
    await page
      .getByRole('button', { name: t('invoice.save') })
      .last()
      .click()
    await page.waitForURL(/view-sales-outward-notes\/\d+/)
    const number = await page.getByRole('heading', { level: 1 }).innerText()
    expect(await graveOf(page)).toEqual([])
    const corrects = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t('note.corrects') }) })
    await expect(corrects).toContainText(invoice.number)
    await corrects.getByRole('link').click()
    await page.waitForURL(new RegExp(`view-sales-invoice/${invoice.id}`))
    const notes = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t('note.correctedBy') }) })
    const note = number.split(/\s/)[0]!
    await expect(notes).toContainText(note)
    // Its own form says at the line what the note took back.
    await page.goto(`/${company}/edit-sales-invoice/${invoice.id}`)
    const back = t('fulfilment.takenBack', { taken: '#', quantity: '#', documents: note })
    await expect(page.getByText(new RegExp(back.replace(/#/g, '[\\d.]+'))).first()).toBeVisible()
    // Nothing of it is left to be taken back.
    await page.goto(`/${company}/sales-outward-notes`)
    await expect(page.getByText(name).first()).toBeVisible()
  },
)

test(
  "a supplier's bill is entered under its number, once alone, paid and opened again, and goes back by a note with its tax",
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const [item] = await rows(page, 'item/search', { sort: 'id ASC', size: 1 })
    await ask(page, 'party/save', {
      name: 'Nilgiri Pump Works',
      role: 'Supplier',
      taxpayerType: 'REG',
      gstin: '33AAACN1234F1Z4',
    })
    const enter = async (number: string, papers?: () => Promise<void>) => {
      await page.goto(`/${company}/create-purchase-bill`)
      await papers?.()
      await page.locator('[name="partyId"]').fill('Nilgiri Pump')
      await page.getByRole('option', { name: 'Nilgiri Pump Works' }).click()
      await page.locator('[name="supplierNumber"]').fill(number)
      await page.locator('[data-row="0"] input').first().click()
      await page.keyboard.type(String(item!['name']))
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-row="0"] [data-cell="2"]')).toHaveValue('1')
      await page.locator('[data-row="0"] [data-cell="4"]').fill('250')
      // Saved by keys from within the date, as it was typed.
      await page.locator('[name="supplierDate"]').fill('20/11/2026')
      await page.keyboard.press('Control+s')
    }
    // Its papers come before it: what is refused or broken off is said, and loses nothing of the form.
    await enter('NPW/118', async () => {
      await page.route('**/attachment/upload', (route) => route.abort(), { times: 1 })
      await page
        .locator('input[type="file"][multiple]')
        .setInputFiles([paper('prices.xlsx'), paper('npw-118.png')])
      const box = page.getByRole('region', { name: t('attachment.papers') })
      await expect(box).toContainText(t('issue.ATTACHMENT_TYPE', { name: 'prices.xlsx' }))
      await box.getByRole('button', { name: t('attachment.remove', { name: 'prices.xlsx' }) }).click()
      await box.getByRole('button', { name: t('attachment.retry') }).click()
      await box.getByRole('button', { name: t('attachment.open', { name: 'npw-118.png' }) }).click()
      await expect(page.locator('aside').getByRole('img', { name: 'npw-118.png' })).toBeVisible()
    })
    await page.waitForURL(/view-purchase-bill\/\d+/)
    const bill = page.url()
    expect(await graveOf(page)).toEqual([])
    await page.getByRole('tab', { name: t('attachment.titleCount', { count: 1 }) }).click()
    await page.getByRole('button', { name: t('attachment.remove', { name: 'npw-118.png' }) }).click()
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByRole('tab', { name: t('attachment.title'), exact: true })).toBeVisible()
    await page.getByRole('tab', { name: t('invoice.history') }).click()
    await expect(page.getByText(t('history.unattached', { name: 'npw-118.png' }))).toBeVisible()
    await page.goto(bill)
    await expect(page.getByText('NPW/118').first()).toBeVisible()
    await page.goto(`/${company}/purchase-bill`)
    await expect(page.getByRole('row').filter({ hasText: 'Nilgiri Pump Works' })).toHaveCount(1)
    await enter('NPW/118')
    await expect(
      page
        .getByRole('link', { name: /NPW|PB/ })
        .or(page.getByRole('alert'))
        .first(),
    ).toBeVisible()
    await expect(page).toHaveURL(/create-purchase-bill/)

    await page.goto(bill)
    // Its supplier gives no days to pay.
    const state = (words: 'enum.InvoiceState.Paid' | 'invoiceState.dueToday') =>
      page.locator('main').getByText(t(words), { exact: true })
    await expect(state('invoiceState.dueToday').first()).toBeVisible()
    await page.getByRole('button', { name: t('supplier.pay') }).click()
    await page.waitForURL(/create-payment-out\?/)
    // What is due of the bill is filled in; a part of it is withheld.
    await expect(page.locator('[name="amount"]')).toHaveValue('295.00')
    await page.locator('[name="amount"]').fill('290')
    await page.locator('[name="tdsDeducted"]').fill('5')
    await page.locator('[name="tdsSection"]').fill('194Q')
    await page.locator('[name="mode"]').selectOption('Cheque')
    await page.locator('[name="reference"]').fill('004512')
    expect(await graveOf(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-payment-out\/\d+/)
    for (const text of ['194Q', '004512']) await expect(page.getByText(text, { exact: true })).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    const payment = page.url()
    await page.goto(bill)
    await expect(state('enum.InvoiceState.Paid').first()).toBeVisible()
    await page.goto(payment)
    await page.locator('main button[aria-haspopup="menu"]').first().click()
    await page.getByRole('menuitem', { name: t('payout.cancel') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('payment.cancelReason')).fill('Cheque returned')
    await dialog.getByRole('button', { name: t('payout.cancel') }).click()
    await expect(page.getByText(t('enum.DocumentStatus.Cancelled')).first()).toBeVisible()
    await page.goto(bill)
    await expect(state('invoiceState.dueToday').first()).toBeVisible()
    // Its tax becomes part of the cost, and goes back with the goods.
    await page.goto(bill)
    const choose = async (action: 'kind.purchaseBill.edit' | 'note.make') => {
      await page.getByRole('button', { name: t('view.more') }).click()
      await page.getByRole('menuitem', { name: t(action) }).click()
    }
    await choose('kind.purchaseBill.edit')
    await page.locator('[name="itcEligibility"]').selectOption('Ineligible')
    await page.locator('[name="itcReason"]').selectOption('Section17(5)(h)')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-purchase-bill\/\d+/)
    await expect(page.getByText(t('itc.blocked'))).toBeVisible()
    await choose('note.make')
    await page.waitForURL(/create-purchase-inward-notes\?documentId=/)
    await expect(page.locator('[name="noteType"]')).toHaveValue('Debit')
    await page.locator('select[name="reason"]').selectOption('Purchase Return')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-purchase-inward-notes\/\d+/)
    await expect(page.getByText(t('itc.blocked'))).toBeVisible()
    expect(await graveOf(page)).toEqual([])
  },
)
