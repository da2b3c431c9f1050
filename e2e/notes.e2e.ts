import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask, read, rows } from './calls.ts'
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
    await expect(notes).toContainText(number.split(/\s/)[0]!)
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
      await page.locator('[name="supplierDate"]').fill('20/11/2026')
      await page.locator('[data-row="0"] input').first().click()
      await page.keyboard.type(String(item!['name']))
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-row="0"] [data-cell="2"]')).toHaveValue('1')
      await page.locator('[data-row="0"] [data-cell="4"]').fill('250')
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
    const state = (words: 'PaymentMade' | 'Active') =>
      page.locator('main').getByText(t(`enum.DocumentStatus.${words}`), { exact: true })
    await expect(state('Active').first()).toBeVisible()
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
    await expect(state('PaymentMade').first()).toBeVisible()
    await page.goto(payment)
    await page.locator('main button[aria-haspopup="menu"]').first().click()
    await page.getByRole('menuitem', { name: t('payout.cancel') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('payment.cancelReason')).fill('Cheque returned')
    await dialog.getByRole('button', { name: t('payout.cancel') }).click()
    await expect(page.getByText(t('enum.DocumentStatus.Cancelled')).first()).toBeVisible()
    await page.goto(bill)
    await expect(state('Active').first()).toBeVisible()
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

const routes = [
  'nothing',
  'wait',
  'edit',
  'unlock',
  'cancel',
  'cancelAndCopy',
  'cancelIrn',
  'cancelIrnAndCopy',
  'cancelBillFirst',
  'creditNote',
  'debitNote',
  'commercialNote',
  'creditAndNew',
  'correctInReturn',
  'gstr1a',
  'amend',
  'shippingBill',
  'amendShippingBill',
  'tooLate',
] as const
type Said = (typeof routes)[number]

test(
  "'This invoice is wrong' asks three questions and opens the lawful route, filled in",
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const [invoice] = await invoicesLike(page, [{}])
    if (!invoice) throw new Error('no invoice was made')
    const view = `/${company}/view-sales-invoice/${invoice.id}`
    const dialog = page.getByRole('dialog')
    const answer = async (
      wrong: 'notSupplied' | 'buyer' | 'tooHigh' | 'tooLow' | 'returned' | 'particulars',
      ...answers: readonly ('yes' | 'no')[]
    ) => {
      await page.goto(view)
      await page.getByRole('button', { name: t('view.more') }).click()
      await page.getByRole('menuitem', { name: t('correction.title') }).click()
      await dialog.getByLabel(t(`correction.wrong.${wrong}`)).check()
      for (const [at, question] of (['isSupplied', 'isBooked'] as const).entries())
        await dialog
          .getByRole('radiogroup', { name: t(`correction.${question}`) })
          .getByLabel(t(`common.${answers[at] ?? 'no'}`))
          .check()
      await dialog.getByRole('button', { name: t('correction.show') }).click()
    }
    const press = (label: Parameters<typeof t>[0]) => dialog.getByRole('button', { name: t(label) }).click()

    await answer('particulars')
    await expect(dialog.getByText(t('correction.edit'), { exact: true })).toBeVisible()
    await expect(dialog.getByText(t('correction.lastDay'))).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await press('kind.salesInvoice.edit')
    await page.waitForURL(/edit-sales-invoice\//)

    await answer('tooLow', 'yes', 'yes')
    await press('correction.openNote')
    await page.waitForURL(/create-sales-outward-notes\?documentId=/)
    await expect(page.locator('[name="noteType"]')).toHaveValue('Debit')
    await expect(page.locator('select[name="reason"]')).toHaveValue('Invoice Correction')
    // Nothing comes back: what each unit was wrong by is typed as its price.
    await expect(page.locator('[data-row="0"] [data-cell="2"]')).toHaveValue('0')
    await page.locator('[data-row="0"] [data-cell="4"]').fill('2.50')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-sales-outward-notes\/\d+/)
    expect(await graveOf(page)).toEqual([])

    // What hours and filed returns decide is the rule's; here each of its answers leads where it says.
    let route: Said = 'cancel'
    await page.route('**/api/salesInvoice/correction', async (asked) => {
      const reply = await asked.fetch()
      await asked.fulfill({ response: reply, json: { ...(await reply.json()), route } })
    })
    const leads = [
      ['cancelIrn', 'correction.openEInvoice', /tab=eInvoice/],
      ['cancelBillFirst', 'correction.openEWayBill', /tab=eWayBill/],
      ['creditAndNew', 'correction.copyForRight', /clone-sales-invoice\//],
      ['gstr1a', 'correction.openReturn', /gstr1-report\?/],
    ] as const
    for (const [to, label, url] of leads) {
      route = to
      await answer('buyer')
      await expect(dialog.getByText(t(`correction.${to}`), { exact: true })).toBeVisible()
      await press(label)
      await page.waitForURL(url)
    }
    await answer('buyer')
    for (const said of routes) {
      route = said
      await press('correction.back')
      await press('correction.show')
      await expect(dialog.getByText(t(`correction.${said}.text`), { exact: true })).toBeVisible()
    }
    await page.unroute('**/api/salesInvoice/correction')

    // From the list; an invoice that no note corrects can be cancelled.
    const [other] = await invoicesLike(page, [{}])
    await page.goto(`/${company}/view-sales-invoice/${other!.id}`)
    await page.getByRole('button', { name: t('view.more') }).click()
    await page.getByRole('menuitem', { name: t('correction.title') }).click()
    await dialog.getByLabel(t('correction.wrong.notSupplied')).check()
    for (const no of await dialog.getByLabel(t('common.no'), { exact: true }).all()) await no.check()
    await press('correction.show')
    await press('kind.salesInvoice.cancel')
    const cancel = page.getByRole('dialog').filter({ has: page.getByLabel(t('invoice.cancelReason')) })
    await cancel.getByLabel(t('invoice.cancelReason')).fill('Twice')
    await cancel.getByRole('button', { name: t('kind.salesInvoice.cancel') }).click()
    await expect(page.getByText(t('enum.DocumentStatus.Cancelled')).first()).toBeVisible()
  },
)

test(
  'an advance for services bears tax on a receipt voucher, is set off on the invoice, and its rest is refunded',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const name = `Advance ${info.project.name}`
    const partyId = await customer(page, name)
    await page.goto(`/${company}/create-payment-in?partyId=${partyId}`)
    await page.locator('[name="amount"]').fill('1180')
    await page.getByRole('switch', { name: t('payment.advanceTax') }).check()
    await page.locator('[name="advance.hsn"]').fill('998313')
    await expect(
      page.getByText(t('payment.advanceInside', { value: '1,000.00', tax: '180.00' })),
    ).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-payment-in\/\d+/)
    const receipt = page.url()
    const fact = (label: string) => factOf(page, label)
    await expect(fact(t('enum.DocumentKind.receiptVoucher'))).toContainText('RV')
    await expect(fact(t('payment.voucherTax'))).toContainText('180.00')
    expect(await graveOf(page)).toEqual([])

    const { entityId } = await detailOf(page, 'paymentIn', receipt)
    const [invoice] = await invoicesLike(page, [{ partyId, placeOfSupply: '27', entityId }])
    if (!invoice) throw new Error('no invoice was made')
    await page.goto(receipt)
    await page.locator('main button[aria-haspopup="menu"]').first().click()
    await page.getByRole('menuitem', { name: t('payment.allocate') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(`${t('payment.allocated')} ${invoice.number}`).fill('118')
    await dialog.getByRole('button', { name: t('payment.save') }).click()
    await expect(dialog).toBeHidden()
    await expect(fact(t('payment.unallocated'))).toContainText('1,062.00')

    await page.locator('main button[aria-haspopup="menu"]').first().click()
    await page.getByRole('menuitem', { name: t('payment.refund') }).click()
    await page.waitForURL(/create-payment-out\?.*refundOfId=/)
    await expect(page.locator('[name="amount"]')).toHaveValue('1,062.00')
    await page.locator('[name="amount"]').fill('1000')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-payment-out\/\d+/)
    await expect(fact(t('enum.DocumentKind.refundVoucher'))).toContainText('RFV')
    await expect(fact(t('payment.refundOf'))).toContainText('1,180.00')
    expect(await graveOf(page)).toEqual([])
    await page.goto(receipt)
    await expect(fact(t('payment.unallocated'))).toContainText('62.00')
  },
)

