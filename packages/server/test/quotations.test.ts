import { addDays } from '@bahi/domain/cal/date.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrationFiles } from '../src/platform/db/migration-files.ts'
import { closeRenderer } from '../src/features/printing/index.ts'
import { openLink, sharedTestServer } from './call-helpers.ts'
import type { AnyBody, Reply, SharedTestServer, TestSubscriber } from './call-helpers.ts'
import { addSeries, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop

const day = '2026-11-17'

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['salesQuotation', 'salesOrder', 'deliveryChallan'])
})
afterAll(closeRenderer)

const body = (more: object = {}) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: day,
  status: 'Active' as const,
  lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '10' }],
  ...more,
})
const offer = (more: object = {}) => us.ok('salesQuotation.save', body(more))
const detailOf = (id: number) => us.ok('salesQuotation.detail', { id: String(id) })
const linkTo = async (id: number) => (await us.ok('salesQuotation.link', { id })).shortUrl
const answer = (
  shortUrl: string,
  said: 'Accepted' | 'Declined',
  more: object = {},
): Promise<Reply<AnyBody>> =>
  server.send('POST', '/api/public/document/answer', {
    body: { shortUrl, answer: said, name: 'Ravi Mehta', ...more },
  })
const codes = (reply: Reply<AnyBody>) =>
  Object.values((reply.body?.validationErrors ?? {}) as Record<string, { code: string }[]>).flatMap((list) =>
    list.map(({ code }) => code),
  )
const made = async (id: number, toKind: 'salesOrder' | 'deliveryChallan' | 'salesInvoice') => {
  const { body: start } = await us.ok('document.convert', { toKind, sources: [{ documentId: id }] })
  return us.ok(`${toKind}.save`, { ...start, status: 'Active' })
}

