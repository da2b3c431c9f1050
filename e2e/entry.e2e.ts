import { expect, test } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import { ask, read } from './calls.ts'
import { cell, fillShort } from './invoice-form.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'
import { takeOver } from './take-over.ts'

type Asked = readonly { name: string; code: string }[]

/** The save reaches the server, its answer does not come back; which invoice it made. */
async function cutOff(route: Route): Promise<number> {
  const { id } = (await (await route.fetch()).json()) as { id: number }
  await route.abort('connectionreset')
  return id
}
const shown = (page: Page) => Number(/view-sales-invoice\/(\d+)/.exec(page.url())![1])

/** Keys as a scanner gives them: five milliseconds apart, waiting for nothing. */
const scan = (page: Page, text: string) => page.keyboard.type(text, { delay: 5 })

test(
  'a scanner at five milliseconds a key loses none: item, quantity, price, line after line',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const company = await signIn(page, info)
    const picked = JSON.parse(String(await read(page, 'item/pick?text='))) as Asked
    const [first, second, third] = picked
    await page.goto(`/${company}/create-sales-invoice`)
    await expect(page.locator('[name="partyId"]')).toBeFocused()
    // The answers of the picker come late; the keys do not wait for them.
    await takeOver(page, '**/api/item/pick*', (route) => setTimeout(() => void route.continue(), 400))
    await scan(page, 'Asha')
    await page.keyboard.press('Enter')
    for (const [item, quantity, price] of [
      [first, '3', '100.5'],
      [second, '12', '7'],
      [third, '1', '58500'],
    ] as const) {
      await scan(page, item!.code)
      await page.keyboard.press('Enter')
      await scan(page, quantity)
      await page.keyboard.press('Enter')
      await scan(page, price)
      await page.keyboard.press('Enter')
    }
    await expect(cell(page, 3, 0)).toBeFocused()
    for (const [row, item, quantity, price] of [
      [0, first, '3', '100.50'],
      [1, second, '12', '7.00'],
      [2, third, '1', '58,500.00'],
    ] as const) {
      await expect(cell(page, row, 0)).toHaveValue(item!.name)
      await expect(cell(page, row, 2)).toHaveValue(quantity)
      await expect(cell(page, row, 4)).toHaveValue(price)
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test(
  'no connection while saving: it is shown, tried again, and saved once',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/create-sales-invoice`)
    await fillShort(page, '2')
    let saved = 0
    const keys: (string | undefined)[] = []
    let isAway = true
    await takeOver(page, '**/api/salesInvoice/save', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (!isAway) return route.continue()
      if (keys.length > 1) return route.abort('connectionreset')
      saved = await cutOff(route)
    })
    await page.keyboard.press('Control+s')
    const bar = page.getByRole('alert').filter({ hasText: t('form.notReached') })
    await expect(bar).toContainText(t('form.keptMeanwhile'))
    await expect(page.getByTestId('toasts').getByRole('alert')).toHaveCount(0)
    await expect.poll(() => keys.length).toBeGreaterThan(1)
    isAway = false
    await page.waitForURL(/view-sales-invoice\/\d+/)
    await expect(page.getByTestId('toasts')).toContainText(t('form.savedOnce').split(',')[0]!)
    // What the form filled in meanwhile (a price that is offered) is a change of what was saved.
    expect(keys[1]).toBe(keys[0])
    expect(shown(page)).toBe(saved)
  },
)

test(
  'what is changed after a save that got no answer is a change of it, and no second invoice',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/create-sales-invoice`)
    await fillShort(page, '2')
    let made = 0
    const sent: { readonly key: string | undefined; readonly id: number | undefined }[] = []
    await takeOver(page, '**/api/salesInvoice/save', async (route) => {
      const request = route.request()
      sent.push({ key: request.headers()['idempotency-key'], id: request.postDataJSON().id })
      if (sent.length > 1) return route.continue()
      made = await cutOff(route)
    })
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('alert').filter({ hasText: t('form.notReached') })).toBeVisible()
    await cell(page, 0, 2).fill('7')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-sales-invoice\/\d+/)
    expect(shown(page)).toBe(made)
    expect(sent.map(({ id }) => id)).toEqual([undefined, undefined, made])
    expect([sent[1]!.key === sent[0]!.key, sent[2]!.key === sent[0]!.key]).toEqual([true, false])
    const saved = JSON.parse(String(await read(page, `salesInvoice/detail?id=${made}`))) as {
      lines: { quantity: string }[]
    }
    expect(Number(saved.lines[0]!.quantity)).toBe(7)
  },
)

