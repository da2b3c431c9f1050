import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'

/** The worked month of the returns, entered by the calls: notes, advances, set-offs, challans and self-invoices. */
interface Line {
  readonly hsn: string
  readonly desc: string
  readonly uqc: string
  readonly qty: number
  readonly rate: number
  readonly taxable: number
}
interface Row {
  readonly id: string
  readonly docType: string
  readonly number: string
  readonly date: string
  readonly status: string
  readonly supplyCategory: 'REG' | 'SEZ' | 'UNREG' | 'EXPORT'
  readonly partyGstin: string | null
  readonly placeOfSupply: string
  readonly taxPayment: string | null
  readonly original: { number: string; date: string; value?: number } | null
  readonly lines: readonly Line[]
  readonly value: number
}

const read = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../domain/fixtures/returns/${name}.json`, import.meta.url), 'utf8'),
  )
const register: { documents: readonly Row[] } = read('register')
const expected = read('expected-gstr1-save-body')
const kinds = new Set(['CRN', 'DBN', 'RCV', 'ADJ', 'DCH', 'SELF'])
const rows = register.documents.filter(({ docType }) => kinds.has(docType))
const number = (id: string) => rows.find((row) => row.id === id)!.number

let us: TestSubscriber
let json: Record<string, any>

beforeAll(async () => {
  const server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  await stockShop(us)
  await us.inTenant(async (db) => {
    const lut = JSON.stringify([
      { number: 'AD270425000001X', validFrom: '2025-04-01', validTo: '2026-03-31' },
    ])
    await db.updateTable('entities').set({ luts: lut }).where('id', '=', us.entityId).execute()
    // Each document has the number of the register: its series begins with it.
    await sql`update series set is_default = false where document_kind in ('receiptVoucher', 'selfInvoice')`.execute(
      db,
    )
    await sql`insert into series (subscriber_id, name, code, document_kind, prefix, separator, year_style, width, start_number, is_default)
      values (current_subscriber(), 'RV', 'RVX', 'receiptVoucher', 'RV/2526', '/', 'none', 3, 9, true),
        (current_subscriber(), 'SI', 'SIX', 'selfInvoice', 'SI/2526', '/', 'none', 3, 5, true)`.execute(db)
    await sql`insert into settings (subscriber_id, name, value) values (current_subscriber(), 'DocumentAutonumbering', 'false')
      on conflict do nothing`.execute(db)
  })
  for (const row of rows) await enter[row.docType]!(row)
  const file = await us.call('gstr1.json', { entityId: us.entityId, returnPeriod: '112025' })
  json = file.body
})

const parties = new Map<string, number>()
const partyOf = async ({ supplyCategory, partyGstin, placeOfSupply }: Row, role = 'Customer') => {
  const key = `${role} ${partyGstin ?? supplyCategory}${placeOfSupply}`
  const known = parties.get(key)
  if (known !== undefined) return known
  const abroad = supplyCategory === 'EXPORT'
  const address = {
    line1: '1 Bazaar Street',
    city: 'City',
    stateCode: placeOfSupply,
    countryCode: abroad ? 'AE' : 'IN',
  }
  const id = await us.inTenant(async (db) => {
    const { rows: made } = await sql<{ id: number }>`
      insert into parties (subscriber_id, code, name, role, taxpayer_type, gstin, state_code, billing_address)
      values (current_subscriber(), ${`P${parties.size}`}, ${key}, ${role}, ${abroad ? 'OEXP' : supplyCategory}, ${partyGstin},
        ${placeOfSupply}, ${JSON.stringify(address)}::jsonb) returning id`.execute(db)
    return made[0]!.id
  })
  parties.set(key, id)
  return id
}

const bodyOf = async (row: Row, role?: string) => ({
  entityId: us.entityId,
  partyId: await partyOf(row, role),
  date: row.date,
  status: 'Active' as const,
  placeOfSupply: row.placeOfSupply,
  ...(row.taxPayment
    ? {
        supplyKind:
          `${row.supplyCategory === 'SEZ' ? 'SEZ' : 'EXP'}${row.taxPayment === 'WPAY' ? 'WP' : 'WOP'}` as const,
      }
    : {}),
  lines: row.lines.map(({ hsn, desc, uqc, qty, rate, taxable }) => ({
    description: desc,
    supply: hsn.startsWith('99') ? ('Services' as const) : ('Goods' as const),
    hsn,
    ...(uqc === 'NA' ? {} : { uqc }),
    quantity: String(qty || 1),
    unitPrice: (taxable / (qty || 1)).toFixed(6),
    taxRate: String(rate),
  })),
})

const note = async (row: Row) => {
  const { original } = row
  await us.ok('outwardNote.save', {
    ...(await bodyOf(row)),
    number: row.number,
    noteType: row.docType === 'CRN' ? 'Credit' : 'Debit',
    reason: row.docType === 'CRN' ? 'Sales Return' : 'Invoice Correction',
    roundOff: false,
    precedingDocuments: [
      { number: original!.number, date: original!.date, total: String(original!.value ?? 1_000_000) },
    ],
  })
}

const advance = async (row: Row, date = row.date) =>
  us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId: await partyOf(row),
    date,
    mode: 'UPI',
    amount: String(row.value),
    allocations: [],
    advance: {
      hsn: row.lines[0]!.hsn,
      taxRate: String(row.lines[0]!.rate),
      placeOfSupply: row.placeOfSupply,
    },
  })

const enter: Record<string, (row: Row) => Promise<unknown>> = {
  CRN: note,
  DBN: note,
  RCV: (row) => advance(row),
  ADJ: async (row) => {
    const received = await advance(row, row.original!.date)
    const { id } = await us.ok('salesInvoice.save', {
      ...(await bodyOf(row)),
      number: 'MF/2526/0477',
      roundOff: false,
    })
    await us.ok('paymentIn.allocate', {
      id: received.id,
      version: received.version,
      allocations: [{ documentId: id, amount: String(row.value) }],
    })
  },
  DCH: async (row) => {
    const { id } = await us.ok('deliveryChallan.save', {
      ...(await bodyOf(row)),
      number: row.number,
      purpose: 'JobWork',
    })
    if (row.status === 'CANCELLED') await us.ok('deliveryChallan.cancel', { ids: [id], reason: 'Other' })
  },
  SELF: async (row) =>
    us.ok('purchaseBill.save', {
      ...(await bodyOf(row, 'Supplier')),
      number: 'PB/7',
      supplierNumber: 'L/7',
      supplierDate: row.date,
      reverseCharge: true,
    }),
}

/** A list in any order. */
const sorted = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).toSorted()

test.each(['cdnr', 'cdnur', 'at', 'txpd'])(
  'section %s of the worked month is what the calls enter',
  (section) => {
    expect(sorted(json[section])).toEqual(sorted(expected[section]))
  },
)

test('notes to small buyers are net of table 7, also below zero', () => {
  const net = (pos: string) => json.b2cs.find((row: { pos: string }) => row.pos === pos)
  expect(net('27')).toMatchObject({ txval: -945.02, camt: -85.05, samt: -85.05 })
  expect(net('32')).toMatchObject({ txval: -7560, iamt: -1360.8 })
})

test('table 12 is net of notes, by code and rate', () => {
  const of = (tab: string) =>
    json.hsn[tab]
      .map(
        ({ hsn_sc, rt, qty, txval }: Readonly<Record<string, string | number>>) =>
          `${hsn_sc} ${rt} ${qty} ${txval}`,
      )
      .toSorted()
  expect(of('hsn_b2b')).toEqual(
    ['190531 12 -60 -7200', '847160 18 -2 -1890.05', '853710 18 1 11000', '998313 18 0 -5000'].toSorted(),
  )
  expect(of('hsn_b2c')).toEqual(
    ['847130 18 -1 -60000', '847160 18 -9 -8505.02', '853710 18 -1 -30000'].toSorted(),
  )
})

test('table 13 counts each nature with its cancelled numbers', () => {
  const of = (nature: number) => {
    const { docs } = json.doc_issue.doc_det.find(({ doc_num }: { doc_num: number }) => doc_num === nature)
    return docs.map(
      (row: Readonly<Record<string, string | number>>) =>
        `${row['from']} ${row['to']} ${row['totnum']} ${row['cancel']} ${row['net_issue']}`,
    )
  }
  expect(of(2)).toEqual([`${number('S46')} ${number('S46')} 1 0 1`])
  expect(of(4)).toEqual([`${number('S28')} ${number('S28')} 1 0 1`])
  expect(of(5)).toEqual([`${number('S26')} ${number('S33')} 7 0 7`])
  expect(of(6)).toEqual(['RV/2526/009 RV/2526/010 2 0 2'])
  expect(of(9)).toEqual([`${number('S44')} ${number('S45')} 2 1 1`])
})
