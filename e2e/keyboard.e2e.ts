import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { recordIds } from './records.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

const path = (page: Page) => new URL(page.url()).pathname

test(
  'by keyboard: the way past the menu, every stop visible, rows, records, keys of the screen',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/parties`)
    const rows = page.locator('tr[data-row]')
    await expect(rows.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: t('opening.title') })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: t('party.create') })).toBeFocused()
    for (let stop = 0; stop < 20; stop++) {
      expect(await focusIsVisible(page)).toBe(true)
      await page.keyboard.press('Tab')
    }

    await page.goto(`/${company}/parties`)
    await expect(rows.first()).toBeVisible()
    await page.keyboard.press('j')
    await expect(rows.nth(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await page.waitForURL(/view-party\/\d+/)
    await expect(page.locator('main')).toBeFocused()
    const first = path(page)
    await page.keyboard.press('j')
    await expect.poll(() => path(page)).not.toBe(first)
    await page.keyboard.press('k')
    await expect.poll(() => path(page)).toBe(first)
    await page.goBack()
    await expect.poll(() => path(page)).toBe(`/${company}/parties`)
    // The menu of a row walks its own entries, not the rows behind it.
    // Not by its place: a party of another journey may come before it meanwhile.
    const row = await rows.first().elementHandle()
    const menu = await row!.$(`[aria-label="${t('list.actions')}"]`)
    await menu!.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => holdsFocus(page)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Escape')
    const focused = () =>
      row!.evaluate((own) => own.contains(document.activeElement) && document.activeElement?.ariaLabel)
    await expect.poll(focused).toBe(t('list.actions'))
    await page.keyboard.press('Alt+n')
    await expect(page.locator('[name="gstin"]')).toBeFocused()
    // Where nothing else is new, it is an invoice; F8 as in Tally from anywhere.
    await page.goto(`/${company}/dashboard`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Alt+n')
    await page.waitForURL(/create-sales-invoice/)
    await page.goto(`/${company}/parties`)
    await expect(rows.first()).toBeVisible()
    await page.keyboard.press('F8')
    await page.waitForURL(/create-sales-invoice/)
    await expect(page.locator('[name="partyId"]')).toBeFocused()
    await page.keyboard.press('F2')
    await expect(page.locator('[name="date"]')).toBeFocused()
  },
)

test(
  'by keyboard: what opens over the screen keeps the focus inside, Escape returns it',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/parties`)
    const button = (name: string) => page.getByRole('button', { name }).first()
    const opened = [
      { from: button(t('list.filters')), press: 'Enter' },
      { from: button(t('list.columns')), press: 'Enter' },
      { from: button(t('list.savedViews')), press: 'Enter' },
      { from: button(t('list.export')), press: 'Enter' },
      { from: button(t('profile.title')), press: 'Enter' },
      { from: button(t('quick.title')), press: 'Enter' },
      {
        from: page.locator('button[aria-haspopup="dialog"]').filter({ hasText: /\w/ }).first(),
        press: 'Enter',
      },
      { from: button(t('list.filters')), press: 'Control+k' },
      { from: button(t('list.filters')), press: 'Shift+?' },
    ]
    for (const { from, press } of opened) {
      await test.step(`${press} on ${await from.innerText()}`, async () => {
        await from.focus()
        await page.keyboard.press(press)
        const layer = page.locator('[role="dialog"]:visible, [role="menu"]:visible').last()
        await expect(layer).toBeVisible()
        await expect.poll(() => holdsFocus(page)).toBe(true)
        for (let stop = 0; stop < 12; stop++) {
          await page.keyboard.press('Tab')
          expect(await holdsFocus(page)).toBe(true)
        }
        await page.keyboard.press('Escape')
        await expect(page.locator('[role="dialog"]:visible, [role="menu"]:visible')).toHaveCount(0)
        await expect(from).toBeFocused()
      })
    }
  },
)

test(
  'by keyboard: a dialog begins in its first field, never on what cannot be undone, and gives the focus back',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const { ViewSaleInvoice: invoice, ViewPaymentIn: receipt, ViewParty: party } = await recordIds(page)
    const [role, name] = [(focused: Element) => focused.tagName, (focused: Element) => focused.textContent]
    const dialogs = [
      { path: `view-sales-invoice/${invoice}`, entry: t('invoice.printAs'), begins: role, at: 'SELECT' },
      { path: `view-payment-in/${receipt}`, entry: t('payment.correct'), begins: role, at: 'INPUT' },
      { path: `view-party/${party}`, entry: t('common.delete'), begins: name, at: t('common.cancel') },
    ]
    for (const { path, entry, begins, at } of dialogs)
      await test.step(`${entry} of ${path}`, async () => {
        await page.goto(`/${company}/${path}`)
        const more = page.getByRole('button', { name: t('view.more') })
        await more.focus()
        await page.keyboard.press('Enter')
        // The menu takes the focus as it opens.
        await expect.poll(() => holdsFocus(page)).toBe(true)
        await page.getByRole('menuitem', { name: entry }).focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog')).toBeVisible()
        await expect.poll(() => page.locator('[role="dialog"] :focus').evaluate(begins)).toBe(at)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(more).toBeFocused()
      })
    // Many at once: what is ticked stays ticked when the dialog is left.
    await page.goto(`/${company}/users`)
    const tick = page.locator('tbody input[type="checkbox"]').first()
    await tick.check()
    const lock = page
      .getByRole('region', { name: t('list.bulk') })
      .getByRole('button', { name: t('user.lock') })
    await lock.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(tick).toBeChecked()
    await expect(lock).toBeFocused()
  },
)

const holdsFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role="dialog"], [role="menu"]') !== null)

/** The focused part has an outline, or is in a frame that gets one. */
const focusIsVisible = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const shows = (part: Element | null) =>
      part !== null &&
      getComputedStyle(part).outlineStyle !== 'none' &&
      Number.parseFloat(getComputedStyle(part).outlineWidth) > 0
    return shows(focused) || shows(focused?.parentElement ?? null)
  })
