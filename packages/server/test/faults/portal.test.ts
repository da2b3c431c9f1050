import type { FaultRule } from '@bahi/gateways/sandbox/faults.ts'
import type { SandboxEvent } from '@bahi/gateways/sandbox/state.ts'
import { sandboxPassword, sandboxUserOf } from '@bahi/gateways/sandbox/einvoice/sign-in.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkDrift } from '../../src/features/einvoices/index.ts'
import { endOfTask, startPortalWorld, until } from '../portal-world.ts'
import type { PortalWorld } from '../portal-world.ts'

/** Cases 11 to 20 of the list of faults: what goes wrong at the government portals. */

const hour = 3_600_000
let world: PortalWorld
let sandbox: PortalWorld['sandbox']
let us: PortalWorld['us']
let gstin: string
/** What the product's clock is ahead of the portal's. */
let aheadMs = 0
/** Where it does not move: for what is decided by a second. */
let stillMs: number | undefined

beforeAll(async () => {
  world = await startPortalWorld({
    clock: () => new Date(stillMs ?? Date.now() + aheadMs),
    buyer: { city: 'Bengaluru', stateCode: '29', pincode: '560058' },
    quantity: '10',
  })
  ;({ sandbox, us } = world)
  const [place] = await us.ok('eInvoice.credentials', { entityId: us.entityId })
  gstin = place!.gstin!
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'eInvoiceEnabled', value: true }],
  })
  const credentials = {
    entityId: us.entityId,
    version: 0,
    provider: 'Sandbox' as const,
    userName: sandboxUserOf(gstin),
    password: sandboxPassword,
  }
  await us.ok('eInvoice.saveCredentials', credentials)
  await us.ok('eWayBill.saveCredentials', credentials)
})
afterAll(() => world?.stop())
beforeEach(() => {
  sandbox.faults.clear()
  aheadMs = 0
  stillMs = undefined
})

const order = (...rules: FaultRule[]) => sandbox.faults.order(rules)
const detail = (documentId: number) => us.ok('eInvoice.detail', { documentId: String(documentId) })
const start = (...documentIds: number[]) => us.ok('eInvoice.generate', { documentIds })
const generated = async (...ids: number[]) => endOfTask(us, await start(...ids))
const reaches = (id: number, status: string) =>
  until(
    () => detail(id),
    (found) => found.status === status,
    300_000,
  )
const count = (call: string) => sandbox.counts.get(call) ?? 0
const irnsOf = (number: string | null) =>
  [...sandbox.state.invoices.values()]
    .filter(({ payload }) => payload.DocDtls.No === number && payload.SellerDtls.Gstin === gstin)
    .map(({ irn }) => irn)
const switches = (to: Extract<SandboxEvent, { kind: 'switches' }>['switches']) =>
  sandbox.state.record({ kind: 'switches', switches: to })

test('case 11: the IRN is made and the line cut: unknown, then found and adopted, never sent twice', async () => {
  const { id, number } = await world.invoice()
  const [sent, looked] = [count('generate'), count('byDocument')]
  order({ kind: 'dropAfter', call: 'generate', times: 1 }, { kind: 'http500', call: 'byDocument', times: 3 })
  await start(id)
  await until(
    () => detail(id),
    ({ stage }) => stage === 'Unknown',
  )
  const found = await reaches(id, 'Generated')
  expect([irnsOf(number), found.isAdopted, found.signatureVerified]).toEqual([[found.irn], true, true])
  expect([count('generate') - sent, count('byDocument') - looked > 0]).toEqual([1, true])
})

test('case 12: a portal that hangs is not called after some attempts, and all users continue to work', async () => {
  order({ kind: 'hang', call: 'generate' }, { kind: 'hang', call: 'byDocument' })
  const ids: number[] = []
  for (let made = 0; made < 8; made++) ids.push((await world.invoice()).id)
  await start(...ids)
  const saves: number[] = []
  const health = await until(
    async () => {
      const saved = performance.now()
      await world.invoice()
      saves.push(performance.now() - saved)
      return us.ok('portal.health')
    },
    (rows) => rows.find(({ portal }) => portal === 'einvoice')?.state === 'Down',
  )
  // Answers that never come end after 1.5 s here, 30 s outside of tests: each save that waited for one would take as long.
  expect(Math.min(...saves)).toBeLessThan(1500)
  expect(health.find(({ portal }) => portal === 'einvoice')!.waiting).toBe(8)
  const asked = count('generate') + count('byDocument')
  await new Promise((later) => setTimeout(later, 1000))
  expect(count('generate') + count('byDocument')).toBe(asked)
  sandbox.faults.clear()
  // The breaker lets one through when its half minute is over.
  aheadMs = 31_000
  await us.ok('portal.retry', { entityId: us.entityId, portal: 'einvoice' })
  for (const id of ids) await reaches(id, 'Generated')
})

