import type { CreditDecision, Recommendation } from '@bahi/domain/reconcile/decision.ts'
import type { ReconReason, ReconRule, ReconState } from '@bahi/domain/reconcile/records.ts'
import type { InwardSource } from '@bahi/domain/returns/inward/row.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'

export type Decided = 'Accept' | 'Reject' | 'Pending' | 'Ignore'

/** What a version of a row says, beside its number and its time. */
export interface NewVersion {
  readonly pan: string
  readonly gstin: string
  readonly state: ReconState
  readonly reasons: readonly ReconReason[]
  readonly rule: ReconRule | 'manual' | null
  readonly recommend: Recommendation
  readonly credit: CreditDecision
  readonly documentIds: readonly number[]
  readonly portalId: number | null
  readonly number: string
  readonly words: string
  readonly date: string
  readonly bookPeriod: string | null
  readonly portalPeriod: string | null
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  readonly cess: string
  /** Both sides as they were compared. */
  readonly compared: string
  readonly decision: Decided | null
  readonly claimPeriod: string | null
  readonly ignoredUntil: string | null
  readonly isChanged: boolean
}

export interface CurrentRow extends NewVersion {
  readonly id: number
  readonly version: number
  readonly entityId: number
  readonly source: InwardSource
  readonly note: string | null
  readonly actionId: number | null
}

export const versionColumns = sql`w.id, w.version, w.entity_id, w.source, w.pan, w.gstin, w.state, w.reasons, w.rule, w.recommend, w.credit, w.document_ids,
  w.portal_id, w.number, w.words, w.date::text as date, w.book_period, w.portal_period, w.taxable_value, w.igst, w.cgst, w.sgst, w.cess, w.compared,
  w.decision, w.claim_period, w.ignored_until::text as ignored_until, w.note, w.is_changed, w.action_id`

/** Rows as they are now. */
export async function currentRows(
  db: Db,
  entityId: number,
  source: InwardSource,
  only: { readonly pans: readonly string[] },
): Promise<CurrentRow[]> {
  // PAN by PAN (`offset 0`): nothing is known yet of rows that were just written.
  const { rows } = await sql<CurrentRow>`select ${versionColumns}
    from unnest(${[...only.pans]}::text[]) as p (pan) cross join lateral (
      select w.* from reconciliation_rows w where w.subscriber_id = current_subscriber() and w.entity_id = ${entityId} and w.source = ${source}
        and w.until_at is null and w.pan = p.pan order by w.pan offset 0) w
    order by w.id`.execute(db)
  return rows
}

/** Links by hand that have one of these documents or rows, under whatever PAN. */
export async function linksOf(
  db: Db,
  entityId: number,
  source: InwardSource,
  of: { readonly documentIds: readonly number[]; readonly portalIds: readonly number[] },
): Promise<CurrentRow[]> {
  // Those by hand are few: found first, and not among all rows of these documents.
  const { rows } =
    await sql<CurrentRow>`with by_hand as materialized (select ${versionColumns} from reconciliation_rows w
    where w.subscriber_id = current_subscriber() and w.entity_id = ${entityId} and w.source = ${source} and w.until_at is null and w.rule = 'manual')
    select * from by_hand w where w.document_ids && ${[...of.documentIds]}::bigint[] or w.portal_id = any(${[...of.portalIds]}::bigint[])
    order by w.id`.execute(db)
  return rows
}

/**
 * Rows by their ids, of GSTINs that the user sees, held until the transaction ends. Comparisons of these GSTINs wait, so
 * that nothing moves between what is read here and what is written.
 */
export async function heldRows(ctx: Ctx, ids: readonly number[]): Promise<CurrentRow[]> {
  const { rows: places } = await sql<{
    entityId: number
  }>`select distinct w.entity_id from reconciliation_rows w
    where w.subscriber_id = current_subscriber() and w.id = any(${[...ids]}::bigint[]) and w.until_at is null
      and w.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) order by 1`.execute(ctx.db)
  for (const { entityId } of places) await holdComparison(ctx.db, entityId)
  const { rows } = await sql<CurrentRow>`select ${versionColumns} from reconciliation_rows w
    where w.subscriber_id = current_subscriber() and w.id = any(${[...ids]}::bigint[]) and w.until_at is null
      and w.entity_id = any(${places.map(({ entityId }) => entityId)}::bigint[]) order by w.id`.execute(
    ctx.db,
  )
  return rows
}

/** One at a time compares the documents of a GSTIN. */
export async function holdComparison(db: Db, entityId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7240150, hashint8(${entityId}::bigint))`.execute(db)
}

/** The same for somebody who only looks: false where another is at it. */
export async function tryComparison(db: Db, entityId: number): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(7240150, hashint8(${entityId}::bigint)) as is_free`.execute(db)
  return rows[0]!.isFree
}

/** Nothing of a version changes but that it ends. */
export async function closeRows(
  ctx: Ctx,
  rows: readonly Pick<CurrentRow, 'id' | 'version'>[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`update reconciliation_rows w set until_at = ${ctx.clock()}
    from json_to_recordset(${JSON.stringify(rows.map(({ id, version }) => ({ id, version })))}::json) as c (id bigint, version int)
    where w.subscriber_id = current_subscriber() and w.id = c.id and w.version = c.version`.execute(ctx.db)
}

export interface Written extends NewVersion {
  /** Null: a new row. */
  readonly id: number | null
  readonly version: number
  readonly note: string | null
}

/** So many are made a text of in one piece of work; the next waits for the database. */
const rowsAtOnce = 2500

const columns: RawBuilder<unknown> = sql`version, entity_id, source, pan, gstin, state, reasons, rule, recommend, credit, document_ids, portal_id, number, words, date,
  book_period, portal_period, taxable_value, igst, cgst, sgst, cess, compared, decision, claim_period, ignored_until, note, is_changed, action_id, from_at`

export async function writeVersions(
  ctx: Ctx,
  { entityId, source }: { readonly entityId: number; readonly source: InwardSource },
  versions: readonly Written[],
  actionId: number | null = null,
): Promise<void> {
  for (const isNew of [false, true]) {
    const some = versions.filter(({ id }) => (id === null) === isNew)
    for (let at = 0; at < some.length; at += rowsAtOnce) {
      const text = JSON.stringify(some.slice(at, at + rowsAtOnce))
      await sql`insert into reconciliation_rows (subscriber_id, ${isNew ? sql`` : sql`id, `}${columns})
        select current_subscriber(), ${isNew ? sql`` : sql`v.id, `}v.version, ${entityId}, ${source}, v.pan, v.gstin, v.state,
          v.reasons, v.rule, v.recommend, v.credit, v."documentIds", v."portalId", v.number, v.words, v.date,
          v."bookPeriod", v."portalPeriod", v."taxableValue", v.igst, v.cgst, v.sgst, v.cess, v.compared, v.decision, v."claimPeriod", v."ignoredUntil", v.note,
          v."isChanged", ${actionId}, ${ctx.clock()}
        from json_to_recordset(${text}::json) as v (id bigint, version int, pan text, gstin text, state text, reasons text[], rule text,
          recommend text, credit text, "documentIds" bigint[], "portalId" bigint, number text, words text, date date, "bookPeriod" text, "portalPeriod" text,
          "taxableValue" numeric, igst numeric, cgst numeric, sgst numeric, cess numeric, compared text, decision text, "claimPeriod" text,
          "ignoredUntil" date, note text,
          "isChanged" boolean)`.execute(ctx.db)
    }
  }
}
