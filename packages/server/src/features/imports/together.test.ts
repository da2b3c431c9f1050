import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksOf, differences } from '../../../test/books-of.ts'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { csvOf, importText } from '../../../test/import-helpers.ts'
import { addSeries, addSupplier, stockShop } from '../../../test/shop.ts'
import { proofs } from '../ledger/index.ts'

/**
 * Documents of a file are written together. What one of them changes for those behind it counts all the same: each is refused,
 * warned of and numbered as though it had been saved alone, one after the other, by its call.
 */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    env: { BAHI_WORKER: 'on' },
    clock: () => new Date('2026-11-20T10:00:00+05:30'),
  })
})
afterAll(() => server?.stop())

type Shop = Awaited<ReturnType<typeof stockShop>> & { readonly supplier: number }

interface Given {
  readonly kind?: 'purchaseBill' | 'outwardNote'
  readonly number?: string
  readonly supplierNumber?: string
  readonly preceding?: string
  readonly quantity?: string
  readonly date?: string
  readonly hsn?: string
}

interface Case {
  readonly what: string
  readonly set?: (us: TestSubscriber, shop: Shop) => Promise<unknown>
  readonly documents: readonly Given[]
  /** How each ends: a number, or what it is refused for; what it warns of behind a semicolon. */
  readonly ends: readonly string[]
}

const setting = (us: TestSubscriber, values: Readonly<Record<string, unknown>>) =>
  us.inTenant(async (db) => {
    for (const [name, value] of Object.entries(values))
      await sql`insert into settings (subscriber_id, entity_id, name, value)
        values (current_subscriber(), ${us.entityId}, ${name}, ${JSON.stringify(value)}::jsonb)`.execute(db)
  })

const limit = (us: TestSubscriber, { registered }: Shop, amount: number) =>
  us.inTenant((db) => sql`update parties set credit_limit = ${amount} where id = ${registered}`.execute(db))

const stocked = async (us: TestSubscriber, { bolt }: Shop, rule: string) => {
  await setting(us, { EnableStockInventory: true, StockSince: '2026-04-01', NegativeStock: rule })
  await us.inTenant((db) => sql`update items set is_stocked = true where id = ${bolt}`.execute(db))
}

const one = { quantity: '4' }
const cases: readonly Case[] = [
  {
    what: 'numbers follow the order of the file, and what is refused takes none',
    documents: [
      one,
      { ...one, hsn: '12' },
      one,
      { ...one, kind: 'purchaseBill', supplierNumber: 'A/1' },
      one,
    ],
    ends: ['INV/0001', 'VALD0110', 'INV/0002', 'PB/0001', 'INV/0003'],
  },
  {
    what: 'what the customer owes by documents before counts for the credit limit that warns',
    set: (us, shop) => limit(us, shop, 1000),
    documents: [one, one, one],
    ends: ['INV/0001', 'INV/0002', 'INV/0003; DOCU0039'],
  },
  {
    what: 'what the customer owes by documents before counts for the credit limit that refuses',
    set: async (us, shop) => {
      await limit(us, shop, 1000)
      await setting(us, { creditLimitCheck: 'refuse' })
    },
    documents: [one, one, one, { quantity: '1' }],
    ends: ['INV/0001', 'INV/0002', 'DOCU0039', 'DOCU0039'],
  },
  {
    what: 'what is sold before is not there to be sold again',
    set: async (us, shop) => stocked(us, shop, 'Refuse'),
    documents: [
      { kind: 'purchaseBill', supplierNumber: 'A/1', quantity: '10' },
      one,
      one,
      one,
      { quantity: '2' },
    ],
    ends: ['PB/0001', 'INV/0001', 'INV/0002', 'STCK0001', 'INV/0003'],
  },
  {
    what: 'what is sold before counts for the warning of stock',
    set: async (us, shop) => stocked(us, shop, 'Warn'),
    documents: [{ kind: 'purchaseBill', supplierNumber: 'A/1', quantity: '7' }, one, one],
    ends: ['PB/0001', 'INV/0001', 'INV/0002; STCK0010'],
  },
  {
    what: 'a number is taken once',
    set: (us) => setting(us, { DocumentAutonumbering: false }),
    documents: [
      { ...one, number: 'X-1' },
      { ...one, number: 'X-2' },
      { ...one, number: 'x-1' },
      { ...one, number: 'X-3' },
    ],
    ends: ['X-1', 'X-2', 'DOCU0033', 'X-3'],
  },
  {
    what: 'bills of a supplier are compared with those before',
    documents: [
      { kind: 'purchaseBill', supplierNumber: 'A/007' },
      { kind: 'purchaseBill', supplierNumber: 'A/7' },
      { kind: 'purchaseBill', supplierNumber: 'a/007' },
    ],
    ends: ['PB/0001', 'PB/0002; DOCU0091', 'DOCU0081'],
  },
  {
    what: 'a note corrects an invoice before it',
    documents: [one, { kind: 'outwardNote', quantity: '1', preceding: 'INV/0001' }, one],
    ends: ['INV/0001', 'out/0001', 'INV/0002'],
  },
  {
    what: 'a plan has room for so many documents of a month',
    set: async (us) => {
      const { owner } = server.app.pools
      await owner.query(`insert into plans (code, name, documents_per_month) values ($1, 'Small', 2)`, [
        `Two${us.subscriberId}`,
      ])
      await owner.query('update subscribers set plan = $1 where subscriber_id = $2', [
        `Two${us.subscriberId}`,
        us.subscriberId,
      ])
    },
    documents: [one, { ...one, date: '2026-10-31' }, one, one, { ...one, date: '2026-10-30' }],
    ends: ['INV/0001', 'INV/0002', 'INV/0003', 'PLAN0001', 'INV/0004'],
  },
]

