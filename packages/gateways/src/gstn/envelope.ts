import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PortalError } from '../outcome.ts'
import { aesDecrypt, aesEncrypt } from '../wire/crypto.ts'

/** A reply of the GST portal, opened. */
export type GstnEnvelope =
  | { readonly isGood: true; readonly data: unknown }
  | { readonly isGood: false; readonly errors: readonly PortalError[] }

/**
 * Opens a reply: refusals are plain; data of a session is under a key of its own that comes under the session's
 * key, with a check sum that must agree; public answers come as Base64, as a block, or as the reply itself.
 */
export function openGstnEnvelope(text: string, sessionKey?: Buffer): GstnEnvelope | undefined {
  const reply = objectIn(text)
  if (!reply) return undefined
  if (String(reply.status_cd) === '0' || (reply.error !== undefined && reply.error !== null)) {
    return { isGood: false, errors: [errorOf(reply.error)] }
  }
  const { data } = reply
  if (data === undefined) return { isGood: true, data: reply }
  if (typeof data !== 'string') return { isGood: true, data }
  const content =
    typeof reply.rek === 'string' && sessionKey
      ? sealedContent(data, reply.rek, reply.hmac, sessionKey)
      : Buffer.from(data, 'base64').toString('utf8')
  const opened = content === undefined ? undefined : parsed(content)
  return opened === undefined ? undefined : { isGood: true, data: opened }
}

/**
 * Content of a session for the portal: Base64 first, then under the session's key, with a check sum of the Base64;
 * source: GSTN taxpayer API, requests.
 */
export function sealGstnPayload(payload: unknown, sessionKey: Buffer): { data: string; hmac: string } {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const base64 = Buffer.from(text, 'utf8').toString('base64')
  return { data: aesEncrypt(sessionKey, base64), hmac: macOf(sessionKey, base64).toString('base64') }
}

function sealedContent(data: string, rek: string, hmac: unknown, sessionKey: Buffer): string | undefined {
  const key = aesDecrypt(sessionKey, rek)
  const payload = key?.length === 32 ? aesDecrypt(key, data)?.toString('latin1') : undefined
  if (!key || payload === undefined) return undefined
  const given = Buffer.from(typeof hmac === 'string' ? hmac : '', 'base64')
  const expected = macOf(key, payload)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Buffer.from(payload, 'base64').toString('utf8')
}

const macOf = (key: Buffer, payload: string): Buffer => createHmac('sha256', key).update(payload).digest()

function errorOf(error: unknown): PortalError {
  const { error_cd, message } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >
  const code = typeof error_cd === 'string' ? error_cd : ''
  return {
    code,
    message: typeof message === 'string' && message !== '' ? message : code || 'Refused without a reason',
  }
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  const content = parsed(text)
  return typeof content === 'object' && content !== null && !Array.isArray(content)
    ? (content as Record<string, unknown>)
    : undefined
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
