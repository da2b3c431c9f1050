import type { Params } from '../../platform/texts.ts'
import type { Problem } from './rows.ts'

export interface Change {
  readonly path: string
  readonly before: string
  readonly after: string
}

/** What became of a record of a file. */
export interface Outcome {
  readonly row: number
  readonly rows: number
  readonly outcome: 'Created' | 'Changed' | 'Skipped' | 'Refused'
  readonly label: string
  readonly recordKind?: string | undefined
  readonly recordId?: number | undefined
  readonly version?: number | undefined
  readonly key?: string | undefined
  /** Why it was skipped: a text and what it needs. */
  readonly reason?: { readonly key: string; readonly params?: Params } | undefined
  readonly changes?: readonly Change[] | undefined
  readonly before?: unknown
  readonly problems: readonly Problem[]
}
