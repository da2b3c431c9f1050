import { addDays, daysBetween } from '@bahi/domain/cal/date.ts'
import { financialYearFrom, financialYearOf } from '@bahi/domain/cal/period.ts'
import { numberParts } from '@bahi/domain/documents/number.ts'
import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import { gstinCheckCharacter } from '@bahi/domain/ids/gstin.ts'
import type pg from 'pg'
import { bulkKinds, writeOtherKinds } from './bulk-kinds.ts'
import { bulkStatements } from './bulk-sql.ts'

export interface BulkOptions {
  readonly subscriberId: number
  readonly entityId: number
  readonly invoices: number
  /** Lines of an invoice; between half and one and a half of it. */
  readonly lines: number
  readonly from: string
  readonly to: string
  /** Documents of each other kind for a hundred invoices; absent: as many as is usual of the kind. */
  readonly others?: number
  /** The one kind that is written beside invoices; absent: all. */
  readonly only?: OfferedKind
  readonly log?: (line: string) => void
}

const parties = 2000
const items = 1000
const batch = 50_000

/**
 * Fills a subscriber with many invoices, receipts, documents of each other kind, payments out, advances and everything a posting writes, by statements over whole sets, so
 * that a million take minutes. The figures are those that saving one by one would give; triggers and foreign keys
 * are off meanwhile, which needs the owner's superuser connection, and so the audit trail has no entries of it.
 */
export async function fillDocuments(client: pg.Client, options: BulkOptions): Promise<void> {
  const { subscriberId, entityId, invoices, log = () => {} } = options
  await client.query(
    `select set_config('bahi.subscriber_id', $1, false), set_config('bahi.source', 'command', false)`,
    [String(subscriberId)],
  )
  await masters(client, options)
  const series = await seriesFor(client, entityId)
  const place = { entityId, years: yearsOf(options), series: series.others }
  await client.query(bulkStatements.helpers)
  await client.query(`set session_replication_role = replica`)
  try {
    for (let first = 1; first <= invoices; first += batch) {
      const last = Math.min(first + batch - 1, invoices)
      await client.query('begin')
      await client.query(`set local work_mem = '256MB'`)
      await client.query(bulkStatements.drop)
      await plan(client, options, series, first, last)
      for (const [name, statement] of Object.entries(bulkStatements.write)) {
        await client.query({ text: statement }).catch((error: Error) => {
          throw new Error(`${name}: ${error.message}`, { cause: error })
        })
      }
      await writeOtherKinds(client, place, options.others, options.only)
      await client.query('commit')
      log(`${last} of ${invoices} invoices`)
    }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    await client.query(`set session_replication_role = default`)
  }
  await client.query(
    'analyze documents, document_lines, gstr1_rows, ledger_entries, payments, payment_allocations, day_sums, return_sums, hsn_sums, party_balances',
  )
}

interface Series {
  readonly invoice: number
  readonly receipt: number
  readonly others: ReadonlyMap<string, number>
}

/** Own series, so that the company's numbers continue where they were. */
async function seriesFor(client: pg.Client, entityId: number): Promise<Series> {
  const ensure = async (kind: string, prefix: string) => {
    const found = await client.query(
      `select id from series where subscriber_id = current_subscriber() and document_kind = $1 and code = 'BULK'`,
      [kind],
    )
    if (found.rows[0]) return Number(found.rows[0].id)
    const made = await client.query(
      `insert into series (subscriber_id, name, code, document_kind, prefix, separator, year_style, width, resets)
       values (current_subscriber(), 'Bulk', 'BULK', $1, $2, '/', 'short', 7, 'Yearly') returning id`,
      [kind, prefix],
    )
    const id = Number(made.rows[0].id)
    await client.query(
      `insert into series_allocations (subscriber_id, series_id, entity_id, is_default) values (current_subscriber(), $1, $2, false)`,
      [id, entityId],
    )
    return id
  }
  const others = new Map<string, number>()
  for (const { kind, prefix } of bulkKinds) others.set(kind, await ensure(kind, prefix))
  const receipt = await ensure('paymentIn', 'R')
  others.set('paymentIn', receipt).set('paymentOut', await ensure('paymentOut', 'Y'))
  return { invoice: await ensure('salesInvoice', 'B'), receipt, others }
}

