import { expect, test } from '@playwright/test'
import type { Locator, Page, TestInfo } from '@playwright/test'
import { ask, rows } from './calls.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

// A file of thousands of rows takes what it takes.
test.describe.configure({ mode: 'parallel', timeout: 900_000 })
const untilDone = { timeout: 600_000 }

const csv = (...lines: readonly (readonly string[])[]) => lines.map((cells) => cells.join(',')).join('\r\n')
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
/** Journeys of other shapes import at the same time. */
const markOf = (info: TestInfo) => (info.project.name === 'desktop-en' ? 'DX' : 'PX')

/** Chooses a kind and a file, and comes to its columns. */
async function choose(
  page: Page,
  info: TestInfo,
  company: number,
  kind: 'Parties' | 'Document' | 'Payments' | 'OpeningItems',
  file: string,
) {
  const t = wordsOf(info)
  await page.goto(`/${company}/import`)
  await page
    .getByRole('button', { name: t('imports.new') })
    .first()
    .click()
  await page.getByRole('button', { name: t(`imports.about.${kind}`) }).click()
  const name = `${kind}.csv`
  const take = () =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(file) })
  return { t, take }
}

const tile = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: false }).locator('strong')

test(
  'two thousand parties with 37 faults: tried, imported, the faults corrected on the screen, nothing twice',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const company = await signIn(page, info)
    const mark = markOf(info)
    const isWrong = (row: number) => row % 54 === 1 && row <= 54 * 36 + 1
    const file = csv(
      ['Code', 'Name', 'Role', 'Mobile'],
      ...Array.from({ length: 2000 }, (_, index) => [
        `IM${mark}${index}`,
        `Import ${mark} party ${index}`,
        'Customer',
        isWrong(index) ? `wrong ${index}` : `98${String(index).padStart(8, '0')}`,
      ]),
    )
    const { t, take } = await choose(page, info, company, 'Parties', file)
    await take()
    await expect(page.getByRole('heading', { level: 2 })).toContainText(t('imports.step.columns'))
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
    expect(await graveOf(page)).toEqual([])
    await page.getByRole('button', { name: t('imports.next') }).click()
    await page.getByRole('button', { name: t('imports.try') }).click()
    await page.waitForURL(/task=/)
    await expect(tile(page, t('imports.would.Created'))).toHaveText('1,963', untilDone)
    await expect(tile(page, t('imports.would.Refused'))).toHaveText('37')
    await page.getByRole('tab', { name: t('imports.tab.correct') }).click()
    await expect(page.getByText(t('imports.correctDry'))).toBeVisible()
    const now = page.getByRole('button', { name: t('imports.runNow') })
    const trial = new URL(page.url()).searchParams.get('task')
    await now.click(untilDone)
    // The words of the trial are like those of the import.
    await page.waitForURL(({ searchParams }) => searchParams.get('task') !== trial)
    await expect(tile(page, t('import.outcome.Created'))).toHaveText('1,963', untilDone)
    await page.getByRole('tab', { name: t('imports.tab.problems') }).click(untilDone)
    await expect(page.getByRole('table', { name: t('imports.tab.problems') }).getByRole('row')).toHaveCount(
      31,
    )
    await page.getByRole('button', { name: t('imports.laterPage') }).click()
    await expect(page.getByRole('table', { name: t('imports.tab.problems') }).getByRole('row')).toHaveCount(8)
    expect(await graveOf(page)).toEqual([])

    await page.getByRole('tab', { name: t('imports.tab.correct') }).click()
    const wrong = page.locator('input[aria-invalid]')
    await expect(wrong).toHaveCount(37)
    expect(await graveOf(page)).toEqual([])
    // By the keyboard, then the rest from a sheet.
    await wrong.first().fill('9811111111')
    await wrong.first().press('Enter')
    await expect(wrong.nth(1)).toBeFocused()
    // What was typed stays while something else is looked at.
    await page.getByRole('tab', { name: t('imports.tab.records') }).click()
    await page.getByRole('tab', { name: t('imports.tab.correct') }).click()
    await expect(wrong.first()).toHaveValue('9811111111')
    const column = Array.from({ length: 36 }, (_, index) => `97${String(index).padStart(8, '0')}`).join('\n')
    await wrong.nth(1).evaluate((cell, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, column)
    await page
      .getByRole('button', { name: new RegExp('37') })
      .last()
      .click()
    await expect(tile(page, t('import.outcome.Created'))).toHaveText('2,000', untilDone)
    await expect(tile(page, t('import.outcome.Refused'))).toHaveText('0')
    await page.reload()
    await expect(tile(page, t('import.outcome.Created'))).toHaveText('2,000')
    const found = (await ask(page, 'party/search', { keyword: `Import ${mark} party`, size: 1 })) as {
      total: number
    }
    expect(found.total).toBe(2000)

    // The same file is known.
    const again = await choose(page, info, company, 'Parties', file)
    await again.take()
    await expect(page.getByRole('link', { name: t('imports.showEarlier') })).toBeVisible()
    await page.getByRole('button', { name: t('imports.next') }).click()
    await page.getByRole('button', { name: t('imports.run'), exact: true }).click()
    await page.waitForURL(/task=/)
    await expect(tile(page, t('import.outcome.Skipped'))).toHaveText('2,000', untilDone)
    await expect(tile(page, t('import.outcome.Created'))).toHaveText('0')
  },
)

