import { movedOf } from '@bahi/domain/returns/forms/itc04/checks.ts'
import type { Itc04Facts, Moved, SentChallan } from '@bahi/domain/returns/forms/itc04/checks.ts'
import type { Cells, RowDocument, SheetRow } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import type { JobWorkGoods } from '@bahi/domain/documents/challan.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'
import { entriesUntil } from './entries.ts'
import { given } from './given.ts'
import type { WorksheetPlace } from './place.ts'

/** Challans for job work, what came back of them and what was invoiced from the job worker's premises. */
export async function booksOfItc04(db: Db, place: WorksheetPlace) {
  const [sent, received, supplied, movedBefore, allSent, entries] = await Promise.all([
    sentRows(db, place),
    receivedRows(db, place),
    suppliedRows(db, place),
    backBefore(db, place),
    sentUntil(db, place),
    entriesUntil(db, place),
  ])
  const entered = entries.filter(({ source }) => source === null)
  const facts: Itc04Facts = {
    sent: [...allSent, ...entered.filter(({ table }) => table === '4').map(({ cells }) => challanOf(cells))],
    before: [
      ...movedBefore,
      ...entered.filter(({ isEarlier, table }) => isEarlier && table !== '4').flatMap((row) => movedOf(row)),
    ],
  }
  return { rows: [...sent, ...received, ...supplied], facts }
}

const challanOf = (cells: Cells): SentChallan => ({
  number: cells['challanNumber'] ?? '',
  date: cells['challanDate'] ?? '',
  goods: (cells['goodsType'] ?? 'Inputs') as JobWorkGoods,
  uqc: cells['uqc'] ?? '',
  quantity: cells['quantity'] ?? '0',
})

/** Issued challans for job work of a GSTIN. */
const ofJobWork = (entityId: number) =>
  sql`d.subscriber_id = current_subscriber() and d.entity_id = ${entityId} and d.kind = 'deliveryChallan' and d.body ->> 'purpose' = 'JobWork'
    and d.issued_at is not null and d.status <> 'Cancelled'`

const linesOfChallan = sql`join document_lines l on l.subscriber_id = d.subscriber_id and l.document_id = d.id and not l.is_charge`

/** The State of the job worker: that of its GSTIN, else the one the goods went to. */
const stateCode = sql`coalesce(left(d.party_gstin, 2), d.place_of_supply)`
const goods = sql`coalesce(d.body ->> 'jobWorkGoods', 'Inputs')`

interface Head {
  readonly id: number
  readonly number: string
  readonly date: string
  readonly gstin: string | null
  readonly stateCode: string | null
  readonly lineNumber: number
  readonly description: string
  readonly uqc: string | null
  readonly quantity: string
}

const headOf = (row: Pick<Head, 'gstin' | 'stateCode' | 'description' | 'uqc' | 'quantity'>): Cells => ({
  ...given({ jobWorkerGstin: row.gstin, stateCode: row.stateCode, uqc: row.uqc }),
  // Breaks of a line are none in a cell.
  description: row.description.replaceAll(/\s+/g, ' ').trim().slice(0, 100),
  quantity: row.quantity,
})

const challan = (id: number, number: string): RowDocument => ({ id, kind: 'deliveryChallan', number })

async function sentRows(db: Db, { entityId, stateCode: own, from, to }: WorksheetPlace): Promise<SheetRow[]> {
  const { rows } = await sql<
    Head & {
      goods: JobWorkGoods
      taxableValue: string
      rate: string | null
      halfRate: string | null
      cessRate: string | null
    }
  >`
    select d.id, d.number, d.date::text as date, d.party_gstin as gstin, ${stateCode} as state_code, ${goods} as goods, l.line_number,
      l.description, l.uqc, trim_scale(l.quantity)::text as quantity, l.taxable_value::text as taxable_value,
      trim_scale(r.rate)::text as rate, trim_scale(r.rate / 2)::text as half_rate, trim_scale(i.cess_rate)::text as cess_rate
    from documents d ${linesOfChallan} left join items i on i.subscriber_id = l.subscriber_id and i.id = l.item_id and i.tax_category = 'Taxable',
      lateral (select coalesce(nullif(l.tax_rate, 0), i.tax_rate) as rate) r
    where ${ofJobWork(entityId)} and d.date between ${from}::date and ${to}::date
    order by d.date, d.id, l.line_number`.execute(db)
  return rows.map((row) => ({
    table: '4',
    document: challan(row.id, row.number),
    source: `sent:${row.id}:${row.lineNumber}`,
    cells: {
      ...headOf(row),
      challanNumber: row.number,
      challanDate: row.date,
      goodsType: row.goods,
      taxableValue: row.taxableValue,
      ...given(
        row.stateCode === own
          ? { cgstRate: row.halfRate, sgstRate: row.halfRate, cessRate: row.cessRate }
          : { igstRate: row.rate, cessRate: row.cessRate },
      ),
    },
  }))
}

