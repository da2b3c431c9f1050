import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sandboxOtp } from '@bahi/gateways/sandbox/gstn/sign-in.ts'
import { startSandbox } from '@bahi/gateways/sandbox/server.ts'
import type { Sandbox } from '@bahi/gateways/sandbox/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

let server: TestServer
let sandbox: Sandbox
let us: TestSubscriber
let shop: Shop
const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-1a-'))
/** GSTR-1 was due on the 11th. */
const now = new Date('2026-11-15T10:00:00+05:30')
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

const october = () => ({ entityId: us.entityId, returnPeriod: '102026' })
const body = (unitPrice: string, more: Record<string, unknown> = {}) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: '2026-10-12',
  status: 'Active' as const,
  lines: [{ itemId: shop.bolt, quantity: '10', unitPrice }],
  ...more,
})
type Form = 'gstr1' | 'gstr1a'

async function push(form: Form) {
  const { taskId } = await us.ok(`${form}Filing.push`, october())
  await expect
    .poll(async () => (await us.ok('task.status', { ids: [String(taskId)] }))[0]?.status)
    .toMatch(/^Success/)
  return us.ok(`${form}Filing.filing`, october())
}
async function file(form: Form) {
  await us.ok(`${form}Filing.requestOtp`, october())
  return us.ok(`${form}Filing.file`, { ...october(), otp: sandboxOtp })
}
const held = (code: 'R1' | 'R1A') =>
  [...sandbox.state.returns.all()].find((one) => one.period === '102026' && one.code === code)

test('what changed since GSTR-1 is pushed, proceeded with and filed as GSTR-1A, and GSTR-1 keeps its records', async () => {
  await us.ok('apiRegistration.generateOtp', { entityId: us.entityId, userName: 'acme.traders' })
  await us.ok('apiRegistration.validateOtp', { entityId: us.entityId, otp: sandboxOtp })
  const first = await us.ok('salesInvoice.save', body('100'))
  await us.ok('salesInvoice.save', body('200'))
  await push('gstr1')
  await file('gstr1')
  const before = [...held('R1')!.records.values()]

  const refused = await us.call('gstr1aFiling.push', october())
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([400, 'RETN1067'])
  await us.ok('gstr1a.open', october())
  const nothing = await us.call('gstr1aFiling.push', october())
  expect([nothing.status, nothing.body.errors?.[0]?.code]).toEqual([400, 'RETN1066'])
  await us.ok('salesInvoice.save', body('150', { id: first.id, version: first.version }))
  const added = await us.ok('salesInvoice.save', body('30'))

  const pushed = await push('gstr1a')
  expect(pushed).toMatchObject({ state: 'Saved', refusedRecords: [], changedSince: 0 })
  expect(pushed.comparison.map(({ section, agrees }) => [section, agrees])).toEqual([['B2B_4A', true]])
  const records = [...held('R1A')!.records.values()]
  expect(records.map(({ section, key }) => `${section} ${key}`.trim()).toSorted()).toEqual([
    `b2b ${added.number}`,
    `b2ba ${first.number}`,
    'doc_issue',
    'hsn',
  ])
  expect(records.find(({ section }) => section === 'b2ba')!.content).toMatchObject({
    oinum: first.number,
    val: 1770,
  })
  const { arn } = await file('gstr1a')
  expect(held('R1A')!.filed!.arn).toBe(arn)
  expect((await us.ok('gstr1a.summary', october())).filed).toMatchObject({ arn, filedOn: '2026-11-15' })
  expect([...held('R1')!.records.values()]).toEqual(before)
  expect((await us.call('salesInvoice.save', body('90'))).status).toBe(422)
})
