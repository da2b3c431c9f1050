import type { ItcState } from '@bahi/domain/documents/itc-state.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { proofs } from '../src/features/ledger/index.ts'
import { migrationFiles } from '../src/platform/db/migration-files.ts'
import { gstinOf, sharedTestServer } from './call-helpers.ts'
import type { AnyBody, Reply, SharedTestServer, TestSubscriber } from './call-helpers.ts'
import { addSeries, addSupplier, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let suppliers: readonly [number, number]

const day = '2026-11-20'
const period = '112026'

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  suppliers = [
    await addSupplier(us, 'Nashik Mills', 'AAPFN0001K'),
    await addSupplier(us, 'Thane Tools', 'AAPFT0001K'),
  ]
  await addSeries(us, ['outwardNote', 'purchaseBill', 'inwardNote', 'selfInvoice'])
})

/** 118.00 with tax: ten at 10.00 and 18 %. */
const sale = (more: object = {}) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: day,
  status: 'Active' as const,
  lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '10' }],
  ...more,
})

const invoice = (more: object = {}) => us.ok('salesInvoice.save', sale(more))
const stateOf = async (id: number) => {
  const { status, balance, credited } = await us.ok('salesInvoice.detail', { id: String(id) })
  return [status, balance, credited]
}

const note = (documentIds: readonly number[], more: object = {}) => ({
  ...sale(),
  noteType: 'Credit' as const,
  reason: 'Sales Return' as const,
  precedingDocuments: documentIds.map((documentId) => ({ documentId })),
  ...more,
})

const back = (documentId: number, quantity: string, more: object = {}) => ({
  sourceLine: { documentId, lineNumber: 1 },
  quantity,
  ...more,
})

const codesOf = ({ status, body }: Reply<AnyBody>) => [
  status,
  ...Object.entries(body.validationErrors ?? {}).flatMap(([path, list]) =>
    (list as { code: string }[]).map(({ code }) => `${path.replace('Data.', '')} ${code}`),
  ),
]

test('a note settles what is open of its invoice, covers it whole, and gives it back when it is cancelled', async () => {
  const { id } = await invoice()
  const first = await us.ok('outwardNote.save', note([id], { lines: [back(id, '4')] }))
  expect([first.totals.total, first.typeCode]).toEqual(['47.00', 'C'])
  expect(await stateOf(id)).toEqual(['Active', '71.00', '47.00'])
  const refused = await us.call('salesInvoice.cancel', { ids: [id], reason: 'Test' })
  expect(refused.body.refused[0].message).toMatch(/note/i)
  const { body } = await us.ok('document.convert', {
    toKind: 'outwardNote',
    sources: [{ documentId: id }],
  })
  expect(body.lines).toMatchObject([{ quantity: '6', unitPrice: '10' }])
  const rest = await us.ok('outwardNote.save', { ...body, reason: 'Sales Return', status: 'Active' })
  expect(await stateOf(id)).toEqual(['ConvertedtoCredits', '0.00', '118.00'])
  expect(
    (await us.ok('document.convert', { toKind: 'outwardNote', sources: [{ documentId: id }] })).body.lines,
  ).toEqual([])
  const links = await us.ok('document.links', { id: String(id) })
  expect(links.map(({ documentId, relation }) => [documentId, relation])).toEqual([
    [first.id, 'correctedBy'],
    [rest.id, 'correctedBy'],
  ])
  await us.ok('outwardNote.cancel', { ids: [first.id, rest.id], reason: 'Test' })
  expect(await stateOf(id)).toEqual(['Active', '118.00', '0.00'])
  await us.ok('salesInvoice.cancel', { ids: [id], reason: 'Test' })
})

test.each([
  ['nothing', 1, '6', '8454.00'],
  // Two paise short of the 118.48 that were rounded to 118.
  ['a credit', 0, '4', '118.00'],
])('notes in parts cover an invoice that %s settled, although each rounds', async (by, line, part, total) => {
  const lines = [
    { itemId: shop.rice, quantity: '5', unitPrice: '162.67' },
    { itemId: shop.bolt, quantity: '9', unitPrice: '378.06' },
    { itemId: shop.bolt, quantity: '9', unitPrice: '341.36' },
  ]
  const { id, totals } = await invoice(
    by === 'nothing' ? { lines } : { lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '10.04' }] },
  )
  if (by === 'a credit') {
    const outside = { number: `OLD/${id}`, date: '2026-10-01', total: '9999.00' }
    const { id: credit } = await us.ok('outwardNote.save', note([], { precedingDocuments: [outside] }))
    const { version } = await us.ok('credit.detail', { id: String(credit) })
    await us.ok('credit.apply', { id: credit, version, allocations: [{ documentId: id, amount: '30' }] })
  }
  for (const quantity of [part, undefined]) {
    const { body } = await us.ok('document.convert', { toKind: 'outwardNote', sources: [{ documentId: id }] })
    const taken = quantity ? [{ ...body.lines[line]!, quantity }] : body.lines
    await us.ok('outwardNote.save', { ...body, lines: taken, reason: 'Sales Return', status: 'Active' })
  }
  const state = await stateOf(id)
  expect([totals.total, ...state]).toEqual([total, 'ConvertedtoCredits', '0.00', total])
})

