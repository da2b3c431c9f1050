import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { daySaleCalls } from '@bahi/contracts/day-sales.ts'
import { daySaleLimit, paidAs, togetherOf } from '@bahi/domain/documents/day-sales.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { refusal } from '../ledger/index.ts'
import type { BookIssue, Facts } from '../ledger/index.ts'
import { receiveWithDocument } from '../payments/index.ts'
import { requireDocument } from '../plans/index.ts'
import { issuesOf } from './checks.ts'
import { documentFacts } from './document-facts.ts'
import { postIssued } from './issue.ts'
import { prepare } from './prepare.ts'
import type { DocumentInput, LineInput, Prepared } from './prepare.ts'
import { limitIssues } from './user-limits.ts'

type Calls = typeof daySaleCalls
type Asked = ParsedOf<Calls['save']>
type Mode = Asked['mode']

const kind = 'salesInvoice'
/** As many lines as a document has. */
const mostLines = 1000

/**
 * Keeps a sale below the limit to a person without registration; its invoice is that of its day, or a further one where that
 * was made already.
 */
export async function saveDaySale(ctx: Ctx, input: Asked): Promise<ReplyOf<Calls['save']>> {
  const { entityId, mode, date = ctx.today() } = input
  ctx.requireActive(entityId)
  const partyId = input.partyId ?? (await counterParty(ctx))
  const { prepared, facts } = await prepareSale(ctx, { entityId, date, partyId, lines: input.lines })
  const issues = [...issuesOf(prepared, facts, ctx.today()), ...limitIssues(prepared, ctx.access.limits)]
  issues.push(...daySaleIssues(prepared, facts, date))
  if (issues.length > 0) throw invalid(issues)
  const { taxableValue, total } = prepared.computed.totals
  const { rows } = await sql<{ id: number }>`
    insert into day_sales (subscriber_id, entity_id, date, mode, lines, taxable_value, total, created_by)
    values (current_subscriber(), ${entityId}, ${date}::date, ${mode}, ${JSON.stringify(prepared.lines.map(kept))}::jsonb,
      ${taxableValue}::numeric, ${total}::numeric, current_user_id()) returning id`.execute(ctx.db)
  return { id: rows[0]!.id, date, taxableValue, total }
}

export async function searchDaySales(
  ctx: Ctx,
  { entityId, date = ctx.today(), start, size }: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  ctx.requireEntity(entityId)
  const ofDay = sql`subscriber_id = current_subscriber() and entity_id = ${entityId} and date = ${date}::date and cancelled_at is null`
  type Reply = ReplyOf<Calls['search']>
  const [records, sums, invoices, waiting] = await Promise.all([
    sql<Reply['records'][number]>`
      select id, created_at, mode, taxable_value, total, document_id is not null as is_invoiced, (select json_agg(json_build_object('description', l ->> 'description',
          'quantity', l ->> 'quantity', 'uqc', l ->> 'uqc')) from jsonb_array_elements(lines) l) as lines
      from day_sales where ${ofDay} order by id desc limit ${size} offset ${start}`.execute(ctx.db),
    sql<Reply['sums'][number]>`
      select mode, count(*)::int as sales, sum(total)::text as amount from day_sales where ${ofDay} group by mode order by mode`.execute(
      ctx.db,
    ),
    sql<Reply['invoices'][number]>`
      select d.id, d.number, d.total from day_invoices i join documents d on d.subscriber_id = i.subscriber_id and d.id = i.document_id
      where i.subscriber_id = current_subscriber() and i.entity_id = ${entityId} and i.date = ${date}::date order by d.id`.execute(
      ctx.db,
    ),
    sql<Reply['waiting'][number]>`
      select date, count(*)::int as sales, sum(total)::text as amount from day_sales
      where subscriber_id = current_subscriber() and entity_id = ${entityId} and document_id is null and cancelled_at is null
      group by date order by date limit 31`.execute(ctx.db),
  ])
  return {
    records: records.rows,
    start,
    size,
    total: sums.rows.reduce((sum, { sales }) => sum + sales, 0),
    totalIsExact: true,
    date,
    limit: daySaleLimit(date).toFixed(2),
    sums: sums.rows,
    invoices: invoices.rows,
    waiting: waiting.rows,
  }
}

/** Sales that are on an invoice stay with it. */
export async function cancelDaySales(
  ctx: Ctx,
  { ids }: ParsedOf<Calls['cancel']>,
): Promise<ReplyOf<Calls['cancel']>> {
  const { rows } = await sql<{ id: number; entityId: number; isOpen: boolean }>`
    select id, entity_id, document_id is null and cancelled_at is null as is_open from day_sales
    where subscriber_id = current_subscriber() and id = any(${[...ids]}::bigint[]) and entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
    order by id for update`.execute(ctx.db)
  const found = new Map(rows.map((row) => [row.id, row]))
  const refused = ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return [refusal(ctx, id, 'NOT_FOUND')]
    const name = ctx.access.inactive.get(row.entityId)
    if (name !== undefined)
      return [refusal(ctx, id, 'ACTION_REFUSED', 'action.reason.isPlaceInactive', { name })]
    return row.isOpen ? [] : [refusal(ctx, id, 'ACTION_REFUSED', 'daySale.isInvoiced')]
  })
  const done = ids.filter((id) => !refused.some((one) => one.id === id))
  if (done.length > 0)
    await sql`update day_sales set cancelled_at = now() where subscriber_id = current_subscriber() and id = any(${done}::bigint[])`.execute(
      ctx.db,
    )
  return { done, refused }
}

