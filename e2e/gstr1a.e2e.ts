import { expect, test } from '@playwright/test'
import { ask } from './calls.ts'
import { gstinOf } from './gstins.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'a filed period is opened for GSTR-1A, an invoice is corrected, and only the change is in it',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const { entityId, stateCode, pincode } = await ownGstin(page, info, { journey: 'gstr1a', company })
    const month = monthBefore()
    const { id: partyId } = (await ask(page, 'party/save', {
      name: `Trader ${stateCode}`,
      role: 'Customer',
      taxpayerType: 'REG',
      gstin: gstinOf(`${stateCode}AAACT2727Q1Z`),
      billingAddress: { line1: '1 Bazaar Road', city: 'Zone', stateCode, pincode },
    })) as { id: number }
    const invoice = (unitPrice: string, more: object = {}) =>
      ask(page, 'salesInvoice/save', {
        entityId,
        partyId,
        date: `${month.slice(2)}-${month.slice(0, 2)}-05`,
        status: 'Active',
        lines: [
          {
            description: 'Bolt',
            hsn: '73181500',
            supply: 'Goods',
            uqc: 'NOS',
            quantity: '10',
            unitPrice,
            taxRate: '18',
          },
        ],
        ...more,
      }) as Promise<{ id: number; version: number; number: string }>
    const { id, version, number } = await invoice('100')
    const filedOn = new Date().toISOString().slice(0, 10)
    await ask(page, 'gstReturn/markFiled', { entityId, returnPeriod: month, filedOn })

    await page.goto(`/${company}/returns/gstr1/${month}?entityId=${entityId}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('gstr1.filed'))
    await page.goto(`/${company}/returns/gstr1a/${month}?entityId=${entityId}`)
    await expect(page.getByText(t('gstr1a.openText'))).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await page.getByRole('button', { name: t('gstr1a.open') }).click()
    await expect(page.getByText(t('gstr1a.emptyText'))).toBeVisible()

    await invoice('150', { id, version })
    await page.reload()
    const line = page.getByRole('link', { name: t('returns.section.B2BA') })
    await expect(line).toBeVisible()
    expect(await graveOf(page)).toEqual([])
    await line.click()
    await expect(page.getByRole('link', { name: number })).toBeVisible()
    await expect(page.getByText('500.00').first()).toBeVisible()

    await test.step('GSTR-1 says where the change is, and keeps what it filed', async () => {
      await page.goto(`/${company}/returns/gstr1/${month}?entityId=${entityId}`)
      await expect(page.getByText('1,000.00').first()).toBeVisible()
      await page.getByRole('link', { name: t('gstr1a.since', { count: '1' }) }).click()
      await page.waitForURL(/returns\/gstr1a\//)
    })

    await test.step('it is marked as filed', async () => {
      const label = t('gstr1.markFiled')
      const button = page.getByRole('button', { name: label })
      if (!(await button.isVisible())) await page.getByRole('button', { name: t('view.more') }).click()
      await button
        .or(page.getByRole('menuitem', { name: label }))
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(t('gstr1a.markFiledText'))).toBeVisible()
      await dialog.locator('button[type="submit"]').click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t('gstr1.filed'))
    })
  },
)

/** The month before, as a return period: MMYYYY. */
function monthBefore(): string {
  const today = new Date()
  const last = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0))
  return `${String(last.getUTCMonth() + 1).padStart(2, '0')}${last.getUTCFullYear()}`
}
