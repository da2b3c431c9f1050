import { randomBytes } from 'node:crypto'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { readXlsx } from 'hucre'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCall, startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { endOfTask } from '../../../test/portal-world.ts'
import { addSeries, addSupplier, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { tasksDone } from '../../../test/tasks-done.ts'
import { sendDueReports } from '../report-schedules/index.ts'
import { closeRenderer } from '../printing/index.ts'
import { unpacked, zipEntries } from '../../platform/files/zip.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop
let cancelled: string
let bill: { readonly id: number; readonly number?: string | null }

const pdf = Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n')

beforeAll(async () => {
  server = await startTestServer({
    env: { BAHI_WORKER: 'on' },
    clock: () => new Date('2026-12-03T06:00:00Z'),
  })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['purchaseBill', 'paymentIn', 'outwardNote'])
  const sale = (date: string, unitPrice: string) =>
    us.ok('salesInvoice.save', {
      entityId: us.entityId,
      partyId: shop.registered,
      date,
      status: 'Active',
      lines: [{ itemId: shop.bolt, quantity: '3', unitPrice }],
    })
  await sale('2026-10-31', '10')
  const first = await sale('2026-11-01', '100')
  const second = await sale('2026-11-30', '33.33')
  const gone = await sale('2026-11-03', '500')
  cancelled = String(gone.number)
  await us.ok('salesInvoice.cancel', { ids: [gone.id], reason: 'Test' })
  await sale('2026-12-01', '7')
  await us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-05',
    mode: 'BankTransfer',
    amount: '100',
    reference: 'UTR1',
    allocations: [{ documentId: first.id, amount: '100' }],
  })
  await us.ok('outwardNote.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-30',
    status: 'Active',
    noteType: 'Credit',
    reason: 'Sales Return',
    precedingDocuments: [{ documentId: second.id }],
    lines: [{ sourceLine: { documentId: second.id, lineNumber: 1 }, quantity: '1' }],
  })
  bill = await us.ok('purchaseBill.save', {
    entityId: us.entityId,
    partyId: await addSupplier(us, 'Nashik & Mills', 'AAPFN0001K'),
    date: '2026-11-08',
    supplierNumber: 'NM/7',
    supplierDate: '2026-11-07',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '6' }],
  })
  await us.ok('attachment.upload', {
    name: 'bill of Nashik.pdf',
    content: pdf.toString('base64'),
    kind: 'purchaseBill',
    recordId: bill.id,
  } as never)
})
afterAll(async () => {
  await closeRenderer()
  await server?.stop()
})

interface Made {
  readonly status: string
  readonly response: { readonly included: number; readonly leftOut: number }
  readonly files: Readonly<Record<string, Buffer>>
}

/** The files of a month by their paths, each unpacked and proved by its checksum. */
async function made(input: object = {}, token = us.token): Promise<Made> {
  const reply = await sendCall(
    server.url,
    'monthFile.make',
    { entityId: us.entityId, returnPeriod: '112026', ...input },
    token,
  )
  expect([reply.status, reply.body.validationErrors]).toEqual([200, undefined])
  const { taskId } = reply.body as unknown as { taskId: number }
  // A task is seen by who began it.
  const ok = async (name: string, body: unknown) => (await sendCall(server.url, name, body, token)).body
  const { status, response, result } = (await endOfTask({ ok } as never, { taskId })) as never as {
    status: string
    response: Made['response']
    result: readonly { fileId: number; fileName: string }[]
  }
  expect(result.map(({ fileName }) => fileName)).toEqual([expect.stringMatching(/^\w+ 2026-11\.zip$/)])
  const { bytes } = await sendCall(server.url, 'task.file', { id: result[0]!.fileId }, token)
  const source = {
    size: bytes.length,
    read: async (from: number, length: number) => Buffer.from(bytes.subarray(from, from + length)),
  }
  const files: Record<string, Buffer> = {}
  for (const entry of await zipEntries(source)) {
    const parts: Buffer[] = []
    for await (const part of unpacked(source, entry, { left: 500_000_000 })) parts.push(part)
    files[entry.name] = Buffer.concat(parts)
  }
  return { status, response, files }
}

/** Rows of a sheet by its headings. */
async function rowsOf(content: Buffer): Promise<Record<string, unknown>[]> {
  const [head, ...rows] = (await readXlsx(content)).sheets[0]!.rows
  return rows.map((row) => Object.fromEntries(head!.map((name, at) => [String(name), row[at]])))
}