test(
  'invoices under headings of another program are mapped by hand, seen before, imported and opened',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const company = await signIn(page, info)
    const { entityId, stateCode } = await ownGstin(page, info, { journey: 'imports', company })
    const mark = markOf(info)
    await ask(page, 'party/save', {
      name: `Client of files ${mark}`,
      code: `CF${mark}`,
      role: 'Customer',
      taxpayerType: 'UNREG',
    })
    const head = (chit: string) => [`C${mark}${chit}`, today(), `CF${mark}`, stateCode, 'At the counter']
    const file = csv(
      [
        'Chit',
        'When made',
        'Whom',
        'Goes to',
        'Because',
        'Thing',
        'Tariff',
        'How many',
        'Sort',
        'Packed',
        'Each',
        'Levy',
      ],
      [...head('1'), 'Bolt', '73181500', '10', 'Goods', 'NOS', '100', '18'],
      [...head('1'), 'Nut', '73181600', '5', 'Goods', 'NOS', '20', '18'],
      [...head('2'), 'Bolt', '73181500', '1', 'Goods', 'NOS', '100', '18'],
    )
    const { t, take } = await choose(page, info, company, 'Document', file)
    await page.getByLabel(t('imports.entity')).selectOption(String(entityId))
    await take()
    const select = (heading: string) =>
      page.getByLabel(t('imports.fillsOf', { heading: `\u2068${heading}\u2069` }))
    await select('Chit').selectOption('reference')
    await select('When made').selectOption('date')
    await select('Whom').selectOption('partyCode')
    await select('Goes to').selectOption('placeOfSupply')
    await select('Because').selectOption('placeOfSupplyReason')
    await select('Sort').selectOption('lines.supply')
    await select('Packed').selectOption('lines.uqc')
    await select('Thing').selectOption('lines.description')
    await select('Tariff').selectOption('lines.hsn')
    await select('How many').selectOption('lines.quantity')
    await select('Each').selectOption('lines.unitPrice')
    await select('Levy').selectOption('lines.taxRate')
    // What no column fills is asked for where one tries to go on.
    const kind = page.getByLabel(t('imports.sameFor', { field: t('import.documentKind') }))
    await page.getByRole('button', { name: t('imports.next') }).click()
    await expect(page.getByLabel(t('imports.columnFor', { field: t('import.documentKind') }))).toBeFocused()
    await kind.selectOption('salesInvoice')
    await expect(page.getByRole('region', { name: t('imports.preview') })).toContainText('Bolt')
    await page.getByRole('button', { name: t('imports.next') }).click()
    await page.getByRole('button', { name: t('imports.run'), exact: true }).click()
    await page.waitForURL(/task=/)
    await expect(tile(page, t('import.outcome.Created'))).toHaveText('2', untilDone)
    await page.getByRole('tab', { name: t('imports.tab.records') }).click()
    const list = page.getByRole('table', { name: t('imports.tab.records') })
    expect(await graveOf(page)).toEqual([])
    await list.getByRole('link').first().click()
    await page.waitForURL(/view-sales-invoice/)
    await expect(page.locator('main')).toContainText('1,298.00')
  },
)

