import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { gstr2bCalls } from '@bahi/contracts/inward-statements.ts'
import type { InwardSource } from '@bahi/domain/returns/inward/row.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { storedPeriod } from './upload.ts'

type Calls = typeof gstr2bCalls
type Found = ReplyOf<Calls['documents']>

const amounts = sql`taxable_value, igst, cgst, sgst, cess`
const columns = sql`r.id, r.section, r.cls as document_class, nullif(r.gstin, '') as gstin, r.supplier_name, r.number, r.date::text as date,
  r.pos as place_of_supply, r.reverse_charge, r.taxable_value, r.igst, r.cgst, r.sgst, r.cess, r.itc_available, r.itc_reason, r.is_rejected,
  r.ims ->> 'action' as ims_action, r.filed_on::text as filed_on, r.supplier_period, r.original_number, r.version, r.is_gone`

/** What a period of a statement has, section by section, and the files it came from. */
export async function statementSummary(
  ctx: Ctx,
  source: InwardSource,
  { entityId, returnPeriod }: ParsedOf<Calls['summary']>,
): Promise<ReplyOf<Calls['summary']>> {
  ctx.requireEntity(entityId)
  const period = storedPeriod(source, returnPeriod)
  const { rows: sections } = await sql<ReplyOf<Calls['summary']>['sections'][number]>`
    select section, count(*)::int as documents, sum(taxable_value * sign)::numeric(20, 2) as taxable_value, sum(igst * sign)::numeric(20, 2) as igst,
      sum(cgst * sign)::numeric(20, 2) as cgst, sum(sgst * sign)::numeric(20, 2) as sgst, sum(cess * sign)::numeric(20, 2) as cess
    from (select section, ${amounts}, case when cls in ('CN', 'ISDCN') then -1 else 1 end as sign from inward_rows
      where subscriber_id = current_subscriber() and entity_id = ${entityId} and source = ${source} and return_period = ${period} and not is_gone) r
    group by section order by section`.execute(ctx.db)
  const { rows: files } = await sql<ReplyOf<Calls['summary']>['files'][number]>`
    select f.id, f.name, f.row_count as rows, f.added, f.changed, f.gone, f.unread, jsonb_path_query_array(f.faults, '$[0 to 19]') as faults, f.generated_on,
      to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as uploaded_at, concat_ws(' ', u.first_name, u.last_name) as uploaded_by
    from inward_files f left join users u on u.subscriber_id = f.subscriber_id and u.id = f.created_by
    where f.subscriber_id = current_subscriber() and f.entity_id = ${entityId} and f.source = ${source} and f.return_period = ${period}
    order by f.id desc limit 50`.execute(ctx.db)
  return { sections, files }
}

export function statementDocuments(
  ctx: Ctx,
  source: InwardSource,
  { entityId, returnPeriod, section, start, size }: ParsedOf<Calls['documents']>,
): Promise<Found> {
  return found(ctx, entityId, source, { start, size }, [
    sql`r.return_period = ${storedPeriod(source, returnPeriod)}`,
    sql`r.section = ${section}`,
  ])
}

export function searchStatement(
  ctx: Ctx,
  source: InwardSource,
  { entityId, returnPeriods, keyword, start, size }: ParsedOf<Calls['search']>,
): Promise<Found> {
  const like = keyword && `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return found(ctx, entityId, source, { start, size }, [
    ...(returnPeriods?.length && source !== 'IMS'
      ? [sql`r.return_period = any(${returnPeriods}::text[])`]
      : []),
    ...(like
      ? [sql`(r.number ilike ${like} or r.gstin ilike ${like} or r.supplier_name ilike ${like})`]
      : []),
  ])
}

async function found(
  ctx: Ctx,
  entityId: number,
  source: InwardSource,
  { start, size }: { readonly start: number; readonly size: number },
  conditions: readonly RawBuilder<unknown>[],
): Promise<Found> {
  ctx.requireEntity(entityId)
  const where = sql.join(
    [
      sql`r.subscriber_id = current_subscriber()`,
      sql`r.entity_id = ${entityId}`,
      sql`r.source = ${source}`,
      sql`not r.is_gone`,
      ...conditions,
    ],
    sql` and `,
  )
  const { rows: counted } = await sql<{
    total: number
  }>`select count(*)::int as total from inward_rows r where ${where}`.execute(ctx.db)
  const { rows } = await sql<Found['records'][number]>`select ${columns} from inward_rows r where ${where}
    order by r.id offset ${start} limit ${size}`.execute(ctx.db)
  return { records: rows, total: counted[0]!.total }
}