test('what is made of an invoice is taken by a save, whatever its price was', async () => {
  const lines = [{ itemId: shop.bolt, quantity: '3', unitPrice: '98765.43' }]
  for (const more of [{ lines: [{ itemId: shop.bolt, quantity: '2' }] }, { lines, discountAmount: '10' }]) {
    const { id } = await invoice(more)
    const { body } = await us.ok('document.convert', {
      toKind: 'outwardNote',
      sources: [{ documentId: id }],
    })
    expect(body.lines[0]!.unitPrice).toMatch(/^\d+(\.\d*[1-9])?$/)
    await us.ok('outwardNote.save', { ...body, reason: 'Sales Return', status: 'Active' })
  }
})

test('no note is above what is left of its invoices, as a whole and by line', async () => {
  const one = await invoice()
  const two = await invoice()
  const ids = [one.id, two.id]
  const lines = [{ itemId: shop.bolt, quantity: '20', unitPrice: '10' }]
  const above = await us.call('outwardNote.save', note([one.id], { lines }))
  expect(codesOf(above)).toEqual([422, 'precedingDocuments DOCU0086'])
  const many = await us.call('outwardNote.save', note(ids, { lines: [back(one.id, '6'), back(one.id, '5')] }))
  expect(codesOf(many)).toEqual([422, 'lines[1].quantity DOCU0087'])
  const dear = await us.call(
    'outwardNote.save',
    note(ids, { lines: [back(one.id, '10', { unitPrice: '11' })] }),
  )
  expect(codesOf(dear)).toEqual([422, 'lines[0].unitPrice DOCU0087'])
  await us.ok('outwardNote.save', note(ids, { lines }))
  expect(await stateOf(one.id)).toEqual(['ConvertedtoCredits', '0.00', '118.00'])
  expect(await stateOf(two.id)).toEqual(['ConvertedtoCredits', '0.00', '118.00'])
  const more = await us.call('outwardNote.save', note(ids, { lines: [back(two.id, '1')] }))
  expect(codesOf(more)).toContain('precedingDocuments DOCU0086')
})

test('a note names its reason and an invoice of the same customer, before it', async () => {
  const own = await invoice()
  const foreign = await invoice({ partyId: shop.otherState })
  const send = async (more: object) => codesOf(await us.call('outwardNote.save', note([own.id], more)))
  expect(await send({ reason: undefined })).toEqual([422, 'reason VALD0101'])
  expect(await send({ reason: 'Purchase Return' })).toEqual([422, 'reason DOCU0082'])
  expect(await send({ precedingDocuments: [] })).toEqual([422, 'precedingDocuments VALD0101'])
  expect(await send({ precedingDocuments: [{ documentId: foreign.id }] })).toContain(
    'precedingDocuments[0].documentId DOCU0083',
  )
  expect(await send({ date: '2026-11-19' })).toContain('precedingDocuments[0].documentId DOCU0085')
  expect(await send({ lines: [back(own.id, '1', { taxRate: '5' })] })).toContain('lines[0].taxRate DOCU0088')
})

test('a note to an invoice outside the books has its number and date, and is late after its last day', async () => {
  const outside = { number: 'OLD/7', date: '2024-06-01', total: '118.00' }
  const head = async () => {
    const reply = await us.ok('gstr1.summary', { entityId: us.entityId, returnPeriod: period })
    return [reply.documentsIssued, reply.documentsCancelled]
  }
  const before = await head()
  const late = await us.ok('outwardNote.save', note([], { precedingDocuments: [outside] }))
  expect(late.warnings!.map(({ code }) => code)).toContain('DOCU0090')
  const detail = await us.ok('outwardNote.detail', { id: String(late.id) })
  // It takes back no tax, and no return has it.
  expect([detail.precedingDocuments, detail.balance]).toEqual([[outside], '100.00'])
  expect(detail).toMatchObject({ heading: 'commercialCreditNote', totals: { cgst: '0.00', igst: '0.00' } })
  const { print } = await us.ok('outwardNote.sheet', { id: late.id, language: 'en' })
  expect([print.title, print.declarations]).toEqual([
    'Commercial Credit Note',
    ['This note takes back no GST.'],
  ])
  const { rows } = await us.inTenant((db) =>
    sql`select d.return_type, (select count(*)::int from gstr1_rows g where g.document_id = d.id) as rows,
        (select coalesce(sum(e.debit - e.credit), 0)::text from ledger_entries e where e.document_id = d.id and e.account = 'cgst') as tax
      from documents d where d.id = ${late.id}`.execute(db),
  )
  expect(rows).toEqual([{ returnType: null, rows: 0, tax: '0' }])
  // The head of the return counts what its tables have.
  expect(await head()).toEqual(before)
  const recent = await invoice()
  const both = note([recent.id], { precedingDocuments: [{ documentId: recent.id }, outside] })
  expect(codesOf(await us.call('outwardNote.save', both))).toContain('precedingDocuments DOCU0173')
})

