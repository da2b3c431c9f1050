import { readdirSync, readFileSync } from 'node:fs'
import { documentRight, documentRights } from '@bahi/contracts/document-rights.ts'
import { pathOf, viewOf } from '@bahi/contracts/document-screens.ts'
import { accounts } from '@bahi/domain/books/chart.ts'
import type { LedgerRule } from '@bahi/domain/documents/families.ts'
import {
  documentKindNames,
  documentKinds,
  lineFieldsOf,
  offeredKinds,
  typeOf,
  usualNoteOf,
} from '@bahi/domain/documents/kinds.ts'
import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import { paymentKindNames, paymentKinds } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { proofs } from '../src/features/ledger/index.ts'
import { openLink, sharedTestServer } from './call-helpers.ts'
import type { SharedTestServer, TestSubscriber, TestUser } from './call-helpers.ts'
import { addSeries, addSupplier, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let them: TestSubscriber
let shop: Shop
let supplier: number
/** One may print documents, the other may keep their files. */
let printer: TestUser
let keeper: TestUser

const day = '2026-11-20'

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  them = await server.makeSubscriber()
  shop = await stockShop(us)
  supplier = await makeSupplier('Nashik Mills')
  await addSeries(us, offeredKinds)
  printer = await us.makeUser({ rights: documentRights('PRT') })
  keeper = await us.makeUser({ rights: documentRights('PDF') })
})

const makeSupplier = (name: string) => addSupplier(us, name, `AAPFN${String((made += 1)).padStart(4, '0')}K`)

let made = 0

const sale = () => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: day,
  lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '12.50' }],
})

/** A body of each kind that can be issued; what it corrects is made with it. */
async function bodyOf(kind: OfferedKind) {
  if (documentKinds[kind].side === 'sale' && !documentKinds[kind].corrects) return sale()
  if (kind === 'purchaseOrder') return { ...sale(), partyId: supplier }
  if (kind === 'purchaseBill') return bill()
  if (kind === 'inwardNote') {
    const { id } = await us.ok('purchaseBill.save', { ...bill(), status: 'Active' })
    return noteOf(id, {
      noteType: 'Debit',
      partyId: supplier,
      reason: 'Purchase Return',
      lines: [{ sourceLine: { documentId: id, lineNumber: 1 }, quantity: '2' }],
    })
  }
  const invoice = await us.ok('salesInvoice.save', { ...sale(), status: 'Active' })
  return noteOf(invoice.id, {
    lines: [{ sourceLine: { documentId: invoice.id, lineNumber: 1 }, quantity: '2' }],
  })
}

const bill = () => ({
  ...sale(),
  partyId: supplier,
  supplierNumber: `S/${(made += 1)}`,
  supplierDate: day,
})

const noteOf = (documentId: number, more: object = {}) => ({
  ...sale(),
  noteType: 'Credit' as const,
  reason: 'Sales Return' as const,
  precedingDocuments: [{ documentId }],
  ...more,
})

/** What the dashboard says was sold and bought, and how many documents of the kind there are. */
async function figures(kind: OfferedKind) {
  const { sales, purchases, kinds } = await us.ok('dashboard.summary', {})
  return {
    sale: Number(sales.amount),
    purchase: Number(purchases.amount),
    count: kinds.find((one) => one.kind === kind)!.documents,
  }
}

/** Accounts of each ledger rule, with the side they are entered on, of a taxed supply within the State; round-off apart. */
const entered: Readonly<Record<LedgerRule, readonly string[]>> = {
  distribution: ['distributedCredit credit', 'inputCgst debit', 'inputSgst debit'],
  distributionReturn: ['distributedCredit debit', 'inputCgst credit', 'inputSgst credit'],
  broughtDebit: ['openingBalances credit', 'party debit'],
  broughtCredit: ['openingBalances debit', 'party credit'],
  sale: ['cgst credit', 'party debit', 'roundOff credit', 'sales credit', 'sgst credit'],
  saleReturn: ['cgst debit', 'party credit', 'roundOff debit', 'sales debit', 'sgst debit'],
  purchase: ['inputCgst debit', 'inputSgst debit', 'party credit', 'purchases debit', 'roundOff debit'],
  purchaseReturn: [
    'inputCgst credit',
    'inputSgst credit',
    'party debit',
    'purchases credit',
    'roundOff credit',
  ],
}

const usual = (kind: OfferedKind) => typeOf(kind, usualNoteOf(kind))

