import type { PortalError, PortalNote } from '../outcome.ts'
import { aesDecrypt } from '../wire/crypto.ts'

/** A reply of the portal, opened; undefined where it is none (a page of a proxy, half a text). */
export type Envelope =
  | {
      readonly isGood: true
      readonly data: unknown
      readonly notes: readonly PortalNote[]
      readonly info: Info
    }
  | {
      readonly isGood: false
      readonly errors: readonly PortalError[]
      readonly notes: readonly PortalNote[]
      readonly info: Info
    }

/** What InfoDtls held, by its codes, as it came. */
export type Info = ReadonlyMap<string, unknown>

/**
 * Opens a reply. Lists come as lists, as JSON text, or as Base64 of it, depending on call and intermediary, and
 * a status as 1 or "1"; all are read. `key` is absent for a sign-in, whose data is plain.
 */
export function openEnvelope(text: string, key?: Buffer): Envelope | undefined {
  const reply = parsed(text)
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return undefined
  const { Status, Data, ErrorDetails, InfoDtls } = reply as Readonly<Record<string, unknown>>
  const { notes, info } = notesOf(tolerant(InfoDtls))
  if (String(Status) === '1') {
    const data = typeof Data === 'string' && key ? opened(Data, key) : Data
    return data === undefined ? undefined : { isGood: true, data, notes, info }
  }
  if (String(Status) !== '0') return undefined
  const errors = errorsOf(tolerant(ErrorDetails))
  return { isGood: false, errors: errors.length > 0 ? errors : [noCode], notes, info }
}

const noCode: PortalError = { code: '', message: 'The portal refused without a reason' }

/** Some gateways put one more Base64 around the JSON. */
function opened(data: string, key: Buffer): unknown {
  const text = aesDecrypt(key, data)?.toString('utf8')
  if (text === undefined) return undefined
  return parsed(text) ?? parsed(Buffer.from(text, 'base64').toString('utf8'))
}

function tolerant(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return parsed(value) ?? parsed(Buffer.from(value, 'base64').toString('utf8')) ?? value
}

export function errorsOf(value: unknown): PortalError[] {
  if (value === null || value === undefined || value === '') return []
  if (!Array.isArray(value)) {
    return typeof value === 'object'
      ? errorsOf([value])
      : [{ code: '', message: String(value as string | number | boolean) }]
  }
  return value.map((row: unknown) => {
    const { ErrorCode, ErrorMessage, error_code, error_message } = (row ?? {}) as Record<string, unknown>
    return { code: text(ErrorCode ?? error_code), message: text(ErrorMessage ?? error_message) }
  })
}

function notesOf(value: unknown): { notes: PortalNote[]; info: Info } {
  const info = new Map<string, unknown>()
  const notes: PortalNote[] = []
  for (const row of Array.isArray(value) ? value : value ? [value] : []) {
    if (typeof row !== 'object' || row === null) continue
    const { InfCd, Desc, ...rest } = row as Record<string, unknown>
    const content = tolerant(Desc)
    const code = text(InfCd)
    // RegIrp is beside the description, not in it.
    info.set(code, typeof content === 'object' && !Array.isArray(content) ? { ...content, ...rest } : content)
    notes.push(
      code === 'EWBERR'
        ? { code, text: '', errors: errorsOf(content) }
        : { code, text: typeof content === 'string' ? content : JSON.stringify(content) },
    )
  }
  return { notes, info }
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
