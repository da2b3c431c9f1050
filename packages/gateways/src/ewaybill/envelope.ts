import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PortalError, PortalNote } from '../outcome.ts'
import { aesDecrypt } from '../wire/crypto.ts'
import { ewayCodes } from './codes.ts'

/** A reply of the e-way bill portal, opened. */
export type EwayEnvelope =
  | { readonly isGood: true; readonly data: unknown; readonly notes: readonly PortalNote[] }
  | { readonly isGood: false; readonly errors: readonly PortalError[] }

/**
 * Opens a reply. Good ones hold data under the session key, reads under a key of their own that comes along; refused
 * ones hold codes without words, as Base64 of a text of codes, and from intermediaries as the object or a message.
 */
export function openEwayEnvelope(text: string, key?: Buffer): EwayEnvelope | undefined {
  const reply = parsed(text)
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return undefined
  const members = reply as Readonly<Record<string, unknown>>
  if (String(members.status) === '0')
    return { isGood: false, errors: errorsOf(members.error ?? members.message) }
  if (String(members.status) !== '1') return undefined
  const notes = notesOf(members)
  if (!key) return { isGood: true, data: members, notes }
  const data = members.data ?? members.Data
  if (typeof data !== 'string') return { isGood: true, data: {}, notes }
  const rek = typeof members.rek === 'string' ? aesDecrypt(key, members.rek) : key
  if (!rek) return undefined
  const opened = plainOf(data, rek)
  if (!opened) return undefined
  const isMacWrong = typeof members.hmac === 'string' && !isMacOf(opened.text, members.hmac, rek)
  // Seen not to agree with good data, so it is reported and nothing more.
  const warning = isMacWrong ? [{ code: 'HMAC', text: 'The check sum of the reply does not agree' }] : []
  return { isGood: true, data: opened.data, notes: [...notes, ...warning] }
}

/** The official text puts Base64 around the JSON, the official programs do not. */
function plainOf(data: string, key: Buffer): { text: string; data: unknown } | undefined {
  const text = aesDecrypt(key, data)?.toString('utf8')
  if (text === undefined) return undefined
  const direct = parsed(text)
  if (direct !== undefined) return { text, data: direct }
  const inner = Buffer.from(text, 'base64').toString('utf8')
  const content = parsed(inner)
  return content === undefined ? undefined : { text: inner, data: content }
}

function isMacOf(text: string, mac: string, key: Buffer): boolean {
  const expected = createHmac('sha256', key).update(Buffer.from(text).toString('base64')).digest()
  const given = Buffer.from(mac, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function errorsOf(error: unknown): PortalError[] {
  if (typeof error === 'object' && error !== null)
    return codesOf((error as { errorCodes?: unknown }).errorCodes)
  if (typeof error !== 'string' || error === '')
    return [{ code: '', message: 'The portal refused without a reason' }]
  const inner = parsed(error) ?? parsed(Buffer.from(error, 'base64').toString('utf8'))
  if (typeof inner === 'object' && inner !== null) return errorsOf(inner)
  return /^[\d,\s]+$/.test(error) ? codesOf(error) : [{ code: '', message: error }]
}

/** Text or number, several with commas, often one comma too many. This portal sends no words, so they are ours. */
function codesOf(codes: unknown): PortalError[] {
  const text = typeof codes === 'string' || typeof codes === 'number' ? String(codes) : ''
  return text
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')
    .map((code) => ({ code, message: ewayCodes.get(code)?.meaning.en ?? `Code ${code}` }))
}

function notesOf({ alert, info }: Readonly<Record<string, unknown>>): PortalNote[] {
  return [alert, info]
    .filter((text): text is string => typeof text === 'string' && tidy(text) !== '')
    .map((text) => ({ code: 'ALERT', text: tidy(text) }))
}

/** Alerts may begin and end with a comma. */
export const tidy = (text: string): string => text.replaceAll(/^[\s,]+|[\s,]+$/g, '')

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