test(
  'a purchase under reverse charge has its self-invoice, and what is paid for it a payment voucher',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const model = await invoicesLike(page, [{}])
    const { id: partyId } = (await ask(page, 'party/save', {
      name: 'Ramu Cartage',
      role: 'Supplier',
      taxpayerType: 'UNREG',
      billingAddress: { line1: '9 Mill Road', city: 'Pune', stateCode: '27', pincode: '411001' },
    })) as { id: number }
    const bill = (await ask(page, 'purchaseBill/save', {
      entityId: model[0]!.entityId,
      partyId,
      date: model[0]!.date,
      supplierNumber: 'RC-7',
      supplierDate: model[0]!.date,
      reverseCharge: true,
      status: 'Active',
      lines: [
        {
          description: 'Cartage',
          supply: 'Services',
          hsn: '996511',
          quantity: '1',
          unitPrice: '500',
          taxRate: '18',
        },
      ],
    })) as { id: number }
    await page.goto(`/${company}/view-purchase-bill/${bill.id}`)
    await expect(page.getByText(t('selfInvoice.number'))).toBeVisible()
    await page.getByRole('button', { name: t('view.more') }).click()
    await page.getByRole('menuitem', { name: t('itc.setState') }).click()
    const dialog = page.getByRole('dialog')
    expect(await graveOf(page)).toEqual([])
    await dialog.getByRole('button', { name: t('itc.setState') }).click()
    await expect(factOf(page, t('itc.state'))).toHaveText(t('enum.ItcState.Claimed'))
    await page.getByRole('button', { name: t('supplier.pay') }).click()
    await page.waitForURL(/create-payment-out\?/)
    await expect(page.locator('[name="amount"]')).toHaveValue('500.00')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-payment-out\/\d+/)
    await expect(factOf(page, t('enum.DocumentKind.paymentVoucher'))).toContainText('PV')
    await expect(factOf(page, t('payment.voucherTax'))).toContainText('90.00')
    expect(await graveOf(page)).toEqual([])
    const { id } = await detailOf(page, 'paymentOut', page.url())
    for (const path of [`purchaseBill/selfInvoicePdf?id=${bill.id}`, `paymentOut/pdf?id=${id}`])
      expect((await read(page, path)).subarray(0, 5).toString()).toBe('%PDF-')
  },
)

