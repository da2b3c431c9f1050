import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask, first, read } from './calls.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

const gstinOf = async (page: Page): Promise<number> => {
  const id = Number(await first(page, 'salesInvoice/search', { statuses: ['Active'] }))
  const invoice = JSON.parse((await read(page, `salesInvoice/detail?id=${id}`)).toString()) as {
    entityId: number
  }
  return invoice.entityId
}

/** The page in the preview changes its picture when a setting changes. */
const pictureOf = async (page: Page) => page.locator('aside img').getAttribute('src')

test(
  'print settings: the preview follows the form, and what is saved prints',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const entityId = await gstinOf(page)
    const id = await first(page, 'salesInvoice/search', { statuses: ['Active'], entityIds: [entityId] })
    await page.goto(`/${company}/print?entityId=${entityId}`)
    await expect.poll(() => pictureOf(page)).toContain('blob:')
    const before = await pictureOf(page)
    try {
      await page.getByText(t('enum.PrintTemplate.modern'), { exact: true }).click()
      await expect.poll(() => pictureOf(page)).not.toBe(before)
      const ink = page.locator('[name="settings.ink"]')
      await ink.fill('#FFEE88')
      await page.keyboard.press('Control+s')
      await expect(ink).toHaveAttribute('aria-invalid', 'true')
      await ink.fill('#7A1F3D')
      await page.locator('[name="settings.footer"]').fill('Thank you for your custom')
      await page.keyboard.press('Control+s')
      await expect(page.getByText(t('printSettings.saved'))).toBeVisible()
      await expect(page.getByText(t('printSettings.from.own'))).toBeVisible()

      await page.goto(`/${company}/view-sales-invoice/${id}`)
      await expect(page.locator('article[data-template="modern"]')).toBeVisible()
      const pdf = await read(page, `salesInvoice/pdf?id=${id}`)
      expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')

      await page.goto(`/${company}/print?entityId=${entityId}`)
      await page.getByRole('button', { name: t('printSettings.reset') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('printSettings.reset') })
        .click()
      await expect(page.getByText(t('printSettings.from.own'))).toBeHidden()
    } finally {
      const kept = JSON.parse(
        (await read(page, `subscriber/setting/print/detail?entityId=${entityId}`)).toString(),
      ) as {
        version: number | null
      }
      if (kept.version !== null)
        await ask(page, 'subscriber/setting/print/reset', { entityId, version: kept.version })
    }
  },
)

test(
  'an own field goes from its definition to the form, the list, the sheet and the file',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const label = `Site ${Math.random().toString(36).slice(2, 6)}`
    await page.goto(`/${company}/custom-alias-settings?tab=fields`)
    const invoices = page.getByRole('region', {
      name: t('kind.salesInvoice.title'),
      exact: true,
    })
    await invoices.getByRole('button', { name: t('customField.add') }).click()
    const drawer = page.getByRole('dialog')
    await drawer.locator('[name="labels.en"]').fill(label)
    await drawer.getByRole('switch', { name: t('field.isInList') }).check()
    await drawer.getByRole('switch', { name: t('field.isPrinted') }).check()
    await page.keyboard.press('Control+s')
    await expect(drawer).toBeHidden()
    await expect(invoices.getByText(label)).toBeVisible()
    try {
      const draft = await first(page, 'salesInvoice/search', { statuses: ['Draft'] })
      await page.goto(`/${company}/edit-sales-invoice/${draft}`)
      await page.getByText(t('customField.section'), { exact: true }).click()
      await page.getByLabel(label).fill('Tower B')
      await page.getByRole('button', { name: new RegExp(t('invoice.saveDraft')) }).click()
      await page.waitForURL(/view-sales-invoice|sales-invoice/)
      await page.goto(`/${company}/view-sales-invoice/${draft}`)
      await expect(page.locator('article').getByText('Tower B')).toBeVisible()
      await page.goto(`/${company}/sales-invoice?view=draft`)
      await expect(page.getByRole('columnheader', { name: label })).toBeVisible()
      await expect(page.getByRole('cell', { name: 'Tower B' })).toBeVisible()
      await page.getByRole('button', { name: t('list.export') }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: /CSV/ }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/\.csv$/)
    } finally {
      await page.goto(`/${company}/custom-alias-settings?tab=fields`)
      await page.getByRole('button', { name: `${t('customField.delete')}: ${label}` }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('customField.delete') })
        .click()
      await expect(page.getByText(label)).toBeHidden()
    }
  },
)

