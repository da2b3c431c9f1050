import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { invoiceToMove } from './eway-records.ts'
import { fillShort } from './invoice-form.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'
import { takeOver } from './take-over.ts'

/**
 * Settings that screens read: the server's answer is changed on its way, so that no other journey meets them. That a
 * change of a setting reaches that answer is a test of the server.
 */
const told = async (page: Page, change: Readonly<Record<string, unknown>>, own: object = {}) => {
  await started(page, ({ settings }) => {
    const subscriberSettings = { ...(settings['subscriberSettings'] as object), ...own }
    return { settings: { ...settings, ...change, subscriberSettings } }
  })
}
type Start = { settings: Record<string, unknown>; rights: object[] }
/**
 * What the application starts with, changed on its way; what was changed before comes as it is again. Lists are as the
 * settings have them, whatever the user chooses for them in another journey meanwhile.
 */
const started = async (page: Page, change: (start: Start) => object) => {
  await page.unroute('**/api/start*')
  await takeOver(page, '**/api/start*', async (route) => {
    const reply = await route.fetch()
    const start = (await reply.json()) as Start
    await route.fulfill({ response: reply, json: { ...start, columns: [], ...change(start) } })
  })
}
const sizeOf = async (page: Page, call: string, open: () => Promise<unknown>) => {
  const asked = page.waitForRequest(`**/api/${call}`)
  await open()
  return ((await asked).postDataJSON() as { size: number }).size
}

test(
  'pages, dates and warnings of screens are those of the settings',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await told(page, {
      pageSize: 41,
      reportPageSize: 43,
      dateFormat: 'YYYY-MM-DD',
      dateTimeFormat: 'DD-MM-YYYY HH:mm:ss',
    })
    expect(await sizeOf(page, 'party/search', () => page.goto(`/${company}/parties`))).toBe(41)
    await page.locator('tbody tr').first().click()
    await page.getByRole('tab', { name: t('common.history') }).click()
    await expect(page.getByText(/\d\d-\d\d-\d{4} \d\d:\d\d:\d\d/).first()).toBeVisible()
    expect(await sizeOf(page, 'ageing/search', () => page.goto(`/${company}/party-ageing-report`))).toBe(43)
    await page.goto(`/${company}/sales-invoice`)
    await expect(
      page
        .locator('tbody')
        .getByText(/^20\d\d-\d\d-\d\d$/)
        .first(),
    ).toBeVisible()

    // Three days are left: below a warning of four days, and not below one of three.
    const trial = {
      trialExpiry: new Date(Date.now() + 216e6).toISOString(),
      trialExpiryDueDays: 3,
      isTrialOrPlan: 'Trial',
    }
    for (const [trialExpiryWarningDays, isShown] of [
      [4, true],
      [3, false],
    ] as const) {
      await started(page, ({ settings, rights }) => ({
        settings: { ...settings, trialExpiryWarningDays },
        rights: rights.map((right) => ({ ...right, ...trial })),
      }))
      await page.goto(`/${company}/items`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: t('trial.contact') })).toHaveCount(isShown ? 1 : 0)
    }
  },
)

test('tasks are asked for as often as poolingTime sets', inShapes('desktop-en'), async ({ page }, info) => {
  const company = await signIn(page, info)
  let asked = 0
  const task = { id: 987_654, type: 'export', status: 'InProcess', title: '', progress: 1, total: 2 }
  await started(page, ({ settings }) => ({
    settings: { ...settings, poolingTime: 60 },
    tasks: [{ ...task, stamp: '2026-11-21T10:00:00Z', result: [] }],
  }))
  await takeOver(page, '**/api/background/status*', async (route) => {
    asked++
    await route.fulfill({
      json: [{ id: 987_654, type: 'export', status: 'InProcess', title: '', result: [] }],
    })
  })
  await page.clock.install()
  await page.goto(`/${company}/items`)
  await expect.poll(() => asked).toBe(1)
  // The clock runs on meanwhile: half a minute is left to a busy machine.
  await page.clock.fastForward(30_000)
  expect(asked).toBe(1)
  await page.clock.fastForward(35_000)
  await expect.poll(() => asked).toBe(2)
})

