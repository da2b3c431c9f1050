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