test('a difference in price is over the quantity of the invoice, and no goods come back', async () => {
  const { id } = await invoice()
  const both = await us.call(
    'outwardNote.save',
    note([id], { lines: [back(id, '2', { priceDifference: '1.50' })] }),
  )
  expect(codesOf(both)).toEqual([422, 'lines[0].priceDifference DOCU0089'])
  const lines = [back(id, '0', { priceDifference: '1.50' })]
  const saved = await us.ok('outwardNote.save', note([id], { reason: 'Post-Sale Discount', lines }))
  expect(saved.lines).toMatchObject([{ quantity: '0', taxableValue: '15.00' }])
  expect(await us.ok('outwardNote.explain', { id: String(saved.id) })).toBeDefined()
})

test('a debit note is owed by the customer, and has its nature in table 13 beside credit notes', async () => {
  const { id } = await invoice()
  const debit = await us.ok(
    'outwardNote.save',
    note([id], {
      noteType: 'Debit',
      reason: 'Others',
      lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '5' }],
    }),
  )
  expect(debit.typeCode).toBe('D')
  await us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: day,
    mode: 'Cash',
    amount: debit.totals.total,
    allocations: [{ documentId: debit.id, amount: debit.totals.total }],
  })
  expect(await us.ok('outwardNote.detail', { id: String(debit.id) })).toMatchObject({
    status: 'Active',
    balance: '0.00',
  })
  const { records } = await us.ok('gstr1.issued', { entityId: us.entityId, returnPeriod: period })
  const [debits, credits] = [4, 5].map((nature) =>
    records.filter(({ documentType }) => documentType === nature),
  )
  expect(debits).toMatchObject([{ from: debit.number, to: debit.number, total: 1 }])
  expect(credits!.every(({ from, to }) => from <= to)).toBe(true)
  const cdnr = await us.ok('gstr1.summary', { entityId: us.entityId, returnPeriod: period })
  expect(JSON.stringify(cdnr.sections)).toContain('CDNR')
})

const bill = (more: object = {}) =>
  sale({ partyId: suppliers[0], supplierNumber: 'INV-1', supplierDate: day, ...more })

test('a number of a supplier is unique for that supplier and year, and one that looks alike is warned of', async () => {
  const first = await us.ok('purchaseBill.save', bill())
  const again = await us.call('purchaseBill.save', bill({ supplierNumber: 'inv-1' }))
  expect(codesOf(again)).toEqual([422, 'supplierNumber DOCU0081'])
  await us.ok('purchaseBill.save', bill({ partyId: suppliers[1] }))
  await us.ok('purchaseBill.save', bill({ supplierDate: '2026-03-20' }))
  for (const supplierNumber of ['INV/0001', 'INV/26-27/1']) {
    const { warnings } = await us.ok('purchaseBill.save', bill({ supplierNumber }))
    expect(warnings).toMatchObject([{ code: 'DOCU0091', property: 'supplierNumber' }])
  }
  // An upgrade compares numbers that an earlier release kept with FY as those of now.
  const kept = await us.ok('purchaseBill.save', bill({ supplierNumber: 'FY26-27/TT/0042' }))
  const looseOf = async (change = '') => {
    if (change) await server.app.pools.owner.query(change, [kept.id])
    const { rows } = await us.inTenant((db) =>
      sql<{
        loose: string
      }>`select supplier_number_loose as loose from documents where id = ${kept.id}`.execute(db),
    )
    return rows[0]!.loose
  }
  expect(await looseOf()).toBe('TT42')
  expect(await looseOf(`update documents set supplier_number_loose = 'FYTT42' where id = $1`)).toBe('FYTT42')
  await server.app.pools.owner.query(migrationFiles().find(({ number }) => number === 372)!.sql)
  expect(await looseOf()).toBe('TT42')
  await us.ok('purchaseBill.cancel', { ids: [first.id], reason: 'Test' })
  await us.ok('purchaseBill.save', bill())
  const missing = await us.call(
    'purchaseBill.save',
    bill({ supplierNumber: undefined, supplierDate: undefined }),
  )
  expect(codesOf(missing)).toEqual([422, 'supplierNumber VALD0101', 'supplierDate VALD0101'])
  const customer = await us.call('purchaseBill.save', bill({ partyId: shop.registered }))
  expect(codesOf(customer)).toEqual([422, 'partyId DOCU0080'])
})