test(
  'credit of a bill that is unpaid after 180 days is reversed from its deadline, and reclaimed with the payment',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const model = await invoicesLike(page, [{}])
    const date = new Date(Date.parse(String(model[0]!.date)) - 190 * 86_400_000).toISOString().slice(0, 10)
    const [supplier] = await rows(page, 'party/search', { keyword: 'Surat Homeware' })
    const supplierNumber = 'R37-190'
    const bill = (await ask(page, 'purchaseBill/save', {
      entityId: model[0]!.entityId,
      partyId: supplier!.id,
      date,
      supplierNumber,
      supplierDate: date,
      status: 'Active',
      lines: [{ description: 'Racks', hsn: '940320', quantity: '1', unitPrice: '1000', taxRate: '18' }],
    })) as { id: number }
    await ask(page, 'purchaseBill/setItcState', {
      ids: [bill.id],
      state: 'Claimed',
      returnPeriod: `${date.slice(5, 7)}${date.slice(0, 4)}`,
    })
    await page.goto(`/${company}/legal-clocks?kinds=itcReverse&keyword=${supplierNumber}`)
    await page.getByText(supplierNumber).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('[name="igst"]')).toHaveValue('180.00')
    expect(await graveOf(page)).toEqual([])
    await dialog.getByRole('button', { name: t('itc.setState') }).click()
    await expect(factOf(page, t('itc.state'))).toHaveText(t('enum.ItcState.Reversed'))
    await page.getByRole('button', { name: t('supplier.pay') }).click()
    await page.waitForURL(/create-payment-out\?/)
    await expect(page.locator('[name="amount"]')).toHaveValue('1,180.00')
    await page.keyboard.press('Control+s')
    await page.getByRole('button', { name: t('itc.reclaim') }).click()
    await page.waitForURL(/view-payment-out\/\d+/)
    await page.goto(`/${company}/view-purchase-bill/${bill.id}`)
    await expect(factOf(page, t('itc.state'))).toHaveText(t('enum.ItcState.Reclaimed'))
  },
)

