import type { ApiError } from './api-error.ts'

/** What the shell does about a refused call; data, so that every row can be tested without a screen. */
export interface Reaction {
  readonly toast?: { readonly title: string; readonly lines: readonly string[] }
  readonly sessionEnded?: boolean
  readonly maintenance?: boolean
}

export const codes = {
  sessionInvalid: 'AUTH0003',
  alreadyAssociated: 'VALD0615',
  alreadyRegistered: 'VALD0616',
} as const

const toastedOn400 = /^(AUTH0013|AUTH0016(-\d+)?|VALD0615|VALD0616|VAL0463|VALD0767)$/
const toastedStatuses = new Set([401, 403, 405, 406, 500])

export interface Words {
  readonly error: string
  readonly noConnection: string
  readonly code: string
  readonly requestId: string
  readonly developer: string
  /** What the running language calls a field; the property where it has no word for it. */
  readonly field: (property: string) => string
  /** The text of a status in the running language; HTTP/2 sends none. */
  readonly status: (status: number) => string | undefined
}

/** The error catalogue; source: specification part 1, section 8, and reading 19. */
export function reactionTo(error: ApiError, words: Words, isProductionLike: boolean): Reaction {
  const { status } = error
  if (status === 0) return { toast: { title: words.error, lines: [words.noConnection] } }
  if (status === 503) return { maintenance: true }
  if (status === 401 && error.code === codes.sessionInvalid) return { sessionEnded: true }
  if (status === 502 && error.call === 'task.statistic') return {}
  if (status === 400) return onBadRequest(error, words)
  if (status === 422) return onValidation(error, words)
  const title = titleOf(error, words, isProductionLike)
  const details =
    toastedStatuses.has(status) && !isProductionLike
      ? [
          error.code && `${words.code}: ${error.code}`,
          error.requestId && `${words.requestId}: ${error.requestId}`,
          error.developerName && `${words.developer}: ${error.developerName}`,
        ].filter((line) => typeof line === 'string' && line !== '')
      : []
  return { toast: { title, lines: [...error.messages, ...(details as string[])] } }
}

function titleOf({ status, statusText }: ApiError, words: Words, isProductionLike: boolean): string {
  if (status === 406) return words.error
  if (status === 403 && isProductionLike) return ''
  return words.status(status) ?? (statusText || words.error)
}

function onBadRequest(error: ApiError, words: Words): Reaction {
  const known = error.errors.filter(({ code }) => toastedOn400.test(code))
  if (known.length === 0) return {}
  return { toast: { title: titleOfType(known[0]?.type, words), lines: known.map(({ message }) => message) } }
}

/** The interface speaks of types in English. */
const titleOfType = (type: string | undefined, words: Words) =>
  type === undefined || type === 'Error' ? words.error : type

function onValidation(error: ApiError, words: Words): Reaction {
  const lines = error.issues
    .filter(({ property, code }) => !isLeftToScreen(property, code))
    .map(({ property, message }) => (property === 'Data' ? message : `${words.field(property)}: ${message}`))
  // Refused as a whole, with no field to name.
  if (error.issues.length === 0) lines.push(...error.messages)
  return lines.length > 0 ? { toast: { title: words.error, lines: [...new Set(lines)] } } : {}
}

function isLeftToScreen(property: string, code: string): boolean {
  const left = code === codes.alreadyAssociated || code === codes.alreadyRegistered
  return left && property.toLowerCase() === 'gstinorpan'
}
