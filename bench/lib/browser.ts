import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { browserLaunch } from '../../e2e/browser.ts'
import startServer from '../../e2e/product.ts'

export interface ShownProduct {
  readonly url: string
  readonly browser: Browser
  stop(): Promise<void>
}

/** The product as `npm start` gives it, with its demo company, and Chromium to look at it. */
export async function startShownProduct(): Promise<ShownProduct> {
  const stopServer = await startServer()
  const browser = await chromium.launch(browserLaunch())
  return {
    url: process.env['BAHI_E2E_URL']!,
    browser,
    async stop() {
      await browser.close()
      await stopServer?.()
    },
  }
}

/** Signs in as the demo user; answers the company that opens. */
export async function signIn(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/login`)
  await page.locator('input[name="userName"]').fill('demo@bahi.example')
  await page.locator('input[name="password"]').fill('Demo@12345')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/\d+\/dashboard/)
  return Number(new URL(page.url()).pathname.split('/')[1])
}

interface Watched {
  readable: Promise<number>
}

/**
 * Opens an address and gives the milliseconds from its request until the page with its first `shown` answers a key: after
 * what the frame before had to do. The page notes it itself: a locator looks only every half second once it has waited.
 */
export async function timeToReadable(page: Page, address: string, shown: string): Promise<number> {
  await page.addInitScript(watchFor, shown)
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate(() => (window as unknown as Watched).readable)
}

/** Runs in the page before all else. */
function watchFor(shown: string): void {
  ;(window as unknown as Watched).readable = new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(shown)) return
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => done(performance.now())))
    })
    watch.observe(document, { childList: true, subtree: true })
  })
}
