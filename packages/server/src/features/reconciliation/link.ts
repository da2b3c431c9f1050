import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { reconciliationCalls } from '@bahi/contracts/reconciliation.ts'
import { panOf } from '@bahi/domain/reconcile/passes.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { actionRefused, refusal } from '../ledger/index.ts'
import { beginAction, done, keepAction, missing, placeOf, writeNext } from './actions.ts'
import type { Claim, Done, Parted } from './actions.ts'
import { creditsOf, withdrawCredit } from './credit.ts'
import { Facts } from './facts.ts'
import { matchPans } from './match-pans.ts'
import { booksOf, rowsOf } from './records.ts'
import { closeRows, heldRows } from './versions.ts'
import type { CurrentRow } from './versions.ts'

type Calls = typeof reconciliationCalls

/** Matches bills and one row of the statement; no comparison takes them apart. */
export async function linkRows(ctx: Ctx, { ids, note }: ParsedOf<Calls['link']>): Promise<Done> {
  const rows = await heldRows(ctx, ids)
  const place = placeOf(ctx, rows)
  if (missing(ctx, ids, rows).length > 0) throw notFound()
  if (rows.some(({ documentIds, portalId }) => documentIds.length > 0 && portalId !== null))
    throw actionRefused(ctx, 'reconciliation.refused.isPair')
  const own = rows.filter(({ documentIds }) => documentIds.length > 0)
  const theirs = rows.filter(({ portalId }) => portalId !== null)
  if (own.length === 0 || theirs.length !== 1) throw actionRefused(ctx, 'reconciliation.refused.linkTwo')
  if (theirs[0]!.state === 'Superseded') throw actionRefused(ctx, 'reconciliation.refused.superseded')
  const actionId = await beginAction(ctx, place.entityId, 'link', note ?? null)
  const portalId = theirs[0]!.portalId!
  await pair(ctx, place, { own, theirs: theirs[0]!, actionId, note: note ?? null })
  // A pair that was taken apart before is one again.
  await sql`delete from reconciliation_apart where subscriber_id = current_subscriber() and portal_id = ${portalId}
    and document_id = any(${own.flatMap(({ documentIds }) => [...documentIds])}::bigint[])`.execute(ctx.db)
  return done(actionId, [])
}

/** The row of the first bill goes on as the pair; the others end. */
export async function pair(
  ctx: Ctx,
  place: { readonly entityId: number; readonly source: CurrentRow['source'] },
  {
    own,
    theirs,
    actionId,
    note,
  }: {
    readonly own: readonly CurrentRow[]
    readonly theirs: CurrentRow
    readonly actionId: number
    readonly note: string | null
  },
): Promise<void> {
  const documentIds = own.flatMap((row) => [...row.documentIds]).toSorted((a, b) => a - b)
  const books = await booksOf(ctx.db, place.entityId, { ids: documentIds })
  const portal = await rowsOf(ctx.db, place.entityId, place.source, { ids: [theirs.portalId!] })
  const isLowering = new Set([...books, ...portal].map(({ cls }) => cls === 'CN' || cls === 'ISDCN'))
  if (isLowering.size > 1) throw actionRefused(ctx, 'reconciliation.refused.otherKind')
  const version = new Facts(books, portal).linked(documentIds, theirs.portalId!)
  const [first, ...others] = own
  await closeRows(ctx, [...others, theirs])
  await writeNext(ctx, place, [{ row: first!, to: { ...version, note: note ?? first!.note } }], actionId)
}

/** Takes pairs apart; no rule brings them together again. A claim that was made with a pair is withdrawn. */
export async function unlinkRows(ctx: Ctx, { ids, note }: ParsedOf<Calls['unlink']>): Promise<Done> {
  const rows = await heldRows(ctx, ids)
  const refused = missing(ctx, ids, rows)
  const place = placeOf(ctx, rows)
  const pairs = rows.filter(({ documentIds, portalId }) => documentIds.length > 0 && portalId !== null)
  for (const row of rows)
    if (!pairs.includes(row))
      refused.push(refusal(ctx, row.id, 'ACTION_REFUSED', 'reconciliation.refused.noPair'))
  const actionId = await beginAction(ctx, place.entityId, 'unlink', note ?? null)
  const credits = await creditsOf(
    ctx,
    pairs.flatMap(({ documentIds }) => [...documentIds]),
  )
  const claims: Claim[] = pairs
    .filter(({ claimPeriod }) => claimPeriod !== null)
    .flatMap(({ documentIds }) => [...documentIds])
    .flatMap((documentId) => {
      const credit = credits.get(documentId)
      return credit?.state === 'Claimed' && credit.claimedIn !== null
        ? [{ documentId, returnPeriod: credit.claimedIn }]
        : []
    })
  const withdrawn = await withdrawCredit(ctx, claims)
  const free = pairs.filter((row) => {
    const why = row.documentIds.map((id) => withdrawn.refused.get(id)).find(Boolean)
    if (why) refused.push({ id: row.id, ...why })
    return !why
  })
  if (free.length > 0) {
    await sql`insert into reconciliation_apart (subscriber_id, document_id, portal_id, action_id)
      select current_subscriber(), p."documentId", p."portalId", ${actionId}
      from json_to_recordset(${JSON.stringify(
        free.flatMap(({ documentIds, portalId }) =>
          documentIds.map((documentId) => ({ documentId, portalId })),
        ),
      )}::json) as p ("documentId" bigint, "portalId" bigint) on conflict do nothing`.execute(ctx.db)
    await matchPans(ctx, place.entityId, place.source, await pansOfRows(ctx, place.entityId, free), {
      released: new Set(free.map(({ id }) => id)),
      actionId,
    })
  }
  await keepAction(ctx, actionId, {
    withdrawn: withdrawn.done,
    parted: free.map(({ documentIds, portalId, rule, decision, claimPeriod }): Parted => ({
      documentIds,
      portalId: portalId!,
      byHand: rule === 'manual',
      decision,
      claimPeriod,
    })),
  })
  return done(actionId, refused)
}

/** Of both sides: a link by hand may be of two PANs. */
export async function pansOfRows(ctx: Ctx, entityId: number, rows: readonly CurrentRow[]): Promise<string[]> {
  const books = await booksOf(ctx.db, entityId, { ids: rows.flatMap(({ documentIds }) => [...documentIds]) })
  return [...new Set([...rows.map(({ pan }) => pan), ...books.map(({ gstin }) => panOf(gstin))])].toSorted()
}
