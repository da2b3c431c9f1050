import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { checked } from './facts.ts'
import { neededOf, noNeed } from './need.ts'
import { issuesIn } from './issues.ts'
import { materialOf } from './material.ts'
import { currentStates } from './current-state.ts'

/** What the portal would refuse of each, found here; nothing is sent. */
export async function validateEWayBills(
  ctx: Ctx,
  { documentIds = [], billIds = [], transport }: ParsedOf<typeof eWayBillCalls.validate>,
): Promise<ReplyOf<typeof eWayBillCalls.validate>> {
  const states = await currentStates(ctx, { documentIds, billIds })
  if (states.length < new Set(documentIds).size + new Set(billIds).size) throw notFound()
  const found: ReplyOf<typeof eWayBillCalls.validate> = []
  for (const current of states) {
    const { documentId, billId } = current
    const material = await materialOf(ctx.db, current, transport)
    if (!material) {
      found.push({
        documentId,
        billId,
        need: noNeed(ctx),
        issues: issuesIn(ctx.language, [{ code: 'notIssued' }]),
      })
      continue
    }
    const { issues } = await checked(ctx.db, material, ctx.clock)
    const told = issues.map(({ code, field, params, severity }) => ({ code, path: field, params, severity }))
    found.push({ documentId, billId, need: neededOf(ctx, material), issues: issuesIn(ctx.language, told) })
  }
  return found
}
