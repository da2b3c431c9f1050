import { readXlsx } from 'hucre'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gstinOf, startTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, addSupplier, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop
let mills: number
let own = ''
/** A day after GSTR-2B of October was generated. */
const now = new Date('2026-11-20T10:00:00+05:30')
const millsGstin = gstinOf('27', 'AAPFN0001K')
const tradersGstin = gstinOf('27', 'AAPFN0002K')

beforeAll(async () => {
  const offset = now.getTime() - Date.now()
  server = await startTestServer({
    env: { BAHI_WORKER: 'on' },
    clock: () => new Date(Date.now() + offset),
  })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  mills = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(us, ['purchaseBill', 'inwardNote'])
  own = await us.inTenant(async (db) => {
    await sql`update parties set emails = 'accounts@mills.example' where subscriber_id = current_subscriber() and id = ${mills}`.execute(
      db,
    )
    const row = await db
      .selectFrom('entities')
      .select('gstin')
      .where('id', '=', us.entityId)
      .executeTakeFirstOrThrow()
    return row.gstin!
  })
})

/** Quantity at 10.00 and 18 % CGST and SGST. */
const bill = async (supplierNumber: string, quantity = '10', more: object = {}) =>
  (
    await us.ok('purchaseBill.save', {
      entityId: us.entityId,
      partyId: mills,
      date: '2026-10-12',
      supplierNumber,
      supplierDate: '2026-10-12',
      status: 'Active',
      lines: [{ itemId: shop.bolt, quantity, unitPrice: '10' }],
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

async function ended(taskId: number) {
  await expect
    .poll(async () => (await us.ok('task.status', { ids: [String(taskId)] }))[0]?.status)
    .toMatch(/Success|Fail|Error|Exception/)
  return (await us.ok('task.status', { ids: [String(taskId)] }))[0]!
}
async function upload(bySupplier: Readonly<Record<string, readonly object[]>>) {
  const b2b = Object.entries(bySupplier).map(([ctin, inv]) => ({
    ctin,
    trdnm: ctin === millsGstin ? 'Nashik Mills' : 'Pune Traders',
    supfildt: '11-11-2026',
    supprd: '102026',
    inv,
  }))
  const content = {
    chksum: 'x',
    data: { gstin: own, rtnprd: '102026', version: '4.0', gendt: '14-11-2026', docdata: { b2b } },
  }
  const file = { name: 'returns.json', content: Buffer.from(JSON.stringify(content)).toString('base64') }
  const { taskId } = await us.ok('gstr2b.upload', { entityId: us.entityId, returnPeriod: '102026', file })
  expect((await ended(taskId)).status).toBe('Success')
}
const suppliers = async (more: object = {}) =>
  (await us.ok('followUpSupplier.search', { entityId: us.entityId, ...more })).records
const send = async (more: object = {}) =>
  ended(
    (await us.ok('supplierFollowUp.send', { entityId: us.entityId, gstins: [millsGstin], ...more })).taskId,
  )
const log = async (more: object = {}) => (await us.ok('supplierFollowUp.search', more)).records
const codeOf = (reply: Reply<AnyBody>) => [reply.status, reply.body.errors?.[0]?.code]
const fieldsOf = (reply: Reply<AnyBody>) => Object.keys(reply.body.validationErrors ?? {})

/** Of October: one agrees, one differs (100.00 against 200.00), one is missing (200.00), and one is not in the books. */
async function october() {
  await bill('NM/451')
  await bill('NM/452')
  await bill('NM/900', '20')
  await upload({
    [millsGstin]: [invoice('NM/451'), invoice('NM/452', { txval: 200, cgst: 18, sgst: 18 })],
    [tradersGstin]: [invoice('PT/7')],
  })
}

test('suppliers are listed by what is open with them, as the comparison has it', async () => {
  await october()
  expect(await suppliers()).toMatchObject([
    {
      gstin: millsGstin,
      name: 'Nashik Mills',
      emails: 'accounts@mills.example',
      documents: 2,
      taxableValue: '400.00',
      tax: '72.00',
      oldestDate: '2026-10-12',
      state: 'ToAsk',
      vendorId: null,
      rating: null,
    },
  ])
  // A document that we do not have is asked for where that is wanted; its name is that of the statement.
  expect(await suppliers({ states: ['MissingInBooks'] })).toMatchObject([
    {
      gstin: tradersGstin,
      name: 'Pune Traders',
      emails: null,
      documents: 1,
      tax: '18.00',
      state: 'NoAddress',
    },
  ])
  expect(await suppliers({ followUps: ['Asked'] })).toEqual([])
  expect(await suppliers({ keyword: 'nashik' })).toHaveLength(1)
  expect(await suppliers({ returnPeriods: ['092026'] })).toEqual([])
  // What is decided is asked for no more.
  const { records } = await us.ok('reconciliation.search', { entityId: us.entityId, states: ['MissingIn2B'] })
  await us.ok('reconciliation.ignore', { ids: [records[0]!.id], note: 'Sent back' })
  expect(await suppliers()).toMatchObject([{ documents: 1, tax: '36.00' }])
})

test('credit notes lower what is open', async () => {
  await upload({ [millsGstin]: [] })
  const id = await bill('NM/900', '20')
  await us.ok('inwardNote.save', {
    entityId: us.entityId,
    noteType: 'Debit',
    reason: 'Purchase Return',
    partyId: mills,
    date: '2026-10-20',
    supplierNumber: 'CN/1',
    supplierDate: '2026-10-20',
    precedingDocuments: [{ documentId: id }],
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '5', unitPrice: '10' }],
  })
  expect(await suppliers()).toMatchObject([{ documents: 2, taxableValue: '150.00', tax: '27.00' }])
  const { records, tax } = await us.ok('supplierFollowUp.preview', {
    entityId: us.entityId,
    gstin: millsGstin,
  })
  expect([tax, records.map((one) => `${one.number} ${one.taxableValue} ${one.tax}`)]).toEqual([
    '27.00',
    ['NM/900 200.00 36.00', 'CN/1 -50.00 -9.00'],
  ])
})

describe('a mail', () => {
  test('says which documents, and what about them; all are in its sheet', async () => {
    await october()
    const preview = await us.ok('supplierFollowUp.preview', { entityId: us.entityId, gstin: millsGstin })
    expect(preview).toMatchObject({
      to: ['accounts@mills.example'],
      language: 'en',
      documents: 2,
      tax: '72.00',
    })
    expect(preview.text).toContain('NM/900 of 12/10/2026, value ₹ 200.00, tax ₹ 36.00: not in GSTR-2B')
    expect(preview.text).toContain(
      'NM/452 of 12/10/2026, value ₹ 200.00, tax ₹ 36.00: Taxable value: ours 100.00, GSTR-2B 200.00',
    )
    expect(preview.text).toContain(own)
    expect(await log()).toEqual([])

    expect((await send()).status).toBe('Success')
    const [mail] = await us.inTenant(async (db) => {
      const { rows } = await sql<{ recipients: string[]; textBody: string; names: string[] }>`
        select m.recipients, m.text_body, array(select s.name from stored_files s where s.id = any(m.file_ids)) as names from mails m
        where m.event = 'supplierFollowUp'`.execute(db)
      return rows
    })
    expect(mail).toMatchObject({
      recipients: ['accounts@mills.example'],
      textBody: preview.text,
      names: [`Documents ${millsGstin}.xlsx`],
    })
    const content = await us.inTenant(async (db) => {
      const { rows } = await sql<{
        content: Buffer
      }>`select string_agg(c.content, '' order by c.part_number) as content from stored_files s
        join stored_file_parts c on c.subscriber_id = s.subscriber_id and c.file_id = s.id where s.name = ${`Documents ${millsGstin}.xlsx`}`.execute(
        db,
      )
      return rows[0]!.content
    })
    const rows = (await readXlsx(content)).sheets[0]!.rows
    expect(rows.slice(1).map((row) => [row[0], row[1], row[3], row[8], row[10]])).toEqual([
      ['Mismatch', 'NM/452', 100, 'NM/452', 200],
      ['Missing on the portal', 'NM/900', 200, null, null],
    ])
    expect(await log()).toMatchObject([
      {
        gstin: millsGstin,
        name: 'Nashik Mills',
        against: 'GSTR2B',
        recipients: ['accounts@mills.example'],
        documents: 2,
        settled: 0,
        tax: '72.00',
        answer: null,
      },
    ])
    expect(await suppliers()).toMatchObject([{ state: 'Asked' }])
  })

  test('goes in the language and the words that are chosen, to the addresses that are given', async () => {
    await october()
    await send({
      language: 'hi',
      to: 'owner@mills.example, gst@mills.example',
      subject: 'Bills of {{company}}',
      body: 'See the sheet.\n\n{{documents}}',
    })
    const [first] = await log()
    expect(first).toMatchObject({ recipients: ['owner@mills.example', 'gst@mills.example'] })
    expect(first!.subject).toMatch(/^Bills of /)
    expect(first!.message).toContain('NM/900, तिथि 12/10/2026')
    // The next one begins in the language of the last.
    const again = await us.ok('supplierFollowUp.preview', { entityId: us.entityId, gstin: millsGstin })
    expect([again.language, again.text.includes('तिथि 12/10/2026')]).toEqual(['hi', true])
    const english = await us.ok('supplierFollowUp.preview', {
      entityId: us.entityId,
      gstin: millsGstin,
      language: 'en',
    })
    expect(english.language).toBe('en')
  })

  test('of the vendor comes before the party; its persons are asked where it has no address for follow-up', async () => {
    await october()
    await us.ok('vendor.save', {
      gstin: millsGstin,
      name: 'Nashik Mills Pvt Ltd',
      contacts: [{ name: 'Asha', email: 'asha@mills.example' }, { name: 'Ravi' }],
    })
    expect(await suppliers()).toMatchObject([
      { name: 'Nashik Mills Pvt Ltd', emails: 'asha@mills.example', vendorId: expect.any(Number) },
    ])
  })

  test('is not sent where nobody is known, nothing is open, or a supplier of many was asked today', async () => {
    await october()
    const both = { gstins: [millsGstin, tradersGstin], states: ['MissingIn2B', 'Mismatch', 'MissingInBooks'] }
    const one = await send(both)
    expect([one.status, one.response]).toMatchObject([
      'SuccessWithError',
      { sent: 1, errors: [{ code: 'RECO1022' }] },
    ])
    expect((await send(both)).response).toMatchObject({
      sent: 0,
      errors: [{ code: 'RECO1023' }, { code: 'RECO1022' }],
    })
    // One alone is asked again on purpose.
    expect((await send()).response).toMatchObject({ sent: 1 })
    expect((await send({ returnPeriods: ['092026'] })).response).toMatchObject({
      sent: 0,
      errors: [{ code: 'RECO1021' }],
    })
    const refused = await us.call('supplierFollowUp.send', {
      entityId: us.entityId,
      ...both,
      to: 'a@b.example',
    } as never)
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['Data.to']])
    expect(await log()).toHaveLength(2)
  })
})

