import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refusal } from '../ledger/index.ts'
import { eachAllowed } from './each-allowed.ts'
import type { Outcome } from './each-allowed.ts'
import { claimedState } from '../itc/index.ts'

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
      await sql`select cancel_document(${row.id}, ${reason}, ${remark ?? null}::text)`.execute(ctx.db)
      return undefined
    },
  })
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