describe('case 13: a duplicate, however it is reported, is looked up and compared', () => {
  test.each(['list', 'object', 'empty'] as const)('%s', async (duplicateAs) => {
    const { id, number } = await world.invoice()
    await switches({ duplicateAs })
    const looks = count('byIrn') + count('byDocument')
    order({ kind: 'repeat', call: 'generate', times: 1 })
    await start(id)
    const found = await reaches(id, 'Generated')
    await switches({ duplicateAs: 'list' })
    expect(irnsOf(number)).toEqual([found.irn])
    expect(count('byIrn') + count('byDocument')).toBe(looks + 1)
  })
})

test('case 14: a registration for another buyer or value is not adopted, and both are kept', async () => {
  const { id, number } = await world.invoice()
  await generated(id)
  const { irn, ackNo } = await detail(id)
  const held = sandbox.state.invoices.get(irn!)!
  // Someone registered the same number for something else, before we did.
  const { payload } = held
  const theirs = {
    ...payload,
    BuyerDtls: { ...payload.BuyerDtls, Gstin: '29ZZRFS7310D1ZW' },
    ValDtls: { ...payload.ValDtls, TotInvVal: payload.ValDtls.TotInvVal + 1000 },
  }
  await sandbox.state.record({
    kind: 'invoice',
    irn: irn!,
    ackNo: ackNo!,
    ackAt: held.ackAt,
    by: gstin,
    payload: theirs,
  })
  await us.inTenant((db) => sql`delete from e_invoices where document_id = ${id}`.execute(db))
  await generated(id)
  const found = await detail(id)
  expect([found.status, found.irn]).toEqual(['Rejected', null])
  expect(found.errors).toMatchObject([{ code: 'otherContent', fix: expect.stringMatching(/\w/) }])
  expect(found.differences.map(({ field }) => field).toSorted()).toEqual(['buyer', 'total'])
  const { rows } = await us.inTenant((db) =>
    sql<{
      ours: string
      theirs: string
    }>`select payload #>> '{payload,DocDtls,No}' as ours, outcome #>> '{found,irn}' as theirs
      from portal_intents where document_id = ${id} and state = 'Stopped'`.execute(db),
  )
  expect(rows).toEqual([{ ours: number, theirs: irn }])
})

describe('case 15: an invalid reply is not taken for the registration', () => {
  test.each(['wrongSignature', 'otherContent'] as const)('%s', async (kind) => {
    const { id, number } = await world.invoice()
    const looks = count('byDocument')
    order({ kind, call: 'generate', times: 1 })
    await start(id)
    const found = await reaches(id, 'Generated')
    // It was asked for again, and what came then is valid.
    expect(count('byDocument')).toBeGreaterThan(looks)
    expect([found.signatureVerified, found.signature, irnsOf(number)]).toEqual([
      true,
      'verified',
      [found.irn],
    ])
  })

  test('signed for another invoice each time: never the IRN of this one', async () => {
    const { id } = await world.invoice()
    order({ kind: 'otherContent', call: 'generate' }, { kind: 'otherContent', call: 'byDocument' })
    await start(id)
    const found = await until(
      () => detail(id),
      ({ status }) => status !== 'InProgress',
    )
    expect([found.status, found.irn, found.errors.length > 0]).toEqual(['Rejected', null, true])
  })

  test('an invalid signature is reported as such and verifies nowhere', async () => {
    const { id } = await world.invoice()
    order({ kind: 'wrongSignature', call: 'generate' }, { kind: 'wrongSignature', call: 'byDocument' })
    await start(id)
    const found = await until(
      () => detail(id),
      ({ status }) => status !== 'InProgress',
    )
    expect([found.signatureVerified, found.signature]).toEqual([false, 'altered'])
  })
})

test('case 16: a token that ends in mid-batch of 500 is renewed once, none is sent twice, all end complete', async () => {
  const made: { id: number; number: string | null }[] = []
  let begun = 0
  const worker = async () => {
    for (; begun < 500;) {
      begun += 1
      made.push(await world.invoice())
    }
  }
  await Promise.all(Array.from({ length: 6 }, worker))
  const [sent, signIns, held] = [count('generate'), sandbox.signInCount(), sandbox.state.invoices.size]
  order(
    { kind: 'slow', ms: 1, call: 'generate', times: 250 },
    { kind: 'expiredToken', call: 'generate', times: 1 },
  )
  const task = await until(
    async () => endOfTask(us, await start(...made.map(({ id }) => id))),
    () => true,
  )
  expect(task.response).toMatchObject({ done: 500, rejected: 0, waiting: 0 })
  expect(sandbox.signInCount() - signIns).toBe(1)
  expect(sandbox.state.invoices.size - held).toBe(500)
  for (const { number } of made) expect(irnsOf(number).length).toBe(1)
  // Only what was on its way with the old token was refused, and sent again with the new one.
  expect(count('generate') - sent).toBeLessThanOrEqual(506)
})

