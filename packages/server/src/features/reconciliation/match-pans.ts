import { reconcileShard } from '@bahi/domain/reconcile/reconcile.ts'
import type { Outcome } from '@bahi/domain/reconcile/records.ts'
import type { InwardSource } from '@bahi/domain/returns/inward/row.ts'
import { panOf } from '@bahi/domain/reconcile/passes.ts'
import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import type { Ctx } from '../../platform/context.ts'
import { Facts } from './facts.ts'
import { booksOf, rowsOf } from './records.ts'
import type { Book, Row } from './records.ts'
import { closeRows, currentRows, linksOf, writeVersions } from './versions.ts'
import type { CurrentRow, NewVersion } from './versions.ts'

/**
 * Compares what belongs to these PANs, and writes what is different from before. What a person linked stays linked, and
 * what was decided keeps its pair, as long as both sides are there; where one of them was changed, the row says so.
 */
export async function matchPans(
  ctx: Ctx,
  entityId: number,
  source: InwardSource,
  pans: readonly string[],
  by: ByHand = {},
): Promise<number> {
  const books = await booksOf(ctx.db, entityId, { pans })
  const rows = await rowsOf(ctx.db, entityId, source, { pans })
  const documentIds = books.map(({ documentId }) => documentId)
  const portalIds = rows.map(({ portalId }) => portalId)
  const own = await currentRows(ctx.db, entityId, source, { pans })
  const links = await linksOf(ctx.db, entityId, source, { documentIds, portalIds })
  const isOwn = new Set(own.map(({ id }) => id))
  const current = [...own, ...links.filter(({ id }) => !isOwn.has(id))]
  const facts = new Facts(books, rows)
  await facts.complete(
    ctx,
    entityId,
    source,
    current.filter(({ rule }) => rule === 'manual'),
  )
  const pinned = pinnedOf(current, facts, by)
  await recompareOrphans(
    ctx,
    entityId,
    links.filter((row) => !pinned.includes(row) && !pans.includes(row.pan)),
  )
  const isPinned = new Set(
    pinned.flatMap((row) => [...row.documentIds.map((id) => `D${id}`), `P${row.portalId}`]),
  )
  const { outcomes, capped } = await compare(
    books.filter(({ id }) => !isPinned.has(id)),
    rows.filter(({ id }) => !isPinned.has(id)),
  )
  const apart = await pairsApart(ctx, documentIds)
  const wanted = pinned.map((row) => facts.pinnedVersion(row))
  for (const [at, outcome] of outcomes.entries()) {
    for (const one of parted(outcome, apart)) wanted.push(facts.version(one))
    if (at % recordsAtOnce === recordsAtOnce - 1) await setImmediate()
  }
  await writeDifference(ctx, { entityId, source }, current, wanted, by)
  return capped
}

/** Rows of other PANs whose link has ended here are free again. */
async function recompareOrphans(ctx: Ctx, entityId: number, links: readonly CurrentRow[]): Promise<void> {
  if (links.length === 0) return
  await sql`insert into reconciliation_dirty (subscriber_id, entity_id, pan)
    select distinct current_subscriber(), ${entityId}::bigint, p from unnest(${links.map(({ pan }) => pan)}::text[]) p`.execute(
    ctx.db,
  )
}

/** What a person does with rows while they are compared. */
export interface ByHand {
  /** Rows whose link or decision is given up. */
  readonly released?: ReadonlySet<number>
  readonly actionId?: number
}

/** Pairs that a person took apart. */
async function pairsApart(ctx: Ctx, documentIds: readonly number[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    documentId: number
    portalId: number
  }>`select document_id, portal_id from reconciliation_apart
    where subscriber_id = current_subscriber() and document_id = any(${[...documentIds]}::bigint[])`.execute(
    ctx.db,
  )
  return new Set(rows.map(({ documentId, portalId }) => `D${documentId} P${portalId}`))
}

function parted(outcome: Outcome, apart: ReadonlySet<string>): Outcome[] {
  const { bookIds, portalId } = outcome
  if (portalId === null || !bookIds.some((id) => apart.has(`${id} ${portalId}`))) return [outcome]
  const alone = { reasons: [], rule: null } as const
  return [
    ...bookIds.map((id): Outcome => ({ bookIds: [id], portalId: null, state: 'MissingIn2B', ...alone })),
    { bookIds: [], portalId, state: 'MissingInBooks', ...alone },
  ]
}

/** Records that are compared, or described, in one piece of work; requests have their turn before the next. */
const recordsAtOnce = 2000

/** PAN by PAN, so that no more than one of them is in memory as keys. */
async function compare(books: readonly Book[], rows: readonly Row[]) {
  const shards = new Map<string, { books: Book[]; rows: Row[] }>()
  const shardOf = (gstin: string) => {
    const pan = panOf(gstin)
    let shard = shards.get(pan)
    if (!shard) shards.set(pan, (shard = { books: [], rows: [] }))
    return shard
  }
  for (const book of books) shardOf(book.gstin).books.push(book)
  for (const row of rows) shardOf(row.gstin).rows.push(row)
  const outcomes: Outcome[] = []
  let capped = 0
  let done = 0
  for (const shard of shards.values()) {
    const result = reconcileShard(shard.books, shard.rows)
    for (const outcome of result.outcomes) outcomes.push(outcome)
    capped += result.capped
    done += shard.books.length + shard.rows.length
    if (done < recordsAtOnce) continue
    done = 0
    await setImmediate()
  }
  return { outcomes, capped }
}

