import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { reconciliationCalls } from '@bahi/contracts/reconciliation.ts'
import { comparePeriods } from '@bahi/domain/cal/period.ts'
import { isOutsideIms } from '@bahi/domain/reconcile/decision.ts'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'
import { refusal } from '../ledger/index.ts'
import { beginAction, done, keepAction, missing, placeOf, writeNext } from './actions.ts'
import type { Claim, Done, Refused } from './actions.ts'
import { claimCredit, claimsTooMuch, creditsOf, firstPeriod, givesCredit, withdrawCredit } from './credit.ts'
import { booksOf, rowsOf } from './records.ts'
import type { Book, Row } from './records.ts'
import { heldRows } from './versions.ts'
import type { CurrentRow, Decided } from './versions.ts'

type Calls = typeof reconciliationCalls

interface Asked {
  readonly ids: readonly number[]
  readonly note?: string | undefined
  readonly claimPeriod?: string | undefined
  readonly until?: string | undefined
}

/** Both sides of a row, and what it is decided to be. */
interface Sides {
  readonly row: CurrentRow
  readonly books: readonly Book[]
  readonly portal: Row | undefined
}

export const acceptRows = (ctx: Ctx, input: ParsedOf<Calls['accept']>): Promise<Done> =>
  decide(ctx, 'Accept', input)
export const rejectRows = (ctx: Ctx, input: ParsedOf<Calls['reject']>): Promise<Done> =>
  decide(ctx, 'Reject', input)
export const keepPending = (ctx: Ctx, input: ParsedOf<Calls['pending']>): Promise<Done> =>
  decide(ctx, 'Pending', input)

export function ignoreRows(ctx: Ctx, input: ParsedOf<Calls['ignore']>): Promise<Done> {
  if (input.until !== undefined && input.until < ctx.today()) throw refuseField('until', 'DATE_PAST')
  return decide(ctx, 'Ignore', input)
}

/** Keeps what a person decided; accepting a row of GSTR-2B claims the credit of its bills, any other decision withdraws it. */
async function decide(ctx: Ctx, decision: Decided, { ids, note, claimPeriod, until }: Asked): Promise<Done> {
  const rows = await heldRows(ctx, ids)
  const refused = missing(ctx, ids, rows)
  const place = placeOf(ctx, rows)
  const sides = await sidesOf(ctx, place.entityId, rows)
  const possible: Sides[] = []
  for (const one of sides) {
    const why = obstacle(ctx, decision, one, claimPeriod)
    if (why) refused.push(why)
    else possible.push(one)
  }
  const actionId = await beginAction(ctx, place.entityId, action[decision], note ?? null)
  const credits = await creditsOf(
    ctx,
    possible.flatMap(({ books }) => books.map(({ documentId }) => documentId)),
  )
  const wanted =
    decision === 'Accept' && place.source === '2B'
      ? possible
          .flatMap((one) => claimsOf(one, claimPeriod))
          .filter(({ documentId }) => credits.get(documentId)?.state === 'Eligible')
      : []
  const unwanted: Claim[] =
    decision === 'Accept'
      ? []
      : possible
          .filter(({ row }) => row.decision === 'Accept' && row.claimPeriod !== null)
          .flatMap(({ books }) => books)
          .flatMap(({ documentId }) => {
            const credit = credits.get(documentId)
            return credit?.state === 'Claimed' && credit.claimedIn !== null
              ? [{ documentId, returnPeriod: credit.claimedIn }]
              : []
          })
  const claimed = await claimCredit(ctx, wanted)
  const withdrawn = await withdrawCredit(ctx, unwanted)
  const obstacles = new Map([...claimed.refused, ...withdrawn.refused])
  const changes = possible.flatMap(({ row, books }) => {
    const why = books.map(({ documentId }) => obstacles.get(documentId)).find(Boolean)
    if (why) {
      refused.push({ id: row.id, ...why })
      return []
    }
    const own = wanted.find(({ documentId }) => row.documentIds.includes(documentId))
    const before = decision === 'Accept' && row.decision === 'Accept' ? row.claimPeriod : null
    const to = {
      decision,
      claimPeriod: own?.returnPeriod ?? before,
      ignoredUntil: until ?? null,
      isChanged: false,
      ...(note === undefined ? {} : { note }),
    }
    return [{ row, to }]
  })
  // Of a row that is refused nothing is left: the other bills of it are as they were.
  const kept = new Set(changes.flatMap(({ row }) => row.documentIds))
  const isKept = ({ documentId }: Claim) => kept.has(documentId)
  await withdrawCredit(
    ctx,
    claimed.done.filter((claim) => !isKept(claim)),
  )
  await claimCredit(
    ctx,
    withdrawn.done.filter((claim) => !isKept(claim)),
  )
  await writeNext(ctx, place, changes, actionId)
  await keepAction(ctx, actionId, {
    claimed: claimed.done.filter(isKept),
    withdrawn: withdrawn.done.filter(isKept),
  })
  return done(actionId, refused)
}

