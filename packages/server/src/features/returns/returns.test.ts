import { gstr1Of } from '@bahi/domain/returns/gstr1/book.ts'
import { gstr1Object } from '@bahi/domain/returns/gstr1/json.ts'
import { readXlsx } from 'hucre'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import { loadPeriod, returnDocumentOfStored } from '../documents/index.ts'
import { randomOf } from '../demo/random.ts'

let server: SharedTestServer
let us: TestSubscriber
const period = () => ({ entityId: us.entityId, returnPeriod: '112026' })

/** A month with every kind of customer and line, some of it cancelled and some changed afterwards. */
beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  const shop = await stockShop(us)
  await us.inTenant((db) => {
    const lut = JSON.stringify([
      { number: 'AD270426000001X', validFrom: '2026-04-01', validTo: '2027-03-31' },
    ])
    return db.updateTable('entities').set({ luts: lut }).where('id', '=', us.entityId).execute()
  })
  const random = randomOf(11)
  for (let made = 0; made < 40; made++) {
    const partyId = random.pick([shop.registered, shop.otherState, shop.consumer, shop.sez])
    const away = partyId === shop.consumer && random.below(2) === 0
    const saved = await us.ok('salesInvoice.save', {
      entityId: us.entityId,
      partyId,
      date: `2026-11-${String(1 + random.below(19)).padStart(2, '0')}`,
      status: 'Active',
      ...(partyId === shop.sez && random.below(2) === 0 ? { supplyKind: 'SEZWOP' as const } : {}),
      ...(partyId === shop.consumer
        ? { billingAddress: { line1: '2 Lake Road', stateCode: '27', countryCode: 'IN' } }
        : {}),
      ...(away
        ? { shippingAddress: { line1: '5 Hill Road', city: 'Panaji', stateCode: '30', countryCode: 'IN' } }
        : {}),
      ...(partyId === shop.otherState && random.below(4) === 0 ? { reverseCharge: true } : {}),
      lines: Array.from({ length: 1 + random.below(4) }, () => ({
        itemId: random.pick([shop.bolt, shop.rice, shop.service]),
        quantity: String(1 + random.below(500)),
        unitPrice: `${random.below(2000)}.${String(random.below(100)).padStart(2, '0')}`,
      })),
    })
    if (made % 9 === 8) await us.ok('salesInvoice.cancel', { ids: [saved.id], reason: 'Duplicate' })
    if (made % 7 === 6) {
      const { remarks: _remarks, ...body } = await us.ok('salesInvoice.clone', { id: saved.id })
      const status = (await us.ok('salesInvoice.detail', { id: saved.id })).status
      if (status === 'Active') {
        const lines = body.lines.slice(0, 1)
        await us.ok('salesInvoice.save', {
          ...body,
          id: saved.id,
          version: saved.version,
          date: '2026-11-05',
          status: 'Active',
          lines,
        })
      }
    }
  }
})

const fromDocuments = () =>
  us.inTenant(async (db) => {
    const stored = await loadPeriod(db, { ...period(), after: 0, size: 1000 })
    return gstr1Of(stored.map(returnDocumentOfStored), { periodStart: '2026-11-01' })
  })

test('the sums kept while posting are what the documents come to', async () => {
  const book = await fromDocuments()
  const summary = await us.ok('gstr1.summary', period())
  const lines = book.summary.sections.map(({ code, records, ...amounts }) => ({
    section: code,
    documents: records,
    ...amounts,
  }))
  expect(summary.sections).toEqual(lines)
  const { igst, cgst, sgst, cess } = book.summary.liability
  expect(summary.liability).toEqual({ igst, cgst, sgst, cess })
  expect(summary).toMatchObject({
    documentsIssued: 40,
    documentsCancelled: book.summary.documentsCancelled,
    dueDate: '2026-12-11',
  })
})

test('the file written from stored rows is the file written from documents', async () => {
  const { bytes } = await us.call('gstr1.json', { ...period(), offline: true })
  const { vrn } = await us.ok('entity.detail', { id: us.entityId })
  const whole = await gstr1Object({ gstin: vrn!, period: '112026' }, await fromDocuments(), { offline: true })
  const file = JSON.parse(bytes.toString('utf8'))
  const byKey = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(byKey).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .filter(([key]) => key !== 'num' && key !== 'desc' && key !== 'user_desc')
              .map(([key, member]) => [key, byKey(member)]),
          )
        : value
  expect(byKey(file)).toEqual(byKey(whole))
})