const brokenProofs = (subscriber: TestSubscriber) =>
  subscriber.inTenant(async (db) => {
    const broken: string[] = []
    for (const { name, sql: query } of proofs)
      if ((await sql.raw(query).execute(db)).rows.length > 0) broken.push(name)
    return broken
  })

test('the database knows the statuses of each kind as the table of kinds says', async () => {
  const { rows } = await us.inTenant((db) =>
    sql`select kind, issued_status, settled_status, covered_status, is_taken, partial_status, fulfilled_status from document_kinds order by kind`.execute(
      db,
    ),
  )
  expect(rows).toEqual(
    documentKindNames.toSorted().map((kind) => ({
      kind,
      issuedStatus: documentKinds[kind].issued,
      settledStatus: documentKinds[kind].settled ?? null,
      coveredStatus: documentKinds[kind].covered ?? null,
      isTaken: documentKinds[kind].fulfilment !== undefined,
      partialStatus: documentKinds[kind].fulfilment?.part ?? null,
      fulfilledStatus: documentKinds[kind].fulfilment?.all ?? null,
    })),
  )
})

test('the ledger takes the accounts of the domain and no others', async () => {
  const { rows } = await us.inTenant((db) =>
    sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint
      where conname = 'ledger_entries_account_check'`.execute(db),
  )
  const known = [...rows[0]!.rule.matchAll(/'(\w+)'::text/g)].map(([, name]) => name)
  expect(new Set(known)).toEqual(new Set(accounts))
})

test('no function of posting names a kind or one of its statuses', () => {
  const folder = new URL('../sql/functions/', import.meta.url)
  const words = new Set(
    documentKindNames.flatMap((kind) => [
      kind,
      documentKinds[kind].issued,
      documentKinds[kind].settled ?? kind,
    ]),
  )
  for (const file of readdirSync(folder)) {
    const text = readFileSync(new URL(file, folder), 'utf8')
    const named = [...words].filter((word) => text.includes(`'${word}'`))
    expect(named, file).toEqual([])
  }
})

describe.each(offeredKinds)('%s', (kind) => {
  test('goes through its life from a draft to cancelled, and each status is one of its own', async () => {
    const body = await bodyOf(kind)
    const draft = await us.ok(`${kind}.save`, { ...body, status: 'Draft' })
    expect([draft.status, draft.number]).toEqual(['Draft', null])
    const issued = await us.ok(`${kind}.save`, {
      ...body,
      id: draft.id,
      version: draft.version,
      status: 'Active',
    })
    const { issued: status, category } = documentKinds[kind]
    expect([issued.status, issued.typeCode]).toEqual([status, usual(kind).letter])
    expect(issued.number).toMatch(/\/\d+$/)
    const computed = await us.ok(`${kind}.compute`, { ...body, status: 'Active' })
    expect(computed.totals).toMatchObject({ taxableValue: issued.totals.taxableValue })
    const detail = await us.ok(`${kind}.detail`, { id: String(issued.id) })
    const supplyTypeFlag = documentKinds[kind].side === 'sale' ? 'S' : 'P'
    expect(detail).toMatchObject({
      kind,
      supplyTypeFlag,
      status,
      number: issued.number,
      totals: issued.totals,
    })
    const edited = await us.ok(`${kind}.save`, {
      ...body,
      id: issued.id,
      version: detail.version,
      status: 'Active',
      remarks: category,
    })
    expect(edited).toMatchObject({ number: issued.number, totals: issued.totals, status })
    const { records } = await us.ok(`${kind}.search`, { keyword: issued.number! })
    expect(records.map(({ id, status: listed }) => [id, listed])).toEqual([[issued.id, status]])
    const pdf = await us.call(`${kind}.pdf`, { id: String(issued.id) })
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const paperFor = async (user: TestUser, purpose?: 'Print') =>
      (await user.call(`${kind}.pdf`, { id: String(issued.id), ...(purpose ? { purpose } : {}) })).status
    expect([await paperFor(printer, 'Print'), await paperFor(printer)]).toEqual([200, 403])
    expect([await paperFor(keeper), await paperFor(keeper, 'Print')]).toEqual([200, 403])
    const sheet = await us.ok(`${kind}.sheet`, { id: String(issued.id) })
    expect(JSON.stringify(sheet)).toContain(issued.number)
    expect(await us.ok(`${kind}.clone`, { id: String(issued.id) })).toMatchObject({ status: 'Draft' })
    const foreign = await them.call(`${kind}.detail`, { id: String(issued.id) })
    expect(foreign.status).toBe(404)
    const cancelled = await us.ok(`${kind}.cancel`, { ids: [issued.id], reason: 'Test' })
    expect(cancelled).toMatchObject({ done: [issued.id] })
    expect(await us.ok(`${kind}.detail`, { id: String(issued.id) })).toMatchObject({
      status: 'Cancelled',
      balance: '0.00',
    })
    expect(await brokenProofs(us)).toEqual([])
  })

  test('is found by its number, and everything that names it names its kind, which has a screen', async () => {
    const body = await bodyOf(kind)
    const before = await figures(kind)
    const { id, number, totals } = await us.ok(`${kind}.save`, { ...body, status: 'Active' })
    const after = await figures(kind)
    // What is in no books is in no figure of sales and purchases.
    const { ledger } = usual(kind)
    const sign = ledger
      ? ((
          { sale: 1, saleReturn: -1, purchase: 1, purchaseReturn: -1 } as Partial<Record<LedgerRule, number>>
        )[ledger] ?? 0)
      : 0
    const { side } = documentKinds[kind]
    expect({ ...after, count: after.count - before.count }).toEqual({
      ...before,
      [side]: before[side] + sign * Number(totals.total),
      count: 1,
    })
    expect(viewOf(kind, id)).toBe(`${pathOf(kind, 'view')}/${id}`)
    const typed = String('supplierNumber' in body ? body.supplierNumber : number)
    const of = { id, kind, number: typed }
    expect((await us.ok('finder.search', { text: typed.toLowerCase() })).documents).toContainEqual(
      expect.objectContaining(of),
    )
    const { records } = await us.ok(`${kind}.search`, { keyword: typed })
    expect(records.map((row) => row.id)).toContain(id)
    const clerk = await us.makeUser({ rights: [documentRight(kind, 'SH_VW')] })
    expect((await clerk.ok('finder.search', { text: typed })).documents.map((row) => row.kind)).toEqual([
      kind,
    ])
    const [listed] = (await us.ok(`${kind}.search`, { ids: [id] })).records
    expect([listed!.noteType ?? null, listed!.supplierNumber ?? null]).toEqual([
      documentKinds[kind].parts.includes('note') ? usualNoteOf(kind) : null,
      'supplierNumber' in body ? body.supplierNumber : null,
    ])
    const { opens, gstr1 } = usual(kind)
    const { rows } = await us.ok('party.statement', { id: body.partyId, size: 500 })
    expect(rows.find((row) => row.documentId === id)?.source).toBe(opens ? kind : undefined)
    if (opens === 'receivable') {
      const { documents } = await us.ok('paymentIn.outstanding', { partyId: String(body.partyId) })
      expect(documents.find(({ documentId }) => documentId === id)?.kind).toBe(kind)
    }
    if (gstr1 && gstr1 !== 'challan') {
      const section = gstr1 === 'invoice' ? 'b2b' : 'cdnr'
      const asked = { entityId: us.entityId, returnPeriod: '112026', section, size: 500 }
      const { records: returned } = await us.ok('gstr1.documents', asked)
      expect(returned.find(({ documentId }) => documentId === id)?.kind).toBe(kind)
    }
  })

  test('keeps, lists, exports and prints fields of the business’s own, for its head and its lines', async () => {
    const define = async (recordKind: OfferedKind | `${OfferedKind}Line`, en: string) => {
      const field = { recordKind, type: 'text', labels: { en }, isInList: true, isPrinted: true } as const
      return `field${(await us.ok('customField.save', field)).id}`
    }
    const [head, line] = [
      await define(kind, `Site of ${kind}`),
      await define(lineFieldsOf(kind), `Lot of ${kind}`),
    ]
    const body = await bodyOf(kind)
    const own = {
      ...body,
      status: 'Active' as const,
      customFields: { [head]: 'Depot seven' },
      lines: body.lines.map((one) => ({ ...one, customFields: { [line]: 'Lot nine' } })),
    }
    const { id } = await us.ok(`${kind}.save`, own)
    const { records } = await us.ok(`${kind}.search`, {
      customFilters: { [head]: ['Depot'] },
      customFields: true,
    })
    expect(records.map((row) => [row.id, row.customFields])).toEqual([[id, { [head]: 'Depot seven' }]])
    const { print } = await us.ok(`${kind}.sheet`, { id: String(id) })
    expect(print.facts).toContainEqual(
      expect.objectContaining({ label: `Site of ${kind}`, value: 'Depot seven' }),
    )
    expect(JSON.stringify(print.lines)).toContain('Lot nine')
    const sheet = await us.call(`${kind}.export`, { format: 'csv' })
    expect(sheet.bytes.toString()).toContain('Depot seven')
    expect(sheet.bytes.toString()).toContain(documentKinds[kind].side === 'sale' ? ',S,' : ',P,')
    const foreign = { ...own, customFields: { field999999: 'x' } }
    expect((await us.call(`${kind}.save`, foreign)).status).toBe(422)
  })

  test('is mailed, shared, printed, attached to and explained, and its history is one line of all of it', async () => {
    const { id } = await us.ok(`${kind}.save`, { ...(await bodyOf(kind)), status: 'Active' })
    const query = { id: String(id) }
    await us.ok(`${kind}.send`, { id, to: 'buyer@example.in' })
    for (const task of [`${kind}.sendMany`, `${kind}.bulkPdf`] as const)
      expect((await us.ok(task, { ids: [id] })).taskId).toBeGreaterThan(0)
    const { shortUrl } = await us.ok(`${kind}.link`, { id })
    expect((await openLink(server, shortUrl)).body).toMatchObject({
      kind,
      print: { totals: expect.anything() },
    })
    await us.ok('attachment.upload', {
      kind,
      recordId: id,
      entityId: us.entityId,
      name: 'note.csv',
      content: Buffer.from('a,b').toString('base64'),
    })
    expect((await us.call(`${kind}.pdf`, query)).status).toBe(200)
    expect((await us.ok(`${kind}.explain`, query)).totals.length).toBeGreaterThan(0)
    expect((await us.ok(`${kind}.trail`, query)).steps.length).toBeGreaterThan(0)
    const { entries, seen } = await us.ok('audit.history', { ...query, record: kind })
    const parts = entries.map(({ part, action }) => `${part} ${action}`)
    expect(parts).toEqual(
      expect.arrayContaining([
        `${kind} create`,
        'documentMails create',
        'documentLinks create',
        'documentPrints create',
        'attachments create',
      ]),
    )
    expect(seen.map(({ views }) => views)).toContain(1)
  })

  test('a draft of it is discarded, and is in no list any more', async () => {
    const draft = await us.ok(`${kind}.save`, { ...(await bodyOf(kind)), status: 'Draft' })
    expect(await us.ok(`${kind}.delete`, { ids: [draft.id] })).toMatchObject({ done: [draft.id] })
    const { records } = await us.ok(`${kind}.search`, { view: 'draft', size: 500 })
    expect(records.map((row) => row.id)).not.toContain(draft.id)
  })

  test('is entered, open, returned and registered as its row says', async () => {
    const { id } = await us.ok(`${kind}.save`, { ...(await bodyOf(kind)), status: 'Active' })
    const { ledger, opens, gstr1 } = usual(kind)
    const stored = await us.inTenant(async (db) => ({
      accounts: (
        await sql<{
          account: string
          isDebit: boolean
        }>`select distinct account, debit > 0 as is_debit from ledger_entries
          where document_id = ${id} order by account`.execute(db)
      ).rows.map(({ account, isDebit }) => `${account} ${isDebit ? 'debit' : 'credit'}`),
      row: (
        await sql<{
          opens: string | null
          numberScope: string
          returnType: string | null
          isOpen: boolean
        }>`select opens, number_scope, return_type, balance > 0 as is_open from documents where id = ${id}`.execute(
          db,
        )
      ).rows[0],
      sections: (
        await sql<{
          section: string
        }>`select distinct section from gstr1_rows where document_id = ${id}`.execute(db)
      ).rows.map(({ section }) => section),
    }))
    expect(stored.accounts).toEqual(ledger ? entered[ledger] : [])
    expect(stored.row).toMatchObject({
      opens: opens ?? null,
      ...(opens ? {} : { isOpen: false }),
      numberScope: usual(kind).numberScope,
      returnType: documentKinds[kind].lockedBy ?? null,
    })
    const isReported = gstr1 !== undefined && gstr1 !== 'challan'
    expect(stored.sections).toEqual(isReported ? [gstr1 === 'invoice' ? 'b2b' : 'cdnr'] : [])
    for (const payment of paymentKindNames) {
      const settles: readonly (string | undefined)[] = paymentKinds[payment].settles
      const paid = await us.call(`${payment}.save`, {
        entityId: us.entityId,
        partyId: documentKinds[kind].side === 'purchase' ? supplier : shop.registered,
        date: day,
        mode: 'Cash',
        amount: '1.00',
        allocations: [{ documentId: id, amount: '1.00' }],
      })
      const isSettled = stored.row!.isOpen && settles.includes(opens)
      expect([payment, paid.status]).toEqual([payment, isSettled ? 200 : 422])
    }
    expect(await brokenProofs(us)).toEqual([])
  })
})
