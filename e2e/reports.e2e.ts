import { expect, test } from '@playwright/test'
import { ask } from './calls.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'GSTR-1 is printed, mailed with a sheet, and its mark as filed is at hand',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await test.step('a period that ends before it begins is refused where it is chosen', async () => {
      await page.goto(`/${company}/dashboard?period=Custom&from=2026-05-01&to=2026-05-31`)
      const [from, to] = [page.getByLabel(t('period.from')), page.getByLabel(t('period.to'), { exact: true })]
      await from.fill('10/06/2026')
      await from.press('Enter')
      await expect(page.getByText(t('issue.DATE_ORDER').replace('{{from}}', '10/06/2026'))).toBeVisible()
      expect(new URL(page.url()).searchParams.get('from')).toBe('2026-05-01')
      await to.fill('30/06/2026')
      await to.press('Enter')
      await expect(page).toHaveURL(/from=2026-06-10&to=2026-06-30/)
    })
    await page.goto(`/${company}/gstr1-report`)
    await expect(page.getByRole('button', { name: t('gstr1.markFiled') })).toBeVisible()
    const [pdf] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/gstr1/print')),
      page.getByRole('button', { name: t('report.print') }).click(),
    ])
    expect(pdf.headers()['content-type']).toContain('application/pdf')
    await page.bringToFront()
    await page.getByRole('button', { name: t('view.more') }).click()
    await page.getByRole('menuitem', { name: t('report.send') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name="to"]').fill('ca@example.in')
    await dialog.getByLabel(t('report.attach.xlsx')).check()
    await dialog.getByRole('button', { name: t('report.send') }).click()
    await expect(page.getByText(t('report.sent', { to: 'ca@example.in' }))).toBeVisible()

    const group = page.getByRole('button', { name: t('menu.compliance') })
    const screen = page.getByRole('navigation').getByRole('link', { name: t('eInvoice.title'), exact: true })
    await expect(screen).toBeVisible()
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(screen).toBeHidden()
    await group.click()
    await expect(screen).toBeVisible()
  },
)

test(
  'an IFF is marked as furnished, its invoice is locked, and the quarter names what it leaves out',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    // A GSTIN of its own: it files by quarters, and what is furnished is locked.
    const { id: entityId } = (await ask(page, 'entity/save', {
      entityType: 'Entity',
      parentEntityId: company,
      entityName: 'Sahyadri Delhi',
      legalName: 'Sahyadri General Trading Private Limited',
      vrn: '07AABCS5821K1Z9',
      taxpayerType: 'REG',
      filingFrequency: 'Quarterly',
      address: {
        line1: 'Asaf Ali Road 4',
        city: 'New Delhi',
        stateCode: '07',
        pincode: '110002',
        countryCode: 'IN',
      },
    })) as { id: number }
    const { id: partyId } = (await ask(page, 'party/save', {
      name: 'Yamuna Fasteners',
      role: 'Customer',
      taxpayerType: 'REG',
      gstin: '07AAACY4410K1ZD',
      billingAddress: { line1: '2 GT Road', city: 'New Delhi', stateCode: '07', pincode: '110006' },
    })) as { id: number }
    const month = lastIffMonth()
    const { id } = (await ask(page, 'salesInvoice/save', {
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
          unitPrice: '100',
          taxRate: '18',
        },
      ],
    })) as { id: number }

    await page.goto(`/${company}/gstr1-report?entityId=${entityId}&period=${month}&iff=1`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('gstr1.iffTitle'))
    await page.getByRole('button', { name: t('gstr1.markFurnished') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name="arn"]').fill('AA070126123456Z')
    await dialog.getByRole('button', { name: t('gstr1.markFurnished') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('gstr1.furnished'))
    await expect(page.getByText('AA070126123456Z')).toBeVisible()

    await page.goto(`/${company}/view-sales-invoice/${id}?tab=history`)
    await expect(
      page.getByText(t('history.iffHeld').replace('{{month}}', `${month.slice(0, 2)}/${month.slice(2)}`)),
    ).toBeVisible()
    await page.getByRole('button', { name: t('view.more') }).click()
    const edit = page.getByRole('menuitem', { name: t('kind.salesInvoice.edit') })
    await expect(edit).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')

    await page.goto(`/${company}/gstr1-report?entityId=${entityId}&period=${month}`)
    const left = page.getByRole('row').filter({ hasText: t('gstr1.furnishedIn').split('{{')[0]! })
    await expect(left).toContainText('1,180.00')
    await expect(page.getByText(t('gstr1.furnishedNote'))).toBeVisible()
    await left.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('gstr1.furnished'))
    await page.getByRole('button', { name: t('view.more') }).click()
    await page.getByRole('menuitem', { name: t('gstr1.reopenIff') }).click()
    await dialog.locator('[name="reason"]').fill('Wrong month')
    await dialog.getByRole('button', { name: t('gstr1.reopenIff') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: t('gstr1.markFurnished') })).toBeVisible()
  },
)

/** The newest first or second month of a quarter that is over, as '102026'. */
function lastIffMonth(): string {
  const today = new Date()
  const back = today.getMonth() % 3 === 0 ? 2 : 1
  const month = new Date(Date.UTC(today.getFullYear(), today.getMonth() - back, 1))
  return `${String(month.getUTCMonth() + 1).padStart(2, '0')}${month.getUTCFullYear()}`
}

test(
  'an unknown code is reported at the field, and all codes are found by words',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/create-item`)
    const hsn = page.locator('[name="hsn"]')
    await hsn.fill('77010000')
    await page.getByRole('option').filter({ hasText: '77010000' }).click()
    await expect(page.getByText(t('item.hsnUnknown').replace('{{hsn}}', '77010000'))).toBeVisible()

    await page.goto(`/${company}/hsn-sac`)
    await page.getByRole('button', { name: t('hsnSac.all') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('hsnSac.find')).fill('cement')
    await expect(dialog.getByText(/^2523/).first()).toBeVisible()
  },
)