test(
  'a receipt that was saved without an answer is not entered twice, and what was changed later is not passed over in silence',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const { id: partyId } = (await ask(page, 'party/save', {
      name: `Twice paid ${Date.now()}`,
      taxpayerType: 'UNREG',
      placeOfSupply: '27',
    })) as { id: number }
    await page.goto(`/${company}/create-payment-in?partyId=${partyId}`)
    await page.locator('[name="amount"]').fill('500')
    let sent = 0
    await takeOver(page, '**/api/paymentIn/receive', async (route) => {
      if (++sent > 1) return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('alert').filter({ hasText: t('form.notReached') })).toBeVisible()
    await page.locator('[name="amount"]').fill('700')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-payment-in\/\d+/)
    await expect(page.getByTestId('toasts')).toContainText(t('payment.savedBefore'))
    const { records } = (await ask(page, 'paymentIn/search', { partyIds: [partyId] })) as {
      records: readonly { amount: string }[]
    }
    expect(records.map(({ amount }) => Number(amount))).toEqual([500])
  },
)

test(
  'a counter sale takes the customer kept for it, and the first item comes next',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/create-sales-invoice`)
    await page.getByRole('button', { name: t('invoice.counterSale', { name: 'Cash Retail' }) }).click()
    await expect(page.locator('[name="partyId"]')).toHaveValue('Cash Retail')
    await expect(cell(page, 0, 0)).toBeFocused()
    await page.keyboard.type('Ceiling fan')
    await page.keyboard.press('Enter')
    await expect(cell(page, 0, 2)).toBeFocused()
    await page.keyboard.type('1')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/view-sales-invoice\/\d+/)
    await expect(page.getByRole('main').getByText('Cash Retail').first()).toBeVisible()

    // By keys alone: sold, paid in cash, printed, and the next customer.
    await page.keyboard.press('F8')
    await page.waitForURL(/create-sales-invoice$/)
    await expect(
      page.getByRole('button', { name: t('invoice.counterSale', { name: 'Cash Retail' }) }),
    ).toBeVisible()
    await page.keyboard.press('Alt+F8')
    await expect(page.locator('[name="partyId"]')).toHaveValue('Cash Retail')
    await expect(cell(page, 0, 0)).toBeFocused()
    await page.keyboard.type('Ceiling fan')
    await page.keyboard.press('Enter')
    await expect(cell(page, 0, 2)).toBeFocused()
    await page.keyboard.type('2')
    expect(await graveOf(page)).toEqual([])
    const saved = page.waitForResponse(/salesInvoice\/save/)
    const printed = page.waitForResponse(/salesInvoice\/pdf/)
    await page.keyboard.press('Alt+1')
    const sent = (await saved).request().postDataJSON() as { received: { amount: string; mode: string } }
    const sale = (await (await saved).json()) as { totals: { total: string }; paymentId: number }
    expect(sent.received).toMatchObject({ amount: sale.totals.total, mode: 'Cash' })
    expect(sale.paymentId).toBeGreaterThan(0)
    await printed
    await expect(page.locator('[name="partyId"]')).toHaveValue('Cash Retail')
    await expect(page).toHaveURL(/create-sales-invoice\?counter=yes/)
    await expect(cell(page, 0, 0)).toHaveValue('')
  },
)

test(
  'at the counter items are typed, paid and followed by the next by keys alone',
  // Its sales and their invoice are those of the day, which another shape would share.
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/counter-sale`)
    const find = page.locator('[name="item"]')
    await expect(find).toBeFocused()
    await page.keyboard.type('2*Ceiling fan')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(t('counter.quantityOf', { name: 'Ceiling fan 1200 mm' }))).toHaveValue('2')
    await page.keyboard.type('Ceiling fan')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(t('counter.quantityOf', { name: 'Ceiling fan 1200 mm' }))).toHaveValue('3')
    expect(await graveOf(page)).toEqual([])
    await page.keyboard.press('Alt+g')
    await page.keyboard.type('99999')
    const saved = page.waitForResponse(/salesInvoice\/save/)
    const printed = page.waitForResponse(/salesInvoice\/pdf/)
    await page.keyboard.press('Enter')
    const sale = (await (await saved).json()) as { number: string; totals: { total: string } }
    await printed
    const last = page.getByRole('region', { name: t('counter.last') })
    await expect(last.getByText(sale.number)).toBeVisible()
    const change = (99999 - Number(sale.totals.total)).toFixed(2)
    await expect(last.getByRole('status')).toContainText(change.slice(-6))
    await expect(find).toBeFocused()

    // A small sale without an invoice, and the invoice of the day.
    await page.getByLabel(t('counter.small', { limit: '200' })).check()
    await find.focus()
    await page.keyboard.type('Ceiling fan')
    await page.keyboard.press('Enter')
    await page.getByLabel(t('counter.priceOf', { name: 'Ceiling fan 1200 mm' })).fill('90')
    await expect(page.getByText(t('counter.becomesDaySale'))).toBeVisible()
    await page.keyboard.press('Alt+2')
    const day = page.getByRole('region', { name: t('daySale.title') })
    await expect(day.getByText('1 × Ceiling fan')).toBeVisible()
    const make = page.getByRole('button', { name: t('daySale.make', { date: '' }).trim() })
    await make.first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('daySale.make', { date: '' }).trim() })
      .click()
    await expect(day.getByText(t('daySale.invoiced'))).toBeVisible()
  },
)

