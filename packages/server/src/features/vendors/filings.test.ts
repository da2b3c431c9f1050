import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startSandbox } from '@bahi/gateways/sandbox/server.ts'
import type { Sandbox } from '@bahi/gateways/sandbox/server.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gstinOf, startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'

let server: TestServer
let sandbox: Sandbox
let us: TestSubscriber
const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
const now = new Date('2026-11-20T10:00:00+05:30')

beforeAll(async () => {
  const offset = now.getTime() - Date.now()
  const clock = () => new Date(Date.now() + offset)
  sandbox = await startSandbox({ folder, clock })
  server = await startTestServer({
    env: { BAHI_SANDBOX: sandbox.url, BAHI_WORKER: 'on', BAHI_PORTAL_REPLY_MS: '1500' },
    clock,
  })
  us = await server.makeSubscriber()
})
afterAll(async () => {
  await server?.stop()
  await sandbox?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function ended(taskId: number) {
  await expect
    .poll(async () => (await us.ok('task.status', { ids: [String(taskId)] }))[0]?.status)
    .toMatch(/Success|Fail|Error|Exception/)
  return (await us.ok('task.status', { ids: [String(taskId)] }))[0]!
}

describe('the filing record of a vendor', () => {
  const filed = (gstin: string, code: 'R1' | 'R3B', period: string, at: string) =>
    sandbox.state.record({
      kind: 'returnFiled',
      gstin,
      code,
      period,
      arn: `AA27${period}${code}`.padEnd(15, '0'),
      at,
    })

  test('is asked of the portal, and rates the vendor', async () => {
    const gstin = gstinOf('27', 'AAPFN0003K')
    // Of the year before: October 2025 fell out of the record; September was filed 10 days late, GSTR-3B of August and September never.
    await filed(gstin, 'R1', '092026', '2026-10-21T12:00:00+05:30')
    await filed(gstin, 'R1', '082026', '2026-09-11T12:00:00+05:30')
    await filed(gstin, 'R3B', '072026', '2026-08-20T12:00:00+05:30')
    await filed(gstin, 'R1', '032026', '2026-04-11T12:00:00+05:30')
    const { id } = await us.ok('vendor.save', { gstin, name: 'Late Filer' })
    const before = await us.ok('vendor.detail', { id })
    expect([before.checkedAt ?? null, before.filings, before.score ?? null]).toEqual([null, [], null])
    const { taskId } = await us.ok('vendor.checkFilings', { ids: [id] })
    expect(await ended(taskId)).toMatchObject({ status: 'Success', response: { records: 1 } })
    const vendor = await us.ok('vendor.detail', { id })
    expect(vendor.filings.slice(0, 4)).toMatchObject([
      { form: 'GSTR1', returnPeriod: '102026', dueOn: '2026-11-11', filedOn: null, daysLate: 9 },
      { form: 'GSTR1', returnPeriod: '092026', dueOn: '2026-10-11', filedOn: '2026-10-21', daysLate: 10 },
      { form: 'GSTR3B', returnPeriod: '092026', dueOn: '2026-10-20', filedOn: null, daysLate: 31 },
      { form: 'GSTR1', returnPeriod: '082026', filedOn: '2026-09-11', daysLate: 0, arn: 'AA27082026R1000' },
    ])
    // GSTR-1: (80 + 100 + 100) of 12 = 23.33 at 60 %; GSTR-3B: 100 of 11 = 9.09 at 40 %.
    expect(vendor).toMatchObject({ score: 18, rating: 'Bad', lastFiledPeriod: '092026', periodsLate: 1 })
    expect(vendor.ratingReason).toContain('18 of 100')
    expect((await us.ok('vendor.search', { ratings: ['Bad'], keyword: gstin })).records).toMatchObject([
      { id, score: 18 },
    ])
  })

  test('of a supplier that has filed nothing is empty, and known to be', async () => {
    const { id } = await us.ok('vendor.save', { gstin: gstinOf('27', 'AAPFN0004K'), name: 'New' })
    await ended((await us.ok('vendor.checkFilings', { ids: [id] })).taskId)
    expect(await us.ok('vendor.detail', { id })).toMatchObject({
      score: 0,
      rating: 'Bad',
      checkedAt: expect.any(String),
    })
  })

  test('stays as it was where the portal does not answer', async () => {
    const { id } = await us.ok('vendor.save', { gstin: gstinOf('27', 'AAPFN0005K'), name: 'Quiet' })
    sandbox.faults.order([{ kind: 'http500', call: 'RETTRACK' }])
    const task = await ended((await us.ok('vendor.checkFilings', { ids: [id, 999_999] })).taskId)
    sandbox.faults.clear()
    expect(task.response).toMatchObject({ records: 0, errors: [{ code: 'PORT0002' }, { code: 'RECD0404' }] })
    expect((await us.ok('vendor.detail', { id })).checkedAt ?? null).toBeNull()
  })
})
