import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { gstinOf, sharedTestServer } from '../../../test/call-helpers.ts'
import type { TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

let us: TestSubscriber
let shop: Shop
let buyerGstin: string
let sellerGstin: string
const supplierGstin = gstinOf('33', 'AAACN1234F')

beforeAll(async () => {
  us = await (await sharedTestServer('2026-11-20T10:00:00Z')).makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['inwardNote'])
  const { rows } = await us.inTenant((db) =>
    sql<{ id: number; gstin: string }>`select id, gstin from entities where gstin is not null`.execute(db),
  )
  sellerGstin = rows.find(({ id }) => id === us.entityId)!.gstin
  buyerGstin = rows.find(({ id }) => id === us.otherEntityId)!.gstin
})

const party = async (name: string, gstin: string, role: 'Supplier' | 'Both') =>
  (await us.ok('party.save', { name, role, taxpayerType: 'REG', gstin })).id

/** A code that was read; irn and all else as the columns say. */
async function reading(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const columns = {
    irn: 'a'.repeat(64),
    documentNumber: 'NPW/118',
    status: 'Verified',
    documentType: 'INV',
    buyerGstin: sellerGstin,
    sellerGstin: supplierGstin,
    ...more,
  }
  const { rows } = await us.inTenant((db) =>
    sql<{
      id: number
    }>`insert into qr_readings (subscriber_id, entity_id, content, status, irn, seller_gstin, buyer_gstin, document_type,
        document_number, document_date, total, item_count, main_hsn)
      values (current_subscriber(), ${us.entityId}, 'camera', ${columns.status}, ${columns.irn}, ${columns.sellerGstin}, ${columns.buyerGstin},
        ${columns.documentType}, ${columns.documentNumber}, '2026-11-18', 295, 1, '73181500') returning id`.execute(
      db,
    ),
  )
  return String(rows[0]!.id)
}

test('a read code starts a bill: supplier by GSTIN, number, date and IRN; entered twice it is refused by its IRN', async () => {
  const id = await reading()
  const unknown = await us.ok('qrReading.bill', { id })
  expect(unknown.supplier).toEqual({ id: null, name: null, gstin: supplierGstin })
  expect(unknown.body.partyId).toBeUndefined()
  const partyId = await party('Nilgiri Pump Works', supplierGstin, 'Supplier')
  const start = await us.ok('qrReading.bill', { id })
  expect(start).toMatchObject({
    supplier: { id: partyId, name: 'Nilgiri Pump Works' },
    claims: { total: '295.00', itemCount: 1 },
    duplicate: null,
    body: {
      entityId: us.entityId,
      partyId,
      supplierNumber: 'NPW/118',
      supplierDate: '2026-11-18',
      supplierIrn: 'a'.repeat(64),
      lines: [{ hsn: '73181500', quantity: '1' }],
    },
  })
  const lines = [{ itemId: shop.bolt, quantity: '10', unitPrice: '25' }]
  const body = { ...start.body, lines, status: 'Active' as const }
  const bill = await us.ok('purchaseBill.save', body)
  const detail = await us.ok('purchaseBill.detail', { id: String(bill.id) })
  expect(detail.supplierIrn).toBe('a'.repeat(64))
  const again = await us.ok('qrReading.bill', { id })
  expect(again.duplicate).toEqual({ id: bill.id, number: bill.number, status: 'Active' })
  const other = await us.call('purchaseBill.save', { ...body, supplierNumber: 'NPW/119' })
  expect(other.status).toBe(422)
  expect(JSON.stringify(other.body)).toContain('DOCU0192')
  // It stays its own when it is changed, and a cancelled bill frees it.
  const changed = await us.ok('purchaseBill.save', { ...body, id: bill.id, version: bill.version })
  expect(changed.number).toBe(bill.number)
  await us.ok('purchaseBill.cancel', { ids: [bill.id], reason: 'Test' })
  expect((await us.ok('qrReading.bill', { id })).duplicate).toBeNull()
  expect('supplierIrn' in (await us.ok('purchaseBill.clone', { id: String(bill.id) }))).toBe(false)
  await us.ok('purchaseBill.save', body)
})

