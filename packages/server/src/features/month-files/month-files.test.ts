import { Decimal } from '@bahi/domain/num/decimal.ts'
import { readXlsx } from 'hucre'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCall, startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { endOfTask } from '../../../test/portal-world.ts'
import { addSeries, addSupplier, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
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
