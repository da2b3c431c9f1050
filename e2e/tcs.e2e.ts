import { expect, test } from '@playwright/test'
import type { Page, TestInfo } from '@playwright/test'
import { ask, read } from './calls.ts'
import { cell } from './invoice-form.ts'
import { ownGstin } from './own-gstin.ts'
import type { JourneyWithGstin, OwnGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'
import { takeOver } from './take-over.ts'

test(
  'an invoice of scrap bears TCS beside its total, which a person changes with a reason, is in the register and is paid by a challan',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = Number(await signIn(page, info))
    const place = await placeThatCollects(page, info, 'tcs', company)
    const { entityId } = place
    const pan = info.project.name === 'phone-ar' ? 'AAKPM4822P' : 'AAKPM4821P'
    const { name, partyId } = await buyerOfScrap(page, place, 'Mehta Metals', pan)
    const { id } = await draftOfScrap(page, { entityId, partyId, date: '2026-08-10', quantity: '1000' })

    await page.goto(`/${company}/edit-sales-invoice/${id}`)
    const totals = page.locator('#invoice-totals')
    await expect(totals).toContainText('1,18,000.00')
    await expect(totals).toContainText('2,360.00')
    await expect(totals).toContainText('1,20,360.00')
    await totals.getByText(t('tcs.why')).click()
    await expect(totals.getByText(/394\(1\) Sl\. 4/).first()).toBeVisible()
    // The foot of the form says what the customer owes.
    await expect(page.locator('footer').getByText('1,20,360.00').first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await totals.getByRole('button', { name: t('tcs.change') }).click()
    await totals.locator('[name="tcs.rows[0].amount"]').fill('1180')
    await totals.locator('[name="tcs.reason"]').fill('As agreed with the auditor')
    await expect(totals).toContainText('1,19,180.00')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-sales-invoice/)
    await expect(page.getByText('1,19,180.00').first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])

    // The list says what the customer owes, not what GSTR-1 says.
    await page.goto(`/${company}/sales-invoice?period=all&partyIds=${partyId}`)
    await expect(page.locator('main').getByText('1,19,180.00').first()).toBeVisible()
    await expect(page.locator('main').getByText('1,18,000.00')).toHaveCount(0)

    await page.goto(`/${company}/tcs-register?period=all&keyword=${encodeURIComponent(name)}`)
    await expect(page.getByText('1,180.00').first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.getByText(name).first().click()
    await page.waitForURL(new RegExp(`view-sales-invoice/${id}`))

    // It is paid by a challan, which is in the statement of its quarter.
    await page.goto(`/${company}/create-tcs-challan?entityIds=${entityId}`)
    await expect(page.locator('[name=bsrCode]')).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    // Tax is due of the whole company: of two shapes that pay at once, one would find nothing left.
    if (info.project.name === 'phone-ar') return
    const due = page.getByRole('region', { name: t('tds.dueSections') })
    await due.getByRole('checkbox', { name: '6CE' }).check()
    await expect(page.locator('[name=tax]')).not.toHaveValue('')
    // Of August, paid months later.
    await expect(page.locator('[name=interest]')).not.toHaveValue('')
    await page.locator('[name=bsrCode]').fill('0510308')
    await page.locator('[name=number]').fill('78')
    expect(await graveOf(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-tcs-challan/)
    await expect(page.getByText(name).first()).toBeVisible()
    await expect(page.getByText('1,180.00').first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.goto(`/${company}/tcs-statement?financialYear=2026-27&quarter=2`)
    await expect(
      page
        .getByRole('region', { name: t('tds.certificates') })
        .getByText(name)
        .first(),
    ).toBeVisible()
    expect(await graveOf(page)).toEqual([])
  },
)

test(
  'an advance has its TCS inside it, which the form shows and the invoice that follows does not collect again',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = Number(await signIn(page, info))
    const place = await placeThatCollects(page, info, 'tcsAdvance', company)
    const { entityId } = place
    const pan = info.project.name === 'phone-ar' ? 'AAKPN4822P' : 'AAKPN4821P'
    const { name, partyId } = await buyerOfScrap(page, place, 'Nair Metals', pan)

    await page.goto(`/${company}/create-payment-in?partyId=${partyId}`)
    await page.locator('[name="entityId"]').selectOption(String(entityId))
    await page.locator('[name="amount"]').fill('120360')
    const tax = page.getByRole('region', { name: t('tcs.onAdvance') })
    await expect(tax.locator('[name="tcs.section"]')).toHaveValue('6CE')
    await expect(tax.locator('[name="tcs.base"]')).toHaveValue('1,18,000.00')
    await expect(tax.locator('[name="tcs.amount"]')).toHaveValue('2,360.00')
    await tax.getByText(t('tcs.why')).click()
    await expect(tax.getByText(/394\(1\) Sl\. 4/).first()).toBeVisible()
    const sums = page.getByLabel(t('payment.sums'))
    await expect(sums).toContainText('1,18,000.00')
    expect(await graveOf(page)).toEqual([])
    // Another tax has a reason, or is computed again.
    await tax.locator('[name="tcs.amount"]').fill('1180')
    await expect(sums).toContainText('1,19,180.00')
    await page.keyboard.press('Control+s')
    await expect(tax.locator('[name="tcs.reason"]')).toHaveAttribute('aria-invalid', 'true')
    await tax.getByRole('button', { name: t('tcs.reset') }).click()
    await expect(tax.locator('[name="tcs.amount"]')).toHaveValue('2,360.00')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-payment-in\/\d+/)
    await expect(page.getByText('2,360.00').first()).toBeVisible()
    await expect(page.getByText('1,18,000.00').first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])

    const { id } = await draftOfScrap(page, { entityId, partyId, quantity: '1500' })
    await page.goto(`/${company}/edit-sales-invoice/${id}`)
    // 1,77,000, of which 1,18,000 came before: 2 per cent of 59,000.
    const totals = page.locator('#invoice-totals')
    await expect(totals).toContainText('1,180.00')
    await expect(totals).toContainText('1,78,180.00')

    await page.goto(`/${company}/tcs-register?period=all&keyword=${encodeURIComponent(name)}`)
    await page.getByText(name).first().click()
    await page.waitForURL(/view-payment-in\/\d+/)
  },
)

