import { expect, test } from '@playwright/test'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'GSTR-1 is printed, mailed with a sheet, and its mark as filed is at hand',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
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
    await expect(page.getByText(t('report.sent').replace('{{to}}', 'ca@example.in'))).toBeVisible()

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
  'a code of no list is said at the field, and all codes are found by words',
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
