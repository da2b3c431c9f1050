import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { paymentRequestCalls } from '@bahi/contracts/payment-requests.ts'
import { rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { paged } from '../../../platform/paging.ts'
import type { ListQuery } from '../../../platform/paging.ts'
import { nameOf } from './detail.ts'
import type { Status } from './rules.ts'

type Search = ParsedOf<typeof paymentRequestCalls.search>
type Page = ReplyOf<typeof paymentRequestCalls.search>
type Row = Page['records'][number]

const statusOf: Readonly<Record<Exclude<NonNullable<Search['view']>, 'all'>, Status>> = {
  pending: 'Pending',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  approved: 'Approved',
}

/** Payments that wait, or waited, for approval; with the first page what they come to. */
export async function searchRequests(ctx: Ctx, search: Search): Promise<Page> {
  const query = listOf(ctx, search)
  const [page, totals] = await Promise.all([
    paged<Row>(ctx.db, query, search),
    search.after === undefined ? totalOf(ctx, query) : undefined,
  ])
  return { ...page, ...(totals ? { totals } : {}) }
}

async function totalOf(ctx: Ctx, { from, conditions }: ListQuery): Promise<Record<string, string>> {
  const { rows } = await sql<{ amount: string }>`select coalesce(sum(r.amount), 0)::numeric(20, 2) as amount
    from ${from} where ${sql.join([...conditions], sql` and `)}`.execute(ctx.db)
  return { ...rows[0]! }
}

/** How many wait and how many were rejected, at the places asked for. */
export async function countRequests(
  ctx: Ctx,
  { entityIds }: ParsedOf<typeof paymentRequestCalls.counts>,
): Promise<ReplyOf<typeof paymentRequestCalls.counts>> {
  const { rows } = await sql<{ status: Status; payments: number; amount: string }>`
    select status, count(*)::int as payments, sum(amount)::numeric(20, 2) as amount from payment_requests
    where subscriber_id = current_subscriber() and status in ('Pending', 'Rejected')
      and entity_id = any(${ctx.entitiesOf(entityIds)}::bigint[]) group by status`.execute(ctx.db)
  return (['pending', 'rejected'] as const).map((view) => {
    const found = rows.find(({ status }) => status === statusOf[view])
    return { view, payments: found?.payments ?? 0, amount: found?.amount ?? '0.00' }
  })
}

/** What waits at places, for those who can approve it there. */
export async function waitingAt(
  ctx: Ctx,
  entityIds: readonly number[],
): Promise<{ readonly documents: number; readonly amount: string }> {
  if (entityIds.length === 0) return { documents: 0, amount: '0.00' }
  const { rows } = await sql<{ documents: number; amount: string }>`
    select count(*)::int as documents, coalesce(sum(amount), 0)::numeric(20, 2) as amount from payment_requests
    where subscriber_id = current_subscriber() and status = 'Pending' and entity_id = any(${[...entityIds]}::bigint[])`.execute(
    ctx.db,
  )
  return rows[0]!
}

function listOf(ctx: Ctx, search: Search): ListQuery {
  return {
    select: sql`r.id, r.version, r.status, r.date, r.entity_id, r.party_id, y.name as party_name, r.mode, r.body ->> 'reference' as reference,
      r.amount, ${nameOf(sql`r.submitted_by`)} as submitted_by, r.submitted_at, r.answer,
      (select p.number from payments p where p.subscriber_id = r.subscriber_id and p.id = r.id) as number`,
    from: sql`payment_requests r join parties y on y.subscriber_id = r.subscriber_id and y.id = r.party_id`,
    id: sql`r.id`,
    conditions: conditionsOf(ctx, search),
    sorts: {
      id: { expression: sql`r.id`, type: 'bigint' },
      date: { expression: sql`r.date`, type: 'date' },
      amount: { expression: sql`r.amount`, type: 'numeric' },
      submittedAt: { expression: sql`r.submitted_at`, type: 'timestamptz' },
    },
  }
}

function conditionsOf(ctx: Ctx, f: Search): RawBuilder<unknown>[] {
  const list: RawBuilder<unknown>[] = [
    sql`r.subscriber_id = current_subscriber()`,
    sql`r.entity_id = any(${ctx.entitiesOf(f.entityIds)}::bigint[])`,
  ]
  const year = f.financialYear ? rangeOfFinancialYear(f.financialYear) : undefined
  const [from, to] = [f.fromDocumentDate ?? year?.from, f.toDocumentDate ?? year?.to]
  if (f.view && f.view !== 'all') list.push(sql`r.status = ${statusOf[f.view]}`)
  if (f.partyIds?.length) list.push(sql`r.party_id = any(${f.partyIds}::bigint[])`)
  if (f.modes?.length) list.push(sql`r.mode = any(${f.modes}::text[])`)
  if (from) list.push(sql`r.date >= ${from}::date`)
  if (to) list.push(sql`r.date <= ${to}::date`)
  if (f.fromStamp) list.push(sql`r.changed_at >= ${f.fromStamp}::timestamptz`)
  if (f.toStamp) list.push(sql`r.changed_at <= ${f.toStamp}::timestamptz`)
  if (f.returnPeriods?.length) list.push(sql`to_char(r.date, 'MMYYYY') = any(${f.returnPeriods}::text[])`)
  const words = [...(f.keyword ? [f.keyword] : []), ...(f.keywords ?? [])]
  if (words.length > 0)
    list.push(
      sql`(${sql.join(
        words.map(
          (word) =>
            sql`strpos(upper(y.name), upper(${word})) > 0 or strpos(upper(r.body ->> 'reference'), upper(${word})) > 0`,
        ),
        sql` or `,
      )})`,
    )
  return list
}
