import type { FileReply } from '@bahi/contracts/call.ts'
import type { Ctx } from '../../platform/context.ts'
import { invariant } from '../../platform/errors.ts'
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

export async function whole(content: FileReply['content']): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}
