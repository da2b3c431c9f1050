import { documentRight } from '@bahi/contracts/document-rights.ts'
import { documentKinds, offeredKinds, typeOf } from '@bahi/domain/documents/kinds.ts'
import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import { openingKinds } from '@bahi/domain/documents/opening.ts'
import { openSideNames } from '@bahi/domain/payments/kinds.ts'
import type { OpenSide } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'

/** What is in the books of each type: notes that lower a sale or a purchase are taken off it. */
const signs = offeredKinds.flatMap((kind) => {
  const { side, type } = documentKinds[kind]
  const types = 'letter' in type ? [typeOf(kind)] : Object.values(type)
  return types.flatMap(({ letter, ledger }) =>
    ledger
      ? [{ kind, letter, side, sign: ledger === 'saleReturn' || ledger === 'purchaseReturn' ? -1 : 1 }]
      : [],
  )
})

/** Kinds that are sold or bought with, apart from the notes that correct them. */
const corrected = new Set(offeredKinds.map((kind) => documentKinds[kind].corrects))

/** Kinds that are in the books on a side. */
export const kindsOnSide = (side: 'sale' | 'purchase'): OfferedKind[] => [
  ...new Set(signs.flatMap((one) => (one.side === side ? [one.kind] : []))),
]

/** A kind at a place where the reader may see its list. */
export interface SeenKind {
  readonly kind: OfferedKind
  readonly entityId: number
}

export const seenKinds = (ctx: Ctx, entityIds: readonly number[]): SeenKind[] =>
  offeredKinds.flatMap((kind) =>
    entityIds
      .filter((id) => ctx.can(documentRight(kind, 'SH_VW'), id))
      .map((entityId) => ({ kind, entityId })),
  )

/** Rows of `seen`, as `kind` and `entity_id`. */
export const seenTable = (seen: readonly SeenKind[]): RawBuilder<unknown> =>
  sql`(select * from unnest(${seen.map(({ kind }) => kind)}::text[], ${seen.map(({ entityId }) => entityId)}::bigint[]) as v(kind, entity_id))`

/** Each type as `kind`, `type_code`, `side`, `sign` and whether it is a note. */
export const signTable: RawBuilder<unknown> = sql`(values ${sql.join(
  signs.map(
    ({ kind, letter, side, sign }) =>
      sql`(${sql.lit(kind)}, ${sql.lit(letter)}, ${sql.lit(side)}, ${sql.lit(sign)}, ${sql.lit(!corrected.has(kind))})`,
  ),
)}) as g(kind, type_code, side, sign, is_note)`

/**
 * The same beside rows of a table with `kind` and `type_code`, of one side; `g.sign` is null for what is of no sale or purchase. Computed from the
 * row: a join with so few rows makes the planner expect a few of very many.
 */
export function signsBeside(alias: string, side: 'sale' | 'purchase'): RawBuilder<unknown> {
  const of = signs.filter((one) => one.side === side)
  const kinds = [...new Set(of.map(({ kind }) => kind))]
  const each = (value: (one: (typeof signs)[number]) => number | boolean) =>
    sql`case ${sql.ref(`${alias}.kind`)} ${sql.join(
      kinds.map(
        (kind) =>
          sql`when ${sql.lit(kind)} then case ${sql.ref(`${alias}.type_code`)} ${sql.join(
            of
              .filter((one) => one.kind === kind)
              .map((one) => sql`when ${sql.lit(one.letter)} then ${sql.lit(value(one))}`),
            sql` `,
          )} end`,
      ),
      sql` `,
    )} end`
  return sql`cross join lateral (select ${sql.lit(side)} as side, ${each(({ sign }) => sign)} as sign,
    ${each(({ kind }) => !corrected.has(kind))} as is_note) g`
}

export interface Turnover {
  /** Net of notes, with tax. */
  readonly amount: string
  readonly tax: string
  /** Invoices or bills without the notes. */
  readonly documents: number
  /** By how much the notes change the amount. */
  readonly notes: { readonly documents: number; readonly amount: string }
}

const nothing: Turnover = {
  amount: '0.00',
  tax: '0.00',
  documents: 0,
  notes: { documents: 0, amount: '0.00' },
}

interface Days {
  readonly from: string
  readonly to: string
}

