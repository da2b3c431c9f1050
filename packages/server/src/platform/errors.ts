import { errors } from '@bahi/contracts/errors.ts'
import type { ErrorName, ErrorRow } from '@bahi/contracts/errors.ts'
import { refusalCodes } from '@bahi/contracts/refusals.ts'
import type { Translate } from './texts.ts'

/** One thing wrong with what was sent. `path` as in `lines[3].hsn`; the reply puts `Data.` before it. */
export interface Issue {
  readonly path: string
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
}

export interface ErrorDetail {
  /** Of a refused action, by its reason: more exact than the code of the table. */
  readonly code?: string
  readonly params?: Readonly<Record<string, string | number>>
  /** The newer record of a conflict. */
  readonly record?: unknown
  readonly issues?: readonly Issue[]
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** Stops a request with a code of the table in contracts. */
export class AppError extends Error {
  readonly errorName: ErrorName
  readonly detail: ErrorDetail
  constructor(name: ErrorName, detail: ErrorDetail = {}) {
    super(name, { cause: detail.cause })
    this.name = 'AppError'
    this.errorName = name
    this.detail = detail
  }
  get row(): ErrorRow {
    return errors[this.errorName]
  }
}

/** Another subscriber's record, one outside the user's entities and one that never was are all alike. */
export const notFound = () => new AppError('NOT_FOUND')

/** Nothing is written in a place that is switched off; `name` is what to switch on again. */
export const placeInactive = (t: Translate, name: string) =>
  new AppError('ACTION_REFUSED', {
    code: refusalCodes['action.reason.isPlaceInactive'],
    params: { reason: t('action.reason.isPlaceInactive', { name }) },
  })

/** Someone saved a newer version; the reply carries it. */
export const conflict = (record: unknown) => new AppError('CONFLICT', { record })

/** Everything wrong with the input at once. */
export const invalid = (issues: readonly Issue[]) => new AppError('INVALID_INPUT', { issues })

export const refuseField = (path: string, code: string, params?: Issue['params']) =>
  invalid([{ path, code, ...(params ? { params } : {}) }])

/** A fault of ours: logged with its sentence, shown as a plain 500. */
export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(`Invariant: ${sentence}`)
}
