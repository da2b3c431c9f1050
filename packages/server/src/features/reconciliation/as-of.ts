import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { reconciliationCalls } from '@bahi/contracts/reconciliation.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { rangeOfPeriod } from '@bahi/domain/cal/period.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { sources } from './run.ts'

type Call = (typeof reconciliationCalls)['asOf']
type Reply = ReplyOf<Call>

const mostRecords = 500

/** A period as a text that sorts by time. */
const sortable = (column: string) => sql`(substr(${sql.ref(column)}, 3) || substr(${sql.ref(column)}, 1, 2))`

/**
 * What a version says of a period: with the statements until the period, and the documents until its last day. A pair
 * whose statement came later is missing there still; source: as-of views of a reconciliation.
 */
const stateIn = (alias: string, period: string, to: string) => {
  const column = (name: string) => `${alias}.${name}`
  const isLate = sql`${sql.ref(column('portal_id'))} is not null and ${sortable(column('portal_period'))} > ${period}`
  const isUnread = sql`cardinality(${sql.ref(column('document_ids'))}) > 0 and ${sql.ref(column('date'))} > ${to}::date`
  return sql`case
    when ${isLate} then case when cardinality(${sql.ref(column('document_ids'))}) > 0 and ${sql.ref(column('date'))} <= ${to}::date then 'MissingIn2B' end
    when ${isUnread} then case when ${sql.ref(column('portal_id'))} is not null then 'MissingInBooks' end
    else ${sql.ref(column('state'))} end`
}

/** The position of a period as it was at the end of a day, and what each row is now. */
export async function positionAsOf(
  ctx: Ctx,
  { entityId, returnPeriod, date, against }: ParsedOf<Call>,
): Promise<Reply> {
  ctx.requireEntity(entityId)
  const { to } = rangeOfPeriod(returnPeriod)
  const day = date ?? ctx.today()
  const period = `${returnPeriod.slice(2)}${returnPeriod.slice(0, 2)}`
  const end = `${addDays(day, 1)} 00:00:00+05:30`
  const found = sql`
    select w.id, w.document_ids, w.portal_id, w.number, w.date, w.gstin, w.decision, ${stateIn('w', period, to)} as state, a.*,
      case when split_part(w.compared, E'\\t', 3) in ('CN', 'ISDCN') then -1 else 1 end as sign
    from reconciliation_rows w
      -- What was compared of the books then, in paise.
      left join lateral (select sum(split_part(l, E'\\t', 8)::numeric) / 100 as taxable_value,
          sum(split_part(l, E'\\t', 9)::numeric) / 100 as igst, sum(split_part(l, E'\\t', 10)::numeric) / 100 as cgst,
          sum(split_part(l, E'\\t', 11)::numeric) / 100 as sgst, sum(split_part(l, E'\\t', 12)::numeric) / 100 as cess
        from regexp_split_to_table(w.compared, E'\\n') l where l like 'D%') b on true
      cross join lateral (select
          case when x.is_late then b.taxable_value else w.taxable_value end as taxable_value, case when x.is_late then b.igst else w.igst end as igst,
          case when x.is_late then b.cgst else w.cgst end as cgst, case when x.is_late then b.sgst else w.sgst end as sgst,
          case when x.is_late then b.cess else w.cess end as cess
        from (select w.portal_id is not null and ${sortable('w.portal_period')} > ${period} as is_late) x) a
    where w.subscriber_id = current_subscriber() and w.entity_id = ${entityId} and w.source = ${sources[against]}
      and w.from_at < ${end}::timestamptz and (w.until_at is null or w.until_at >= ${end}::timestamptz)`
  const { rows: summary } = await sql<Reply['summary'][number]>`with found as (${found})
    select state, count(*)::int as documents, ${signed}, coalesce(sum((igst + cgst + sgst + cess) * sign), 0)::numeric(20, 2) as tax
    from found where state is not null group by state order by state`.execute(ctx.db)
  const { rows: records } = await sql<Reply['records'][number]>`with found as (${found})
    select f.id, f.state, f.document_ids[1] as document_id, f.portal_id, f.number, f.date::text as document_date, nullif(f.gstin, '') as gstin,
      f.taxable_value::numeric(18, 2) as taxable_value, (f.igst + f.cgst + f.sgst + f.cess)::numeric(18, 2) as tax, f.decision,
      nullif(now.state, f.state) as state_now
    from found f left join lateral (select n.state from reconciliation_rows n
        where n.subscriber_id = current_subscriber() and n.until_at is null and (n.id = f.id or n.portal_id = f.portal_id)
        order by n.id = f.id desc limit 1) now on true
    where f.state is not null order by f.id limit ${mostRecords}`.execute(ctx.db)
  return {
    returnPeriod,
    date: day,
    summary,
    records,
    total: summary.reduce((sum, { documents }) => sum + documents, 0),
  }
}

const signed = sql.join(
  ['taxable_value', 'igst', 'cgst', 'sgst', 'cess'].map(
    (head) => sql`coalesce(sum(${sql.ref(head)} * sign), 0)::numeric(20, 2) as ${sql.ref(head)}`,
  ),
  sql`, `,
)