test(
  'a sale over the counter is paid with its TCS, also where it is paid as soon as the item was typed',
  // The customer of the counter is one for all shapes.
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = Number(await signIn(page, info))
    const { entityId, stateCode } = await placeThatCollects(page, info, 'tcsCounter', company)
    const found = (await read(page, 'party/pick?text=Cash%20Retail')).toString()
    const [cashRetail] = JSON.parse(found) as { id: number }[]
    const { id, version, name, role, taxpayerType } = JSON.parse(
      (await read(page, `party/detail?id=${cashRetail!.id}`)).toString(),
    ) as Record<'id' | 'version' | 'name' | 'role' | 'taxpayerType', string>
    const taxed = { tcsApplicable: true, tcsSection: '6CE' }
    await ask(page, 'party/save', { id, version, name, role, taxpayerType, ...taxed })
    const balanceOf = async (id: number) =>
      (JSON.parse((await read(page, `salesInvoice/detail?id=${id}`)).toString()) as { balance: string })
        .balance

    // The full form: the amount of before has no tax, and that of the second sale is another.
    await page.goto(`/${company}/create-sales-invoice?counter=yes`)
    await page.locator('[name="entityId"]').selectOption(String(entityId))
    for (const quantity of ['1', '3']) {
      await expect(page.locator('[name="partyId"]')).toHaveValue('Cash Retail')
      await cell(page, 0, 0).focus()
      await page.keyboard.type('Ceiling fan')
      await page.keyboard.press('Enter')
      await expect(cell(page, 0, 2)).toBeFocused()
      await page.keyboard.type(quantity)
      const saved = page.waitForResponse(/salesInvoice\/save/)
      await page.keyboard.press('Alt+1')
      const sale = (await (await saved).json()) as { id: number; collected: { payable: string } }
      expect(await balanceOf(sale.id)).toBe('0.00')
      await expect(cell(page, 0, 0)).toHaveValue('')
    }

    // The till comes while the list of GSTINs is open, and leaves it open.
    let open = () => {}
    const isOpen = new Promise<void>((done) => (open = done))
    await takeOver(page, '**/api/subscriber/setting/entity/search*', async (route) => {
      await isOpen
      await route.continue()
    })
    await page.goto(`/${company}/counter-sale`)
    await page.getByLabel(t('invoice.gstin')).first().click()
    const place = page.getByRole('option', { name: `Zz tcsCounter ${stateCode}` })
    await expect(place).toBeVisible()
    await expect(page.locator('[name="item"]')).toHaveCount(0)
    open()
    await expect(page.locator('[name="item"]')).toBeVisible()
    await place.click()
    await page.locator('[name="item"]').focus()
    await page.keyboard.type('2*Ceiling fan')
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('tcs.payable')).first()).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.keyboard.type('Ceiling fan')
    await page.keyboard.press('Enter')
    const saved = page.waitForResponse(/salesInvoice\/save/)
    await page.keyboard.press('Alt+2')
    const sale = (await (await saved).json()) as { id: number; collected: { tax: string; payable: string } }
    expect(Number(sale.collected.tax)).toBeGreaterThan(0)
    expect(await balanceOf(sale.id)).toBe('0.00')
    const last = page.getByRole('region', { name: t('counter.last') })
    await expect(last).toContainText(sale.collected.payable.slice(-6))
  },
)

/** A GSTIN of the journey's own that collects tax at source. */
async function placeThatCollects(
  page: Page,
  info: TestInfo,
  journey: JourneyWithGstin,
  company: number,
): Promise<OwnGstin> {
  const place = await ownGstin(page, info, { journey, company })
  await ask(page, 'subscriber/setting/entity/update', {
    entityId: place.entityId,
    settings: [{ name: 'CollectTcs', value: true }],
  })
  return place
}

/** A draft of scrap at 100 rupees a kilogram, taxed at 18 per cent. */
async function draftOfScrap(
  page: Page,
  { quantity, ...about }: { entityId: number; partyId: number; date?: string; quantity: string },
): Promise<{ readonly id: number }> {
  const line = {
    description: 'Iron scrap',
    hsn: '72044900',
    uqc: 'KGS',
    supply: 'Goods',
    unitPrice: '100',
    taxRate: '18',
  }
  return (await ask(page, 'salesInvoice/save', {
    ...about,
    status: 'Draft',
    lines: [{ ...line, quantity }],
  })) as { id: number }
}

async function buyerOfScrap(page: Page, { stateCode, address }: OwnGstin, firm: string, pan: string) {
  const name = `${firm} ${stateCode}`
  const { id } = (await ask(page, 'party/save', {
    name,
    role: 'Customer',
    taxpayerType: 'UNREG',
    pan,
    billingAddress: address,
    tcsApplicable: true,
    tcsSection: '6CE',
  })) as { id: number }
  return { name, partyId: id }
}