async function receivedRows(db: Db, { entityId, from, to }: WorksheetPlace): Promise<SheetRow[]> {
  const { rows } = await sql<
    Head & {
      returnId: number
      lost: string
      nature: string | null
      otherNumber: string | null
      otherDate: string | null
    }
  >`
    select d.id, d.number, d.date::text as date, d.party_gstin as gstin, ${stateCode} as state_code, l.line_number, l.description, l.uqc,
      trim_scale(r.quantity)::text as quantity, trim_scale(r.lost_quantity)::text as lost, r.id as return_id, r.nature, r.other_number,
      r.other_date::text as other_date
    from documents d ${linesOfChallan} join challan_returns r on r.subscriber_id = d.subscriber_id and r.document_id = d.id and r.line_number = l.line_number
    where ${ofJobWork(entityId)} and r.returned_on between ${from}::date and ${to}::date
    order by r.returned_on, r.id`.execute(db)
  return rows.map((row) => ({
    table: '5A',
    document: challan(row.id, row.number),
    source: `back:${row.returnId}`,
    cells: {
      ...headOf(row),
      originalNumber: row.number,
      originalDate: row.date,
      ...given({ workDone: row.nature, challanNumber: row.otherNumber, challanDate: row.otherDate }),
      ...(row.lost === '0' ? {} : { ...given({ lossUqc: row.uqc }), lossQuantity: row.lost }),
    },
  }))
}

/** What the principal invoices of a challan is supplied from where the goods are. */
async function suppliedRows(db: Db, { entityId, from, to }: WorksheetPlace): Promise<SheetRow[]> {
  const { rows } = await sql<
    Head & { invoiceId: number; invoiceKind: string; invoiceNumber: string; invoiceDate: string }
  >`
    select d.id, d.number, d.date::text as date, d.party_gstin as gstin, ${stateCode} as state_code, y.line_number, l.description, l.uqc,
      trim_scale(y.quantity)::text as quantity, n.id as invoice_id, n.kind as invoice_kind, n.number as invoice_number, n.date::text as invoice_date
    from documents d ${linesOfChallan}
      join document_lines y on y.subscriber_id = l.subscriber_id and y.source_document_id = l.document_id and y.source_line_number = l.line_number
      join documents n on n.subscriber_id = y.subscriber_id and n.id = y.document_id and n.kind = 'salesInvoice' and n.issued_at is not null
        and n.status <> 'Cancelled'
    where ${ofJobWork(entityId)} and n.date between ${from}::date and ${to}::date
    order by n.date, n.id, y.line_number`.execute(db)
  return rows.map((row) => ({
    table: '5C',
    document: { id: row.invoiceId, kind: row.invoiceKind, number: row.invoiceNumber },
    source: `supplied:${row.invoiceId}:${row.lineNumber}`,
    cells: {
      ...headOf(row),
      originalNumber: row.number,
      originalDate: row.date,
      invoiceNumber: row.invoiceNumber,
      invoiceDate: row.invoiceDate,
    },
  }))
}

/** Returned, lost and invoiced before the period. */
async function backBefore(db: Db, { entityId, from }: WorksheetPlace): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select d.number, coalesce(l.uqc, '') as uqc, trim_scale(sum(r.quantity + r.lost_quantity))::text as quantity
    from documents d ${linesOfChallan} join challan_returns r on r.subscriber_id = d.subscriber_id and r.document_id = d.id and r.line_number = l.line_number
    where ${ofJobWork(entityId)} and r.returned_on < ${from}::date group by d.number, l.uqc
    union all
    select d.number, coalesce(l.uqc, ''), trim_scale(sum(y.quantity))::text
    from documents d ${linesOfChallan}
      join document_lines y on y.subscriber_id = l.subscriber_id and y.source_document_id = l.document_id and y.source_line_number = l.line_number
      join documents n on n.subscriber_id = y.subscriber_id and n.id = y.document_id and n.kind = 'salesInvoice' and n.issued_at is not null
        and n.status <> 'Cancelled'
    where ${ofJobWork(entityId)} and n.date < ${from}::date group by d.number, l.uqc`.execute(db)
  return rows
}

/** Sent within the years in which goods may be out, and before that as long as some are. */
async function sentUntil(db: Db, { entityId, from, to }: WorksheetPlace): Promise<SentChallan[]> {
  const { rows } = await sql<SentChallan & { id: number }>`
    select d.id, d.number, d.date::text as date, ${goods} as goods, coalesce(l.uqc, '') as uqc, trim_scale(l.quantity)::text as quantity
    from documents d ${linesOfChallan}
    where ${ofJobWork(entityId)} and d.date <= ${to}::date and (d.has_left or d.date >= ${from}::date - interval '4 years')
    order by d.id, l.line_number`.execute(db)
  return rows.map(({ id, ...row }) => ({ ...row, document: challan(id, row.number) }))
}
