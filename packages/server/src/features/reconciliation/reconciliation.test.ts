import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sandboxOtp } from '@bahi/gateways/sandbox/gstn/sign-in.ts'
import { startSandbox } from '@bahi/gateways/sandbox/server.ts'
import type { Sandbox } from '@bahi/gateways/sandbox/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { zipOf } from '../../../test/archives.ts'
import { gstinOf, startTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, addSupplier, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

let server: TestServer
let sandbox: Sandbox
let us: TestSubscriber
let shop: Shop
let mills: number
const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
/** A day after GSTR-2B of October was generated. */
const now = new Date('2026-11-20T10:00:00+05:30')
const millsGstin = gstinOf('27', 'AAPFN0001K')

beforeAll(async () => {
  const offset = now.getTime() - Date.now()
  const clock = () => new Date(Date.now() + offset)
  sandbox = await startSandbox({ folder, clock })
  server = await startTestServer({
    env: { BAHI_SANDBOX: sandbox.url, BAHI_WORKER: 'on', BAHI_PORTAL_REPLY_MS: '1500' },
    clock,
  })
})
afterAll(async () => {
  await server?.stop()
  await sandbox?.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  mills = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(us, ['purchaseBill', 'inwardNote'])
})

const october = () => ({ entityId: us.entityId, returnPeriod: '102026' })
/** 100.00 and 18 % CGST and SGST. */
const bill = async (supplierNumber: string, more: object = {}) =>
  (
    await us.ok('purchaseBill.save', {
      entityId: us.entityId,
      partyId: mills,
      date: '2026-10-12',
      supplierNumber,
      supplierDate: '2026-10-12',
      status: 'Active',
      lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '10' }],
      ...more,
    })
  ).id
const invoice = (inum: string, more: object = {}) => ({
  inum,
  typ: 'R',
  dt: '12-10-2026',
  val: 118,
  pos: '27',
  rev: 'N',
  itcavl: 'Y',
  rsn: '',
  txval: 100,
  igst: 0,
  cgst: 9,
  sgst: 9,
  cess: 0,
  ...more,
})
const statement = (invoices: readonly object[], more: object = {}) => ({
  chksum: 'x',
  data: {
    gstin: gstinOfUs(),
    rtnprd: '102026',
    version: '4.0',
    gendt: '14-11-2026',
    docdata: {
      b2b: [
        { ctin: millsGstin, trdnm: 'Nashik Mills', supfildt: '11-11-2026', supprd: '102026', inv: invoices },
      ],
    },
    ...more,
  },
})
let own = ''
const gstinOfUs = () => own

beforeEach(async () => {
  const { rows } = await us.inTenant(async (db) => ({
    rows: await db.selectFrom('entities').select('gstin').where('id', '=', us.entityId).execute(),
  }))
  own = rows[0]!.gstin!
})

const base64 = (content: unknown) =>
  Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)).toString('base64')

async function ended(taskId: number) {
  await expect
    .poll(async () => (await us.ok('task.status', { ids: [String(taskId)] }))[0]?.status)
    .toMatch(/Success|Fail|Error|Exception/)
  return (await us.ok('task.status', { ids: [String(taskId)] }))[0]
}
async function upload(content: unknown, form: 'gstr2b' | 'gstr2a' | 'ims' = 'gstr2b', name = 'returns.json') {
  const { taskId } = await us.ok(`${form}.upload`, { ...october(), file: { name, content: base64(content) } })
  return ended(taskId)
}
const search = (more: object = {}) => us.ok('reconciliation.search', { entityId: us.entityId, ...more })
const states = async (more: object = {}) =>
  (await search(more)).records
    .map(({ state, book, portal }) => `${state} ${book?.number ?? '-'} ${portal?.number ?? '-'}`)
    .toSorted()
const rowOf = async (number: string) =>
  (await search({ decisions: ['Undecided', 'Accept', 'Reject', 'Pending', 'Ignore'] })).records.find(
    ({ book, portal }) => (book ?? portal)?.number === number,
  )!
const codeOf = (reply: Reply<AnyBody>) => [reply.status, reply.body.errors?.[0]?.code]
const credit = async (returnPeriod = '102026') => {
  const { sections } = await us.ok('gstr3b.summary', { entityId: us.entityId, returnPeriod })
  const cell = sections.find(({ section }) => section === '4A(5)')!
  return `${cell.cgst} ${cell.sgst}`
}

