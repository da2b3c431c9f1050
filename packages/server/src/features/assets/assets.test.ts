import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, addSupplier, stockShop } from '../../../test/shop.ts'
import { proofs } from '../ledger/index.ts'

let server: SharedTestServer
let us: TestSubscriber

beforeAll(async () => {
  server = await sharedTestServer('2026-11-26T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  await addSeries(us, ['journal'])
})

const asset = (more: object = {}) =>
  us.ok('fixedAsset.save', {
    entityId: us.entityId,
    name: 'Lathe',
    assetClass: 'plant',
    cost: '100000',
    life: 5,
    acquiredOn: '2026-04-01',
    account: 'Bank',
    ...more,
  } as never)
const run = (toDate: string) => us.ok('assetPosting.run', { entityId: us.entityId, toDate })
const detail = (id: number): Promise<AnyBody> => us.ok('fixedAsset.detail', { id: String(id) } as never)
const codes = ({ status, body }: { status: number; body: AnyBody }) =>
  [status, ...(body.errors ?? []).map((one: AnyBody) => `${one.path ?? one.field} ${one.code}`)].join(' ')
const balances = async (asOf = '2026-11-26') => {
  const { rows } = await us.ok('accounting.trialBalance', { entityIds: [us.entityId], asOf })
  return Object.fromEntries(
    rows.map(({ account, debit, credit }) => [account, Number(debit) - Number(credit)]),
  )
}
const proved = async () => {
  for (const { name, sql: query } of proofs) {
    const { rows } = await us.inTenant((db) => sql.raw(query).execute(db))
    expect([name, rows]).toEqual([name, []])
  }
}

test('depreciation is posted month by month, once, whatever is asked for again, and taken back by another journal', async () => {
  await asset()
  expect(await us.ok('assetPosting.due', { entityId: us.entityId, toDate: '2026-04-30' })).toEqual({
    amount: '1561.64',
    assets: 1,
  })
  const april = await run('2026-04-30')
  expect(april).toMatchObject({ amount: '1561.64', assets: 1 })
  expect(await run('2026-04-30')).toMatchObject({ amount: '0.00', assets: 0, journalId: null })
  const october = await run('2026-10-31')
  expect(october.amount).toBe('9578.09')
  expect(await run('2026-06-30')).toMatchObject({ amount: '0.00', journalId: null })
  expect(await balances()).toMatchObject({
    'Fixed assets': 100000,
    'Accumulated depreciation': -11139.73,
    Depreciation: 11139.73,
    Bank: -100000,
  })
  await proved()

  // The newest first; then it can be posted again.
  const first = await us.call('assetPosting.undo', { id: april.id! })
  expect([first.status, JSON.stringify(first.body)]).toEqual([
    422,
    expect.stringContaining('Lathe has a later entry of'),
  ])
  await us.ok('assetPosting.undo', { id: october.id! })
  await us.ok('assetPosting.undo', { id: april.id! })
  const twice = await us.call('assetPosting.undo', { id: april.id! })
  expect(twice.status).toBe(422)
  expect(await balances()).not.toHaveProperty('Depreciation')
  expect((await run('2026-10-31')).amount).toBe('11139.73')
  await proved()
})

test('journals of assets are changed by assets alone', async () => {
  await asset()
  const { journalId } = await run('2026-04-30')
  const { version, ...journal } = (await us.ok('journal.detail', {
    id: String(journalId),
  } as never)) as AnyBody
  const change = await us.call('journal.save', {
    id: journalId!,
    version,
    entityId: us.entityId,
    date: journal.date,
    lines: [
      { account: 'Depreciation', debit: '1' },
      { account: 'Accumulated depreciation', credit: '1' },
    ],
  })
  expect([change.status, JSON.stringify(change.body)]).toEqual([422, expect.stringContaining('BOOK0021')])
  const reverse = await us.call('journal.reverse', { id: journalId!, date: '2026-11-01' })
  expect([reverse.status, JSON.stringify(reverse.body)]).toEqual([422, expect.stringContaining('BOOK0021')])
  const cancel = await us.call('journal.cancel', { ids: [journalId!], reason: 'Wrong' })
  expect(JSON.stringify(cancel.body)).toContain('ACTN0071')
})

test('a disposal depreciates to its day, posts profit or loss, and is taken back', async () => {
  const { id } = await asset()
  await run('2026-09-30')
  const { version } = await detail(id)
  const sold = { id, version, disposal: 'Sold' as const, proceeds: '95000', account: 'Bank' }
  const early = await us.call('fixedAsset.dispose', { ...sold, date: '2026-08-15' })
  expect([early.status, JSON.stringify(early.body)]).toEqual([422, expect.stringContaining('posted up to')])
  const gone = await us.ok('fixedAsset.dispose', { ...sold, date: '2026-11-15' })
  // 229 days of 365 at 19,000 a year.
  expect(gone.gain).toBe('6920.55')
  expect(await detail(id)).toMatchObject({
    state: 'Disposed',
    depreciation: '11920.55',
    bookValue: '0',
    gain: '6920.55',
    proceeds: '95000.00',
  })
  expect(await balances()).toMatchObject({ Bank: -5000, Depreciation: 11920.55, 'Gain on assets': -6920.55 })
  expect(await balances()).not.toHaveProperty('Accumulated depreciation')
  await proved()
  const { postings } = await detail(id)
  await us.ok('assetPosting.undo', { id: postings.at(-1).id })
  expect(await detail(id)).toMatchObject({ state: 'InUse', bookValue: '88079.45', disposedOn: null })
  await proved()
  const lost = await us.ok('fixedAsset.dispose', {
    id,
    version: (await detail(id)).version,
    disposal: 'Scrapped',
    date: '2026-11-20',
  })
  expect(lost.gain).toBe('-87819.18')
  await proved()
})

test('a closed period takes no purchase, no depreciation and no disposal; a reversal goes to a later day', async () => {
  const { id } = await asset()
  const june = await run('2026-06-30')
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'periodLockDate', value: '2026-07-31' }],
  })
  const { version } = await detail(id)
  const locked = [
    await us.call('assetPosting.run', { entityId: us.entityId, toDate: '2026-07-31' }),
    await us.call('assetPosting.undo', { id: june.id! }),
    await us.call('fixedAsset.dispose', { id, version, date: '2026-07-01', disposal: 'Lost' }),
    await us.call('fixedAsset.save', {
      entityId: us.entityId,
      name: 'Other',
      assetClass: 'plant',
      cost: '10',
      acquiredOn: '2026-05-01',
      account: 'Bank',
    }),
  ]
  for (const { status, body } of locked)
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('DOCU0024')])
  // The journal of the purchase may be of a later day.
  await asset({ name: 'Other', acquiredOn: '2026-05-01', postedOn: '2026-08-01' })
  await us.ok('assetPosting.undo', { id: june.id!, date: '2026-08-31' })
  expect(await balances('2026-07-31')).toMatchObject({ Depreciation: Number(june.amount) })
  expect(await balances('2026-08-31')).not.toHaveProperty('Depreciation')
  expect((await us.ok('assetSchedule.books', { financialYear: '2026-27' })).rows[0]).toMatchObject({
    additions: '200000.00',
    depreciation: '0.00',
  })
  await proved()
})