describe('a quotation', () => {
  test('is accepted on its link once, with name, comment and time, and its maker is notified', async () => {
    const { id, status, number } = await offer()
    expect(status).toBe('Sent')
    const shortUrl = await linkTo(id)
    expect((await openLink(server, shortUrl)).body).toMatchObject({ canAnswer: true, dueDate: '2026-12-17' })
    const accepted = await answer(shortUrl, 'Accepted', { comment: 'Please deliver soon' })
    expect([accepted.status, accepted.body]).toMatchObject([200, { status: 'Accepted', canAnswer: false }])
    const kept = await detailOf(id)
    expect(kept).toMatchObject({
      status: 'Accepted',
      customerAnswer: {
        answer: 'Accepted',
        name: 'Ravi Mehta',
        comment: 'Please deliver soon',
        enteredBy: null,
      },
    })
    expect(Date.parse(kept.customerAnswer!.answeredAt)).not.toBeNaN()
    const again = await answer(shortUrl, 'Declined')
    expect([again.status, codes(again)]).toEqual([422, ['DOCU0127']])
    const { entries } = await us.ok('audit.history', { record: 'salesQuotation', id: String(id) })
    expect(entries.map(({ part }) => part)).toContain('documentAnswers')
    const { records } = await us.ok('notification.list', {})
    expect(records[0]).toMatchObject({ kind: 'quotationAccepted', target: { documentId: id } })
    expect(records[0]!.remark).toContain(number)
  })

  test('of two answers at once one is kept', async () => {
    const { id } = await offer()
    const shortUrl = await linkTo(id)
    const replies = await Promise.all([answer(shortUrl, 'Accepted'), answer(shortUrl, 'Declined')])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test('has expired after its last day: nobody accepts it, nothing is made from it, until its validity is extended', async () => {
    const { id, version, status } = await offer({ dueDate: '2026-11-19' })
    expect(status).toBe('Expired')
    const shortUrl = await linkTo(id)
    const late = await answer(shortUrl, 'Accepted')
    expect([late.status, codes(late)]).toEqual([422, ['DOCU0126']])
    expect(late.body?.validationErrors).toMatchObject({
      'Data.answer': [{ message: expect.stringContaining('19/11/2026') }],
    })
    const entered = await us.ok('salesQuotation.accept', { ids: [id] })
    expect(entered.refused.map((one) => one.id)).toEqual([id])
    const early = await us.call('salesInvoice.save', body({ sourceDocuments: [{ documentId: id }] }))
    expect(codes(early)).toEqual(['DOCU0125'])
    const listed = await us.ok('salesQuotation.search', { view: 'expired' })
    expect(listed.records.map((row) => [row.id, row.status])).toEqual([[id, 'Expired']])
    const longer = await us.ok('salesQuotation.save', { ...body({ dueDate: '2026-12-31' }), id, version })
    expect(longer.status).toBe('Sent')
    expect((await answer(shortUrl, 'Declined')).status).toBe(200)
    const { validationErrors } = (
      await us.call('document.convert', { toKind: 'salesOrder', sources: [{ documentId: id }] })
    ).body as AnyBody
    expect(JSON.stringify(validationErrors)).toContain('DOCU0125')
  })

  test.each(['salesOrder', 'deliveryChallan', 'salesInvoice'] as const)(
    'is converted to %s; cancelling that gives back what its customer said',
    async (kind) => {
      const { id } = await offer()
      expect((await us.ok('salesQuotation.accept', { ids: [id], name: 'Ravi' })).done).toEqual([id])
      const next = await made(id, kind)
      expect((await detailOf(id)).status).toBe('Converted')
      expect(await us.ok('document.links', { id: String(next.id) })).toMatchObject([
        { documentId: id, kind: 'salesQuotation', relation: 'madeFrom' },
      ])
      expect(await us.ok('document.links', { id: String(id) })).toMatchObject([
        { documentId: next.id, kind, relation: 'madeInto' },
      ])
      await us.ok(`${kind}.cancel`, { ids: [next.id], reason: 'Test' })
      expect((await detailOf(id)).status).toBe('Accepted')
    },
  )

  test('gives its order on to invoices: both keep what is left', async () => {
    const { id } = await offer()
    const order = await made(id, 'salesOrder')
    const invoice = await made(order.id, 'salesInvoice')
    expect(invoice.lines[0]).toMatchObject({ quantity: '10', unitPrice: '10' })
    expect((await us.ok('salesOrder.detail', { id: String(order.id) })).status).toBe('Invoiced')
    const open = await us.ok('document.convert', { toKind: 'salesOrder', sources: [{ documentId: id }] })
    expect(open.body.lines).toEqual([])
  })

  test('gives back the rest of an order that is closed short, and keeps what was invoiced of it', async () => {
    const { id } = await offer()
    await us.ok('salesQuotation.accept', { ids: [id] })
    const rest = async () => {
      const { status, lines } = await detailOf(id)
      const { records } = await us.ok('salesQuotation.search', { view: 'left', size: 500 })
      return [status, lines[0]!.leftQuantity, records.find((row) => row.id === id)?.leftValue]
    }
    const order = await made(id, 'salesOrder')
    expect(await rest()).toEqual(['Converted', '0', undefined])
    const { body: start } = await us.ok('document.convert', {
      toKind: 'salesInvoice',
      sources: [{ documentId: order.id }],
    })
    const invoiced = (quantity: string, more: object = {}) =>
      us.ok('salesInvoice.save', {
        ...start,
        ...more,
        lines: start.lines.map((line: object) => ({ ...line, quantity })),
        status: 'Active',
      })
    const invoice = await invoiced('4')
    await us.ok('salesOrder.cancel', { ids: [order.id], reason: 'Test' })
    expect(await rest()).toEqual(['Converted', '6', '60.00'])
    const next = await us.ok('document.convert', { toKind: 'salesOrder', sources: [{ documentId: id }] })
    expect(next.body.lines).toMatchObject([{ quantity: '6' }])
    const above = await us.call('salesOrder.save', {
      ...next.body,
      lines: next.body.lines.map((line: object) => ({ ...line, quantity: '7' })),
      status: 'Active',
    })
    expect([above.status, Object.keys(above.body?.validationErrors ?? {})]).toEqual([
      422,
      ['Data.lines[0].quantity'],
    ])
    // The rest of the closed order is offered to others: its invoice takes none of it.
    const grown = await us.call('salesInvoice.save', {
      ...start,
      id: invoice.id,
      version: invoice.version,
      lines: start.lines.map((line: object) => ({ ...line, quantity: '5' })),
      status: 'Active',
    })
    expect([grown.status, codes(grown)]).toEqual([422, ['DOCU0194']])
    // An upgrade counts what is left of offers that an earlier release kept as if nothing had been invoiced.
    const upgrade = migrationFiles().find(({ number }) => number === 370)!.sql
    const mend = async () => {
      await server.app.pools.owner.query(upgrade.slice(upgrade.indexOf('do $$')))
      return rest()
    }
    await server.app.pools.owner.query(
      `update documents set has_left = true, left_value = 100, fulfilment = 'Pending', status = 'Accepted' where id = $1`,
      [id],
    )
    expect(await mend()).toEqual(['Converted', '6', '60.00'])
    expect(await mend()).toEqual(['Converted', '6', '60.00'])
    // What becomes of the invoice later is seen through the closed order.
    await invoiced('3', { id: invoice.id, version: invoice.version })
    expect(await rest()).toEqual(['Converted', '7', '70.00'])
    await us.ok('salesInvoice.cancel', { ids: [invoice.id], reason: 'Test' })
    expect(await rest()).toEqual(['Accepted', '10', '100.00'])
  })

  test('counts its chips alike from sums and from rows', async () => {
    await offer()
    const kept = await us.ok('salesQuotation.counts', {})
    const scanned = await us.ok('salesQuotation.counts', { partyIds: [shop.registered] })
    expect(kept).toEqual(scanned)
    expect(kept.filter(({ documents }) => documents > 0).map(({ view }) => view)).toEqual(
      expect.arrayContaining(['sent', 'accepted', 'converted', 'declined']),
    )
  })

  test('is printed and shared as a proforma invoice, which says that it is no tax invoice; an invoice is not', async () => {
    const { id } = await offer()
    const { shortUrl } = await us.ok('salesQuotation.link', { id, printAs: 'Proforma' })
    const shown = (await openLink(server, shortUrl)).body as AnyBody
    expect(shown.print).toMatchObject({
      title: 'Proforma Invoice',
      declarations: [expect.stringContaining('not a tax invoice')],
    })
    const pdf = await us.call('salesQuotation.pdf', { id: String(id), printAs: 'Proforma' })
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const invoice = await us.ok('salesInvoice.save', body())
    const refused = await us.call('salesInvoice.link', { id: invoice.id, printAs: 'Proforma' } as never)
    expect([refused.status, Object.keys(refused.body.validationErrors)]).toEqual([422, ['Data.printAs']])
  })
})

describe('an order', () => {
  test('is late once its day of delivery is past and something of it is left', async () => {
    const order = (dueDate: string) => us.ok('salesOrder.save', body({ dueDate }))
    const [late, early] = [await order('2026-11-19'), await order('2026-12-01')]
    const { records } = await us.ok('salesOrder.search', { view: 'overdue' })
    expect(records.map(({ id, dueDate }) => [id, dueDate])).toEqual([[late.id, '2026-11-19']])
    const [kept, scanned] = [
      await us.ok('salesOrder.counts', {}),
      await us.ok('salesOrder.counts', { partyIds: [shop.registered] }),
    ]
    expect(kept).toEqual(scanned)
    const { print } = await us.ok('salesOrder.sheet', { id: String(early.id) })
    expect(print.facts).toContainEqual(
      expect.objectContaining({ label: 'Delivery date', value: '01/12/2026' }),
    )
    await made(late.id, 'salesInvoice')
    expect((await us.ok('salesOrder.search', { view: 'overdue' })).records).toEqual([])
  })
})

test('a quotation without a last day is valid for as many days as the setting says', async () => {
  await us.ok('setting.update', { entityId: us.entityId, settings: [{ name: 'quotationDays', value: 10 }] })
  const { id } = await offer({ dueDate: undefined })
  const { date, dueDate } = await us.ok('salesQuotation.detail', { id: String(id) })
  expect(dueDate).toBe(addDays(date!, 10))
  await us.ok('setting.update', { entityId: us.entityId, settings: [{ name: 'quotationDays', value: 30 }] })
})