describe('a statement', () => {
  test('is compared with the books as soon as it is read, and new bills with it when the list is asked for', async () => {
    await bill('NM/451')
    await bill('NM/452')
    await bill('NM/900', { lines: [{ itemId: shop.bolt, quantity: '20', unitPrice: '10' }] })
    await upload(
      statement([
        invoice('NM-0451'),
        invoice('NM/452', { txval: 200, cgst: 18, sgst: 18 }),
        invoice('NM/453'),
      ]),
    )
    expect(await states()).toEqual([
      'Mismatch NM/452 NM/452',
      'MissingIn2B NM/900 -',
      'MissingInBooks - NM/453',
      'Suggested NM/451 NM-0451',
    ])
    expect((await rowOf('NM/452')).reasons.map(({ reason, book, portal }) => [reason, book, portal])).toEqual(
      [
        ['Taxable', '100.00', '200.00'],
        ['Cgst', '9.00', '18.00'],
        ['Sgst', '9.00', '18.00'],
      ],
    )
    expect(
      await us.ok('reconciliation.summary', { entityId: us.entityId, returnPeriods: ['102026'] }),
    ).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ state: 'Mismatch', documents: 1, taxableValue: '200.00', tax: '36.00' }),
        expect.objectContaining({ state: 'MissingIn2B', documents: 1, taxableValue: '200.00', tax: '36.00' }),
      ]),
    )
    await bill('NM/453')
    expect(await states({ states: ['Exact'] })).toEqual(['Exact NM/453 NM/453'])
    const { records } = await us.ok('gstr2b.documents', { ...october(), section: 'b2b', start: 0, size: 10 })
    expect(records.map(({ number }) => number)).toEqual(['NM-0451', 'NM/452', 'NM/453'])
  })

  test('that is read again keeps what it said before, and loses nothing', async () => {
    await upload(statement([invoice('A1'), invoice('A2')]))
    await upload(statement([invoice('A1', { txval: 150, cgst: 13.5, sgst: 13.5 }), invoice('A3')]))
    const summary = await us.ok('gstr2b.summary', october())
    expect(summary.files.map(({ rows, added, changed, gone }) => [rows, added, changed, gone])).toEqual([
      [2, 1, 1, 1],
      [2, 2, 0, 0],
    ])
    expect(summary.sections).toMatchObject([{ section: 'b2b', documents: 2, taxableValue: '250.00' }])
    expect(await states()).toEqual(['MissingInBooks - A1', 'MissingInBooks - A3'])
  })

  test.each([
    ['damaged', '{"data":{"gstin":', 'damaged'],
    ['no statement', '{"a":1}', 'no GSTR-2A'],
    ['a sheet', 'PK\u0003\u0004', 'damaged'],
    [
      'of another GSTIN',
      { data: { gstin: gstinOf('29', 'AAFCT5530Q'), rtnprd: '102026', docdata: {} } },
      'The file is of GSTIN',
    ],
    ['of another period', () => statement([], { rtnprd: '092026' }), 'The file is of period 092026'],
    [
      'of another form',
      () => ({
        rtin: own,
        b2b: [{ stin: millsGstin, inum: 'X', idt: '12-10-2026', ispendactblocked: 'N', txval: 1 }],
      }),
      'The file is IMS, not GSTR-2B',
    ],
  ] as const)(
    'that is %s is refused with what to do, and what was there stays',
    async (_, content, words) => {
      await upload(statement([invoice('KEPT')]))
      const task = await upload(typeof content === 'function' ? content() : content)
      expect(JSON.stringify(task)).toContain(words)
      expect(await states()).toEqual(['MissingInBooks - KEPT'])
    },
  )

  test('comes as a form too, and as a ZIP of its parts', async () => {
    const parts = [statement([invoice('Z1')], { fc: 2 }), statement([invoice('Z2')], { fc: 2 })]
    const zipped = zipOf(parts.map((part, index) => [`part${index}.json`, JSON.stringify(part)]))
    const form = new FormData()
    form.set('entityId', String(us.entityId))
    form.set('returnPeriod', '102026')
    form.set('file', new Blob([new Uint8Array(zipped)]), 'returns.zip')
    const reply = await fetch(`${server.url}/api/gstReturn/gstr2b/upload`, {
      method: 'POST',
      headers: { 'auth-token': us.token },
      body: form,
    })
    expect(reply.status).toBe(200)
    await ended(((await reply.json()) as { taskId: number }).taskId)
    expect(await states()).toEqual(['MissingInBooks - Z1', 'MissingInBooks - Z2'])
  })

  test('is fetched from the portal once that is open for the GSTIN; nothing there is an answer', async () => {
    expect(codeOf(await us.call('gstr2b.fetch', october()))).toEqual([400, 'PORT0001'])
    await us.ok('apiRegistration.generateOtp', { entityId: us.entityId, userName: 'acme.traders' })
    await us.ok('apiRegistration.validateOtp', { entityId: us.entityId, otp: sandboxOtp })
    const none = await us.ok('gstr2b.fetch', october())
    expect(JSON.stringify(await ended(none.taskId))).toContain('"isNone":true')
    const supplier = { gstin: millsGstin, code: 'R1', period: '102026' } as const
    await sandbox.state.record({
      kind: 'returnSaved',
      reference: 'one',
      part: { ...supplier, action: 'SAVE', status: 'P' },
      records: [
        {
          section: 'b2b',
          key: 'NM/77',
          group: { ctin: own },
          content: {
            inum: 'NM/77',
            idt: '12-10-2026',
            val: 118,
            pos: '27',
            rchrg: 'N',
            inv_typ: 'R',
            itms: [{ num: 1, itm_det: { rt: 18, txval: 100, camt: 9, samt: 9, csamt: 0 } }],
          },
        },
      ],
      removed: [],
    })
    await sandbox.state.record({ kind: 'returnFiled', ...supplier, arn: 'AA1', at: '2026-11-11T10:00:00Z' })
    await bill('NM/77')
    await ended((await us.ok('gstr2b.fetch', october())).taskId)
    expect(await states()).toEqual(['Exact NM/77 NM/77'])
    expect(JSON.stringify(await ended((await us.ok('ims.fetch', october())).taskId))).toContain('"added":1')
    expect(await states({ against: 'IMS' })).toEqual(['Exact NM/77 NM/77'])
    // A decision goes to IMS, and the inbox that is fetched afterwards has it.
    const [record] = (await search({ against: 'IMS' })).records
    expect(record!.portal!.imsAction).toBe('N')
    await us.ok('reconciliation.accept', { ids: [record!.id] })
    expect(
      JSON.stringify(await ended((await us.ok('ims.push', { entityId: us.entityId })).taskId)),
    ).toContain('"sent":1')
    await expect.poll(async () => (await search({ against: 'IMS' })).records[0]?.portal?.imsAction).toBe('A')
    expect(
      JSON.stringify(await ended((await us.ok('ims.push', { entityId: us.entityId })).taskId)),
    ).toContain('"sent":0')
  })
})

