import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { proofs } from '../ledger/index.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let contractor: number
let bills: number

beforeAll(async () => {
  server = await sharedTestServer('2026-11-26T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await us.ok('setting.update', { settings: [{ name: 'DeductTds', value: true }] })
  contractor = await partyOf({ pan: 'AAKPM4821P' })
  bills = 0
})

const partyOf = async (more: object = {}) =>
  (
    await us.ok('party.save', {
      name: 'Rao Erectors',
      role: 'Supplier',
      taxpayerType: 'UNREG',
      tdsApplicable: true,
      tdsSection: '194C',
      ...more,
    })
  ).id

const body = (amount: string, more: object = {}) => ({
  entityId: us.entityId,
  partyId: contractor,
  date: '2026-11-10',
  supplierNumber: `R/${++bills}`,
  supplierDate: '2026-11-10',
  status: 'Active' as const,
  lines: [{ itemId: shop.rice, quantity: '1', unitPrice: amount }],
  ...more,
})
const save = (amount: string, more: object = {}) => us.ok('purchaseBill.save', body(amount, more))
const refusal = async (more: object, amount = '40000') => {
  const reply = await us.call('purchaseBill.save', body(amount, more))
  return Object.entries<any[]>(reply.body.validationErrors ?? {}).map(
    ([property, [first]]) => `${property} ${first.code}`,
  )
}
const entries = async (id: number) => {
  const { rows } = await us.inTenant((db) =>
    sql<{ account: string; amount: string }>`select account, sum(debit - credit) as amount from ledger_entries
      where subscriber_id = current_subscriber() and document_id = ${id} group by account having sum(debit - credit) <> 0 order by account`.execute(
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

test('bills below the limits bear no tax, the one that crosses the year bears that of all', async () => {
  for (const amount of ['30000', '30000', '30000']) {
    const { withheld } = await save(amount)
    expect(withheld).toMatchObject({
      tax: '0.00',
      payable: amount + '.00',
      rows: [{ section: '194C', parts: [] }],
    })
  }
  const crossing = body('20000')
  const computed = await us.ok('purchaseBill.compute', crossing)
  const saved = await us.ok('purchaseBill.save', crossing)
  expect(saved.withheld).toEqual(computed.withheld)
  expect(saved.withheld).toMatchObject({
    tax: '1100.00',
    payable: '18900.00',
    rows: [
      {
        provision: '393(1) Sl. 6(i)',
        base: '20000.00',
        taxed: '110000.00',
        parts: [{ rate: '1', tax: '1100.00' }],
      },
    ],
  })
  const detail = await us.ok('purchaseBill.detail', { id: String(saved.id) })
  expect(detail.withheld).toEqual(saved.withheld)
  expect(detail.balance).toBe('18900.00')
  expect(await entries(saved.id)).toEqual(['party -18900.00', 'purchases 20000.00', 'tdsPayable -1100.00'])
  expect((await save('50000')).withheld!.tax).toBe('500.00')
  expect(await broken()).toEqual([])
})

test('a changed bill is computed again, a cancelled one gives its tax back and the next one catches up', async () => {
  const first = await save('40000')
  expect(first.withheld!.tax).toBe('400.00')
  const second = await save('90000')
  expect(second.withheld!.tax).toBe('900.00')
  const { id, version } = first
  const changed = await us.ok('purchaseBill.save', { ...body('60000'), id, version })
  expect(changed.withheld!.tax).toBe('600.00')
  await us.ok('purchaseBill.cancel', { ids: [second.id], reason: 'Entered twice' })
  expect(await entries(second.id)).toEqual([])
  expect((await us.ok('purchaseBill.detail', { id: String(second.id) })).withheld).toBeUndefined()
  expect((await save('45000')).withheld!.tax).toBe('450.00')
  expect(await broken()).toEqual([])
})

test('places and parties of one PAN count together, another PAN does not', async () => {
  await save('95000')
  const sameHolder = await partyOf({ name: 'Rao Erectors Nashik', pan: 'AAKPM4821P' })
  const other = await partyOf({ name: 'Iyer Works', pan: 'AAKPI4821P' })
  expect((await save('6000', { partyId: sameHolder, entityId: us.otherEntityId })).withheld!.tax).toBe(
    '60.00',
  )
  expect((await save('6000', { partyId: other })).withheld!.tax).toBe('0.00')
})

test('who has no PAN bears the higher rate, a company and a firm that of others', async () => {
  const noPan = await partyOf({ name: 'No PAN', pan: undefined })
  expect((await save('40000', { partyId: noPan })).withheld!.tax).toBe('8000.00')
  const firm = await partyOf({ name: 'Firm', pan: 'AAKFM4821P' })
  expect((await save('40000', { partyId: firm })).withheld!.tax).toBe('800.00')
})

test('GST that the bill shows bears no tax, and an item has a section of its own', async () => {
  const { version, ...item } = await us.ok('item.detail', { id: String(shop.rice) })
  await us.ok('item.save', {
    id: item.id,
    version,
    name: item.name,
    kind: item.kind,
    supply: item.supply,
    hsn: item.hsn,
    uqc: item.uqc,
    taxCategory: item.taxCategory,
    taxRate: item.taxRate,
    tdsSection: '194J(b)',
  })
  const saved = await save('60000')
  expect(saved.withheld!.rows).toMatchObject([{ section: '194J(b)', base: '60000.00', tax: '6000.00' }])
})

test('a person changes the tax with a reason, and what is wrong is refused by name', async () => {
  const rows = (row: object) => ({ tds: { rows: [row], reason: 'As agreed with the auditor' } })
  expect((await save('40000', rows({ section: '194J(B)' }))).withheld).toMatchObject({
    tax: '0.00',
    rows: [{ section: '194J(b)', base: '40000.00' }],
  })
  const entered = await save('40000', rows({ section: '194C', amount: '100' }))
  expect(entered.withheld).toMatchObject({ tax: '100.00', rows: [{ parts: [{ rate: '0.25' }] }] })
  expect(
    (await save('40000', { tds: { rows: [], reason: 'Transporter, declaration given' } })).withheld!.tax,
  ).toBe('0.00')
  expect(await refusal({ tds: { rows: [] } })).toEqual(['Data.tds.reason VALD0101'])
  expect(await refusal(rows({ section: '194Z' }))).toEqual(['Data.tds.rows[0].section TDSX0001'])
  expect(await refusal(rows({ section: '194C', base: '40001' }))).toEqual(['Data.tds.rows[0].base TDSX0003'])
  expect(await refusal(rows({ section: '194C', amount: '400000' }))).toEqual([
    'Data.tds.rows[0].amount TDSX0004',
  ])
  expect(await refusal(rows({ section: '195' }))).toEqual(['Data.tds.rows[0].amount TDSX0005'])
  expect(
    await refusal({ ...rows({ section: '194T' }), date: '2025-03-20', supplierDate: '2025-03-20' }),
  ).toEqual(['Data.tds.rows[0].section TDSX0002'])
  await us.ok('setting.update', { settings: [{ name: 'DeductTds', value: false }] })
  expect(await refusal(rows({ section: '194C' }))).toEqual(['Data.tds TDSX0006'])
  expect((await save('400000')).withheld).toBeUndefined()
})

test('two bills at once count one after the other', async () => {
  const saved = await Promise.all(['60000', '60000', '60000'].map((amount) => save(amount)))
  const taxes = saved.map(({ withheld }) => withheld!.tax).toSorted()
  expect(taxes).toEqual(['600.00', '600.00', '600.00'])
  const small = await partyOf({ name: 'Small works', pan: 'AAKPS4821P' })
  const many = await Promise.all(Array.from({ length: 5 }, () => save('25000', { partyId: small })))
  const sum = many.reduce((total, { withheld }) => total + Number(withheld!.tax), 0)
  expect(sum).toBe(1250)
})

test('a bill with TDS is paid with what is left', async () => {
  const { id } = await save('40000')
  await us.ok('paymentOut.save', {
    entityId: us.entityId,
    partyId: contractor,
    date: '2026-11-20',
    mode: 'BankTransfer',
    amount: '39600',
  })
  expect(await us.ok('purchaseBill.detail', { id: String(id) })).toMatchObject({
    status: 'PaymentMade',
    balance: '0.00',
  })
  expect(await broken()).toEqual([])
})

test('an advance with TDS is counted once, and a payment has its row of the register until it is cancelled', async () => {
  const advance = (more: object = {}) =>
    us.call('paymentOut.save', {
      entityId: us.entityId,
      partyId: contractor,
      date: '2026-11-05',
      mode: 'BankTransfer',
      amount: '39600',
      tdsAmount: '400',
      tdsSection: '194C',
      allocations: [],
      ...more,
    })
  const problem = async (more: object) => Object.keys((await advance(more)).body.validationErrors ?? {})
  expect(await problem({ tdsSection: undefined })).toEqual(['Data.tdsSection'])
  expect(await problem({ tdsSection: '194ZZ' })).toEqual(['Data.tdsSection'])
  const { id } = (await advance()).body
  const register = async (more: object = {}) =>
    (await us.ok('tdsDeduction.search', { entityIds: [us.entityId], sort: 'date ASC', ...more })).records.map(
      ({ section, taxed, rate, tax, reasonCode, dueOn }) =>
        [section, taxed, rate, tax, reasonCode, dueOn].filter(Boolean).join(' '),
    )
  expect(await register()).toEqual(['194C 40000.00 1 400.00 2026-12-07'])
  expect((await save('40000')).withheld!.tax).toBe('0.00')
  expect((await save('70000')).withheld!.tax).toBe('700.00')
  expect(await register()).toEqual(['194C 40000.00 1 400.00 2026-12-07', '194C 70000.00 1 700.00 2026-12-07'])
  expect(await register({ view: 'all' })).toContain('194C 0.00 0 0.00 Y 2026-12-07')
  expect(await register({ keyword: 'rao' })).toHaveLength(2)
  expect(await register({ keywords: ['AAKPM4821P'], sections: ['194C'] })).toHaveLength(2)
  expect(await register({ keyword: 'mehta' })).toEqual([])
  const { totals } = await us.ok('tdsDeduction.search', { entityIds: [us.entityId] })
  expect(totals).toEqual({ base: '110000.00', taxed: '110000.00', tax: '1100.00', paid: '0.00' })
  const { rows } = await us.inTenant((db) =>
    sql<{ owed: string }>`select sum(credit - debit) as owed from ledger_entries
      where subscriber_id = current_subscriber() and account = 'tdsPayable'`.execute(db),
  )
  expect(rows[0]!.owed).toBe(totals!['tax'])
  expect((await us.call('tdsDeduction.export', { entityIds: [us.entityId], format: 'csv' })).status).toBe(200)
  await us.ok('paymentOut.cancel', { ids: [id], reason: 'Not made' })
  expect(await register()).toEqual(['194C 70000.00 1 700.00 2026-12-07'])
  // The first bill had no tax because of the advance: the next one catches up.
  expect((await save('10000')).withheld!.tax).toBe('500.00')
  expect(await broken()).toEqual([])
})

test('a bill in a locked period keeps its tax', async () => {
  const { id, version } = await save('40000')
  await us.ok('setting.update', { settings: [{ name: 'periodLockDate', value: '2026-11-15' }] })
  const reply = await us.call('purchaseBill.save', { ...body('50000'), id, version })
  expect(reply.status).toBe(400)
  expect((await us.ok('purchaseBill.detail', { id: String(id) })).withheld!.tax).toBe('400.00')
})
