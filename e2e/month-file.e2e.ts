import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { ask } from './calls.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'a month is handed to the accountant as one file, by keyboard, and downloaded from Tasks',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    // Tasks are of one user, and journeys of other shapes run at the same time.
    const userName = info.project.name === 'desktop-en' ? 'demo@bahi.example' : 'accountant@bahi.example'
    const company = await signIn(page, info, { userName })
    await page.goto(`/${company}/reports`)
    await page
      .locator('main')
      .getByRole('link', { name: t('monthFile.title') })
      .click()
    await page.waitForURL(/month-file/)
    const month = page.getByLabel(t('monthFile.month'))
    await month.focus()
    // The month that has ended is offered; one further down is the one before.
    const offered = await month.inputValue()
    await page.keyboard.press('ArrowDown')
    expect(await month.inputValue()).not.toBe(offered)
    await page.keyboard.press('ArrowUp')
    const part = (name: 'registers' | 'books' | 'returns' | 'documents') =>
      page.getByRole('checkbox', { name: t(`enum.MonthFilePart.${name}`) })
    const make = page.getByRole('button', { name: t('monthFile.make') })
    for (const name of ['registers', 'books', 'returns', 'documents'] as const) {
      await expect(part(name)).toBeChecked()
      await part(name).focus()
      await page.keyboard.press('Space')
    }
    await expect(page.getByRole('alert')).toHaveText(t('monthFile.nothing'))
    await expect(make).toBeDisabled()
    for (const name of ['registers', 'returns'] as const) {
      await part(name).focus()
      await page.keyboard.press('Space')
    }
    expect(await graveOf(page)).toEqual([])
    await make.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: t('monthFile.started') })).toBeVisible()
    const tasks = page.getByRole('button', { name: new RegExp(t('tasks.title')) })
    await tasks.click()
    const link = page.getByRole('button', { name: /\d{4}-\d{2}\.zip$/ }).first()
    const file = page.waitForEvent('download')
    await link.click()
    const content = await readFile(await (await file).path())
    expect(content.subarray(0, 2).toString()).toBe('PK')
    // Names of the directory are of the language of who asked.
    expect(content.includes(Buffer.from(`${t('monthFile.sales')}.xlsx`))).toBe(true)
    expect(content.includes(Buffer.from(`${t('monthFile.index')}.xlsx`))).toBe(true)

    await test.step('the same month goes out by mail from the first of the next one on', async () => {
      await page.keyboard.press('Escape')
      const to = `firm-${info.project.name}@example.in`
      const schedule = page.getByRole('button', { name: t('reportSchedule.create') })
      await schedule.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(t('monthFile.title'))
      await dialog.locator('[name="to"]').fill(to)
      expect(await graveOf(page)).toEqual([])
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(schedule).toBeFocused()
      await page.goto(`/${company}/scheduled-reports`)
      const row = page.getByRole('main').locator('tr, li').filter({ hasText: to }).first()
      await expect(row).toContainText(t('monthFile.title'))
      await expect(row).toContainText(t('period.Last Month'))
      const { records } = (await ask(page, 'reportSchedule/search', { keyword: to })) as {
        records: { id: number; nextDate: string; asked: object }[]
      }
      expect(records).toMatchObject([{ nextDate: /-01$/.exec(records[0]!.nextDate)!.input }])
      expect(records[0]!.asked).toMatchObject({ parts: ['registers', 'returns'] })
      await ask(page, 'reportSchedule/updateStatus', { ids: [records[0]!.id], status: 'Ended' })
    })
  },
)
