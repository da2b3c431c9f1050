import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { attachmentCalls } from '@bahi/contracts/attachments.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import { fileFacts, readFile, safeName } from '../../platform/files/store.ts'
import { actionRefused } from '../ledger/index.ts'
import { attachFiles } from './attach.ts'
import { attachmentType } from './check.ts'
import { isMaster, lockOwner, rightOf, tableOf } from './owners.ts'
import type { Owner, OwnerKind } from './owners.ts'

/** So long a file waits for its record; a draft that is kept on a device longer has to be given its papers again. */
const waitsMs = 2 * 24 * 60 * 60 * 1000
/** Of one person: more than any number of open forms needs. */
const mostWaiting = 100

/** Takes a file: for a record that is there, or for one that is being typed. */
export async function takeFile(
  ctx: Ctx,
  { kind, recordId, entityId, name: typed, content }: ParsedOf<typeof attachmentCalls.upload>,
): Promise<ReplyOf<typeof attachmentCalls.upload>> {
  const owner = recordId === undefined ? undefined : await lockOwner(ctx, kind, recordId)
  const place = owner ? owner.entityId : entityId
  // Masters are of no GSTIN, and take files once they are saved.
  const missing = isMaster(kind) ? !owner && 'recordId' : place === undefined && 'entityId'
  if (missing) throw invalid([{ path: missing, code: 'REQUIRED' }])
  requireOneOf(ctx, kind, place, owner ? ['ED'] : ['AD', 'ED'])
  if (place !== undefined) ctx.requireActive(place)
  const name = safeName(typed)
  const bytes = Buffer.from(content, 'base64')
  const contentType = attachmentType(name, bytes)
  if (typeof contentType === 'object')
    throw invalid([{ path: 'content', code: `ATTACHMENT_${contentType.fault}`, params: { name } }])
  if (!owner) await requireRoom(ctx)
  const expiresAt = new Date(ctx.clock().getTime() + waitsMs)
  const id = await ctx.files.store({ purpose: 'attachment', name, contentType, content: bytes, expiresAt })
  if (owner) await attachFiles(ctx, owner, [id])
  return { id, name, contentType, size: bytes.length }
}

async function requireRoom(ctx: Ctx): Promise<void> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from stored_files
    where subscriber_id = current_subscriber() and purpose = 'attachment' and created_by = current_user_id() and expires_at is not null`.execute(
    ctx.db,
  )
  if (rows[0]!.waiting >= mostWaiting)
    throw invalid([{ path: 'content', code: 'ATTACHMENT_WAITING', params: { max: String(mostWaiting) } }])
}

/** The bytes; they come from strangers, so that the reply never lets the browser run them. */
export async function attachedFile(ctx: Ctx, id: number): Promise<FileReply> {
  const owner = await ownerOf(ctx, id)
  if (owner) requireOneOf(ctx, owner.kind, owner.entityId, ['SH_VW'])
  const file = await fileFacts(ctx.db, ctx.subscriberId, id)
  if (!file) throw notFound()
  const parts: Uint8Array[] = []
  for await (const part of readFile((work) => work(ctx.db), ctx.subscriberId, id)) parts.push(part)
  return { contentType: file.contentType, fileName: file.name, content: Buffer.concat(parts) }
}

/** Removes a file; what belongs to a locked or filed period keeps its papers. */
export async function removeFile(ctx: Ctx, id: number): Promise<undefined> {
  const found = await ownerOf(ctx, id)
  if (found) {
    const owner = await lockOwner(ctx, found.kind, found.id)
    requireOneOf(ctx, owner.kind, owner.entityId, ['ED'])
    if (owner.entityId !== undefined) ctx.requireActive(owner.entityId)
    if (owner.lock) throw actionRefused(ctx, owner.lock)
    const { table } = tableOf(owner.kind)
    await sql`delete from ${table} where subscriber_id = current_subscriber() and file_id = ${id}`.execute(
      ctx.db,
    )
  }
  await sql`delete from stored_files where subscriber_id = current_subscriber() and id = ${id}`.execute(
    ctx.db,
  )
  return undefined
}

/** The record of a file; undefined for one that waits and is the user's own. Any other file is not found. */
async function ownerOf(ctx: Ctx, id: number): Promise<Pick<Owner, 'kind' | 'id' | 'entityId'> | undefined> {
  const { rows } = await sql<{ kind: OwnerKind | null; id: number; entityId: number | null }>`
    select d.kind, d.id, d.entity_id from document_attachments x
      join documents d on d.subscriber_id = x.subscriber_id and d.id = x.document_id and d.status <> 'Delete'
      where x.subscriber_id = current_subscriber() and x.file_id = ${id}
    union all select p.kind, p.id, p.entity_id from payment_attachments x
      join payments p on p.subscriber_id = x.subscriber_id and p.id = x.payment_id
      where x.subscriber_id = current_subscriber() and x.file_id = ${id}
    union all select 'paymentRequest', r.id, r.entity_id from payment_request_attachments x
      join payment_requests r on r.subscriber_id = x.subscriber_id and r.id = x.request_id
      where x.subscriber_id = current_subscriber() and x.file_id = ${id}
    union all select 'party', x.party_id, null from party_attachments x
      where x.subscriber_id = current_subscriber() and x.file_id = ${id}
    union all select 'item', x.item_id, null from item_attachments x
      where x.subscriber_id = current_subscriber() and x.file_id = ${id}
    union all select null, f.id, null from stored_files f where f.subscriber_id = current_subscriber() and f.id = ${id}
      and f.purpose = 'attachment' and f.created_by = current_user_id() and f.expires_at > ${ctx.clock()}
      limit 1`.execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound()
  const { kind } = row
  if (kind === null) return undefined
  const entityId = row.entityId ?? undefined
  if (entityId !== undefined && !ctx.entityIds.includes(entityId)) throw notFound()
  return { id: row.id, kind, entityId }
}

function requireOneOf(
  ctx: Ctx,
  kind: OwnerKind,
  entityId: number | undefined,
  actions: readonly ('SH_VW' | 'AD' | 'ED')[],
) {
  if (entityId !== undefined && !ctx.entityIds.includes(entityId)) throw notFound()
  if (!actions.some((action) => ctx.can(rightOf(kind, action), entityId))) throw new AppError('RIGHT_MISSING')
}
