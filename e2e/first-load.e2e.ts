import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { signIn } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'the first list comes in at most fifteen requests and 220 kB of JavaScript',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const company = await signIn(page, info)
    const storageState = await page.context().storageState()
    const fresh = await page
      .context()
      .browser()!
      .newContext({ storageState, viewport: { width: 1366, height: 768 } })
    try {
      const first = await fresh.newPage()
      // What is fetched ahead after three seconds is not of the first list, however long that takes on a busy machine.
      await first.addInitScript(() => {
        const later = window.setTimeout.bind(window)
        window.setTimeout = ((work: TimerHandler, milliseconds?: number) =>
          (milliseconds ?? 0) >= 3000 ? 0 : later(work, milliseconds)) as typeof setTimeout
      })
      const { requests, scripts } = watchFiles(first)
      await first.goto(`${new URL(page.url()).origin}/${company}/sales-invoice`)
      await first.locator('tbody tr td').first().waitFor()
      await first.waitForLoadState('networkidle')
      // What opens over the list is made when it opens, not with the list.
      await expect(first.locator('[data-portal]')).toHaveCount(0)
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(15)
      const sizes = await Promise.all(scripts)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(220_000)
    } finally {
      await fresh.close()
    }
  },
)

function watchFiles(page: Page): { requests: string[]; scripts: Promise<number>[] } {
  const requests: string[] = []
  const scripts: Promise<number>[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? ''))
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  return { requests, scripts }
}