test(
  'a date that is none stays, marked, and is not saved as another',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/create-sales-invoice`)
    const date = page.locator('[name="date"]')
    await date.fill('31/02/2026')
    await date.press('Tab')
    await expect(date).toHaveValue('31/02/2026')
    await expect(date).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(t('invalid.date').replace('{{text}}', '31/02/2026'))).toBeVisible()
    await date.fill('15-10')
    await date.press('Tab')
    await expect(date).toHaveValue(/^15\/10\//)
    await expect(date).not.toHaveAttribute('aria-invalid', 'true')
  },
)

test(
  'a negative, wrong or too precise number is marked, and never changed silently',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/create-sales-invoice`)
    await fillShort(page, '1.23456')
    await cell(page, 0, 4).focus()
    await expect(cell(page, 0, 2)).toHaveValue('1.235')
    await cell(page, 0, 5).focus()
    await page.keyboard.type('-5')
    await cell(page, 0, 2).focus()
    await expect(cell(page, 0, 5)).toHaveValue('0')
    await expect(cell(page, 0, 5)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('status').filter({ hasText: t('invalid.negative') })).toBeVisible()
    await cell(page, 0, 2).fill('')
    await cell(page, 0, 4).focus()
    await expect(cell(page, 0, 2)).toHaveValue('0')
    await expect(cell(page, 0, 2)).toHaveAttribute('aria-invalid', 'true')
    const received = page.locator('[name="received.amount"]')
    await received.fill('-1')
    await received.press('Tab')
    await expect(received).toHaveValue('0.00')
    await expect(received).toHaveAttribute('aria-invalid', 'true')
  },
)

test(
  '5 and Enter choose the rate of 5 per cent, and another than the HSN has is pointed out',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/create-item`)
    await page.locator('[name="hsn"]').fill('73181500')
    await page.keyboard.press('Enter')
    const rate = page.locator('[data-field="taxRate"]')
    await rate.click()
    await rate.fill('5')
    await page.keyboard.press('Enter')
    await expect(rate).toHaveValue('5%')
    const warning = t('item.rateDiffers').split('{{hsn}}').at(-1)!.split('{{usual}}')[0]!.trim()
    await expect(page.getByRole('status').filter({ hasText: warning })).toBeVisible()
  },
)

test(
  'after a dialog the focus returns to the field or button of the next step',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const company = await signIn(page, info)
    await page.goto(`/${company}/create-sales-invoice`)
    const party = page.locator('[name="partyId"]')
    await expect(party).toBeFocused()
    await page.keyboard.type('Nobody of that name')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(party).toBeFocused()
    await cell(page, 0, 0).focus()
    await page.keyboard.type('Nothing of that name')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(cell(page, 0, 0)).toBeFocused()
  },
)

/** Quantities of the first lines of all drafts on the device. */
const keptQuantities = () =>
  new Promise<unknown[]>((resolve) => {
    const asked = indexedDB.open('bahi')
    asked.addEventListener('success', () => {
      const all = asked.result.transaction('drafts').objectStore('drafts').getAll()
      all.addEventListener('success', () => resolve(all.result.map(({ value }) => JSON.stringify(value))))
    })
  }).then((drafts) =>
    drafts.flatMap((text) =>
      [...String(text).matchAll(/"quantity":"(\d+)"/g)].map(([, quantity]) => quantity),
    ),
  )

test(
  'two tabs keep what they type apart; what a closed one left is offered with party and total',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/create-sales-invoice`)
    await fillShort(page, '4')
    const other = await page.context().newPage()
    await other.goto(`/${company}/create-sales-invoice`)
    await expect(other.locator('[name="partyId"]')).toBeFocused()
    await fillShort(other, '9')
    const kept = t('invoice.keptHere').split(' {{')[0]!
    await expect(page.getByText(kept)).toBeVisible()
    await expect(other.getByText(kept)).toBeVisible()
    // What was kept first may be what was typed until then.
    await expect.poll(() => other.evaluate(keptQuantities)).toContain('9')
    // The first is still open: what it types is not offered elsewhere.
    await expect(other.getByRole('button', { name: t('invoice.restoreYes') })).toHaveCount(0)
    await other.close()
    const third = await page.context().newPage()
    await third.goto(`/${company}/create-sales-invoice`)
    const banner = third
      .getByRole('status')
      .filter({ has: third.getByRole('button', { name: t('invoice.restoreYes') }) })
    await expect(banner).toContainText('Asha')
    await third.getByRole('button', { name: t('invoice.restoreYes') }).click()
    await expect(cell(third, 0, 2)).toHaveValue('9')
    await expect(cell(page, 0, 2)).toHaveValue('4')
  },
)