/** Customers of every state and kind, and items of every rate, once. Stock of the items is not kept: their documents move none. */
async function masters(client: pg.Client, { entityId }: BulkOptions): Promise<void> {
  const known = await client.query(
    `select count(*)::int as n from parties where subscriber_id = current_subscriber() and code like 'BULK%'`,
  )
  if (known.rows[0].n > 0) return
  const { rows } = await client.query(
    `select state_code from entities where subscriber_id = current_subscriber() and id = $1`,
    [entityId],
  )
  const home = String(rows[0].state_code)
  const states = [home, home, home, '29', '33', '07', '24', '19']
  const list = Array.from({ length: parties }, (_, index) => {
    const stateCode = states[index % states.length]!
    const registered = index % 5 !== 4
    const letters = String.fromCharCode(
      65 + (index % 26),
      65 + (Math.floor(index / 26) % 26),
      65 + (Math.floor(index / 676) % 26),
    )
    const stem = `${stateCode}A${letters}C${String(1000 + index).slice(-4)}K1Z`
    return {
      code: `BULK${String(index + 1).padStart(5, '0')}`,
      name: `${names[index % names.length]} ${trades[Math.floor(index / names.length) % trades.length]} ${index + 1}`,
      taxpayer_type: registered ? 'REG' : 'UNREG',
      gstin: registered ? stem + gstinCheckCharacter(stem) : null,
      state_code: stateCode,
      billing_address: { line1: `${index + 1} Market Road`, city: 'City', stateCode, countryCode: 'IN' },
      payment_terms_days: [0, 15, 30, 45][index % 4],
    }
  })
  await client.query(
    `insert into parties (subscriber_id, code, name, role, taxpayer_type, gstin, state_code, billing_address, payment_terms_days)
     select current_subscriber(), code, name, 'Both', taxpayer_type, gstin, state_code, billing_address, payment_terms_days
     from json_to_recordset($1::json) as x (code text, name text, taxpayer_type text, gstin text, state_code text, billing_address jsonb, payment_terms_days int)`,
    [JSON.stringify(list)],
  )
  const goods = Array.from({ length: items }, (_, index) => ({
    code: `BULK${String(index + 1).padStart(5, '0')}`,
    name: `${products[index % products.length]} ${index + 1}`,
    hsn: codes[index % codes.length],
    selling_price: `${5 + ((index * 37) % 2500)}.${String((index * 13) % 100).padStart(2, '0')}`,
    tax_category: index % 25 === 24 ? 'Exempt' : 'Taxable',
    tax_rate: [18, 18, 18, 5, 40][index % 5],
  }))
  await client.query(
    `insert into items (subscriber_id, code, name, kind, supply, is_stocked, hsn, uqc, selling_price, tax_category, tax_rate)
     select current_subscriber(), code, name, 'Item', 'Goods', false, hsn, 'NOS', selling_price, tax_category, tax_rate
     from json_to_recordset($1::json) as x (code text, name text, hsn text, selling_price numeric, tax_category text, tax_rate numeric)`,
    [JSON.stringify(goods)],
  )
}

/** Financial years from the first day to the last. */
function yearsOf({ from, to }: BulkOptions): string[] {
  const [first, last] = [from, to].map((day) => Number(financialYearOf(day).slice(0, 4))) as [number, number]
  return Array.from({ length: last - first + 1 }, (_, index) => financialYearFrom(first + index))
}

/** The heads of a batch in a work table: who, when, which number. */
async function plan(
  client: pg.Client,
  options: BulkOptions,
  series: Series,
  first: number,
  last: number,
): Promise<void> {
  const { from, to, invoices, lines, entityId } = options
  const shape = { separator: '/', yearStyle: 'short', width: 7 } as const
  const years = yearsOf(options).map((name) => ({
    name,
    before: numberParts({ prefix: 'B', ...shape }, name).before,
    receipt_before: numberParts({ prefix: 'R', ...shape }, name).before,
  }))
  await client.query(`create temporary table bulk_years on commit drop as select * from json_to_recordset('${JSON.stringify(years)}')
    as x (name text, before text, receipt_before text)`)
  const days = daysBetween(from, to) + 1
  await client.query(
    bulkStatements.plan
      .replaceAll('$first', String(first))
      .replaceAll('$last', String(last))
      .replaceAll('$from', `'${addDays(from, 0)}'`)
      .replaceAll('$days', String(days))
      .replaceAll('$invoices', String(invoices))
      .replaceAll('$lines', String(lines))
      .replaceAll('$entity', String(entityId))
      .replaceAll('$series', String(series.invoice))
      .replaceAll('$receipts', String(series.receipt)),
  )
}

const names = [
  'Asha',
  'Bharat',
  'Chandra',
  'Deepak',
  'Esha',
  'Ganesh',
  'Hari',
  'Indira',
  'Jyoti',
  'Kiran',
  'Lakshmi',
  'Meera',
  'Naveen',
  'Om',
  'Priya',
  'Ravi',
]
const trades = [
  'Traders',
  'Stores',
  'Enterprises',
  'Agencies',
  'Industries',
  'Electricals',
  'Textiles',
  'Hardware',
]
const products = [
  'Steel bolt',
  'Copper wire',
  'Cotton shirt',
  'LED lamp',
  'Paint',
  'Ball bearing',
  'Notebook',
  'Water pump',
  'Tile',
  'Rice',
]
const codes = [
  '73181500',
  '74081190',
  '61051010',
  '85395200',
  '32091010',
  '84821011',
  '48201010',
  '84137010',
  '69072100',
  '10063020',
]