test('capital goods of a bill become assets up to their value, and keep the bill', async () => {
  const shop = await stockShop(us)
  const partyId = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  const line = { itemId: shop.bolt, quantity: '2', unitPrice: '40000' }
  const capital = { ...line, itcEligibility: 'CapitalGoods' as const }
  const bill = {
    entityId: us.entityId,
    partyId,
    date: '2026-10-10',
    supplierNumber: 'S/1',
    supplierDate: '2026-10-10',
    status: 'Active' as const,
    lines: [capital, line],
  }
  const saved = await us.ok('purchaseBill.save', bill)
  const lines = await us.ok('capitalGoods.search', {})
  expect(lines.records).toMatchObject([
    { documentId: saved.id, lineNumber: 1, cost: '80000.00', rest: '80000.00' },
  ])
  const of = {
    account: undefined,
    documentId: saved.id,
    lineNumber: 1,
    acquiredOn: '2026-10-10',
    usedFrom: '2026-10-15',
  }
  const first = await asset({ ...of, cost: '50000' })
  const above = await us.call('fixedAsset.save', {
    entityId: us.entityId,
    name: 'Second',
    assetClass: 'plant',
    cost: '30000.01',
    documentId: saved.id,
    lineNumber: 1,
    acquiredOn: '2026-10-10',
  })
  expect([above.status, JSON.stringify(above.body)]).toEqual([
    422,
    expect.stringContaining('₹30,000.00 left'),
  ])
  const input = await us.call('fixedAsset.save', {
    entityId: us.entityId,
    name: 'Second',
    assetClass: 'plant',
    cost: '1',
    documentId: saved.id,
    lineNumber: 2,
    acquiredOn: '2026-10-10',
  })
  expect(JSON.stringify(input.body)).toContain('is not capital goods')
  await asset({ ...of, cost: '30000' })
  expect((await us.ok('capitalGoods.search', {})).records).toEqual([])
  expect(await balances()).toMatchObject({ 'Fixed assets': 80000, Purchases: 80000 })

  const cancelled = await us.call('purchaseBill.cancel', { ids: [saved.id], reason: 'Duplicate' })
  expect(JSON.stringify(cancelled.body)).toContain('ACTN0073')
  const { version } = await us.ok('purchaseBill.detail', { id: String(saved.id) } as never)
  const lower = { ...capital, quantity: '1' }
  const change = await us.call('purchaseBill.save', { ...bill, id: saved.id, version, lines: [lower, line] })
  expect([change.status, JSON.stringify(change.body)]).toEqual([
    422,
    expect.stringContaining('Line 1 is the asset Lathe with ₹80,000.00'),
  ])
  const deleted = await us.ok('fixedAsset.delete', { ids: [first.id] })
  expect(deleted.done).toEqual([first.id])
  expect(await balances()).toMatchObject({ 'Fixed assets': 30000, Purchases: 130000 })
  await us.ok('purchaseBill.save', { ...bill, id: saved.id, version, lines: [lower, line] })
  await proved()
})