test('a bill under reverse charge is owed without its tax', async () => {
  const saved = await us.ok('purchaseBill.save', bill({ supplierNumber: 'RC-1', reverseCharge: true }))
  expect([saved.totals.total, saved.totals.cgst, saved.totals.sgst]).toEqual(['100.00', '9.00', '9.00'])
})

test('a note to a supplier lowers what a bill owes, within its lines, and its own number is unique for that supplier', async () => {
  const { id } = await us.ok('purchaseBill.save', bill({ supplierNumber: 'RET-1' }))
  const stateOfBill = async () => {
    const { status, balance } = await us.ok('purchaseBill.detail', { id: String(id) })
    return [status, balance]
  }
  const { body } = await us.ok('document.convert', { toKind: 'inwardNote', sources: [{ documentId: id }] })
  expect([body.noteType, body.lines.map(({ quantity }) => quantity)]).toEqual(['Debit', ['10']])
  const note = {
    ...body,
    reason: 'Purchase Return' as const,
    supplierNumber: 'CN/7',
    supplierDate: day,
    status: 'Active' as const,
  }
  const part = await us.ok('inwardNote.save', { ...note, lines: [back(id, '4')] })
  expect([part.typeCode, part.totals.total]).toEqual(['D', '47.00'])
  expect(await stateOfBill()).toEqual(['Active', '71.00'])
  const again = await us.call('inwardNote.save', { ...note, lines: [back(id, '1')] })
  expect(codesOf(again)).toEqual([422, 'supplierNumber DOCU0081'])
  const above = await us.call('inwardNote.save', { ...note, supplierNumber: 'CN/8', lines: [back(id, '7')] })
  expect(codesOf(above)).toContain('lines[0].quantity DOCU0087')
  const wrong = await us.call('inwardNote.save', { ...note, supplierNumber: 'CN/9', reason: 'Sales Return' })
  expect(codesOf(wrong)).toContain('reason DOCU0082')
  await us.ok('inwardNote.save', {
    ...note,
    supplierNumber: undefined,
    supplierDate: undefined,
    lines: [back(id, '6')],
  })
  expect(await stateOfBill()).toEqual(['PaymentMade', '0.00'])
  const dearer = await us.ok('inwardNote.save', {
    ...note,
    noteType: 'Credit',
    supplierNumber: 'DN/1',
    reason: 'Invoice Correction',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '5' }],
  })
  expect([dearer.typeCode, await stateOfBill()]).toEqual(['C', ['PaymentMade', '0.00']])
  await us.ok('inwardNote.cancel', { ids: [part.id], reason: 'Test' })
  expect(await stateOfBill()).toEqual(['Active', '47.00'])
})

const entriesOf = (id: number) =>
  us.inTenant(async (db) =>
    (
      await sql<{
        account: string
        net: string
      }>`select account, sum(debit - credit)::text as net from ledger_entries
        where document_id = ${id} group by account having sum(debit - credit) <> 0 order by account`.execute(
        db,
      )
    ).rows.map(({ account, net }) => `${account} ${net}`),
  )

