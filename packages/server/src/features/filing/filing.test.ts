import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sandboxOtp } from '@bahi/gateways/sandbox/gstn/sign-in.ts'
import { startSandbox } from '@bahi/gateways/sandbox/server.ts'
import type { Sandbox } from '@bahi/gateways/sandbox/server.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gstinOf, startTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

let server: TestServer
let sandbox: Sandbox
let us: TestSubscriber
let shop: Shop
const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
/** A day after the month. */
const now = new Date('2026-11-05T10:00:00+05:30')
beforeAll(async () => {
  const offset = now.getTime() - Date.now()
  const clock = () => new Date(Date.now() + offset)
  sandbox = await startSandbox({ folder, clock })
  server = await startTestServer({
    env: { BAHI_SANDBOX: sandbox.url, BAHI_WORKER: 'on', BAHI_PORTAL_REPLY_MS: '1500' },
    clock,
  })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})
afterAll(async () => {
  await server?.stop()
  await sandbox?.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => sandbox.faults.clear())

const october = () => ({ entityId: us.entityId, returnPeriod: '102026' })
const sale = (more: Record<string, unknown> = {}) =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-10-12',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '10' }],
    ...more,
  })
const reasonOf = (reply: Reply<AnyBody>) => [reply.status, reply.body.errors?.[0]?.code]

async function openPortal(): Promise<void> {
  await us.ok('apiRegistration.generateOtp', { entityId: us.entityId, userName: 'acme.traders' })
  await us.ok('apiRegistration.validateOtp', { entityId: us.entityId, otp: sandboxOtp })
}

/** Pushes and waits until the portal has settled it. */
async function push(place = october()) {
  const { taskId } = await us.ok('gstr1Filing.push', place)
  await expect
    .poll(async () => (await us.ok('task.status', { ids: [String(taskId)] }))[0]?.status)
    .toMatch(/^Success/)
  return us.ok('gstr1Filing.filing', place)
}

/** The registration of the customer in the other State is cancelled, and valid again. */
const registration = (status: 'ACT' | 'CNL') =>
  sandbox.state.record({
    kind: 'taxpayer',
    taxpayer: { gstin: gstinOf('29', 'AAFCT5530Q'), legalName: 'Bharat Stores', type: 'REG', status },
  })

const held = (period = '102026') => {
  const [first] = [...sandbox.state.returns.all()].filter((one) => one.period === period && one.code === 'R1')
  return first
}

