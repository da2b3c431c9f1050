import type { DocumentRow, DocumentSearch } from '@bahi/contracts/document-calls.ts'
import { rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { invoiceState } from '@bahi/domain/documents/invoice-state.ts'
import { statusOn } from '@bahi/domain/documents/offer.ts'
import { documentKinds, takenKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { Dress, ListQuery, Page } from '../../platform/paging.ts'
import {
  forPrograms,
  placeFacts,
  portalPlaces,
  portalStates,
  registeredKinds,
  statesOf,
} from '../portals/index.ts'
import type { PortalStates } from '../portals/index.ts'
import { attachmentCount } from '../attachments/index.ts'
import { presentOnly } from '../records/index.ts'
import { challanRow } from './fulfilment/challan-facts.ts'
import type { ChallanRow } from './fulfilment/challan-facts.ts'
import { blockedColumn } from './itc.ts'
import { itcPeriodOf, itcStateOf } from '../itc/index.ts'
import { conditionsOf, documentSorts, isCountedByDay, isUndated } from './list.ts'
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
  const sums = once(() => sumsOfDays(ctx, filters))
  const isRegistered = registeredKinds.includes(kind as DocumentKind)
  const states = isRegistered ? portalStates(await portalPlaces(ctx, filters.entityIds)) : undefined
  const isWhole = isKept && isUndated(filters)
  const query: ListQuery = {
    ...listOf(filters),
    ...(isKept ? { count: async () => (await sums()).count } : {}),
    ...(isWhole && states ? { isPlannedOnce: true, dress: dressOf(filters, states) } : {}),
  }
  const find = () => paged<Row>(ctx.db, query, search)
  // The page and its count; what follows them is asked only where they are few, or the states of the page alone.
  const page = await (isWhole ? ctx.last(find, search.after === undefined ? 2 : 1) : find())
  const totals = !isFirst
    ? undefined
    : isKept
      ? (await sums()).totals
      : page.totalIsExact
        ? await totalsOf(ctx, filters)
        : undefined
  const records =
    isWhole || !states || page.records.length === 0
      ? page.records
      : await ctx.last(() => withStates(ctx, page.records, states))
  return {
    ...page,
    records: (isRegistered
      ? records.map(portalRow(ctx))
      : hasPurpose(kind)
        ? (records as (Row & ChallanRow)[]).map(challanRow)
        : documentKinds[kind as DocumentKind].isOffer
          ? records.map((row) => offerRow(row, kind as DocumentKind, filters.today))
          : records
    ).map((row) => withState(row, kind as DocumentKind, filters.today)),
    ...(totals ? { totals } : {}),
  }
}

const portalRow =
  (ctx: Ctx) =>
  ({ eInvoiceState, eWayBillState, ...row }: Row): Row => ({
    ...row,
    ...presentOnly({ eInvoiceState, eWayBillState }),
    ...forPrograms(ctx, eInvoiceState),
  })

/** What is paid, with its state on a day; a row says what was collected at source where something was. */
function withState({ collected, ...row }: Row, kind: DocumentKind, today: string): Row {
  const state = invoiceState({ ...row, kind, collected }, today)
  return {
    ...row,
    ...(state ? { state } : {}),
    ...(collected !== undefined && Number(collected) !== 0 ? { collected } : {}),
  }
}

/** An offer with its status on a day. */
export const offerRow = <R extends Row>(row: R, kind: DocumentKind, today: string): R => ({
  ...row,
  status: statusOn({ kind, status: row.status, dueDate: row.dueDate }, today),
})

/** One look for all of the page, by their ids. */
async function withStates(ctx: Ctx, rows: readonly Row[], states: PortalStates): Promise<Row[]> {
  const found = await statesOf(
    ctx.db,
    rows.map(({ id }) => id),
    states,
  )
  return rows.map((row) => ({ ...row, ...found.get(row.id) }))
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= work())
}

/**
 * The list that nothing narrows looks the states up with its page. With a filter the query is planned for what it asks,
 * and the more joins, the longer that takes.
 */
const dressOf = (filters: DocumentFilters, states: PortalStates): Dress => ({
  alias: 'd',
  columns: sql`${selectOf(filters)}, ${states.columns}`,
  select: sql`${sql.join(
    [...rowColumns, ...moreColumns(filters).map(([name]) => name)].map((name) => sql.ref(`d.${name}`)),
  )}, ${states.select}`,
  joins: states.joins,
})

/** The list as a sheet has it. */
export async function documentList(ctx: Ctx, kind: DocumentKind, search: Search): Promise<ListQuery> {
  const filters = { ...(await filtersOf(ctx, kind, search)), forSheet: true }
  const isPurchase = documentKinds[kind].parts.includes('itc')
  const more = isPurchase ? sql`, d.state_cess, ${blockedColumn}` : sql``
  return { ...listOf(filters), select: sql`${selectOf(filters)}, d.place_of_supply${more}` }
}

const listOf = (filters: DocumentFilters): ListQuery => ({
  select: selectOf(filters),
  from: sql`documents d`,
  id: sql`d.id`,
  conditions: conditionsOf(filters),
  sorts: documentSorts,
})

/** What a row of the list shows; what none shows does not travel. */
const rowColumns = [
  'id',
  'version',
  'number',
  'date',
  'due_date',
  'entity_id',
  'party_id',
  'party_name',
  'party_gstin',
  'taxable_value',
  'total',
  'balance',
  'status',
] as const

