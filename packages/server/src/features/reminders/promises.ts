import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { promiseCalls } from '@bahi/contracts/reminders.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import type { Issue } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { remindedKinds } from '../documents/index.ts'
import { refusal } from '../ledger/index.ts'
import { searched } from '../records/index.ts'

type Calls = typeof promiseCalls
type Row = ReplyOf<Calls['search']>['records'][number]

/** What of the documents of a promise was paid or credited since. */
const paid = sql`greatest(pp.balance - (select coalesce(sum(d.balance), 0) from documents d
  where d.subscriber_id = pp.subscriber_id and d.id = any(pp.document_ids)), 0)`

/** As it is today: the round that keeps the state may not have run yet. */
const statusOn = (
  today: string,
) => sql`case when pp.status <> 'Open' then pp.status when ${paid} >= pp.amount then 'Kept'
  when pp.date < ${today}::date then 'Broken' else 'Open' end`

function promiseList(ctx: Ctx, filters: ParsedOf<Calls['search']>): ListQuery {
  const { partyIds = [], statuses = [] } = filters
  const status = statusOn(ctx.today())
  return {
    select: sql`pp.id, pp.version, pp.party_id, p.name as party_name, pp.entity_id, pp.date, pp.amount, ${paid} as paid, pp.note,
      ${status} as status, pp.created_at, u.user_name as created_by,
      (select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'number', d.number) order by d.date, d.id) from documents d
        where d.subscriber_id = pp.subscriber_id and d.id = any(pp.document_ids)) as documents`,
    from: sql`payment_promises pp join parties p on p.subscriber_id = pp.subscriber_id and p.id = pp.party_id`,
    joins: sql`left join users u on u.subscriber_id = pp.subscriber_id and u.id = pp.created_by`,
    id: sql`pp.id`,
    conditions: [
      sql`pp.subscriber_id = current_subscriber()`,
      sql`pp.entity_id = any(${ctx.entitiesOf(filters.entityIds)}::bigint[])`,
      ...(partyIds.length > 0 ? [sql`pp.party_id = any(${partyIds}::bigint[])`] : []),
      ...(statuses.length > 0 ? [sql`${status} = any(${statuses}::text[])`] : []),
      ...searched(filters, [sql`p.name`, sql`p.code`, sql`pp.note`]),
    ],
    sorts: {
      id: { expression: sql`pp.id`, type: 'bigint' },
      date: { expression: sql`pp.date`, type: 'date' },
      amount: { expression: sql`pp.amount`, type: 'numeric' },
      partyName: { expression: sql`lower(p.name)`, type: 'text' },
    },
  }
}

export const searchPromises = (
  ctx: Ctx,
  input: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> => paged<Row>(ctx.db, promiseList(ctx, input), input)

/** Notes when a customer will pay, and what; until then nothing reminds of these documents. */
export async function savePromise(
  ctx: Ctx,
  { id, version, partyId, entityId, documentIds, date, amount, note }: ParsedOf<Calls['save']>,
): Promise<ReplyOf<Calls['save']>> {
  ctx.requireActive(entityId)
  const open = await openDocuments(ctx.db, partyId, entityId)
  const chosen = documentIds ? open.filter((one) => documentIds.includes(one.id)) : open
  const balance = Decimal.sum(chosen.map((one) => one.balance))
  const issues: Issue[] = []
  if (open.length === 0) issues.push({ path: 'partyId', code: 'PROMISE_NOTHING_OPEN' })
  for (const [index, one] of (documentIds ?? []).entries())
    if (!chosen.some((document) => document.id === one))
      issues.push({ path: `documentIds[${index}]`, code: 'PROMISE_NOTHING_OPEN' })
  if (date < ctx.today()) issues.push({ path: 'date', code: 'DATE_PAST' })
  const promised = amount === undefined ? balance : Decimal.of(amount).truncate(2)
  if (!promised.isPositive() || promised.gt(balance))
    issues.push({ path: 'amount', code: 'PROMISE_AMOUNT', params: { amount: balance.toFixed(2) } })
  if (issues.length > 0) throw invalid(issues)
  const ids = chosen.map((one) => one.id)
  if (id === undefined) {
    const { rows: made } = await sql<{ id: number; version: number }>`
      insert into payment_promises (subscriber_id, entity_id, party_id, date, amount, document_ids, balance, note, created_by, changed_by)
      values (current_subscriber(), ${entityId}, ${partyId}, ${date}, ${promised.toFixed(2)}, ${ids}::bigint[], ${balance.toFixed(2)},
        ${note ?? null}, ${ctx.userId}, ${ctx.userId}) returning id, version`.execute(ctx.db)
    return made[0]!
  }
  const { rows } = await sql<{ id: number; version: number }>`
    update payment_promises set date = ${date}, amount = ${promised.toFixed(2)}, balance = ${balance.toFixed(2)}, note = ${note ?? null},
      document_ids = ${ids}::bigint[], version = version + 1, changed_at = now(), changed_by = ${ctx.userId}
    where subscriber_id = current_subscriber() and id = ${id} and version = ${version ?? 0} and status = 'Open'
      and party_id = ${partyId} and entity_id = ${entityId} returning id, version`.execute(ctx.db)
  if (rows[0]) return rows[0]
  const { rows: found } = await sql<{ id: number }>`select id from payment_promises
    where subscriber_id = current_subscriber() and id = ${id} and entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])`.execute(
    ctx.db,
  )
  if (!found[0]) throw notFound()
  throw conflict(found[0])
}

async function openDocuments(db: Db, partyId: number, entityId: number) {
  const { rows } = await sql<{ id: number; balance: string }>`
    select d.id, d.balance from documents d where d.subscriber_id = current_subscriber() and d.party_id = ${partyId}
      and d.entity_id = ${entityId} and d.kind = any(${remindedKinds}::text[]) and d.opens = 'receivable' and d.balance > 0
    order by d.id limit 500 for share`.execute(db)
  return rows
}

export async function cancelPromises(
  ctx: Ctx,
  { ids }: ParsedOf<Calls['cancel']>,
): Promise<ReplyOf<Calls['cancel']>> {
  const { rows } = await sql<{ id: number }>`
    update payment_promises set status = 'Cancelled', version = version + 1, changed_at = now(), changed_by = ${ctx.userId}
    where subscriber_id = current_subscriber() and id = any(${ids}::bigint[]) and status = 'Open'
      and entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) returning id`.execute(ctx.db)
  const done = rows.map(({ id }) => id)
  return {
    done,
    refused: [...new Set(ids)].filter((id) => !done.includes(id)).map((id) => refusal(ctx, id, 'NOT_FOUND')),
  }
}

/** Marks promises that were kept, and those whose day has passed. */
export const settlePromises = (db: Db, today: string) =>
  sql`update payment_promises pp set status = ${statusOn(today)}, version = version + 1, changed_at = now()
    where pp.subscriber_id = current_subscriber() and pp.status = 'Open' and ${statusOn(today)} <> 'Open'`.execute(
    db,
  )
