import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { reconciliationCalls } from '@bahi/contracts/reconciliation.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { actionRefused, refusal } from '../ledger/index.ts'
import { beginAction, done, keepAction, writeNext } from './actions.ts'
import type { ActionName, Claim, Done, Parted, Refused } from './actions.ts'
import { claimCredit, withdrawCredit } from './credit.ts'
import { pair, pansOfRows } from './link.ts'
import { matchPans } from './match-pans.ts'
import { holdComparison, versionColumns } from './versions.ts'
import type { CurrentRow } from './versions.ts'

interface Stored {
  readonly id: number
  readonly entityId: number
  readonly action: ActionName
  readonly claimed: readonly Claim[]
  readonly withdrawn: readonly Claim[]
  readonly parted: readonly Parted[]
  readonly undoneBy: number | null
}

/** Takes back what an action did, row by row: where something happened to a row since, that row stays. */
export async function undoAction(
  ctx: Ctx,
  { actionId }: ParsedOf<(typeof reconciliationCalls)['undo']>,
): Promise<Done> {
  const { rows } =
    await sql<Stored>`select id, entity_id, action, claimed, withdrawn, parted, undone_by from reconciliation_actions
    where subscriber_id = current_subscriber() and id = ${actionId} and entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
    for update`.execute(ctx.db)
  const [action] = rows
  if (!action) throw notFound()
  ctx.requireActive(action.entityId)
  if (action.undoneBy !== null || action.action === 'undo')
    throw actionRefused(ctx, 'reconciliation.refused.undone')
  await holdComparison(ctx.db, action.entityId)
  const undoId = await beginAction(ctx, action.entityId, 'undo')
  await sql`update reconciliation_actions set undone_by = ${undoId} where subscriber_id = current_subscriber() and id = ${actionId}`.execute(
    ctx.db,
  )
  const refused =
    action.action === 'link'
      ? await undoLink(ctx, action, undoId)
      : action.action === 'unlink'
        ? await undoUnlink(ctx, action, undoId)
        : await undoDecision(ctx, action, undoId)
  return done(undoId, refused)
}

/** Rows as they are now that the action has written last, and others that something happened to since. */
async function rowsOfAction(ctx: Ctx, { id }: Stored): Promise<{ own: CurrentRow[]; refused: Refused[] }> {
  const { rows } = await sql<CurrentRow & { isOwn: boolean }>`
    select ${versionColumns}, w.action_id is not distinct from ${id}::bigint as is_own from reconciliation_rows w
    where w.subscriber_id = current_subscriber() and w.until_at is null
      and w.id in (select v.id from reconciliation_rows v where v.subscriber_id = current_subscriber() and v.action_id = ${id})
    order by w.id`.execute(ctx.db)
  return {
    own: rows.filter(({ isOwn }) => isOwn),
    refused: rows
      .filter(({ isOwn }) => !isOwn)
      .map((row) => refusal(ctx, row.id, 'ACTION_REFUSED', 'reconciliation.refused.movedOn')),
  }
}

async function undoLink(ctx: Ctx, action: Stored, undoId: number): Promise<Refused[]> {
  const { own, refused } = await rowsOfAction(ctx, action)
  for (const row of own)
    await matchPans(ctx, action.entityId, row.source, await pansOfRows(ctx, action.entityId, [row]), {
      released: new Set([row.id]),
      actionId: undoId,
    })
  return refused
}

