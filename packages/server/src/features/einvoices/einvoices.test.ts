import { sandboxPassword, sandboxUserOf } from '@bahi/gateways/sandbox/einvoice/sign-in.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endOfTask, startPortalWorld, until } from '../../../test/portal-world.ts'
import type { PortalWorld } from '../../../test/portal-world.ts'
import { today } from '../../../test/world.ts'

let world: PortalWorld
let sandbox: PortalWorld['sandbox']
let us: PortalWorld['us']
let stock: PortalWorld['stock']
let invoice: PortalWorld['invoice']
let gstin: string

beforeAll(async () => {
  world = await startPortalWorld({
    clock: () => new Date(),
    buyer: { city: 'Pune', stateCode: '27', pincode: '411001' },
    quantity: '10',
  })
  ;({ sandbox, us, stock, invoice } = world)
  const [row] = await us.ok('eInvoice.credentials', { entityId: us.entityId })
  gstin = row!.gstin!
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'eInvoiceEnabled', value: true }],
  })
})
afterAll(() => world?.stop())
beforeEach(() => sandbox.faults.clear())

const detail = (documentId: number) => us.ok('eInvoice.detail', { documentId: String(documentId) })

/** The task of a generation, to its end. */
async function generated(...documentIds: number[]) {
  return ended(await us.ok('eInvoice.generate', { documentIds }))
}

const ended = (task: { taskId: number }) => endOfTask(us, task)

const atPortal = (number: string) =>
  [...sandbox.state.invoices.values()].filter(
    ({ payload }) => payload.DocDtls.No === number && payload.SellerDtls.Gstin === gstin,
  )

test('without credentials nothing is sent, and why is said', async () => {
  const { id } = await invoice()
  const reply = await us.call('eInvoice.generate', { documentIds: [id] })
  expect([reply.status, reply.body.errors[0].code]).toEqual([400, 'PORT0001'])
})

test('credentials are tested on saving and never shown again', async () => {
  const save = (version: number, password: string) =>
    us.ok('eInvoice.saveCredentials', {
      entityId: us.entityId,
      version,
      provider: 'Sandbox',
      userName: sandboxUserOf(gstin),
      password,
    })
  const wrong = await save(0, 'wrong')
  expect([wrong.isAccepted, wrong.testMessage]).toEqual([false, expect.stringContaining('1019')])
  const right = await save(wrong.version, sandboxPassword)
  expect([right.isAccepted, right.testMessage, right.hasPassword]).toEqual([true, null, true])
  expect(JSON.stringify(await us.ok('eInvoice.credentials', {}))).not.toContain(sandboxPassword)
  const { rows } = await us.inTenant((db) =>
    sql<{
      text: string
    }>`select concat((select jsonb_agg(to_jsonb(a))::text from audit_entries a), (select jsonb_agg(to_jsonb(c))::text from portal_credentials c),
      (select jsonb_agg(to_jsonb(x))::text from portal_sessions x)) as text`.execute(db),
  )
  expect(rows[0]!.text).toContain('portal_credentials')
  expect(rows[0]!.text).not.toContain(sandboxPassword)
})

