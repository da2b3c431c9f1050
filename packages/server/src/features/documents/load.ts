import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { Fulfilment } from '@bahi/domain/documents/fulfilment.ts'
import type { DocumentDetail } from '@bahi/contracts/documents.ts'
import type * as z from 'zod'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { registrationColumns } from '../portals/index.ts'
import type { RegistrationFacts } from '../portals/index.ts'
import { isFiled } from '../ledger/index.ts'
import { returnsColumn } from './fulfilment/challan-facts.ts'
import { placeOfLine } from './line-place.ts'
import { answerColumn, statusOnDay } from './offer-columns.ts'
import { applied, hasAsset, hasNote, noted, notedApplied } from './preceding.ts'
import { itcMoveColumn } from '../itc/index.ts'
import type { ItcLastMove } from '../itc/index.ts'
import { selfInvoiceColumn } from './self-invoice.ts'
import type { StoredBody, StoredCopies, StoredLine } from './stored.ts'

type Detail = z.input<typeof DocumentDetail>

/** A stored document as in its row. Amounts are texts as the database writes them. */
export interface StoredDocument extends RegistrationFacts {
  readonly id: number
  readonly kind: DocumentKind
  readonly typeCode: string
  readonly status: string
  readonly entityId: number
  readonly childEntityId: number | null
  readonly companyId: number
  readonly seriesId: number | null
  readonly number: string | null
  readonly financialYear: string | null
  readonly returnPeriod: string | null
  readonly date: string
  readonly dueDate: string | null
  readonly partyId: number | null
  readonly partyName: string | null
  readonly partyGstin: string | null
  readonly subtype: string | null
  readonly supplyKind: string
  readonly reverseCharge: boolean
  readonly placeOfSupply: string | null
  readonly interState: boolean | null
  readonly heading: string
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  readonly cess: string
  readonly stateCess: string
  readonly roundOff: string
  readonly total: string
  /** Tax deducted at source of it. */
  readonly withheld: string
  readonly collected: string
  readonly paid: string
  /** What notes settle of it; of a note, what it settles. */
  readonly credited: string
  /** What notes take back of it, and whether there is one. */
  readonly noted: string
  readonly notedApplied: string
  readonly hasNote: boolean
  readonly hasAsset: boolean
  /** What of it settles other documents. */
  readonly applied: string
  readonly balance: string
  readonly hsnTab: string | null
  readonly supplierNumber: string | null
  readonly supplierDate: string | null
  readonly fulfilment: Fulfilment | null
  readonly deliveredOn: string | null
  readonly returnedOn: string | null
  readonly itcMove: ItcLastMove | null
  readonly returns: Detail['returns'] | null
  readonly selfInvoice: { readonly number: string; readonly date: string } | null
  readonly body: StoredBody
  readonly copies: StoredCopies
  readonly draftLines: unknown[] | null
  readonly cancelReason: string | null
  readonly cancelledAt: string | null
  readonly submittedAt: string | null
  readonly submittedById: number | null
  readonly submittedBy: string | null
  readonly answeredAt: string | null
  readonly answeredBy: string | null
  readonly answer: string | null
  /** Of an offer: what its customer said. */
  readonly customerAnswer: Detail['customerAnswer'] | null
  readonly version: number
  readonly createdAt: string
  readonly createdById: number | null
  readonly createdBy: string | null
  readonly changedAt: string
  readonly changedBy: string | null
  /** Its return period has been filed. */
  readonly isFiled: boolean
  /** Month of the IFF that held it. */
  readonly furnishedIn: string | null
  /** It is made of the sales of a day. */
  readonly isOfDay: boolean
  /** Lines as issued, charges of the document last; empty for a draft. */
  readonly lines: readonly StoredDocumentLine[]
}

export interface StoredDocumentLine {
  readonly lineNumber: number
  readonly isCharge: boolean
  readonly itemId: number | null
  readonly description: string
  readonly hsn: string | null
  readonly supply: 'Goods' | 'Services'
  readonly uqc: string | null
  readonly quantity: string
  readonly unitPrice: string
  readonly taxCategory: string
  readonly taxRate: string
  readonly gross: string
  readonly discount: string
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  readonly cess: string
  readonly cessNonAdvalorem: string
  readonly stateCess: string
  readonly total: string
  readonly body: StoredLine | null
}

export interface LoadOptions {
  readonly kind: DocumentKind
  readonly id: number
  readonly entityIds: readonly number[]
  /** Holds the row to the end of the transaction. */
  readonly lock?: boolean
  readonly withoutLines?: boolean
  /** An offer has its status of this day; absent: as it is kept. */
  readonly today?: string
}

