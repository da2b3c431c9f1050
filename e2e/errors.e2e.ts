import { expect, test } from '@playwright/test'
import type { Page, TestInfo } from '@playwright/test'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'
import { takeOver } from './take-over.ts'

/**
 * The error catalogue (specification part 1, section 8) on the screen: the server's answer to the list of parties is
 * given here, and the screen is looked at.
 */
type Answer = { readonly status: number; readonly body?: object } | 'cut'
const error = (code: string, message: string, type = 'Error') => ({ code, message, type })
const two = [error('RECD0001', 'First line.'), error('RECD0002', 'Second line.')]
const details = { requestId: 'request-77', developerName: 'party.search: IN_USE' }

async function answering(page: Page) {
  const now: { answer: Answer | undefined } = { answer: undefined }
  await takeOver(page, '**/api/party/search', async (route) => {
    const { answer } = now
    if (!answer) return route.continue()
    if (answer === 'cut') return route.abort('timedout')
    return route.fulfill({ status: answer.status, json: answer.body ?? {} })
  })
  let word = 0
  const box = page.locator('[data-list-search]')
  return async (answer: Answer | undefined) => {
    now.answer = answer
    const asked = page.waitForRequest('**/api/party/search')
    await box.fill(`word ${++word}`)
    await asked
  }
}

const toasts = (page: Page) => page.getByTestId('toasts').getByRole('alert')
const linesOf = (page: Page) => toasts(page).locator('strong ~ div, div > div:not([class])').allTextContents()

async function openParties(page: Page, info: TestInfo): Promise<void> {
  const company = await signIn(page, info)
  await page.goto(`/${company}/parties`)
  await expect(page.locator('[data-list-search]')).toBeVisible()
}

async function closeAll(page: Page): Promise<void> {
  for (const close of await toasts(page).getByRole('button').all()) await close.click()
  await expect(toasts(page)).toHaveCount(0)
  // A toast under the pointer waits.
  await page.mouse.move(600, 700)
}

test(
  'every answer that refuses is shown as the catalogue says',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    await openParties(page, info)
    const answer = await answering(page)

    await answer('cut')
    await expect(toasts(page).locator('strong')).toHaveText('Error')
    await expect.poll(() => linesOf(page)).toEqual(['Connection Timeout Error, Please try again'])
    await closeAll(page)

    for (const code of [
      'AUTH0013',
      'AUTH0016',
      'AUTH0016-1',
      'AUTH0016-2',
      'VALD0615',
      'VALD0616',
      'VAL0463',
      'VALD0767',
    ]) {
      await answer({ status: 400, body: { errors: [error(code, `Said with ${code}.`, 'Warning')] } })
      await expect(toasts(page).locator('strong')).toHaveText('Warning')
      await expect.poll(() => linesOf(page)).toEqual([`Said with ${code}.`])
      await closeAll(page)
    }
    await answer({ status: 400, body: { errors: [error('XXXX0001', 'Not for everybody.')] } })
    await page.waitForTimeout(400)
    await expect(toasts(page)).toHaveCount(0)

    const titles = {
      401: 'Unauthorized',
      403: 'Forbidden',
      405: 'Method Not Allowed',
      406: 'Error',
      500: 'Internal Server Error',
    }
    for (const [status, title] of Object.entries(titles)) {
      await answer({ status: Number(status), body: { errors: two, ...details } })
      await expect(toasts(page).locator('strong')).toHaveText(title)
      await expect
        .poll(() => linesOf(page))
        .toEqual([
          'First line.',
          'Second line.',
          'Code: RECD0001',
          'Request id: request-77',
          'Developer: party.search: IN_USE',
        ])
      await closeAll(page)
    }

    const wrong = { code: 'VALD0101', message: 'Enter a value.' }
    const validationErrors = {
      'Data.UserName': [wrong, wrong],
      'Data.Name': [{ code: 'VALD0103', message: 'Too long.' }],
    }
    await answer({ status: 422, body: { errors: [two[0]], validationErrors } })
    await expect(toasts(page)).toHaveCount(1)
    await expect(toasts(page).locator('strong')).toHaveText('Error')
    await expect.poll(() => linesOf(page)).toEqual(['UserName: Enter a value.', 'Name: Too long.'])
    await closeAll(page)

    for (const [status, title] of [
      [404, 'Not Found'],
      [409, 'Conflict'],
      [413, 'Payload Too Large'],
      [429, 'Too Many Requests'],
      [504, 'Gateway Timeout'],
    ] as const) {
      await answer({ status, body: { errors: two, ...details } })
      await expect(toasts(page).locator('strong')).toHaveText(title)
      await expect.poll(() => linesOf(page)).toEqual(['First line.', 'Second line.'])
      await closeAll(page)
    }

    // A hundred lines are 400 pixels high and scroll; after four seconds the toast is gone, on its own.
    await answer({
      status: 409,
      body: { errors: Array.from({ length: 100 }, (_, n) => error('RECD0001', `Line ${n}`)) },
    })
    const shownAt = Date.now()
    const text = toasts(page).locator('strong').locator('..')
    expect(await text.evaluate((element) => [element.clientHeight, element.scrollHeight > 400])).toEqual([
      400,
      true,
    ])
    await expect(toasts(page)).toHaveCount(0)
    expect(Date.now() - shownAt).toBeGreaterThan(3000)

    // The refusal reaches the screen too: it is not left waiting, and continues with the next answer.
    await answer(undefined)
    await page.locator('[data-list-search]').fill('')
    await expect(page.getByRole('row').nth(2)).toBeVisible()
  },
)

