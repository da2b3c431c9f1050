import type { auditCalls } from '@bahi/contracts/audit.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound, refuseField } from '../../platform/errors.ts'
import { differenceOf } from './difference.ts'
import { nameRecords } from './names.ts'
import { auditedRecords } from './records.ts'
import type { AuditedRecord } from './records.ts'

type Reply = ReplyOf<typeof auditCalls.history>

interface EntryRow {
  readonly id: number
  readonly at: string
  readonly userId: number | null
  readonly userName: string | null
  readonly impersonatorName: string | null
  readonly source: string | null
  readonly requestId: string | null
  readonly action: 'insert' | 'update' | 'delete'
  readonly tableName: string
  readonly reason: string | null
  readonly before: string | null
  readonly after: string | null
  readonly sealedAs: number | null
}

const actions = { insert: 'create', update: 'edit', delete: 'delete' } as const

/** Who changed what of a record, newest first; for anyone who may see the record. */
export async function historyOf(ctx: Ctx, input: ParsedOf<typeof auditCalls.history>): Promise<Reply> {
  const audited = Object.hasOwn(auditedRecords, input.record) ? auditedRecords[input.record] : undefined
  if (!audited)
    throw refuseField('record', 'NOT_A_CHOICE', { choices: Object.keys(auditedRecords).join(', ') })
  await requireVisible(ctx, audited, input.id)
  const { db, subscriberId } = ctx
  const tables = [audited.table, ...Object.keys(audited.parts ?? {})]
  const keys = sql.join(
    [
      sql`select unnest(${tables}::text[]) as table_name, ${input.id}::bigint as record_id`,
      ...Object.entries(audited.linked ?? {}).map(
        ([table, { ids }]) => sql`select ${table}::text, linked.* from (${ids(input.id)}) linked`,
      ),
    ],
    sql` union all `,
  )
  const found = sql`(${keys}) k join audit_entries e on e.subscriber_id = ${subscriberId} and e.table_name = k.table_name
      and e.record_id = k.record_id`
  const [{ rows }, counted, seen] = await Promise.all([
    sql<EntryRow>`
      select e.id, e.at, e.user_id, e.source, e.request_id, e.action, e.table_name, e.reason, e.before::text, e.after::text,
        nullif(trim(u.first_name || ' ' || u.last_name), '') as user_name,
        nullif(trim(i.first_name || ' ' || i.last_name), '') as impersonator_name,
        (select c.seal_number from audit_chain c where c.subscriber_id = e.subscriber_id and c.frontier > e.transaction_id
          order by c.frontier limit 1) as sealed_as
      from ${found}
      left join users u on u.subscriber_id = e.subscriber_id and u.id = e.user_id
      left join users i on i.subscriber_id = e.subscriber_id and i.id = e.impersonator_id
      order by e.id desc limit ${input.size} offset ${input.start}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${found}`.execute(db),
    seenOf(ctx, audited.table, input.id),
  ])
  const entries = rows.map((row) => entryOf(row, audited, input.record))
  await nameRecords(db, input.record, entries)
  return { entries, total: counted.rows[0]!.total, seen }
}

const linkOf: Readonly<Record<string, string>> = { documents: 'l.document_id', payments: 'l.payment_id' }

/** Openings of the public links of a document or payment. */
async function seenOf({ db }: Ctx, table: string, id: number): Promise<Reply['seen']> {
  const owner = linkOf[table]
  if (!owner) return []
  const { rows } = await sql<Reply['seen'][number]>`select v.last_viewed_at as at, v.views::int as views
    from document_links l join document_link_views v on v.subscriber_id = l.subscriber_id and v.link_id = l.id
    where l.subscriber_id = current_subscriber() and ${sql.ref(owner)} = ${id} and v.last_viewed_at is not null
    order by v.last_viewed_at desc limit 100`.execute(db)
  return rows
}

function entryOf(row: EntryRow, audited: AuditedRecord, record: string): Reply['entries'][number] {
  const { id, at, userId, userName, impersonatorName, requestId, reason, sealedAs } = row
  return {
    id,
    at,
    userId,
    userName: impersonatorName ? `${impersonatorName} → ${userName}` : userName,
    source: row.source ?? '',
    requestId,
    action: actions[row.action],
    part: audited.parts?.[row.tableName] ?? audited.linked?.[row.tableName]?.part ?? record,
    reason,
    changes: differenceOf(row.before, row.after).filter(({ field }) => !isUnread(audited, field)),
    sealedAs,
  }
}

function isUnread({ unread = [] }: AuditedRecord, field: string): boolean {
  const name = field.replace(/^\[[^\]]*\]\./, '')
  return unread.some((one) => name === one || name.startsWith(`${one}.`))
}

async function requireVisible(ctx: Ctx, { table, rights, kind, entity }: AuditedRecord, id: number) {
  const column = sql.ref(entity ?? 'id')
  const { rows } = await sql<{ entityId: number }>`select ${column} as entity_id from ${sql.table(table)}
    where subscriber_id = ${ctx.subscriberId} and id = ${id} ${kind ? sql`and kind = ${kind}` : sql``}`.execute(
    ctx.db,
  )
  const found = rows[0]
  if (!found) throw notFound()
  const isCompany = entity === 'id' && ctx.access.companyIds.includes(id)
  if (entity && !isCompany && !ctx.entityIds.includes(found.entityId)) throw notFound()
  if (!rights.some((right) => ctx.can(right, entity && !isCompany ? found.entityId : undefined)))
    throw new AppError('RIGHT_MISSING')
}
