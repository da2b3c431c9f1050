import { expect, test } from '@playwright/test'

test('the server replies and the first page opens without an error', async ({ page, request }) => {
  expect((await request.get('/api/ping')).status()).toBe(204)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const reply = await page.goto('/')
  expect(reply?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', /.+/)
  expect(faults).toEqual([])
})
