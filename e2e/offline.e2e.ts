import { expect, test } from '@playwright/test'
import { ask } from './calls.ts'
import { cell, fillShort } from './invoice-form.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'
import { takeOver } from './take-over.ts'

test(
  'offline: it is said, a pick says so, saving waits and can be cancelled, and saves once when back',
  inShapes('desktop-en'),
  async ({ page, context }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/create-sales-invoice`)
    await fillShort(page, '2')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(cell(page, 1, 0)).toBeFocused()
    const saves: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/salesInvoice/save')) saves.push(request.headers()['idempotency-key'] ?? '')
    })
    const strip = page.getByText(t('offline.strip'))
    await expect(strip).toHaveCount(0)
    await context.setOffline(true)
    await expect(strip).toBeVisible()

    // An item cannot be found: that is said below the cell, and nothing is picked or made instead.
    await page.keyboard.type('zzz unknown')
    await page.keyboard.press('Enter')
    const said = page.getByText(t('offline.noSearch'))
    await expect(said).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const [box, list] = await Promise.all([cell(page, 1, 0).boundingBox(), said.boundingBox()])
    expect(list!.y).toBeGreaterThan(box!.y)
    await page.keyboard.press('Escape')

    const save = page.getByRole('button', { name: t('form.saveOnline') })
    await save.click()
    const waiting = page.getByRole('alert').filter({ hasText: t('form.waitsOnline') })
    await expect(waiting).toBeVisible()
    await waiting.getByRole('button', { name: t('form.cancelWaiting') }).click()
    await expect(waiting).toHaveCount(0)
    await page.keyboard.press('Control+s')
    await expect(waiting).toBeVisible()
    expect(saves).toEqual([])

    await context.setOffline(false)
    await page.waitForURL(/view-sales-invoice\/\d+/)
    await expect(page.getByTestId('toasts')).toContainText(/INV\/\d{4}\/\d+/)
    await expect(strip).toHaveCount(0)
    expect(saves).toHaveLength(1)
  },
)

test(
  'a server that cannot be reached: a form waits for it and saves once when it is back',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    let isAway = false
    const keys: (string | undefined)[] = []
    // Before the page opens: the browser takes a moment to begin with it, and a request just then would go past.
    await takeOver(page, '**/api/**', async (route) => {
      const isSave = route.request().url().endsWith('/department/save')
      if (isSave) keys.push(route.request().headers()['idempotency-key'])
      // The first reaches the server, its answer does not come back.
      if (isAway && isSave) await route.fetch()
      return isAway ? route.abort('connectionreset') : route.continue()
    })
    await page.goto(`/${company}/departments`)
    await page
      .getByRole('button', { name: t('department.create') })
      .first()
      .click()
    const name = `Away ${Date.now()}`
    await page.locator('[name="name"]').fill(name)
    await page.locator('[data-field="entityId"]').click()
    await page.getByRole('option').nth(1).click()
    isAway = true
    await page.keyboard.press('Control+s')
    await expect(page.getByText(t('offline.unreached'))).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: t('form.waitsOnline') })).toBeVisible()
    isAway = false
    await expect(page.getByText(t('offline.unreached'))).toHaveCount(0)
    await expect(page.getByText(name)).toHaveCount(1)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  },
)

test(
  'a save whose reply was lost is made once, also when the page was reloaded before the next attempt',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const keys: (string | undefined)[] = []
    const numbers: string[] = []
    let isLost = true
    await takeOver(page, '**/api/salesInvoice/save', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const reply = await route.fetch()
      numbers.push(((await reply.json()) as { number: string }).number)
      return isLost ? route.abort('connectionreset') : route.fulfill({ response: reply })
    })
    await page.goto(`/${company}/create-sales-invoice`)
    await fillShort(page, '7')
    await page.keyboard.press('Control+s')
    await expect.poll(() => numbers.length).toBe(1)
    // The form is left behind before it has tried again.
    await page.reload()
    isLost = false
    await page.getByRole('button', { name: t('invoice.restoreYes') }).click()
    await page.getByRole('button', { name: `${t('form.save')} Ctrl` }).click()
    await page.waitForURL(/view-sales-invoice\/\d+/)
    expect(new Set(keys).size).toBe(1)
    expect(new Set(numbers).size).toBe(1)
  },
)

test(
  'a record that was saved without an answer and then changed is one record, as it was changed',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const keys: (string | undefined)[] = []
    let isLost = true
    // The server saves it; its answer gets lost on the way.
    await takeOver(page, '**/api/department/save', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (!isLost) return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.goto(`/${company}/departments`)
    await page
      .getByRole('button', { name: t('department.create') })
      .first()
      .click()
    const name = `Unanswered ${Date.now()}`
    await page.locator('[name="name"]').fill(name)
    await page.locator('[data-field="entityId"]').click()
    await page.getByRole('option').nth(1).click()
    await page.keyboard.press('Control+s')
    await expect.poll(() => keys.length).toBe(1)
    await page.locator('[name="name"]').fill(`${name} changed`)
    isLost = false
    await page.keyboard.press('Control+s')
    await expect(page.getByText(`${name} changed`)).toHaveCount(1)
    await expect(page.getByText(name, { exact: true })).toHaveCount(0)
    const { records } = (await ask(page, 'department/search', { keyword: name, size: 50 })) as {
      records: { name: string; version: number }[]
    }
    expect(records.map((record) => [record.name, record.version])).toEqual([[`${name} changed`, 2]])
    // What was sent first went once more under its key, and the change under another.
    expect([keys.length, new Set(keys).size, keys[0]]).toEqual([3, 2, keys[1]])
  },
)
