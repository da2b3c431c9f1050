import { Decimal } from '../num/decimal.ts'
import type { AccountEntry, TaxHeads } from './entries.ts'

/** What became of the credit of a bill. */
export const itcStates = ['Eligible', 'Claimed', 'Reversed', 'Reclaimed'] as const
export type ItcState = (typeof itcStates)[number]

/** Why a credit is reversed. */
export const itcReversalReasons = ['Rule37', 'Rule37A', 'Rule42', 'Rule43', 'Section17(5)', 'Others'] as const
export type ItcReversalReason = (typeof itcReversalReasons)[number]

/** Reversals that are reclaimed once their cause is gone (table 4(B)(2) of GSTR-3B); the others are part of the cost (4(B)(1)). */
const reclaimable: ReadonlySet<string> = new Set<ItcReversalReason>(['Rule37', 'Rule37A', 'Others'])

export const isReclaimable = (reason: string | null | undefined): boolean => reclaimable.has(reason ?? '')

const heads = ['igst', 'cgst', 'sgst', 'cess'] as const
const inputOf = { igst: 'inputIgst', cgst: 'inputCgst', sgst: 'inputSgst', cess: 'inputCess' } as const

/**
 * A reversal in the books: the credit becomes a claim that waits, or cost where it never comes back; a reclaim, and a
 * claim that takes its reversals back, turn it round. A claim alone moves nothing.
 */
export function entriesOfItc(
  move: ItcState,
  credited: TaxHeads,
  reason: ItcReversalReason | null,
): AccountEntry[] {
  if (reason === null) return []
  const [taken, given] = move === 'Reversed' ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const)
  const whole = Decimal.sum(heads.map((head) => credited[head]))
  if (whole.isZero()) return []
  return [
    { account: isReclaimable(reason) ? 'inputReversed' : 'purchases', [given]: whole.toFixed(2) },
    ...heads.flatMap((head) =>
      Decimal.of(credited[head]).isZero() ? [] : [{ account: inputOf[head], [taken]: credited[head] }],
    ),
  ]
}
