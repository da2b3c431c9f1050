import { Decimal } from '../num/decimal.ts'
import { shareOut } from '../num/share.ts'
import { gstHeads } from '../withholding/gst.ts'
import type { GstComputed } from '../withholding/gst.ts'
import { wholeOf } from './entries.ts'

export interface Received {
  readonly amount: Decimal
  readonly tdsDeducted: Decimal
  readonly bankCharges: Decimal
  /** GST that was kept back, by head, with the value that it is of. */
  readonly gst?: GstComputed | undefined
  /** GSTIN that keeps what settles nothing: the advance. */
  readonly homeId: number
}

/** What of the money settles bills of one GSTIN. */
export interface Settled {
  readonly entityId: number
  readonly amount: Decimal
  /** The bill bears IGST; else CGST and SGST. */
  readonly isInterState?: boolean
}

export interface Receipt {
  readonly entityId: number
  readonly amount: Decimal
  readonly tdsDeducted: Decimal
  readonly bankCharges: Decimal
  readonly gst?: GstComputed | undefined
}

/**
 * One payment of a customer as receipts, one for each GSTIN whose bills it settles: books and receipt vouchers are of
 * a GSTIN. What is left over belongs to `homeId`; tax kept back and bank charges follow the money, and GST kept back the
 * bills that bear its heads, else it is with `homeId`. The parts add up
 * to what was received, to the paisa. Expects that no more is settled than was received.
 */
export function splitReceived(received: Received, settled: readonly Settled[]): Receipt[] {
  const { tdsDeducted, bankCharges, gst, homeId } = received
  const totals = new Map<number, Decimal>()
  const add = (entityId: number, part: Decimal) =>
    totals.set(entityId, (totals.get(entityId) ?? Decimal.zero).add(part))
  for (const one of settled) add(one.entityId, one.amount)
  const rest = wholeOf(received).sub(Decimal.sum(settled.map((one) => one.amount)))
  if (rest.isPositive() || totals.size === 0) add(homeId, rest)
  const entityIds = [...totals.keys()].toSorted((a, b) => a - b)
  const shares = entityIds.map((id) => totals.get(id)!)
  const kept = gst && gstShares(gst, settled, entityIds, Math.max(0, entityIds.indexOf(homeId)))
  const left = shares.map((share, index) => (kept ? share.sub(taxIn(kept[index]!)) : share))
  const taxes = shareOut(
    tdsDeducted,
    left.map((part) => Decimal.max(part, '0')),
    2,
  )
  const amounts = left.map((part, index) => part.sub(taxes[index]!))
  const charges = shareOut(
    bankCharges,
    amounts.map((part) => Decimal.max(part, '0')),
    2,
  )
  return entityIds.map((entityId, index) => ({
    entityId,
    amount: amounts[index]!,
    tdsDeducted: taxes[index]!,
    bankCharges: charges[index]!,
    ...(kept && taxIn(kept[index]!).isPositive() ? { gst: kept[index]! } : {}),
  }))
}

const taxIn = (part: GstComputed) => part.igst.add(part.cgst).add(part.sgst)

/** GST kept back at each GSTIN: a head goes where bills bear it, in proportion to what is settled of them. */
function gstShares(
  gst: GstComputed,
  settled: readonly Settled[],
  entityIds: readonly number[],
  home: number,
): GstComputed[] {
  const sharesOf = (tax: Decimal, isInterState: boolean) => {
    const weights = entityIds.map((id) =>
      Decimal.sum(
        settled
          .filter((one) => one.entityId === id && (one.isInterState ?? false) === isInterState)
          .map((one) => one.amount),
      ),
    )
    if (weights.every((weight) => weight.isZero()))
      return entityIds.map((_, index) => (index === home ? tax : Decimal.zero))
    return shareOut(tax, weights, 2)
  }
  const heads = gstHeads.map((head) => sharesOf(gst[head], head === 'igst'))
  const parts = entityIds.map((_, index) => ({
    igst: heads[0]![index]!,
    cgst: heads[1]![index]!,
    sgst: heads[2]![index]!,
    taxableValue: Decimal.zero,
  }))
  const values = shareOut(gst.taxableValue, parts.map(taxIn), 2)
  return parts.map((part, index) => ({ ...part, taxableValue: values[index]! }))
}