describe('an answer', () => {
  test('is kept with the mail and noted on its documents; what agrees since is settled', async () => {
    await october()
    await send()
    const [mail] = await log()
    const answered = await us.ok('supplierFollowUp.answer', {
      id: mail!.id,
      version: mail!.version,
      answer: 'In GSTR-1 of November',
      promisedOn: '2026-12-11',
    })
    expect(await log({ isAnswered: true })).toMatchObject([
      {
        answer: 'In GSTR-1 of November',
        answeredOn: '2026-11-20',
        promisedOn: '2026-12-11',
        version: answered.version,
        settled: 0,
      },
    ])
    expect(await suppliers()).toMatchObject([
      { state: 'Answered', answer: 'In GSTR-1 of November', promisedOn: '2026-12-11' },
    ])
    const noted = await us.ok('reconciliation.search', {
      entityId: us.entityId,
      states: ['MissingIn2B', 'Mismatch'],
    })
    expect(noted.records.map(({ note }) => note)).toEqual(['In GSTR-1 of November', 'In GSTR-1 of November'])

    await upload({
      [millsGstin]: [
        invoice('NM/451'),
        invoice('NM/452', { txval: 200, cgst: 18, sgst: 18 }),
        invoice('NM/900', { val: 236, txval: 200, cgst: 18, sgst: 18 }),
      ],
    })
    expect(await log()).toMatchObject([{ documents: 2, settled: 1 }])
    // Asked again, it waits again.
    await send()
    expect(await suppliers()).toMatchObject([{ state: 'Asked', answer: null, documents: 1 }])
  })

  test('of an older version, of a day that is over, or of nothing is refused', async () => {
    await october()
    await send()
    const [mail] = await log()
    const { id, version } = mail!
    expect((await us.call('supplierFollowUp.answer', { id, version: version + 1, answer: 'x' })).status).toBe(
      409,
    )
    const past = await us.call('supplierFollowUp.answer', {
      id,
      version,
      answer: 'x',
      promisedOn: '2026-11-19',
    })
    expect([past.status, fieldsOf(past)]).toEqual([422, ['Data.promisedOn']])
    expect(codeOf(await us.call('supplierFollowUp.answer', { id: 999_999, version, answer: 'x' }))[0]).toBe(
      404,
    )
    expect(await log({ isAnswered: false })).toHaveLength(1)
  })
})

test('nobody sees or changes what is of another account', async () => {
  await october()
  await send()
  const [mail] = await log()
  const others = await server.makeSubscriber()
  expect((await others.call('followUpSupplier.search', { entityId: us.entityId })).status).toBe(404)
  expect(
    (await others.call('supplierFollowUp.preview', { entityId: us.entityId, gstin: millsGstin })).status,
  ).toBe(404)
  expect(
    (await others.call('supplierFollowUp.send', { entityId: us.entityId, gstins: [millsGstin] })).status,
  ).toBe(404)
  expect(
    (await others.call('supplierFollowUp.answer', { id: mail!.id, version: 1, answer: 'x' })).status,
  ).toBe(404)
  expect((await others.ok('supplierFollowUp.search', {})).records).toEqual([])
})