test('a month has its registers, books, returns, documents and an index that lists all of them', async () => {
  const { status, response, files } = await made()
  expect([status, response.leftOut]).toEqual(['Success', 0])
  const paths = Object.keys(files)
  for (const path of [
    'Registers/Sales register.xlsx',
    'Registers/Purchase register.xlsx',
    'Books/Day book.xlsx',
    'Books/Trial balance.xlsx',
    'Books/Tally masters 2026-11-01 2026-11-30.xml',
    'Books/Tally vouchers 2026-11-01 2026-11-30.xml',
    'Returns/GSTR1 112026.json',
    'Returns/GSTR1 112026.xlsx',
    'Returns/GSTR3B 112026.json',
    'Index.xlsx',
  ])
    expect(paths).toContain(path)
  expect(paths.at(-1)).toBe('Index.xlsx')
  // Two invoices of the month and no cancelled one, the note, the receipt, and the paper of the bill as it came.
  expect(paths.filter((path) => path.startsWith('Documents/Invoices/'))).toHaveLength(2)
  expect(paths.filter((path) => path.startsWith('Documents/Credit and debit notes/'))).toHaveLength(1)
  expect(paths.filter((path) => path.startsWith('Documents/Payment In/'))).toHaveLength(1)
  const paper = paths.find((path) => path.startsWith('Documents/Purchase bills/'))!
  expect(paper).toMatch(/bill of Nashik\.pdf$/)
  expect(files[paper]!.equals(pdf)).toBe(true)
  for (const path of paths.filter((one) => one.endsWith('.pdf')))
    expect(files[path]!.subarray(0, 5).toString()).toBe('%PDF-')

  // The register, the return and the documents of the index come to the same.
  const register = await rowsOf(files['Registers/Sales register.xlsx']!)
  const gstr1 = JSON.parse(files['Returns/GSTR1 112026.json']!.toString()) as {
    b2b: { inv: { inum: string; val: number }[] }[]
  }
  const invoices = gstr1.b2b.flatMap(({ inv }) => inv)
  expect(invoices).toHaveLength(2)
  const index = await rowsOf(files['Index.xlsx']!)
  expect(index.map(({ File: file }) => file)).toEqual(paths.slice(0, -1))
  const listed = index.filter((row) => String(row['File']).startsWith('Documents/Invoices/'))
  const sum = (values: readonly unknown[]) => Decimal.sum(values.map((value) => String(value))).toFixed(2)
  expect(sum(listed.map((row) => row['Total']))).toBe(sum(invoices.map(({ val }) => val)))
  expect(listed.map((row) => row['Number'])).toEqual(invoices.map(({ inum }) => inum))
  // A cancelled number stays in the register.
  expect(JSON.stringify(register)).toContain(cancelled)
})

test('only the parts that are asked for are packed', async () => {
  const { files } = await made({ parts: ['returns'] })
  expect(Object.keys(files).every((path) => path.startsWith('Returns/') || path === 'Index.xlsx')).toBe(true)
})

test('what the user has no right to is left out, and the index says so', async () => {
  const { token } = await us.makeUser({ rights: ['ACC_DD_EX'] })
  const { status, response, files } = await made({}, token)
  expect(status).toBe('SuccessWithError')
  expect(Object.keys(files).filter((path) => !path.startsWith('Books/'))).toEqual([
    'Registers/TDS register.xlsx',
    'Registers/TCS register.xlsx',
    'Index.xlsx',
  ])
  const index = await rowsOf(files['Index.xlsx']!)
  expect(index).toHaveLength(response.included + response.leftOut)
  const left = index.filter((row) => !row['File'])
  expect(left).toHaveLength(response.leftOut)
  for (const row of left) expect(String(row['Left out because'])).toMatch(/right/i)
})

test('names are of the language of who asks, and a month without entries has its empty books', async () => {
  const reply = await sendCall(
    server.url,
    'monthFile.make',
    { entityId: us.entityId, returnPeriod: '012020', parts: ['registers', 'documents'] },
    us.token,
    { headers: { 'culture-name': 'hi-IN' } },
  )
  const { status, response } = (await endOfTask(us, reply.body as never)) as never as Made
  expect([status, response.leftOut]).toEqual(['Success', 0])
})

test.each([
  [{ returnPeriod: '012027' }, 422, ['Data.returnPeriod']],
  [{ returnPeriod: '132026' }, 422, ['Data.returnPeriod']],
  [{ parts: [] }, 422, ['Data.parts']],
  [{ parts: ['everything'] }, 422, ['Data.parts[0]']],
  [{ entityId: 999_999 }, 404, []],
])('a month file of %j is refused with %i', async (change, status, fields) => {
  const reply = await us.call('monthFile.make', {
    entityId: us.entityId,
    returnPeriod: '112026',
    ...change,
  } as never)
  expect([reply.status, Object.keys(reply.body.validationErrors ?? {})]).toEqual([status, fields])
})

