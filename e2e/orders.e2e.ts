import { expect, test } from '@playwright/test'
import { ask, read, rows } from './calls.ts'
import { invoicesLike } from './einvoice-records.ts'
import { fieldOfLine } from './lines.ts'
import { registered } from './records.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import type { TextKey } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'an order is invoiced in parts, and order and invoices lead to each other',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const [item] = await rows(page, 'item/search', { sort: 'id ASC', size: 1 })
    const name = `Ordering ${info.project.name}`
    const { id: partyId } = (await ask(page, 'party/save', {
      name,
      taxpayerType: 'UNREG',
      placeOfSupply: '27',
    })) as { id: number }
    await page.goto(`/${company}/create-sales-order?partyId=${partyId}`)
    await page.locator('[data-row="0"] input').first().click()
    await page.keyboard.type(String(item!['name']))
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-row="0"] [data-cell="2"]')).toHaveValue('1')
    await page.locator('[data-row="0"] [data-cell="2"]').fill('10')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-sales-order\/\d+/)
    const order = page.url().match(/view-sales-order\/(\d+)/)![1]
    const number = (await page.getByRole('heading', { level: 1 }).innerText()).split(/\s/)[0]!
    expect(await graveOf(page)).toEqual([])

    const convert = async (quantity: string) => {
      await page.getByRole('button', { name: t('convert.salesInvoice') }).click()
      await page.waitForURL(/create-sales-invoice\?documentId=/)
      // What was saved before is still said, with its number.
      await expect(page.getByText(number, { exact: true })).toBeVisible()
      await page.locator('[data-row="0"] [data-cell="2"]').fill(quantity)
      await page.keyboard.press('Control+s')
    }
    await convert('4')
    await page.waitForURL(/view-sales-invoice\/\d+/)
    const invoice = (await page.getByRole('heading', { level: 1 }).innerText()).split(/\s/)[0]!
    await page
      .getByRole('link', { name: number })
      .or(page.locator(`a[href*="view-sales-order/${order}"]`))
      .first()
      .click()
    await page.waitForURL(new RegExp(`view-sales-order/${order}`))
    await expect(page.getByText(t('fulfilment.ofLine', { left: '6', quantity: '10' }))).toBeVisible()
    // The order gets a line before the one that is invoiced: that one keeps its item and its invoice, and says so.
    await page.goto(`/${company}/edit-sales-order/${order}`)
    const taken = t('fulfilment.taken', { taken: '4', quantity: '10', documents: invoice })
    await expect(page.getByText(taken)).toBeVisible()
    await expect(page.locator('[data-row="0"] [data-cell="0"] input')).toHaveAttribute('readonly')
    await expect(page.getByRole('button', { name: t('invoice.removeLine', { number: '1' }) })).toBeDisabled()
    await page.getByRole('button', { name: t('invoice.addLine') }).click()
    await page.keyboard.type(String(item!['name']))
    await page.keyboard.press('Enter')
    await page.locator('[data-row="1"] [data-cell="2"]').fill('1')
    await page
      .getByRole('button', { name: `${t('invoice.line', { number: '2' })}, ${t('invoice.detail')}` })
      .click()
    await page.getByRole('button', { name: t('invoice.moveUp') }).click()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-row="1"]')).toContainText(taken)
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-sales-order\/\d+/)
    await expect(page.getByText(t('fulfilment.ofLine', { left: '1', quantity: '1' }))).toBeVisible()
    await expect(page.getByText(t('fulfilment.ofLine', { left: '6', quantity: '10' }))).toBeVisible()
    await page.goto(`/${company}/edit-sales-order/${order}`)
    await page.getByRole('button', { name: t('invoice.removeLine', { number: '1' }) }).click()
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-sales-order\/\d+/)
    // More than is left is refused at the line.
    await convert('7')
    await expect(page.locator('[data-row="0"] [aria-invalid="true"]').first()).toBeVisible()
    await page.locator('[data-row="0"] [data-cell="2"]').fill('6')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-sales-invoice\/\d+/)
    await page.goto(`/${company}/sales-orders?view=taken`)
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(
      t('enum.DocumentStatus.Invoiced'),
    )
  },
)

