import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { reconciliationCalls } from '@bahi/contracts/reconciliation.ts'
import { fieldsOfReason, valueOf } from '@bahi/domain/reconcile/explain.ts'
import type { ReconRecord } from '@bahi/domain/reconcile/records.ts'
import { textOfPaise } from '@bahi/domain/tax/paise.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { itcStateOf } from '../itc/index.ts'
import { searched } from '../records/index.ts'
import { booksOf, rowsOf } from './records.ts'
import type { Book, Row } from './records.ts'
import { refresh, sources } from './run.ts'
import { versionColumns } from './versions.ts'
import type { CurrentRow } from './versions.ts'

type Calls = typeof reconciliationCalls
type Search = ParsedOf<Calls['search']>
type Filters = Omit<Search, 'start' | 'size' | 'sort' | 'after'>
export type Shown = ReplyOf<Calls['search']>['records'][number]

/** Rows that a filter takes; `states` and decisions are of the search alone. */
export function conditionsOf(ctx: Ctx, search: Filters): RawBuilder<unknown>[] {
  ctx.requireEntity(search.entityId)
  const list: RawBuilder<unknown>[] = [
    sql`w.subscriber_id = current_subscriber()`,
    sql`w.entity_id = ${search.entityId}`,
    sql`w.source = ${sources[search.against]}`,
    sql`w.until_at is null`,
  ]
  const periods = search.returnPeriods
  if (periods?.length)
    list.push(sql`(w.portal_period = any(${periods}::text[]) or w.book_period = any(${periods}::text[]))`)
  if (search.gstins?.length)
    list.push(sql`w.gstin = any(${search.gstins.map((gstin) => gstin.toUpperCase())}::text[])`)
  list.push(...searched(search, [sql`w.number`, sql`w.gstin`, sql`w.words`]))
  if (search.states?.length) list.push(sql`w.state = any(${search.states}::text[])`)
  if (!search.decisions?.includes('Ignore'))
    list.push(sql`(w.decision is distinct from 'Ignore' or w.ignored_until < ${ctx.today()}::date)`)
  if (search.decisions?.length)
    list.push(sql`coalesce(w.decision, 'Undecided') = any(${search.decisions}::text[])`)
  return list
}

export async function searchRows(ctx: Ctx, search: Search): Promise<ReplyOf<Calls['search']>> {
  ctx.requireEntity(search.entityId)
  const lastRunAt = await refresh(ctx, search.entityId, sources[search.against])
  const { records, ...page } = await paged<CurrentRow>(ctx.db, rowList(ctx, search), search)
  return { records: await shownRows(ctx, search.entityId, records), ...page, lastRunAt }
}

export const rowList = (ctx: Ctx, search: Filters): ListQuery => ({
  select: versionColumns,
  from: sql`reconciliation_rows w`,
  id: sql`w.id`,
  conditions: conditionsOf(ctx, search),
  sorts: {
    id: { expression: sql`w.id`, type: 'bigint' },
    date: { expression: sql`w.date`, type: 'date' },
    number: { expression: sql`w.number`, type: 'text' },
    taxableValue: { expression: sql`w.taxable_value`, type: 'numeric' },
  },
})

/** Rows with both of their sides as they are now. */
export async function shownRows(ctx: Ctx, entityId: number, rows: readonly CurrentRow[]): Promise<Shown[]> {
  const documentIds = rows.flatMap((row) => row.documentIds)
  const books = new Map(
    (await booksOf(ctx.db, entityId, { ids: documentIds })).map((book) => [book.documentId, book]),
  )
  const portal = new Map(
    (await rowsOf(ctx.db, entityId, null, { ids: rows.flatMap(({ portalId }) => portalId ?? []) })).map(
      (row) => [row.portalId, row],
    ),
  )
  const states = await itcStates(ctx, documentIds)
  return rows.map((row) => {
    const own = row.documentIds.map((id) => books.get(id)).filter((book) => book !== undefined)
    const theirs = row.portalId === null ? undefined : portal.get(row.portalId)
    return {
      id: row.id,
      state: row.state,
      reasons: reasonsOf(row, own, theirs),
      rule: row.rule,
      recommend: row.recommend,
      credit: row.credit,
      decision: row.decision,
      claimPeriod: row.claimPeriod,
      isChanged: row.isChanged,
      note: row.note,
      ignoredUntil: row.ignoredUntil,
      ...(own[0] ? { book: bookSide(own, states.get(own[0].documentId) ?? 'Eligible') } : {}),
      ...(theirs ? { portal: portalSide(theirs) } : {}),
    }
  })
}

