import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { creditComparisonCalls } from '@bahi/contracts/credit-comparison.ts'
import { subHeads } from '@bahi/domain/documents/tax-heads.ts'
import type { ComparedCell } from '@bahi/domain/returns/credit-comparison.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { filing3b } from '../gstr3b/filing.ts'
import { heads, unitsOf } from './units-sql.ts'
import { monthsOf, sidesOf } from './year.ts'

type Call = (typeof creditComparisonCalls)['documents']
type Record = ReplyOf<Call>['records'][number]

/** The documents behind a group of a period, by their days. */
export async function creditDocuments(
  ctx: Ctx,
  { group, start, size, ...place }: ParsedOf<Call>,
): Promise<ReplyOf<Call>> {
  const filing = await filing3b(ctx, place)
  const amounts = sql.join(
    heads.flatMap((head) => [sql.ref(`available_${head}`), sql.ref(`claimed_${head}`)]),
  )
  const { rows } = await sql<
    Omit<Record, 'available' | 'claimed' | 'difference'> & {
      readonly section: ComparedCell
      readonly total: number
    }
  >`${unitsOf({ ...place, months: monthsOf(filing) })}
    select u.section, u.document_id, d.kind, coalesce(d.supplier_number, d.number, w.number) as number,
      coalesce(d.supplier_date, d.date, w.date)::text as date, coalesce(d.party_name, w.supplier_name) as party_name,
      coalesce(d.party_gstin, nullif(w.gstin, '')) as gstin, w.return_period as statement_period, u.claim_period, ${amounts}, count(*) over ()::int as total
    from units u left join documents d on d.subscriber_id = current_subscriber() and d.id = u.document_id
      left join inward_rows w on w.subscriber_id = current_subscriber() and w.id = u.row_id
    where u.grp = ${group} order by coalesce(d.supplier_date, d.date, w.date), u.row_id, u.document_id offset ${start} limit ${size}`.execute(
    ctx.db,
  )
  return {
    total: rows[0]?.total ?? 0,
    records: rows.map((row) => {
      const { available, claimed } = sidesOf(row)
      return {
        section: row.section,
        documentId: row.documentId,
        kind: row.kind,
        number: row.number,
        date: row.date,
        partyName: row.partyName,
        gstin: row.gstin,
        statementPeriod: row.statementPeriod,
        claimPeriod: row.claimPeriod,
        available,
        claimed,
        difference: subHeads(claimed, available),
      }
    }),
  }
}