test(
  'columns by keyboard: left out, moved, and as they were',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/items`)
    const heads = page.locator('thead th[title]')
    await expect(heads.first()).toBeVisible()
    const usual = await heads.allTextContents()
    const open = async () => {
      await page.getByRole('button', { name: t('list.columns') }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('checkbox', { name: usual[1]!, exact: true })).toBeVisible()
    }
    await open()
    const second = page.getByRole('checkbox', { name: usual[1]!, exact: true })
    await second.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(heads.first()).toHaveText(usual[1]!)
    await expect(second).toBeFocused()
    await page.getByRole('checkbox', { name: usual[2]!, exact: true }).focus()
    const kept = page.waitForResponse(/column\/save/)
    await page.keyboard.press('Space')
    await expect(heads).toHaveCount(usual.length - 1)
    await kept
    await page.reload()
    await expect(heads).toHaveCount(usual.length - 1)
    await expect(heads.first()).toHaveText(usual[1]!)
    await open()
    await page.getByRole('switch', { name: t('list.freezeFirst') }).focus()
    await page.keyboard.press('Space')
    await expect(page.locator('[data-frozen]')).toBeVisible()
    await page.getByRole('button', { name: t('list.resetColumns') }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => heads.allTextContents()).toEqual(usual)
  },
)

test(
  'a column is as wide as its edge was dragged, moved by keys, or as what is in it',
  inShapes('desktop-en', 'desktop-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/sales-invoice`)
    const head = page.getByRole('columnheader', { name: t('invoice.party'), exact: true })
    const edge = page.getByRole('separator', {
      name: t('list.columnWidth', { name: t('invoice.party') }),
    })
    const width = async () => Math.round((await head.boundingBox())!.width)
    const date = page.getByRole('columnheader', { name: t('invoice.date'), exact: true })
    const others = Math.round((await date.boundingBox())!.width)
    const outwards = info.project.name.endsWith('-ar') ? -1 : 1
    const kept = async (act: () => Promise<void>) => {
      const saved = page.waitForResponse(/column\/save/)
      await act()
      await saved
    }
    try {
      const before = await width()
      const box = (await edge.boundingBox())!
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x - outwards * 30, y)
      await page.mouse.move(x - outwards * 60, y)
      // The table follows before the button is let go.
      await expect.poll(width).toBe(before - 60)
      await kept(() => page.mouse.up())
      await expect(edge).toHaveAttribute('aria-valuenow', String(before - 60))
      await expect.poll(width).toBe(before - 60)
      // No other column moves: what is left over is behind the last.
      expect(Math.round((await date.boundingBox())!.width)).toBe(others)
      await expect(page).not.toHaveURL(/sort=party/)

      // A finger drags it too.
      const cdp = await page.context().newCDPSession(page)
      const { x: edgeX } = (await edge.boundingBox())!
      const finger = (type: 'touchStart' | 'touchMove', by: number) =>
        cdp.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [{ x: edgeX + box.width / 2 + outwards * by, y }],
        })
      await finger('touchStart', 0)
      await finger('touchMove', 20)
      await finger('touchMove', 60)
      await expect.poll(width).toBe(before)
      await kept(
        async () => void (await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })),
      )
      await expect.poll(width).toBe(before)

      await edge.focus()
      await kept(() => page.keyboard.press(outwards > 0 ? 'ArrowRight' : 'ArrowLeft'))
      await expect.poll(width).toBe(before + 8)
      await kept(() => page.keyboard.press(outwards > 0 ? 'Shift+ArrowLeft' : 'Shift+ArrowRight'))
      await expect.poll(width).toBe(before - 32)
      await kept(() => page.keyboard.press('Home'))
      await expect.poll(width).toBe(Number(await edge.getAttribute('aria-valuemin')))

      await page.reload()
      await expect.poll(width).toBe(Number(await edge.getAttribute('aria-valuemin')))
      const cell = page.locator('tbody tr[data-row] td').nth(3)
      const isCut = () => cell.evaluate((one) => one.scrollWidth > one.clientWidth)
      expect(await isCut()).toBe(true)
      await kept(() => edge.dblclick())
      expect(await isCut()).toBe(false)
    } finally {
      await page.getByRole('button', { name: t('list.columns') }).click()
      await kept(() => page.getByRole('button', { name: t('list.resetColumns') }).click())
    }
  },
)
