import type { InputOf } from '@bahi/contracts/call.ts'
import type { tcsChallanCalls } from '@bahi/contracts/tax-challans.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { gstinOf, sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { proofs } from '../ledger/index.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let scrap: number
let wood: number

beforeAll(async () => {
  server = await sharedTestServer('2026-11-26T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['outwardNote', 'journal'])
  await us.ok('setting.update', { settings: [{ name: 'CollectTcs', value: true }] })
  scrap = await partyOf('Mehta Metals', '6CE', { gstin: gstinOf('27', 'AAKFM4821P'), taxpayerType: 'REG' })
  wood = await partyOf('Timber Traders', '6CC', { taxpayerType: 'UNREG' })
})

const partyOf = async (name: string, tcsSection: '6CE' | '6CC', more: object) =>
  (
    await us.ok('party.save', {
      name,
      role: 'Customer',
      taxpayerType: 'UNREG',
      tcsApplicable: true,
      tcsSection,
      billingAddress: {
        line1: '2 Mill Road',
        city: 'Pune',
        stateCode: '27',
        pincode: '411001',
        countryCode: 'IN',
      },
      ...more,
    })
  ).id

/** Goods of 18 per cent: `amount` is their value without GST. */
const invoice = (partyId: number, date: string, amount: string) =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId,
    date,
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: amount }],
  })
const creditNote = (sourceId: number, date: string, amount: string) =>
  us.ok('outwardNote.save', {
    entityId: us.entityId,
    partyId: scrap,
    date,
    status: 'Active',
    noteType: 'Credit',
    reason: 'Sales Return',
    precedingDocuments: [{ documentId: sourceId }],
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: amount }],
  })

type Save = InputOf<(typeof tcsChallanCalls)['save']>
const challan = (more: object = {}): Save => ({
  entityId: us.entityId,
  date: '2026-11-20',
  sections: ['6CE'],
  until: '2026-10-31',
  bsrCode: '0510308',
  number: '42',
  tax: '7080',
  ...more,
})
const save = (more: object = {}) => us.ok('tcsChallan.save', challan(more))
const refusal = async (more: object) => {
  const reply = await us.call('tcsChallan.save', challan(more))
  return Object.entries<any[]>(reply.body.validationErrors ?? {}).map(
    ([property, [first]]) => `${property} ${first.code}`,
  )
}
const due = async (more: object = {}) => {
  const reply = await us.ok('tcsChallan.due', { entityId: us.entityId, date: '2026-11-20', ...more })
  return [
    ...reply.sections.map(({ section, deductions, tax, interest, dueOn }) =>
      [section, deductions, tax, interest, dueOn].join(' '),
    ),
    `${reply.until} ${reply.tax} ${reply.interest}`,
  ]
}
const entries = async (journalId: number) => {
  const { rows } = await us.inTenant((db) =>
    sql<{ account: string; amount: string }>`select account, sum(debit - credit) as amount from ledger_entries
      where subscriber_id = current_subscriber() and journal_id = ${journalId} group by account having sum(debit - credit) <> 0 order by account`.execute(
      db,
    ),
  )
  return rows.map(({ account, amount }) => `${account} ${amount}`)
}
const broken = async () => {
  const found: unknown[] = []
  for (const { name, sql: text } of proofs) {
    const { rows } = await us.inTenant((db) => sql.raw(text).execute(db))
    if (rows.length > 0) found.push([name, rows])
  }
  return found
}
const payable = async () => {
  const { rows } = await us.inTenant((db) =>
    sql<{ owed: string }>`select coalesce(sum(credit - debit), 0) as owed from ledger_entries
      where subscriber_id = current_subscriber() and account = 'tcsPayable'`.execute(db),
  )
  return Number(rows[0]!.owed).toFixed(2)
}

/** On the value with GST: 2 per cent of scrap, 2,360 of September and 4,720 of October; 5 of timber without PAN, 2,950. */
const threeSales = async () => {
  const september = await invoice(scrap, '2026-09-10', '100000')
  const october = await invoice(scrap, '2026-10-12', '200000')
  await invoice(wood, '2026-10-20', '50000')
  return { september, october }
}

