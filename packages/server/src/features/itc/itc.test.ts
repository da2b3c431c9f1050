import type { ItcState } from '@bahi/domain/documents/itc-state.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, addSupplier, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { proofs } from '../ledger/index.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let supplier: number
let bills = 0

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(us, ['purchaseBill', 'inwardNote', 'selfInvoice'])
})

/** 118.00 with tax: ten at 10.00 and 18 %. */
const bill = (date = '2026-05-05', more: object = {}) =>
  us.ok('purchaseBill.save', {
    entityId: us.entityId,
    partyId: supplier,
    date,
    supplierNumber: `ITC-${++bills}`,
    supplierDate: date,
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '10' }],
    ...more,
  })
const pay = (amount: string, documentId: number) =>
  us.ok('paymentOut.save', {
    entityId: us.entityId,
    partyId: supplier,
    date: '2026-11-20',
    mode: 'UPI',
    amount,
    allocations: [{ documentId, amount }],
  })
const move = async (state: ItcState, ids: readonly number[], more: object = {}) => {
  const { done, refused } = await us.ok('purchaseBill.setItcState', {
    ids: [...ids],
    state,
    ...(state === 'Eligible' ? {} : { returnPeriod: '112026' }),
    ...more,
  })
  return [...done.map(() => 'done'), ...refused.map(({ code }) => code)].join(' ')
}
const itcOf = async (id: number) => (await us.ok('purchaseBill.detail', { id: String(id) })).itc!
const claim = async (...dates: string[]) => {
  const ids = []
  for (const date of dates) ids.push((await bill(date)).id)
  expect(await move('Claimed', ids, { returnPeriod: `${dates[0]!.slice(5, 7)}2026` })).toBe(
    ids.map(() => 'done').join(' '),
  )
  return ids
}
const booked = (id: number) =>
  us.inTenant(async (db) => {
    const { rows } = await sql<{ account: string; net: string }>`
      select account, sum(debit - credit)::text as net from ledger_entries
      where document_id = ${id} and (account like 'input%') group by account having sum(debit - credit) <> 0 order by account`.execute(
      db,
    )
    return rows.map(({ account, net }) => `${account} ${net}`).join(', ')
  })
const clocks = async () =>
  (
    await us.ok('legalClock.search', { kinds: ['supplierUnpaid', 'itcReverse', 'itcReclaim', 'itcClaim'] })
  ).records.map(({ kind, path, until, state }) => [kind, path, until.slice(0, 10), state].join(' '))
const broken = async () => {
  const found: unknown[] = []
  for (const { name, sql: text } of proofs) {
    const { rows } = await us.inTenant((db) => sql.raw(text).execute(db))
    if (rows.length > 0) found.push([name, rows])
  }
  return found
}

test('what is unpaid after 180 days is reversed in its proportion, reclaimed with each payment, and nothing is lost', async () => {
  const [id] = await claim('2026-05-05')
  await pay('39.33', id!)
  expect(await clocks()).toEqual([`itcReverse view-purchase-bill/${id}?dialog=itc 2027-01-20 Open`])
  expect((await itcOf(id!)).rule37).toEqual({
    until: '2026-11-01',
    returnPeriod: '122026',
    reverse: { igst: '0.00', cgst: '6.00', sgst: '6.00', cess: '0.00' },
    reclaim: { igst: '0.00', cgst: '0.00', sgst: '0.00', cess: '0.00' },
  })
  expect(await move('Reversed', [id!], { reason: 'Rule37' })).toBe('done')
  expect(await booked(id!)).toBe('inputCgst 3.00, inputReversed 12.00, inputSgst 3.00')
  expect(await clocks()).toEqual([])
  expect(await move('Reclaimed', [id!])).toBe('ACTN0046')
  expect(await us.ok('purchaseBill.reclaims', { ids: [id!] })).toEqual({ bills: [] })
  await pay('20', id!)
  expect((await us.ok('purchaseBill.reclaims', { ids: [id!] })).bills).toMatchObject([{ id, amount: '3.06' }])
  expect(await clocks()).toEqual([`itcReclaim view-purchase-bill/${id}?dialog=itc 2026-12-20 Open`])
  expect(await move('Reclaimed', [id!])).toBe('done')
  expect(await itcOf(id!)).toMatchObject({ state: 'Reversed', waiting: [{ reason: 'Rule37', cgst: '4.47' }] })
  const last = await pay('58.67', id!)
  expect(await move('Reclaimed', [id!])).toBe('done')
  expect(await itcOf(id!)).toMatchObject({ state: 'Reclaimed', waiting: [], next: ['Reversed'] })
  expect(await booked(id!)).toBe('inputCgst 9.00, inputSgst 9.00')
  await us.ok('paymentOut.cancel', { ids: [last.id], reason: 'Returned by the bank' })
  expect((await clocks())[0]).toMatch(/^itcReverse/)
  expect(await broken()).toEqual([])
})

