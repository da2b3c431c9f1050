import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** What a page does while a journey uses it. */
export interface Watched {
  /** What the browser complains about while the page is used. */
  readonly faults: string[]
  /** The screen is there, its calls are answered and no skeleton is left. */
  readonly settled: () => Promise<void>
  /** Calls that were refused: `403 /api/party/search`. */
  readonly refusals: string[]
}

export function watch(page: Page): Watched {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    // What axe would run in a mail's preview, the sandbox of the preview refuses.
    if (message.location().url === 'about:srcdoc') return
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
  })
  const refusals: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refusals.push(`${answer.status()} ${new URL(answer.url()).pathname}`)
  })
  const open = new Set<unknown>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const settled = async () => {
    await page.waitForFunction(isWhole)
    await expect.poll(() => open.size, { intervals: [20, 50, 100] }).toBe(0)
    // What the answers brought is on the screen too.
    await page.waitForFunction(isWhole)
  }
  return { faults, settled, refusals }
}

/** Runs in the page, with every frame: asking from outside takes longer than most screens do. */
const isWhole = () =>
  document.querySelector('h1')?.checkVisibility() === true && !document.querySelector('[aria-busy="true"]')