describe('rows', () => {
  test('are accepted into table 4 of a period, and that is undone', async () => {
    const id = await bill('NM/1')
    await upload(statement([invoice('NM/1')]))
    const row = await rowOf('NM/1')
    expect(await credit()).toBe('0.00 0.00')
    const early = await us.call('reconciliation.accept', { ids: [row.id], claimPeriod: '092026' })
    expect(early.body.refused).toMatchObject([{ id: row.id, code: 'RECO1012' }])
    const { actionId } = await us.ok('reconciliation.accept', { ids: [row.id] })
    expect(await rowOf('NM/1')).toMatchObject({
      decision: 'Accept',
      claimPeriod: '102026',
      book: { itcState: 'Claimed' },
    })
    expect(await credit()).toBe('9.00 9.00')
    await us.ok('reconciliation.undo', { actionId })
    expect(await rowOf('NM/1')).toMatchObject({
      decision: null,
      claimPeriod: null,
      book: { itcState: 'Eligible', documentId: id },
    })
    expect(await credit()).toBe('0.00 0.00')
    expect(codeOf(await us.call('reconciliation.undo', { actionId }))).toEqual([400, 'RECO1013'])
    await us.ok('reconciliation.accept', { ids: [row.id], claimPeriod: '112026' })
    expect([await credit(), await credit('112026')]).toEqual(['0.00 0.00', '9.00 9.00'])
    await us.ok('reconciliation.pending', { ids: [row.id] })
    expect(await credit('112026')).toBe('0.00 0.00')
  })

  test('claim no more than the statement has, and nothing without it', async () => {
    await bill('NM/2')
    await bill('NM/3')
    await upload(statement([invoice('NM/2', { txval: 50, cgst: 4.5, sgst: 4.5 })]))
    const ids = [(await rowOf('NM/2')).id, (await rowOf('NM/3')).id]
    const reply = await us.call('reconciliation.accept', { ids })
    expect(reply.body.refused.map(({ code }: { code: string }) => code).toSorted()).toEqual([
      'RECO1007',
      'RECO1011',
    ])
    expect(await credit()).toBe('0.00 0.00')
  })

  test('are linked and unlinked by hand; no comparison changes that, and undo does', async () => {
    const id = await bill('OURS-1')
    await bill('NM/8')
    await upload(statement([invoice('THEIRS-99', { txval: 300, cgst: 27, sgst: 27 }), invoice('NM/8')]))
    const pair = [(await rowOf('OURS-1')).id, (await rowOf('THEIRS-99')).id]
    const { actionId } = await us.ok('reconciliation.link', { ids: pair, note: 'Agreed by phone' })
    await ended((await us.ok('reconciliation.run', { entityId: us.entityId })).taskId)
    expect(await states()).toEqual(['Exact NM/8 NM/8', 'Manual OURS-1 THEIRS-99'])
    expect(await rowOf('OURS-1')).toMatchObject({ note: 'Agreed by phone', book: { documentId: id } })
    await us.ok('reconciliation.undo', { actionId })
    expect(await states()).toEqual(['Exact NM/8 NM/8', 'MissingIn2B OURS-1 -', 'MissingInBooks - THEIRS-99'])
    await us.ok('reconciliation.accept', { ids: [(await rowOf('NM/8')).id] })
    const parted = await us.ok('reconciliation.unlink', { ids: [(await rowOf('NM/8')).id] })
    await ended((await us.ok('reconciliation.run', { entityId: us.entityId })).taskId)
    expect(await states({ keyword: 'NM/8' })).toEqual(['MissingIn2B NM/8 -', 'MissingInBooks - NM/8'])
    expect(await credit()).toBe('0.00 0.00')
    await us.ok('reconciliation.undo', { actionId: parted.actionId })
    expect([(await rowOf('NM/8')).decision, await credit()]).toEqual(['Accept', '9.00 9.00'])
    expect(await states({ keyword: 'NM/8' })).toEqual(['Exact NM/8 NM/8'])
    expect(codeOf(await us.call('reconciliation.link', { ids: [(await rowOf('NM/8')).id] }))).toEqual([
      400,
      'RECO1003',
    ])
  })

  test('are ignored until one of their sides changes', async () => {
    await upload(statement([invoice('NM/5')]))
    const row = await rowOf('NM/5')
    await us.ok('reconciliation.ignore', { ids: [row.id], note: 'Private purchase' })
    expect([await states(), await us.ok('reconciliation.summary', { entityId: us.entityId })]).toEqual([
      [],
      [],
    ])
    expect(await states({ decisions: ['Ignore'] })).toEqual(['MissingInBooks - NM/5'])
    await bill('NM/5')
    expect(await states()).toEqual(['Exact NM/5 NM/5'])
  })

  test('say why they do not match, and what would', async () => {
    const id = await bill('NM/6', { supplierDate: '2026-09-01' })
    await upload(statement([invoice('NM/6', { cgst: 9, sgst: 9, txval: 140 })]))
    const { portal } = await rowOf('NM/6')
    const told = await us.ok('reconciliation.explain', { documentId: id, portalId: portal!.id })
    expect(told.fields.filter(({ verdict }) => verdict === 'Different').map(({ field }) => field)).toEqual([
      'date',
      'taxableValue',
    ])
    expect(told).toMatchObject({
      rule: 'number',
      state: 'Mismatch',
      smallestEdit: { stateAfter: expect.stringMatching(/Exact|Suggested/) },
    })
  })

  test('are as they were on a day, and in a file', async () => {
    await bill('NM/7', { date: '2026-09-20', supplierDate: '2026-09-20' })
    await upload(statement([invoice('NM/7', { dt: '20-09-2026' })]))
    const asOf = (returnPeriod: string) =>
      us.ok('reconciliation.asOf', { entityId: String(us.entityId), returnPeriod })
    expect((await asOf('092026')).summary).toMatchObject([
      { state: 'MissingIn2B', documents: 1, tax: '18.00' },
    ])
    expect((await asOf('102026')).records).toMatchObject([{ state: 'Exact', number: 'NM/7', stateNow: null }])
    expect(
      (
        await us.ok('reconciliation.asOf', {
          entityId: String(us.entityId),
          returnPeriod: '102026',
          date: '2026-11-01',
        })
      ).total,
    ).toBe(0)
    const file = await us.call('reconciliation.export', { entityId: us.entityId, format: 'csv' })
    expect(file.bytes.toString('utf8')).toContain('NM/7')
  })
})
