import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { openingItemCalls } from '@bahi/contracts/openings.ts'
import type { RefusalReason } from '@bahi/contracts/refusals.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { routes } from '../../platform/routes.ts'
import { refusal } from '../ledger/index.ts'
import { exportOpenings, isOpening, openingDetail, searchOpenings } from './list.ts'
import { saveOpenings, takeOut } from './save.ts'

type Reply = ReplyOf<typeof openingItemCalls.delete>

interface Found {
  readonly id: number
  readonly entityId: number
  readonly isOpen: boolean
  readonly isSettled: boolean
  readonly isLocked: boolean
}

/** Takes documents out of the books that nothing settles; each of the others with its reason. */
async function deleteOpenings(ctx: Ctx, { ids }: ParsedOf<typeof openingItemCalls.delete>): Promise<Reply> {
  const { rows } =
    await sql<Found>`select d.id, d.entity_id, d.opens is not null as is_open, d.paid + d.credited > 0 as is_settled,
      coalesce(d.date::text <= setting_of('periodLockDate', d.entity_id), false) as is_locked
    from documents d where d.subscriber_id = current_subscriber() and ${isOpening} and d.id = any(${[...new Set(ids)]}::bigint[])
      and d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) order by d.id for update`.execute(ctx.db)
  const found = new Map(rows.map((row) => [row.id, row]))
  const reply: Reply = { done: [], refused: [] }
  for (const id of new Set(ids)) {
    const one = found.get(id)
    const reason = one && reasonOf(ctx, one)
    if (!one) reply.refused.push(refusal(ctx, id, 'NOT_FOUND'))
    else if (reason)
      reply.refused.push(
        refusal(ctx, id, 'ACTION_REFUSED', reason, {
          name: ctx.access.inactive.get(one.entityId) ?? '',
          status: 'enum.DocumentStatus.Cancelled',
        }),
      )
    else {
      await takeOut(ctx, id)
      reply.done.push(id)
    }
  }
  return reply
}

function reasonOf(ctx: Ctx, { entityId, isOpen, isSettled, isLocked }: Found): RefusalReason | undefined {
  if (ctx.access.inactive.has(entityId)) return 'action.reason.isPlaceInactive'
  if (!isOpen) return 'action.reason.status'
  if (isSettled) return 'action.reason.hasPayment'
  return isLocked ? 'action.reason.periodLocked' : undefined
}

export const openingItemRoutes = routes(openingItemCalls, {
  search: searchOpenings,
  detail: openingDetail,
  save: saveOpenings,
  delete: deleteOpenings,
  export: exportOpenings,
})