async function itcStates(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{
    id: number
    state: string
  }>`select d.id, ${itcStateOf} as state from documents d
    where d.subscriber_id = current_subscriber() and d.id = any(${[...ids]}::bigint[])`.execute(ctx.db)
  return new Map(rows.map(({ id, state }) => [id, state]))
}

const summed = (books: readonly Book[]): Book =>
  books.reduce((sum, book) => ({
    ...sum,
    txval: sum.txval + book.txval,
    igst: sum.igst + book.igst,
    cgst: sum.cgst + book.cgst,
    sgst: sum.sgst + book.sgst,
    cess: sum.cess + book.cess,
  }))

function reasonsOf({ reasons }: CurrentRow, books: readonly Book[], row: Row | undefined): Shown['reasons'] {
  const book = books.length > 0 ? summed(books) : undefined
  return reasons.flatMap((reason): Shown['reasons'] => {
    const fields = book && row ? fieldsOfReason(reason, book, row) : []
    if (fields.length === 0) return [{ reason, field: '', book: null, portal: null }]
    return fields.map((field) => ({
      reason,
      field,
      book: valueOf(book!, field),
      portal: valueOf(row!, field),
    }))
  })
}

const side = (record: ReconRecord, partyName: string | null, returnPeriod: string | null) => ({
  number: record.number,
  date: record.date,
  documentClass: record.cls,
  gstin: record.gstin || null,
  partyName,
  placeOfSupply: record.pos,
  reverseCharge: record.reverseCharge,
  returnPeriod,
  taxableValue: textOfPaise(BigInt(record.txval)),
  igst: textOfPaise(BigInt(record.igst)),
  cgst: textOfPaise(BigInt(record.cgst)),
  sgst: textOfPaise(BigInt(record.sgst)),
  cess: textOfPaise(BigInt(record.cess)),
  tax: textOfPaise(BigInt(record.igst + record.cgst + record.sgst + record.cess)),
})

function bookSide(books: readonly Book[], itcState: string): NonNullable<Shown['book']> {
  const book = summed(books)
  return {
    ...side(book, book.partyName, book.period ?? null),
    documentId: book.documentId,
    documentIds: books.map(({ documentId }) => documentId),
    kind: book.kind,
    partyId: book.partyId,
    itcState,
  }
}

const portalSide = (row: Row): NonNullable<Shown['portal']> => ({
  ...side(row, row.supplierName, row.period ?? null),
  id: row.portalId,
  section: row.section,
  itcAvailable: row.itcAvailable ?? null,
  itcReason: row.itcReason,
  isRejected: row.isRejected ?? false,
  imsAction: row.imsAction,
  filedOn: row.filedOn ?? null,
  isPendingBlocked: row.isPendingBlocked,
})

export async function summaryOfRows(
  ctx: Ctx,
  filters: ParsedOf<Calls['summary']>,
): Promise<ReplyOf<Calls['summary']>> {
  ctx.requireEntity(filters.entityId)
  await refresh(ctx, filters.entityId, sources[filters.against])
  const { rows } = await sql<
    ReplyOf<Calls['summary']>[number]
  >`select w.state, count(*)::int as documents, ${sums}
    from reconciliation_rows w cross join lateral ${signOfRow} s where ${sql.join(conditionsOf(ctx, filters), sql` and `)}
    group by w.state order by w.state`.execute(ctx.db)
  return rows
}

/** Credit notes lower what the others add up to; the class is the third of what was compared. */
export const signOfRow = sql`(select case when split_part(w.compared, E'\\t', 3) in ('CN', 'ISDCN') then -1 else 1 end as sign)`

const sums = sql`coalesce(sum(w.taxable_value * s.sign), 0)::numeric(20, 2) as taxable_value, coalesce(sum(w.igst * s.sign), 0)::numeric(20, 2) as igst,
  coalesce(sum(w.cgst * s.sign), 0)::numeric(20, 2) as cgst, coalesce(sum(w.sgst * s.sign), 0)::numeric(20, 2) as sgst,
  coalesce(sum(w.cess * s.sign), 0)::numeric(20, 2) as cess,
  coalesce(sum((w.igst + w.cgst + w.sgst + w.cess) * s.sign), 0)::numeric(20, 2) as tax`