/** The document, or nothing where the reader may not see it. One round trip. */
export async function loadDocument(
  db: Db,
  { kind, id, entityIds, lock, withoutLines, today }: LoadOptions,
): Promise<StoredDocument | undefined> {
  const { rows } = await sql<StoredDocument>`
    select ${documentColumns}, ${today === undefined ? sql`d.status` : statusOnDay(today)} as status, ${withoutLines ? sql`'[]'::json` : linesColumn} as lines
    from documents d join entities e on e.subscriber_id = d.subscriber_id and e.id = d.entity_id
    where d.subscriber_id = current_subscriber() and d.kind = ${kind} and d.id = ${id} and d.status <> 'Delete'
      and d.entity_id = any(${entityIds}::bigint[])
    ${lock ? sql`for update of d` : sql``}`.execute(db)
  return rows[0]
}

/** Issued documents of any kind by their ids, with their lines; only those the reader may see. */
export async function loadDocuments(
  db: Db,
  { ids, entityIds }: { readonly ids: readonly number[]; readonly entityIds?: readonly number[] },
): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    select ${documentColumns}, d.status, ${linesColumn} as lines
    from documents d join entities e on e.subscriber_id = d.subscriber_id and e.id = d.entity_id
    where d.subscriber_id = current_subscriber() and d.id = any(${ids}::bigint[]) and d.status <> 'Delete'
      ${entityIds === undefined ? sql`` : sql`and d.entity_id = any(${entityIds}::bigint[])`} order by d.id`.execute(
    db,
  )
  return rows
}

/** Documents of a return period with their lines, cancelled ones too, by pages of ids. */
export async function loadPeriod(
  db: Db,
  request: {
    readonly entityId: number
    readonly returnPeriod: string
    readonly after: number
    readonly size: number
  },
): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    select ${documentColumns}, d.status, ${linesColumn} as lines
    from documents d join entities e on e.subscriber_id = d.subscriber_id and e.id = d.entity_id
    where d.subscriber_id = current_subscriber() and d.entity_id = ${request.entityId} and d.return_period = ${request.returnPeriod}
      and d.return_type = 'GSTR1' and d.number_key <> '' and d.id > ${request.after} order by d.id limit ${request.size}`.execute(
    db,
  )
  return rows
}

/** Month of the IFF that held the document `d`. */
export const furnishedIn = sql`(select i.return_period from iff_documents i
  where i.subscriber_id = d.subscriber_id and i.document_id = d.id) as furnished_in`

/** The document `d` is made of the sales of a day. */
const isOfDay = sql`exists (select from day_invoices y
  where y.subscriber_id = d.subscriber_id and y.document_id = d.id) as is_of_day`

/** The user of a column by name. */
const nameOf = (column: string) => sql`(select trim(u.first_name || ' ' || u.last_name) from users u
  where u.subscriber_id = d.subscriber_id and u.id = ${sql.ref(`d.${column}`)}) as ${sql.ref(column)}`

const documentColumns = sql`d.id, d.kind, d.type_code, d.entity_id, d.child_entity_id, e.company_id, d.series_id, d.number, d.financial_year, d.return_period,
  d.date, d.due_date, d.party_id, d.party_name, d.party_gstin, d.subtype, d.supply_kind, d.reverse_charge, d.place_of_supply, d.inter_state, d.heading,
  d.taxable_value, d.igst, d.cgst, d.sgst, d.cess, d.state_cess, d.round_off, d.total, d.withheld, d.collected, d.paid, d.credited, d.balance, ${noted} as noted, ${notedApplied} as noted_applied, ${hasNote} as has_note, ${hasAsset} as has_asset, ${applied} as applied, d.hsn_tab, d.supplier_number, d.supplier_date, ${selfInvoiceColumn}, ${itcMoveColumn}, ${answerColumn}, d.created_by as created_by_id, d.fulfilment, d.delivered_on, d.returned_on, ${returnsColumn}, d.body, d.copies,
  d.draft_lines, d.cancel_reason, d.cancelled_at, d.submitted_at, d.submitted_by as submitted_by_id, d.answered_at, d.answer, d.version, d.created_at, d.changed_at,
  ${nameOf('created_by')}, ${nameOf('changed_by')}, ${nameOf('submitted_by')}, ${nameOf('answered_by')},
  ${isFiled} as is_filed, ${furnishedIn}, ${isOfDay}, ${registrationColumns}`

// Numbers leave as text inside the JSON, so that none becomes a float on the way.
const linesColumn = sql`(select coalesce(json_agg(json_build_object('lineNumber', l.line_number, 'isCharge', l.is_charge, 'itemId', l.item_id,
    'description', l.description, 'hsn', l.hsn, 'supply', l.supply, 'uqc', l.uqc, 'quantity', l.quantity::text, 'unitPrice', l.unit_price::text,
    'taxCategory', l.tax_category, 'taxRate', l.tax_rate::text, 'gross', l.gross::text, 'discount', l.discount::text,
    'taxableValue', l.taxable_value::text, 'igst', l.igst::text, 'cgst', l.cgst::text, 'sgst', l.sgst::text, 'cess', l.cess::text,
    'cessNonAdvalorem', l.cess_non_advalorem::text, 'stateCess', l.state_cess::text, 'total', l.total::text, 'body', l.body) order by ${placeOfLine}), '[]')
  from document_lines l where l.subscriber_id = d.subscriber_id and l.document_id = d.id)`