test(
  'an order is delivered on a challan, and the challan is invoiced',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const [item] = await rows(page, 'item/search', { sort: 'id ASC', size: 1 })
    const [entity] = await rows(page, 'entity/search', { entityTypes: ['Entity'], sort: 'id ASC', size: 1 })
    const { id: partyId } = (await ask(page, 'party/save', {
      name: `Receiving ${info.project.name}`,
      taxpayerType: 'UNREG',
      placeOfSupply: '27',
    })) as { id: number }
    const order = (await ask(page, 'salesOrder/save', {
      entityId: entity!['id'],
      partyId,
      date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      status: 'Active',
      lines: [{ itemId: item!['id'], quantity: '10', unitPrice: '100' }],
    })) as { id: number }
    await page.goto(`/${company}/view-sales-order/${order.id}`)
    await page.getByRole('button', { name: t('convert.deliveryChallan') }).click()
    await page.waitForURL(/create-sales-delivery-challan\?documentId=/)
    await page.locator('select[name="purpose"]').selectOption('OnApproval')
    await page.locator('[data-row="0"] [data-cell="2"]').fill('6')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-sales-delivery-challan\/\d+/)
    await expect(page.getByText(t('challan.returnBy'))).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.getByRole('button', { name: t('challan.markReturned') }).click()
    await page.locator('[name="line-1"]').fill('2')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('challan.markReturned') })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(t('fulfilment.ofLine', { left: '4', quantity: '6' }))).toBeVisible()
    await page.getByRole('button', { name: t('convert.salesInvoice') }).click()
    await page.waitForURL(/create-sales-invoice\?documentId=/)
    await expect(page.locator('[data-row="0"] [data-cell="2"]')).toHaveValue('4')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-sales-invoice\/\d+/)
    // Six left on the challan, two came back, four are invoiced.
    await page.goto(`/${company}/view-sales-order/${order.id}`)
    await expect(page.getByText(t('fulfilment.ofLine', { left: '6', quantity: '10' }))).toBeVisible()
  },
)

test('an order to a supplier becomes a bill that the code on its invoice fills, goes back in part and is paid', async ({
  page,
}, info) => {
  const t = wordsOf(info)
  const company = await signIn(page, info)
  const gstins = await rows(page, 'entity/search', { entityTypes: ['Entity'], sort: 'id ASC' })
  const unit = async (id: number, role: 'Both' | 'Supplier', called = 'Unit') => {
    const { vrn, entityName, address } = JSON.parse(String(await read(page, `entity/detail?id=${id}`))) as {
      vrn: string
      entityName: string
      address: object
    }
    const name = `${called} ${entityName} ${info.project.name}`
    const party = { name, role, gstin: vrn, billingAddress: address }
    return ((await ask(page, 'party/save', party)) as { id: number }).id
  }
  const [like] = await invoicesLike(page, [{ status: 'Draft' }])
  const sellerId = like!.entityId
  const buyerId = gstins.find(({ id, vrn }) => id !== sellerId && vrn)!.id
  const [sold] = await invoicesLike(page, [{ partyId: await unit(buyerId, 'Both') }])
  const { qr, irn } = await registered(page, sold!.id)
  const invoice = JSON.parse(String(await read(page, `salesInvoice/detail?id=${sold!.id}`))) as {
    lines: { itemId: number; quantity: string; unitPrice: string }[]
  }
  // Of two suppliers of one GSTIN the bill keeps the one that its order names.
  await unit(sellerId, 'Supplier', 'Older unit')
  const supplier = await unit(sellerId, 'Supplier')
  const order = (await ask(page, 'purchaseOrder/save', {
    entityId: buyerId,
    partyId: supplier,
    date: sold!.date,
    lines: invoice.lines.map(({ itemId, quantity, unitPrice }) => ({ itemId, quantity, unitPrice })),
    status: 'Active',
  })) as { id: number; number: string }

  await page.goto(`/${company}/create-purchase-bill?documentId=${order.id}`)
  await expect(page.getByText(order.number)).toBeVisible()
  const file = { name: 'code.txt', mimeType: 'text/plain', buffer: Buffer.from(qr) }
  await page.getByLabel(t('billStart.fill'), { exact: true }).and(page.locator('input')).setInputFiles(file)
  await expect(page.locator('[name="supplierNumber"]')).toHaveValue(sold!.number)
  await expect(page.getByText(t('billStart.agrees'))).toBeVisible()
  expect(await graveOf(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await page.waitForURL(/view-purchase-bill\/\d+/)
  const bill = page.url()
  const number = (await page.getByRole('heading', { level: 1 }).innerText()).split(/\s/)[0]!
  await expect(page.getByText(irn).first()).toBeVisible()
  await expect(page.locator(`a[href*="view-purchase-order/${order.id}"]`).first()).toBeVisible()

  // The same invoice once more leads to the bill that is there.
  await page.goto(`/${company}/view-sales-invoice/${sold!.id}`)
  await page.getByRole('button', { name: t('view.more') }).click()
  await page.getByRole('menuitem', { name: t('billStart.makeOfOurs') }).click()
  await page.waitForURL(/create-purchase-bill\?invoiceId=/)
  await page.getByRole('alert').getByRole('link', { name: number }).click()
  await page.waitForURL(bill)

  await page.getByRole('button', { name: t('view.more') }).click()
  await page.getByRole('menuitem', { name: t('note.make') }).click()
  await page.waitForURL(/create-purchase-inward-notes\?documentId=/)
  await page.locator('select[name="reason"]').selectOption('Purchase Return')
  await (await fieldOfLine(page, info, 0, 'quantity')).fill('1')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/view-purchase-inward-notes\/\d+/)
  await page.goto(bill)
  await page.getByRole('button', { name: t('supplier.pay') }).click()
  await page.waitForURL(/create-payment-out\?/)
  await expect(page.locator('[name="amount"]')).not.toHaveValue('')
  await page.locator('[name="reference"]').fill('UTR-5521')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/view-payment-out\/\d+/)
  await page.goto(bill)
  await expect(page.getByText(t('enum.InvoiceState.Paid'), { exact: true }).first()).toBeVisible()
})