/**
 * One invoice for each day, of all its sales that wait: at the close of the day, and again where more was sold after that. It
 * asks for no approval: the sales were made, and are paid. A second call for the same day waits for the first and finds none.
 */
export async function invoiceDays(
  ctx: Ctx,
  { entityId, dates }: ParsedOf<Calls['invoice']>,
): Promise<ReplyOf<Calls['invoice']>> {
  ctx.requireActive(entityId)
  const partyId = await counterParty(ctx)
  const invoices: ReplyOf<Calls['invoice']>['invoices'] = []
  // In one order, so that two calls never wait for each other in a ring.
  for (const date of [...new Set(dates)].toSorted())
    invoices.push(await invoiceDay(ctx, { entityId, partyId, date, path: `dates[${dates.indexOf(date)}]` }))
  return { invoices }
}

async function invoiceDay(
  ctx: Ctx,
  { entityId, partyId, date, path }: { entityId: number; partyId: number; date: string; path: string },
) {
  await holdDay(ctx, entityId, date)
  const { rows: sales } = await sql<{ id: number; mode: Mode; total: string; lines: LineInput[] }>`
    select id, mode, total, lines from day_sales where subscriber_id = current_subscriber() and entity_id = ${entityId}
      and date = ${date}::date and document_id is null and cancelled_at is null order by id for update`.execute(
    ctx.db,
  )
  if (sales.length === 0) throw invalid([{ path, code: 'DAY_WITHOUT_SALES', params: { date } }])
  const lines = togetherOf(sales.flatMap((sale) => sale.lines))
  if (lines.length > mostLines)
    throw invalid([
      {
        path,
        code: 'DAY_LINES',
        params: { date, lines: String(lines.length), limit: String(mostLines) },
      },
    ])
  const { prepared, facts } = await prepareSale(ctx, { entityId, date, partyId, lines })
  const issues = [...issuesOf(prepared, facts, ctx.today()), ...limitIssues(prepared, ctx.access.limits)]
  if (issues.length > 0) throw invalid(issues)
  await requireDocument(ctx, date)
  const { id, number } = await postIssued(ctx, prepared, facts, {})
  await sql`insert into day_invoices (subscriber_id, entity_id, date, document_id)
    values (current_subscriber(), ${entityId}, ${date}::date, ${id})`.execute(ctx.db)
  await sql`update day_sales set document_id = ${id} where subscriber_id = current_subscriber()
    and id = any(${sales.map((sale) => sale.id)}::bigint[])`.execute(ctx.db)
  const { total } = prepared.computed.totals
  for (const { mode, amount } of paidAs(receivedOf(sales), total))
    if (Decimal.of(amount).isPositive())
      await receiveWithDocument(ctx, { id, mode, amount, input: prepared.input, partyId })
  return { date, id, number, sales: sales.length, total }
}

/** What was received by each mode. */
function receivedOf(sales: readonly { readonly mode: Mode; readonly total: string }[]) {
  const amounts = new Map<Mode, Decimal>()
  for (const { mode, total } of sales) amounts.set(mode, (amounts.get(mode) ?? Decimal.zero).add(total))
  return [...amounts].map(([mode, amount]) => ({ mode, amount: amount.toFixed(2) }))
}

interface Sale {
  readonly entityId: number
  readonly date: string
  readonly partyId: number
  readonly lines: readonly LineInput[]
}

/** As an invoice of the same lines; what is paid in coins at once is not rounded sale by sale. */
async function prepareSale(ctx: Ctx, { entityId, date, partyId, lines }: Sale) {
  const input: DocumentInput = {
    status: 'Active',
    entityId,
    date,
    partyId,
    subtype: 'SUINV',
    supplyKind: 'Regular',
    reverseCharge: false,
    igstOnIntra: false,
    priceIncludesTax: false,
    roundOff: false,
    charges: [],
    tags: [],
    lines: [...lines],
  }
  const facts = await documentFacts(ctx, kind, input)
  if (facts.entity?.entityType !== 'Entity') throw notFound()
  return { prepared: prepare(kind, input, facts), facts }
}

/** Below the limit, and to nobody who is registered. */
function daySaleIssues({ computed }: Prepared, { party }: Facts, date: string): BookIssue[] {
  const limit = daySaleLimit(date)
  const { taxableValue: value } = computed.totals
  return [
    ...(Decimal.of(value).lt(limit)
      ? []
      : [{ path: 'lines', code: 'DAY_SALE_VALUE', params: { value, limit: Decimal.of(limit).toFixed(2) } }]),
    ...(party?.gstin ? [{ path: 'partyId', code: 'DAY_SALE_REGISTERED', params: { name: party.name } }] : []),
  ]
}

/** What of a line the invoice of the day needs, with what the master said when it was sold. */
const keptMembers = [
  'itemId',
  'description',
  'hsn',
  'supply',
  'uqc',
  'quantity',
  'unitPrice',
  'priceIncludesTax',
  'discountPercent',
  'taxCategory',
  'taxRate',
  'cessRate',
  'cessPerUnit',
  'stateCessRate',
] as const
const kept = (line: Prepared['lines'][number]) =>
  Object.fromEntries(keptMembers.map((member) => [member, line[member]]))

/** Who makes the invoice of a day waits for another who does: no sale is on two of them. */
const holdDay = (ctx: Ctx, entityId: number, date: string) =>
  sql`select pg_advisory_xact_lock(7240131, hashtext(${`${entityId} ${date}`}))`.execute(ctx.db)

/** The party that each account has for its counter. */
async function counterParty(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from parties
    where subscriber_id = current_subscriber() and is_system and status <> 'Delete' order by id limit 1`.execute(
    ctx.db,
  )
  if (!rows[0]) throw notFound()
  return rows[0].id
}