describe('an invoice is registered', () => {
  test('with IRN, valid signatures, and its QR on the sheet', async () => {
    const { id, number } = await invoice()
    expect((await detail(id)).status).toBe('YetNotGenerated')
    expect(await us.ok('eInvoice.validate', { documentIds: [id] })).toEqual([
      { documentId: id, applies: true, reason: null, issues: [] },
    ])
    const task = await generated(id)
    expect([task.status, task.response]).toEqual([
      'Success',
      { done: 1, rejected: 0, waiting: 0, documents: [], refused: [] },
    ])
    const found = await detail(id)
    const [held] = atPortal(number!)
    expect([found.status, found.irn, found.ackNo, found.signatureVerified]).toEqual([
      'Generated',
      held!.irn,
      held!.ackNo,
      true,
    ])
    const sheet = await us.ok('salesInvoice.sheet', { id: String(id) })
    expect(sheet.print.einvoice?.text).toBe(found.signedQrCode)
    expect(sheet.einvoiceQrSvg).toContain('<svg')
    const json = await us.call('eInvoice.json', { documentId: String(id) })
    expect(JSON.parse(json.bytes.toString()).DocDtls.No).toBe(number)
  })

  test('with the tax collected at source as an other charge, which the portal takes', async () => {
    const collect = (value: boolean) =>
      Promise.all([
        us.ok('setting.update', { entityId: us.entityId, settings: [{ name: 'CollectTcs', value }] }),
        us.inTenant((db) =>
          sql`update parties set tcs_applicable = ${value}, tcs_section = ${value ? '6CE' : null} where id = ${world.buyerId}`.execute(
            db,
          ),
        ),
      ])
    await collect(true)
    const { id, number } = await invoice()
    await collect(false)
    expect((await generated(id)).response).toMatchObject({ done: 1, rejected: 0 })
    // Ten bolts of 12.50 and 18 per cent come to 147.50, 148 to the rupee; 2 per cent of 147.50 is 3.
    expect(atPortal(number!)[0]!.payload.ValDtls).toMatchObject({
      AssVal: 125,
      OthChrg: 3,
      RndOffAmt: 0.5,
      TotInvVal: 151,
    })
  })

  test('the document is neither edited nor cancelled while the IRN is active', async () => {
    const { id, version } = await invoice()
    await generated(id)
    const edit = await us.call('salesInvoice.save', {
      id,
      version,
      entityId: us.entityId,
      partyId: world.buyerId,
      date: today(),
      lines: [{ itemId: stock.bolt, quantity: '11' }],
      status: 'Active',
    })
    expect(edit.status).toBe(400)
    expect(edit.body.errors[0].message).toContain('IRN')
    const refused = await us.ok('salesInvoice.cancel', { ids: [id], reason: 'Duplicate' })
    expect(refused.done).toEqual([])
    const cancelled = await us.ok('eInvoice.cancel', { documentId: id, reason: 'Duplicate', remark: 'Twice' })
    expect([cancelled.status, cancelled.cancelReason]).toEqual(['Cancelled', 'Duplicate'])
    expect((await us.ok('salesInvoice.cancel', { ids: [id], reason: 'Duplicate' })).done).toEqual([id])
  })
})

test('what the portal would refuse is found before anything is sent', async () => {
  const { id, number } = await invoice({ partyId: stock.registered })
  const [found] = await us.ok('eInvoice.validate', { documentIds: [id] })
  expect(found!.issues.map(({ path }) => path)).toContain('billingAddress.pincode')
  const task = await generated(id)
  expect(task.status).toBe('SuccessWithError')
  const rejected = await detail(id)
  expect([rejected.status, rejected.errors[0]!.path]).toEqual(['Rejected', 'billingAddress.pincode'])
  expect(rejected.errors[0]!.fix).not.toBe('')
  expect(atPortal(number!)).toEqual([])
})

test('a sale to a consumer is not for the portal, and the reason is shown', async () => {
  const { id } = await invoice({ partyId: stock.consumer, placeOfSupply: '27' })
  expect(await detail(id)).toMatchObject({
    status: 'NotApplicable',
    reason: 'unregisteredBuyer',
    generate: { allowed: false },
  })
  expect((await us.call('eInvoice.generate', { documentIds: [id] })).status).toBe(400)
})

