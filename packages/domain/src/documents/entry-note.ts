import { documentKinds } from './kinds.ts'
import type { NoteType } from './families.ts'

interface Entry {
  /** Kind of what was booked. */
  readonly source: string
  readonly debit: string
  readonly isReversal?: boolean | undefined
}

/**
 * Which note an entry in the account of a party is: named by what it does there. Taken back, it is in the other column.
 *
 * @example
 * noteOfEntry({ source: 'outwardNote', debit: '0.00' }) // 'Credit'
 */
export function noteOfEntry({ source, debit, isReversal = false }: Entry): NoteType | undefined {
  const kinds: Readonly<Record<string, { readonly parts: readonly string[] } | undefined>> = documentKinds
  if (!kinds[source]?.parts.includes('note')) return undefined
  return /^[0.]*$/.test(debit) === isReversal ? 'Debit' : 'Credit'
}
