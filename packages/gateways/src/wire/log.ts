/** Keeps every request and reply; secrets are masked before an entry is handed over. */
export interface ExchangeLog {
  write(entry: ExchangeEntry): void
}

export interface ExchangeEntry {
  readonly portal: string
  /** Our name of the call: 'generate', 'byDocument'. */
  readonly call: string
  readonly gstin: string
  readonly method: string
  readonly url: string
  readonly startedAt: Date
  readonly ms: number
  readonly requestHeaders: Readonly<Record<string, string>>
  /** The content before encryption. */
  readonly request?: unknown
  readonly status?: number
  /** The content after decryption, or the raw text where it could not be read. */
  readonly reply?: unknown
  /** What went wrong on the line. */
  readonly fault?: string
}

export const noLog: ExchangeLog = { write: () => {} }

/**
 * The entry without secrets: passwords, client secrets, tokens, session keys and application keys, wherever they
 * stand. Names are compared without case, dashes and underscores, as portals spell them differently.
 */
export function masked(entry: ExchangeEntry): ExchangeEntry {
  return {
    ...entry,
    url: entry.url.replace(/([?&][^=&]*(?:token|password|secret)[^=&]*=)[^&]*/gi, `$1${mask}`),
    requestHeaders: maskMembers(entry.requestHeaders) as Record<string, string>,
    ...(entry.request === undefined ? {} : { request: maskMembers(entry.request) }),
    ...(entry.reply === undefined ? {} : { reply: maskMembers(entry.reply) }),
  }
}

const mask = '***'
const secrets = new Set([
  'clientsecret',
  'password',
  'authtoken',
  'sek',
  'appkey',
  'authorization',
  'rek',
  'hmac',
  'data',
  'xapikey',
  'cookie',
])

function maskMembers(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(maskMembers)
  const kept: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) {
    // `Data` is secret where it is one cipher text; as a block it is looked into.
    if (typeof member === 'string') kept[name] = member !== '' && isSecret(name) ? mask : member
    else kept[name] = maskMembers(member)
  }
  return kept
}

/** A line has the same names as the one before. */
const answers = new Map<string, boolean>()

function isSecret(name: string): boolean {
  const known = answers.get(name)
  if (known !== undefined) return known
  const answer = secrets.has(name.toLowerCase().replaceAll(/[-_]/g, ''))
  if (answers.size < 1000) answers.set(name, answer)
  return answer
}