/** A fact of a view, by its label. */
const factOf = (page: Page, label: string) =>
  page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]')

/** The record that a view shows, by its address. */
async function detailOf(page: Page, kind: string, url: string) {
  const id = /\/(\d+)(\?|$)/.exec(url)![1]!
  return JSON.parse(String(await read(page, `${kind}/detail?id=${id}`))) as { id: number; entityId: number }
}

test(
  'what a credit note leaves settles an invoice, is pointed to before more money comes, and is refunded; a bill is set off',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const { id: partyId } = (await ask(page, 'party/save', {
      name: 'Konkan Canvas House',
      role: 'Both',
      taxpayerType: 'UNREG',
      billingAddress: { line1: '3 Dock Road', city: 'Pune', stateCode: '27', pincode: '411001' },
    })) as { id: number }
    const [invoice] = await invoicesLike(page, [{ partyId, placeOfSupply: '27' }])
    if (!invoice) throw new Error('no invoice was made')
    const [item] = await rows(page, 'item/search', { sort: 'id ASC', size: 1 })
    const body = (amount: string) => ({
      entityId: invoice.entityId,
      partyId,
      date: invoice.date,
      status: 'Active',
      lines: [{ itemId: item!.id, quantity: '1', unitPrice: amount, priceIncludesTax: true }],
    })
    const note = (await ask(page, 'outwardNote/save', {
      ...body('90'),
      noteType: 'Credit',
      reason: 'Sales Return',
      precedingDocuments: [{ number: 'OLD/7', date: invoice.date, total: '9999.00' }],
    })) as { id: number; number: string }
    const bill = (await ask(page, 'purchaseBill/save', {
      ...body('40'),
      supplierNumber: 'KCH/9',
      supplierDate: invoice.date,
      reverseCharge: false,
    })) as { id: number }
    const choose = async (action: 'credit.apply' | 'credit.refund' | 'credit.setOff') => {
      const button = page.getByRole('button', { name: t(action), exact: true })
      const more = page.getByRole('button', { name: t('view.more') })
      await expect(button.or(more).first()).toBeVisible()
      if (await button.isVisible()) return button.click()
      await more.click()
      await page.getByRole('menuitem', { name: t(action) }).click()
    }
    const settle = async (amount: string) => {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').first().fill(amount)
      expect(await graveOf(page)).toEqual([])
      await dialog.getByRole('button', { name: t('payment.save') }).click()
      await expect(dialog).toHaveCount(0)
    }

    // Before money is taken, the form points to the note and the bill.
    await page.goto(`/${company}/create-payment-in?partyId=${partyId}`)
    const others = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t('payment.elseOpen') }) })
    await expect(others).toContainText(t('payment.open.note'))
    await expect(others).toContainText(t('payment.open.otherSide'))
    expect(await graveOf(page)).toEqual([])
    await others.getByRole('link', { name: note.number }).click()
    await page.waitForURL(new RegExp(`view-sales-outward-notes/${note.id}`))
    await choose('credit.apply')
    await settle('50')
    await choose('credit.refund')
    await page.waitForURL(/create-payment-out\?/)
    await expect(page.locator('[name="amount"]')).toHaveValue('40.00')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-payment-out\/\d+/)
    await expect(page.getByRole('link', { name: note.number })).toBeVisible()

    await page.goto(`/${company}/view-purchase-bill/${bill.id}`)
    await choose('credit.setOff')
    await settle('40')
    await expect(
      page.locator('main').getByText(t('enum.DocumentStatus.PaymentMade'), { exact: true }).first(),
    ).toBeVisible()
    const detail = JSON.parse(String(await read(page, `salesInvoice/detail?id=${invoice.id}`))) as {
      totals: { total: string }
      balance: string
    }
    expect(Number(detail.balance)).toBeCloseTo(Number(detail.totals.total) - 90, 2)
  },
)

