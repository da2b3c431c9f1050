import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openLink, sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { attachmentType } from './check.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
const day = '2026-11-20'

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const jpeg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080002000301011100', 'hex'),
  Buffer.from('ffd9', 'hex'),
  Buffer.from('motion data of the camera'),
])
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const xls = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(64),
  Buffer.from('Workbook\0', 'utf16le'),
])

describe('the type of a file', () => {
  test.each([
    ['bill.pdf', pdf, 'application/pdf'],
    ['bill.PNG', png, 'image/png'],
    ['photo.jpg', jpeg, 'image/jpeg'],
    ['photo.jpeg', jpeg, 'image/jpeg'],
    ['prices.xls', xls, 'application/vnd.ms-excel'],
    ['prices.csv', Buffer.from('मूल्य,1\r\n'), 'text/csv'],
  ])('%s is taken', (name, bytes, type) => {
    expect(attachmentType(name, bytes)).toBe(type)
  })

  test.each([
    ['prices.xlsx', Buffer.from('PK'), 'TYPE'],
    ['setup.exe', Buffer.from('MZ'), 'TYPE'],
    ['page.html', Buffer.from('<script>'), 'TYPE'],
    ['noEnding', pdf, 'TYPE'],
    ['a.constructor', pdf, 'TYPE'],
    ['bill.pdf', Buffer.alloc(0), 'EMPTY'],
    ['bill.pdf', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]), 'SIZE'],
    ['bill.pdf', png, 'CONTENT'],
    ['bill.png', jpeg, 'CONTENT'],
    ['bill.pdf', Buffer.from('<script>alert(1)</script>'), 'CONTENT'],
    ['letter.xls', Buffer.concat([xls.subarray(0, 8), Buffer.alloc(64)]), 'CONTENT'],
    ['prices.csv', Buffer.from([0x4d, 0x5a, 0x00, 0x01]), 'CONTENT'],
    ['bill.pdf', pdf.subarray(0, 20), 'BROKEN'],
    ['bill.png', png.subarray(0, 40), 'BROKEN'],
    ['photo.jpg', jpeg.subarray(0, 33), 'BROKEN'],
    ['wide.png', withWidth(png, 80_000, 80_000), 'DIMENSIONS'],
  ])('%s is refused: %#', (name, bytes, fault) => {
    expect(attachmentType(name, bytes)).toEqual({ fault })
  })
})

function withWidth(bytes: Buffer, width: number, height: number): Buffer {
  const wide = Buffer.from(bytes)
  wide.writeUInt32BE(width, 16)
  wide.writeUInt32BE(height, 20)
  return wide
}

const upload = (name: string, bytes: Buffer, more: object = {}) => ({
  kind: 'salesInvoice' as const,
  entityId: us.entityId,
  name,
  content: bytes.toString('base64'),
  ...more,
})
const sale = (more: object = {}) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: day,
  lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '12.50' }],
  ...more,
})
const namesOf = async (id: number) =>
  (await us.ok('salesInvoice.detail', { id: String(id) })).attachments.map(({ name }) => name)
const problemsOf = ({ body }: { body: { validationErrors?: object } | null }) =>
  Object.entries((body?.validationErrors ?? {}) as Record<string, { code: string }[]>).map(
    ([path, list]) => `${path} ${list[0]!.code}`,
  )

