import type { capitalGoodsCalls } from '@bahi/contracts/assets.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { BookIssue } from '../ledger/index.ts'
import { searched } from '../records/index.ts'

type Calls = typeof capitalGoodsCalls
type Row = ReplyOf<Calls['search']>['records'][number]

/** Of a line `l`: what it cost, with the tax that gives no credit (AS 10: non-refundable taxes are part of the cost). */
const lineCost = sql`(l.taxable_value + l.state_cess + case when l.body ->> 'itcEligibility' = 'Ineligible'
  then l.igst + l.cgst + l.sgst + l.cess + l.cess_non_advalorem else 0 end)`

/** Of a line `l`: what assets have of it. */
const taken = sql`(select coalesce(sum(x.cost), 0) from fixed_assets x
  where x.subscriber_id = l.subscriber_id and x.document_id = l.document_id and x.line_number = l.line_number and x.status <> 'Delete')`

export function searchBillLines(
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const query: ListQuery = {
    select: sql`d.id * 10000 + l.line_number as id, d.id as document_id, l.line_number, d.number, d.supplier_number, d.date, d.entity_id, d.party_name,
      l.description, trim_scale(l.quantity)::text as quantity, ${lineCost}::text as cost, (${lineCost} - ${taken})::text as rest`,
    from: sql`documents d join document_lines l on l.subscriber_id = d.subscriber_id and l.document_id = d.id`,
    id: sql`d.id * 10000 + l.line_number`,
    conditions: [
      sql`d.subscriber_id = current_subscriber()`,
      sql`d.kind = 'purchaseBill'`,
      sql`d.status in ('Active', 'PaymentMade')`,
      sql`d.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
      sql`not l.is_charge`,
      sql`l.body ->> 'itcEligibility' = 'CapitalGoods'`,
      sql`${lineCost} > ${taken}`,
      ...(search.documentId === undefined ? [] : [sql`d.id = ${search.documentId}`]),
      ...searched(search, [sql`d.number`, sql`d.supplier_number`, sql`d.party_name`, sql`l.description`]),
    ],
    sorts: {
      id: { expression: sql`d.id * 10000 + l.line_number`, type: 'bigint' },
      date: { expression: sql`d.date`, type: 'date' },
    },
  }
  return paged<Row>(ctx.db, query, search)
}

interface Bought {
  readonly documentId: number
  readonly lineNumber: number
  readonly entityId: number
  readonly cost: Decimal
  /** The asset itself, where it is changed. */
  readonly assetId: number | undefined
}

/** What is wrong with buying an asset on a line of a bill; the bill is held, so that its line is not given twice. */
export async function boughtIssues(ctx: Ctx, bought: Bought): Promise<BookIssue[]> {
  const { documentId, lineNumber, entityId, cost, assetId } = bought
  const { rows } = await sql<{ number: string | null; entityId: number; status: string }>`
    select d.number, d.entity_id, d.status from documents d
    where d.subscriber_id = current_subscriber() and d.kind = 'purchaseBill' and d.id = ${documentId}
      and d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) for update`.execute(ctx.db)
  const bill = rows[0]
  if (!bill) return [{ path: 'documentId', code: 'UNKNOWN_RECORD' }]
  const number = bill.number ?? ''
  if (bill.status !== 'Active' && bill.status !== 'PaymentMade')
    return [{ path: 'documentId', code: 'ASSET_BILL_STATE', params: { number } }]
  if (bill.entityId !== entityId) return [{ path: 'entityId', code: 'ASSET_BILL_PLACE', params: { number } }]
  const { rows: lines } = await sql<{ eligibility: string | null; rest: string }>`
    select l.body ->> 'itcEligibility' as eligibility, (${lineCost} - ${taken} + coalesce((select x.cost from fixed_assets x
      where x.subscriber_id = l.subscriber_id and x.id = ${assetId ?? 0} and x.document_id = l.document_id and x.line_number = l.line_number), 0))::text as rest
    from document_lines l where l.subscriber_id = current_subscriber() and l.document_id = ${documentId}
      and l.line_number = ${lineNumber} and not l.is_charge`.execute(ctx.db)
  const line = lines[0]
  if (!line) return [{ path: 'lineNumber', code: 'UNKNOWN_RECORD' }]
  if (line.eligibility !== 'CapitalGoods' && line.eligibility !== 'Ineligible')
    return [
      { path: 'lineNumber', code: 'ASSET_LINE_NOT_CAPITAL', params: { number, line: String(lineNumber) } },
    ]
  return cost.gt(line.rest)
    ? [
        {
          path: 'cost',
          code: 'ASSET_ABOVE_LINE',
          params: { rest: line.rest, number, line: String(lineNumber) },
        },
      ]
    : []
}
