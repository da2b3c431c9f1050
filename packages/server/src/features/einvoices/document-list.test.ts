import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readyForEInvoices, startPortalWorld, until } from '../../../test/portal-world.ts'
import type { PortalWorld } from '../../../test/portal-world.ts'
import { today } from '../../../test/world.ts'

let world: PortalWorld

beforeAll(async () => {
  world = await startPortalWorld({
    clock: () => new Date(),
    buyer: { city: 'Pune', stateCode: '27', pincode: '411001' },
    quantity: '10',
  })
  await readyForEInvoices(world)
  await world.us.inTenant((db) =>
    sql`insert into series (subscriber_id, name, code, document_kind, prefix, is_default)
      values (current_subscriber(), 'Notes', 'ON', 'outwardNote', 'ON', true)`.execute(db),
  )
})
afterAll(() => world?.stop())

test('the list of invoices shows the portal state of each, and filters by it', async () => {
  const { us, stock, invoice } = world
  const [registered, open, refused, draft] = [
    await invoice(),
    await invoice(),
    await invoice(),
    await invoice({ status: 'Draft' }),
  ]
  const consumer = await invoice({ partyId: stock.consumer, placeOfSupply: '27' })
  await us.ok('eInvoice.generate', { documentIds: [registered.id] })
  await until(
    () => us.ok('eInvoice.detail', { documentId: String(registered.id) }),
    ({ status }) => status === 'Generated',
  )
  await us.inTenant((db) =>
    sql`insert into e_invoices (subscriber_id, document_id, entity_id, status)
      values (current_subscriber(), ${refused.id}, ${us.entityId}, 'Rejected')`.execute(db),
  )
  const states = {
    [registered.id]: 'Generated',
    [open.id]: 'YetNotGenerated',
    [refused.id]: 'Rejected',
    [consumer.id]: 'NotApplicable',
  } as const
  const all = await us.ok('salesInvoice.search', { sort: 'id DESC', size: 30, start: 0 })
  expect(Object.fromEntries(all.records.map((row) => [row.id, row.eInvoiceState ?? null]))).toEqual({
    ...states,
    [draft.id]: null,
  })
  for (const [id, state] of Object.entries(states)) {
    const search = { eInvoiceStates: [state], sort: 'id DESC', size: 30, start: 0 }
    const found = await us.ok('salesInvoice.search', search)
    expect(
      found.records.map((row) => String(row.id)),
      state,
    ).toEqual([id])
    expect(found.total).toBe(1)
    const counts = await us.ok('salesInvoice.counts', search)
    expect(counts.find(({ view }) => view === 'all')?.documents).toBe(1)
  }
  const { eInvoices, todo } = await us.ok('dashboard.summary', {})
  expect(eInvoices).toMatchObject({ notGenerated: 1, inProgress: 0, rejected: 1, generated: 1, cancelled: 0 })
  expect(todo[0]).toMatchObject({ key: 'todo.eInvoiceRejected', count: 1, path: 'e-invoice?states=Rejected' })
  const either = await us.ok('salesInvoice.search', {
    eInvoiceStates: ['YetNotGenerated', 'Rejected', 'InProgress'],
    sort: 'id DESC',
    size: 30,
    start: 0,
  })
  expect(either.total).toBe(2)
  const none = await us.ok('salesInvoice.search', {
    eWayBillStates: ['Pending', 'Generated'],
    sort: 'id DESC',
    size: 30,
    start: 0,
  })
  expect(none.total).toBe(0)
})

test('an IRN found at the portal alone shows the document that may take it over, and that one takes it', async () => {
  const { us, invoice } = world
  const { id, number } = await invoice()
  const detail = () => us.ok('eInvoice.detail', { documentId: String(id) })
  const registered = () => until(detail, ({ status }) => status === 'Generated')
  await us.ok('eInvoice.generate', { documentIds: [id] })
  const { irn, ackNo } = await registered()
  const { entityId } = us
  const byAck = () => us.ok('eInvoice.lookup', { entityId, by: 'AckNo', ackNo: ackNo! })
  expect(await byAck()).toMatchObject({ isFound: true, documentId: id, candidateId: null, irn })
  await us.inTenant((db) => sql`delete from e_invoices where document_id = ${id}`.execute(db))
  expect((await byAck()).isFound).toBe(false)
  for (const asked of [
    { by: 'DocumentDetails' as const, documentType: 'INV' as const, number: number!, date: today() },
    { by: 'Irn' as const, irn: irn! },
  ]) {
    const found = await us.ok('eInvoice.lookup', { entityId, ...asked })
    expect(found).toMatchObject({ isFound: true, documentId: null, candidateId: id, signature: 'verified' })
    expect(found.qr).toMatchObject({ documentNumber: number, irn })
  }
  await us.ok('eInvoice.generate', { documentIds: [id] })
  expect(await registered()).toMatchObject({ irn, isAdopted: true })
  const nothing = { entityId, by: 'DocumentDetails' as const, documentType: 'CRN' as const, number: 'NO/1' }
  expect(await us.ok('eInvoice.lookup', { ...nothing, date: today() })).toMatchObject({ isFound: false })
  const missing = await us.call('eInvoice.lookup', { ...nothing })
  expect([missing.status, JSON.stringify(missing.body).includes('date"')]).toEqual([422, true])
})

