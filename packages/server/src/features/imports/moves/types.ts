import type { ImportKindName } from '@bahi/contracts/import-sheets.ts'
import type { MoveFound, MoveProgramName } from '@bahi/contracts/moves.ts'

/** The imports of a move, in the order in which they are made; each needs what is before it. */
export const moveSteps = [
  'Accounts',
  'Units',
  'Categories',
  'Items',
  'Parties',
  'OpeningItems',
  'AccountOpenings',
  'OpeningStock',
  'Document',
  // Payments that name what they pay come before those that pay the oldest.
  'Payments',
  'Payments',
  'Journals',
] as const satisfies readonly ImportKindName[]

export type Step =
  | 'accounts'
  | 'units'
  | 'categories'
  | 'items'
  | 'parties'
  | 'openItems'
  | 'openings'
  | 'stock'
  | 'documents'
  | 'named'
  | 'payments'
  | 'journals'
export const stepNames: readonly Step[] = [
  'accounts',
  'units',
  'categories',
  'items',
  'parties',
  'openItems',
  'openings',
  'stock',
  'documents',
  'named',
  'payments',
  'journals',
]
export const positionOf = (step: Step): number => stepNames.indexOf(step)

/** Values of a row by the fields of its sheet. */
export type Values = Readonly<Record<string, string | undefined>>

/** A record of the old books, as it is brought: rows of one import. */
export interface MovedRecord {
  readonly step: Step
  readonly rows: readonly Values[]
  /** What others name it by: `party|asha traders`. */
  readonly own?: string | undefined
  /** What it names. */
  readonly needs?: readonly string[]
  /** The kind of voucher that it was, or the kind of master. */
  readonly was: string
  readonly name: string
  readonly party?: string | undefined
  readonly date?: string | undefined
  readonly amount?: string | undefined
  /** Why it comes as something else than it was; text `move.instead.<value>`. */
  readonly instead?: string | undefined
}

/** Reasons for which nothing is missing from the books: what was left out changes no balance there either. */
export const changesNothing = ['cancelled', 'optional', 'draft', 'kind']

/** What is not brought, with the reason; text `move.left.<reason>`. */
export interface LeftOut {
  readonly was: string
  readonly reason: string
  readonly name: string
  readonly party?: string | undefined
  readonly date?: string | undefined
  readonly amount?: string | undefined
  /** How many there are of it; absent: one. */
  readonly count?: number
}

/** What the old books say of a party, an account or an item at the end of the file; debits positive. */
export interface OldBalance {
  readonly part: 'party' | 'account' | 'item'
  readonly name: string
  /** The account here, by name, or the group there. */
  readonly of?: string | undefined
  readonly opening: string
  readonly closing: string
  readonly quantity?: string | undefined
  /** Of a party or item: what others name it by. */
  readonly own?: string | undefined
}

export type MoveEvent =
  /** Whose files they are, where it is another program than the one that was chosen. */
  | { readonly kind: 'program'; readonly program: MoveProgramName }
  | { readonly kind: 'found'; readonly found: MoveFound }
  | { readonly kind: 'record'; readonly record: MovedRecord }
  | { readonly kind: 'left'; readonly left: LeftOut }
  | { readonly kind: 'balance'; readonly balance: OldBalance }
  /** Masters or vouchers that were read. */
  | { readonly kind: 'read'; readonly count: number }

export interface MoveOptions {
  /** The first day whose documents are brought as such; absent: the file is only looked at. */
  readonly fromDate?: string | undefined
  readonly today: string
  /** Of the GSTIN that is moved into: files that have tax in one sum say nothing of its heads. */
  readonly stateCode: string
}

/** What the tasks of a move are given. */
export interface MoveInput {
  readonly moveId: number
  readonly culture: string
  readonly dryRun?: boolean
}