test('a file that waits is attached by the save, stays when the draft is issued, and is in no clone', async () => {
  const waiting = await us.ok('attachment.upload', upload('bill.pdf', pdf))
  expect(waiting).toMatchObject({ name: 'bill.pdf', contentType: 'application/pdf', size: pdf.length })
  const draft = await us.ok('salesInvoice.save', sale({ attachmentIds: [waiting.id] }))
  expect(await namesOf(draft.id)).toEqual(['bill.pdf'])
  const more = await us.ok('attachment.upload', upload('photo.png', png))
  const issued = await us.ok('salesInvoice.save', {
    ...sale({ attachmentIds: [waiting.id, more.id] }),
    id: draft.id,
    version: draft.version,
    status: 'Active',
  })
  expect(issued.number).not.toBeNull()
  expect(await namesOf(draft.id)).toEqual(['bill.pdf', 'photo.png'])
  // A save that names none removes none.
  await us.ok('salesInvoice.save', {
    ...sale(),
    id: issued.id,
    version: issued.version,
    status: 'Active',
  })
  expect(await namesOf(draft.id)).toEqual(['bill.pdf', 'photo.png'])
  const clone = await us.ok('salesInvoice.clone', { id: String(draft.id) })
  expect('attachmentIds' in clone || 'attachments' in clone).toBe(false)
})

test('a refused save leaves its files waiting for the next', async () => {
  const waiting = await us.ok('attachment.upload', upload('bill.pdf', pdf))
  const body = sale({ attachmentIds: [waiting.id], status: 'Active' })
  expect((await us.call('salesInvoice.save', { ...body, lines: [] })).status).toBe(422)
  const { id } = await us.ok('salesInvoice.save', body)
  expect(await namesOf(id)).toEqual(['bill.pdf'])
})