const dateOf = ({ date = '2026-11-10' }: Given) => date
const heads = [
  'Reference',
  'Document kind',
  'Number',
  'Party code',
  'Party name',
  'Date',
  'Status',
  'Supplier number',
  'Supplier date',
  'Note type',
  'Reason',
  'Original invoice number',
  'Item code',
  'HSN',
  'Quantity',
  'Unit price',
]

test.each(cases)('$what', async ({ set, documents, ends }) => {
  const [byCall, byFile] = [await made(), await made()]
  for (const { us, shop } of [byCall, byFile]) await set?.(us, shop)

  const called: string[] = []
  for (const given of documents) called.push(await save(byCall, given))
  expect(called).toEqual(ends)
  const { detail, records } = await importText(byFile.us, 'Document', csvOf(heads, ...documents.map(rowOf)), {
    entityId: byFile.us.entityId,
  })
  expect(records.map((record) => endOf(record, detail.records))).toEqual(called)
  expect(
    differences(
      await booksOf(server, byCall.us.subscriberId),
      await booksOf(server, byFile.us.subscriberId),
    ).slice(0, 5),
  ).toEqual([])
  // Nobody reads names of fields: what is wrong is said of a column, or of the row.
  for (const { column, message } of detail.records)
    expect(`${column} ${message}`).toMatch(/^(?:[A-Z]|null [A-Z])/)
  for (const { name, sql: text } of proofs) {
    const { rows } = await byFile.us.inTenant((db) => sql.raw(text).execute(db))
    expect([name, rows]).toEqual([name, []])
  }
})

async function made() {
  const us = await server.makeSubscriber({ trialDays: null })
  const shop = await stockShop(us)
  const supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(us, ['outwardNote'])
  return { us, shop: { ...shop, supplier } }
}

async function save(
  { us, shop }: { readonly us: TestSubscriber; readonly shop: Shop },
  given: Given,
): Promise<string> {
  const { kind = 'salesInvoice', quantity = '4', hsn, number, supplierNumber, preceding } = given
  const found = preceding
    ? await us.inTenant((db) =>
        sql<{ id: number }>`select id from documents where number = ${preceding}`.execute(db),
      )
    : undefined
  const reply = await us.call(
    `${kind}.save` as 'salesInvoice.save',
    {
      entityId: us.entityId,
      partyId: kind === 'purchaseBill' ? shop.supplier : shop.registered,
      date: dateOf(given),
      status: 'Active',
      ...(number ? { number } : {}),
      ...(supplierNumber ? { supplierNumber, supplierDate: dateOf(given) } : {}),
      ...(found
        ? {
            noteType: 'Credit',
            reason: 'Sales Return',
            precedingDocuments: [{ documentId: found.rows[0]!.id }],
          }
        : {}),
      lines: [{ itemId: shop.bolt, quantity, unitPrice: '100', ...(hsn ? { hsn } : {}) }],
    } as never,
  )
  const { errors = [], validationErrors = {}, warnings = [], number: taken } = reply.body as AnyBody
  if (reply.status < 300) return [taken, ...warnings.map(({ code }: AnyBody) => code)].join('; ')
  const issues = Object.values(validationErrors as Record<string, AnyBody[]>).flat()
  return (issues.length > 0 ? issues : errors).map(({ code }: AnyBody) => code).join('; ')
}

function rowOf(given: Given, index: number): string[] {
  const {
    kind = 'salesInvoice',
    quantity = '4',
    hsn = '',
    number = '',
    supplierNumber = '',
    preceding = '',
  } = given
  const isBill = kind === 'purchaseBill'
  return [
    `R-${index}`,
    kind,
    number,
    isBill ? '' : 'C1',
    isBill ? 'Nashik Mills' : '',
    dateOf(given),
    'Active',
    supplierNumber,
    supplierNumber && dateOf(given),
    preceding && 'Credit',
    preceding && 'Sales Return',
    preceding,
    'I1',
    hsn,
    quantity,
    '100',
  ]
}

/** The same of a record of an import. */
function endOf({ row, outcome, label }: AnyBody, problems: readonly AnyBody[]): string {
  const codes = problems.filter((one) => one.row === row).map(({ code }) => code)
  return [...(outcome === 'Refused' ? [] : [label.split(' · ')[1]]), ...codes].join('; ')
}
