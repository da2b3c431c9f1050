import { Decimal } from '../num/decimal.ts'
import type { TaxHeads } from './entries.ts'
import { isReclaimable } from './itc-state.ts'
import type { ItcReversalReason, ItcState } from './itc-state.ts'
import {
  isNone,
  lesserHeads,
  noHeads,
  positiveHeads,
  shareOfHeads,
  subHeads,
  sumOfHeads,
} from './tax-heads.ts'

/** One thing done with the credit of a bill, with the tax it moved. */
export interface ItcMove {
  readonly move: ItcState
  readonly reason: ItcReversalReason | null
  readonly returnPeriod: string | null
  readonly heads: TaxHeads
}

/** What all moves of a bill come to. */
export interface ItcAccount {
  readonly state: ItcState
  /** Period and provision of the last move. */
  readonly returnPeriod: string | null
  readonly reason: ItcReversalReason | null
  /** Reversed and not reclaimed, by provision. */
  readonly waiting: ReadonlyMap<ItcReversalReason, TaxHeads>
  /** Reversed and part of the cost. */
  readonly lost: ReadonlyMap<ItcReversalReason, TaxHeads>
  /** Of the claim, and of reversals and reclaims since. */
  readonly claimedIn: string | null
  readonly periodsSince: readonly string[]
}

const blank: ItcAccount = {
  state: 'Eligible',
  returnPeriod: null,
  reason: null,
  waiting: new Map(),
  lost: new Map(),
  claimedIn: null,
  periodsSince: [],
}

export const itcAccountOf = (moves: readonly ItcMove[]): ItcAccount => moves.reduce(after, blank)

function after(account: ItcAccount, { move, reason, returnPeriod, heads }: ItcMove): ItcAccount {
  if (move === 'Eligible') return blank
  if (move === 'Claimed')
    // A claim that is there already: its reversals are taken back.
    return account.state === 'Eligible'
      ? { ...blank, state: 'Claimed', returnPeriod, claimedIn: returnPeriod }
      : { ...blank, state: 'Claimed', returnPeriod: account.claimedIn, claimedIn: account.claimedIn }
  const isBack = move === 'Reclaimed'
  const side = isReclaimable(reason) ? 'waiting' : 'lost'
  const before = account[side].get(reason!) ?? noHeads
  const now = isBack ? subHeads(before, heads) : sumOfHeads([before, heads])
  const rows = new Map(account[side]).set(reason!, now)
  if (isNone(now)) rows.delete(reason!)
  const next = { ...account, [side]: rows, returnPeriod, reason }
  return {
    ...next,
    state: isBack && next.waiting.size === 0 ? 'Reclaimed' : 'Reversed',
    periodsSince: [...account.periodsSince, ...(returnPeriod === null ? [] : [returnPeriod])],
  }
}

/** A bill as far as its credit depends on it. */
export interface CreditedBill {
  /** The tax it credits. */
  readonly credited: TaxHeads
  /** What credit notes of the supplier take of that. */
  readonly lowered: TaxHeads
  /** What is to be paid for it, after notes; and what of that is not paid. */
  readonly value: string
  readonly unpaid: string
  /** The credit does not depend on a payment to the supplier: reverse charge, import, distribution. */
  readonly isPaidToGovernment: boolean
  /** A note that lowers the credit of others. */
  readonly lowers: boolean
}

/** Credit that is claimed and neither reversed nor taken by notes. */
export const keptCredit = (account: ItcAccount, { credited, lowered }: CreditedBill): TaxHeads =>
  positiveHeads(
    subHeads(credited, sumOfHeads([lowered, ...account.waiting.values(), ...account.lost.values()])),
  )

/** Reversals that wait to be reclaimed, all of them. */
export const waitingCredit = ({ waiting }: ItcAccount): TaxHeads => sumOfHeads([...waiting.values()])

/**
 * What the 180 days ask of a claimed bill: that as much of its credit is reversed as is unpaid of its value (CGST Act
 * s.16(2) second proviso, rule 37(1)). What is reversed beyond that is reclaimed (third proviso, rule 37(2)). Counted from
 * the whole each time, so that parts never leave a paisa behind.
 */