test('each section opens the documents it counts, in pages', async () => {
  const { sections } = await us.ok('gstr1.summary', period())
  for (const { section, documents, taxableValue } of sections) {
    if (/^(HSN|B2CS|NIL|EXP$|DOC)/.test(section)) continue
    const seen = new Map<number, number>()
    for (let after: string | undefined; ;) {
      const page = await us.ok('gstr1.documents', {
        ...period(),
        section,
        size: 3,
        ...(after ? { after } : {}),
      })
      for (const record of page.records) seen.set(record.documentId, Number(record.taxableValue))
      expect(page.total).toBe(documents)
      after = page.next
      if (!after) break
    }
    expect([section, seen.size]).toEqual([section, documents])
    expect([...seen.values()].reduce((sum, value) => sum + value, 0)).toBeCloseTo(Number(taxableValue), 2)
  }
})

test('reasons say why a document is where it is', async () => {
  const b2b = await us.ok('gstr1.documents', { ...period(), section: 'B2B_4A' })
  expect(new Set(b2b.records.map(({ reason }) => reason.key))).toEqual(new Set(['returns.reason.registered']))
  const consumers = await us.ok('gstr1.documents', { ...period(), section: 'b2cs' })
  expect(consumers.records.every(({ reason }) => reason.key.startsWith('returns.reason.consumer'))).toBe(true)
})

test('table 12 ties with the tables and table 13 counts every number', async () => {
  const { issues } = await us.ok('gstr1.issues', period())
  expect(issues.filter(({ severity }) => severity === 'Error')).toEqual([])
  expect(issues.map(({ code }) => code)).not.toContain('HSN_DIFFERS_B2B')
  const { records } = await us.ok('gstr1.issued', period())
  expect(records).toMatchObject([{ total: 40, documentType: 1 }])
})

test('the workbook has a sheet for each section', async () => {
  const { bytes, status } = await us.call('gstr1.export', { ...period(), format: 'xlsx' })
  expect(status).toBe(200)
  const { sheets } = await readXlsx(bytes)
  expect(sheets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['b2b,sez,de', 'b2cs', 'hsn(b2b)', 'docs']),
  )
})

test('a foreign GSTIN is not found', async () => {
  const other = await server.makeSubscriber()
  for (const name of ['summary', 'documents', 'hsn', 'issued', 'issues', 'json', 'export'] as const) {
    const asked = { ...period(), ...(name === 'documents' ? { section: 'B2B' } : {}) }
    const reply = await other.call(`gstr1.${name}`, asked as never)
    expect([name, reply.status]).toEqual([name, 404])
  }
})

test('table 12 names a code without an item in the reader’s language', async () => {
  const other = await server.makeSubscriber()
  const { registered } = await stockShop(other)
  const bicycle = {
    description: 'Bicycle',
    hsn: '87120010',
    supply: 'Goods',
    uqc: 'NOS',
    quantity: '1',
  } as const
  await other.ok('salesInvoice.save', {
    entityId: other.entityId,
    partyId: registered,
    date: '2026-11-05',
    status: 'Active',
    lines: [{ ...bicycle, unitPrice: '4000', taxCategory: 'Taxable', taxRate: '5' }],
  })
  const filing = { entityId: other.entityId, returnPeriod: '112026' }
  const named = async (culture: string) =>
    (await other.ok('gstr1.hsn', filing, { headers: { 'culture-name': culture } })).records.map(
      ({ description }) => description,
    )
  expect(await named('hi-IN')).toEqual(['साइकिल'])
  expect(await named('en-IN')).toEqual(['Bicycles'])
  const file = async (culture: string) => {
    const asked = { ...filing, format: 'csv' } as const
    return (await other.call('gstr1.export', asked, { headers: { 'culture-name': culture } })).bytes
  }
  expect(new TextDecoder().decode(await file('hi-IN'))).toContain('87120010,साइकिल')
  expect(new TextDecoder().decode(await file('en-IN'))).toContain('87120010,Bicycles')
})
