import type { ItcReversalReason, ItcState } from '@bahi/domain/documents/itc-state.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'

/** Of the document `d`: its state, the period of that and the provision of a reversal; null while it is eligible. */
export const itcMoveColumn = sql`(select json_build_object('state', m.state, 'returnPeriod', m.return_period, 'reason', m.reason)
  from itc_moves m where m.subscriber_id = d.subscriber_id and m.document_id = d.id order by m.id desc limit 1) as itc_move`

/** The state of the document `d` alone, for lists. */
export const itcStateOf = sql`coalesce((select m.state from itc_moves m where m.subscriber_id = d.subscriber_id and m.document_id = d.id
  order by m.id desc limit 1), 'Eligible')`

/** The period of that state. */
export const itcPeriodOf = sql`(select m.return_period from itc_moves m where m.subscriber_id = d.subscriber_id and m.document_id = d.id
  order by m.id desc limit 1)`

export interface ItcLastMove {
  readonly state: ItcState
  readonly returnPeriod: string | null
  readonly reason: ItcReversalReason | null
}

/** A bill whose credit was claimed is neither changed nor cancelled before the claim is withdrawn. */
export const isClaimed = ({ itcMove }: { readonly itcMove: ItcLastMove | null }): boolean =>
  itcMove !== null && itcMove.state !== 'Eligible'

/** The state of a bill whose credit was claimed, locked by the caller. */
export async function claimedState(ctx: Ctx, id: number): Promise<ItcState | undefined> {
  const { rows } = await sql<{ state: ItcState }>`select state from itc_moves
    where subscriber_id = current_subscriber() and document_id = ${id} order by id desc limit 1`.execute(
    ctx.db,
  )
  const state = rows[0]?.state
  return state === 'Eligible' ? undefined : state
}
