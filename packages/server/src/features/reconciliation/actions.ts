import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { actionRefused, refusal } from '../ledger/index.ts'
import { closeRows, writeVersions } from './versions.ts'
import type { CurrentRow, NewVersion } from './versions.ts'

export type ActionName = 'link' | 'unlink' | 'accept' | 'reject' | 'pending' | 'ignore' | 'note' | 'undo'

/** A row that an action leaves as it is, and why. */
export interface Refused {
  readonly id: number
  readonly code: string
  readonly message: string
}

export interface Done {
  actionId: number
  refused?: Refused[]
}

/** A pair that an unlink took apart. */
export interface Parted {
  readonly documentIds: readonly number[]
  readonly portalId: number
  readonly byHand: boolean
  readonly decision: CurrentRow['decision']
  readonly claimPeriod: string | null
}

/** A document whose credit an action claimed, or whose claim it withdrew. */
export interface Claim {
  readonly documentId: number
  readonly returnPeriod: string
}

/** Rows of one GSTIN; an action that is undone is undone there as a whole. */
export function placeOf(
  ctx: Ctx,
  rows: readonly CurrentRow[],
): { entityId: number; source: CurrentRow['source'] } {
  const [first] = rows
  if (!first) throw notFound()
  const { entityId, source } = first
  if (rows.some((row) => row.entityId !== entityId || row.source !== source))
    throw actionRefused(ctx, 'reconciliation.refused.severalPlaces')
  ctx.requireActive(entityId)
  return { entityId, source }
}

/** Ids that no row answers to; what a user does not see is not there. */
export function missing(ctx: Ctx, ids: readonly number[], rows: readonly CurrentRow[]): Refused[] {
  const found = new Set(rows.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => !found.has(id)).map((id) => refusal(ctx, id, 'NOT_FOUND'))
}

export async function beginAction(
  ctx: Ctx,
  entityId: number,
  action: ActionName,
  note: string | null = null,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into reconciliation_actions (subscriber_id, entity_id, action, note, created_at, created_by)
    values (current_subscriber(), ${entityId}, ${action}, ${note}, ${ctx.clock()}, current_user_id()) returning id`.execute(
    ctx.db,
  )
  return rows[0]!.id
}

/** What else an action did, for those who undo it. */
export async function keepAction(
  ctx: Ctx,
  actionId: number,
  did: {
    readonly claimed?: readonly Claim[]
    readonly withdrawn?: readonly Claim[]
    readonly parted?: readonly Parted[]
  },
): Promise<void> {
  const { claimed = [], withdrawn = [], parted = [] } = did
  if (claimed.length + withdrawn.length + parted.length === 0) return
  await sql`update reconciliation_actions set claimed = ${JSON.stringify(claimed)}::jsonb, withdrawn = ${JSON.stringify(withdrawn)}::jsonb,
    parted = ${JSON.stringify(parted)}::jsonb where subscriber_id = current_subscriber() and id = ${actionId}`.execute(
    ctx.db,
  )
}

/** The next version of rows, as an action leaves them. */
export async function writeNext(
  ctx: Ctx,
  place: { readonly entityId: number; readonly source: CurrentRow['source'] },
  changes: readonly {
    readonly row: CurrentRow
    readonly to: Partial<NewVersion> & { readonly note?: string | null }
  }[],
  actionId: number,
): Promise<void> {
  await closeRows(
    ctx,
    changes.map(({ row }) => row),
  )
  await writeVersions(
    ctx,
    place,
    changes.map(({ row, to }) => ({ ...row, ...to, id: row.id, version: row.version + 1 })),
    actionId,
  )
}

export const done = (actionId: number, refused: readonly Refused[]): Done => ({
  actionId,
  ...(refused.length > 0 ? { refused: [...refused] } : {}),
})
