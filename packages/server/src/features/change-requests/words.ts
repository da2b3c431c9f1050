import { rightPlaceOf } from '@bahi/contracts/rights.ts'

interface Wanted {
  readonly kind: 'Right' | 'Limit' | 'ApiAccess'
  readonly rightCode?: string | null | undefined
  readonly limitName?: string | null | undefined
}

/** What is asked for, as texts that a notice says in its reader's language. */
export function wordsOf({ kind, rightCode, limitName }: Wanted): { group: string; what: string } {
  if (kind === 'Limit') return { group: 'text:user.limits', what: `text:field.${limitName}` }
  const code = kind === 'ApiAccess' ? 'USR_API' : (rightCode ?? '')
  const { row, action } = rightPlaceOf(code)
  const hasOwnWords = row === 'STG' || row === 'DSH'
  return {
    group: `text:right.${row}`,
    what: hasOwnWords ? `text:right.${code}` : `text:rightAction.${action}`,
  }
}
