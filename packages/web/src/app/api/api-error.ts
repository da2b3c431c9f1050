/** One thing wrong with what was sent: `lines[3].hsn`, without the leading `Data.`. */
export interface Issue {
  readonly property: string
  readonly code: string
  readonly message: string
}

export interface ErrorItem {
  readonly code: string
  readonly message: string
  readonly type?: string
}

/** A refused call. `status` 0: no answer came (connection or time-out). */
export class ApiError extends Error {
  readonly call: string
  readonly status: number
  readonly statusText: string
  readonly errors: readonly ErrorItem[]
  readonly issues: readonly Issue[]
  readonly requestId: string | undefined
  readonly developerName: string | undefined
  readonly body: unknown

  constructor(call: string, status: number, statusText: string, body: unknown) {
    const reply = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
    const errors = Array.isArray(reply['errors']) ? (reply['errors'] as ErrorItem[]) : []
    super(errors[0]?.message ?? statusText)
    this.name = 'ApiError'
    this.call = call
    this.status = status
    this.statusText = statusText
    this.errors = errors
    this.issues = issuesOf(reply['validationErrors'])
    this.requestId = typeof reply['requestId'] === 'string' ? reply['requestId'] : undefined
    this.developerName = typeof reply['developerName'] === 'string' ? reply['developerName'] : undefined
    this.body = body
  }

  get code(): string | undefined {
    return this.errors[0]?.code
  }
  get messages(): readonly string[] {
    return this.errors.map((error) => error.message)
  }
}

/** Grouped by property and code without duplicates; a leading `Data.` goes (specification part 1, section 8). */
export function issuesOf(validationErrors: unknown): Issue[] {
  if (typeof validationErrors !== 'object' || validationErrors === null) return []
  const seen = new Map<string, Issue>()
  for (const [name, list] of Object.entries(validationErrors as Record<string, ErrorItem[]>)) {
    const property = name.replace(/^Data\./, '')
    for (const { code, message } of Array.isArray(list) ? list : []) {
      seen.set(`${property}\n${code}\n${message}`, { property, code, message })
    }
  }
  return [...seen.values()]
}