test('tax of a line without credit is part of the cost, and of the note that takes it back', async () => {
  const lines = [
    { itemId: shop.bolt, quantity: '10', unitPrice: '10' },
    { itemId: shop.bolt, quantity: '5', unitPrice: '10', itcEligibility: 'Ineligible' as const },
  ]
  const missing = await us.call('purchaseBill.save', bill({ supplierNumber: 'ITC-1', lines }))
  expect(codesOf(missing)).toEqual([422, 'lines[1].itcReason VALD0101'])
  lines[1] = { ...lines[1]!, itcReason: 'Section17(5)(g)' } as never
  const { id } = await us.ok('purchaseBill.save', bill({ supplierNumber: 'ITC-1', lines }))
  expect(await entriesOf(id)).toEqual([
    'inputCgst 9.00',
    'inputSgst 9.00',
    'party -177.00',
    'purchases 159.00',
  ])
  const detail = await us.ok('purchaseBill.detail', { id: String(id) })
  expect(detail.lines.map(({ itcEligibility, itcReason }) => [itcEligibility, itcReason])).toEqual([
    ['Inputs', undefined],
    ['Ineligible', 'Section17(5)(g)'],
  ])
  expect(detail.itc).toMatchObject({
    credited: { igst: '0.00', cgst: '9.00', sgst: '9.00', cess: '0.00' },
    blocked: { igst: '0.00', cgst: '4.50', sgst: '4.50', cess: '0.00' },
    state: 'Eligible',
    returnPeriod: null,
    reason: null,
    next: ['Claimed'],
  })
  const { body } = await us.ok('document.convert', { toKind: 'inwardNote', sources: [{ documentId: id }] })
  const note = await us.ok('inwardNote.save', { ...body, reason: 'Purchase Return', status: 'Active' })
  expect(await entriesOf(note.id)).toEqual([
    'inputCgst -9.00',
    'inputSgst -9.00',
    'party 177.00',
    'purchases -159.00',
  ])
  const sheet = await us.call('purchaseBill.export', { format: 'csv', keyword: detail.number! })
  expect(sheet.bytes.toString()).toMatch(/ITC-1.*18\.00.*9\.00.*177\.00/)
})

test('the document says what its lines do not, and under composition there is no credit', async () => {
  const blocked = { itcEligibility: 'Ineligible' as const, itcReason: 'Section17(5)' as const }
  const { id } = await us.ok('purchaseBill.save', bill({ supplierNumber: 'ITC-2', ...blocked }))
  expect(await entriesOf(id)).toEqual(['party -118.00', 'purchases 118.00'])
  const reverse = await us.ok(
    'purchaseBill.save',
    bill({ supplierNumber: 'ITC-3', reverseCharge: true, ...blocked }),
  )
  expect(await entriesOf(reverse.id)).toEqual([
    'party -100.00',
    'purchases 118.00',
    'reverseCgst -9.00',
    'reverseSgst -9.00',
  ])
})

const abroad = async (name: string) =>
  (
    await us.ok('party.save', {
      name,
      role: 'Supplier',
      taxpayerType: 'OEXP',
      billingAddress: { line1: '5 Harbour Street', stateCode: '96', countryCode: 'SG' },
    })
  ).id

const cleared = {
  number: '1234567',
  date: day,
  portCode: 'INNSA1',
  assessableValue: '110.00',
  igst: '19.80',
}

test('an import of goods owes its supplier the value alone, and has the tax that customs took', async () => {
  const partyId = await abroad('Harbour Metals')
  const open = await us.ok('purchaseBill.save', bill({ partyId, supplierNumber: 'HM-1' }))
  expect([open.totals.total, open.totals.igst]).toEqual(['100.00', '0.00'])
  expect(open.warnings!.map(({ code }) => code)).toContain('DOCU0121')
  const saved = await us.ok(
    'purchaseBill.save',
    bill({ partyId, id: open.id, version: open.version, supplierNumber: 'HM-1', billOfEntry: cleared }),
  )
  expect([saved.totals.total, saved.totals.igst]).toEqual(['100.00', '19.80'])
  expect(await entriesOf(open.id)).toEqual([
    'customs -19.80',
    'inputIgst 19.80',
    'party -100.00',
    'purchases 100.00',
  ])
  const detail = await us.ok('purchaseBill.detail', { id: String(open.id) })
  expect(detail.billOfEntry).toEqual(cleared)
  const why = await us.ok('purchaseBill.explain', { id: String(open.id) })
  expect(why.lines[0]!.sentences.map(({ key }) => key)).toContain('why.customs')
  const half = await us.call(
    'purchaseBill.save',
    bill({ partyId, supplierNumber: 'HM-2', billOfEntry: { number: '1234567' } }),
  )
  expect(codesOf(half)).toEqual([
    422,
    'billOfEntry.date VALD0101',
    'billOfEntry.portCode VALD0101',
    'billOfEntry.assessableValue VALD0101',
    'billOfEntry.igst VALD0101',
  ])
  const local = await us.call('purchaseBill.save', bill({ supplierNumber: 'HM-3', billOfEntry: cleared }))
  expect(codesOf(local)).toEqual([422, 'billOfEntry DOCU0120'])
})

