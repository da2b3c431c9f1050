/**
 * W8: typing into an invoice of 500 lines, from the key to the painted frame, against a bare input on an empty page
 * of the same browser. The two take turns, so that both meet the same machine. The figures on the screen are
 * compared with the sums of what was typed.
 */
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { CDPSession, Page } from '@playwright/test'
import { signIn, startShownProduct } from './lib/browser.ts'
import { figure } from './lib/figures.ts'
import { median, percentile } from './lib/measure.ts'

const lineCount = 500
const rounds = 7
const keysPerRound = 30
const product = await startShownProduct()
try {
  await measure()
} finally {
  await product.stop()
}

async function measure(): Promise<void> {
  const context = await product.browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-IN',
  })
  await context.addInitScript(watchKeys)
  const bare = await context.newPage()
  await bare.goto(`${product.url}/robots.txt`)
  await bare.evaluate(() => document.body.replaceChildren(document.createElement('input')))
  const form = await context.newPage()
  const company = await signIn(form, product.url)
  const price = await fillForm(form, company)

  const fields = [
    { name: 'bare', page: bare, selector: 'input' },
    { name: 'quantity', page: form, selector: '[name="lines[250].quantity"]' },
    { name: 'price', page: form, selector: '[name="lines[250].unitPrice"]' },
    { name: 'item', page: form, selector: '[data-row="251"] [data-cell="0"] input' },
  ] as const
  const times = new Map<string, number[]>(fields.map(({ name }) => [name, []]))
  const ratios: number[] = []
  await goToLine(form, 250)
  for (let round = -1; round < rounds; round++) {
    const medians = new Map<string, number>()
    for (const { name, page, selector } of fields) {
      const taken = await type(page, selector, name === 'item' ? 'abcdefgh' : '123456789')
      medians.set(name, median(taken))
      // The first round warms up.
      if (round >= 0) times.get(name)!.push(...taken)
    }
    if (round >= 0) ratios.push(medians.get('quantity')! / medians.get('bare')!)
  }
  await form.keyboard.press('Escape')
  await check(form, price)
  const rows = await addRows(form)

  const of = 'ratio'
  const limit = times.get('bare')!
  for (const name of ['quantity', 'price', 'item']) {
    const taken = times.get(name)!
    const goal = { of, atMost: 2 } as const
    figure({
      name: `${name} of line 250, median`,
      value: median(taken),
      unit: 'ms',
      limit: median(limit),
      goal,
    })
    figure({
      name: `${name} of line 250, p95`,
      value: percentile(taken, 0.95),
      unit: 'ms',
      limit: percentile(limit, 0.95),
      goal,
    })
  }
  figure({
    name: 'median ratio of a round, quantity',
    value: median(ratios),
    unit: '',
    goal: { of: 'value', atMost: 1.5 },
  })
  figure({
    name: 'a row more by Enter, median',
    value: median(rows),
    unit: 'ms',
    limit: median(limit),
    goal: { of, atMost: 2 },
  })
  figure({
    name: 'quantity typed to total shown, median',
    value: median(await totalsFollow(form)),
    unit: 'ms',
  })
}

/** A party and 500 pasted rows of an item of the demo company; answers its price. */
async function fillForm(page: Page, company: number): Promise<Decimal> {
  await page.goto(`${product.url}/${company}/create-sales-invoice`)
  await page.locator('[name="partyId"]').fill('a')
  await page.locator('[role="option"]').first().waitFor()
  await page.keyboard.press('Enter')
  const item = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('auth')!) as { token: string }
    const reply = await fetch('/api/item/pick?text=', { headers: { 'auth-token': token } })
    return ((await reply.json()) as { code: string; sellingPrice: string }[])[0]!
  })
  const rows = Array.from({ length: lineCount }, () => `${item.code}\t2`).join('\n')
  await page.locator('[data-row="0"] [data-cell="1"]').evaluate((cell, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, rows)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`${lineCount}`) })
    .click()
  await page.waitForFunction(
    (gross) => document.body.innerText.replaceAll(',', '').includes(gross),
    grossOf(item.sellingPrice, 2 * lineCount),
  )
  return Decimal.of(item.sellingPrice)
}