export function underRule37(
  account: ItcAccount,
  bill: CreditedBill,
): { readonly reverse: TaxHeads; readonly reclaim: TaxHeads } {
  const reversed = account.waiting.get('Rule37') ?? noHeads
  if (account.state === 'Eligible' || bill.lowers) return { reverse: noHeads, reclaim: noHeads }
  if (bill.isPaidToGovernment) return { reverse: noHeads, reclaim: reversed }
  const lost = sumOfHeads([...account.lost.values()])
  const base = positiveHeads(subHeads(bill.credited, sumOfHeads([bill.lowered, lost])))
  const target = shareOfHeads(base, bill.unpaid, bill.value)
  return {
    reverse: lesserHeads(positiveHeads(subHeads(target, reversed)), keptCredit(account, bill)),
    reclaim: positiveHeads(subHeads(reversed, target)),
  }
}

/**
 * The states that can be set. `Claimed` after a reversal takes the reversals back, `Eligible` withdraws the claim.
 */
export function nextItcStates(account: ItcAccount, bill: CreditedBill): readonly ItcState[] {
  if (isNone(bill.credited)) return []
  if (account.state === 'Eligible') return ['Claimed']
  if (bill.lowers) return ['Eligible']
  const isReversed = account.waiting.size + account.lost.size > 0
  return [
    ...(isNone(keptCredit(account, bill)) ? [] : (['Reversed'] as const)),
    ...(account.waiting.size > 0 ? (['Reclaimed'] as const) : []),
    ...(isReversed ? (['Claimed'] as const) : []),
    ...(account.state === 'Claimed' ? (['Eligible'] as const) : []),
  ]
}

export interface AskedMove {
  readonly state: ItcState
  readonly reason?: ItcReversalReason | undefined
  /** A part, by head; absent: all of it, and under rule 37 as much as the law says. */
  readonly amounts?: TaxHeads | undefined
}

type Planned = Pick<ItcMove, 'move' | 'reason' | 'heads'>
export type ItcObstacle =
  | { readonly why: 'state' | 'paid' | 'unpaid' | 'severalReasons' }
  | { readonly why: 'above'; readonly most: TaxHeads }

/** The moves that bring a bill to the state asked, or why it cannot go there. */
export function planItcMoves(
  account: ItcAccount,
  bill: CreditedBill,
  { state, reason, amounts }: AskedMove,
): readonly Planned[] | ItcObstacle {
  if (!nextItcStates(account, bill).includes(state)) return { why: 'state' }
  if (state === 'Reversed') {
    const most = keptCredit(account, bill)
    const heads = amounts ?? (reason === 'Rule37' ? underRule37(account, bill).reverse : most)
    if (isAbove(heads, most)) return { why: 'above', most }
    return isNone(heads) ? { why: 'paid' } : [{ move: state, reason: reason!, heads }]
  }
  if (state === 'Reclaimed') return planReclaim(account, bill, reason, amounts)
  if (state === 'Claimed' && account.state !== 'Eligible')
    // A row for each provision: each has its own account in the books.
    return [...account.waiting, ...account.lost].map(([of, heads]) => ({ move: state, reason: of, heads }))
  return [{ move: state, reason: null, heads: bill.credited }]
}

function planReclaim(
  account: ItcAccount,
  bill: CreditedBill,
  reason: ItcReversalReason | undefined,
  amounts: TaxHeads | undefined,
): readonly Planned[] | ItcObstacle {
  const rows = [...account.waiting].filter(([of]) => reason === undefined || of === reason)
  const open = rows
    .map(([of, heads]) => [of, of === 'Rule37' ? underRule37(account, bill).reclaim : heads] as const)
    .filter(([, heads]) => !isNone(heads))
  const [first, second] = open
  if (!first) return { why: rows.length > 0 ? 'unpaid' : 'state' }
  if (!amounts) return open.map(([of, heads]) => ({ move: 'Reclaimed', reason: of, heads }))
  if (second) return { why: 'severalReasons' }
  const [of, most] = first
  if (isAbove(amounts, most) || isNone(amounts)) return { why: 'above', most }
  return [{ move: 'Reclaimed', reason: of, heads: amounts }]
}

const isAbove = (heads: TaxHeads, most: TaxHeads): boolean =>
  Object.values(subHeads(most, heads)).some((left) => Decimal.of(left).isNegative())