test('case 17: an IRN cancelled at the portal is marked and listed within one cycle', async () => {
  const { id } = await world.invoice()
  await generated(id)
  const { irn } = await detail(id)
  await sandbox.state.record({
    kind: 'invoiceCancelled',
    irn: irn!,
    at: new Date().toISOString(),
    reason: '4',
  })
  await checkDrift(world.server.app.services)
  const found = await reaches(id, 'Cancelled')
  expect([found.cancelledAt !== null, found.cancelReason]).toEqual([true, null])
  const listed = await us.ok('eInvoice.search', { states: ['Cancelled'], size: 500 })
  expect(listed.records.map((row) => row.id)).toContain(id)
})

test('case 18: cancelled at 23:59:59 after acknowledgement, refused at 24:00:01 without a call', async () => {
  const { id } = await world.invoice()
  await generated(id)
  const { ackDate } = await detail(id)
  const setAfterAck = (ms: number) => {
    stillMs = new Date(ackDate!).getTime() + ms
  }
  setAfterAck(24 * hour + 1000)
  const calls = count('cancel')
  const late = await us.call('eInvoice.cancel', { documentId: id, reason: 'Others', remark: 'Late' })
  expect([late.status, count('cancel') - calls]).toEqual([400, 0])
  expect((await detail(id)).cancel.allowed).toBe(false)
  setAfterAck(24 * hour - 1000)
  expect((await detail(id)).cancel.allowed).toBe(true)
  const inTime = await us.ok('eInvoice.cancel', { documentId: id, reason: 'Others', remark: 'In time' })
  expect([inTime.status, count('cancel') - calls]).toEqual(['Cancelled', 1])
})

test('case 19: the e-way bill goes first; where the IRN cannot follow, both states are seen and it is tried again', async () => {
  const { id } = await world.invoice()
  await generated(id)
  const transport = { mode: 'Road', vehicleNumber: 'MH12AB1234', vehicleType: 'R', distance: 850 } as const
  expect(
    (await endOfTask(us, await us.ok('eWayBill.generate', { documentIds: [id], transport }))).status,
  ).toBe('Success')
  const calls = count('cancel')
  const cancelIrn = { documentId: id, reason: 'Duplicate', remark: 'Twice' } as const
  const refused = await us.call('eInvoice.cancel', cancelIrn)
  const bill = await us.ok('eWayBill.detail', { documentId: String(id) })
  expect([refused.status, count('cancel') - calls]).toEqual([400, 0])
  expect(JSON.stringify(refused.body)).toContain(bill.ewbNo)
  await us.ok('eWayBill.cancel', { documentId: id, reason: 'Duplicate', remark: 'Twice' })
  order({ kind: 'drop', call: 'cancel', times: 2 })
  const half = await us.ok('eInvoice.cancel', cancelIrn)
  expect([half.status, half.stage !== null]).toEqual(['Generated', true])
  expect((await us.ok('eWayBill.detail', { documentId: String(id) })).status).toBe('Cancelled')
  expect((await reaches(id, 'Cancelled')).cancelReason).toBe('Duplicate')
})

describe('case 20: a clock that is wrong', () => {
  test.each([
    ['ten minutes ahead', 600_000],
    ['ten minutes behind', -600_000],
  ])('%s: legal deadlines follow the clock of the portal, and the difference is reported', async (_, ms) => {
    const { id } = await world.invoice()
    aheadMs = ms
    await generated(id)
    const found = await reaches(id, 'Generated')
    // The portal gives whole minutes.
    const age = Date.now() - new Date(found.ackDate!).getTime()
    expect(age).toBeGreaterThanOrEqual(0)
    expect(age).toBeLessThan(500_000)
    expect(new Date(found.cancelBy!).getTime() - new Date(found.ackDate!).getTime()).toBe(24 * hour)
    const [way] = await us.ok('eInvoice.connection', { entityId: us.entityId })
    const told = way!.addresses[0]!.clockAheadMs!
    expect(Math.abs(told - ms)).toBeLessThan(60_000)
    const said = await us.ok('portal.exchanges', { entityId: String(us.entityId), size: '200' })
    for (const { ms: duration } of said) expect(duration).toBeGreaterThanOrEqual(0)
  })

  test('stepped back in the middle: what is under way ends', async () => {
    aheadMs = 600_000
    const { id } = await world.invoice()
    order({ kind: 'http500', call: 'generate', times: 1 })
    await start(id)
    aheadMs = -600_000
    expect((await reaches(id, 'Generated')).signatureVerified).toBe(true)
  })
})
