import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { formatNumber } from '@bahi/domain/documents/number.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { SeriesRecord } from './queries.ts'

export interface Gap {
  readonly from: string
  readonly to: string
  readonly count: number
  readonly cause: string
}

interface CancelledNumber {
  readonly number: string
  readonly reason: string | null
}

export interface RegisterOfEntity {
  readonly entityId: number
  readonly entityName: string
  readonly first: string | null
  readonly last: string | null
  readonly issued: number
  readonly cancelled: number
  readonly cancelledNumbers: CancelledNumber[]
  readonly gaps: readonly Gap[]
}

interface Row {
  readonly entityId: number
  readonly entityName: string
  readonly first: string | null
  readonly last: string | null
  readonly issued: number
  readonly cancelled: number
  readonly cancelledNumbers: readonly CancelledNumber[]
  readonly gaps: readonly { readonly from: number; readonly to: number }[]
}

/** Where the numbers of a kind are; a self-invoice is cancelled with its bill, a voucher with its payment. */
const tableOf = (kind: string) =>
  kind.endsWith('Voucher')
    ? sql`(select v.subscriber_id, v.entity_id, v.series_id, v.sequence_number, v.number, v.financial_year, p.status, p.cancel_reason
        from vouchers v join payments p on p.subscriber_id = v.subscriber_id and p.id = v.payment_id)`
    : kind === 'selfInvoice'
      ? sql`(select s.subscriber_id, s.entity_id, s.series_id, s.sequence_number, s.number, s.financial_year, b.status, b.cancel_reason
        from self_invoices s join documents b on b.subscriber_id = s.subscriber_id and b.id = s.document_id)`
      : sql.table(kind.startsWith('payment') ? 'payments' : 'documents')

/**
 * The gap certificate of a series and year: per GSTIN what was issued, what of it is cancelled, and every number
 * between the first and the last that no document bears. Numbers are given in the saving transaction, so the product
 * itself makes no hole; one that is found has a cause outside it.
 */
export async function registerOf(
  db: Db,
  series: SeriesRecord,
  asked: { financialYear: string; entityIds: readonly number[] },
): Promise<RegisterOfEntity[]> {
  const table = tableOf(series.documentKind)
  const { rows } = await sql<Row>`
    with numbered as (
      select d.entity_id, d.sequence_number as n, d.number, d.status, d.cancel_reason as reason,
        lag(d.sequence_number) over (partition by d.entity_id order by d.sequence_number) as before
      from ${table} d where d.subscriber_id = current_subscriber() and d.series_id = ${series.id} and d.sequence_number is not null
        and d.financial_year = ${asked.financialYear} and d.entity_id = any(${[...asked.entityIds]}::bigint[]))
    select x.entity_id, e.name as entity_name, count(*) as issued, count(*) filter (where x.status = 'Cancelled') as cancelled,
      (array_agg(x.number order by x.n))[1] as first, (array_agg(x.number order by x.n desc))[1] as last,
      coalesce((json_agg(json_build_object('number', x.number, 'reason', x.reason) order by x.n) filter (where x.status = 'Cancelled')), '[]') as cancelled_numbers,
      coalesce(json_agg(json_build_object('from', x.before + 1, 'to', x.n - 1) order by x.n) filter (where x.n > x.before + 1), '[]') as gaps
    from numbered x join entities e on e.subscriber_id = current_subscriber() and e.id = x.entity_id
    group by x.entity_id, e.name order by e.name, x.entity_id`.execute(db)
  const text = (n: number) => formatNumber(series, asked.financialYear, n)
  return rows.map(({ gaps, ...row }) => ({
    ...row,
    cancelledNumbers: row.cancelledNumbers.slice(0, 1000),
    gaps: gaps.map(({ from, to }) => ({
      from: text(from),
      to: text(to),
      count: to - from + 1,
      cause: 'UNKNOWN',
    })),
  }))
}

export const yearOf = (asked: string | undefined, today: string) => asked ?? financialYearOf(today)
