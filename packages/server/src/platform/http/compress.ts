import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Below this a reply travels in one packet anyway. */
const leastBytes = 1200
const isText = /^(application\/(json|javascript|xml|manifest\+json)|text\/|image\/svg)/

export type Encoding = 'br' | 'gzip'

/** The best encoding the caller takes. */
export function encodingOf(request: FastifyRequest): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b(?!;\s*q=0(\.0+)?\b)/.test(accepted)) return 'br'
  return /\bgzip\b(?!;\s*q=0(\.0+)?\b)/.test(accepted) ? 'gzip' : undefined
}

/** Compresses a finished text reply off the main thread; streams and pictures pass as they are. */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  if (payload.length < leastBytes || reply.hasHeader('content-encoding')) return payload
  if (!isText.test(String(reply.getHeader('content-type') ?? ''))) return payload
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  const encoding = encodingOf(request)
  if (!encoding) return payload
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return encode(bytes, encoding, 4)
}

export const encode = (bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    : zip(bytes, { level: Math.min(9, quality) })
