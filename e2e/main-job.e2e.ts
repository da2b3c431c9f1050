import { expect, test } from '@playwright/test'
import type { Page, TestInfo } from '@playwright/test'
import { graveOf } from './screen-checks.ts'
import { signInByForm, wordsOf } from './session.ts'
import type { TextKey } from './session.ts'
import { takeOver } from './take-over.ts'

/** Names and GSTINs differ by project, so that journeys of several projects share one company without meeting. */
const gstinOf: Readonly<Record<string, string>> = {
  'desktop-en': '27AAPFU0939F1ZV',
  'desktop-ar': '29AAGCB7383J1Z4',
  'phone-en': '27AAKCM4821P1ZW',
  'phone-ar': '29AAFCT5530Q1ZO',
}
const pinCodeOf: Readonly<Record<string, string>> = { '27': '411001', '29': '560001' }

/** Nothing to be scrolled to sideways, and nothing that axe calls serious in each language, direction and width. */
async function expectSound(page: Page, info: TestInfo, screen: string): Promise<void> {
  if (/^(desktop-en|phone-ar)$/.test(info.project.name)) expect(await graveOf(page), screen).toEqual([])
  const overhang = await page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('main')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  )
  expect(overhang, `${screen} is wider than the window`).toBeLessThanOrEqual(0)
}

test('sign in, party by GSTIN, item, invoice of ten lines by keyboard, print, payment, GSTR-1', async ({
  page,
}, info) => {
  const t = wordsOf(info)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const gstin = gstinOf[info.project.name]!
  const run = Math.random().toString(36).slice(2, 7)
  const party = `Journey ${info.project.name} ${run}`
  const item = `Bolt ${info.project.name} ${run}`

  const company = await test.step('sign in', () => signInByForm(page, info))
  await expectSound(page, info, 'dashboard')

  await test.step('party by GSTIN', async () => {
    await page.goto(`/${company}/create-party`)
    await page.locator('[name="gstin"]').fill(gstin)
    // The reply of the lookup comes when the next field is reached: what is typed takes the place of what it fills in.
    await page.locator('[name="name"]').focus()
    await expect(page.locator('[name="name"]')).not.toHaveValue('')
    await page.keyboard.type(party)
    await expect(page.locator('[name="name"]')).toHaveValue(party)
    await page.locator('[name="billingAddress.line1"]').fill('12 Market Road')
    await page.locator('[name="billingAddress.pincode"]').fill(pinCodeOf[gstin.slice(0, 2)]!)
    // The rest follows from the GSTIN.
    await expect(page.locator('[name="pan"]')).toHaveValue(gstin.slice(2, 12))
    await expectSound(page, info, 'party form')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-party\/\d+/)
    await expect(page.getByText(gstin).first()).toBeVisible()
    await expectSound(page, info, 'party')
  })

  await test.step('item', async () => {
    await page.goto(`/${company}/create-item`)
    await page.locator('[name="name"]').fill(item)
    await page.locator('[name="hsn"]').fill('73181500')
    await page.keyboard.press('Enter')
    await expect(page.locator('[name="hsn"]')).toHaveValue('73181500')
    const choice = (field: TextKey) => page.getByLabel(t(field)).and(page.locator('input:visible')).first()
    // The code brings its usual rate along.
    await expect(choice('field.taxRate')).toHaveValue('18%')
    await choice('field.unitId').fill('NOS')
    await page.getByRole('option', { name: 'NOS' }).first().click()
    await page.locator('[name="sellingPrice"]').fill('12.50')
    await expectSound(page, info, 'item form')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-item\/\d+/)
  })

  const id = await test.step('invoice of ten lines by keyboard', async () => {
    await page.goto(`/${company}/create-sales-invoice`)
    // From here to the save nothing but the keyboard.
    await expect(page.locator('[name="partyId"]')).toBeFocused()
    await page.keyboard.type(party)
    await page.keyboard.press('Enter')
    await expect(page.locator('[name="partyId"]')).toHaveValue(party)
    // The customer chosen, the work continues with the first line.
    await expect(page.locator('[data-row="0"] [data-cell="0"] input')).toBeFocused()
    for (let line = 0; line < 10; line++) {
      // Three Enters a line: item, quantity, price.
      await page.keyboard.type(item)
      await page.keyboard.press('Enter')
      await expect(page.locator(`[data-row="${line}"] [data-cell="1"]`)).toHaveValue('73181500')
      await expect(page.locator(`[data-row="${line}"] [data-cell="2"]`)).toBeFocused()
      await page.keyboard.type(String(line + 1))
      if (line === 9) break
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect(page.locator(`[data-row="${line + 1}"] [data-cell="0"] input`)).toBeFocused()
    }
    await expectSound(page, info, 'invoice form')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-sales-invoice\/\d+/)
    // 55 bolts at 12.50 are 687.50, and 18 % on it 123.75, rounded to the rupee.
    await expect(page.getByText('811.00').first()).toBeVisible()
    await expectSound(page, info, 'invoice')
    return Number(/view-sales-invoice\/(\d+)/.exec(page.url())![1])
  })
  const number = (await page.getByRole('heading', { level: 1 }).innerText()).split(/\s/)[0]!

  await test.step('print', async () => {
    // What the server sends is read on its way: the browser shows it from memory, where no test can look.
    let pdf: Buffer = Buffer.of()
    await takeOver(page, /\/api\/salesInvoice\/pdf/, async (route) => {
      const response = await route.fetch()
      pdf = await response.body()
      await route.fulfill({ response })
    })
    await Promise.all([
      // A browser with a reader opens a window, one without saves the file.
      Promise.race([page.waitForEvent('popup'), page.waitForEvent('download')]),
      page.getByRole('button', { name: t('invoice.print') }).click(),
    ])
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect(pdf.length).toBeGreaterThan(10_000)
  })

  await test.step('payment', async () => {
    await page.bringToFront()
    await page.getByRole('button', { name: t('invoice.receive') }).click()
    await page.waitForURL(/create-payment-in/)
    await page.locator('[name="amount"]').fill('811')
    await expectSound(page, info, 'payment form')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-payment-in\/\d+/)
    await expectSound(page, info, 'payment')
    await page.goto(`/${company}/view-sales-invoice/${id}`)
    await expect(page.getByText(t('enum.InvoiceState.Paid'), { exact: true }).first()).toBeVisible()
  })

  await test.step('GSTR-1', async () => {
    await page.goto(`/${company}/gstr1-report`)
    await expect(page.getByRole('table').first()).toBeVisible()
    await expectSound(page, info, 'GSTR-1')
    await page.goto(`/${company}/gstr1-report?section=B2B`)
    const row = page
      .getByRole('rowgroup')
      .filter({ has: page.getByRole('link', { name: number, exact: true }) })
    const next = page.getByRole('button', { name: t('gstr1.next') })
    await expect(next).toBeVisible()
    while ((await row.count()) === 0 && (await next.isEnabled())) {
      await next.click()
      await expect(next.or(row)).not.toHaveCount(0)
      await page.waitForLoadState('networkidle')
    }
    await expect(row).toContainText(gstin)
    await expect(row).toContainText('687.50')
    await expectSound(page, info, 'documents of GSTR-1')
  })
  expect(faults).toEqual([])
})
