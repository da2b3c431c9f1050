import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

/** What a link opens. */
export type Shared =
  | { readonly documentId: number; readonly asProforma: boolean }
  | { readonly paymentId: number }
  | { readonly fileId: number }

/** One of both. */
export type SharedId = { readonly documentId: number } | { readonly paymentId: number }

const ownerOf = (shared: SharedId) =>
  'paymentId' in shared ? sql`l.payment_id = ${shared.paymentId}` : sql`l.document_id = ${shared.documentId}`

interface LinkAt {
  readonly id: number
  readonly entityId: number
}
export interface DocumentLink extends LinkAt {
  readonly documentId: number
  readonly kind: OfferedKind
  readonly asProforma: boolean
}
interface FileLink {
  readonly id: number
  readonly kind: 'file'
  readonly fileId: number
  readonly expiresAt: string
}
interface PaymentLink extends LinkAt {
  readonly documentId: null
  readonly kind: PaymentKind
  readonly paymentId: number
}

export const insertLink = async (
  db: Db,
  link: { shared: Shared; tokenHash: Buffer; expiresAt: string | null; userId: number },
): Promise<number> => {
  const { shared } = link
  const { documentId = null, paymentId = null, fileId = null, asProforma = false } = shared as AnyShared
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into document_links (subscriber_id, document_id, payment_id, file_id, token_hash, expires_at, created_by, as_proforma)
      values (current_subscriber(), ${documentId}, ${paymentId}, ${fileId}, ${link.tokenHash}, ${link.expiresAt}, ${link.userId}, ${asProforma})
      returning subscriber_id, id
    ), counted as (
      insert into document_link_views (subscriber_id, link_id) select subscriber_id, id from made
    )
    select id from made`.execute(db)
  return rows[0]!.id
}

interface AnyShared {
  readonly documentId?: number
  readonly paymentId?: number
  readonly fileId?: number
  readonly asProforma?: boolean
}

interface StoredLink {
  readonly id: number
  readonly entityId: number | null
  readonly documentId: number | null
  readonly paymentId: number | null
  readonly fileId: number | null
  readonly expiresAt: string | null
  readonly kind: string | null
  readonly asProforma: boolean
}

/** The link of a token while it may be used, counted as seen in the same statement. A payment and a file are no offers to answer. */
export const openLink = async (
  db: Db,
  tokenHash: Buffer,
  use: 'views' | 'downloads' | 'answers',
): Promise<DocumentLink | PaymentLink | FileLink | undefined> => {
  const { rows } = await sql<StoredLink>`
    with link as (
      select l.id, l.document_id, l.payment_id, l.file_id, l.expires_at, coalesce(d.kind, p.kind, case when f.id is not null then 'file' end) as kind, coalesce(d.entity_id, p.entity_id) as entity_id, l.as_proforma
      from document_links l
      left join documents d on d.subscriber_id = l.subscriber_id and d.id = l.document_id
        and d.status not in ('Draft', 'Pending', 'Rejected', 'Delete')
      left join payments p on p.subscriber_id = l.subscriber_id and p.id = l.payment_id and ${use}::text <> 'answers'
      left join stored_files f on f.subscriber_id = l.subscriber_id and f.id = l.file_id and ${use}::text <> 'answers'
      where l.subscriber_id = current_subscriber() and l.token_hash = ${tokenHash} and l.revoked_at is null
        and (l.expires_at is null or l.expires_at > now()) and (d.id is not null or p.id is not null or f.id is not null)
    ), counted as (
      update document_link_views v
      set views = views + ${use === 'views' ? 1 : 0}, downloads = downloads + ${use === 'downloads' ? 1 : 0},
        last_viewed_at = now()
      from link where v.subscriber_id = current_subscriber() and v.link_id = link.id
    )
    select * from link`.execute(db)
  return rows[0] as DocumentLink | PaymentLink | FileLink | undefined
}

export const viewsOf = async (db: Db, shared: SharedId): Promise<number> => {
  const { rows } = await sql<{ views: number }>`
    select coalesce(sum(v.views), 0)::bigint as views
    from document_links l join document_link_views v on v.subscriber_id = l.subscriber_id and v.link_id = l.id
    where l.subscriber_id = current_subscriber() and ${ownerOf(shared)}`.execute(db)
  return rows[0]?.views ?? 0
}

export interface LinkRow {
  readonly id: number
  readonly createdAt: string
  readonly createdBy: string | null
  readonly expiresAt: string | null
  readonly revokedAt: string | null
  readonly views: number
  readonly downloads: number
  readonly lastViewedAt: string | null
}

/** Links to a document or payment that is seen at one of these places, and is of one of these kinds. */
export const linksTo = async (
  db: Db,
  shared: SharedId,
  { entityIds, kinds }: { readonly entityIds: readonly number[]; readonly kinds: readonly string[] },
): Promise<LinkRow[]> => {
  const table = 'paymentId' in shared ? sql`payments` : sql`documents`
  const id = 'paymentId' in shared ? shared.paymentId : shared.documentId
  const { rows } = await sql<LinkRow>`
    select l.id, l.created_at, u.user_name as created_by, l.expires_at, l.revoked_at, v.views, v.downloads, v.last_viewed_at
    from document_links l
    join document_link_views v on v.subscriber_id = l.subscriber_id and v.link_id = l.id
    join ${table} d on d.subscriber_id = l.subscriber_id and d.id = ${id}
    left join users u on u.subscriber_id = l.subscriber_id and u.id = l.created_by
    where l.subscriber_id = current_subscriber() and ${ownerOf(shared)}
      and d.entity_id = any(${[...entityIds]}::bigint[]) and d.kind = any(${[...kinds]}::text[])
    order by l.id desc limit 200`.execute(db)
  return rows
}

/** Ends the live links of a document or payment, or one; one that has ended keeps its day. Says whether there was any. */
export const revokeLinks = async (
  db: Db,
  shared: SharedId,
  { linkId, userId }: { linkId: number | undefined; userId: number },
): Promise<boolean> => {
  const { rows } = await sql`
    with asked as (
      select l.id from document_links l where l.subscriber_id = current_subscriber() and ${ownerOf(shared)}
        and (${linkId ?? null}::bigint is null or l.id = ${linkId ?? null}::bigint)
    ), ended as (
      update document_links l set revoked_at = now(), revoked_by = ${userId}
      where l.subscriber_id = current_subscriber() and l.id in (select id from asked) and l.revoked_at is null
    )
    select 1 from asked limit 1`.execute(db)
  return rows.length > 0
}

/** Kept in the trail of each document: what was mailed about it, and to whom. */
export const noteMails = async (
  db: Db,
  mail: {
    readonly documentIds: readonly number[]
    readonly event: string
    readonly recipients: readonly string[]
    readonly mailId: number
  },
): Promise<void> => {
  await sql`insert into document_mails (subscriber_id, document_id, event, recipients, mail_id)
    select current_subscriber(), id, ${mail.event}, ${[...mail.recipients]}::text[], ${mail.mailId}
    from unnest(${[...mail.documentIds]}::bigint[]) as id`.execute(db)
}

/** Ends the links to files; their readers are told that they are no longer valid. */
export const revokeFileLinks = async (db: Db, fileIds: readonly number[], userId: number): Promise<void> => {
  await sql`update document_links set revoked_at = now(), revoked_by = ${userId}
    where subscriber_id = current_subscriber() and file_id = any(${[...fileIds]}::bigint[]) and revoked_at is null`.execute(
    db,
  )
}
