import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { gstinOf, sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, addSupplier } from '../../../test/shop.ts'
import { proofs } from '../ledger/index.ts'

let server: SharedTestServer
let us: TestSubscriber
let pan: string
let distributor: number
let elsewhere: number
let number = 0

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  await addSeries(us, ['purchaseBill', 'inwardNote'])
  pan = await us.inTenant(
    async (db) =>
      (
        await sql<{
          pan: string
        }>`select substr(gstin, 3, 10) as pan from entities where id = ${us.entityId}`.execute(db)
      ).rows[0]!.pan,
  )
  distributor = await addDistributor('Head office', '27', pan)
  elsewhere = await addDistributor('Bengaluru office', '29', pan)
})

/** The second registration of a PAN in a State has another digit. */
async function addDistributor(name: string, state: string, of: string) {
  const gstin = gstinOf(state, of, '2')
  const { id } = await us.ok('party.save', { name, role: 'Supplier', taxpayerType: 'ISD', gstin })
  return id
}

const body = (more: object = {}) => ({
  entityId: us.entityId,
  partyId: distributor,
  date: '2026-11-05',
  supplierNumber: `ISD-${++number}`,
  supplierDate: '2026-11-01',
  status: 'Active' as const,
  distribution: { cgst: '90', sgst: '90' },
  lines: [],
  ...more,
})
const save = (more: object = {}) => us.ok('purchaseBill.save', body(more))
const faults = async (more: object) => {
  const reply = await us.call('purchaseBill.save', body(more))
  return Object.entries(reply.body.validationErrors ?? {}).flatMap(([path, list]) =>
    (list as { code: string }[]).map(({ code }) => `${path.slice('Data.'.length)} ${code}`),
  )
}
const detail = (id: number) => us.ok('purchaseBill.detail', { id: String(id) })
const booked = (id: number) =>
  us.inTenant(async (db) => {
    const { rows } = await sql<{ account: string; net: string }>`
      select account, sum(debit - credit)::text as net from ledger_entries where document_id = ${id}
      group by account having sum(debit - credit) <> 0 order by account`.execute(db)
    return rows.map((row) => `${row.account} ${row.net}`).join(', ')
  })
const move = async (id: number, state: 'Claimed' | 'Reversed', more: { readonly reason?: 'Rule42' } = {}) => {
  const asked = { ids: [id], state, returnPeriod: '112026', ...more }
  const { done, refused } = await us.ok('purchaseBill.setItcState', asked)
  return done.length > 0 ? 'done' : refused[0]!.code
}
const broken = async () => {
  const names: string[] = []
  for (const proof of proofs)
    if ((await us.inTenant((db) => sql.raw(proof.sql).execute(db))).rows.length > 0) names.push(proof.name)
  return names
}

test('an ISD invoice is credit without a value: nobody is owed it, no clock runs, it is claimed and reversed like other credit', async () => {
  const { id, totals, typeCode } = await save({ supplierDate: '2026-04-05', date: '2026-04-06' })
  expect([totals.taxableValue, totals.total, typeCode]).toEqual(['0.00', '180.00', 'O'])
  const shown = await detail(id)
  expect(shown).toMatchObject({
    heading: 'isdInvoice',
    balance: '0.00',
    status: 'Active',
    distribution: { cgst: '90', sgst: '90' },
    itc: { credited: { igst: '0.00', cgst: '90.00', sgst: '90.00', cess: '0.00' }, next: ['Claimed'] },
  })
  expect(shown.itc!.rule37).toBeUndefined()
  expect(shown.state).toBeUndefined()
  expect((await us.ok('purchaseBill.search', { states: ['Paid', 'Unpaid'] })).records).toEqual([])
  expect(await booked(id)).toBe('distributedCredit -180.00, inputCgst 90.00, inputSgst 90.00')
  expect(await move(id, 'Claimed')).toBe('done')
  expect((await us.ok('legalClock.search', { kinds: ['supplierUnpaid', 'itcReverse'] })).records).toEqual([])
  expect(await move(id, 'Reversed', { reason: 'Rule42' })).toBe('done')
  expect(await booked(id)).toBe('distributedCredit -180.00, purchases 180.00')
  const { purchases } = await us.ok('dashboard.summary', {})
  expect(purchases.amount).toBe('0.00')
  expect((await us.ok('party.detail', { id: String(distributor) })).balance).toBe('0.00')
  expect(await broken()).toEqual([])
})