describe('a return at the portal', () => {
  test('needs the portal open, then is pushed, compared, filed with the code, and its period is locked', async () => {
    const first = await sale()
    await sale({ partyId: shop.consumer })
    expect(reasonOf(await us.call('gstr1Filing.push', october()))).toEqual([400, 'PORT0001'])
    expect(await us.ok('gstr1Filing.filing', october())).toMatchObject({
      state: 'NotStarted',
      session: 'Closed',
    })
    expect(reasonOf(await us.call('gstr1Filing.requestOtp', october()))).toEqual([400, 'RETN1023'])
    await openPortal()

    const pushed = await push()
    expect(pushed).toMatchObject({
      state: 'Saved',
      session: 'Open',
      isBusy: false,
      refusedRecords: [],
      changedSince: 0,
    })
    expect(pushed.comparison.map(({ section, agrees }) => [section, agrees])).toEqual([
      ['B2B_4A', true],
      ['B2CS', true],
    ])
    expect([...held()!.records.values()].map(({ section }) => section).toSorted()).toEqual([
      'b2b',
      'b2cs',
      'doc_issue',
      'hsn',
    ])

    // What is issued afterwards is not at the portal: it goes there first.
    await sale({ date: '2026-10-13' })
    expect(await us.ok('gstr1Filing.filing', october())).toMatchObject({ changedSince: 1 })
    expect(reasonOf(await us.call('gstr1Filing.requestOtp', october()))).toEqual([400, 'RETN1025'])
    const before = sandbox.counts.get('RETSAVE')!
    expect(await push()).toMatchObject({ state: 'Saved', changedSince: 0 })
    expect(sandbox.counts.get('RETSAVE')).toBe(before + 1)
    // Nothing changed: nothing is sent.
    expect(await push()).toMatchObject({ state: 'Saved' })
    expect(sandbox.counts.get('RETSAVE')).toBe(before + 1)

    expect(reasonOf(await us.call('gstr1Filing.file', { ...october(), otp: sandboxOtp }))).toEqual([
      400,
      'RETN1026',
    ])
    const asked = await us.ok('gstr1Filing.requestOtp', october())
    expect(asked).toMatchObject({ state: 'Ready', sandboxCode: sandboxOtp })
    // A wrong code files nothing and locks nothing.
    expect(reasonOf(await us.call('gstr1Filing.file', { ...october(), otp: '000000' }))).toEqual([
      400,
      'PORT0003',
    ])
    expect((await us.ok('gstr1.summary', october())).filed).toBeNull()

    await us.ok('gstr1Filing.requestOtp', october())
    const { arn, filedOn } = await us.ok('gstr1Filing.file', { ...october(), otp: sandboxOtp })
    expect([arn, filedOn]).toEqual([held()!.filed!.arn, '2026-11-05'])
    expect((await us.ok('gstr1.summary', october())).filed).toMatchObject({ arn, filedOn })
    expect(await us.ok('gstr1Filing.filing', october())).toMatchObject({ state: 'Filed', arn, filedOn })
    expect((await us.ok('salesInvoice.cancel', { ids: [first.id], reason: 'Duplicate' })).done).toEqual([])
    expect(reasonOf(await us.call('gstr1Filing.push', october()))).toEqual([400, 'RETN1001'])
  })

  test('names the documents that the portal refuses, and sends just the corrected ones again', async () => {
    const place = { entityId: us.entityId, returnPeriod: '092026' }
    const right = await sale({ date: '2026-09-12' })
    const wrong = await sale({ date: '2026-09-13', partyId: shop.otherState })
    await registration('CNL')
    const pushed = await push(place)
    expect(pushed).toMatchObject({ state: 'SavedInPart', refusedCount: 1 })
    expect(pushed.refusedRecords).toMatchObject([
      { section: 'b2b', number: wrong.number, documentId: wrong.id, kind: 'salesInvoice', code: 'RET191113' },
    ])
    expect(pushed.refusedRecords[0]!.message).toContain('The GSTIN of the customer is not valid')
    expect([...held('092026')!.records.values()].map(({ key }) => key)).toContain(right.number)
    expect(reasonOf(await us.call('gstr1Filing.requestOtp', place))).toEqual([400, 'RETN1024'])
    await registration('ACT')
    expect(await push(place)).toMatchObject({ state: 'Saved', refusedRecords: [] })
    expect([...held('092026')!.records.values()].map(({ key }) => key)).toContain(wrong.number)
    // A cancelled document is taken back.
    await us.ok('salesInvoice.cancel', { ids: [right.id], reason: 'Duplicate' })
    expect(await push(place)).toMatchObject({ state: 'Saved' })
    expect([...held('092026')!.records.values()].map(({ key }) => key)).not.toContain(right.number)
    expect(await us.ok('gstr1Filing.reset', { ...place, reason: 'Begin anew' })).toMatchObject({
      comparison: [],
    })
    expect(held('092026')).toBeUndefined()
  })

  test('whose answer to the filing was lost is looked up and not filed again', async () => {
    const place = { entityId: us.entityId, returnPeriod: '082026' }
    await sale({ date: '2026-08-12' })
    await push(place)
    await us.ok('gstr1Filing.requestOtp', place)
    const files = sandbox.counts.get('RETFILE') ?? 0
    sandbox.faults.order([{ kind: 'dropAfter', call: 'RETFILE', times: 1 }])
    const reply = await us.call('gstr1Filing.file', { ...place, otp: sandboxOtp })
    await expect.poll(async () => (await us.ok('gstr1Filing.filing', place)).state).toBe('Filed')
    expect([200, 502]).toContain(reply.status)
    expect(sandbox.counts.get('RETFILE')).toBe(files + 1)
    expect((await us.ok('gstr1.summary', place)).filed).toMatchObject({ arn: held('082026')!.filed!.arn })
  })

  test('that was not filed after all opens its period again', async () => {
    const place = { entityId: us.entityId, returnPeriod: '072026' }
    await sale({ date: '2026-07-12' })
    await push(place)
    await us.ok('gstr1Filing.requestOtp', place)
    sandbox.faults.order([{ kind: 'drop', call: 'RETFILE', times: 1 }])
    await us.call('gstr1Filing.file', { ...place, otp: sandboxOtp })
    // While nobody knows, the period stays locked; after the last look it is open.
    await us.inTenant((db) =>
      sql`update portal_intents set attempts = 9, next_try_at = now() where operation = 'fileReturn' and state = 'Unknown'`.execute(
        db,
      ),
    )
    await us.ok('gstr1Filing.filing', place)
    await expect.poll(async () => (await us.ok('gstr1.summary', place)).filed).toBeNull()
    expect((await us.ok('gstr1Filing.filing', place)).state).toBe('Saved')
  })
})

