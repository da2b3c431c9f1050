import { expect, test } from '@playwright/test'
import { ask, first } from './calls.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'sales by customer lead to their lines and to the invoice, are compared, exported and mailed',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const { id: partyId } = (await ask(page, 'party/save', {
      name: 'Kolhapur Report Stores',
      role: 'Customer',
      taxpayerType: 'UNREG',
    })) as { id: number }
    const entityId = Number(await first(page, 'entity/search', { entityTypes: ['Entity'] }))
    const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
    const { number } = (await ask(page, 'salesInvoice/save', {
      entityId,
      partyId,
      date: today,
      status: 'Active',
      lines: [
        {
          description: 'Bolt of the report',
          hsn: '73181500',
          supply: 'Goods',
          uqc: 'NOS',
          quantity: '4',
          unitPrice: '250',
          taxRate: '18',
        },
      ],
    })) as { number: string }

    await page.goto(`/${company}/reports`)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('report.salesByCustomer') })
      .click()
    await expect(page).toHaveURL(/sales-by-customer-report/)
    await page.getByLabel(t('list.period')).selectOption('CFY')
    await page.locator('[data-list-search]').fill('Kolhapur Report')
    await page.locator('[data-list-search]').press('Enter')
    const row = page.getByRole('row', { name: /Kolhapur Report Stores/ })
    await expect(row).toContainText('1,000.00')
    await page.getByLabel(t('turnover.compareTo')).selectOption('before')
    await expect(page.getByRole('columnheader', { name: t('turnover.beforeValue') })).toBeVisible()

    await test.step('a sheet has what is on the screen, and the report goes out by mail with it', async () => {
      await page.getByRole('button', { name: t('report.files') }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: t('list.exportCsv') }).click(),
      ])
      expect(file.suggestedFilename()).toContain(t('report.salesByCustomer'))
      await page.getByRole('button', { name: t('report.files') }).click()
      await page.getByRole('menuitem', { name: t('report.send') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('[name="to"]').fill('ca@example.in')
      await dialog.getByLabel(t('report.attach.xlsx')).check()
      await dialog.getByRole('button', { name: t('report.send') }).click()
      await expect(page.getByText(t('report.sent', { to: 'ca@example.in' }))).toBeVisible()
    })

    await test.step('it is scheduled with what it is narrowed by, shown in the list, paused and ended', async () => {
      await page.getByRole('button', { name: t('report.files') }).click()
      await page.getByRole('menuitem', { name: t('reportSchedule.create') }).click()
      const dialog = page.getByRole('dialog')
      // Without an address nothing is saved, and the field says so.
      await dialog.getByRole('button', { name: t('recurring.save') }).click()
      await expect(dialog.locator('[name="to"]')).toBeFocused()
      await dialog.locator('[name="to"]').fill('monthly@example.in')
      await dialog.getByLabel(t('report.attach.csv')).check()
      expect(await graveOf(page)).toEqual([])
      await dialog.getByRole('button', { name: t('recurring.save') }).click()
      await expect(dialog).toBeHidden()
      await page.goto(`/${company}/scheduled-reports`)
      const scheduled = page.getByRole('row', { name: /monthly@example\.in/ })
      await expect(scheduled).toContainText(t('period.Last Month'))
      await expect(scheduled).toContainText('08:00')
      const { records } = (await ask(page, 'reportSchedule/search', { size: 50 })) as {
        records: { to: string; asked: Record<string, unknown>; attach: string[]; status: string }[]
      }
      const made = records.find(({ to }) => to === 'monthly@example.in')!
      expect(made).toMatchObject({ asked: { keyword: 'Kolhapur Report' }, attach: ['csv'], status: 'Active' })
      expect(Object.keys(made.asked)).not.toContain('fromDocumentDate')
      await scheduled.click()
      await expect(dialog.locator('[name="to"]')).toHaveValue('monthly@example.in')
      await dialog.locator('[name="to"]').fill('weekly@example.in')
      await dialog.getByRole('button', { name: t('recurring.save') }).click()
      await expect(page.getByRole('row', { name: /weekly@example\.in/ })).toBeVisible()
      await page.goBack()
    })

    await row.click()
    await expect(page).toHaveURL(new RegExp(`sales-by-item-details-report.*partyIds=${partyId}`))
    const line = page.getByRole('row', { name: /Bolt of the report/ })
    await expect(line).toContainText('1,000.00')
    await line.click()
    await expect(page).toHaveURL(/view-sales-invoice/)
    await expect(page.getByText(number).first()).toBeVisible()
  },
)
