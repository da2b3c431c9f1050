import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

export interface LiveLink {
  readonly id: number
  readonly documentId: number
  readonly kind: OfferedKind
  readonly entityId: number
  readonly asProforma: boolean
}

export const insertLink = async (
  db: Db,
  link: {
    documentId: number
    tokenHash: Buffer
    expiresAt: string | null
    userId: number
    asProforma: boolean
  },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into document_links (subscriber_id, document_id, token_hash, expires_at, created_by, as_proforma)
      values (current_subscriber(), ${link.documentId}, ${link.tokenHash}, ${link.expiresAt}, ${link.userId}, ${link.asProforma})
      returning subscriber_id, id
    ), counted as (
      insert into document_link_views (subscriber_id, link_id) select subscriber_id, id from made
    )
    select id from made`.execute(db)
  return rows[0]!.id
}

/** The link of a token while it may be used, counted as seen in the same statement. */
export const openLink = async (
  db: Db,
  tokenHash: Buffer,
  use: 'views' | 'downloads' | 'answers',
): Promise<LiveLink | undefined> => {
  const { rows } = await sql<LiveLink>`
    with link as (
      select l.id, l.document_id, d.kind, d.entity_id, l.as_proforma
      from document_links l join documents d on d.subscriber_id = l.subscriber_id and d.id = l.document_id
      where l.subscriber_id = current_subscriber() and l.token_hash = ${tokenHash} and l.revoked_at is null
        and (l.expires_at is null or l.expires_at > now()) and d.status not in ('Draft', 'Pending', 'Rejected', 'Delete')
    ), counted as (
      update document_link_views v
      set views = views + ${use === 'views' ? 1 : 0}, downloads = downloads + ${use === 'downloads' ? 1 : 0},
        last_viewed_at = now()
      from link where v.subscriber_id = current_subscriber() and v.link_id = link.id
    )
    select * from link`.execute(db)
  return rows[0]
}

export const viewsOf = async (db: Db, documentId: number): Promise<number> => {
  const { rows } = await sql<{ views: number }>`
    select coalesce(sum(v.views), 0)::bigint as views
    from document_links l join document_link_views v on v.subscriber_id = l.subscriber_id and v.link_id = l.id
    where l.subscriber_id = current_subscriber() and l.document_id = ${documentId}`.execute(db)
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

export const linksOfDocument = async (
  db: Db,
  documentId: number,
  { entityIds, kinds }: { readonly entityIds: readonly number[]; readonly kinds: readonly OfferedKind[] },
): Promise<LinkRow[]> => {
  const { rows } = await sql<LinkRow>`
    select l.id, l.created_at, u.user_name as created_by, l.expires_at, l.revoked_at, v.views, v.downloads, v.last_viewed_at
    from document_links l
    join document_link_views v on v.subscriber_id = l.subscriber_id and v.link_id = l.id
    join documents d on d.subscriber_id = l.subscriber_id and d.id = l.document_id
    left join users u on u.subscriber_id = l.subscriber_id and u.id = l.created_by
    where l.subscriber_id = current_subscriber() and l.document_id = ${documentId}
      and d.entity_id = any(${[...entityIds]}::bigint[]) and d.kind = any(${[...kinds]}::text[])
    order by l.id desc limit 200`.execute(db)
  return rows
}

/** Ends the live links of a document, or one; one that has ended keeps its day. Says whether there was any. */
export const revokeLinks = async (
  db: Db,
  { documentId, linkId, userId }: { documentId: number; linkId: number | undefined; userId: number },
): Promise<boolean> => {
  const { rows } = await sql`
    with asked as (
      select l.id from document_links l where l.subscriber_id = current_subscriber() and l.document_id = ${documentId}
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