test("another account's GSTIN is not found", async () => {
  const other = await server.makeSubscriber()
  const { status } = await other.call('monthFile.make', { entityId: us.entityId, returnPeriod: '112026' })
  expect(status).toBe(404)
})

interface Mail {
  readonly id: number
  readonly text: string
  readonly files: string[]
  readonly content: Buffer | null
}
/** Mails about months, with the first part of what is attached. */
const monthMails = () =>
  us.inTenant(async (db) => {
    const { rows } = await sql<Mail>`select r.id, m.text_body as text, r.files,
        (select p.content from stored_file_parts p where p.subscriber_id = m.subscriber_id and p.file_id = m.file_ids[1] and p.part_number = 0) as content
      from report_mails r join mails m on m.subscriber_id = r.subscriber_id and m.id = r.message_id
      where r.subscriber_id = current_subscriber() and r.report = 'monthFile.make' order by r.id`.execute(db)
    return rows
  })
const scheduled = (parts: readonly string[], message?: string) =>
  us.ok('reportSchedule.save', {
    report: 'monthFile.make',
    asked: { entityId: us.entityId, parts, returnPeriod: '012020' },
    to: 'accountant@firm.example',
    message,
    period: 'LMonth',
    nextDate: '2026-12-03',
    hour: 8,
    every: 1,
    unit: 'Month',
  } as never)
const round = async () => {
  await sendDueReports(server.app.services)
  await tasksDone(us)
}
const rowOf = async (id: number) =>
  (await us.ok('reportSchedule.search', { size: 50 })).records.find((row) => row.id === id)

test('the month before goes out by mail on its day, once', async () => {
  const { id } = await scheduled(['returns'])
  await round()
  await round()
  const [mail, ...others] = await monthMails()
  expect(others).toEqual([])
  expect(mail!.files).toEqual([expect.stringMatching(/^\w+ 2026-11\.zip$/)])
  expect(mail!.content!.includes('GSTR1 112026.json')).toBe(true)
  expect(mail!.content!.includes('Registers/')).toBe(false)
  expect(await rowOf(id)).toMatchObject({
    lastOutcome: 'Sent',
    nextDate: '2027-01-03',
    attach: [],
    asked: { entityId: us.entityId, parts: ['returns'] },
  })
  await us.ok('reportSchedule.updateStatus', { ids: [id], status: 'Ended' })
})

test('a month that no mail can carry is behind a link until its day, or until its schedule ends', async () => {
  // Papers that cannot be packed closer.
  for (let number = 0; number < 4; number++)
    await us.ok('attachment.upload', {
      name: `scan ${number}.pdf`,
      content: Buffer.concat([pdf, randomBytes(4_500_000), pdf]).toString('base64'),
      kind: 'purchaseBill',
      recordId: bill.id,
    } as never)
  const { id } = await scheduled(['documents'], 'For your desk.')
  await round()
  const mail = (await monthMails()).at(-1)!
  expect(mail.files).toEqual([])
  expect(mail.text).toContain('For your desk.')
  const shortUrl = /\/pdf\/([\w-]+)/.exec(mail.text)![1]!
  const shown = await sendCall(server.url, 'public.document', { shortUrl }, undefined)
  expect(shown.body).toMatchObject({
    fileName: expect.stringMatching(/ 2026-11\.zip$/),
    size: expect.any(Number),
    until: '2026-12-17T18:29:59.999Z',
  })
  const { bytes } = await sendCall(server.url, 'public.documentPdf', { shortUrl }, undefined)
  expect(bytes.length).toBe((shown.body as unknown as { size: number }).size)
  expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe('PK')
  expect(
    (await sendCall(server.url, 'public.answer', { shortUrl, answer: 'Accepted', name: 'A' }, undefined))
      .status,
  ).toBe(404)
  const { rows } = await us.inTenant((db) =>
    sql<{
      audited: string
    }>`select to_json(l)::text as audited from document_links l where l.file_id is not null`.execute(db),
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]!.audited).not.toContain(shortUrl)
  await us.ok('reportSchedule.updateStatus', { ids: [id], status: 'Ended' })
  expect((await sendCall(server.url, 'public.document', { shortUrl }, undefined)).status).toBe(404)
  expect((await sendCall(server.url, 'public.documentPdf', { shortUrl }, undefined)).status).toBe(404)
})
