import { inwardClasses } from '@bahi/domain/reconcile/records.ts'
import type { BookRecord, InwardClass, PortalRecord } from '@bahi/domain/reconcile/records.ts'
import type { InwardSource } from '@bahi/domain/returns/inward/row.ts'
import { paiseOfText } from '@bahi/domain/tax/paise.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { invariant } from '../../platform/errors.ts'

/** A bill or a note as it is compared, with what its row keeps of it. */
export interface Book extends BookRecord {
  readonly documentId: number
  readonly kind: string
  readonly partyId: number | null
  readonly partyName: string | null
  readonly version: number
}

/** A row of a statement as it is compared. */
export interface Row extends PortalRecord {
  readonly portalId: number
  readonly section: string
  readonly supplierName: string | null
  readonly itcReason: string | null
  readonly imsAction: string | null
  readonly isPendingBlocked: boolean
  /** The newest file of its period does not have it any more. */
  readonly isGone: boolean
  readonly version: number
}

interface Amounts {
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  readonly cess: string
}

/** Whole paise; what is larger than a number counts exactly is no amount of a bill. */
export function paise(text: string): number {
  const value = Number(paiseOfText(text))
  invariant(Number.isSafeInteger(value), 'an amount is exact in paise')
  return Math.abs(value)
}

const amountsOf = ({ taxableValue, igst, cgst, sgst, cess }: Amounts) => ({
  txval: paise(taxableValue),
  igst: paise(igst),
  cgst: paise(cgst),
  sgst: paise(sgst),
  cess: paise(cess),
})

interface StoredBook extends Amounts {
  readonly documentId: number
  readonly kind: string
  readonly typeCode: string
  readonly heading: string
  readonly partyId: number | null
  readonly partyName: string | null
  readonly gstin: string | null
  readonly taxpayerType: string | null
  readonly number: string | null
  readonly date: string
  readonly pos: string | null
  readonly reverseCharge: boolean
  readonly irn: string | null
  readonly billOfEntry: {
    readonly number?: string
    readonly date?: string
    readonly portCode?: string
    readonly assessableValue?: string
  } | null
  readonly period: string
  readonly untaxed: string
  readonly version: number
}

/** Bills and notes of a GSTIN that are issued, of these PANs or ids. */
export async function booksOf(
  db: Db,
  entityId: number,
  only: { readonly pans: readonly string[] } | { readonly ids: readonly number[] },
): Promise<Book[]> {
  const documents =
    'ids' in only
      ? sql`(${purchases(entityId, sql`d.id = any(${[...only.ids]}::bigint[])`)}) d`
      : ofPans(entityId, only.pans)
  const { rows } = await sql<StoredBook>`
    select d.id as document_id, d.kind, d.type_code, d.heading, d.party_id, d.party_name, d.party_gstin as gstin, p.taxpayer_type,
      coalesce(d.supplier_number, d.number) as number, coalesce(d.supplier_date, d.date)::text as date, d.place_of_supply as pos,
      d.reverse_charge, lower(d.body ->> 'supplierIrn') as irn, d.body -> 'billOfEntry' as bill_of_entry,
      coalesce(d.return_period, to_char(d.date, 'MMYYYY')) as period, d.taxable_value, d.igst, d.cgst, d.sgst, d.cess, d.version,
      (select coalesce(sum(l.taxable_value), 0) from document_lines l where l.subscriber_id = d.subscriber_id and l.document_id = d.id
        and l.tax_category <> 'Taxable') as untaxed
    from ${documents} left join parties p on p.subscriber_id = d.subscriber_id and p.id = d.party_id
    order by d.id`.execute(db)
  return rows.map(bookOf)
}