test('a read note starts an inward note with the bill that it alone can correct', async () => {
  const gstin = gstinOf('29', 'AAACT4321F')
  const partyId = await party('Tumkur Pipes', gstin, 'Supplier')
  const bill = (supplierNumber: string, quantity: string) =>
    us.ok('purchaseBill.save', {
      entityId: us.entityId,
      partyId,
      date: '2026-11-10',
      supplierNumber,
      supplierDate: '2026-11-10',
      status: 'Active',
      lines: [{ itemId: shop.bolt, quantity, unitPrice: '25' }],
    })
  const of = async (documentType: 'CRN' | 'DBN', irn: string) =>
    us.ok('qrReading.bill', {
      id: await reading({ documentType, irn: irn.repeat(64), documentNumber: `N${irn}`, sellerGstin: gstin }),
    })
  expect((await of('CRN', 'b')).body.precedingDocuments).toBeUndefined()
  const large = await bill('TP/1', '20')
  const start = await of('CRN', 'c')
  expect(start).toMatchObject({
    kind: 'inwardNote',
    claims: { total: '295.00' },
    body: {
      partyId,
      noteType: 'Debit',
      supplierNumber: 'Nc',
      precedingDocuments: [{ documentId: large.id }],
    },
  })
  // Too small for the credit note; a debit note may be of either.
  await bill('TP/2', '1')
  expect((await of('CRN', 'd')).body.precedingDocuments).toMatchObject([{ documentId: large.id }])
  expect((await of('DBN', 'e')).body).toMatchObject({ noteType: 'Credit' })
  expect((await of('DBN', 'f')).body.precedingDocuments).toBeUndefined()
  const lines = [{ itemId: shop.bolt, quantity: '10', unitPrice: '25' }]
  const note = { ...start.body, lines, reason: 'Purchase Return' as const, status: 'Active' as const }
  const saved = await us.ok('inwardNote.save', note)
  expect((await us.ok('inwardNote.detail', { id: String(saved.id) })).supplierIrn).toBe('c'.repeat(64))
  expect((await of('CRN', 'c')).duplicate).toMatchObject({ id: saved.id })
})

test('what is no valid invoice to us starts no bill, with the reason', async () => {
  const codeOf = async (more: Readonly<Record<string, string>>) => {
    const { status, body } = await us.call('qrReading.bill', { id: await reading(more) })
    return [status, body?.errors?.[0]?.code]
  }
  expect(await codeOf({ status: 'Altered' })).toEqual([400, 'PBIL1002'])
  expect(await codeOf({ documentType: 'BOS' })).toEqual([400, 'PBIL1003'])
  expect(await codeOf({ buyerGstin: gstinOf('07', 'AAACZ1234F') })).toEqual([400, 'PBIL1001'])
  const clerk = await us.makeUser({ rights: ['SIN_SH_VW', 'EIN_SH_VW'] })
  expect((await clerk.call('qrReading.bill', { id: await reading() })).status).toBe(403)
})

test('an invoice between two of our GSTINs starts the bill of its buyer, and each leads to the other', async () => {
  const buyer = await party('Our other unit', buyerGstin, 'Both')
  const sold = {
    entityId: us.entityId,
    partyId: buyer,
    date: '2026-11-20',
    lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '12.50', discountPercent: '10' }],
  }
  const invoice = await us.ok('salesInvoice.save', { ...sold, status: 'Active' })
  const seller = await party('Our first unit', sellerGstin, 'Supplier')
  const start = await us.ok('purchaseBill.ofInvoice', { id: String(invoice.id) })
  expect(start.body).toMatchObject({
    entityId: us.otherEntityId,
    partyId: seller,
    supplierNumber: invoice.number,
    supplierDate: '2026-11-20',
    supplierInvoiceId: invoice.id,
    lines: [{ itemId: shop.bolt, quantity: '10', discountPercent: '10' }],
  })
  const bill = await us.ok('purchaseBill.save', { ...start.body, status: 'Active' })
  expect(bill.totals.total).toBe(invoice.totals.total)
  const relations = async (id: number) =>
    (await us.ok('document.links', { id: String(id) })).map(({ documentId, relation }) => [
      documentId,
      relation,
    ])
  expect(await relations(invoice.id)).toEqual([[bill.id, 'madeInto']])
  expect(await relations(bill.id)).toEqual([[invoice.id, 'madeFrom']])
  expect((await us.ok('purchaseBill.ofInvoice', { id: String(invoice.id) })).duplicate?.id).toBe(bill.id)
  // An invoice that is not addressed to the GSTIN of the bill is no origin of it.
  const foreign = await us.call('purchaseBill.save', {
    ...start.body,
    supplierNumber: 'X/1',
    entityId: us.entityId,
    status: 'Active',
  })
  expect(JSON.stringify(foreign.body)).toContain('supplierInvoiceId')
  const elsewhere = await us.ok('salesInvoice.save', { ...sold, partyId: shop.registered, status: 'Active' })
  const refused = await us.call('purchaseBill.ofInvoice', { id: String(elsewhere.id) })
  expect([refused.status, refused.body?.errors?.[0]?.code]).toEqual([400, 'PBIL1001'])
})