test(
  'an import is undone, and what an invoice uses is kept and named',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const company = await signIn(page, info)
    const mark = markOf(info)
    const names = ['one', 'two', 'three'].map((name) => `Undo ${mark} ${name}`)
    const file = csv(
      ['Name', 'Code', 'Role'],
      ...names.map((name, at) => [name, `UN${mark}${at}`, 'Customer']),
    )
    const { t, take } = await choose(page, info, company, 'Parties', file)
    await take()
    await page.getByRole('button', { name: t('imports.next') }).click()
    await page.getByRole('button', { name: t('imports.run'), exact: true }).click()
    await page.waitForURL(/task=/)
    await expect(tile(page, t('import.outcome.Created'))).toHaveText('3', untilDone)
    const undo = page.getByRole('button', { name: t('imports.undo') })
    await expect(undo).toBeVisible(untilDone)
    const [used] = await rows(page, 'party/search', { keyword: names[1], size: 1 })
    const [model] = await rows(page, 'salesInvoice/search', { sort: 'id ASC', size: 1 })
    await ask(page, 'salesInvoice/save', {
      entityId: model!['entityId'],
      partyId: used!.id,
      date: today(),
      placeOfSupplyReason: 'At the counter',
      lines: [
        {
          description: 'Bolt',
          hsn: '73181500',
          supply: 'Goods',
          uqc: 'NOS',
          quantity: '1',
          unitPrice: '100',
          taxRate: '18',
        },
      ],
    })
    await undo.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('imports.undo') })
      .click()
    await expect(page.getByText(t('imports.undid', { count: 2 }))).toBeVisible(untilDone)
    await expect(page.getByRole('listitem').filter({ hasText: names[1]! })).toBeVisible()
    const left = (await ask(page, 'party/search', { keyword: `Undo ${mark}` })) as { total: number }
    expect(left.total).toBe(1)
  },
)

test(
  'a file that was chosen is there after the page is loaded anew; the side of the account is shown; problems are narrowed by column, and keys reach every row',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const company = await signIn(page, info)
    const mark = markOf(info)
    await ask(page, 'party/save', {
      name: `Open client ${mark}`,
      code: `OC${mark}`,
      role: 'Customer',
      taxpayerType: 'UNREG',
    })
    const old = (index: number) => `O${mark}/${index}`
    const file = csv(
      ['Whom', 'Type', 'Bill', 'Date', 'Amount', 'Pending amount'],
      [`OC${mark}`, 'Invoice', old(1), '2026-02-14', '1180', '430'],
      [`OC${mark}`, 'Advance received', old(2), '2026-02-14', '50', ''],
      ...Array.from({ length: 60 }, (_, index) => [
        `OC${mark}`,
        'Invoice',
        old(index + 3),
        index % 2 === 0 ? 'some day' : '2026-02-14',
        '10',
        index % 2 === 0 ? '' : '11',
      ]),
    )
    const { t, take } = await choose(page, info, company, 'OpeningItems', file)
    await page.getByLabel(t('imports.entity')).selectOption({ index: 1 })
    await take()
    const select = (heading: string) =>
      page.getByLabel(t('imports.fillsOf', { heading: `\u2068${heading}\u2069` }))
    await select('Whom').selectOption('party')
    await select('Bill').selectOption('number')
    const preview = page.getByRole('region', { name: t('imports.preview') })
    await expect(preview.getByRole('columnheader', { name: t('imports.side') })).toBeVisible()
    await expect(preview.getByRole('cell', { name: t('ledger.cr'), exact: true })).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('heading', { level: 2 })).toContainText(t('imports.step.columns'))
    await expect(page.getByRole('heading', { level: 2 })).toContainText('OpeningItems.csv')
    // What was said of the headings is there too.
    await expect(select('Whom')).toHaveValue('party')
    await page.getByRole('button', { name: t('imports.next') }).click()
    await page.reload()
    await page.getByRole('button', { name: t('imports.run'), exact: true }).click()
    await page.waitForURL(/task=/)
    await expect(tile(page, t('import.outcome.Created'))).toHaveText('2', untilDone)
    await expect(tile(page, t('import.outcome.Refused'))).toHaveText('60')
    await page.getByRole('tab', { name: t('imports.tab.problems') }).click(untilDone)
    const summary = page.getByRole('list', { name: t('imports.summary') }).getByRole('button')
    await expect(summary).toHaveCount(2)
    await summary.filter({ hasText: 'Pending amount' }).click()
    const problems = page.getByRole('table', { name: t('imports.tab.problems') })
    await expect(problems.getByRole('row')).toHaveCount(31)
    await expect(problems.getByRole('row').nth(1)).toContainText('Pending amount')
    await expect(problems).not.toContainText('some day')
    expect(await graveOf(page)).toEqual([])

    await page.getByRole('tab', { name: t('imports.tab.correct') }).click()
    // The fiftieth row is the last of its page.
    const last = page.locator('input[data-row="53"][data-column="0"]')
    await last.focus()
    await last.press('ArrowDown')
    const next = page.locator('input[data-row="54"][data-column="0"]')
    await expect(next).toBeFocused()
    await next.press('ArrowUp')
    await expect(last).toBeFocused()
  },
)