test(
  'a refused file says why, though a file was asked for',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    await openParties(page, info)
    const body = JSON.stringify({
      validationErrors: { 'Data.format': [{ code: 'VALD0111', message: 'Choose another format.' }] },
    })
    await takeOver(page, '**/api/party/export', (route) =>
      route.fulfill({ status: 422, contentType: 'application/octet-stream', body }),
    )
    await page.getByRole('button', { name: t('list.export') }).click()
    await page.getByRole('menuitem', { name: t('list.exportCsv') }).click()
    await expect(toasts(page).getByText('Choose another format.')).toBeVisible()
  },
)

test(
  'in production neither codes nor developers are named, and 403 has no title',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    await takeOver(page, '**/api/start*', async (route) => {
      const start = (await (await route.fetch()).json()) as { login: object }
      await route.fulfill({ json: { ...start, login: { ...start.login, isProductionLike: true } } })
    })
    await openParties(page, info)
    const answer = await answering(page)
    await answer({ status: 403, body: { errors: two, ...details } })
    await expect(toasts(page)).toHaveCount(1)
    await expect(toasts(page).locator('strong')).toHaveCount(0)
    await expect(toasts(page)).toContainText('First line.Second line.')
    await expect(toasts(page)).not.toContainText(/RECD0001|request-77|IN_USE/)
  },
)

test(
  'maintenance: the page, a look every 30 seconds, and back',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    await openParties(page, info)
    await page.clock.install()
    let isUp = false
    let looks = 0
    await takeOver(page, '**/api/ping', (route) => {
      looks++
      return isUp ? route.continue() : route.fulfill({ status: 503, json: {} })
    })
    const answer = await answering(page)
    await answer({ status: 503 })
    await page.clock.runFor(1000)
    await page.waitForURL('/under-maintenance')
    await expect(page.getByRole('heading', { name: 'Under Maintenance!' })).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('isUnderMaintenance'))).toBe('true')
    await page.clock.runFor(29_000)
    expect(looks).toBe(0)
    await page.clock.runFor(2000)
    await expect.poll(() => looks).toBe(1)
    await expect(page).toHaveURL('/under-maintenance')
    isUp = true
    await page.clock.runFor(30_000)
    await page.waitForURL(/\/\d+(\/dashboard)?$/)
    expect(await page.evaluate(() => localStorage.getItem('isUnderMaintenance'))).toBeNull()
  },
)

test(
  'a screen that does not load within two minutes shows an error',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    await openParties(page, info)
    await page.clock.install()
    await takeOver(page, '**/assets/*.js', () => undefined)
    await page
      .getByRole('link', { name: t('menu.items') })
      .first()
      .click()
    await page.clock.runFor(119_000)
    await expect(page.getByRole('button', { name: t('error.retry') })).toHaveCount(0)
    await page.clock.runFor(2000)
    await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeVisible()
    await expect(page.getByText('Connection Timeout Error, Please try again')).toBeVisible()
  },
)

test(
  'a session that ended elsewhere leads to Login, with an empty storage',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    await openParties(page, info)
    // The next request gets the error, and may be quicker than a hand at the search box.
    await takeOver(page, '**/api/party/search', (route) =>
      route.fulfill({ status: 401, json: { errors: [error('AUTH0003', 'Your session has ended.')] } }),
    )
    await page.reload()
    await page.waitForURL('/login')
    await expect(toasts(page)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
  },
)

test('the titles are of the running language', inShapes('phone-ar'), async ({ page }, info) => {
  const t = wordsOf(info)
  await openParties(page, info)
  const answer = await answering(page)
  await answer({ status: 500, body: { errors: [error('SYST0500', 'قال الخادم')], ...details } })
  await expect(toasts(page).locator('strong')).toHaveText(t('error.http.500'))
  await expect(toasts(page)).toContainText(`${t('error.requestId')}: request-77`)
  await closeAll(page)
  await answer('cut')
  await expect.poll(() => linesOf(page)).toEqual([t('error.noConnection')])
})

test(
  'an address of a GSTIN that is not seen says so, over what is shown instead',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const company = await signIn(page, info)
    const t = wordsOf(info)
    const said = page.getByText(t('shell.unseenPlace'))
    for (const path of [
      'gstr1-report?entityId=987654',
      'sales-invoice?entityIds=987654',
      'stock-report?entityIds=987654',
    ]) {
      await page.goto(`/${company}/${path}`)
      await expect(said).toBeVisible()
    }
    await said.locator('..').getByRole('button').click()
    await expect(said).toHaveCount(0)
    await expect(page).toHaveURL(/stock-report$/)
  },
)