async function undoUnlink(ctx: Ctx, action: Stored, undoId: number): Promise<Refused[]> {
  const { rows: apart } = await sql<{
    documentId: number
  }>`delete from reconciliation_apart where subscriber_id = current_subscriber()
    and action_id = ${action.id} returning document_id`.execute(ctx.db)
  if (apart.length === 0) return []
  const { rows } =
    await sql<CurrentRow>`select ${versionColumns} from reconciliation_rows w where w.subscriber_id = current_subscriber()
    and w.entity_id = ${action.entityId} and w.until_at is null
    and w.source = (select source from inward_rows where subscriber_id = current_subscriber() and id = ${action.parted[0]!.portalId})
    and (w.portal_id = any(${action.parted.map(({ portalId }) => portalId)}::bigint[])
      or w.document_ids && ${action.parted.flatMap(({ documentIds }) => [...documentIds])}::bigint[]) order by w.id`.execute(
      ctx.db,
    )
  const refused: Refused[] = []
  const claims: Claim[] = []
  for (const parted of action.parted) {
    const own = rows.filter(({ documentIds }) => documentIds.some((id) => parted.documentIds.includes(id)))
    const theirs = rows.find(({ portalId }) => portalId === parted.portalId)
    const isFree =
      theirs !== undefined &&
      theirs.documentIds.length === 0 &&
      own.length > 0 &&
      own.every(({ portalId }) => portalId === null)
    if (!isFree) {
      const id = own[0]?.id ?? theirs?.id ?? 0
      refused.push(refusal(ctx, id, 'ACTION_REFUSED', 'reconciliation.refused.movedOn'))
      continue
    }
    const place = { entityId: action.entityId, source: theirs.source }
    const row = own[0]!
    if (parted.byHand) await pair(ctx, place, { own, theirs, actionId: undoId, note: row.note })
    else
      await matchPans(
        ctx,
        action.entityId,
        theirs.source,
        await pansOfRows(ctx, action.entityId, [...own, theirs]),
        { actionId: undoId },
      )
    if (parted.decision !== null) await decideAgain(ctx, place, row.id, parted, undoId)
    claims.push(...action.withdrawn.filter(({ documentId }) => parted.documentIds.includes(documentId)))
  }
  const { done: claimed } = await claimCredit(ctx, claims)
  await keepAction(ctx, undoId, { claimed })
  return refused
}

async function decideAgain(
  ctx: Ctx,
  place: { readonly entityId: number; readonly source: CurrentRow['source'] },
  id: number,
  { decision, claimPeriod }: Parted,
  actionId: number,
): Promise<void> {
  const { rows } = await sql<CurrentRow>`select ${versionColumns} from reconciliation_rows w
    where w.subscriber_id = current_subscriber() and w.id = ${id} and w.until_at is null`.execute(ctx.db)
  await writeNext(
    ctx,
    place,
    rows.map((row) => ({ row, to: { decision, claimPeriod } })),
    actionId,
  )
}

async function undoDecision(ctx: Ctx, action: Stored, undoId: number): Promise<Refused[]> {
  const { own, refused } = await rowsOfAction(ctx, action)
  const of = (claims: readonly Claim[]) =>
    claims.filter(({ documentId }) => own.some(({ documentIds }) => documentIds.includes(documentId)))
  const withdrawn = await withdrawCredit(ctx, of(action.claimed))
  const claimed = await claimCredit(ctx, of(action.withdrawn))
  const obstacles = new Map([...withdrawn.refused, ...claimed.refused])
  const before = await versionsBefore(ctx, action.id)
  const changes = own.flatMap((row) => {
    const why = row.documentIds.map((id) => obstacles.get(id)).find(Boolean)
    if (why) {
      refused.push({ id: row.id, ...why })
      return []
    }
    const was = before.get(row.id)
    const {
      decision = null,
      claimPeriod = null,
      ignoredUntil = null,
      isChanged = false,
      note = null,
    } = was ?? {}
    return [{ row, to: { decision, claimPeriod, ignoredUntil, isChanged, note } }]
  })
  for (const source of new Set(changes.map(({ row }) => row.source)))
    await writeNext(
      ctx,
      { entityId: action.entityId, source },
      changes.filter(({ row }) => row.source === source),
      undoId,
    )
  await keepAction(ctx, undoId, { claimed: claimed.done, withdrawn: withdrawn.done })
  return refused
}

async function versionsBefore(ctx: Ctx, actionId: number): Promise<Map<number, CurrentRow>> {
  const { rows } = await sql<CurrentRow>`select ${versionColumns} from reconciliation_rows w
    join reconciliation_rows n on n.subscriber_id = w.subscriber_id and n.id = w.id and n.version = w.version + 1 and n.action_id = ${actionId}
    where w.subscriber_id = current_subscriber()`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, row]))
}