/** Pairs that a person made or decided on, as long as both sides are there. */
const pinnedOf = (current: readonly CurrentRow[], facts: Facts, { released }: ByHand): CurrentRow[] =>
  current.filter(
    ({ id, rule, decision, documentIds, portalId }) =>
      !released?.has(id) &&
      (rule === 'manual' || (decision !== null && decision !== 'Ignore')) &&
      documentIds.length > 0 &&
      documentIds.every((document) => facts.book(document)) &&
      portalId !== null &&
      facts.row(portalId) !== undefined,
  )

const keyOf = ({ documentIds, portalId }: Pick<NewVersion, 'documentIds' | 'portalId'>) =>
  `${documentIds.join(',')}|${portalId}`

/** What is different gets a new version; a row goes on where it has the same bill, else the same row of the statement. */
async function writeDifference(
  ctx: Ctx,
  place: { readonly entityId: number; readonly source: InwardSource },
  current: readonly CurrentRow[],
  wanted: readonly NewVersion[],
  {
    released,
    actionId = null as number | null,
  }: { readonly released?: ReadonlySet<number>; readonly actionId?: number | null },
): Promise<void> {
  const same = new Map(current.map((row) => [keyOf(row), row]))
  const left = new Set(current)
  const fresh: NewVersion[] = []
  const next: { row: CurrentRow; version: NewVersion }[] = []
  for (const version of wanted) {
    const row = same.get(keyOf(version))
    if (!row) {
      fresh.push(version)
      continue
    }
    left.delete(row)
    const kept = carried(row, version, released)
    if (released?.has(row.id) || isDifferent(row, kept)) next.push({ row, version: kept })
  }
  const byDocument = new Map<number, CurrentRow>()
  const byPortal = new Map<number, CurrentRow>()
  for (const row of left) {
    for (const id of row.documentIds) byDocument.set(id, row)
    if (row.portalId !== null) byPortal.set(row.portalId, row)
  }
  const made: NewVersion[] = []
  for (const version of fresh) {
    const row = [
      ...version.documentIds.map((id) => byDocument.get(id)),
      version.portalId === null ? undefined : byPortal.get(version.portalId),
    ].find((one) => one && left.has(one))
    if (!row) made.push(version)
    else {
      left.delete(row)
      next.push({ row, version: carried(row, version, released) })
    }
  }
  await closeRows(ctx, [...left, ...next.map(({ row }) => row)])
  await writeVersions(
    ctx,
    place,
    [
      ...next.map(({ row, version }) => ({
        ...version,
        id: row.id,
        version: row.version + 1,
        note: row.note,
      })),
      ...made.map((version) => ({ ...version, id: null, version: 1, note: null })),
    ],
    actionId,
  )
}

/** A decision on one side stays while that is as it was; where it is not, the row says so, and what was ignored comes back. */
function carried(
  row: CurrentRow,
  version: NewVersion,
  released: ReadonlySet<number> | undefined,
): NewVersion {
  if (row.decision === null || version.decision !== null || released?.has(row.id)) return version
  const { decision, claimPeriod, ignoredUntil } = row
  if (row.compared === version.compared && row.state === version.state)
    return { ...version, decision, claimPeriod, ignoredUntil, isChanged: row.isChanged }
  return decision === 'Ignore' ? version : { ...version, decision, claimPeriod, isChanged: true }
}

const isDifferent = (row: CurrentRow, version: NewVersion): boolean =>
  row.state !== version.state ||
  row.compared !== version.compared ||
  row.isChanged !== version.isChanged ||
  row.reasons.join() !== version.reasons.join()

/** PANs of which something changed since the last comparison, taken off the list. */
export async function takeDirty(ctx: Ctx, entityId: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ pan: string }>`with taken as (
      delete from reconciliation_dirty where subscriber_id = current_subscriber() and id in (
        select id from reconciliation_dirty where subscriber_id = current_subscriber() and entity_id = ${entityId}
        order by id limit ${most} for update skip locked) returning pan)
    select distinct pan from taken order by pan`.execute(ctx.db)
  return rows.map(({ pan }) => pan)
}

/** The same of these PANs, which are compared anyway. */
export async function forgetDirty(ctx: Ctx, entityId: number, pans: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ pan: string }>`with taken as (
      delete from reconciliation_dirty where subscriber_id = current_subscriber() and id in (
        select id from reconciliation_dirty where subscriber_id = current_subscriber() and entity_id = ${entityId}
          and pan = any(${[...pans]}::text[]) for update skip locked) returning pan)
    select distinct pan from taken order by pan`.execute(ctx.db)
  return rows.map(({ pan }) => pan)
}
