import { createHmac } from 'node:crypto'
import { recordOf } from '../../gstn/loose.ts'
import type { Loose } from '../../gstn/loose.ts'
import { aesDecrypt, aesEncrypt, newKey } from '../../wire/crypto.ts'
import { jsonReply } from '../http.ts'
import type { PortalReply } from '../http.ts'

const macOf = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64')

/** An answer to a session: under a key of its own, which is under the session's. */
export function sealedReply(sessionKey: Buffer, content: unknown, isGarbage: boolean): PortalReply {
  const key = newKey()
  const payload = Buffer.from(JSON.stringify(content)).toString('base64')
  return jsonReply({
    status_cd: '1',
    data: aesEncrypt(key, payload),
    rek: aesEncrypt(isGarbage ? newKey() : sessionKey, key),
    hmac: macOf(key, payload),
  })
}

export interface OpenedBody {
  readonly action: string
  /** The members beside the sealed content. */
  readonly plain: Loose
  /** Undefined: the request has none. */
  readonly content: Loose | undefined
}

/** A body of a session, opened; else the code of the refusal. */
export function openedBody(text: string, sessionKey: Buffer): OpenedBody | 'RET12505' | 'RET11403' {
  const body = parsed(text)
  if (!body || typeof body['action'] !== 'string') return 'RET11403'
  const { action, data, hmac, ...plain } = body
  if (data === undefined) return { action, plain, content: undefined }
  const payload = typeof data === 'string' ? aesDecrypt(sessionKey, data)?.toString('latin1') : undefined
  if (payload === undefined || hmac !== macOf(sessionKey, payload)) return 'RET12505'
  const content = parsed(Buffer.from(payload, 'base64').toString('utf8'))
  return content ? { action, plain, content } : 'RET12505'
}

function parsed(text: string): Loose | undefined {
  try {
    return recordOf(JSON.parse(text))
  } catch {
    return undefined
  }
}
