import { itcAccountOf } from '@bahi/domain/documents/itc-account.ts'
import type { CreditedBill, ItcAccount, ItcMove } from '@bahi/domain/documents/itc-account.ts'
import type { TaxHeads } from '@bahi/domain/documents/entries.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

interface Row {
  readonly id: number
  readonly kind: string
  readonly entityId: number
  readonly status: string
  readonly number: string | null
  readonly date: string
  readonly supplierDate: string | null
  readonly selfInvoiceDate: string | null
  readonly returnPeriod: string | null
  readonly reverseCharge: boolean
  readonly isImport: boolean
  /** Of a distributor: an ISD invoice or credit note, by its heading. */
  readonly isDistributed: boolean
  readonly opens: string | null
  readonly heading: string
  readonly total: string
  readonly balance: string
  readonly noted: string
  readonly writtenOff: string
  readonly credited: TaxHeads
  readonly lowered: TaxHeads
  readonly moves: readonly ItcMove[]
  readonly isQuarterly: boolean
  readonly lockDate: string | null
  /** Periods whose GSTR-3B is filed at its GSTIN. */
  readonly filed: readonly string[]
}

/** A bill, or a note of a supplier, with its credit and what became of that. */
export type ItcBill = Omit<Row, 'moves' | 'credited' | 'lowered'> &
  CreditedBill & { readonly account: ItcAccount }

/** The tax of the document `alias` that is credited: that of its lines that are eligible. */
const creditOf = (
  alias: string,
) => sql`(select ${sql.ref(`${alias}.igst`)} - coalesce(sum(l.igst), 0) as igst,
    ${sql.ref(`${alias}.cgst`)} - coalesce(sum(l.cgst), 0) as cgst, ${sql.ref(`${alias}.sgst`)} - coalesce(sum(l.sgst), 0) as sgst,
    ${sql.ref(`${alias}.cess`)} - coalesce(sum(l.cess + l.cess_non_advalorem), 0) as cess
  from document_lines l where l.subscriber_id = ${sql.ref(`${alias}.subscriber_id`)} and l.document_id = ${sql.ref(`${alias}.id`)}
    and l.body ->> 'itcEligibility' = 'Ineligible')`

/** Nobody pays, changes or moves the credit of these until the transaction ends; locked in the order of their ids. */
export async function holdItcBills(db: Db, ids: readonly number[]): Promise<void> {
  await sql`select from documents where subscriber_id = current_subscriber() and id = any(${[...ids]}::bigint[])
    order by id for update`.execute(db)
}

/** All of them in one statement. */
export async function itcBills(
  db: Db,
  asked: {
    readonly ids: readonly number[]
    readonly kinds: readonly string[]
    readonly entityIds: readonly number[]
  },
): Promise<ItcBill[]> {
  const { rows } = await sql<Row>`
    select d.id, d.kind, d.entity_id, d.status, coalesce(d.supplier_number, d.number) as number, d.date::text as date,
      d.supplier_date::text as supplier_date, d.return_period, d.reverse_charge, d.opens, d.total, d.balance,
      d.body -> 'billOfEntry' is not null as is_import, d.heading, d.heading like 'isd%' as is_distributed,
      (select i.date::text from self_invoices i where i.subscriber_id = d.subscriber_id and i.document_id = d.id) as self_invoice_date,
      (select coalesce(sum(s.amount), 0) from document_sources s where s.subscriber_id = d.subscriber_id and s.source_id = d.id) as noted,
      (select coalesce(sum(a.amount), 0) from payment_allocations a join payments p on p.subscriber_id = a.subscriber_id and p.id = a.payment_id
        where a.subscriber_id = d.subscriber_id and a.document_id = d.id and p.kind = 'writeOff') as written_off,
      json_build_object('igst', c.igst::text, 'cgst', c.cgst::text, 'sgst', c.sgst::text, 'cess', c.cess::text) as credited,
      (select json_build_object('igst', coalesce(sum(round(n.igst * n.part, 2)), 0)::text, 'cgst', coalesce(sum(round(n.cgst * n.part, 2)), 0)::text,
          'sgst', coalesce(sum(round(n.sgst * n.part, 2)), 0)::text, 'cess', coalesce(sum(round(n.cess * n.part, 2)), 0)::text)
        from (select x.igst, x.cgst, x.sgst, x.cess, s.amount / nullif(note.total - note.round_off, 0) as part
          from document_sources s join documents note on note.subscriber_id = s.subscriber_id and note.id = s.document_id
            and note.opens = 'supplierCredit'
          cross join lateral ${creditOf('note')} x
          where s.subscriber_id = d.subscriber_id and s.source_id = d.id) n) as lowered,
      (select coalesce(json_agg(json_build_object('move', m.move, 'reason', m.reason, 'returnPeriod', m.return_period,
          'heads', json_build_object('igst', m.igst::text, 'cgst', m.cgst::text, 'sgst', m.sgst::text, 'cess', m.cess::text)) order by m.id), '[]')
        from itc_moves m where m.subscriber_id = d.subscriber_id and m.document_id = d.id) as moves,
      coalesce(e.filing_frequency = 'Quarterly', false) as is_quarterly, place.lock_date, place.filed
    from documents d
      join entities e on e.subscriber_id = d.subscriber_id and e.id = d.entity_id
      join (select x.id, setting_of('periodLockDate', x.id) as lock_date, (select coalesce(array_agg(f.return_period), '{}') from filed_periods f
            where f.subscriber_id = current_subscriber() and f.entity_id = x.id and f.return_type = 'GSTR3B') as filed
          from unnest(${[...asked.entityIds]}::bigint[]) as x (id)) place on place.id = d.entity_id
      cross join lateral ${creditOf('d')} c
    where d.subscriber_id = current_subscriber() and d.kind = any(${[...asked.kinds]}::text[]) and d.id = any(${[...asked.ids]}::bigint[])
      and d.status <> 'Delete' order by d.id`.execute(db)
  return rows.map(({ moves, ...row }) => ({
    ...row,
    ...paidOf(row),
    isPaidToGovernment: row.reverseCharge || row.isImport || row.isDistributed,
    lowers: row.opens === 'supplierCredit' || row.heading === 'isdCreditNote',
    account: itcAccountOf(moves),
  }))
}

/** What is owed for it after notes, and what of that is not paid: a rest that was written off is not. */
function paidOf({
  total,
  noted,
  balance,
  writtenOff,
}: Omit<Row, 'moves'>): Pick<CreditedBill, 'value' | 'unpaid'> {
  const value = Decimal.max(Decimal.of(total).sub(noted), Decimal.zero)
  const open = Decimal.of(balance).add(writtenOff)
  return { value: value.toFixed(2), unpaid: Decimal.min(open, value).toFixed(2) }
}
