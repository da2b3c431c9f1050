import type { DocumentRow, DocumentSearch } from '@bahi/contracts/document-calls.ts'
import { rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { invoiceState } from '@bahi/domain/documents/invoice-state.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery, Page } from '../../platform/paging.ts'
import { placeFacts, portalStatesOf } from '../portals/index.ts'
import type { PlaceFacts } from '../portals/index.ts'
import { conditionsOf, documentSorts, isCountedByDay } from './list.ts'
import type { DocumentFilters } from './list.ts'

export type Search = z.output<typeof DocumentSearch>
type Row = z.input<typeof DocumentRow>

/**
 * One page of the list, and with the first one the sums over all that match: of more than are counted out only where
 * the sums of the days know them, so that no page waits for a scan of a million.
 */
export async function searchDocuments(
  ctx: Ctx,
  kind: string,
  search: Search,
): Promise<Page<Row> & { totals?: Record<string, string> }> {
  const filters = await filtersOf(ctx, kind, search)
  const isFirst = search.after === undefined && search.start === 0
  const isKept = isCountedByDay(filters)
  // Sent together, so that a page costs two round trips and no third.
  const [page, kept, places] = await Promise.all([
    paged<Row>(ctx.db, listOf(ctx, filters), search),
    isFirst && isKept ? totalsOf(ctx, filters) : undefined,
    kind === 'salesInvoice' ? placeFacts(ctx.db, filters.entityIds) : undefined,
  ])
  const totals = isFirst && !isKept && page.totalIsExact ? await totalsOf(ctx, filters) : kept
  const records = places ? await withStates(ctx, page.records, places) : page.records
  return { ...page, records, ...(totals ? { totals } : {}) }
}

async function withStates(ctx: Ctx, rows: Row[], places: ReadonlyMap<number, PlaceFacts>): Promise<Row[]> {
  const states = await portalStatesOf(
    ctx.db,
    rows.map(({ id }) => id),
    places,
  )
  return rows.map((row) => ({ ...row, ...states.get(row.id), state: invoiceState(row, ctx.today()) }))
}

export async function documentList(ctx: Ctx, kind: string, search: Search): Promise<ListQuery> {
  return listOf(ctx, await filtersOf(ctx, kind, search))
}

function listOf(ctx: Ctx, filters: DocumentFilters): ListQuery {
  return {
    select: filters.customFields
      ? sql`${listColumns}, d.body -> 'customFields' as custom_fields`
      : listColumns,
    from: sql`documents d`,
    id: sql`d.id`,
    conditions: conditionsOf(filters),
    sorts: documentSorts,
    ...(isCountedByDay(filters) ? { count: () => countByDay(ctx, filters) } : {}),
  }
}

export const listColumns = sql`d.id, d.version, d.kind, d.number, d.date, d.due_date, d.entity_id, d.party_id, d.party_name, d.party_gstin, d.place_of_supply,
  d.taxable_value, d.igst + d.cgst + d.sgst + d.cess + d.state_cess as tax, d.total, d.balance, d.status, d.changed_at`

export async function filtersOf(ctx: Ctx, kind: string, search: Search): Promise<DocumentFilters> {
  const entityIds = ctx.entitiesOf(search.entityIds)
  const filters = { ...search, kind, entityIds, today: ctx.today() }
  if (!search.eInvoiceStates?.length) return filters
  return { ...filters, places: [...(await placeFacts(ctx.db, entityIds)).values()] }
}

/** How many documents match, all of them. */
export async function countOf(ctx: Ctx, kind: string, search: Search): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from documents d
    where ${sql.join(conditionsOf(await filtersOf(ctx, kind, search)), sql` and `)}`.execute(ctx.db)
  return rows[0]!.total
}

/** Without narrower filters the sums of the days know the number: exact, and no scan however many there are. */
async function countByDay(ctx: Ctx, f: DocumentFilters): Promise<number> {
  const year = f.financialYear ? rangeOfFinancialYear(f.financialYear) : undefined
  const from = f.fromDocumentDate ?? year?.from ?? '0001-01-01'
  const to = f.toDocumentDate ?? year?.to ?? '9999-12-31'
  const { rows } = await sql<{ total: number }>`
    select (select coalesce(sum(s.documents + s.cancelled), 0) from day_sums s where s.subscriber_id = current_subscriber() and s.kind = ${f.kind}
        and s.entity_id = any(${f.entityIds}::bigint[]) and s.date between ${from}::date and ${to}::date)::bigint
      + (select count(*) from documents d where d.subscriber_id = current_subscriber() and d.kind = ${f.kind}
        and d.entity_id = any(${f.entityIds}::bigint[]) and d.status in ('Draft', 'Pending', 'Rejected') and d.date between ${from}::date and ${to}::date) as total
  `.execute(ctx.db)
  return rows[0]!.total
}

/**
 * Drafts, what waits for approval and cancelled documents are summed where they are what is listed, and nowhere else. Without narrower filters
 * the sums of the days know the figures, however many documents there are; what of them is open is the count of `unpaid`.
 */
async function totalsOf(ctx: Ctx, f: DocumentFilters): Promise<Record<string, string>> {
  const isAside =
    f.view === 'draft' ||
    f.view === 'pending' ||
    f.view === 'cancelled' ||
    Boolean(f.statuses?.length) ||
    Boolean(f.states?.length)
  const year = f.financialYear ? rangeOfFinancialYear(f.financialYear) : undefined
  const from = f.fromDocumentDate ?? year?.from ?? '0001-01-01'
  const to = f.toDocumentDate ?? year?.to ?? '9999-12-31'
  const { rows } = isCountedByDay(f)
    ? await sql<Record<string, string>>`
        select coalesce(sum(s.taxable_value), 0)::numeric(20, 2) as taxable_value, coalesce(sum(s.tax), 0)::numeric(20, 2) as tax,
          coalesce(sum(s.total), 0)::numeric(20, 2) as total
        from day_sums s where s.subscriber_id = current_subscriber() and s.kind = ${f.kind}
          and s.entity_id = any(${[...f.entityIds]}::bigint[]) and s.date between ${from}::date and ${to}::date`.execute(
        ctx.db,
      )
    : await sql<Record<string, string>>`
        select coalesce(sum(d.taxable_value), 0)::numeric(20, 2) as taxable_value,
          coalesce(sum(d.igst + d.cgst + d.sgst + d.cess + d.state_cess), 0)::numeric(20, 2) as tax,
          coalesce(sum(d.total), 0)::numeric(20, 2) as total, coalesce(sum(greatest(d.balance, 0)), 0)::numeric(20, 2) as balance
        from documents d where ${sql.join(conditionsOf(f), sql` and `)}
          ${isAside ? sql`` : sql`and d.status not in ('Draft', 'Pending', 'Rejected', 'Cancelled')`}`.execute(
        ctx.db,
      )
  return { ...rows[0]! }
}