test('ten files at most, also by saves at the same time, and a file that is gone is named', async () => {
  const { id, version } = await us.ok('salesInvoice.save', sale())
  const attach = (number: number) =>
    us.call('attachment.upload', upload(`${number}.csv`, Buffer.from('a'), { recordId: id }))
  const replies = await Promise.all(Array.from({ length: 12 }, (_, number) => attach(number)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(2)
  expect(await namesOf(id)).toHaveLength(10)
  const other = await us.ok('attachment.upload', upload('one.csv', Buffer.from('a')))
  const save = (attachmentIds: readonly number[]) =>
    us.call('salesInvoice.save', sale({ id, version, attachmentIds }))
  expect(problemsOf(await save([other.id]))).toEqual(['Data.attachmentIds ATCH0007'])
  const fresh = await us.ok('salesInvoice.save', sale())
  const gone = await us.call('salesInvoice.save', {
    ...sale({ attachmentIds: [other.id, 99_999_999] }),
    id: fresh.id,
    version: fresh.version,
  })
  expect(problemsOf(gone)).toEqual(['Data.attachmentIds[1] ATCH0008'])
})

test('a file that waits is of the person who uploaded it alone, and expires', async () => {
  const waiting = await us.ok('attachment.upload', upload('bill.pdf', pdf))
  const mate = await us.makeUser({ rights: ['SIN_SH_VW', 'SIN_AD', 'SIN_ED'] })
  expect((await mate.call('attachment.file', { id: String(waiting.id) })).status).toBe(404)
  expect((await mate.call('attachment.delete', { id: waiting.id })).status).toBe(404)
  expect(problemsOf(await mate.call('salesInvoice.save', sale({ attachmentIds: [waiting.id] })))).toEqual([
    'Data.attachmentIds[0] ATCH0008',
  ])
  await us.inTenant((db) =>
    sql`update stored_files set expires_at = '2026-11-20T09:00:00Z' where id = ${waiting.id}`.execute(db),
  )
  expect((await us.call('attachment.file', { id: String(waiting.id) })).status).toBe(404)
})

test('is served as what it was checked to be, never run, and only with the right to see the kind', async () => {
  const { id } = await us.ok('purchaseBill.save', sale())
  const paper = await us.ok(
    'attachment.upload',
    upload('बिल "7".pdf', pdf, { kind: 'purchaseBill', recordId: id }),
  )
  const reply = await us.call('attachment.file', { id: String(paper.id) })
  expect(reply.bytes.equals(pdf)).toBe(true)
  expect(reply.headers.get('content-type')).toContain('application/pdf')
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="/)
  expect(reply.headers.get('content-security-policy')).toContain('sandbox')
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  const sales = await us.makeUser({ rights: ['SIN_SH_VW', 'SIN_ED', 'SIN_AD'] })
  expect((await sales.call('attachment.file', { id: String(paper.id) })).status).toBe(403)
  expect((await sales.call('attachment.delete', { id: paper.id })).status).toBe(403)
  const elsewhere = await us.makeUser({ rights: ['PBL_SH_VW', 'PBL_ED'], entityIds: [us.otherEntityId] })
  expect((await elsewhere.call('attachment.file', { id: String(paper.id) })).status).toBe(404)
  const stranger = await server.makeSubscriber()
  expect((await stranger.call('attachment.file', { id: String(paper.id) })).status).toBe(404)
  const foreign = await stranger.call(
    'attachment.upload',
    upload('a.pdf', pdf, { kind: 'purchaseBill', recordId: id }),
  )
  expect(foreign.status).toBe(404)
})

test('no other stored file can be attached or read by its id', async () => {
  const { files } = await us.ok('qrReading.read', {
    entityId: us.entityId,
    files: [{ name: 'a.txt', content: Buffer.from('no code').toString('base64') }],
  })
  expect(files[0]!.fault).toBeNull()
  const { rows } = await us.inTenant((db) =>
    sql<{ id: number }>`select max(id) as id from stored_files where purpose = 'qrReading'`.execute(db),
  )
  const { id } = rows[0]!
  expect((await us.call('attachment.file', { id: String(id) })).status).toBe(404)
  expect((await us.call('attachment.delete', { id })).status).toBe(404)
  expect((await us.call('salesInvoice.save', sale({ attachmentIds: [id] }))).status).toBe(422)
})

test('a removed file leaves its name in the history, and its bytes nowhere; a locked period keeps its papers', async () => {
  const { id } = await us.ok('salesInvoice.save', sale({ status: 'Active' }))
  const [first, second] = [
    await us.ok('attachment.upload', upload('first.pdf', pdf, { recordId: id })),
    await us.ok('attachment.upload', upload('second.pdf', pdf, { recordId: id })),
  ]
  await us.ok('attachment.delete', { id: first.id })
  expect(await namesOf(id)).toEqual(['second.pdf'])
  const { rows } = await us.inTenant((db) =>
    sql`select from stored_file_parts where file_id = ${first.id}`.execute(db),
  )
  expect(rows).toEqual([])
  const { entries } = await us.ok('audit.history', { record: 'salesInvoice', id: String(id) })
  const names = entries
    .filter(({ part }) => part === 'attachments')
    .map(({ action, changes }) => [action, changes.find(({ field }) => field.endsWith('name'))])
  expect(names).toMatchObject([
    ['delete', { before: 'first.pdf', after: null }],
    ['create', { after: 'second.pdf' }],
    ['create', { after: 'first.pdf' }],
  ])
  await us.inTenant((db) =>
    sql`insert into filed_periods (subscriber_id, entity_id, return_type, return_period)
      select subscriber_id, entity_id, return_type, return_period from documents where id = ${id}`.execute(
      db,
    ),
  )
  const refused = await us.call('attachment.delete', { id: second.id })
  expect([refused.status, refused.body?.errors?.[0]?.code]).toEqual([400, 'ACTN0009'])
})

test('payments have files too, and one of several GSTINs gives them to its first voucher', async () => {
  const waiting = await us.ok('attachment.upload', upload('slip.png', png, { kind: 'paymentIn' }))
  const { id } = await us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: day,
    mode: 'UPI',
    amount: '50.00',
    attachmentIds: [waiting.id],
    allocations: [],
  })
  const detail = await us.ok('paymentIn.detail', { id: String(id) })
  expect(detail.attachments.map(({ name }) => name)).toEqual(['slip.png'])
  const other = await us.ok('attachment.upload', upload('slip.png', png, { kind: 'paymentOut' }))
  const { payments } = await us.ok('paymentOut.pay', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: day,
    mode: 'UPI',
    amount: '50.00',
    attachmentIds: [other.id],
    allocations: [],
  })
  const paid = await us.ok('paymentOut.detail', { id: String(payments[0]!.id) })
  expect(paid.attachments).toHaveLength(1)
  await us.ok('attachment.delete', { id: other.id })
  const { entries } = await us.ok('audit.history', { record: 'paymentOut', id: String(payments[0]!.id) })
  expect(entries[0]).toMatchObject({ part: 'attachments', action: 'delete' })
})

