import type { InputOf } from '@bahi/contracts/call.ts'
import type { tdsChallanCalls } from '@bahi/contracts/tax-challans.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { proofs } from '../ledger/index.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let contractor: number
let agent: number
let bills: number

beforeAll(async () => {
  server = await sharedTestServer('2026-11-26T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['journal'])
  await us.ok('setting.update', { settings: [{ name: 'DeductTds', value: true }] })
  contractor = await partyOf('Rao Erectors', '194C', 'AAKPM4821P')
  agent = await partyOf('Iyer Brokers', '194H', 'AAKCI4821P')
  bills = 0
})

const partyOf = async (name: string, tdsSection: '194C' | '194H', pan: string | undefined) =>
  (
    await us.ok('party.save', {
      name,
      role: 'Supplier',
      taxpayerType: 'UNREG',
      tdsApplicable: true,
      tdsSection,
      pan,
    })
  ).id

const body = (partyId: number, date: string, amount: string) => ({
  entityId: us.entityId,
  partyId,
  date,
  supplierNumber: `R/${++bills}`,
  supplierDate: date,
  status: 'Active' as const,
  lines: [{ itemId: shop.rice, quantity: '1', unitPrice: amount }],
})
const bill = (partyId: number, date: string, amount: string) =>
  us.ok('purchaseBill.save', body(partyId, date, amount))

type Save = InputOf<(typeof tdsChallanCalls)['save']>

/** 400 of September and 500 of October under 194C, 800 of October under 194H: 2 % above 20,000. */
const threeBills = async () => {
  const september = await bill(contractor, '2026-09-10', '40000')
  const october = await bill(contractor, '2026-10-12', '50000')
  await bill(agent, '2026-10-20', '40000')
  return { september, october }
}
const challan = (more: object = {}): Save => ({
  entityId: us.entityId,
  date: '2026-11-06',
  sections: ['194C'],
  until: '2026-10-31',
  bsrCode: '0510308',
  number: '42',
  tax: '900',
  ...more,
})
const save = (more: object = {}) => us.ok('tdsChallan.save', challan(more))
const refusal = async (more: object) => {
  const reply = await us.call('tdsChallan.save', challan(more))
  return Object.entries<any[]>(reply.body.validationErrors ?? {}).map(
    ([property, [first]]) => `${property} ${first.code}`,
  )
}
const due = async (more: object = {}) => {
  const reply = await us.ok('tdsChallan.due', { entityId: us.entityId, date: '2026-11-06', ...more })
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
const statement = (more: object = {}) =>
  us.ok('tdsStatement.detail', {
    companyId: us.companyId,
    financialYear: '2026-27',
    quarter: 3,
    ...more,
  })

test('what is owed is summed by section with its interest, and a challan pays it by a journal', async () => {
  await threeBills()
  // Of September 400 late in three months of the calendar: 1.5 % three times.
  expect(await due()).toEqual([
    '194C 2 900.00 18.00 2026-10-07',
    '194H 1 800.00 0.00 2026-11-07',
    '2026-10-31 1700.00 18.00',
  ])
  expect(await due({ until: '2026-09-30', sections: ['194C'] })).toEqual([
    '194C 1 400.00 18.00 2026-10-07',
    '2026-09-30 400.00 18.00',
  ])
  const saved = await save({ interest: '18', fee: '200' })
  expect(await entries(saved.journalId)).toEqual([
    'bank -1118.00',
    'interestPaid 18.00',
    'lateFees 200.00',
    'tdsPayable 900.00',
  ])
  expect(await due()).toEqual(['194H 1 800.00 0.00 2026-11-07', '2026-10-31 800.00 0.00'])
  const detail = await us.ok('tdsChallan.detail', { id: String(saved.id) })
  expect(detail).toMatchObject({
    number: '00042',
    bsrCode: '0510308',
    tax: '900.00',
    total: '1118.00',
    unused: '0.00',
    sections: ['194C'],
    account: 'Bank',
    status: 'Active',
  })
  expect(detail.rows.map(({ date, partyName, tax }) => `${date} ${partyName} ${tax}`)).toEqual([
    '2026-09-10 Rao Erectors 400.00',
    '2026-10-12 Rao Erectors 500.00',
  ])
  const register = await us.ok('tdsDeduction.search', { entityIds: [us.entityId], sort: 'date ASC' })
  expect(register.records.map(({ tax, paid, challans }) => [tax, paid, challans])).toEqual([
    ['400.00', '400.00', '0510308 06112026 00042'],
    ['500.00', '500.00', '0510308 06112026 00042'],
    ['800.00', '0.00', null],
  ])
  expect(register.totals).toMatchObject({ tax: '1700.00', paid: '900.00' })
  const open = await us.ok('tdsDeduction.search', { entityIds: [us.entityId], view: 'unpaid' })
  expect(open.records.map(({ section }) => section)).toEqual(['194H'])
  const list = await us.ok('tdsChallan.search', { entityIds: [us.entityId] })
  expect(list.totals).toEqual({ tax: '900.00', interest: '18.00', fee: '200.00', total: '1118.00' })
  expect((await us.call('tdsChallan.export', { entityIds: [us.entityId], format: 'csv' })).status).toBe(200)
  expect(await broken()).toEqual([])
})

test('deductions are chosen one by one, and none is paid twice, also by two at once', async () => {
  await threeBills()
  const { records } = await us.ok('tdsDeduction.search', { entityIds: [us.entityId], sort: 'date ASC' })
  const ids = records.map(({ id }) => id)
  const first = { sections: undefined, deductionIds: [ids[0]], tax: '400' }
  await save({ ...first, number: '1' })
  expect(await refusal({ ...first, number: '2' })).toEqual(['Data.deductionIds[0] TDSX0007'])
  const replies = await Promise.all(
    ['3', '4', '5'].map((number) => us.call('tdsChallan.save', challan({ number, tax: '500' }))),
  )
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  expect(await due()).toEqual(['194H 1 800.00 0.00 2026-11-07', '2026-10-31 800.00 0.00'])
})

test.each([
  ['a tax that is not that of the deductions', { tax: '899.99' }, ['Data.tax TDSX0008']],
  ['a section of which nothing is due', { sections: ['194J(b)'] }, ['Data.sections TDSX0007']],
  ['nothing chosen', { sections: [] }, ['Data.sections VALD0101']],
  ['a day before a deduction', { date: '2026-10-01' }, ['Data.date TDSX0009']],
  ['a day to come', { date: '2026-11-27' }, ['Data.date DOCU0021']],
  ['a BSR code of six digits', { bsrCode: '051030' }, ['Data.bsrCode VALD0110']],
  ['a number of letters', { number: '4A' }, ['Data.number VALD0110']],
  ['an account that is not there', { account: 'Sweet shop' }, ['Data.account BOOK0001']],
  [
    'a deduction of nobody',
    { sections: undefined, deductionIds: [99999999] },
    ['Data.deductionIds[0] TDSX0007'],
  ],
])('%s is refused by its field', async (_name, more, expected) => {
  await threeBills()
  expect(await refusal(more)).toEqual(expected)
})

test('a challan is changed and cancelled with its journal, which nobody changes by hand', async () => {
  await threeBills()
  const saved = await save()
  expect(await refusal({})).toEqual(['Data.sections TDSX0007'])
  expect(await refusal({ sections: ['194H'], tax: '800' })).toEqual(['Data.number VALD0117'])
  const { id, version } = saved
  // What it pays stays where nothing else is chosen.
  const changed = await save({ id, version, sections: undefined, number: '43', interest: '18' })
  expect(changed.journalId).toBe(saved.journalId)
  expect(await entries(saved.journalId)).toEqual(['bank -918.00', 'interestPaid 18.00', 'tdsPayable 900.00'])
  const both = await save({ id, version: changed.version, sections: ['194C', '194H'], tax: '1700' })
  expect(await due()).toEqual(['2026-10-31 0.00 0.00'])
  expect((await us.call('tdsChallan.save', challan({ id, version }))).status).toBe(409)
  const byHand = await us.ok('journal.cancel', { ids: [saved.journalId], reason: 'By hand' })
  expect(byHand.refused.map(({ code }) => code)).toEqual(['ACTN0074'])
  await us.ok('tdsChallan.cancel', { id, version: both.version, reason: 'Entered twice' })
  expect(await entries(saved.journalId)).toEqual([])
  expect(await due()).toContain('2026-10-31 1700.00 18.00')
  const again = await us.call('tdsChallan.cancel', { id, version: both.version + 1, reason: 'Twice' })
  expect(again.status).toBe(400)
  // The number is free again.
  await save()
  expect(await broken()).toEqual([])
})

test('a bill that is changed or cancelled later leaves tax of its challan over', async () => {
  const { october } = await threeBills()
  const saved = await save()
  const unused = async () => (await us.ok('tdsChallan.detail', { id: String(saved.id) })).unused
  const { id, version } = october
  await us.ok('purchaseBill.save', { ...body(contractor, '2026-10-12', '45000'), id, version })
  expect(await unused()).toBe('50.00')
  await us.ok('purchaseBill.cancel', { ids: [id], reason: 'Entered twice' })
  expect(await unused()).toBe('500.00')
  const detail = await us.ok('tdsChallan.detail', { id: String(saved.id) })
  expect(detail.rows.map(({ deductionId, tax }) => [deductionId === null, tax])).toEqual([
    [false, '400.00'],
    [true, '500.00'],
  ])
})

test('a quarter has what its statement asks for, and what is to be corrected', async () => {
  await threeBills()
  const noPan = await partyOf('No PAN', '194C', undefined)
  await bill(noPan, '2026-11-02', '40000')
  await save({ tax: '900', interest: '18' })
  const third = await statement()
  expect(third).toMatchObject({
    formNumber: '140',
    from: '2026-10-01',
    to: '2026-12-31',
    dueOn: '2027-01-31',
    certificatesDueOn: '2027-02-15',
    deductees: 3,
    deductions: 3,
    // 500 of the contractor, 800 of the broker, 20 % of 40,000 without a PAN.
    tax: '9300.00',
    paid: '500.00',
    unpaid: '8800.00',
    // The broker's tax of October was to be paid by 7 November: two months on the 26th.
    interestDue: '24.00',
    // The part of the interest that goes with 500 of 900.
    interestPaid: '10.00',
    lateFee: '0.00',
  })
  expect(third.challans).toMatchObject([{ number: '00042', tax: '900.00', used: '500.00' }])
  expect(third.problems.map(({ problem, count, amount }) => [problem, count, amount])).toEqual([
    ['noTan', 1, null],
    ['withoutPan', 1, null],
    ['unpaid', 2, '8800.00'],
    ['interestShort', 1, '14.00'],
    ['withoutCode', 2, null],
  ])
  await us.ok('setting.update', { settings: [{ name: 'Tan', value: 'PNEB01234C' }] })
  // Of the second quarter, whose last day has passed: 26 days of 200 rupees, no more than its tax.
  const second = await statement({ quarter: 2 })
  expect(second).toMatchObject({
    deductor: { tan: 'PNEB01234C' },
    tax: '400.00',
    unpaid: '0.00',
    interestDue: '18.00',
    interestPaid: '8.00',
    lateFee: '400.00',
  })
  expect(await statement({ form: '27Q' })).toMatchObject({ formNumber: '144', deductions: 0, problems: [] })
  const certificates = await us.ok('tdsStatement.certificates', {
    companyId: us.companyId,
    financialYear: '2026-27',
    quarter: 3,
  })
  expect(
    certificates.records.map(({ partyName, credited, tax, paid, unpaid }) =>
      [partyName, credited, tax, paid, unpaid].join(' '),
    ),
  ).toEqual([
    'Iyer Brokers 40000.00 800.00 0.00 800.00',
    'No PAN 40000.00 8000.00 0.00 8000.00',
    'Rao Erectors 50000.00 500.00 500.00 0.00',
  ])
  for (const part of ['deductions', 'challans', 'certificates'] as const) {
    const file = await us.call('tdsStatement.export', {
      companyId: us.companyId,
      financialYear: '2026-27',
      quarter: 3,
      part,
      format: 'csv',
    })
    expect(file.status).toBe(200)
    expect(file.bytes.toString()).toContain(part === 'challans' ? '00042' : 'Rao Erectors')
  }
})