const purchases = (entityId: number, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select d.* from documents d where d.subscriber_id = current_subscriber() and d.entity_id = ${entityId}
    and d.kind in ('purchaseBill', 'inwardNote') and d.status not in ('Draft', 'Pending', 'Rejected', 'Cancelled', 'Delete')
    and ${condition}`

/**
 * Bills of these PANs, found by the beginnings of GSTINs: those of a state, then those of a PAN in it. Row security lets an
 * index be used by comparisons of texts, and not by `pan_of`, which would read all bills of the GSTIN for one supplier.
 */
function ofPans(entityId: number, pans: readonly string[]): RawBuilder<unknown> {
  const from = (least: RawBuilder<unknown>) => sql`select left(d.party_gstin, 2) from documents d
    where d.subscriber_id = current_subscriber() and d.entity_id = ${entityId} and d.kind in ('purchaseBill', 'inwardNote')
      and d.party_gstin collate "C" >= ${least} order by d.party_gstin collate "C" limit 1`
  const full = pans.filter((pan) => pan.length === 10)
  const isSame = sql`pan_of(d.party_gstin) = w.pan`
  return sql`(
    with recursive state as (
      select (${from(sql`'0'`)}) as code
      union all select (${from(sql`s.code || '~'`)}) from state s where s.code is not null)
    select d.* from unnest(${full}::text[]) as w (pan) cross join state s cross join lateral (${purchases(
      entityId,
      sql`d.party_gstin collate "C" >= s.code || w.pan and d.party_gstin collate "C" < s.code || w.pan || '~' and ${isSame}`,
    )} offset 0) d where s.code is not null
    -- What is no GSTIN is its own PAN.
    union all select d.* from unnest(${[...pans]}::text[]) as w (pan) cross join lateral (${purchases(
      entityId,
      sql`d.party_gstin collate "C" = w.pan and length(d.party_gstin) <> 15`,
    )} offset 0) d where w.pan <> ''
    union all ${purchases(entityId, sql`${pans.includes('')}::boolean and (d.party_gstin is null or d.party_gstin = '')`)}
  ) d`
}

function bookOf(stored: StoredBook): Book {
  const { documentId, kind, partyId, partyName, version, gstin, billOfEntry, irn, period } = stored
  const isImport = billOfEntry !== null && stored.kind === 'purchaseBill'
  const amounts = amountsOf(stored)
  const tax = amounts.igst + amounts.cgst + amounts.sgst + amounts.cess
  return {
    id: `D${documentId}`,
    documentId,
    kind,
    partyId,
    partyName,
    version,
    gstin: isImport && !gstin ? '' : (gstin ?? ''),
    cls: classOf(stored, isImport),
    number: (isImport ? billOfEntry.number : undefined) ?? stored.number ?? '',
    date: (isImport ? billOfEntry.date : undefined) ?? stored.date,
    pos: isImport ? null : stored.pos,
    reverseCharge: isImport ? false : stored.reverseCharge,
    irn,
    port: billOfEntry?.portCode ?? null,
    ...amounts,
    // The statement has taxable parts alone; customs counts its own value.
    txval: isImport
      ? paise(billOfEntry.assessableValue ?? stored.taxableValue)
      : stored.heading.startsWith('isd')
        ? 0
        : Math.max(0, amounts.txval - paise(stored.untaxed)),
    period,
    isOutOfScope:
      !isImport &&
      (!gstin ||
        stored.taxpayerType === 'COM' ||
        (tax === 0 && !stored.reverseCharge && paise(stored.untaxed) > 0)),
  }
}

function classOf({ kind, typeCode, heading, gstin }: StoredBook, isImport: boolean): InwardClass {
  if (heading === 'isdCreditNote') return 'ISDCN'
  if (heading.startsWith('isd')) return 'ISD'
  if (isImport) return gstin ? 'IMPGSEZ' : 'IMPG'
  // Our debit note answers the supplier's credit note.
  if (kind === 'inwardNote') return typeCode === 'D' ? 'CN' : 'DN'
  return 'INV'
}

interface StoredRow extends Amounts {
  readonly portalId: number
  readonly section: string
  readonly cls: string
  readonly gstin: string
  readonly supplierName: string | null
  readonly number: string
  readonly date: string
  readonly pos: string | null
  readonly reverseCharge: boolean
  readonly irn: string | null
  readonly port: string | null
  readonly originalNumber: string | null
  readonly originalDate: string | null
  readonly period: string | null
  readonly filedOn: string | null
  readonly itcAvailable: string | null
  readonly itcReason: string | null
  readonly isRejected: boolean
  readonly imsAction: string | null
  readonly isPendingBlocked: boolean
  readonly isGone: boolean
  readonly version: number
}

/** Rows of a statement of a GSTIN that its newest files have, of these PANs or ids. */
export async function rowsOf(
  db: Db,
  entityId: number,
  source: InwardSource | null,
  only: { readonly pans: readonly string[] } | { readonly ids: readonly number[] },
): Promise<Row[]> {
  const ofSource = (condition: RawBuilder<unknown>) => sql`select r.* from inward_rows r
    where r.subscriber_id = current_subscriber() and r.entity_id = ${entityId} and ${source ? sql`r.source = ${source}` : sql`true`}
      and ${condition}`
  // PAN by PAN (`offset 0`), and as a stretch of the index by PAN: nothing is known yet of rows that were just read, or that most of
  // them are of one supplier, and PostgreSQL would read all of them for each PAN.
  const found =
    'ids' in only
      ? sql`(${ofSource(sql`r.id = any(${[...only.ids]}::bigint[])`)}) r`
      : sql`unnest(${[...only.pans]}::text[]) as w (pan) cross join lateral (${ofSource(sql`(r.pan, r.id) >= (w.pan, 0) and (r.pan, r.id) <= (w.pan, 9223372036854775807) and not r.is_gone`)}
          offset 0) r`
  const { rows } = await sql<StoredRow>`
    select r.id as portal_id, r.section, r.cls, r.gstin, r.supplier_name, r.number, r.date::text as date, r.pos, r.reverse_charge, r.irn, r.port,
      r.original_number, r.original_date::text as original_date, case when r.source = 'IMS' then r.supplier_period else r.return_period end as period, r.filed_on::text as filed_on, r.itc_available,
      r.itc_reason, r.is_rejected, r.ims ->> 'action' as ims_action, coalesce((r.ims ->> 'isPendingBlocked')::boolean, false) as is_pending_blocked,
      r.taxable_value, r.igst, r.cgst, r.sgst, r.cess, r.is_gone, r.version
    from ${found}
    order by r.id`.execute(db)
  return rows.map((stored) => rowOf(stored, source === '2A'))
}

function rowOf(stored: StoredRow, isProvisional: boolean): Row {
  const { portalId, originalNumber, originalDate, itcAvailable } = stored
  const { taxableValue: _, cls, ...rest } = stored
  return {
    ...rest,
    id: `P${portalId}`,
    cls: inwardClasses.find((one) => one === cls) ?? 'INV',
    ...amountsOf(stored),
    itcAvailable: itcAvailable === 'N' || itcAvailable === 'T' || itcAvailable === 'Y' ? itcAvailable : null,
    original: originalNumber && originalDate ? { number: originalNumber, date: originalDate } : null,
    isProvisional,
  }
}