test('a quotation is accepted on its link, ordered, delivered on two challans, invoiced once, registered, returned in part and paid', async ({
  page,
}, info) => {
  const t = wordsOf(info)
  const company = await signIn(page, info)
  const [item] = await rows(page, 'item/search', { sort: 'id ASC', size: 1 })
  const [entity] = await rows(page, 'entity/search', { entityTypes: ['Entity'], sort: 'id ASC', size: 1 })
  const address = { line1: '4 Market Road', city: 'Pune', stateCode: '27', pincode: '411001' }
  const { id: partyId } = (await ask(page, 'party/save', {
    name: `Quoted ${info.project.name}`,
    taxpayerType: 'REG',
    gstin: '27AAACB4410K1ZY',
    billingAddress: address,
  })) as { id: number }
  const offer = (await ask(page, 'salesQuotation/save', {
    entityId: entity!['id'],
    partyId,
    date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    status: 'Active',
    lines: [{ itemId: item!['id'], quantity: '10', unitPrice: '100' }],
  })) as { id: number }
  const { shortUrl } = (await ask(page, 'salesQuotation/link', { id: offer.id })) as { shortUrl: string }

  await page.goto(`/pdf/${shortUrl}`)
  await page.getByLabel(t('offer.name')).fill('Ravi Mehta')
  await page.getByLabel(t('offer.comment')).fill('Please send by Friday')
  await page.getByRole('button', { name: t('public.accept') }).click()
  await expect(page.getByText(t('public.Accepted', { name: 'Ravi Mehta' }))).toBeVisible()
  await expect(page.getByRole('button', { name: t('public.decline') })).toHaveCount(0)
  expect(await graveOf(page)).toEqual([])

  await page.goto(`/${company}/view-sales-quotation/${offer.id}`)
  await expect(page.getByText('Please send by Friday')).toBeVisible()
  const quantityOf = (row: number) => fieldOfLine(page, info, row, 'quantity')
  const convert = async (button: TextKey, to: string, quantity?: string) => {
    await page.getByRole('button', { name: t(button) }).click()
    await page.waitForURL(new RegExp(`create-${to}\\?documentId=`))
    const field = await quantityOf(0)
    if (quantity) await field.fill(quantity)
    await expect(field).not.toHaveValue('')
    await page.keyboard.press('Control+s')
    await page.waitForURL(new RegExp(`view-${to}/\\d+`))
    return page.url().match(/\/(\d+)$/)![1]!
  }
  const order = await convert('convert.salesOrder', 'sales-order')
  const one = await convert('convert.deliveryChallan', 'sales-delivery-challan', '4')
  await page.goto(`/${company}/view-sales-order/${order}`)
  const other = await convert('convert.deliveryChallan', 'sales-delivery-challan')
  await page.goto(`/${company}/create-sales-invoice?documentId=${one},${other}`)
  await expect(await quantityOf(1)).toHaveValue('6')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/view-sales-invoice\/\d+/)
  const invoice = page.url().match(/\/(\d+)$/)![1]!
  const way = page.getByRole('navigation', { name: t('chain.title') })
  await expect(way.locator('a[href*="view-sales-delivery-challan/"]')).toHaveCount(2)

  await page.goto(`/${company}/view-sales-invoice/${invoice}?tab=eInvoice`)
  const panel = page.getByRole('tabpanel')
  await panel.getByRole('button', { name: t('eInvoice.check') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('eInvoice.generate') })
    .click()
  await expect(panel.getByText(/^[0-9a-f]{64}$/)).toBeVisible()

  await page.goto(`/${company}/create-sales-outward-notes?documentId=${invoice}`)
  await page.locator('select[name="reason"]').selectOption('Sales Return')
  await (await quantityOf(0)).fill('1')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/view-sales-outward-notes\/\d+/)
  await page.goto(`/${company}/view-sales-invoice/${invoice}`)
  await page.getByRole('button', { name: t('invoice.receive') }).click()
  await page.waitForURL(/create-payment-in\?/)
  await expect(page.locator('[name="amount"]')).not.toHaveValue('')
  await page.locator('[name="mode"]').selectOption('Cash')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/view-payment-in\/\d+/)
  await page.goto(`/${company}/view-sales-quotation/${offer.id}`)
  await expect(
    page.locator('main').getByText(t('enum.DocumentStatus.Converted'), { exact: true }).first(),
  ).toBeVisible()
  // The order, two challans, the invoice, its note and its payment.
  await expect(way.getByRole('link')).toHaveCount(6)
  expect(await graveOf(page)).toEqual([])
})