test('what goes back of goods that customs cleared, or of a supply under reverse charge, owes the supplier no tax', async () => {
  const zone = (
    await us.ok('party.save', {
      name: 'Zone Metals',
      role: 'Supplier',
      taxpayerType: 'SEZ',
      gstin: gstinOf('24', 'AAPFZ0001K'),
    })
  ).id
  const back = async (of: object) => {
    const made = await us.ok('purchaseBill.save', bill(of))
    const { partyId } = await us.ok('purchaseBill.detail', { id: String(made.id) })
    const saved = await us.ok('inwardNote.save', {
      ...sale({ partyId, supplierNumber: undefined }),
      noteType: 'Debit',
      reason: 'Purchase Return',
      precedingDocuments: [{ documentId: made.id }],
    })
    return entriesOf(saved.id)
  }
  const value = ['party 100.00', 'purchases -100.00']
  expect(await back({ partyId: zone, supplierNumber: 'ZM-1', billOfEntry: cleared })).toEqual(value)
  expect(
    await back({ partyId: await abroad('Port Metals'), supplierNumber: 'PM-1', billOfEntry: cleared }),
  ).toEqual(value)
  expect(await back({ supplierNumber: 'RC-9', reverseCharge: true })).toEqual([
    'inputCgst -9.00',
    'inputSgst -9.00',
    'party 100.00',
    'purchases -100.00',
    'reverseCgst 9.00',
    'reverseSgst 9.00',
  ])
  // Without a bill of entry a zone taxes like any other State.
  expect(await back({ partyId: zone, supplierNumber: 'ZM-2' })).toEqual([
    'inputIgst -18.00',
    'party 118.00',
    'purchases -100.00',
  ])
})

test('two who enter the same number of a supplier at once enter it once; a new year begins its numbers anew', async () => {
  const asked = (supplierNumber: string, supplierDate = day) =>
    us.call('purchaseBill.save', bill({ partyId: suppliers[1], supplierNumber, supplierDate }))
  const replies = await Promise.all(['TW/1', 'tw/1', 'TW/1'].map((number) => asked(number)))
  const outcomes = replies.map((reply) => codesOf(reply).join(' '))
  expect(outcomes.toSorted()).toEqual(['200', '422 supplierNumber DOCU0081', '422 supplierNumber DOCU0081'])
  const warned = async (number: string, on?: string) =>
    ((await asked(number, on)).body.warnings as { code: string }[]).map(({ code }) => code)
  expect(await warned('FY26-27/TW/001')).toEqual(['DOCU0091'])
  expect(await warned('TW/25-26/1', '2026-03-20')).toEqual([])
})

test('expenses need no item and no registered supplier, capital goods are named by line', async () => {
  const expense = bill({
    supplierNumber: 'EX-1',
    lines: [
      {
        description: 'Office rent',
        supply: 'Services',
        hsn: '997212',
        quantity: '1',
        unitPrice: '1000',
        taxRate: '18',
      },
      { description: 'Tea and water', quantity: '1', unitPrice: '50', taxCategory: 'Exempt' },
      {
        description: 'Press',
        hsn: '84623900',
        quantity: '1',
        unitPrice: '500',
        taxRate: '18',
        itcEligibility: 'CapitalGoods',
      },
    ],
  })
  const saved = await us.ok('purchaseBill.save', expense)
  const { lines, itc } = await us.ok('purchaseBill.detail', { id: String(saved.id) })
  expect(lines.map(({ itcEligibility, cgst }) => [itcEligibility, cgst])).toEqual([
    ['InputServices', '90.00'],
    ['InputServices', '0.00'],
    ['CapitalGoods', '45.00'],
  ])
  expect(itc).toMatchObject({ credited: { cgst: '135.00', sgst: '135.00' }, next: ['Claimed'] })
  const cleaner = await us.ok('party.save', { name: 'Latika', role: 'Supplier', taxpayerType: 'UNREG' })
  const small = await us.ok(
    'purchaseBill.save',
    bill({
      partyId: cleaner.id,
      supplierNumber: undefined,
      supplierDate: undefined,
      lines: [{ description: 'Cleaning', quantity: '1', unitPrice: '300' }],
    }),
  )
  expect([small.totals.total, small.totals.cgst]).toEqual(['300.00', '0.00'])
})

test('services from abroad are under reverse charge, and a composition dealer charges no tax', async () => {
  const partyId = await abroad('Straits Software')
  const lines = [
    {
      description: 'Licence',
      supply: 'Services' as const,
      hsn: '998313',
      quantity: '1',
      unitPrice: '100',
      taxRate: '18',
    },
  ]
  const { id, totals } = await us.ok('purchaseBill.save', bill({ partyId, supplierNumber: 'SS-1', lines }))
  expect([totals.total, totals.igst]).toEqual(['100.00', '18.00'])
  expect(await entriesOf(id)).toEqual([
    'inputIgst 18.00',
    'party -100.00',
    'purchases 100.00',
    'reverseIgst -18.00',
  ])
  expect(await us.ok('purchaseBill.detail', { id: String(id) })).toMatchObject({ reverseCharge: true })
  const dealer = await us.ok('party.save', {
    name: 'Small Dealer',
    role: 'Supplier',
    taxpayerType: 'COM',
    gstin: gstinOf('27', 'AAPFC0001K'),
  })
  const plain = await us.ok('purchaseBill.save', bill({ partyId: dealer.id, supplierNumber: 'SD-1' }))
  expect([plain.totals.total, plain.totals.cgst]).toEqual(['100.00', '0.00'])
})

