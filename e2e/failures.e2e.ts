import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { texts } from '@bahi/contracts/texts/index.ts'
import { recordIds } from './records.ts'
import { companyRoutes } from './routes.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'
import { takeOver } from './take-over.ts'

test.describe.configure({ mode: 'parallel' })

/** What a person sees where an answer does not come: never the look of something empty, and a way to ask again. */
const broken = {
  errors: [{ code: 'SYST0500', message: 'It failed here.', type: 'Error' }],
  requestId: 'r-7f3a',
}

const notice = {
  id: 1,
  kind: 'legalClocks',
  type: 'Warning',
  subject: 'Two dates of the law are near',
  remark: '',
  entityId: null,
  target: { screen: 'legalClocks', documentId: null, billId: null, number: null },
  createdAt: '2026-11-20T10:00:00Z',
  readAt: '2026-11-20T10:05:00Z',
}

async function breaking(page: Page, path: string) {
  const now = { fails: true }
  await takeOver(page, `**/api/${path}*`, (route) =>
    now.fails ? route.fulfill({ status: 500, json: broken }) : route.continue(),
  )
  return now
}

test(
  'a list that cannot be loaded says so, counts nothing, and asks again',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const now = await breaking(page, 'salesInvoice/search')
    await page.goto(`/${company}/sales-invoice?start=0`)
    const place = page.locator('main').getByRole('alert')
    await expect(place).toContainText(t('error.notLoaded'))
    await expect(place).toContainText('r-7f3a')
    await expect(page.getByText(t('kind.salesInvoice.empty'))).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('kind.salesInvoice.title'))
    now.fails = false
    await place.getByRole('button', { name: t('error.retry') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`${t('kind.salesInvoice.title')}.*\\d`),
    )
    await expect(place).toHaveCount(0)
  },
)

test(
  'rows that are loaded stay when a later answer fails',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/sales-invoice?start=0`)
    const row = page.locator('[data-row]').first()
    await expect(row).toBeVisible()
    const first = await row.textContent()
    const now = await breaking(page, 'salesInvoice/search')
    // Opened again after a while, the list shows what it has and asks for what is new.
    await expect(async () => {
      await row.click()
      await page.goBack()
      await expect(page.getByText(t('error.notRefreshed'))).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect(await row.textContent()).toBe(first)
    now.fails = false
    await page.getByRole('button', { name: t('error.retry') }).click()
    await expect(page.getByText(t('error.notRefreshed'))).toHaveCount(0)
  },
)

test(
  'a record, a panel, a picker and a filter that cannot be loaded say so too',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const now = await breaking(page, 'party/*')
    await page.goto(`/${company}/create-payment-in`)
    await page.getByLabel(t('payment.party')).fill('a')
    await expect(page.getByText(t('error.notLoaded'))).toBeVisible()
    await expect(page.getByText(t('picker.nothing'))).toHaveCount(0)
    await page.goto(`/${company}/view-party/1`)
    await expect(page.locator('main').getByRole('alert')).toContainText(t('error.notLoaded'))
    now.fails = false
    await page.getByRole('button', { name: t('error.retry') }).click()
    await expect(page.getByRole('tablist')).toBeVisible()
    // A tab fails alone: the record around it stays.
    const statement = await breaking(page, 'party/statement')
    await page.getByRole('tab', { name: t('party.statement') }).click()
    await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText(t('error.notLoaded'))
    statement.fails = false
    await page.getByRole('button', { name: t('error.retry') }).click()
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveCount(0)
    // A filter says it in the place of its values.
    const names = await breaking(page, 'salesInvoice/salesPeople')
    await page.goto(`/${company}/sales-invoice`)
    await page.getByRole('button', { name: t('list.filters') }).click()
    const filter = page.getByRole('group', { name: t('invoice.salesPerson') })
    await expect(filter.getByRole('alert')).toContainText(t('error.notLoaded'))
    names.fails = false
    await filter.getByRole('button', { name: t('error.retry') }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0)
  },
)

test(
  'an address of a record that is not there leads back to its list',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    for (const [path, list] of [
      ['view-sales-invoice/999999', 'sales-invoice'],
      ['edit-item/999999', 'items'],
      ['view-payment-in/999999', 'payment-in'],
    ] as const) {
      await page.goto(`/${company}/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.noRecord'))
      await page.locator('main').getByRole('alert').getByRole('button').click()
      await page.waitForURL(new RegExp(`/${company}/${list}`))
    }
  },
)