test('a part is reversed and reclaimed by head, in sequence, and never above what was claimed', async () => {
  const [id] = await claim('2026-11-05')
  const part = (amounts: object, reason = 'Others') => move('Reversed', [id!], { reason, amounts })
  expect(await part({ cgst: '4', sgst: '4' })).toBe('done')
  expect(await part({ cgst: '3', sgst: '3' }, 'Rule42')).toBe('done')
  expect(await part({ cgst: '2.01', sgst: '2' })).toBe('ACTN0045')
  expect(await part({ igst: '0.01' })).toBe('ACTN0045')
  expect(await booked(id!)).toBe('inputCgst 2.00, inputReversed 8.00, inputSgst 2.00')
  expect(await move('Reclaimed', [id!], { amounts: { cgst: '4.01' } })).toBe('ACTN0045')
  expect(await move('Reclaimed', [id!], { amounts: { cgst: '1', sgst: '1' } })).toBe('done')
  expect(await booked(id!)).toBe('inputCgst 3.00, inputReversed 6.00, inputSgst 3.00')
  const cost = await us.call('purchaseBill.setItcState', {
    ids: [id!, id! + 1],
    state: 'Reclaimed',
    returnPeriod: '112026',
    amounts: { cgst: '1' },
  })
  expect([cost.status, JSON.stringify(cost.body)]).toEqual([422, expect.stringContaining('DOCU0153')])
  expect(await move('Claimed', [id!])).toBe('done')
  expect(await booked(id!)).toBe('inputCgst 9.00, inputSgst 9.00')
  expect(await itcOf(id!)).toMatchObject({ state: 'Claimed', returnPeriod: '112026' })
  expect(await move('Eligible', [id!])).toBe('done')
  expect(await broken()).toEqual([])
})

test("a supplier's credit note takes its part of the credit, and has its own period", async () => {
  const [id] = await claim('2026-05-05')
  const made = await us.ok('inwardNote.save', {
    entityId: us.entityId,
    partyId: supplier,
    date: '2026-11-20',
    supplierNumber: 'CN-1',
    supplierDate: '2026-11-20',
    status: 'Active',
    noteType: 'Debit',
    reason: 'Purchase Return',
    precedingDocuments: [{ documentId: id! }],
    lines: [{ sourceLine: { documentId: id!, lineNumber: 1 }, quantity: '5' }],
  })
  expect(await itcOf(id!)).toMatchObject({
    lowered: { cgst: '4.50' },
    kept: { cgst: '4.50' },
    rule37: { reverse: { cgst: '4.50', sgst: '4.50' } },
  })
  const note = (state: ItcState, more: object = {}) =>
    us.ok('inwardNote.setItcState', { ids: [made.id], state, ...more })
  expect(await note('Claimed', { returnPeriod: '112026' })).toMatchObject({ done: [made.id] })
  expect(await note('Reversed', { returnPeriod: '112026', reason: 'Others' })).toMatchObject({
    refused: [{ code: 'ACTN0042' }],
  })
  expect(await us.ok('inwardNote.cancel', { ids: [made.id], reason: 'Test' })).toMatchObject({
    refused: [{ code: 'ACTN0044' }],
  })
  expect(await note('Eligible')).toMatchObject({ done: [made.id] })
  // A bill is no note.
  expect(await us.ok('inwardNote.setItcState', { ids: [id!], state: 'Eligible' })).toMatchObject({
    refused: [{ code: 'RECD0404' }],
  })
})

test('many bills move in as many statements as one, each with its result', async () => {
  const ids = await claim('2026-11-01', '2026-11-02', '2026-11-03')
  const open = (await bill('2026-11-04')).id
  const draft = (await bill('2026-11-05', { status: 'Draft' })).id
  const { done, refused } = await us.ok('purchaseBill.setItcState', {
    ids: [...ids, open, draft, 999_999_999],
    state: 'Reversed',
    returnPeriod: '112026',
    reason: 'Section17(5)',
  })
  expect(done).toEqual(ids)
  expect(refused.map(({ id, code }) => `${id} ${code}`)).toEqual([
    `${open} ACTN0042`,
    `${draft} ACTN0001`,
    expect.stringMatching(/^999999999 /),
  ])
  expect(await booked(ids[1]!)).toBe('')
  expect(await broken()).toEqual([])
})

test('two who reverse the same credit at once reverse it once', async () => {
  const [id] = await claim('2026-11-01')
  const asked = () => move('Reversed', [id!], { reason: 'Others' })
  expect((await Promise.all([asked(), asked(), asked()])).toSorted()).toEqual([
    'ACTN0042',
    'ACTN0042',
    'done',
  ])
  expect(await booked(id!)).toBe('inputReversed 18.00')
})

test('a period whose GSTR-3B is filed takes no move and gives none back; a claim after 30 November is too late', async () => {
  const [id] = await claim('2026-11-01')
  const early = (await bill('2026-03-30')).id
  expect(await clocks()).toContain(
    `itcClaim purchase-bill?itcStates=Eligible&period=Custom&from=2025-04-01&to=2026-03-31&entityIds=${us.entityId} 2026-11-30 Soon`,
  )
  expect(await move('Claimed', [early])).toBe('ACTN0049')
  expect(await move('Claimed', [early], { returnPeriod: '102026' })).toBe('done')
  expect((await clocks()).join(' ')).not.toContain('itcClaim')
  expect(await move('Reversed', [id!], { reason: 'Others' })).toBe('done')
  await us.inTenant((db) =>
    sql`insert into filed_periods (subscriber_id, entity_id, return_type, return_period)
      values (current_subscriber(), ${us.entityId}, 'GSTR3B', '112026')`.execute(db),
  )
  expect(await move('Claimed', [id!])).toBe('ACTN0050')
  expect(await move('Reclaimed', [id!])).toBe('ACTN0050')
})
