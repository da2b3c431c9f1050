import { Readable } from 'node:stream'
import type { FileReply } from '@bahi/contracts/call.ts'
import type { FastifyReply } from 'fastify'
import { safeName } from '../files/store.ts'

/** Bytes with their name; never run by the browser, whatever is in them. */
export function sendFile(reply: FastifyReply, file: FileReply) {
  const name = safeName(file.fileName)
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  reply
    .header('content-type', file.contentType)
    .header(
      'content-disposition',
      `${file.inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  if (file.content instanceof Uint8Array)
    return reply.send(Buffer.from(file.content.buffer, file.content.byteOffset, file.content.length))
  return reply.send(Readable.from(file.content))
}
