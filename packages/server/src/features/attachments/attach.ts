import { attachmentLimits } from '@bahi/contracts/attachment-limits.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { tableOf } from './owners.ts'
import type { OwnerKind } from './owners.ts'

/**
 * Attaches files that wait to a record which this transaction has written or locked. A file that is attached to it
 * already stays; one that is gone or not the user's own is named by its place in the list.
 */
export async function attachFiles(
  ctx: Ctx,
  { kind, id }: { readonly kind: OwnerKind; readonly id: number },
  fileIds: readonly number[] = [],
): Promise<void> {
  if (fileIds.length === 0) return
  const { table, column } = tableOf(kind)
  const { rows: before } = await sql<{ fileId: number }>`select file_id from ${table}
    where subscriber_id = current_subscriber() and ${column} = ${id}`.execute(ctx.db)
  const attached = new Set(before.map(({ fileId }) => fileId))
  const added = [...new Set(fileIds)].filter((fileId) => !attached.has(fileId))
  if (attached.size + added.length > attachmentLimits.files)
    throw invalid([
      { path: 'attachmentIds', code: 'ATTACHMENT_COUNT', params: { max: String(attachmentLimits.files) } },
    ])
  if (added.length === 0) return
  const { rows } = await sql<{ id: number }>`
    with taken as (
      update stored_files f set expires_at = null where f.subscriber_id = current_subscriber() and f.id = any(${added}::bigint[])
        and f.purpose = 'attachment' and f.created_by = current_user_id() and f.expires_at > ${ctx.clock()}
      returning f.id, f.name, f.size)
    insert into ${table} (subscriber_id, ${column}, file_id, name, size)
    select current_subscriber(), ${id}, t.id, t.name, t.size from taken t returning file_id as id`.execute(
    ctx.db,
  )
  const taken = new Set(rows.map((row) => row.id))
  const gone = fileIds.flatMap((fileId, index) =>
    attached.has(fileId) || taken.has(fileId)
      ? []
      : [{ path: `attachmentIds[${index}]`, code: 'ATTACHMENT_GONE' as const }],
  )
  if (gone.length > 0) throw invalid(gone)
}

/** What waited for approval is paid: its files are those of the payment, which has the same id. */
export async function handOverFiles(ctx: Ctx, id: number): Promise<void> {
  await sql`with gone as (
      delete from payment_request_attachments where subscriber_id = current_subscriber() and request_id = ${id}
      returning file_id, name, size, created_at, created_by)
    insert into payment_attachments (subscriber_id, payment_id, file_id, name, size, created_at, created_by)
    select current_subscriber(), ${id}::bigint, file_id, name, size, created_at, created_by from gone`.execute(
    ctx.db,
  )
}

const tables = {
  d: ['document_attachments', 'document_id'],
  p: ['payment_attachments', 'payment_id'],
  r: ['payment_request_attachments', 'request_id'],
  party: ['party_attachments', 'party_id'],
  item: ['item_attachments', 'item_id'],
} as const
type Owning = keyof typeof tables

/** How many files a record with the alias has: for the rows of a list, from the index alone. */
export const attachmentCount = (of: Owning, alias: string = of) => sql`
  (select count(*)::int from ${sql.table(tables[of][0])} x
    where x.subscriber_id = ${sql.ref(`${alias}.subscriber_id`)} and ${sql.ref(`x.${tables[of][1]}`)} = ${sql.ref(`${alias}.id`)}) as attachments`

/** Files of a document `d`, a payment `p` or one that waits for approval `r`, or of a master under its alias, as its detail carries them. */
export const attachmentsColumn = (of: Owning, alias: string = of) => sql`
  (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size) order by f.id), '[]')
    from ${sql.table(tables[of][0])} x join stored_files f on f.subscriber_id = x.subscriber_id and f.id = x.file_id
    where x.subscriber_id = ${sql.ref(`${alias}.subscriber_id`)} and ${sql.ref(`x.${tables[of][1]}`)} = ${sql.ref(`${alias}.id`)})`