test('what depreciation follows from is fixed once it is posted, and a change before it posts the purchase anew', async () => {
  const { id } = await asset()
  const base = {
    id,
    entityId: us.entityId,
    name: 'Lathe',
    assetClass: 'plant',
    life: 5,
    acquiredOn: '2026-04-01',
    account: 'Bank',
  } as const
  await us.ok('fixedAsset.save', { ...base, version: 1, cost: '120000' })
  expect(await balances()).toMatchObject({ 'Fixed assets': 120000, Bank: -120000 })
  await run('2026-04-30')
  const fixed = await us.call('fixedAsset.save', { ...base, version: 2, cost: '110000' })
  expect([fixed.status, JSON.stringify(fixed.body)]).toEqual([422, expect.stringContaining('ASST0016')])
  await us.ok('fixedAsset.save', { ...base, version: 2, cost: '120000', name: 'Lathe 2', location: 'Shed' })
  const refused = await us.ok('fixedAsset.delete', { ids: [id] }).catch((error: unknown) => error)
  expect(
    JSON.stringify(await us.call('fixedAsset.delete', { ids: [id] }).then(({ body }) => body)),
  ).toContain('ACTN0072')
  expect(refused).toBeDefined()
  await proved()
})

test.each<[string, object, string]>([
  ['land with a life', { assetClass: 'land' }, 'ASST0001'],
  ['no life prescribed', { assetClass: 'software', life: undefined }, 'ASST0003'],
  ['a rate of the straight line', { rate: '15' }, 'ASST0004'],
  ['nothing left and no rate', { method: 'WrittenDown', residual: '0' }, 'ASST0007'],
  ['used before it was bought', { usedFrom: '2026-03-31' }, 'ASST0008'],
  ['in the future', { acquiredOn: '2026-12-01' }, 'DOCU0021'],
  [
    'opening on another day',
    { account: undefined, openingUntil: '2026-06-30', openingDepreciation: '1', openingTaxValue: '1' },
    'ASST0010',
  ],
  ['a cost of nothing', { cost: '0' }, 'PAYM0001'],
  ['an unknown account', { account: 'Nowhere' }, 'BOOK0001'],
  ['its own account', { account: 'Fixed assets' }, 'ASST0015'],
  ['a bill that is not there', { account: undefined, documentId: 999999, lineNumber: 1 }, 'VALD0118'],
])('an asset is refused: %s', async (_, more, code) => {
  const reply = await us.call('fixedAsset.save', {
    entityId: us.entityId,
    name: 'Lathe',
    assetClass: 'plant',
    cost: '100000',
    life: 5,
    acquiredOn: '2026-04-01',
    account: 'Bank',
    ...more,
  } as never)
  expect([reply.status, codes(reply), JSON.stringify(reply.body)]).toEqual([
    422,
    expect.anything(),
    expect.stringContaining(code),
  ])
})

test('the schedules of both Acts, with assets of before, as screen and as file', async () => {
  await asset({
    account: undefined,
    acquiredOn: '2024-04-01',
    openingUntil: '2026-03-31',
    openingDepreciation: '38000',
    openingTaxValue: '72250',
  })
  await asset({ name: 'Press', acquiredOn: '2026-10-20', cost: '50000', method: 'WrittenDown', rate: '15' })
  await run('2026-11-30')
  const { rows } = await us.ok('assetSchedule.books', { financialYear: '2026-27' })
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    assetClass: 'plant',
    costBefore: '100000.00',
    additions: '50000.00',
    depreciationBefore: '38000.00',
    // 244 days of 365 at 19,000, and 42 days at 15% of 50,000.
    depreciation: '13564.38',
    valueAfter: '98435.62',
  })
  const { rows: blocks } = await us.ok('assetSchedule.blocks', { financialYear: '2026-27' })
  expect(blocks[0]).toMatchObject({
    block: 'plant',
    rate: '15',
    opening: '72250.00',
    lateAdditions: '50000.00',
    depreciation: '14587.50',
    closing: '107662.50',
  })
  for (const act of ['CompaniesAct', 'IncomeTaxAct'] as const) {
    const file = await us.call('assetSchedule.export', { act, format: 'csv', financialYear: '2026-27' })
    expect(file.status).toBe(200)
  }
  expect((await us.ok('fixedAsset.search', {})).totals).toEqual({
    cost: '150000.00',
    depreciation: '51564.38',
    bookValue: '98435.62',
  })
})
