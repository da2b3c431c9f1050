import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sandboxOtp } from '@bahi/gateways/sandbox/gstn/sign-in.ts'
import { startSandbox } from '@bahi/gateways/sandbox/server.ts'
import type { Sandbox } from '@bahi/gateways/sandbox/server.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'

let server: TestServer
let sandbox: Sandbox
let us: TestSubscriber
const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
const now = new Date('2026-11-05T10:00:00+05:30')
const october = () => ({ entityId: us.entityId, returnPeriod: '102026' })

beforeAll(async () => {
  const offset = now.getTime() - Date.now()
  const clock = () => new Date(Date.now() + offset)
  sandbox = await startSandbox({ folder, clock })
  server = await startTestServer({
    env: { BAHI_SANDBOX: sandbox.url, BAHI_WORKER: 'on', BAHI_PORTAL_REPLY_MS: '1500' },
    clock,
  })
  us = await server.makeSubscriber()
  const shop = await stockShop(us)
  await us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-10-12',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '10' }],
  })
  await us.ok('apiRegistration.generateOtp', { entityId: us.entityId, userName: 'acme.traders' })
  await us.ok('apiRegistration.validateOtp', { entityId: us.entityId, otp: sandboxOtp })
})
afterAll(async () => {
  await server?.stop()
  await sandbox?.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => sandbox.faults.clear())

const found = async (more: object = {}) =>
  (await us.ok('dataActivity.search', { entityIds: [us.entityId], ...more } as never)).records
const ended = (taskId: number) =>
  expect
    .poll(async () => (await us.ok('task.status', { ids: [String(taskId)] }))[0]?.status)
    .toMatch(/^(Success|Failed)/)

test('a return that is pushed is an activity with its records and what was said, without secrets', async () => {
  const { taskId } = await us.ok('gstr1Filing.push', october())
  await ended(taskId)
  const [push] = await found({ directions: ['Push'] })
  expect(push).toMatchObject({
    kind: 'pushReturn',
    portal: 'gstn',
    form: 'gstr1',
    returnPeriod: '102026',
    status: 'Completed',
    refused: 0,
    mayRetry: false,
    message: null,
  })
  expect(push!.records).toBeGreaterThan(0)
  // The log of a call is written a moment later.
  const said = () => us.ok('dataActivity.exchanges', { id: String(push!.id) })
  await expect.poll(async () => (await said()).map(({ call }) => call)).toContain('saveReturn')
  const text = JSON.stringify(await said())
  expect(text).not.toContain(sandboxOtp)
  expect(text).not.toMatch(/"(auth-token|sek|app_key)":"(?!\*)/)
  const again = await us.call('dataActivity.retry', { ids: [push!.id] } as never)
  expect(JSON.stringify(again.body)).toContain('DACT1001')
})

test('a fetch that fails is begun anew and is another activity; an upload is none', async () => {
  sandbox.faults.order([{ kind: 'drop', call: 'GET2B', times: 9 }])
  const { taskId } = await us.ok('gstr2b.fetch', october())
  await ended(taskId)
  const synced = () => found({ directions: ['Sync'], kinds: ['readStatement'] })
  const [failed, ...others] = await synced()
  expect(others).toEqual([])
  expect(failed).toMatchObject({
    status: 'Unprocessable',
    form: '2B',
    returnPeriod: '102026',
    mayRetry: true,
  })
  expect(failed!.message).not.toBeNull()
  sandbox.faults.clear()
  expect(await us.ok('dataActivity.retry', { ids: [failed!.id] })).toEqual({
    done: [failed!.id],
    refused: [],
  })
  await expect.poll(async () => (await synced())[0]!.status).toBe('Completed')
  // It is begun anew once: what came of it is another activity.
  expect((await synced())[1]).toMatchObject({ id: failed!.id, mayRetry: false, isRetried: true })
  expect(await us.ok('dataActivity.retry', { ids: [failed!.id] })).toMatchObject({
    done: [],
    refused: [{ id: failed!.id, code: 'DACT1002' }],
  })
  expect(await synced()).toHaveLength(2)
  expect((await synced()).map(({ status }) => status)).toEqual(['Completed', 'Unprocessable'])

  const content = Buffer.from('{"data":{}}').toString('base64')
  const upload = await us.ok('gstr2b.upload', {
    ...october(),
    file: { name: 'returns.json', content },
  } as never)
  await ended((upload as { taskId: number }).taskId)
  expect(await synced()).toHaveLength(2)
})

test('activities are found by period, number of the document and status, page by page', async () => {
  expect(await found({ returnPeriods: ['092026'] })).toEqual([])
  expect((await found({ returnPeriods: ['102026'] })).length).toBeGreaterThanOrEqual(3)
  const [place] = await us.inTenant((db) =>
    db.selectFrom('entities').select('gstin').where('id', '=', us.entityId).execute(),
  )
  expect((await found({ keyword: place!.gstin!.slice(0, 6) })).length).toBeGreaterThanOrEqual(3)
  expect(await found({ keyword: 'no such number' })).toEqual([])
  const all = await found()
  const first = await us.ok('dataActivity.search', { entityIds: [us.entityId], size: 1 } as never)
  const second = await us.ok('dataActivity.search', {
    entityIds: [us.entityId],
    size: 1,
    after: first.next,
  } as never)
  expect([first.records[0]!.id, second.records[0]!.id]).toEqual(all.slice(0, 2).map(({ id }) => id))
})

test('nothing is tried again in a GSTIN that is switched off', async () => {
  sandbox.faults.order([{ kind: 'drop', call: 'GET2B', times: 9 }])
  const { taskId } = await us.ok('gstr2b.fetch', october())
  await ended(taskId)
  const [failed] = await found({ statuses: ['Unprocessable'] })
  const setStatus = (status: 'Active' | 'Inactive') =>
    us.ok('entity.updateStatus', { ids: [us.entityId], status, reason: 'Closed' })
  await setStatus('Inactive')
  expect(await us.ok('dataActivity.retry', { ids: [failed!.id] })).toMatchObject({
    done: [],
    refused: [{ code: 'ACTN0016' }],
  })
  await setStatus('Active')
  expect((await found({ statuses: ['Unprocessable'] }))[0]).toMatchObject({ id: failed!.id, mayRetry: true })
})

test('another subscriber sees none of it, and none of what was said', async () => {
  const [one] = await found()
  const others = await server.makeSubscriber()
  expect((await others.ok('dataActivity.search', {} as never)).records).toEqual([])
  expect(await others.ok('dataActivity.exchanges', { id: String(one!.id) })).toEqual([])
  const answer = await others.call('dataActivity.retry', { ids: [one!.id] } as never)
  expect(answer.status).toBe(400)
})
