import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { supplierFollowUpCalls } from '@bahi/contracts/supplier-follow-ups.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { conflict, notFound, refuseField } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { noteRows } from '../reconciliation/index.ts'
import { searched } from '../records/index.ts'

type Calls = typeof supplierFollowUpCalls
type Row = ReplyOf<Calls['search']>['records'][number]

/** What agrees now, what is decided, and what has gone is settled. */
const settled = sql`(select cardinality(s.row_ids) - count(*)::int from reconciliation_rows w where w.subscriber_id = s.subscriber_id
  and w.id = any(s.row_ids) and w.until_at is null and w.state in ('MissingIn2B', 'Mismatch', 'Residual', 'MissingInBooks')
  and coalesce(w.decision, 'Pending') = 'Pending')`

function logList(ctx: Ctx, filters: ParsedOf<Calls['search']>): ListQuery {
  const { gstins = [], states = [], isAnswered, fromDocumentDate: from, toDocumentDate: to } = filters
  return {
    select: sql`s.id, s.version, s.created_at, u.user_name as created_by, s.entity_id,
      case s.source when '2A' then 'GSTR2A' when 'IMS' then 'IMS' else 'GSTR2B' end as against, s.gstin, s.name, s.recipients, s.subject,
      s.message, cardinality(s.row_ids) as documents, ${settled} as settled, s.tax, m.status as state, m.last_error as problem, s.answer,
      s.answered_on::text as answered_on, s.promised_on::text as promised_on`,
    from: sql`supplier_follow_ups s join mails m on m.subscriber_id = s.subscriber_id and m.id = s.mail_id`,
    joins: sql`left join users u on u.subscriber_id = s.subscriber_id and u.id = s.created_by`,
    id: sql`s.id`,
    conditions: [
      sql`s.subscriber_id = current_subscriber()`,
      sql`s.entity_id = any(${ctx.entitiesOf(filters.entityIds)}::bigint[])`,
      ...(gstins.length > 0 ? [sql`s.gstin = any(${gstins.map((one) => one.toUpperCase())}::text[])`] : []),
      ...(states.length > 0 ? [sql`m.status = any(${states}::text[])`] : []),
      ...(isAnswered === undefined ? [] : [sql`(s.answer is not null) = ${isAnswered}`]),
      ...(from ? [sql`s.created_at >= (${from}::date)::timestamp at time zone 'Asia/Kolkata'`] : []),
      ...(to ? [sql`s.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`] : []),
      ...searched(filters, [sql`s.name`, sql`s.gstin`, sql`array_to_string(s.recipients, ' ')`]),
    ],
    sorts: {
      createdAt: { expression: sql`s.created_at`, type: 'timestamptz' },
      id: { expression: sql`s.id`, type: 'bigint' },
    },
  }
}

export const searchFollowUps = (
  ctx: Ctx,
  input: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> => paged<Row>(ctx.db, logList(ctx, input), input)

/** Keeps the answer with the mail, and notes it on the documents that are still open. */
export async function answerFollowUp(
  ctx: Ctx,
  { id, version, answer, promisedOn }: ParsedOf<Calls['answer']>,
): Promise<ReplyOf<Calls['answer']>> {
  if (promisedOn !== undefined && promisedOn < ctx.today()) throw refuseField('promisedOn', 'DATE_PAST')
  const { rows } = await sql<{ version: number; entityId: number; rowIds: number[] }>`
    select version, entity_id, row_ids from supplier_follow_ups where subscriber_id = current_subscriber() and id = ${id} for update`.execute(
    ctx.db,
  )
  const found = rows[0]
  if (!found) throw notFound()
  ctx.requireActive(found.entityId)
  if (found.version !== version) throw conflict({ id, version: found.version })
  await sql`update supplier_follow_ups set answer = ${answer}, answered_on = ${ctx.today()}, promised_on = ${promisedOn ?? null}, version = version + 1,
    changed_at = ${ctx.clock()}, changed_by = current_user_id() where subscriber_id = current_subscriber() and id = ${id}`.execute(
    ctx.db,
  )
  const { rows: open } = await sql<{
    id: number
  }>`select w.id from reconciliation_rows w where w.subscriber_id = current_subscriber()
    and w.id = any(${found.rowIds}::bigint[]) and w.until_at is null`.execute(ctx.db)
  if (open.length > 0) await noteRows(ctx, { ids: open.map((row) => row.id), note: answer })
  return { version: version + 1 }
}