test('tax collected is owed by section with its interest, and a challan pays it from TCS payable', async () => {
  await threeSales()
  // Of September three months of the calendar, of October two, at 1.5 per cent: 106.20 and 141.60; of the wood 88.50.
  expect(await due()).toEqual([
    '6CC 1 2950.00 88.50 2026-11-07',
    '6CE 2 7080.00 247.80 2026-10-07',
    '2026-10-31 10030.00 336.30',
  ])
  expect(await payable()).toBe('10030.00')
  const saved = await save({ interest: '247.80', fee: '200' })
  expect(await entries(saved.journalId)).toEqual([
    'bank -7527.80',
    'interestPaid 247.80',
    'lateFees 200.00',
    'tcsPayable 7080.00',
  ])
  expect(await payable()).toBe('2950.00')
  const detail = await us.ok('tcsChallan.detail', { id: String(saved.id) })
  expect(detail).toMatchObject({ number: '00042', tax: '7080.00', total: '7527.80', unused: '0.00' })
  expect(detail.rows.map(({ date, kind, partyName, tax }) => [date, kind, partyName, tax])).toEqual([
    ['2026-09-10', 'salesInvoice', 'Mehta Metals', '2360.00'],
    ['2026-10-12', 'salesInvoice', 'Mehta Metals', '4720.00'],
  ])
  const register = await us.ok('tcsCollection.search', { entityIds: [us.entityId], sort: 'date ASC' })
  expect(register.records.map(({ tax, paid, challans }) => [tax, paid, challans])).toEqual([
    ['2360.00', '2360.00', '0510308 20112026 00042'],
    ['4720.00', '4720.00', '0510308 20112026 00042'],
    ['2950.00', '0.00', null],
  ])
  expect(register.totals).toMatchObject({ tax: '10030.00', paid: '7080.00' })
  const open = await us.ok('tcsCollection.search', { entityIds: [us.entityId], view: 'unpaid' })
  expect(open.records.map(({ section }) => section)).toEqual(['6CC'])
  const byHand = await us.ok('journal.cancel', { ids: [saved.journalId], reason: 'By hand' })
  expect(byHand.refused.map(({ code }) => code)).toEqual(['ACTN0074'])
  // Neither side pays what the other owes.
  expect((await us.ok('tdsChallan.search', { entityIds: [us.entityId] })).total).toBe(0)
  expect((await us.call('tcsChallan.export', { entityIds: [us.entityId], format: 'csv' })).status).toBe(200)
  expect(await broken()).toEqual([])
  await us.ok('tcsChallan.cancel', { id: saved.id, version: saved.version, reason: 'Entered twice' })
  expect(await payable()).toBe('10030.00')
  expect(await broken()).toEqual([])
})

test('what a credit note gave back is taken off, and comes back with the note', async () => {
  const { october } = await threeSales()
  const note = await creditNote(october.id, '2026-10-25', '50000')
  // 1,180 of the 4,720; its interest is taken off too.
  expect(await due()).toEqual([
    '6CC 1 2950.00 88.50 2026-11-07',
    '6CE 3 5900.00 212.40 2026-10-07',
    '2026-10-31 8850.00 300.90',
  ])
  expect(await refusal({})).toEqual(['Data.tax TDSX0008'])
  const saved = await save({ tax: '5900' })
  expect(await due()).toEqual(['6CC 1 2950.00 88.50 2026-11-07', '2026-10-31 2950.00 88.50'])
  const detail = await us.ok('tcsChallan.detail', { id: String(saved.id) })
  expect(detail.rows.map(({ kind, tax }) => [kind, tax])).toEqual([
    ['salesInvoice', '2360.00'],
    ['salesInvoice', '4720.00'],
    ['outwardNote', '-1180.00'],
  ])
  // A note that is cancelled gives nothing back: what the challan took off is owed again.
  await us.ok('outwardNote.cancel', { ids: [note.id], reason: 'Entered twice' })
  expect(await due()).toEqual([
    '6CC 1 2950.00 88.50 2026-11-07',
    '6CE 1 1180.00 35.40 2026-11-07',
    '2026-10-31 4130.00 123.90',
  ])
  await save({ number: '43', tax: '1180' })
  expect(await due()).toEqual(['6CC 1 2950.00 88.50 2026-11-07', '2026-10-31 2950.00 88.50'])
  expect(await payable()).toBe('2950.00')
  expect(await broken()).toEqual([])
})