test('a supply of an unregistered supplier under reverse charge gets our own invoice, which table 13 counts', async () => {
  const { id: partyId } = await us.ok('party.save', {
    name: 'Hand Loom Sunita',
    role: 'Supplier',
    taxpayerType: 'UNREG',
    placeOfSupply: '27',
  })
  const unnumbered = { partyId, supplierNumber: undefined, supplierDate: undefined, reverseCharge: true }
  const { id, totals, version } = await us.ok('purchaseBill.save', bill(unnumbered))
  expect([totals.total, totals.cgst]).toEqual(['100.00', '9.00'])
  const { selfInvoice } = await us.ok('purchaseBill.detail', { id: String(id) })
  expect(selfInvoice).toEqual({ number: expect.stringMatching(/0001$/), date: day })
  const edited = await us.ok('purchaseBill.save', bill({ ...unnumbered, id, version, remarks: 'Later' }))
  const second = await us.ok('purchaseBill.save', bill(unnumbered))
  expect((await us.ok('purchaseBill.detail', { id: String(second.id) })).selfInvoice!.number).toMatch(/0002$/)
  const kept = await us.call(
    'purchaseBill.save',
    bill({ ...unnumbered, id, version: edited.version, reverseCharge: false }),
  )
  expect(codesOf(kept)).toEqual([422, 'reverseCharge DOCU0122'])
  const pdf = await us.call('purchaseBill.selfInvoicePdf', { id: String(id) })
  expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  // To print it and to keep its file are rights of their own.
  for (const [right, may] of [
    ['PBL_PRT', 'Print'],
    ['PBL_PDF', 'File'],
  ] as const) {
    const user = await us.makeUser({ rights: ['PBL_SH_VW', right] })
    for (const purpose of ['Print', 'File', undefined] as const) {
      const { status } = await user.call('purchaseBill.selfInvoicePdf', { id: String(id), purpose })
      expect([right, purpose, status]).toEqual([right, purpose, (purpose ?? 'File') === may ? 200 : 403])
    }
  }
  await us.ok('purchaseBill.cancel', { ids: [second.id], reason: 'Test' })
  const { records } = await us.ok('gstr1.issued', { entityId: us.entityId, returnPeriod: period })
  expect(records.find(({ documentType }) => documentType === 2)).toMatchObject({
    from: selfInvoice!.number,
    total: 2,
    cancelled: 1,
  })
  const plain = await us.ok('purchaseBill.save', bill({ ...unnumbered, reverseCharge: false }))
  expect(plain.totals.cgst).toBe('0.00')
  expect(await us.ok('purchaseBill.detail', { id: String(plain.id) })).not.toHaveProperty('selfInvoice')
})

test('deadlines of purchases are on the calendar: payment within 180 days, credit by November, the self-invoice', async () => {
  const old = { date: '2026-06-01', supplierDate: '2026-06-01', supplierNumber: 'OLD-1' }
  const { id } = await us.ok('purchaseBill.save', bill(old))
  const draft = (more: object) => us.ok('purchaseBill.save', bill({ status: 'Draft', ...more }))
  const late = await draft({ supplierNumber: 'MAR-1', supplierDate: '2026-03-30' })
  const { records: parties } = await us.ok('party.search', { keyword: 'Sunita' })
  const own = await draft({
    partyId: parties[0]!.id,
    supplierNumber: undefined,
    supplierDate: undefined,
    reverseCharge: true,
  })
  const { records } = await us.ok('legalClock.search', {
    kinds: ['supplierUnpaid', 'itcTime', 'selfInvoice'],
    sort: 'until ASC',
  })
  expect(records.map(({ kind, path, until, state }) => [kind, path, until.slice(0, 10), state])).toEqual([
    ['supplierUnpaid', `view-purchase-bill/${id}`, '2026-11-28', 'Soon'],
    ['itcTime', `view-purchase-bill/${late.id}`, '2026-11-30', 'Soon'],
    ['selfInvoice', `view-purchase-bill/${own.id}`, '2026-12-20', 'Open'],
  ])
  await us.ok('purchaseBill.cancel', { ids: [id], reason: 'Test' })
})

