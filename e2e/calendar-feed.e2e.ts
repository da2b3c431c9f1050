import { expect, test } from '@playwright/test'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'the deadlines are read by a calendar program at an address that is shown once and stopped again',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    // An address is of one user, and journeys of other shapes run at the same time.
    const userName = info.project.name === 'desktop-en' ? 'demo@bahi.example' : 'accountant@bahi.example'
    const company = await signIn(page, info, { userName })
    await page.goto(`/${company}/legal-clocks`)
    const open = page.getByRole('button', { name: t('calendarFeed.open') })
    await open.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('calendarFeed.make') }).click()
    const address = dialog.getByLabel(t('calendarFeed.open'), { exact: true }).and(page.locator('input'))
    await expect(address).toHaveValue(/calendar\.ics\?feed=/)
    expect(await graveOf(page)).toEqual([])
    const { pathname, search } = new URL(await address.inputValue())
    const calendar = () => page.request.get(`${pathname}${search}`)
    expect(await (await calendar()).text()).toContain('BEGIN:VEVENT')
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
    await open.click()
    await expect(dialog.getByRole('button', { name: t('calendarFeed.makeNew') })).toBeVisible()
    await expect(address).toHaveCount(0)
    await dialog.getByRole('button', { name: t('calendarFeed.end') }).click()
    await expect(dialog.getByRole('button', { name: t('calendarFeed.make'), exact: true })).toBeVisible()
    expect((await calendar()).status()).toBe(404)
  },
)