function grossOf(price: string, quantity: number): string {
  return Decimal.of(price).mul(Decimal.of(quantity)).toFixed(2)
}

async function goToLine(page: Page, line: number): Promise<void> {
  await page.evaluate((at) => {
    const row = document.querySelector('[data-row]')!
    let scroller = row.parentElement!
    while (
      scroller.scrollHeight <= scroller.clientHeight ||
      getComputedStyle(scroller).overflowY === 'visible'
    )
      scroller = scroller.parentElement!
    scroller.scrollTop = row.clientHeight * (at - 2)
  }, line)
  await page.locator(`[data-row="${line}"]`).waitFor()
}

/** Presses keys at uneven distances, so that they fall anywhere between two frames. */
async function type(page: Page, selector: string, letters: string): Promise<number[]> {
  await page.bringToFront()
  const field = page.locator(selector)
  await field.focus()
  const keyboard = await page.context().newCDPSession(page)
  const taken: number[] = []
  for (let key = 0; key < keysPerRound; key++) {
    if (key % 5 === 0) await field.selectText()
    const begun = await countOf(page)
    await press(keyboard, letters[key % letters.length]!)
    await page.waitForFunction((before) => keyTimes.length > before, begun)
    taken.push(await page.evaluate(() => keyTimes.at(-1)!))
    await page.waitForTimeout(15 + Math.random() * 40)
  }
  await keyboard.detach()
  return taken
}

async function press(keyboard: CDPSession, letter: string): Promise<void> {
  const key = { key: letter, text: letter, unmodifiedText: letter }
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
}

function countOf(page: Page): Promise<number> {
  return page.evaluate(() => keyTimes.length)
}

declare const keyTimes: number[]

/** Runs in the page: from the moment the key was pressed to the first task after the frame that shows it. */
function watchKeys(): void {
  const times: number[] = []
  Object.assign(window, { keyTimes: times })
  addEventListener(
    'keydown',
    (event) => {
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.onmessage = () => times.push(performance.now() - event.timeStamp)
        painted.port2.postMessage(0)
      })
    },
    true,
  )
}

/** Sums on the screen are those of the values in the lines. */
async function check(page: Page, price: Decimal): Promise<void> {
  await page.locator('[name="lines[250].quantity"]').fill('7')
  await page.locator('[name="lines[250].unitPrice"]').fill(price.toString())
  const gross = grossOf(price.toString(), 2 * (lineCount - 1) + 7)
  await page.waitForFunction((sum) => document.body.innerText.replaceAll(',', '').includes(sum), gross)
}

async function addRows(page: Page): Promise<number[]> {
  await goToLine(page, lineCount - 1)
  await page.locator(`[data-row="${lineCount - 1}"] [data-cell="6"]`).focus()
  const taken: number[] = []
  for (let row = lineCount; row < lineCount + 20; row++) {
    const begun = await countOf(page)
    await page.keyboard.press('Enter')
    await page.waitForFunction((before) => keyTimes.length > before, begun)
    taken.push(await page.evaluate(() => keyTimes.at(-1)!))
    await page.locator(`[data-row="${row}"] [data-cell="0"] input`).waitFor()
    await page.locator(`[data-row="${row}"] [data-cell="6"]`).focus()
    await page.waitForTimeout(30)
  }
  return taken
}

/** From the key to the frame that shows the new sums. */
async function totalsFollow(page: Page): Promise<number[]> {
  await goToLine(page, 250)
  const field = page.locator('[name="lines[250].quantity"]')
  const taken: number[] = []
  for (let turn = 0; turn < 21; turn++) {
    await field.selectText()
    const changed = page.evaluate(
      () =>
        new Promise<number>((done) => {
          let begun = 0
          addEventListener('keydown', (event) => (begun = event.timeStamp), { once: true, capture: true })
          const totals = document.querySelector('dl[aria-live]')!
          const observer = new MutationObserver(() => {
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
          })
          observer.observe(totals, { subtree: true, childList: true, characterData: true })
        }),
    )
    await page.waitForTimeout(30)
    await page.keyboard.press(String((turn % 8) + 1))
    taken.push(await changed)
  }
  return taken
}