test('filing GSTR-1 locks notes and no bill', async () => {
  const { id } = await invoice({ date: '2026-10-05' })
  const bought = await us.ok(
    'purchaseBill.save',
    bill({ supplierNumber: 'OCT-1', date: '2026-10-05', supplierDate: '2026-10-05' }),
  )
  await us.inTenant((db) =>
    sql`insert into filed_periods (subscriber_id, entity_id, return_type, return_period)
      values (current_subscriber(), ${us.entityId}, 'GSTR1', '102026')`.execute(db),
  )
  const late = await us.call('outwardNote.save', note([id], { date: '2026-10-06', lines: [back(id, '1')] }))
  expect(codesOf(late)).toEqual([422, 'date DOCU0025'])
  const { version } = await us.ok('purchaseBill.detail', { id: String(bought.id) })
  const edit = bill({
    id: bought.id,
    version,
    supplierNumber: 'OCT-2',
    date: '2026-10-05',
    supplierDate: '2026-10-05',
  })
  expect(await us.ok('purchaseBill.save', edit)).toMatchObject({ status: 'Active' })
})

test('what only another kind has is refused by an invoice', async () => {
  const refused = await us.call('salesInvoice.save', { ...sale(), supplierNumber: 'S/1' } as never)
  expect(codesOf(refused)).toEqual([422, 'supplierNumber VALD0112'])
})

test('after all of this every proof of the books is kept', async () => {
  const broken = await us.inTenant(async (db) => {
    const list: unknown[] = []
    for (const { name, sql: query } of proofs) {
      const { rows } = await sql.raw(query).execute(db)
      if (rows.length > 0) list.push([name, rows])
    }
    return list
  })
  expect(broken).toEqual([])
})

test('the credit of a bill is claimed, reversed and reclaimed by period, in the books and in the list', async () => {
  const { id } = await us.ok('purchaseBill.save', bill({ supplierNumber: 'ST-1' }))
  const move = (state: ItcState, more: object = {}) =>
    us.call('purchaseBill.setItcState', { ids: [id], state, ...more })
  const done = async (state: ItcState, more: object = {}) => (await move(state, more)).body
  expect(codesOf(await move('Claimed'))).toEqual([422, 'returnPeriod VALD0101'])
  expect(codesOf(await move('Claimed', { returnPeriod: '122026' }))).toEqual([422, 'returnPeriod DOCU0151'])
  expect(await done('Reclaimed', { returnPeriod: '112026' })).toMatchObject({
    refused: [{ code: 'ACTN0042' }],
  })
  expect(await done('Claimed', { returnPeriod: '112026' })).toEqual({ done: [id], refused: [] })
  expect(await entriesOf(id)).toEqual([
    'inputCgst 9.00',
    'inputSgst 9.00',
    'party -118.00',
    'purchases 100.00',
  ])
  const { version } = await us.ok('purchaseBill.detail', { id: String(id) })
  const changed = await us.call('purchaseBill.save', bill({ id, version, supplierNumber: 'ST-1' }))
  expect(codesOf(changed)).toContain('status DOCU0152')
  expect(await us.ok('purchaseBill.cancel', { ids: [id], reason: 'Other' })).toMatchObject({
    refused: [{ code: 'ACTN0044' }],
  })
  expect(codesOf(await move('Reversed', { returnPeriod: '112026' }))).toEqual([422, 'reason VALD0101'])
  await done('Reversed', { returnPeriod: '112026', reason: 'Rule37' })
  expect(await entriesOf(id)).toEqual(['inputReversed 18.00', 'party -118.00', 'purchases 100.00'])
  expect((await us.ok('purchaseBill.detail', { id: String(id) })).itc).toMatchObject({
    state: 'Reversed',
    returnPeriod: '112026',
    reason: 'Rule37',
  })
  const { records } = await us.ok('purchaseBill.search', { itcStates: ['Reversed'] })
  expect(records).toMatchObject([{ id, itcState: 'Reversed', itcPeriod: '112026' }])
  // Nothing comes back before the supplier is paid (rule 37(2)).
  expect(await done('Reclaimed', { returnPeriod: '112026' })).toMatchObject({
    refused: [{ code: 'ACTN0046' }],
  })
  await us.ok('paymentOut.save', {
    entityId: us.entityId,
    partyId: suppliers[0],
    date: day,
    mode: 'UPI',
    amount: '118',
    allocations: [{ documentId: id, amount: '118' }],
  })
  await done('Reclaimed', { returnPeriod: '112026' })
  expect(await entriesOf(id)).toEqual([
    'inputCgst 9.00',
    'inputSgst 9.00',
    'party -118.00',
    'purchases 100.00',
  ])
})
