import { expect, test } from '@playwright/test'
import { ask, read, rows } from './calls.ts'
import { customer, invoicesLike } from './einvoice-records.ts'
import { detailOf, factOf } from './facts.ts'
import { gstinOfSample } from './gstins.ts'
import { cell } from './invoice-form.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test('an advance for services bears tax on a receipt voucher, is set off on the invoice, and its rest is refunded', async ({
  page,
}, info) => {
  const t = wordsOf(info)
  const company = await signIn(page, info)
  const name = `Advance ${info.project.name}`
  const partyId = await customer(page, name)
  await page.goto(`/${company}/create-payment-in?partyId=${partyId}`)
  await page.locator('[name="amount"]').fill('1180')
  await page.getByRole('switch', { name: t('payment.advanceTax') }).check()
  await page.locator('[name="advance.hsn"]').fill('998313')
  await expect(page.getByText(t('payment.advanceInside', { value: '1,000.00', tax: '180.00' }))).toBeVisible()
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
})

test('a purchase under reverse charge has its self-invoice, and what is paid for it a payment voucher', async ({
  page,
}, info) => {
  const t = wordsOf(info)
  const company = await signIn(page, info)
  const model = await invoicesLike(page, [{}])
  const { id: partyId } = (await ask(page, 'party/save', {
    name: `Ramu Cartage ${info.project.name}`,
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
})

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

test(
  'what an Input Service Distributor gives is entered as tax in place of items, and is credit to be claimed',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const model = await invoicesLike(page, [{}])
    // A registration of our own PAN that distributes, one for each shape.
    const name = `Jaipur office ${info.project.name}`
    const gstin = gstinOfSample('08', info.project.name.endsWith('-en') ? '2' : '3')
    await ask(page, 'party/save', { name, role: 'Supplier', taxpayerType: 'ISD', gstin })
    const supplierNumber = `ISD-${info.project.name}`
    await page.goto(`/${company}/create-purchase-bill`)
    await expect(cell(page, 0, 0)).toBeVisible()
    await page.locator('[name="partyId"]').fill(name)
    await page.getByRole('option').filter({ hasText: gstin }).click()
    await expect(page.locator('[name="distribution.igst"]')).toBeVisible()
    await expect(page.locator('[data-row="0"]')).toHaveCount(0)
    await page.locator('select[name="entityId"]').selectOption(String(model[0]!.entityId))
    await page.locator('[name="supplierNumber"]').fill(supplierNumber)
    await page.locator('[name="supplierDate"]').fill(await page.locator('[name="date"]').inputValue())
    await page.locator('[name="distribution.igst"]').fill('180')
    expect(await graveOf(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-purchase-bill\/\d+/)
    await expect(factOf(page, t('itc.state'))).toHaveText(t('enum.ItcState.Eligible'))
    await expect(factOf(page, t('itc.credited'))).toContainText('180.00')
    expect(await graveOf(page)).toEqual([])
    const bill = page.url()

    // The list of bills is the register of their credit.
    await page.goto(`/${company}/purchase-bill?itcStates=Eligible&keyword=${supplierNumber}`)
    await expect(page.getByText(name).first()).toBeVisible()
    await page.goto(bill)
    await page.getByRole('button', { name: t('view.more') }).click()
    await page.getByRole('menuitem', { name: t('itc.setState') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('itc.setState') })
      .click()
    await expect(factOf(page, t('itc.state'))).toHaveText(t('enum.ItcState.Claimed'))
    await page.goto(`/${company}/purchase-bill?itcStates=Claimed&keyword=${supplierNumber}`)
    await expect(page.getByText(name).first()).toBeVisible()
  },
)
