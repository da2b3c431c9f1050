import { documentCallsByKind } from '@bahi/contracts/document-calls.ts'
import { PublicDocument } from '@bahi/contracts/public.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openLink,
  startTestServer,
  type TestServer,
  type TestSubscriber,
} from '../../../test/call-helpers.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { saveDocument } from '../documents/index.ts'
import { linkStored, pdfOf, revokeStored } from '../documents/share.ts'
import { closeRenderer } from '../printing/index.ts'
import { publicRoutes } from './routes.ts'

const { save, pdf, link, revokeLink } = documentCallsByKind.salesInvoice
const kind = 'salesInvoice'
const invoiceRoutes = routes(
  { save, pdf, link, revokeLink },
  {
    save: (ctx, input) => saveDocument(ctx, kind, input),
    pdf: outsideTransaction((ctx, input) => pdfOf(ctx, kind, input)),
    link: (ctx, input) => linkStored(ctx, kind, input),
    revokeLink: (ctx, input) => revokeStored(ctx, kind, input),
  },
)

let server: TestServer
let shop: TestSubscriber
let partyId: number
let seriesId: number
beforeAll(async () => {
  server = await startTestServer({ routeGroups: [invoiceRoutes, publicRoutes] })
  shop = await server.makeSubscriber()
  partyId = await shop.inTenant(async (db) => {
    await sql`update entities set upi_id = 'acme@okaxis' where subscriber_id = ${shop.subscriberId}`.execute(
      db,
    )
    const series = await sql<{
      id: number
    }>`insert into series (subscriber_id, name, code, prefix, document_kind)
      values (${shop.subscriberId}, 'Invoices', 'INV', 'INV', 'salesInvoice') returning id`.execute(db)
    seriesId = series.rows[0]!.id
    const address = {
      line1: '1 MG Road',
      city: 'Pune',
      stateCode: '27',
      pincode: '411001',
      countryCode: 'IN',
    }
    const { rows } = await sql<{ id: number }>`
      insert into parties (subscriber_id, name, code, role, taxpayer_type, state_code, billing_address, mobile)
      values (${shop.subscriberId}, 'Mehta Stores', 'P1', 'Customer', 'UNREG', '27', ${JSON.stringify(address)}::jsonb, '9825012345')
      returning id`.execute(db)
    return rows[0]!.id
  })
})
afterAll(async () => {
  await closeRenderer()
  await server.stop()
})

const invoice = (more: object = {}) => ({
  entityId: shop.entityId,
  partyId,
  seriesId,
  date: new Date().toISOString().slice(0, 10),
  status: 'Active' as const,
  internalNotes: 'not for the customer',
  tags: ['hot'],
  lines: [
    {
      supply: 'Goods' as const,
      description: 'Bed sheet',
      hsn: '630419',
      uqc: 'NOS',
      quantity: '2',
      unitPrice: '500',
      taxRate: '5',
    },
  ],
  ...more,
})
const issue = async (more?: object) => (await shop.ok('salesInvoice.save', invoice(more))).id
const share = async (id: number, expiresOn?: string) =>
  shop.ok('salesInvoice.link', { id, ...(expiresOn ? { expiresOn } : {}) })
const open = (shortUrl: string) => openLink(server, shortUrl)

