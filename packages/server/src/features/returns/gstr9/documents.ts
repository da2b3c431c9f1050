import type { gstr9Calls } from '@bahi/contracts/annual-returns.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { periodsOf } from '@bahi/domain/cal/period.ts'
import { laterPeriods } from '@bahi/domain/returns/forms/gstr9/year.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { annualFiling } from '../annual/filing.ts'
import type { AnnualFiling } from '../annual/filing.ts'
import { directedDocuments, directedIn, rowsInSection } from './outward-sql.ts'

type Call = (typeof gstr9Calls)['documents']
type Reply = ReplyOf<Call>

/** The documents behind a row of tables 4, 5, 10 and 11; credit is behind the GSTR-3Bs of the periods, cell by cell. */
export async function gstr9Documents(ctx: Ctx, input: ParsedOf<Call>): Promise<Reply> {
  const filing = await annualFiling(ctx, 'GSTR9', input)
  const rows = rowsOfSection(filing, input.section)
  if (!rows) return { records: [], total: 0 }
  const { rows: found } = await sql<Reply['records'][number] & { total: number }>`
    with found as (${rows})
    select document_id, kind, number, date::text as date, party_name, gstin, return_period, taxable_value, igst, cgst, sgst, cess,
      count(*) over () as total from found order by date, kind, document_id offset ${input.start} limit ${input.size}`.execute(
    ctx.db,
  )
  return {
    total: found[0]?.total ?? 0,
    records: found.map(({ total: _, ...record }) => record),
  }
}

function rowsOfSection(
  { entityId, year, frequency, filed }: AnnualFiling,
  section: string,
): RawBuilder<unknown> | undefined {
  const periods = periodsOf(year, frequency)
  const directed = directedIn(section)
  if (directed) {
    const within =
      section.length === 2 && /^1[01]$/.test(section)
        ? laterPeriods(year, frequency, filed?.filedOn ?? null)
        : periods
    const sign = directed.isUp ? sql`1` : sql`-1`
    return sql`select d.id as document_id, d.kind, d.number, d.date, d.party_name, d.party_gstin as gstin, x.return_period,
        sum(x.taxable_value) * ${sign} as taxable_value, sum(x.igst) * ${sign} as igst, sum(x.cgst) * ${sign} as cgst, sum(x.sgst) * ${sign} as sgst,
        sum(x.cess) * ${sign} as cess
      from (${directedDocuments(entityId, within)}) x join documents d on d.subscriber_id = current_subscriber() and d.id = x.document_id
      where x.is_up = ${directed.isUp} and x.year_start = ${Number(year.slice(0, 4))} and x.section || ' ' || x.part = any(${directed.names}::text[])
      group by d.id, d.kind, d.number, d.date, d.party_name, d.party_gstin, x.return_period`
  }
  const { plus, minus } = rowsInSection(section)
  const all = [...plus, ...minus]
  if (all.length === 0) return undefined
  const inRow = sql`r.subscriber_id = current_subscriber() and r.entity_id = ${entityId} and r.return_period = any(${periods}::text[])
    and r.section || ' ' || r.part = any(${all}::text[])`
  const signed = (head: string) =>
    sql`sum(${sql.ref(`r.${head}`)} * case when r.section || ' ' || r.part = any(${minus}::text[]) then -1 else 1 end) as ${sql.ref(head)}`
  const amounts = sql.join(['taxable_value', 'igst', 'cgst', 'sgst', 'cess'].map(signed))
  return sql`select d.id as document_id, d.kind, d.number, d.date, d.party_name, d.party_gstin as gstin, r.return_period, ${amounts}
      from gstr1_rows r join documents d on d.subscriber_id = r.subscriber_id and d.id = r.document_id
      where ${inRow} group by d.id, d.kind, d.number, d.date, d.party_name, d.party_gstin, r.return_period
    union all
    select p.id, p.kind, coalesce(v.number, p.number), r.date, p.party_name, p.party_gstin, r.return_period, ${amounts}
      from (select *, '' as part from advance_rows) r join payments p on p.subscriber_id = r.subscriber_id and p.id = coalesce(r.refund_id, r.payment_id)
        left join vouchers v on v.subscriber_id = r.subscriber_id and v.payment_id = p.id
      where ${inRow} group by p.id, p.kind, v.number, p.number, r.date, p.party_name, p.party_gstin, r.return_period`
}