test('ineligible credit is cost, with its reason', async () => {
  expect(await faults({ itcEligibility: 'Ineligible' })).toEqual([expect.stringMatching(/^itcReason /)])
  const { id } = await save({ itcEligibility: 'Ineligible', itcReason: 'Section17(5)' })
  expect(await booked(id)).toBe('distributedCredit -180.00, purchases 180.00')
  expect((await detail(id)).itc).toMatchObject({ credited: { cgst: '0.00' }, next: [] })
})

test('an ISD credit note takes credit back in its own period, and may have the number of an invoice', async () => {
  const back = { documentType: 'CreditNote', cgst: '10', sgst: '10' }
  expect(await faults({ distribution: back })).toEqual([
    expect.stringMatching(/^distribution.originalNumber /),
    expect.stringMatching(/^distribution.originalDate /),
  ])
  const original = { originalNumber: 'ISD/1', originalDate: '2026-10-01' }
  await save({ supplierNumber: 'ISD/1' })
  const { id } = await save({ supplierNumber: 'ISD/1', distribution: { ...back, ...original } })
  expect(await booked(id)).toBe('distributedCredit 20.00, inputCgst -10.00, inputSgst -10.00')
  expect(await move(id, 'Claimed')).toBe('done')
  expect((await detail(id)).itc).toMatchObject({ state: 'Claimed', next: ['Eligible'] })
  expect(await faults({ supplierNumber: 'isd/1', distribution: { ...back, ...original } })).toEqual([
    'supplierNumber DOCU0081',
  ])
  expect(await faults({ supplierNumber: 'isd/1' })).toEqual(['supplierNumber DOCU0081'])
  const { records } = await us.ok('purchaseBill.search', { keyword: 'isd/1' })
  expect(records.map((row) => row.id)).toContain(id)
  expect(await broken()).toEqual([])
})

test('what is no distribution is refused with the way out', async () => {
  const mill = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  const other = await addDistributor('Office of others', '27', 'AABCS1234K')
  const lines = [{ description: 'Rent', quantity: '1', unitPrice: '10', taxRate: '18' }]
  const rows: [more: object, fault: string][] = [
    [{ distribution: {} }, 'distribution.igst DOCU0183'],
    [{ distribution: undefined }, 'distribution.igst DOCU0183'],
    [{ partyId: elsewhere }, 'distribution.cgst DOCU0184'],
    [{ partyId: other }, 'partyId DOCU0182'],
    [{ partyId: mill, lines }, 'partyId DOCU0180'],
    [{ lines }, 'lines DOCU0185'],
    [{ charges: [{ description: 'Freight', amount: '1' }] }, 'charges DOCU0185'],
  ]
  for (const [more, fault] of rows) expect(await faults(more)).toEqual([fault])
  const { id } = await save({ partyId: elsewhere, distribution: { igst: '5', cess: '1' } })
  expect(await booked(id)).toBe('distributedCredit -6.00, inputCess 1.00, inputIgst 5.00')
  const { distribution: _none, ...note } = body()
  const refused = await us.call('inwardNote.save', {
    ...note,
    noteType: 'Debit',
    reason: 'Purchase Return',
    precedingDocuments: [{ documentId: id }],
    lines,
  })
  expect(JSON.stringify(refused.body)).toContain('DOCU0181')
})

test('a draft of an ISD document is changed, issued, changed again and cancelled', async () => {
  const draft = await save({ status: 'Draft' })
  const issued = await save({ id: draft.id, version: draft.version, distribution: { igst: '7' } })
  expect(await booked(draft.id)).toBe('distributedCredit -7.00, inputIgst 7.00')
  const { version } = await save({ id: draft.id, version: issued.version, distribution: { cess: '3' } })
  expect((await detail(draft.id)).distribution).toEqual({ cess: '3' })
  expect(version).toBeGreaterThan(issued.version)
  await us.ok('purchaseBill.cancel', { ids: [draft.id], reason: 'Wrong' })
  expect(await booked(draft.id)).toBe('')
  expect(await broken()).toEqual([])
})
