import { approvalSettingOf } from '@bahi/contracts/settings.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { Ctx } from '../../platform/context.ts'
import { holdersOf } from '../../platform/holders.ts'
import type { Facts } from '../ledger/index.ts'

/** What is saved as final of a kind at this place waits for someone to approve it. */
export const asksApproval = (kind: DocumentKind, { settings }: Pick<Facts, 'settings'>): boolean =>
  settings['EnableApprovalFlow'] === true && settings[approvalSettingOf(kind)] !== false

/** The right to approve and reject documents of a kind. */
export const rightOf = (kind: DocumentKind): RightCode => `${documentKinds[kind].rights}_APR` as RightCode

/**
 * Whether the user sent a document that someone else can approve: nobody approves what they sent themselves, but for
 * the only one of a place who may approve at all.
 */
export function ownSubmissions(ctx: Ctx, kind: DocumentKind) {
  const others = new Map<number, Promise<boolean>>()
  return async (entityId: number, submittedBy: number | null): Promise<boolean> => {
    if (submittedBy !== ctx.userId) return false
    let hasOthers = others.get(entityId)
    if (!hasOthers) {
      hasOthers = holdersOf(ctx.db, rightOf(kind), entityId).then((ids) =>
        ids.some((id) => id !== ctx.userId),
      )
      others.set(entityId, hasOthers)
    }
    return hasOthers
  }
}