describe('GSTR-3B at the portal', () => {
  const place = () => ({ entityId: us.entityId, returnPeriod: '062026' })
  const push3b = async () => {
    const { taskId } = await us.ok('gstr3bFiling.push', place())
    await expect
      .poll(async () => (await us.ok('task.status', { ids: [String(taskId)] }))[0]?.status)
      .toMatch(/^Success/)
    return us.ok('gstr3bFiling.filing', place())
  }
  const codeOf = async () => reasonOf(await us.call('gstr3bFiling.requestOtp', place()))
  const held3b = () => sandbox.state.returns.of(gstinOfUs(), 'R3B', '062026')
  const gstinOfUs = () => [...sandbox.state.returns.all()][0]!.gstin
  const cash = (amount: string) =>
    sandbox.state.record({
      kind: 'ledger',
      gstin: gstinOfUs(),
      cash: { igst: amount, cgst: amount, sgst: amount, cess: amount },
    })

  test('is pushed and compared, waits for GSTR-1, is paid from the ledgers once and filed with the code', async () => {
    await sale({ date: '2026-06-12' })
    const { sections } = await us.ok('gstr3b.summary', place())
    const owed = sections.find(({ section }) => section === '3.1(a)')!
    expect(await push3b()).toMatchObject({ state: 'Saved', form: 'gstr3b', changedSince: 0 })
    const pushed = await us.ok('gstr3bFiling.filing', place())
    expect(pushed.comparison.map(({ section, agrees }) => [section, agrees])).toEqual([['3.1(a)', true]])
    expect(pushed.comparison[0]!.portal.cgst).toBe(owed.cgst)

    // Section 39(10): GSTR-1 comes first.
    expect(await codeOf()).toEqual([400, 'RETN1015'])
    const first = { entityId: us.entityId, returnPeriod: '062026' }
    await push(first)
    await us.ok('gstr1Filing.requestOtp', first)
    await us.ok('gstr1Filing.file', { ...first, otp: sandboxOtp })

    // A figure that changes without a document is sent before it is signed.
    const reason = 'Interest of a supplier'
    const { id } = await us.ok('gstr3b.adjust', { ...place(), section: '4B(2)', igst: '1', reason })
    expect(await codeOf()).toEqual([400, 'RETN1027'])
    await us.ok('gstr3b.withdrawAdjustment', { ...place(), id, reason })

    // Nothing is paid that the cash ledger does not have.
    await cash('1')
    expect(await codeOf()).toEqual([400, 'RETN1029'])
    expect(held3b().offset).toBeUndefined()
    await cash('5000')
    expect(await us.ok('gstr3bFiling.balances', place())).toMatchObject({ cash: { cgst: '5000.00' } })
    sandbox.faults.order([{ kind: 'dropAfter', call: 'RETOFFSET', times: 1 }])
    expect(await us.ok('gstr3bFiling.requestOtp', place())).toMatchObject({ state: 'Ready' })
    expect(await us.ok('gstr3bFiling.requestOtp', place())).toMatchObject({ state: 'Ready' })
    expect(sandbox.counts.get('RETOFFSET')).toBe(1)

    const { arn } = await us.ok('gstr3bFiling.file', { ...place(), otp: sandboxOtp })
    expect(arn).toBe(held3b().filed!.arn)
    expect((await us.ok('gstr3b.summary', place())).filed).toMatchObject({ arn, filedOn: '2026-11-05' })
    // Section 170: to the nearest rupee.
    const paid = Math.round(Number(owed.cgst))
    expect((await us.ok('gstr3bFiling.balances', place())).cash.cgst).toBe((5000 - paid).toFixed(2))
    expect(reasonOf(await us.call('gstr3bFiling.push', place()))).toEqual([400, 'RETN1001'])
  })

  test('that is refused claims no credit; credit of its month is claimed with the ARN', async () => {
    await addSeries(us, ['selfInvoice', 'paymentVoucher'])
    const april = { entityId: us.entityId, returnPeriod: '042026' }
    const { id: partyId } = await us.ok('party.save', {
      name: 'Ravi Law',
      role: 'Supplier',
      taxpayerType: 'UNREG',
      billingAddress: { line1: '5 Court Road', city: 'Pune', stateCode: '27', pincode: '411001' },
    })
    await sale({ date: '2026-04-10' })
    const bill = await us.ok('purchaseBill.save', {
      entityId: us.entityId,
      partyId,
      date: '2026-04-12',
      supplierNumber: 'RL/1',
      supplierDate: '2026-04-12',
      status: 'Active',
      reverseCharge: true,
      lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '100' }],
    })
    const itc = async () => (await us.ok('purchaseBill.detail', { id: String(bill.id) })).itc
    await push(april)
    await us.ok('gstr1Filing.requestOtp', april)
    await us.ok('gstr1Filing.file', { ...april, otp: sandboxOtp })
    await us.ok('gstr3bFiling.push', april)
    await expect.poll(async () => (await us.ok('gstr3bFiling.filing', april)).state).toBe('Saved')
    await cash('5000')
    await us.ok('gstr3bFiling.requestOtp', april)
    expect(reasonOf(await us.call('gstr3bFiling.file', { ...april, otp: '000000' }))).toEqual([
      400,
      'PORT0003',
    ])
    expect(await itc()).toMatchObject({ state: 'Eligible', returnPeriod: null })

    await us.ok('gstr3bFiling.requestOtp', april)
    await us.ok('gstr3bFiling.file', { ...april, otp: sandboxOtp })
    expect(await itc()).toMatchObject({ state: 'Claimed', returnPeriod: '042026' })
  })

  test('that was paid otherwise at the portal is not paid again', async () => {
    const other = { entityId: us.entityId, returnPeriod: '052026' }
    await sale({ date: '2026-05-12' })
    await push(other)
    await us.ok('gstr1Filing.requestOtp', other)
    await us.ok('gstr1Filing.file', { ...other, otp: sandboxOtp })
    await us.ok('gstr3bFiling.push', other)
    await expect.poll(async () => (await us.ok('gstr3bFiling.filing', other)).state).toBe('Saved')
    await sandbox.state.record({
      kind: 'returnOffset',
      gstin: gstinOfUs(),
      period: '052026',
      content: { pdcash: [{ trans_typ: 30002, cpd: 1 }], pditc: {} },
    })
    expect(reasonOf(await us.call('gstr3bFiling.requestOtp', other))).toEqual([400, 'RETN1028'])
    expect(await us.ok('gstr3bFiling.reset', { ...other, reason: 'Begin anew' })).toMatchObject({
      comparison: [],
    })
  })
})