/** Screens that show without an answer, and forms that begin empty: their choices say in the field what did not load. */
const showAtOnce = new Set([
  'my-profile',
  'create-document',
  'edit-document/$id',
  'create-party',
  'create-item',
  'create-payment-in',
  'create-payment-out',
  'create-e-way-bill',
  'create-company',
  'create-gstin',
  'create-branch-godown',
  'create-role',
  'create-vendor',
  'create-price-list',
  'reports',
  'party-ledger-report',
  'tally-export',
  'month-file',
  'e-invoice-lookup',
  'test',
  'masters',
])
/** The frame around the screens comes with these. */
const ofFrame = /\/api\/(?:start|preLoadSettings|master\/resources)/

/** Past Playwright, whose interception has the browser load and compile the whole application anew with each screen. */
async function breakingAll(page: Page) {
  const now = { fails: false }
  const browser = await page.context().newCDPSession(page)
  const answer = Buffer.from(JSON.stringify(broken)).toString('base64')
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const done =
      now.fails && !ofFrame.test(request.url)
        ? browser.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 500,
            responseHeaders: [{ name: 'content-type', value: 'application/json' }],
            body: answer,
          })
        : browser.send('Fetch.continueRequest', { requestId })
    // What is asked while a page closes has nobody to answer.
    done.catch(() => undefined)
  })
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
  return now
}

for (const part of [0, 1, 2])
  test(
    `each screen of a company says what did not load, and asks again, part ${part + 1} of 3`,
    inShapes('desktop-en'),
    async ({ page }, info) => {
      const t = wordsOf(info)
      const company = await signIn(page, info)
      const ids = await recordIds(page)
      const now = await breakingAll(page)
      const emptyTexts = Object.entries(texts)
        .filter(([key]) => /[eE]mpty$/.test(key))
        .map(([, { en }]) => en)
      for (const { path, name } of companyRoutes.filter(
        (route, index) => index % 3 === part && !showAtOnce.has(route.path),
      )) {
        await test.step(path, async () => {
          now.fails = true
          // Opened anew, so that nothing is kept of the screens before.
          await page.goto(`/${company}/${path.replace('$id', ids[name] ?? '')}`)
          const main = page.locator('main')
          const failed = main.getByRole('alert').filter({ hasText: t('error.notLoaded') })
          await expect(failed.first(), path).toBeVisible()
          const shown = await main.innerText()
          expect
            .soft(
              emptyTexts.filter((text) => shown.includes(text)),
              `said of ${path}`,
            )
            .toEqual([])
          expect.soft(shown.match(/(?<![\d,])0\.00/g) ?? [], `figures of ${path}`).toEqual([])
          now.fails = false
          await expect(async () => {
            if ((await failed.count()) > 0)
              await failed
                .first()
                .getByRole('button', { name: t('error.retry') })
                .click({ timeout: 1000 })
            await expect(failed).toHaveCount(0, { timeout: 1000 })
          }, `again on ${path}`).toPass()
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        })
      }
    },
  )

test(
  'the bell says that its notices did not load, asks again, and leads to what one is about',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    const now = await breaking(page, 'notification/list')
    await page.goto(`/${company}/dashboard`)
    await page.getByRole('button', { name: new RegExp(t('bell.title')) }).click()
    const panel = page.getByRole('dialog', { name: t('bell.title') })
    await expect(panel.getByRole('alert')).toContainText(t('error.notLoaded'))
    await expect(panel.getByText(t('bell.none'))).toHaveCount(0)

    now.fails = false
    await takeOver(page, '**/api/notification/list*', (route) =>
      route.fulfill({ json: { records: [notice], unread: 0, hasMore: false } }),
    )
    await panel.getByRole('button', { name: t('error.retry') }).click()
    await panel.getByRole('button', { name: new RegExp(notice.subject) }).click()
    await page.waitForURL(/\/legal-clocks/)
  },
)
