import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask, first } from './calls.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

interface Schedule {
  readonly to: string
  readonly report: string
  readonly period: string | null
  readonly attach: string[]
  readonly asked: Record<string, unknown>
}

const schedules = async (page: Page): Promise<readonly Schedule[]> =>
  ((await ask(page, 'reportSchedule/search', { size: 100 })) as { records: Schedule[] }).records

test(
  'a list, a statement of the books and a return are scheduled where they are on the screen',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const shape = info.project.name
    const company = await signIn(page, info)
    const dialog = page.getByRole('dialog')
    const to = (what: string) => `${what}-${shape}@example.in`
    const save = () => dialog.getByRole('button', { name: t('recurring.save') }).click()

    await test.step('invoices of any date, in every format; without a format the field says what is missing', async () => {
      await page.goto(`/${company}/sales-invoice`)
      await page.getByRole('button', { name: t('list.export') }).click()
      await page.getByRole('menuitem', { name: t('reportSchedule.create') }).click()
      await dialog.locator('[name="to"]').fill(to('invoices'))
      await dialog.getByLabel(t('report.attach.xlsx')).uncheck()
      await save()
      await expect(dialog.getByRole('group', { name: t('reportSchedule.formats') })).toContainText(
        /\w|[\u0600-\u06ff]/,
      )
      await expect(dialog).toBeVisible()
      await dialog.getByLabel(t('report.attach.xlsx')).check()
      await dialog.getByLabel(t('report.attach.csv')).check()
      await dialog.getByLabel(t('report.attach.pdf'), { exact: true }).check()
      await dialog.locator('[data-field="period"]').locator('..').locator('button').first().click()
      await expect(dialog.locator('[data-field="period"]')).toHaveAttribute('placeholder', t('period.all'))
      expect(await graveOf(page)).toEqual([])
      await save()
      await expect(dialog).toBeHidden()
      // The focus is back where the work goes on.
      await expect(page.getByRole('button', { name: t('list.export') })).toBeFocused()
    })

    await test.step('the trial balance of the last month', async () => {
      await page.goto(`/${company}/trial-balance`)
      await page.getByRole('button', { name: t('list.export') }).click()
      await page.getByRole('menuitem', { name: t('reportSchedule.create') }).click()
      await expect(dialog).toContainText(t('export.trialBalance'))
      await dialog.locator('[name="to"]').fill(to('books'))
      await save()
      await expect(dialog).toBeHidden()
    })

    await test.step('GSTR-1 of the last month, from its own screen', async () => {
      const id = Number(await first(page, 'entity/search', { entityTypes: ['Entity'] }))
      await page.goto(`/${company}/returns/gstr1/102026?entityId=${id}`)
      await page.getByRole('button', { name: t('view.more') }).click()
      await page.getByRole('menuitem', { name: t('reportSchedule.create') }).click()
      await dialog.locator('[name="to"]').fill(to('gstr1'))
      await save()
      await expect(dialog).toBeHidden()
      const made = (await schedules(page)).find((one) => one.to === to('gstr1'))
      expect(made).toMatchObject({ report: 'gstr1', period: 'LMonth', asked: { entityId: id } })
      expect(Object.keys(made!.asked)).toEqual(['entityId'])
    })

    await test.step('all are in the list of schedules, by their names', async () => {
      const made = await schedules(page)
      expect(made.find((one) => one.to === to('invoices'))).toMatchObject({
        report: 'salesInvoice.export',
        period: null,
        attach: ['xlsx', 'csv', 'pdf'],
      })
      expect(made.find((one) => one.to === to('books'))).toMatchObject({
        report: 'accounting.export',
        period: 'LMonth',
        asked: { statement: 'trialBalance' },
      })
      await page.goto(`/${company}/scheduled-reports`)
      const row = (address: string) =>
        page.getByRole('main').locator('tr, li').filter({ hasText: address }).first()
      await expect(row(to('invoices'))).toContainText(t('kind.salesInvoice.title'))
      await expect(row(to('invoices'))).toContainText(t('period.all'))
      await expect(row(to('books'))).toContainText(t('export.trialBalance'))
    })
  },
)
