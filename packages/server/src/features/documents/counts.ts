import { offerViews, usualViews } from '@bahi/contracts/document-calls.ts'
import { rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { conditionsOf, isCountedByDay, viewConditions } from './list.ts'
import { statusOnDay } from './offer-columns.ts'
import type { DocumentFilters, DocumentView } from './list.ts'
import { filtersOf } from './search.ts'
import type { Search } from './search.ts'

export interface ViewCount {
  readonly view: DocumentView
  readonly documents: number
  readonly amount: string
  readonly isExact: boolean
}

/** The chips that a kind has. */
const viewsOf = (kind: string): readonly DocumentView[] =>
  documentKinds[kind as DocumentKind].isOffer ? [...usualViews, ...offerViews] : usualViews

/** Count and amount of each chip for the same filters, whatever chip was chosen; amounts are what is owed, with tax collected at source. */
export async function countDocuments(ctx: Ctx, kind: string, search: Search): Promise<ViewCount[]> {
  const { view: _view, statuses: _statuses, states: _states, ...rest } = search
  const filters = await filtersOf(ctx, kind, rest)
  return isCountedByDay(filters) ? countKept(ctx, filters) : countScanned(ctx, filters)
}

/** All chips in one pass over what the filters leave. */
async function countScanned(ctx: Ctx, filters: DocumentFilters): Promise<ViewCount[]> {
  const views = viewsOf(filters.kind)
  const columns = views.flatMap((view) => {
    const amount =
      view === 'unpaid' || (view === 'overdue' && !documentKinds[filters.kind as DocumentKind].due)
        ? sql`d.balance`
        : view === 'left'
          ? sql`d.left_value`
          : sql`d.total + d.collected`
    const own = sql.join([sql`true`, ...viewConditions({ ...filters, view })], sql` and `)
    return [
      sql`count(*) filter (where ${own}) as ${sql.ref(`${view}_documents`)}`,
      sql`coalesce(sum(${amount}) filter (where ${own}), 0)::numeric(20, 2) as ${sql.ref(`${view}_amount`)}`,
    ]
  })
  const { rows } = await sql<
    Partial<Record<`${DocumentView}Documents`, number> & Record<`${DocumentView}Amount`, string>>
  >`
    select ${sql.join(columns)} from documents d where ${sql.join(conditionsOf(filters), sql` and `)}`.execute(
    ctx.db,
  )
  const row = rows[0]!
  return views.map((view) => ({
    view,
    documents: row[`${view}Documents`]!,
    amount: row[`${view}Amount`]!,
    isExact: true,
  }))
}

interface Kept {
  readonly live: number
  readonly liveTotal: string
  readonly cancelled: number
  readonly cancelledTotal: string
  readonly open: number
  readonly openBalance: string
  readonly openTotal: string
  readonly overdue: number
  readonly overdueBalance: string
  readonly drafts: number
  readonly draftTotal: string
  readonly pending: number
  readonly pendingTotal: string
  readonly free: number
  readonly left: number
  readonly leftValue: string
  readonly leftTotal: string
  readonly late: number
  readonly lateTotal: string
}

/**
 * The same from the sums of the days and the index of what is open, so that a million invoices cost as much as a
 * thousand. Paid is what is there and is not open, less what had nothing to pay.
 */
async function countKept(ctx: Ctx, f: DocumentFilters): Promise<ViewCount[]> {
  const year = f.financialYear ? rangeOfFinancialYear(f.financialYear) : undefined
  const from = f.fromDocumentDate ?? year?.from ?? '0001-01-01'
  const to = f.toDocumentDate ?? year?.to ?? '9999-12-31'
  const of = sql`subscriber_id = current_subscriber() and kind = ${f.kind} and entity_id = any(${[...f.entityIds]}::bigint[])
    and date between ${from}::date and ${to}::date`
  const left = documentKinds[f.kind as DocumentKind].fulfilment
    ? sql`(select count(*) as left, coalesce(sum(left_value), 0) as left_value, coalesce(sum(total + collected), 0) as left_total,
        count(*) filter (where due_date < ${f.today}::date) as late,
        coalesce(sum(total) filter (where due_date < ${f.today}::date), 0) as late_total
        from documents where ${of} and has_left) l`
    : sql`(select 0::bigint as left, 0::numeric as left_value, 0::numeric as left_total, 0::bigint as late, 0::numeric as late_total) l`
  const { rows } = await sql<Kept>`
    select s.*, o.*, d.*, z.*, l.* from
      (select coalesce(sum(documents), 0)::bigint as live, coalesce(sum(total + collected), 0) as live_total, coalesce(sum(cancelled), 0)::bigint as cancelled,
        coalesce(sum(cancelled_total), 0) as cancelled_total from day_sums where ${of}) s,
      (select count(*) as open, coalesce(sum(balance), 0) as open_balance, coalesce(sum(total + collected), 0) as open_total,
        count(*) filter (where due_date < ${f.today}::date) as overdue,
        coalesce(sum(balance) filter (where due_date < ${f.today}::date), 0) as overdue_balance from documents where ${of} and balance > 0) o,
      (select count(*) filter (where status <> 'Pending') as drafts, coalesce(sum(total) filter (where status <> 'Pending'), 0) as draft_total,
        count(*) filter (where status = 'Pending') as pending, coalesce(sum(total) filter (where status = 'Pending'), 0) as pending_total
        from documents where ${of} and status in ('Draft', 'Pending', 'Rejected')) d,
      (select count(*) as free from documents where ${of} and total_key = 0 and status = 'Active') z,
      ${left}`.execute(ctx.db)
  const k = rows[0]!
  const { due, isOffer } = documentKinds[f.kind as DocumentKind]
  const counts: Record<(typeof usualViews)[number], readonly [documents: number, amount: Decimal]> = {
    all: [
      k.live + k.cancelled + k.drafts + k.pending,
      Decimal.sum([k.liveTotal, k.cancelledTotal, k.draftTotal, k.pendingTotal]),
    ],
    issued: [k.live, Decimal.of(k.liveTotal)],
    draft: [k.drafts, Decimal.of(k.draftTotal)],
    pending: [k.pending, Decimal.of(k.pendingTotal)],
    unpaid: [k.open, Decimal.of(k.openBalance)],
    overdue: due ? [k.late, Decimal.of(k.lateTotal)] : [k.overdue, Decimal.of(k.overdueBalance)],
    // What has no status of its own once it is settled is in no such list.
    paid: documentKinds[f.kind as DocumentKind].settled
      ? [k.live - k.open - k.free, Decimal.of(k.liveTotal).sub(k.openTotal)]
      : [0, Decimal.zero],
    left: [k.left, Decimal.of(k.leftValue)],
    taken: documentKinds[f.kind as DocumentKind].fulfilment
      ? [k.live - k.left, Decimal.of(k.liveTotal).sub(k.leftTotal)]
      : [0, Decimal.zero],
    cancelled: [k.cancelled, Decimal.of(k.cancelledTotal)],
  }
  const kept = usualViews.map((view) => {
    const [documents, amount] = counts[view]
    return { view, documents, amount: amount.toFixed(2), isExact: true }
  })
  return isOffer ? [...kept, ...(await countOffers(ctx, f, of, k))] : kept
}

/** Quotations by what their customers said: those that wait, are accepted or declined have an index; all others are converted. */
async function countOffers(
  ctx: Ctx,
  f: DocumentFilters,
  of: RawBuilder<unknown>,
  { live, liveTotal }: Kept,
): Promise<ViewCount[]> {
  const { rows } = await sql<{ status: string; documents: number; amount: string }>`
    select ${statusOnDay(f.today)} as status, count(*) as documents, coalesce(sum(total), 0)::numeric(20, 2) as amount
    from documents d where ${of} and status in ('Sent', 'Accepted', 'Declined') group by 1`.execute(ctx.db)
  const converted = {
    status: 'Converted',
    documents: live - rows.reduce((sum, row) => sum + row.documents, 0),
    amount: Decimal.of(liveTotal)
      .sub(Decimal.sum(rows.map(({ amount }) => amount)))
      .toFixed(2),
  }
  return offerViews.map((view) => {
    const found = [...rows, converted].find(({ status }) => status.toLowerCase() === view)
    return { view, documents: found?.documents ?? 0, amount: found?.amount ?? '0.00', isExact: true }
  })
}