test('forms begin, fill in and count as the settings say', inShapes('desktop-en'), async ({ page }, info) => {
  const t = wordsOf(info)
  const company = await signIn(page, info)
  const field = (name: string) => page.locator(`[data-field="${name}"]`)
  const own = { defaultTaxpayerType: 'UNREG', defaultCurrency: 'USD', defaultTaxState: '29' }
  await told(page, {}, own)
  await page.goto(`/${company}/create-party`)
  await expect(field('taxpayerType')).toHaveValue(t('enum.TaxpayerType.UNREG'))
  await expect(field('billingAddress.stateCode')).toHaveValue(/^29 /)
  await expect(field('currencyCode')).toHaveValue(/USD/)

  await told(page, {}, { AutoStateFromPincode: false, AutoComputeTotals: false, AutoDistance: false })
  await page.goto(`/${company}/create-party`)
  await page.locator('[name="billingAddress.pincode"]').fill('411001')
  await page.keyboard.press('Tab')
  await expect(field('billingAddress.stateCode')).toHaveValue('')
  await page.goto(`/${company}/create-sales-invoice`)
  await fillShort(page, '3')
  const sums = page.locator('#invoice-totals')
  await expect(sums).not.toContainText(/[1-9]\d*\.\d\d/)
  await page.getByRole('button', { name: t('invoice.compute') }).click()
  await expect(sums).toContainText(/[1-9]\d*\.\d\d/)

  const distance = async () => {
    await page.goto(`/${company}/create-e-way-bill`)
    const known = page.waitForResponse('**/api/entity/detail*')
    await page.locator('[name="shippingAddress.pincode"]').fill('560058')
    await page.keyboard.press('Tab')
    await known
    return page.locator('[name="transport.distance"]')
  }
  let asked = 0
  page.on('request', (request) => request.url().includes('/distance') && asked++)
  await distance()
  // Both PIN codes are known.
  await expect(page.getByRole('button', { name: t('eWayBill.distance.look') })).toBeEnabled()
  expect(asked).toBe(0)
  await told(page, {}, { AutoDistance: true })
  await expect(await distance()).toHaveValue(/^\d+$/)

  const id = await invoiceToMove(page)
  await takeOver(page, '**/lastTransport*', (route) =>
    route.fulfill({ json: { vehicleNumber: 'KA05MZ0007' } }),
  )
  for (const [AutoTransport, vehicle] of [
    [true, 'KA05MZ0007'],
    [false, ''],
  ] as const) {
    await told(page, {}, { AutoTransport })
    await page.goto(`/${company}/view-sales-invoice/${id}?tab=eWayBill`)
    await page.getByRole('button', { name: t('eWayBill.generate'), exact: true }).click()
    // What the dialog asks for on its own has been asked for.
    await expect(page.locator('[name="transport.distance"]')).toHaveValue(/^\d+$/)
    await expect(page.locator('[name="transport.vehicleNumber"]')).toHaveValue(vehicle)
  }
})

test('a password can be pasted where blockPasswordPaste is off', inShapes('desktop-en'), async ({ page }) => {
  let blockPasswordPaste = true
  await takeOver(page, '**/api/preLoadSettings', async (route) => {
    const reply = await route.fetch()
    const settings = (await reply.json()) as object
    await route.fulfill({ response: reply, json: { ...settings, blockPasswordPaste } })
  })
  const isTaken = () =>
    page.locator('input[name="password"]').evaluate((input) => {
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
      return input.dispatchEvent(event)
    })
  await page.goto('/login')
  expect(await isTaken()).toBe(false)
  blockPasswordPaste = false
  await page.reload()
  expect(await isTaken()).toBe(true)
})
