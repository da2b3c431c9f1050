import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { recordIds } from './records.ts'
import { companyRoutes } from './routes.ts'
import { signIn } from './session.ts'
import { inShapes } from './shapes.ts'
import { watch } from './watch.ts'

/** Asked for at the start of the application, whatever the screen. */
const ofFrame = new Set(['/start', '/master/resources'])

/** How often a screen asks on opening, by its path; a screen that is not here asks once at most. */
const calls: Readonly<Record<string, number>> = {
  dashboard: 2,
  'my-profile': 3,
  parties: 2,
  'create-party': 3,
  'edit-party/$id': 4,
  'clone-party/$id': 4,
  'view-party/$id': 2,
  items: 2,
  'create-item': 4,
  // With the usual rate of the item's HSN, which a rate that differs is held against.
  'edit-item/$id': 6,
  'clone-item/$id': 6,
  'sales-invoice': 3,
  'counter-sale': 4,
  'create-sales-invoice': 7,
  'edit-sales-invoice/$id': 9,
  'clone-sales-invoice/$id': 9,
  // With the notes that correct it.
  'view-sales-invoice/$id': 3,
  'sales-outward-notes': 3,
  'create-sales-outward-notes': 7,
  // One more than a clone: the numbers of what it corrects.
  'edit-sales-outward-notes/$id': 10,
  'clone-sales-outward-notes/$id': 9,
  'view-sales-outward-notes/$id': 3,
  'sales-quotation': 3,
  'create-sales-quotation': 7,
  'edit-sales-quotation/$id': 9,
  'clone-sales-quotation/$id': 9,
  'view-sales-quotation/$id': 3,
  'sales-orders': 3,
  'create-sales-order': 7,
  'edit-sales-order/$id': 9,
  'clone-sales-order/$id': 9,
  'view-sales-order/$id': 3,
  'sales-delivery-challan': 3,
  'create-sales-delivery-challan': 7,
  'edit-sales-delivery-challan/$id': 9,
  'clone-sales-delivery-challan/$id': 9,
  'view-sales-delivery-challan/$id': 3,
  'purchase-order': 3,
  'create-purchase-order': 7,
  'edit-purchase-order/$id': 9,
  'clone-purchase-order/$id': 9,
  'view-purchase-order/$id': 3,
  'purchase-bill': 3,
  'create-purchase-bill': 7,
  'edit-purchase-bill/$id': 9,
  'clone-purchase-bill/$id': 9,
  'view-purchase-bill/$id': 3,
  'purchase-inward-notes': 3,
  'create-purchase-inward-notes': 7,
  'edit-purchase-inward-notes/$id': 10,
  'clone-purchase-inward-notes/$id': 9,
  'view-purchase-inward-notes/$id': 3,
  // What is due when beside the list.
  'due-calendar-report': 2,
  'gstr1-report': 2,
  'e-invoice': 3,
  'einvoice-via-pdf-qrcode': 2,
  'e-invoice-credentials': 2,
  // With the number of bills that the button makes.
  'e-way-bill': 5,
  'create-e-way-bill': 4,
  // With the check of what is filled in, which begins a moment after the form.
  'edit-e-way-bill/$id': 7,
  'clone-e-way-bill/$id': 7,
  'view-e-way-bill/$id': 2,
  'consolidated-e-way-bill': 3,
  'e-way-bill-others': 3,
  'view-consolidated-e-way-bill/$id': 2,
  'view-e-way-bill-others/$id': 2,
  'manage-business': 3,
  'create-company': 2,
  'edit-company/$id': 3,
  'view-company/$id': 2,
  'create-gstin': 2,
  'edit-gstin/$id': 3,
  'view-gstin/$id': 4,
  'create-branch-godown': 3,
  'edit-branch-godown/$id': 4,
  'view-branch-godown/$id': 2,
  users: 3,
  'create-user': 4,
  'edit-user/$id': 5,
  'edit-role/$id': 2,
  'view-role/$id': 2,
  'clone-role/$id': 2,
  entities: 2,
  branches: 2,
  'recurring-documents': 2,
  vendors: 2,
  'create-vendor': 3,
  'edit-vendor/$id': 4,
  'view-vendor/$id': 2,
  'create-email-template': 2,
  'edit-email-template/$id': 5,
  'ip-addresses': 2,
  print: 2,
  settings: 2,
}

test(
  'no screen asks the same thing twice on opening, or more often than before',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const watched = watch(page)
    const company = await signIn(page, info)
    const ids = await recordIds(page)
    let asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      const call = pathname.replace(/^\/api/, '')
      if (call !== pathname && !ofFrame.has(call))
        asked.push(`${request.method()} ${call}${search} ${request.postData() ?? ''}`.trim())
    })
    const wrong: string[] = []
    const open = async (path: string) => {
      // What the screen before still asks for is not this one's.
      await page.goto('about:blank')
      asked = []
      await page.goto(path)
      await watched.settled()
      // What a screen asks for after what it has shown comes in the next moment, or never.
      await page.waitForTimeout(150)
      await watched.settled()
    }
    // A task of the same user that another journey has begun is followed on every screen, and its end refreshes all.
    const isDisturbed = () => asked.some((call) => call.includes(' /background/'))
    for (const { path, name } of companyRoutes) {
      const address = `/${company}/${path.replace('$id', ids[name] ?? '1')}`
      await open(address)
      for (let tries = 0; tries < 5 && isDisturbed(); tries++) await open(address)
      const twice = asked.filter((call, index) => asked.indexOf(call) !== index)
      if (twice.length > 0) wrong.push(`${path} asks twice: ${twice.join(', ')}`)
      const most = calls[path] ?? 1
      if (asked.length > most)
        wrong.push(`${path} asks ${asked.length} times, not ${most}: ${asked.join(', ')}`)
    }
    expect(wrong).toEqual([])
  },
)

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