test(
  'bills of several suppliers are paid in one run from the due calendar, and a small rest is written off and opened again',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const [model] = await invoicesLike(page, [{}])
    const [item] = await rows(page, 'item/search', { sort: 'id ASC', size: 1 })
    const bills: { id: number; partyId: number }[] = []
    for (const name of ['Deccan Twine', 'Malabar Labels']) {
      const { id: partyId } = (await ask(page, 'party/save', {
        name,
        role: 'Supplier',
        taxpayerType: 'UNREG',
        emails: 'accounts@example.in',
        billingAddress: { line1: '5 Yarn Lane', city: 'Pune', stateCode: '27', pincode: '411001' },
      })) as { id: number }
      const { id } = (await ask(page, 'purchaseBill/save', {
        entityId: model!.entityId,
        partyId,
        date: model!.date,
        supplierNumber: 'RUN/1',
        supplierDate: model!.date,
        status: 'Active',
        reverseCharge: false,
        lines: [{ itemId: item!.id, quantity: '1', unitPrice: '60', priceIncludesTax: true }],
      })) as { id: number }
      bills.push({ id, partyId })
    }
    const calendar = `/${company}/due-calendar-report?side=payable${bills.map(({ partyId }) => `&partyIds=${partyId}`).join('')}`
    await page.goto(calendar)
    await expect(page.getByRole('row').filter({ hasText: 'RUN/1' })).toHaveCount(2)
    expect(await graveOf(page)).toEqual([])
    await page.getByRole('checkbox', { name: t('list.selectAll') }).check()
    await page.getByRole('button', { name: t('payRun.title') }).click()
    const dialog = page.getByRole('dialog')
    // A rest of the second is left open.
    await dialog
      .getByRole('textbox', { name: new RegExp(t('payout.amount')) })
      .last()
      .fill('55')
    expect(await graveOf(page)).toEqual([])
    await dialog.getByRole('button', { name: t('payRun.pay') }).click()
    await expect(dialog.getByRole('heading', { name: t('payRun.done') })).toBeVisible()
    await expect(dialog.getByRole('link')).toHaveCount(2)
    await dialog.getByRole('button', { name: t('payRun.mail') }).click()
    await expect(page.getByText(t('payRun.mailed', { count: 2 }))).toBeVisible()
    await dialog
      .getByRole('button', { name: t('common.close') })
      .last()
      .click()
    await expect(page.getByRole('row').filter({ hasText: 'RUN/1' })).toHaveCount(1)

    await page.goto(`/${company}/view-purchase-bill/${bills[1]!.id}`)
    await page.getByRole('button', { name: t('view.more') }).click()
    await page.getByRole('menuitem', { name: t('writeOff.make') }).click()
    const give = async (button: 'writeOff.make' | 'writeOff.undo') => {
      await dialog.getByLabel(t('payment.cancelReason')).fill('Rounded by the bank')
      await dialog.getByRole('button', { name: t(button) }).click()
      await expect(dialog).toHaveCount(0)
    }
    await give('writeOff.make')
    const state = (status: 'PaymentMade' | 'Active') =>
      page
        .locator('main')
        .getByText(t(`enum.DocumentStatus.${status}`), { exact: true })
        .first()
    await expect(state('PaymentMade')).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.getByRole('button', { name: t('writeOff.undo') }).click()
    await give('writeOff.undo')
    await expect(state('Active')).toBeVisible()
  },
)
