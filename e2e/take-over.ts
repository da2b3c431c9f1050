import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/**
 * As `page.route`, and in force when it returns: the browser begins with it a moment later, and a request made by the
 * next key would go past.
 */
export async function takeOver(page: Page, ...route: Parameters<Page['route']>): Promise<void> {
  await page.route(...route)
  if (!page.url().startsWith('http')) return
  await page.route('**/is-taken-over', (asked) => asked.fulfill({ status: 204 }), { times: 1 })
  const status = () => page.evaluate(async () => (await fetch('/is-taken-over')).status)
  await expect.poll(status, { intervals: [20, 50, 100] }).toBe(204)
}
