import { documentKinds, kindsOfType } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError, refuseField } from '../../platform/errors.ts'
import { shortageOf } from '../inventory/index.ts'
import { refusal } from '../ledger/index.ts'
import { eachAllowed } from './each-allowed.ts'
import type { Outcome, Refused } from './each-allowed.ts'
import { keepAsReported, shownPeriod } from './reported.ts'
import { claimedState } from '../itc/index.ts'

const bringGoods: ReadonlySet<DocumentKind> = new Set(kindsOfType(({ stock }) => stock === 'in'))

/** Cancels what may be cancelled; each of the others with its reason. Numbers stay used. */
export function cancelDocuments(
  ctx: Ctx,
  kind: DocumentKind,
  { ids, reason, remark }: { ids: readonly number[]; reason: string; remark?: string | undefined },
): Promise<Outcome> {
  return eachAllowed(ctx, kind, ids, {
    action: 'cancel',
    act: async (row) => {
      const state = documentKinds[kind].parts.includes('itc') ? await claimedState(ctx, row.id) : undefined
      if (state)
        return refusal(ctx, row.id, 'ACTION_REFUSED', 'action.reason.itcClaimed', {
          state: `enum.ItcState.${state}`,
        })
      const refused = documentKinds[kind].lockedBy === 'GSTR1' && (await reportedRefusal(ctx, row.id))
      if (refused) return refused
      const cancel = () =>
        sql`select cancel_document(${row.id}, ${reason}, ${remark ?? null}::text)`
          .execute(ctx.db)
          .then(() => undefined)
      // Of what brought goods, some may be sold since.
      const short = bringGoods.has(kind) ? await ctx.savepoint(cancel).catch(shortageOf) : await cancel()
      return short && refusal(ctx, row.id, 'ACTION_REFUSED', 'action.reason.stockShort', short)
    },
  })
}

/** In a period that is open for GSTR-1A the filed return keeps what it says, and the document is amended to nothing. */
async function reportedRefusal(ctx: Ctx, id: number): Promise<Refused | undefined> {
  const reported = await keepAsReported(ctx.db, id)
  if (reported?.amendedIn !== undefined) {
    const period = shownPeriod(reported.amendedIn)
    return refusal(ctx, id, 'ACTION_REFUSED', 'shippingBill.alreadyAmended', { period })
  }
  return reported?.before?.operator
    ? refusal(ctx, id, 'ACTION_REFUSED', 'action.reason.gstr1aOperator')
    : undefined
}

/** Discards drafts. The row stays, marked Delete: what was written is never lost to the audit trail. */
export function discardDrafts(
  ctx: Ctx,
  kind: DocumentKind,
  { ids }: { ids: readonly number[] },
): Promise<Outcome> {
  return eachAllowed(ctx, kind, ids, {
    action: 'discard',
    act: async (row) => {
      await sql`update documents set status = 'Delete', version = version + 1, changed_at = now(), changed_by = current_user_id()
        where subscriber_id = current_subscriber() and id = ${row.id}`.execute(ctx.db)
      return undefined
    },
  })
}

/** The end of documents, named by the status that they get. */
export function endDocuments(
  ctx: Ctx,
  kind: DocumentKind,
  {
    ids,
    status,
    reason,
  }: { ids: readonly number[]; status: 'Cancelled' | 'Delete'; reason?: string | undefined },
): Promise<Outcome> {
  if (!ctx.can(`${documentKinds[kind].rights}_${status === 'Delete' ? 'DSC' : 'CNL'}` as RightCode))
    throw new AppError('RIGHT_MISSING')
  if (status === 'Delete') return discardDrafts(ctx, kind, { ids })
  if (reason === undefined) throw refuseField('reason', 'REQUIRED')
  return cancelDocuments(ctx, kind, { ids, reason })
}
