import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { billCalls } from '@bahi/contracts/kind-calls.ts'
import { underRule37 } from '@bahi/domain/documents/itc-account.ts'
import { isNone, totalOfHeads } from '@bahi/domain/documents/tax-heads.ts'
import type { Ctx } from '../../platform/context.ts'
import { itcBills } from './bills.ts'

type Call = (typeof billCalls)['reclaims']

/** Bills among these whose payment lets credit be reclaimed that rule 37 had reversed. */
export async function reclaimsOf(ctx: Ctx, { ids }: ParsedOf<Call>): Promise<ReplyOf<Call>> {
  const bills = await itcBills(ctx.db, { ids, kinds: ['purchaseBill'], entityIds: ctx.entityIds })
  return {
    bills: bills.flatMap((bill) => {
      const { reclaim } = underRule37(bill.account, bill)
      return isNone(reclaim) ? [] : [{ id: bill.id, number: bill.number, amount: totalOfHeads(reclaim) }]
    }),
  }
}