describe('public link', () => {
  it('opens the document without a session and shows nothing internal', async () => {
    const id = await issue()
    const { shortUrl, url, whatsAppUrl } = await share(id)
    expect(url).toMatch(new RegExp(`/pdf/${shortUrl}$`))
    expect(decodeURIComponent(whatsAppUrl)).toContain(url)
    const reply = await open(shortUrl)
    expect(reply.status).toBe(200)
    expect(PublicDocument.safeParse(reply.body).error).toBeUndefined()
    expect(reply.headers.get('x-robots-tag')).toContain('noindex')
    expect(reply.body).toMatchObject({
      kind,
      status: 'Active',
      totals: { total: '1050.00' },
      party: { name: 'Mehta Stores' },
    })
    expect(reply.body.upiLink).toContain('am=1050.00')
    expect(JSON.stringify(reply.body)).not.toMatch(
      /not for the customer|"hot"|"(id|itemId|partyId|entityId|createdBy)":/,
    )
  })

  it('gives the PDF, and its own PDF call too', async () => {
    const id = await issue()
    const { shortUrl } = await share(id)
    const reply = await server.send('GET', `/api/public/document/pdf?shortUrl=${shortUrl}`)
    expect(reply.headers.get('content-type')).toBe('application/pdf')
    expect(reply.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const own = await shop.call('salesInvoice.pdf', {
      id,
      copy: ['Original', 'Duplicate', 'Triplicate'],
      language: 'hi',
    })
    expect(own.status).toBe(200)
    expect(own.bytes.length).toBeGreaterThan(reply.bytes.length)
  })

  it('counts looks', async () => {
    const id = await issue()
    const first = await share(id)
    await open(first.shortUrl)
    await open(first.shortUrl)
    expect((await share(id)).views).toBe(2)
    const links = await shop.ok('public.links', { documentId: String(id) })
    expect(links.map((made) => made.views)).toEqual([0, 2])
    expect(links[0]?.createdBy).toBe(shop.userName)
    const stranger = await server.makeSubscriber()
    expect(await stranger.ok('public.links', { documentId: String(id) })).toEqual([])
  })

  it('is no event of the history when it is opened; a PDF of an issued invoice is, with who took it', async () => {
    const id = await issue()
    const draft = await shop.ok('salesInvoice.save', { ...invoice(), status: 'Draft' })
    const { shortUrl } = await share(id)
    await open(shortUrl)
    expect((await shop.call('salesInvoice.pdf', { id: String(draft.id) })).status).toBe(200)
    expect((await shop.call('salesInvoice.pdf', { id: String(id) })).status).toBe(200)
    const { rows } = await shop.inTenant((db) =>
      sql<{ recordId: number; userId: number }>`select record_id, user_id from audit_entries
        where table_name = 'document_prints' and record_id in (${id}, ${draft.id})`.execute(db),
    )
    expect(rows).toEqual([{ recordId: id, userId: shop.id }])
  })

  it('is revoked alone, by who may send the document, and the others stay', async () => {
    const id = await issue()
    const [wrong, right] = [await share(id), await share(id)]
    const listed = await shop.ok('public.links', { documentId: String(id) })
    const linkId = listed[1]!.id
    const reader = await shop.makeUser({ rights: ['SIN_SH_VW'] })
    expect((await reader.call('salesInvoice.revokeLink', { id, linkId })).status).toBe(403)
    expect((await shop.call('salesInvoice.revokeLink', { id: await issue(), linkId })).status).toBe(422)
    await shop.ok('salesInvoice.revokeLink', { id, linkId })
    expect([(await open(wrong.shortUrl)).status, (await open(right.shortUrl)).status]).toEqual([404, 200])
    const after = await shop.ok('public.links', { documentId: String(id) })
    expect(after.map(({ revokedAt }) => revokedAt !== null)).toEqual([false, true])
    await shop.ok('salesInvoice.revokeLink', { id })
    expect((await open(right.shortUrl)).status).toBe(404)
    const again = await shop.ok('public.links', { documentId: String(id) })
    expect(again[1]!.revokedAt).toBe(after[1]!.revokedAt)
  })

  it('replies alike for a link that never existed, was revoked or has expired', async () => {
    const [revoked, expired] = [await issue(), await issue()]
    const ended = await share(revoked)
    await shop.ok('salesInvoice.revokeLink', { id: revoked })
    const late = await share(expired, '2199-12-31')
    await shop.inTenant((db) =>
      sql`update document_links set expires_at = '2020-01-01' where subscriber_id = ${shop.subscriberId} and document_id = ${expired}`.execute(
        db,
      ),
    )
    const answers = await Promise.all(
      [ended.shortUrl, late.shortUrl, '1-1111111111111111111111', '99999-1111111111111111111111'].map(open),
    )
    const shown = answers.map(({ status, body }) => ({ status, errors: body.errors }))
    expect(new Set(shown.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(shown[0]?.status).toBe(404)
  })

  it('is not made for a day that is over', async () => {
    const over = await shop.call('salesInvoice.link', { id: await issue(), expiresOn: '2020-01-01' })
    expect([over.status, over.body.validationErrors]).toMatchObject([
      422,
      { 'Data.expiresOn': [{ code: 'VALD0152' }] },
    ])
  })

  it('is not made for a draft, nor for what the user may not send', async () => {
    const draft = await shop.ok('salesInvoice.save', { ...invoice(), status: 'Draft' })
    expect((await shop.call('salesInvoice.link', { id: draft.id })).status).toBe(400)
    const reader = await shop.makeUser({ rights: ['SIN_SH_VW'] })
    expect((await reader.call('salesInvoice.link', { id: await issue() })).status).toBe(403)
    const stranger = await server.makeSubscriber()
    expect((await stranger.call('salesInvoice.link', { id: await issue() })).status).toBe(404)
  })

  it('makes who guesses wait', async () => {
    const answers: number[] = []
    // More than twice what a minute allows: a minute may begin in between.
    for (let each = 0; each < 41; each++) {
      const guess = `1-${String(each).padStart(22, '2').replaceAll('0', 'z')}`
      answers.push((await server.send('GET', `/api/public/document?shortUrl=${guess}`)).status)
    }
    expect(answers).toContain(429)
    // Counted by the application, not by the process.
    const other = await startTestServer({ routeGroups: [publicRoutes] })
    expect((await openLink(other, `1-${'2'.repeat(22)}`)).status).toBe(404)
    await other.stop()
  })
})
