import type { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { BookIssue, Facts } from '../ledger/index.ts'
import { voucherColumn, voucherFacts } from './vouchers.ts'
import type { VoucherBody } from './vouchers.ts'

interface Receipt {
  readonly id: number
  readonly number: string
  readonly date: string
  readonly unallocated: string
  readonly voucher: (VoucherBody & { number: string; date: string }) | null
}

interface Asked {
  readonly entityId: number
  readonly partyId: number
  readonly date: string
  readonly allocations?: readonly unknown[] | undefined
}

/** The receipt that a payment out gives back, its row held to the end of the transaction, and what is wrong with that. */
export async function readRefund(
  ctx: Ctx,
  input: Asked,
  refundOfId: number,
  amount: Decimal,
): Promise<{ receipt: Receipt | undefined; facts: Facts; issues: BookIssue[] }> {
  const { entityId, partyId, date } = input
  const [facts, { rows }] = await Promise.all([
    voucherFacts(ctx, { kind: 'refundVoucher', entityId, partyId, date }),
    sql<Receipt>`select p.id, p.number, p.date, p.unallocated, ${voucherColumn} from payments p
      where p.subscriber_id = current_subscriber() and p.id = ${refundOfId} and p.kind = 'paymentIn' and p.status = 'Active'
        and p.party_id = ${partyId} and p.entity_id = ${entityId} for update of p`.execute(ctx.db),
  ])
  const receipt = rows[0]
  if (!receipt) return { receipt, facts, issues: [{ path: 'refundOfId', code: 'UNKNOWN_RECORD' }] }
  const issues: BookIssue[] = []
  const { number, unallocated } = receipt
  if (amount.gt(unallocated))
    issues.push({ path: 'amount', code: 'ABOVE_ADVANCE', params: { number, rest: unallocated } })
  if (date < receipt.date)
    issues.push({ path: 'date', code: 'REFUND_BEFORE_RECEIPT', params: { date: receipt.date } })
  if (input.allocations && input.allocations.length > 0)
    issues.push({ path: 'allocations', code: 'REFUND_SETTLES' })
  if (receipt.voucher && !facts.series) issues.push({ path: 'refundOfId', code: 'SERIES_MISSING' })
  if (receipt.voucher && facts.isFiled) issues.push({ path: 'date', code: 'PERIOD_FILED', params: { date } })
  return { receipt, facts, issues }
}