describe('faults of the line and of the portal', () => {
  test.each([
    ['the work is done and the line cut', 'dropAfter'],
    ['the work is done and no answer comes', 'hangAfter'],
    ['the work is done and HTTP 500 answered', 'http500After'],
    ['the line is cut before', 'drop'],
    ['no answer comes and nothing is done', 'hang'],
    ['HTTP 500', 'http500'],
    ['a page of a proxy', 'html'],
    ['the request arrives twice', 'repeat'],
    ['the signature is invalid', 'wrongSignature'],
    ['the answer is for another document', 'otherContent'],
    ['the answer cannot be decrypted', 'garbage'],
    ['the token has expired', 'expiredToken'],
  ] as const)('%s: one IRN, and the document has it', async (_, kind) => {
    const { id, number } = await invoice()
    sandbox.faults.order([{ kind, call: 'generate', times: 1 }])
    await us.ok('eInvoice.generate', { documentIds: [id] })
    const found = await until(
      () => detail(id),
      ({ status }) => status !== 'InProgress',
    )
    expect(found.status).toBe('Generated')
    expect(atPortal(number!).map(({ irn }) => irn)).toEqual([found.irn])
    expect(found.signatureVerified).toBe(true)
  })

  test('a number that is registered at the portal for something else is not adopted', async () => {
    const { id, number } = await invoice()
    await generated(id)
    const [held] = atPortal(number!)
    await us.inTenant(async (db) => {
      await sql`delete from e_invoices where document_id = ${id}`.execute(db)
      await sql`update documents set total = total + 100, balance = balance + 100 where id = ${id}`.execute(
        db,
      )
      await sql`update document_lines set unit_price = 22.50, gross = 225, taxable_value = 225, cgst = 20.25, sgst = 20.25, total = 265.5
        where document_id = ${id}`.execute(db)
      await sql`update documents set taxable_value = 225, cgst = 20.25, sgst = 20.25, round_off = 0.5, total = 266, balance = 266 where id = ${id}`.execute(
        db,
      )
    })
    await generated(id)
    const found = await detail(id)
    expect([found.status, found.irn, found.errors[0]!.code]).toEqual(['Rejected', null, 'otherContent'])
    expect(found.differences).toEqual([
      { field: 'total', ours: '266.00', theirs: held!.payload.ValDtls.TotInvVal.toFixed(2) },
    ])
  })
})

test('a cancellation whose answer is lost is found', async () => {
  const { id } = await invoice()
  await generated(id)
  sandbox.faults.order([{ kind: 'dropAfter', call: 'cancel', times: 1 }])
  const first = await us.ok('eInvoice.cancel', { documentId: id, reason: 'Others', remark: 'In time' })
  const ended =
    first.status === 'Cancelled'
      ? first
      : await until(
          () => detail(id),
          ({ status }) => status === 'Cancelled',
        )
  expect(ended.cancelRemark).toBe('In time')
})

test('many are registered by filter, cancelled together, and asked for', async () => {
  const remarks = { fromDocumentDate: '2026-04-01', entityIds: [us.entityId] }
  const made = [await invoice(), await invoice()]
  const all = await us.ok('eInvoice.generateAll', { ...remarks, states: ['YetNotGenerated'] })
  expect(all.documents).toBeGreaterThanOrEqual(2)
  await ended({ taskId: all.taskId! })
  const documentIds = made.map(({ id }) => id)
  expect((await ended(await us.ok('eInvoice.refresh', { documentIds }))).response).toMatchObject({ done: 2 })
  const cancelled = await us.ok('eInvoice.cancelMany', { documentIds, reason: 'Others', remark: 'Both' })
  expect((await ended(cancelled)).response).toMatchObject({ done: 2, rejected: 0 })
  expect((await detail(documentIds[1]!)).status).toBe('Cancelled')
})

test('an unavailable portal delays no save; what was saved meanwhile is registered when it is back', async () => {
  const settle = (value: boolean) =>
    us.ok('setting.update', { entityId: us.entityId, settings: [{ name: 'eInvoiceOnSave', value }] })
  const taken = async (work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    return performance.now() - begun
  }
  const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[all.length >> 1]!
  const savesBefore: number[] = []
  for (let made = 0; made < 5; made++) savesBefore.push(await taken(invoice))
  await settle(true)
  sandbox.faults.order([
    { kind: 'drop', call: 'generate' },
    { kind: 'drop', call: 'byDocument' },
  ])
  const ids: number[] = []
  const saves: number[] = []
  for (let made = 0; made < 20; made++) saves.push(await taken(async () => ids.push((await invoice()).id)))
  await settle(false)
  // One may wait for other tests on the machine, most of them do not.
  expect(median(saves)).toBeLessThan(Math.max(1000, 4 * median(savesBefore)))
  const waiting = await until(
    () => us.ok('portal.health'),
    ([row]) => row?.state === 'Down',
  )
  expect(waiting[0]!.waiting).toBe(20)
  sandbox.faults.clear()
  expect((await detail(ids.at(-1)!)).queuePosition).toBeGreaterThan(1)
  // Waits for no breaker: not for that of the worker either.
  await us.ok('portal.retry', { entityId: us.entityId, portal: 'einvoice' })
  for (const id of ids)
    await until(
      () => detail(id),
      ({ status }) => status === 'Generated',
      40_000,
    )
})

