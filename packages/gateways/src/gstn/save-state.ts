import type { PortalError } from '../outcome.ts'
import { listOf, recordOf, textOf } from './loose.ts'
import type { Loose } from './loose.ts'

/** What became of a part of a return; source: RETSTATUS, status_cd. */
export type SaveState =
  /** Received or in process: ask again. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saved' }
  /** What is right is saved; only the refused records are sent again, corrected. */
  | { readonly kind: 'savedInPart'; readonly refused: readonly RecordError[] }
  /** Nothing is saved. */
  | { readonly kind: 'refused'; readonly errors: readonly PortalError[] }

/** One refused record of a return, as far as the report names it. */
export interface RecordError extends PortalError {
  /** Section of the return, as the JSON names it: b2b, cdnr, hsn, ... */
  readonly section: string
  /** GSTIN of the other party, or of the operator. */
  readonly party?: string
  /** Two digits. */
  readonly placeOfSupply?: string
  readonly number?: string
  /** In per cent. */
  readonly rate?: string
  readonly hsn?: string
}

export function readSaveState(reply: unknown): SaveState | undefined {
  const state = recordOf(reply)
  switch (textOf(state?.['status_cd'])?.toUpperCase()) {
    case 'REC':
    case 'IP':
      return { kind: 'waiting' }
    case 'P':
      return { kind: 'saved' }
    case 'PE': {
      const refused = recordErrors(state?.['error_report'])
      return { kind: 'savedInPart', refused }
    }
    case 'ER': {
      const report = state?.['error_report']
      const whole = recordOf(report)
      const errors = whole && isError(whole) ? [errorOf(whole)] : recordErrors(report)
      return {
        kind: 'refused',
        errors: errors.length > 0 ? errors : [{ code: '', message: 'Refused without a reason' }],
      }
    }
    default:
      return undefined
  }
}

/**
 * Errors of an error report, which mirrors the content: a code is at the party, at the place or at the record, and a
 * section is a list or an object. Each record below a code is named; a code without records is one error.
 */
export function recordErrors(report: unknown): readonly RecordError[] {
  const sections = recordOf(report)
  if (!sections) return []
  return Object.entries(sections).flatMap(([section, groups]) =>
    (listOf(groups) ?? []).flatMap((group) => errorsBelow({ section }, group)),
  )
}

type Place = Pick<RecordError, 'section' | 'party' | 'placeOfSupply' | 'number' | 'rate' | 'hsn'>

function errorsBelow(above: Place, value: unknown, inherited?: PortalError): readonly RecordError[] {
  const node = recordOf(value)
  if (!node) return []
  const place = { ...above, ...named(node) }
  const own = isError(node) ? errorOf(node) : inherited
  const below = Object.entries(node)
    // Items of a record are part of it.
    .filter(([member]) => member !== 'itms')
    .flatMap(([, inner]) => (Array.isArray(inner) || recordOf(inner) ? (listOf(inner) ?? []) : []))
    .flatMap((inner) => errorsBelow(place, inner, own))
  if (below.length > 0) return below
  return own ? [{ ...place, ...own }] : []
}

const members = {
  party: ['ctin', 'stin', 'rtin', 'etin'],
  placeOfSupply: ['pos'],
  number: ['inum', 'nt_num', 'ntnum'],
  rate: ['rt'],
  hsn: ['hsn_sc'],
} as const

function named(node: Loose): Partial<Place> {
  const found: Record<string, string> = {}
  for (const [name, keys] of Object.entries(members)) {
    const value = keys.map((key) => textOf(node[key])).find((text) => text !== undefined)
    if (value !== undefined) found[name] = value
  }
  return found
}

const isError = (node: Loose): boolean => textOf(node['error_cd']) !== undefined

function errorOf(node: Loose): PortalError {
  const code = textOf(node['error_cd']) ?? ''
  return { code, message: textOf(node['error_msg']) ?? code }
}
