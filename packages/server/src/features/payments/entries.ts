import type { Decimal } from '@bahi/domain/num/decimal.ts'
import type { LedgerEntry } from '../ledger/index.ts'

export interface PaymentFigures {
  readonly entityId: number
  readonly partyId: number
  readonly date: string
  readonly mode: string
  readonly amount: Decimal
  readonly bankCharges: Decimal
  readonly tdsDeducted: Decimal
}

/**
 * Money received: what reached the bank or till, what the bank kept, and the tax the customer kept back for us,
 * against the customer's account.
 */
export function entriesOfReceipt(payment: PaymentFigures): LedgerEntry[] {
  const { entityId: entity_id, date, amount, bankCharges, tdsDeducted } = payment
  const debit = (account: string, value: Decimal): LedgerEntry[] =>
    value.isZero() ? [] : [{ entity_id, date, account, debit: value.toFixed(2) }]
  return [
    ...debit(payment.mode === 'Cash' ? 'cash' : 'bank', amount.sub(bankCharges)),
    ...debit('bankCharges', bankCharges),
    ...debit('tdsReceivable', tdsDeducted),
    {
      entity_id,
      date,
      account: 'party',
      party_id: payment.partyId,
      credit: amount.add(tdsDeducted).toFixed(2),
    },
  ]
}
