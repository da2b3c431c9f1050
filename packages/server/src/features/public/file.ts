import type * as z from 'zod'
import type { FileReply } from '@bahi/contracts/call.ts'
import type { PublicFile } from '@bahi/contracts/public.ts'
import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { readFile } from '../../platform/files/store.ts'

/** A file behind a link. */
export interface SharedFile {
  readonly subscriberId: number
  readonly id: number
  readonly name: string
  readonly contentType: string
  readonly size: number
  /** The business. */
  readonly sender: string
  readonly until: string
}

export async function sharedFile(
  db: Db,
  subscriberId: number,
  link: { readonly fileId: number; readonly expiresAt: string },
): Promise<SharedFile> {
  const { rows } = await sql<Omit<SharedFile, 'subscriberId' | 'until'>>`
    select f.id, f.name, f.content_type, f.size, s.name as sender
    from stored_files f join subscribers s on s.subscriber_id = f.subscriber_id
    where f.subscriber_id = current_subscriber() and f.id = ${link.fileId}`.execute(db)
  return { ...rows[0]!, subscriberId, until: link.expiresAt }
}

export const publicFile = ({ name, size, sender, until }: SharedFile): z.output<typeof PublicFile> => ({
  fileName: name,
  size: Number(size),
  sender,
  until,
})

/** Each part in a transaction of its own, so that none waits for a slow reader. */
export const contentOf = (
  ctx: PublicCtx,
  { subscriberId, id, name, contentType }: SharedFile,
): FileReply => ({
  contentType,
  fileName: name,
  content: readFile((work) => ctx.inTenant(subscriberId, { reason: 'public link' }, work), subscriberId, id),
})
