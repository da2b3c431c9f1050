import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { signIn, wordsOf } from './session.ts'

/** What axe calls serious or worse is a fault of the product. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/** Names differ by project, so that journeys of several projects share one company without meeting. */
const gstinOf: Readonly<Record<string, string>> = {
  'desktop-en': '27AAPFU0939F1ZV',
  'desktop-ar': '29AAGCB7383J1Z4',
  'phone-en': '27AAKCM4821P1ZW',
  'phone-ar': '29AAFCT5530Q1ZO',
}

test('sign in, party by GSTIN, item, invoice of ten lines by keyboard, print, payment, GSTR-1', async ({
  page,
}, info) => {
  // Not yet proved to the end in any project; it must run in all four before the main job counts as shown.
  test.fixme(true, 'the journey is not finished')
  const t = wordsOf(info)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const company = await signIn(page, info)
  await expectAccessible(page)

  const party = `Journey ${info.project.name}`
  await page.goto(`/${company}/create-party`)
  await page.locator('[name="gstin"]').fill(gstinOf[info.project.name]!)
  await page.locator('[name="name"]').fill(party)
  await page.locator('[name="billingAddress.line1"]').fill('12 Market Road')
  await page
    .locator('[name="billingAddress.pincode"]')
    .fill(gstinOf[info.project.name]!.startsWith('27') ? '411001' : '560001')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await page.waitForURL(/view-party\/\d+/)

  const item = `Bolt ${info.project.name}`
  await page.goto(`/${company}/create-item`)
  await page.locator('[name="name"]').fill(item)
  await page.locator('[name="hsn"]').fill('73181500')
  await page.keyboard.press('Tab')
  for (const [field, choice] of [
    ['field.unitId', 'NOS'],
    ['field.taxRate', '18%'],
  ] as const) {
    await page.getByLabel(t(field)).and(page.locator('input:visible')).first().fill(choice)
    await page.getByRole('option', { name: choice }).first().click()
  }
  await page.locator('[name="sellingPrice"]').fill('12.50')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/view-item\/\d+/)

  await page.goto(`/${company}/create-sales-invoice`)
  await expect(page.locator('[name="partyId"]')).toBeFocused()
  await page.keyboard.type(party)
  await expect(page.locator('[role="option"]').first()).toContainText(gstinOf[info.project.name]!)
  await page.keyboard.press('Enter')
  // From here to the save nothing but the keyboard.
  await page.locator('[data-row="0"] [data-cell="0"] input').focus()
  for (let line = 0; line < 10; line++) {
    await page.keyboard.type(item)
    await expect(page.locator('[role="option"]').first()).toContainText('12.50')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.locator(`[data-row="${line}"] [data-cell="1"]`)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type(String(line + 1))
    for (let cell = 2; cell < (line < 9 ? 7 : 6); cell++) await page.keyboard.press('Enter')
    if (line < 9) await expect(page.locator(`[data-row="${line + 1}"] [data-cell="0"] input`)).toBeFocused()
  }
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await page.waitForURL(/view-sales-invoice\/\d+/)
  const id = Number(/view-sales-invoice\/(\d+)/.exec(page.url())![1])
  // 55 bolts at 12.50 are 687.50, and 18 % on it 123.75, rounded to the rupee.
  await expect(page.getByText('811.00').first()).toBeVisible()
  await expectAccessible(page)

  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { token?: string }).token ?? '',
  )
  const pdf = await page.request.get(`/api/salesInvoice/pdf?id=${id}&copy=Original`, {
    headers: { 'auth-token': token },
  })
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await page.getByRole('button', { name: t('invoice.receive') }).click()
  await page.waitForURL(/create-payment-in/)
  await page.locator('[name="amount"]').fill('811')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/view-payment-in\/\d+/)
  await page.goto(`/${company}/view-sales-invoice/${id}`)
  await expect(page.getByText(t('status.PaymentReceived' as Parameters<typeof t>[0])).first()).toBeVisible()

  const { entityId, returnPeriod } = (await (
    await page.request.get(`/api/salesInvoice/detail?id=${id}`, { headers: { 'auth-token': token } })
  ).json()) as { entityId: number; returnPeriod: string }
  const json = await page.request.post('/api/gstReturn/gstr1/json', {
    headers: { 'auth-token': token },
    data: { entityId, returnPeriod },
  })
  expect(await json.text()).toContain(gstinOf[info.project.name]!)
  expect(faults).toEqual([])
})
