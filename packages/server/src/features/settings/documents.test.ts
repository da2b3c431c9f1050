import { readXlsx } from 'hucre'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { pagesOf } from '../printing/read-pdf.fixture.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
beforeAll(async () => {
  server = await sharedTestServer()
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})

test.each([
  ['DD-MM-YYYY', '05-11-2026', String.raw`dd\-mm\-yyyy`],
  ['d/m/Y', '5/11/2026', String.raw`d\/m\/yyyy`],
  ['YYYY-MM-DD', '2026-11-05', String.raw`yyyy\-mm\-dd`],
])('B-K-013: files write a day as %s', async (dateFormat, shown, cellFormat) => {
  const { id } = await us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-05',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '1' }],
  })
  await us.ok('setting.update', { settings: [{ name: 'dateFormat', value: dateFormat }] })
  const list = async (format: 'csv' | 'xlsx' | 'pdf') =>
    (
      await us.call('salesInvoice.export', {
        format,
        fromDocumentDate: '2026-11-05',
        toDocumentDate: '2026-11-05',
      })
    ).bytes
  expect((await list('csv')).toString()).toContain(`,${shown},`)
  // A workbook has the day itself, and says how its cell shows it.
  const book = await readXlsx(await list('xlsx'), { readStyles: true })
  const cells = [...book.sheets[0]!.cells!.values()].filter(({ value }) => value instanceof Date)
  expect(new Set(cells.map(({ value }) => (value as Date).toISOString()))).toContain(
    '2026-11-05T00:00:00.000Z',
  )
  expect(new Set(cells.map(({ style }) => style?.numFmt))).toEqual(new Set([cellFormat]))
  expect((await pagesOf(await list('pdf'))).join(' ')).toContain(shown)
  await us.ok('setting.update', { settings: [{ name: 'dateFormat', value: null }] })
  await us.ok('salesInvoice.cancel', { ids: [id], reason: 'Others' })
})

test('an invoice is rounded off by its own choice, else by the setting of its place', async () => {
  const set = (value: boolean | null) =>
    us.ok('setting.update', { entityId: us.entityId, settings: [{ name: 'roundOff', value }] })
  const totalOf = async (roundOff?: boolean) => {
    const { id, totals } = await us.ok('salesInvoice.save', {
      entityId: us.entityId,
      partyId: shop.registered,
      date: '2026-11-01',
      status: 'Active',
      ...(roundOff === undefined ? {} : { roundOff }),
      lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '12.50', discountPercent: '5' }],
    })
    const detail = await us.ok('salesInvoice.detail', { id })
    expect(detail.totals).toMatchObject({ total: totals.total, roundOff: totals.roundOff })
    return [totals.total, detail.roundOff]
  }
  expect(await totalOf()).toEqual(['140.00', true])
  await set(false)
  expect(await totalOf()).toEqual(['140.13', false])
  expect(await totalOf(true)).toEqual(['140.00', true])
  await set(null)
  expect(await totalOf()).toEqual(['140.00', true])
})

const set = (name: string, value: boolean | string | null) =>
  us.ok('setting.update', { entityId: us.entityId, settings: [{ name, value }] })
const issued = async (partyId: number) => {
  const { id } = await us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId,
    date: '2026-11-02',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '1' }],
  })
  return id
}

test('eInvoiceSince, eInvoiceExemptSeller: whether an invoice needs an IRN at all', async () => {
  const id = await issued(shop.registered)
  const state = async () =>
    (await us.ok('salesInvoice.search', {})).records.find((row) => row.id === id)!.eInvoiceState
  await set('eInvoiceEnabled', true)
  expect(await state()).toBe('YetNotGenerated')
  await set('eInvoiceSince', '2026-11-03')
  expect(await state()).toBe('NotApplicable')
  await set('eInvoiceSince', '2026-11-02')
  expect(await state()).toBe('YetNotGenerated')
  await set('eInvoiceExemptSeller', true)
  expect(await state()).toBe('NotApplicable')
  for (const name of ['eInvoiceEnabled', 'eInvoiceSince', 'eInvoiceExemptSeller']) await set(name, null)
})

test('upiQrOnInvoices: which invoices show the QR code to pay', async () => {
  await us.inTenant((db) =>
    sql`update entities set upi_id = 'acme@okbank' where subscriber_id = ${us.subscriberId} and id = ${us.entityId}`.execute(
      db,
    ),
  )
  const [business, consumer] = [await issued(shop.registered), await issued(shop.consumer)]
  const shown = async () =>
    Promise.all(
      [business, consumer].map(async (id) => (await us.ok('salesInvoice.sheet', { id })).upiQrSvg !== null),
    )
  expect(await shown()).toEqual([false, true])
  await set('upiQrOnInvoices', 'all')
  expect(await shown()).toEqual([true, true])
  await set('upiQrOnInvoices', 'off')
  expect(await shown()).toEqual([false, false])
  await set('upiQrOnInvoices', null)
})
