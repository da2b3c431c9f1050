import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { paymentInCalls } from '@bahi/contracts/payments.ts'
import { rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { attachmentCount } from '../attachments/index.ts'
import { customConditions } from '../custom-fields/index.ts'
import { keywordCondition } from '../ledger/index.ts'

export type PaymentSearch = ParsedOf<typeof paymentInCalls.search>
export type PaymentPage = ReplyOf<typeof paymentInCalls.search>
export type PaymentRow = PaymentPage['records'][number]

/** One page, and with the first one the sums over all that match. */
export async function searchPayments(
  ctx: Ctx,
  kind: PaymentKind,
  search: PaymentSearch,
): Promise<PaymentPage> {
  const query = paymentList(ctx, kind, search)
  const [page, totals] = await Promise.all([
    paged<PaymentRow>(ctx.db, query, search),
    search.after === undefined ? totalsOf(ctx, kind, query, search) : undefined,
  ])
  return { ...page, ...(totals ? { totals } : {}) }
}

interface Totals {
  readonly amount: string
  readonly unallocated: string
}

/** Cancelled payments are listed and not counted in. Without narrower filters the sums of the days know the amount. */
async function totalsOf(
  ctx: Ctx,
  kind: PaymentKind,
  query: ListQuery,
  search: PaymentSearch,
): Promise<Record<string, string>> {
  const where = sql.join([...query.conditions], sql` and `)
  const { from, to } = daysOf(search)
  const amount = isOfDays(search)
    ? sql`select sum(s.total) from day_sums s where s.subscriber_id = current_subscriber() and s.kind = ${kind}
        and s.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])
        and s.date between ${from ?? '0001-01-01'}::date and ${to ?? '9999-12-31'}::date`
    : sql`select sum(p.amount) from ${query.from} where ${where} and p.status = 'Active'`
  const { rows } = await sql<Totals>`
    select coalesce((${amount}), 0)::numeric(20, 2) as amount,
      coalesce((select sum(p.unallocated) from ${query.from} where ${where} and p.status = 'Active' and p.unallocated > 0), 0)::numeric(20, 2)
        as unallocated`.execute(ctx.db)
  return { ...rows[0]! }
}

/** The sums of the days know what matches. */
export const isOfDays = (f: PaymentSearch) =>
  !f.view &&
  !f.keyword &&
  !f.fromStamp &&
  !f.toStamp &&
  !f.customFilters &&
  [f.ids, f.statuses, f.partyIds, f.modes, f.keywords, f.returnPeriods].every((list) => !list?.length)

export function daysOf(f: PaymentSearch): { from?: string | undefined; to?: string | undefined } {
  const year = f.financialYear ? rangeOfFinancialYear(f.financialYear) : undefined
  return { from: f.fromDocumentDate ?? year?.from, to: f.toDocumentDate ?? year?.to }
}

export function paymentList(ctx: Ctx, kind: PaymentKind, search: PaymentSearch): ListQuery {
  return {
    select: sql`p.id, p.version, p.number, p.date, p.entity_id, p.party_id, p.party_name, p.mode, p.reference, p.amount, p.tds_deducted, p.gst_deducted, p.collected, p.unallocated, p.status, p.custom_fields, ${attachmentCount('p')}`,
    from: sql`payments p`,
    id: sql`p.id`,
    conditions: conditionsOf(ctx, kind, search),
    sorts: {
      id: { expression: sql`p.id`, type: 'bigint' },
      date: { expression: sql`p.date`, type: 'date' },
      number: { expression: sql`p.number_key`, type: 'text' },
      amount: { expression: sql`p.amount_key`, type: 'bigint' },
    },
  }
}

function conditionsOf(ctx: Ctx, kind: PaymentKind, f: PaymentSearch): RawBuilder<unknown>[] {
  const list: RawBuilder<unknown>[] = [
    sql`p.subscriber_id = current_subscriber()`,
    sql`p.kind = ${kind}`,
    sql`p.entity_id = any(${ctx.entitiesOf(f.entityIds)}::bigint[])`,
  ]
  const { from, to } = daysOf(f)
  if (f.ids?.length) list.push(sql`p.id = any(${f.ids}::bigint[])`)
  if (f.statuses?.length) list.push(sql`p.status = any(${f.statuses}::text[])`)
  if (f.view === 'advance') list.push(sql`p.unallocated > 0`, sql`p.status = 'Active'`)
  if (f.view === 'cancelled') list.push(sql`p.status = 'Cancelled'`)
  if (f.partyIds?.length) list.push(sql`p.party_id = any(${f.partyIds}::bigint[])`)
  if (f.modes?.length) list.push(sql`p.mode = any(${f.modes}::text[])`)
  if (from) list.push(sql`p.date >= ${from}::date`)
  if (to) list.push(sql`p.date <= ${to}::date`)
  if (f.fromStamp) list.push(sql`p.changed_at >= ${f.fromStamp}::timestamptz`)
  if (f.toStamp) list.push(sql`p.changed_at <= ${f.toStamp}::timestamptz`)
  if (f.returnPeriods?.length) list.push(sql`to_char(p.date, 'MMYYYY') = any(${f.returnPeriods}::text[])`)
  if (f.keyword) list.push(keywordCondition('p', [kind], f.keyword))
  if (f.keywords?.length)
    list.push(sql`p.number_key = any(${f.keywords.map((word) => word.toUpperCase())}::text[])`)
  list.push(...customConditions(f.customFilters, sql`p.custom_fields`))
  return list
}