test.each([
  { noteType: 'Credit', reason: 'Sales Return', type: 'CRN', line: { quantity: '2' } },
  {
    noteType: 'Debit',
    reason: 'Invoice Correction',
    type: 'DBN',
    line: { quantity: '0', priceDifference: '1.25' },
  },
] as const)(
  'a $noteType note goes as $type with the invoice it corrects, and is listed and found as such',
  async (given) => {
    const { us, invoice, sandbox, buyerId } = world
    const { entityId } = us
    const { noteType, reason, type, line } = given
    const corrected = await invoice()
    const { id, number } = await us.ok('outwardNote.save', {
      entityId,
      partyId: buyerId,
      date: today(),
      noteType,
      reason,
      precedingDocuments: [{ documentId: corrected.id }],
      lines: [{ sourceLine: { documentId: corrected.id, lineNumber: 1 }, ...line }],
      status: 'Active',
    })
    expect(await us.ok('eInvoice.validate', { documentIds: [id] })).toMatchObject([
      { applies: true, issues: [] },
    ])
    await us.ok('eInvoice.generate', { documentIds: [id] })
    const { irn } = await until(
      () => us.ok('eInvoice.detail', { documentId: String(id) }),
      ({ status }) => status === 'Generated',
    )
    const sent = [...sandbox.state.invoices.values()].find((one) => one.irn === irn)!.payload
    expect([sent.DocDtls.Typ, sent.DocDtls.No]).toEqual([type, number])
    expect(sent.RefDtls?.PrecDocDtls).toEqual([
      { InvNo: corrected.number, InvDt: today().split('-').toReversed().join('/') },
    ])
    const { records } = await us.ok('eInvoice.search', { keyword: number! })
    expect(records).toMatchObject([{ id, kind: 'outwardNote', status: 'Generated', irn }])
    const notes = await us.ok('outwardNote.search', { sort: 'id DESC', size: 1, start: 0 })
    expect(notes.records).toMatchObject([{ id, eInvoiceState: 'Generated' }])
    const asked = { entityId, by: 'DocumentDetails', number: number!, date: today() } as const
    const other = type === 'CRN' ? 'DBN' : 'CRN'
    const lookup = (documentType: 'CRN' | 'DBN') => us.ok('eInvoice.lookup', { ...asked, documentType })
    expect(await lookup(type)).toMatchObject({ isFound: true, documentId: id, kind: 'outwardNote' })
    expect(await lookup(other)).toMatchObject({ isFound: false })
    await us.inTenant((db) => sql`delete from e_invoices where document_id = ${id}`.execute(db))
    expect(await lookup(type)).toMatchObject({ documentId: null, candidateId: id, kind: 'outwardNote' })
    const sheet = await us.ok('outwardNote.sheet', { id: String(id) })
    expect(JSON.stringify(sheet)).toContain(corrected.number)
  },
)

test('B-T-006: programs see the simpler set of states beside the full one, people the full one alone', async () => {
  const { us, invoice, server } = world
  const { id } = await invoice()
  const { clientId, clientSecret } = await us.ok('apiAccess.save', {
    name: 'Tally bridge',
    scopes: ['EIN_SH_VW', 'SIN_SH_VW'],
  })
  const { body } = await server.send('POST', '/api/authenticate/clientToken', {
    body: { clientId, clientSecret },
  })
  const { token } = body
  const ask = async (method: 'GET' | 'POST', path: string, of?: object) =>
    (await server.send(method, `/api${path}`, { token, ...(of ? { body: of } : {}) })).body
  const listed = await ask('POST', '/eInvoice/search', { sort: 'id DESC' })
  expect(listed.records[0]).toMatchObject({
    id,
    status: 'YetNotGenerated',
    eInvoiceStatusShort: 'YetNotGenerated',
  })
  expect(await ask('GET', `/eInvoice/detail?documentId=${id}`)).toMatchObject({
    eInvoiceStatusShort: 'YetNotGenerated',
  })
  const invoices = await ask('POST', '/salesInvoice/search', { sort: 'id DESC' })
  expect(invoices.records[0]).toMatchObject({ id, eInvoiceStatusShort: 'YetNotGenerated' })
  const shown = (await us.ok('eInvoice.search', { sort: 'id DESC' })).records[0]
  expect(shown).not.toHaveProperty('eInvoiceStatusShort')
})

test('B-C-038: the list of e-invoices is a file, with its filters, for who sees it', async () => {
  const { us, invoice } = world
  const [made, open] = [await invoice(), await invoice()]
  await us.ok('eInvoice.generate', { documentIds: [made.id] })
  const { irn } = await until(
    () => us.ok('eInvoice.detail', { documentId: String(made.id) }),
    ({ status }) => status === 'Generated',
  )
  const lines = async (input: { format: 'csv'; states?: ['Generated'] }) =>
    (await us.call('eInvoice.export', input)).bytes.toString().trim().split('\r\n')
  const [head, ...all] = await lines({ format: 'csv' })
  expect(head).toContain('Number,Date,Party,GSTIN,Taxable value,Total,Status,IRN')
  const { total } = await us.ok('eInvoice.search', {})
  expect(all).toHaveLength(total)
  const registered = await lines({ format: 'csv', states: ['Generated'] })
  expect(registered.some((line) => line.includes(irn!) && line.includes(made.number!))).toBe(true)
  expect(registered.join('\n')).not.toContain(open.number)
  for (const format of ['xlsx', 'pdf'] as const)
    expect((await us.call('eInvoice.export', { format })).status).toBe(200)
  const stranger = await us.makeUser({ rights: ['SIN_SH_VW'] })
  expect((await stranger.call('eInvoice.export', { format: 'csv' })).status).toBe(403)
})
