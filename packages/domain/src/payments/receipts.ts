import { Decimal } from '../num/decimal.ts'
import { shareOut } from '../num/share.ts'

export interface Received {
  readonly amount: Decimal
  readonly tdsDeducted: Decimal
  readonly bankCharges: Decimal
  /** GSTIN that keeps what settles nothing: the advance. */
  readonly homeId: number
}

/** What of the money settles bills of one GSTIN. */
export interface Settled {
  readonly entityId: number
  readonly amount: Decimal
}

export interface Receipt {
  readonly entityId: number
  readonly amount: Decimal
  readonly tdsDeducted: Decimal
  readonly bankCharges: Decimal
}

/**
 * One payment of a customer as receipts, one for each GSTIN whose bills it settles: books and receipt vouchers are of
 * a GSTIN. What is left over belongs to `homeId`; tax kept back and bank charges follow the money. The parts add up
 * to what was received, to the paisa. Expects that no more is settled than was received.
 */
export function splitReceived(received: Received, settled: readonly Settled[]): Receipt[] {
  const { amount, tdsDeducted, bankCharges, homeId } = received
  const totals = new Map<number, Decimal>()
  const add = (entityId: number, part: Decimal) =>
    totals.set(entityId, (totals.get(entityId) ?? Decimal.zero).add(part))
  for (const one of settled) add(one.entityId, one.amount)
  const rest = amount.add(tdsDeducted).sub(Decimal.sum(settled.map((one) => one.amount)))
  if (rest.isPositive() || totals.size === 0) add(homeId, rest)
  const entityIds = [...totals.keys()].toSorted((a, b) => a - b)
  const shares = entityIds.map((id) => totals.get(id)!)
  const taxes = shareOut(tdsDeducted, shares, 2)
  const amounts = shares.map((share, index) => share.sub(taxes[index]!))
  const charges = shareOut(bankCharges, amounts, 2)
  return entityIds.map((entityId, index) => ({
    entityId,
    amount: amounts[index]!,
    tdsDeducted: taxes[index]!,
    bankCharges: charges[index]!,
  }))
}