test('saving registers automatically where the setting is on', async () => {
  const settle = (value: boolean) =>
    us.ok('setting.update', { entityId: us.entityId, settings: [{ name: 'eInvoiceOnSave', value }] })
  await settle(true)
  const { id } = await invoice()
  await settle(false)
  const found = await until(
    () => detail(id),
    ({ status }) => status === 'Generated',
  )
  expect(found.irn).toHaveLength(64)
})

test('a bulk of fifty with bad ones among them; the list counts and finds them', async () => {
  const ids: number[] = []
  for (let made = 0; made < 50; made++)
    ids.push((await invoice(made % 20 === 7 ? { partyId: stock.registered } : {})).id)
  const task = await generated(...ids)
  expect(task.response).toMatchObject({ done: 47, rejected: 3, waiting: 0 })
  const counts = await us.ok('eInvoice.counts', { entityIds: [us.entityId] })
  const listed = await us.ok('eInvoice.search', { entityIds: [us.entityId], states: ['Rejected'] })
  expect(listed.total).toBe(counts.find(({ status }) => status === 'Rejected')!.documents)
  expect(listed.records.every(({ errors }) => errors.length > 0)).toBe(true)
  const irns = [...sandbox.state.invoices.values()].filter(
    ({ payload }) => payload.SellerDtls.Gstin === gstin,
  )
  const { rows } = await us.inTenant((db) =>
    sql<{ count: number }>`select count(*)::int as count from e_invoices where irn is not null`.execute(db),
  )
  // The one whose content was changed behind the portal's back has none in the books.
  expect(irns.length).toBe(rows[0]!.count + 1)
})

test('looked up by IRN, acknowledgement and document', async () => {
  const { id, number } = await invoice()
  await generated(id)
  const { irn, ackNo } = await detail(id)
  const by = (input: object) =>
    us.ok('eInvoice.lookup', { entityId: us.entityId, by: 'Irn', ...input } as never)
  const expected = { isFound: true, documentId: id, irn, ackNo, signature: 'verified' }
  expect(await by({ by: 'Irn', irn })).toMatchObject(expected)
  expect(await by({ by: 'AckNo', ackNo })).toMatchObject(expected)
  expect(await by({ by: 'DocumentDetails', documentType: 'INV', number, date: today() })).toMatchObject(
    expected,
  )
  expect(await by({ by: 'Irn', irn: 'f'.repeat(64) })).toMatchObject({ isFound: false })
  expect((await us.ok('eInvoice.syncGstin', { entityId: us.entityId, gstin })).status).toBe('ACT')
})

test('exchanges are kept without secrets, and the health strip shows the state of the portal', async () => {
  const some = async (of: object) =>
    (await us.ok('portal.exchanges', { size: '200', ...of } as never)).map(({ id }) => id)
  // By outcome. A busy machine may still write what came last, and has more of them than one page.
  const { said } = await until(
    async () => {
      const all = await us.ok('portal.exchanges', { entityId: String(us.entityId), size: '200' })
      const both = [...(await some({ outcome: 'Answered' })), ...(await some({ outcome: 'Failed' }))]
      const oldest = all.at(-1)?.id ?? 0
      return { said: all, outcomes: both.filter((id) => id >= oldest).toSorted((a, b) => b - a) }
    },
    (found) =>
      found.said.some(({ call }) => call === 'generate') &&
      String(found.said.map(({ id }) => id)) === String(found.outcomes),
  )
  expect(JSON.stringify(said)).not.toContain(sandboxPassword)
  // By document and day.
  const about = said.find(({ documentId }) => documentId !== null)!
  const { number } = await us.ok('salesInvoice.detail', { id: about.documentId! })
  const ofDocument = said.filter(({ documentId }) => documentId === about.documentId).map(({ id }) => id)
  expect((await some({ number })).slice(0, ofDocument.length)).toEqual(ofDocument)
  expect([await some({ from: '2017-07-01', to: '2017-07-01' }), await some({ portal: 'gstn' })]).toEqual([
    [],
    [],
  ])
  const health = await until(
    () => us.ok('portal.health'),
    ([portal]) => portal?.state === 'Up' && portal.waiting === 0,
  )
  expect(health).toMatchObject([
    { portal: 'einvoice', state: 'Up', waiting: 0, sandboxUrl: `${sandbox.url}/sandbox` },
  ])
})