test('a section of which more was given back than collected waits', async () => {
  const { id } = await invoice(scrap, '2026-09-10', '100000')
  await save({ until: '2026-09-30', tax: '2360' })
  await creditNote(id, '2026-10-05', '50000')
  expect(await due()).toEqual(['2026-10-31 0.00 0.00'])
  expect(await refusal({ number: '43', tax: '1' })).toEqual(['Data.sections TDSX0007'])
  await invoice(scrap, '2026-10-20', '100000')
  expect(await due()).toEqual(['6CE 2 1180.00 35.40 2026-11-07', '2026-10-31 1180.00 35.40'])
})

test('collections are paid once, also by two at once, and a changed invoice leaves tax of its challan over', async () => {
  const { october } = await threeSales()
  const replies = await Promise.all(
    ['3', '4', '5'].map((number) => us.call('tcsChallan.save', challan({ number }))),
  )
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  const { id, version } = october
  await us.ok('salesInvoice.save', {
    id,
    version,
    entityId: us.entityId,
    partyId: scrap,
    date: '2026-10-12',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '150000' }],
  })
  const { records } = await us.ok('tcsChallan.search', { entityIds: [us.entityId] })
  expect(records.map(({ tax, unused }) => [tax, unused])).toEqual([['7080.00', '1180.00']])
  expect(await broken()).toEqual([])
})

test.each([
  ['a tax that is not that of the collections', { tax: '7079.99' }, ['Data.tax TDSX0008']],
  ['a section of which nothing is due', { sections: ['6CL'] }, ['Data.sections TDSX0007']],
  ['a section of TDS', { sections: ['194C'] }, ['Data.sections[0] VALD0111']],
  ['a day before a collection', { date: '2026-10-01' }, ['Data.date TDSX0009']],
  ['a BSR code of six digits', { bsrCode: '051030' }, ['Data.bsrCode VALD0110']],
])('%s is refused by its field', async (_name, more, expected) => {
  await threeSales()
  expect(await refusal(more)).toEqual(expected)
})

test('a quarter has what form 27EQ asks for by customer, and what is to be corrected', async () => {
  await threeSales()
  await save({ interest: '247.80' })
  const asked = { companyId: us.companyId, financialYear: '2026-27', quarter: 3 }
  const third = await us.ok('tcsStatement.detail', asked)
  expect(third).toMatchObject({
    form: '27EQ',
    formNumber: '143',
    certificateForm: '133',
    from: '2026-10-01',
    to: '2026-12-31',
    dueOn: '2027-01-15',
    certificatesDueOn: '2027-01-30',
    deductees: 2,
    deductions: 2,
    credited: '295000.00',
    tax: '7670.00',
    paid: '4720.00',
    unpaid: '2950.00',
    // Two months of each.
    interestDue: '230.10',
    // The part of 247.80 that goes with 4,720 of 7,080.
    interestPaid: '165.20',
  })
  expect(third.problems.map(({ problem, count, amount }) => [problem, count, amount])).toEqual([
    ['noTan', 1, null],
    ['withoutPan', 1, null],
    ['unpaid', 1, '2950.00'],
    ['interestShort', 1, '64.90'],
  ])
  const second = await us.ok('tcsStatement.detail', { ...asked, quarter: 2 })
  // Due on 15 October: 42 days of 200 rupees are above the tax.
  expect(second).toMatchObject({ tax: '2360.00', dueOn: '2026-10-15', lateFee: '2360.00' })
  const certificates = await us.ok('tcsStatement.certificates', asked)
  expect(
    certificates.records.map(({ partyName, credited, tax, paid }) => [partyName, credited, tax, paid]),
  ).toEqual([
    ['Mehta Metals', '236000.00', '4720.00', '4720.00'],
    ['Timber Traders', '59000.00', '2950.00', '0.00'],
  ])
  for (const part of ['deductions', 'challans', 'certificates'] as const) {
    const file = await us.call('tcsStatement.export', { ...asked, part, format: 'csv' })
    expect(file.status).toBe(200)
    expect(file.bytes.toString()).toContain(part === 'challans' ? '00042' : 'Mehta Metals')
  }
})
