import { errors } from '@bahi/contracts/errors.ts'
import type { ErrorName } from '@bahi/contracts/errors.ts'
import { issueCodes } from '@bahi/contracts/issues.ts'
import { issueText } from '@bahi/contracts/texts/issue-text.ts'
import type { FindText } from '@bahi/contracts/texts/issue-text.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { isAway } from '../db/away.ts'
import { isElsewhere } from '../db/tenant.ts'
import { AppError } from '../errors.ts'
import type { ErrorDetail } from '../errors.ts'
import { fill, hasText, textOf } from '../texts.ts'

export interface ErrorReply {
  readonly requestId: string
  readonly errors: readonly { readonly code: string; readonly message: string; readonly type: string }[]
  readonly validationErrors?: Readonly<
    Record<string, readonly { readonly code: string; readonly message: string }[]>
  >
  /** The newer record of a conflict. */
  readonly record?: unknown
  readonly developerName?: string
}

export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: ErrorReply
  /** A fault of ours, to be logged with its stack. */
  readonly isFault: boolean
}

/** Any error as the reply that the specification describes, in the caller's language. */
export function errorReply(
  error: unknown,
  facts: {
    readonly requestId: string
    readonly language: Language
    readonly showsDetail: boolean
    readonly place: string
  },
): Answered {
  const { name, detail } = classify(error)
  const row = errors[name]
  const issues = detail.issues ?? []
  const { requestId, language } = facts
  return {
    status: row.status,
    headers:
      detail.retryAfterSeconds === undefined ? {} : { 'retry-after': String(detail.retryAfterSeconds) },
    isFault: faults.has(name),
    body: {
      requestId,
      errors: [
        {
          code: detail.code ?? row.code,
          message: fill(language, row.text, { requestId, ...retryParams(detail), ...detail.params }),
          type: row.type,
        },
      ],
      ...(issues.length > 0 ? { validationErrors: grouped(issues, language) } : {}),
      ...(detail.record === undefined ? {} : { record: detail.record }),
      ...(facts.showsDetail ? { developerName: developerName(error, facts.place) } : {}),
    },
  }
}

const faults: ReadonlySet<ErrorName> = new Set(['UNEXPECTED', 'MAINTENANCE', 'STORAGE_FULL'])

const retryParams = ({ retryAfterSeconds }: ErrorDetail): Record<string, number> =>
  retryAfterSeconds === undefined ? {} : { seconds: retryAfterSeconds }

function grouped(issues: NonNullable<ErrorDetail['issues']>, language: Language) {
  const result: Record<string, { code: string; message: string }[]> = {}
  const find: FindText = (key, params) => (hasText(key) ? textOf(language, key, params) : undefined)
  for (const { path, code, params } of issues) {
    const property = path === '' ? 'Data' : `Data.${path}`
    const message = issueText(find, code, path, params) ?? textOf(language, 'issue.CHARACTERS')
    ;(result[property] ??= []).push({ code: issueCodes[code] ?? code, message })
  }
  return result
}

function developerName(error: unknown, place: string): string {
  if (error instanceof AppError) return `${place}: ${error.errorName}`
  return `${place}: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`
}

/** Codes of Fastify and PostgreSQL, and what they mean to a caller. */
const known: Readonly<Record<string, ErrorName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED',
  // A trigger of the database: something that nobody changes in another user's view.
  BH029: 'PERSON_ONLY',
  FST_ERR_BAD_URL: 'MALFORMED',
  // No room left on a disk, of the database or of this process.
  '53100': 'STORAGE_FULL',
  ENOSPC: 'STORAGE_FULL',
}

function classify(error: unknown): { name: ErrorName; detail: ErrorDetail } {
  if (error instanceof AppError) return { name: error.errorName, detail: error.detail }
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  const name = code === undefined ? undefined : known[code]
  if (name) return { name, detail: {} }
  // It moves to another database, or has done so: whoever asks again is answered there.
  if (isElsewhere(error)) return { name: 'MAINTENANCE', detail: { retryAfterSeconds: 1 } }
  if (isAway(error)) return { name: 'MAINTENANCE', detail: { retryAfterSeconds: 5 } }
  // A reference to what another tenant has, or nobody: the composite foreign keys refuse it.
  if (code === '23503')
    return { name: 'INVALID_INPUT', detail: { issues: [{ path: '', code: 'UNKNOWN_RECORD' }] } }
  // Characters that no text column holds (NUL).
  if (code === '22021' || code === '22P05')
    return { name: 'INVALID_INPUT', detail: { issues: [{ path: '', code: 'CHARACTERS' }] } }
  if (statusCode === 400) return { name: 'MALFORMED', detail: {} }
  return { name: 'UNEXPECTED', detail: {} }
}
