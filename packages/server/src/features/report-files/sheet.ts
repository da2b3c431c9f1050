import type { FileReply } from '@bahi/contracts/call.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError, invariant } from '../../platform/errors.ts'
import type { TaskStarted } from '../../platform/routes.ts'

/** A file by the handler of its export, read whole while the transaction that its rows come from is open. */
export const sheetWithin = (
  ctx: Ctx,
  make: (inside: Ctx) => Promise<FileReply | TaskStarted>,
): Promise<FileReply> =>
  ctx.inTransaction(async (inside) => {
    const reply = await make(inside)
    // What is too large for a person to wait for is sent by a task already.
    invariant('content' in reply, 'a file, and no task of its own')
    return { ...reply, content: await whole(reply.content) }
  })

/** Servers of mail refuse more; a third is lost to the way attachments are written. */
export const mostBytes = 15_000_000

export const tooLarge = (bytes: number): AppError =>
  new AppError('MAIL_TOO_LARGE', {
    params: { size: String(Math.ceil(bytes / 1_000_000)), limit: String(mostBytes / 1_000_000) },
  })

/** The file in one piece; of one that is to be mailed no more is read than a mail can carry. */
export async function whole(content: FileReply['content'], most = Infinity): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of content) {
    parts.push(part)
    bytes += part.length
    if (bytes > most) throw tooLarge(bytes)
  }
  return Buffer.concat(parts)
}
