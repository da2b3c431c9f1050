import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask } from './calls.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

/** A sale to a consumer in May 2025: 1,000.00 at 18%. */
async function saleOf(
  page: Page,
  { entityId, stateCode, name }: { entityId: number; stateCode: string; name: string },
): Promise<void> {
  const { id: partyId } = (await ask(page, 'party/save', {
    name,
    role: 'Customer',
    taxpayerType: 'UNREG',
  })) as { id: number }
  await ask(page, 'salesInvoice/save', {
    entityId,
    partyId,
    date: '2025-05-10',
    status: 'Active',
    placeOfSupply: stateCode,
    placeOfSupplyReason: 'At the counter',
    lines: [
      {
        description: 'Bolts',
        hsn: '731815',
        supply: 'Goods',
        uqc: 'NOS',
        quantity: '10',
        unitPrice: '100',
        taxRate: '18',
      },
    ],
  })
}

test(
  'GSTR-9 of a year: a sale and its note in their rows, the periods behind them, an adjustment with its history, the mark as filed',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = Number(await signIn(page, info))
    const { entityId, stateCode } = await ownGstin(page, info, { journey: 'annualReturn', company })
    await saleOf(page, { entityId, stateCode, name: `Year customer ${stateCode}` })

    await page.goto(`/${company}/returns/gstr9/032026?entityId=${entityId}`)
    const consumers = page.getByRole('row', { name: new RegExp(`^4A `) })
    await expect(consumers).toContainText('1,000.00')
    await expect(consumers).toContainText('90.00')
    expect(await graveOf(page)).toEqual([])

    await consumers.getByRole('link').click()
    await expect(page.getByRole('region', { name: t('annual.periods') })).toContainText('1,000.00')
    await expect(page.getByRole('region', { name: t('annual.documents') })).toContainText('1,000.00')
    await page.getByRole('link', { name: t('gstr3b.back') }).click()

    // Rule 39 is not in the books.
    await page
      .getByRole('button', { name: t('gstr3b.adjust') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t('annual.figure.igst') }).fill('25.50')
    await dialog.getByRole('textbox', { name: t('gstr1.reason') }).fill('Credit of the distributor')
    await dialog.getByRole('button', { name: t('gstr3b.addAdjustment') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row', { name: /^7B / })).toContainText('25.50')
    await page.getByRole('tab', { name: t('gstr3b.adjustmentsCount', { count: 1 }) }).click()
    await expect(page.getByText('Credit of the distributor')).toBeVisible()
    expect(await graveOf(page)).toEqual([])

    await page.getByRole('tab', { name: t('annual.checks') }).click()
    await expect(page.getByText(t('gstr9.check.noStatement'))).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.getByRole('tab', { name: t('annual.compare') }).click()
    await expect(page.getByRole('row', { name: /^4A / })).toContainText('1,000.00')
    expect(await graveOf(page)).toEqual([])

    await ask(page, 'gstReturn/markFiled', {
      entityId,
      returnType: 'GSTR9',
      returnPeriod: '032026',
      filedOn: '2026-06-10',
    })
    await page.reload()
    await expect(page.getByText(t('gstr1.filed'), { exact: true }).first()).toBeVisible()
    const refused = await page.request
      .post('/api/gstReturn/gstr9/adjust', {
        data: { entityId, returnPeriod: '032026', section: '7B', igst: '1', reason: 'Later' },
        headers: {
          'auth-token': await page.evaluate(
            () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { token?: string }).token ?? '',
          ),
        },
      })
      .then((reply) => reply.status())
    expect(refused).toBe(400)
  },
)

test(
  'GSTR-9C of a year: an amount of the audited accounts makes a difference, which asks for a reason before the file is made',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = Number(await signIn(page, info))
    const { entityId, stateCode } = await ownGstin(page, info, { journey: 'auditedAccounts', company })
    await saleOf(page, { entityId, stateCode, name: `Audited customer ${stateCode}` })
    await page.goto(`/${company}/returns/gstr9/032026?entityId=${entityId}&tab=checks`)
    await page.getByRole('link', { name: t('gstr9c.open') }).click()
    await expect(page.getByRole('row', { name: /^5A / })).toContainText('1,000.00')
    await expect(page.getByRole('row', { name: /^5R / })).toContainText('0.00')
    expect(await graveOf(page)).toEqual([])

    const add = async (section: string, amount: string | undefined, reason: string) => {
      await page
        .getByRole('button', { name: t('gstr3b.adjust') })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: t('gstr3b.cell') }).selectOption(section)
      if (amount !== undefined)
        await dialog.getByRole('textbox', { name: t('annual.figure.taxableValue') }).fill(amount)
      await dialog.getByRole('textbox', { name: t('gstr1.reason') }).fill(reason)
      await dialog.getByRole('button', { name: t('gstr3b.addAdjustment') }).click()
      await expect(dialog).toBeHidden()
    }
    await add('5B', '150', 'Work not billed in March 2025')
    await expect(page.getByRole('row', { name: /^5R / })).toContainText('150.00')
    await page.getByRole('tab', { name: t('gstr9c.reasons') }).click()
    await expect(page.getByText(t('gstr9c.reasonMissing', { table: '6', section: '5R' }))).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await add('6', undefined, 'Billed in April 2025')
    await add('8', undefined, 'Taxed in April 2025')
    await expect(page.getByText(t('gstr9c.allReasons'))).toBeVisible()
    await expect(page.getByText('Billed in April 2025')).toBeVisible()
    const file = page.waitForEvent('download')
    await page
      .getByRole('button', { name: t('gstr3b.json') })
      .first()
      .click()
    expect((await file).suggestedFilename()).toMatch(/^GSTR9C .* 032026\.json$/)
  },
)