/** What was sold and bought in the days, from their sums. */
export async function turnoverOf(
  { db }: Ctx,
  seen: readonly SeenKind[],
  { from, to }: Days,
): Promise<Record<'sale' | 'purchase', Turnover>> {
  const { rows } = await sql<
    Omit<Turnover, 'notes'> & { side: 'sale' | 'purchase'; noted: number; notedAmount: string }
  >`
    select g.side, sum(g.sign * s.total)::numeric(20, 2) as amount, sum(g.sign * s.tax)::numeric(20, 2) as tax,
      coalesce(sum(s.documents) filter (where not g.is_note), 0)::bigint as documents,
      coalesce(sum(s.documents) filter (where g.is_note), 0)::bigint as noted,
      coalesce(sum(g.sign * s.total) filter (where g.is_note), 0)::numeric(20, 2) as noted_amount
    from ${seenTable(seen)} v join ${signTable} on g.kind = v.kind
    join day_sums s on s.subscriber_id = current_subscriber() and s.kind = v.kind and s.entity_id = v.entity_id
      and s.type_code = g.type_code and s.date between ${from}::date and ${to}::date
    group by g.side`.execute(db)
  const of = (side: 'sale' | 'purchase'): Turnover => {
    const row = rows.find((one) => one.side === side)
    if (!row) return nothing
    const { amount, tax, documents, noted, notedAmount } = row
    return { amount, tax, documents, notes: { documents: noted, amount: notedAmount } }
  }
  return { sale: of('sale'), purchase: of('purchase') }
}

/** Issued documents of each kind in the days. */
export async function countsByKind(
  { db }: Ctx,
  seen: readonly SeenKind[],
  { from, to }: Days,
): Promise<{ kind: OfferedKind; documents: number; amount: string }[]> {
  const { rows } = await sql<{ kind: OfferedKind; documents: number; amount: string }>`
    select v.kind, coalesce(sum(s.documents), 0)::bigint as documents, coalesce(sum(s.total), 0)::numeric(20, 2) as amount
    from ${seenTable(seen)} v left join day_sums s on s.subscriber_id = current_subscriber() and s.kind = v.kind
      and s.entity_id = v.entity_id and s.date between ${from}::date and ${to}::date
    group by v.kind`.execute(db)
  return offeredKinds.flatMap((kind) => rows.filter((row) => row.kind === kind))
}

/** Drafts, and what waits for approval, of each kind, of all time. */
export async function asideByKind(
  { db }: Ctx,
  seen: readonly SeenKind[],
): Promise<{ kind: OfferedKind; view: 'draft' | 'pending'; documents: number; amount: string }[]> {
  const { rows } = await sql<{
    kind: OfferedKind
    view: 'draft' | 'pending'
    documents: number
    amount: string
  }>`select d.kind, case d.status when 'Pending' then 'pending' else 'draft' end as view, count(*) as documents,
      sum(d.total)::numeric(20, 2) as amount
    from ${seenTable(seen)} v join documents d on d.subscriber_id = current_subscriber() and d.kind = v.kind
      and d.entity_id = v.entity_id and d.status in ('Draft', 'Pending', 'Rejected')
    group by 1, 2`.execute(db)
  return offeredKinds.flatMap((kind) => rows.filter((row) => row.kind === kind))
}

export interface Overdue {
  readonly kind: OfferedKind
  readonly side: OpenSide
  readonly documents: number
  readonly amount: string
}

/** What of each kind is past its due date today: what parties owe, and what we owe them. */
export async function overdueByKind(
  { db }: Ctx,
  seen: readonly SeenKind[],
  today: string,
): Promise<Overdue[]> {
  const { rows } = await sql<Overdue>`
    select d.kind, d.opens as side, count(*) as documents, sum(d.balance)::numeric(20, 2) as amount
    from ${seenTable(seen)} v join documents d on d.subscriber_id = current_subscriber() and d.kind = v.kind
      and d.entity_id = v.entity_id and d.balance > 0 and d.opens = any(${[...openSideNames]}::text[]) and d.due_date < ${today}::date
    group by d.kind, d.opens`.execute(db)
  return openSideNames.flatMap((side) =>
    offeredKinds.flatMap((kind) => rows.filter((row) => row.kind === kind && row.side === side)),
  )
}

export type OverdueOpening = Omit<Overdue, 'kind'>

/** What was open before the books and is past its due date today; each side at the places where it may be seen. */
export async function overdueOpenings(
  { db }: Ctx,
  places: Readonly<Partial<Record<OpenSide, readonly number[]>>>,
  today: string,
): Promise<OverdueOpening[]> {
  const seen = openSideNames.flatMap((side) => (places[side] ?? []).map((entityId) => ({ side, entityId })))
  const { rows } = await sql<OverdueOpening>`
    select d.opens as side, count(*) as documents, sum(d.balance)::numeric(20, 2) as amount
    from unnest(${seen.map(({ side }) => side)}::text[], ${seen.map(({ entityId }) => entityId)}::bigint[]) as v(side, entity_id)
    join documents d on d.subscriber_id = current_subscriber() and d.entity_id = v.entity_id and d.opens = v.side
    where d.kind = any(${[...openingKinds]}::text[]) and d.balance > 0 and coalesce(d.due_date, d.date) < ${today}::date
    group by d.opens`.execute(db)
  return rows
}