test('names of 45 characters are taken, of 46 refused, and paths and control characters are cleaned', async () => {
  const named = (length: number) => `${'n'.repeat(length - 4)}.pdf`
  expect((await us.call('attachment.upload', upload(named(45), pdf))).status).toBe(200)
  expect((await us.call('attachment.upload', upload(named(46), pdf))).status).toBe(422)
  const { name } = await us.ok('attachment.upload', upload('../../etc/bill.pdf', pdf))
  expect(name).toBe('-..-etc-bill.pdf')
})

test('a public link and its openings are in the history of the document', async () => {
  // Of a GSTIN whose period nobody has filed.
  const { id } = await us.ok('salesInvoice.save', sale({ status: 'Active', entityId: us.otherEntityId }))
  const { shortUrl } = await us.ok('salesInvoice.link', { id })
  await openLink(server, shortUrl)
  await openLink(server, shortUrl)
  const { entries, seen } = await us.ok('audit.history', { record: 'salesInvoice', id: String(id) })
  expect(entries[0]).toMatchObject({ part: 'documentLinks', action: 'create' })
  expect(seen).toMatchObject([{ views: 2 }])
})

describe('files of parties and items', () => {
  const content = png.toString('base64')
  let mills = 0
  const masters = async () => {
    const party = (
      await us.ok('party.save', { name: `Paper Mill ${++mills}`, role: 'Supplier', taxpayerType: 'UNREG' })
    ).id
    return { party, item: shop.bolt } as const
  }

  test.each(['party', 'item'] as const)(
    'a file of a %s is shown, counted, kept in its history and removed',
    async (kind) => {
      const recordId = (await masters())[kind]
      const file = await us.ok('attachment.upload', { kind, recordId, name: 'card.png', content })
      const shown = await us.ok(`${kind}.detail`, { id: String(recordId) })
      expect(shown.attachments).toEqual([file])
      const { records } = await us.ok(`${kind}.search`, {})
      expect(records.find(({ id }) => id === recordId)?.attachments).toBe(1)
      const history = await us.ok('audit.history', { record: kind, id: String(recordId) })
      expect(JSON.stringify(history)).toContain('card.png')
      await us.ok('attachment.delete', { id: file.id })
      expect((await us.ok(`${kind}.detail`, { id: String(recordId) })).attachments).toEqual([])
    },
  )

  test('who may not edit the master adds and removes none, and a file names its record', async () => {
    const { party } = await masters()
    const body = { kind: 'party', recordId: party, name: 'card.png', content } as const
    const file = await us.ok('attachment.upload', body)
    const reader = await us.makeUser({ rights: ['PTY_SH_VW', 'ITM_ED'], entityIds: [us.entityId] })
    expect((await reader.call('attachment.upload', body)).status).toBe(403)
    expect((await reader.call('attachment.delete', { id: file.id })).status).toBe(403)
    expect((await reader.call('attachment.file', { id: String(file.id) })).status).toBe(200)
    const clerk = await us.makeUser({ rights: ['SIN_SH_VW'], entityIds: [us.entityId] })
    expect((await clerk.call('attachment.file', { id: String(file.id) })).status).toBe(403)
    expect((await us.call('attachment.upload', { kind: 'party', name: 'card.png', content })).status).toBe(
      422,
    )
    expect((await us.call('attachment.upload', { ...body, recordId: 999_999 })).status).toBe(404)
  })
})