const action = { Accept: 'accept', Reject: 'reject', Pending: 'pending', Ignore: 'ignore' } as const

async function sidesOf(ctx: Ctx, entityId: number, rows: readonly CurrentRow[]): Promise<Sides[]> {
  const books = await booksOf(ctx.db, entityId, { ids: rows.flatMap(({ documentIds }) => documentIds) })
  const portal = await rowsOf(ctx.db, entityId, null, { ids: rows.flatMap(({ portalId }) => portalId ?? []) })
  const byDocument = new Map(books.map((book) => [book.documentId, book]))
  const byRow = new Map(portal.map((row) => [row.portalId, row]))
  return rows.map((row) => ({
    row,
    books: row.documentIds.flatMap((id) => byDocument.get(id) ?? []),
    portal: row.portalId === null ? undefined : byRow.get(row.portalId),
  }))
}

/** Why a row cannot be decided so. */
function obstacle(
  ctx: Ctx,
  decision: Decided,
  { row, books, portal }: Sides,
  claimPeriod?: string,
): Refused | undefined {
  const refuse = (reason: string, params?: Readonly<Record<string, string>>) =>
    refusal(ctx, row.id, 'ACTION_REFUSED', `reconciliation.refused.${reason}`, params)
  if (decision === 'Ignore') return undefined
  if (!portal) return refuse('notInStatement')
  if (row.state === 'Superseded') return refuse('superseded')
  if (decision === 'Reject' && isOutsideIms(portal)) return refuse('outsideIms')
  if (decision === 'Pending' && portal.isPendingBlocked) return refuse('pendingBlocked')
  if (decision !== 'Accept' || row.source !== '2B' || books.length === 0 || !givesCredit(portal))
    return undefined
  if (claimsTooMuch(books, portal)) return refuse('taxAbove')
  const first = firstPeriod(books, portal)
  if (claimPeriod !== undefined && comparePeriods(claimPeriod, first) < 0)
    return refuse('beforeStatement', { period: first })
  return undefined
}

function claimsOf({ books, portal }: Sides, claimPeriod: string | undefined): Claim[] {
  if (!portal || books.length === 0 || !givesCredit(portal)) return []
  const returnPeriod = claimPeriod ?? firstPeriod(books, portal)
  return books.map(({ documentId }) => ({ documentId, returnPeriod }))
}

/** Notes what a supplier answered, or anything else. */
export async function noteRows(ctx: Ctx, { ids, note }: ParsedOf<Calls['note']>): Promise<Done> {
  const rows = await heldRows(ctx, ids)
  const refused = missing(ctx, ids, rows)
  const place = placeOf(ctx, rows)
  const actionId = await beginAction(ctx, place.entityId, 'note', note)
  await writeNext(
    ctx,
    place,
    rows.map((row) => ({ row, to: { note } })),
    actionId,
  )
  return done(actionId, refused)
}