/** Columns beside them that only some lists ask for, as they are and as they are selected. */
const moreColumns = (f: DocumentFilters): readonly (readonly [name: string, RawBuilder<unknown>])[] => [
  ...(f.forSheet ? [] : [['attachments', attachmentCount('d')] as const]),
  ['tax', sql`d.igst + d.cgst + d.sgst + d.cess + d.state_cess as tax`],
  ...(f.fromStamp || f.toStamp ? [['changed_at', sql`d.changed_at`] as const] : []),
  ...(isTakenKind(f.kind) ? [['left_value', sql`d.left_value`] as const] : []),
  ...(hasPurpose(f.kind)
    ? [
        ['fulfilment', sql`d.fulfilment`] as const,
        ['purpose', sql`coalesce(d.body ->> 'purpose', 'Supply') as purpose`] as const,
        ['job_work_goods', sql`d.body ->> 'jobWorkGoods' as job_work_goods`] as const,
      ]
    : []),
  ...(partsOf(f.kind).includes('collection') ? [['collected', sql`d.collected`] as const] : []),
  ...(partsOf(f.kind).includes('note')
    ? [
        [
          'note_type',
          sql`case d.type_code when 'C' then 'Credit' when 'D' then 'Debit' end as note_type`,
        ] as const,
      ]
    : []),
  ...(partsOf(f.kind).includes('supplierNumber')
    ? [
        [
          'supplier_number',
          sql`coalesce(d.supplier_number, d.body ->> 'supplierNumber') as supplier_number`,
        ] as const,
        [
          'supplier_date',
          sql`coalesce(d.supplier_date::text, d.body ->> 'supplierDate') as supplier_date`,
        ] as const,
      ]
    : []),
  ...(f.kind === 'purchaseBill' || f.kind === 'inwardNote'
    ? [
        ['itc_state', sql`${itcStateOf} as itc_state`] as const,
        ['itc_period', sql`${itcPeriodOf} as itc_period`] as const,
      ]
    : []),
  ...(f.withSalesPerson ? [['sales_person', sql`d.sales_person`] as const] : []),
  ...(f.customFields ? [['custom_fields', sql`d.body -> 'customFields' as custom_fields`] as const] : []),
]

const partsOf = (kind: string) => documentKinds[kind as DocumentKind].parts
const hasPurpose = (kind: string) => partsOf(kind).includes('purpose')

const isTakenKind = (kind: string) => takenKinds.some((one) => one === kind)

const selectOf = (f: DocumentFilters): RawBuilder<unknown> =>
  sql.join([...rowColumns.map((name) => sql.ref(`d.${name}`)), ...moreColumns(f).map(([, select]) => select)])

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

/**
 * Without narrower filters the sums of the days know number and amounts: exact, and no scan however many there are. What
 * of them is open is the count of `unpaid`.
 */
async function sumsOfDays(
  ctx: Ctx,
  f: DocumentFilters,
): Promise<{ readonly count: number; readonly totals: Record<string, string> }> {
  const year = f.financialYear ? rangeOfFinancialYear(f.financialYear) : undefined
  const from = f.fromDocumentDate ?? year?.from ?? '0001-01-01'
  const to = f.toDocumentDate ?? year?.to ?? '9999-12-31'
  const { rows } = await sql<{
    count: number
    taxableValue: string
    tax: string
    total: string
    payable: string
  }>`
    select coalesce(sum(s.documents + s.cancelled), 0)::bigint
        + (select count(*) from documents d where d.subscriber_id = current_subscriber() and d.kind = ${f.kind}
          and d.entity_id = any(${f.entityIds}::bigint[]) and d.status in ('Draft', 'Pending', 'Rejected') and d.date between ${from}::date and ${to}::date) as count,
      coalesce(sum(s.taxable_value), 0)::numeric(20, 2) as taxable_value, coalesce(sum(s.tax), 0)::numeric(20, 2) as tax,
      coalesce(sum(s.total), 0)::numeric(20, 2) as total, coalesce(sum(s.total + s.collected), 0)::numeric(20, 2) as payable
    from day_sums s where s.subscriber_id = current_subscriber() and s.kind = ${f.kind}
      and s.entity_id = any(${f.entityIds}::bigint[]) and s.date between ${from}::date and ${to}::date
  `.execute(ctx.db)
  const { count, ...totals } = rows[0]!
  return { count, totals }
}

/** Drafts, what waits for approval and cancelled documents are summed where they are what is listed, and nowhere else. */
async function totalsOf(ctx: Ctx, f: DocumentFilters): Promise<Record<string, string>> {
  const isAside =
    f.view === 'draft' ||
    f.view === 'pending' ||
    f.view === 'cancelled' ||
    Boolean(f.statuses?.length) ||
    Boolean(f.states?.length)
  const { rows } = await sql<Record<string, string>>`
    select coalesce(sum(d.taxable_value), 0)::numeric(20, 2) as taxable_value,
      coalesce(sum(d.igst + d.cgst + d.sgst + d.cess + d.state_cess), 0)::numeric(20, 2) as tax,
      coalesce(sum(d.total), 0)::numeric(20, 2) as total, coalesce(sum(d.total + d.collected), 0)::numeric(20, 2) as payable,
      coalesce(sum(greatest(d.balance, 0)), 0)::numeric(20, 2) as balance
    from documents d where ${sql.join(conditionsOf(f), sql` and `)}
      ${isAside ? sql`` : sql`and d.status not in ('Draft', 'Pending', 'Rejected', 'Cancelled')`}`.execute(
    ctx.db,
  )
  return { ...rows[0]! }
}
