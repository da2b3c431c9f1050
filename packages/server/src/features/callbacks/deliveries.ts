import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { callbackCalls } from '@bahi/contracts/callbacks.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { actionRefused } from '../ledger/index.ts'
import { searched } from '../records/index.ts'
import { requireWholeAccount } from './access.ts'
import { faultInWords } from './faults.ts'
import type { KeptFault } from './faults.ts'
import { isRetryable, open } from './states.ts'

type Calls = typeof callbackCalls
type Row = ReplyOf<Calls['deliveries']>['records'][number]

const query = (input: ParsedOf<Calls['deliveries']>): ListQuery => ({
  select: sql`d.id, d.callback_id, coalesce(d.sent_to, c.url) as url, d.event, d.event_id, d.document_id, b.kind as document_kind, b.number,
    d.state, d.attempts, d.created_at, d.sent_at, case when d.state in ('YetNotStarted', 'Attempted') then d.due_at end as due_at, d.ended_at,
    d.status_code, d.fault, d.fault_detail, ${isRetryable('d', 'c')} as may_retry`,
  from: sql`callback_deliveries d`,
  joins: sql`join callbacks c on c.subscriber_id = d.subscriber_id and c.id = d.callback_id
    left join documents b on b.subscriber_id = d.subscriber_id and b.id = d.document_id`,
  id: sql`d.id`,
  conditions: [
    sql`d.subscriber_id = current_subscriber()`,
    ...(input.callbackId === undefined ? [] : [sql`d.callback_id = ${input.callbackId}`]),
    ...(input.states?.length ? [sql`d.state = any(${[...input.states]}::text[])`] : []),
    ...(input.events?.length ? [sql`d.event = any(${[...input.events]}::text[])`] : []),
    ...byWords(input),
  ],
  sorts: {
    id: { expression: sql`d.id`, type: 'bigint' },
    createdAt: { expression: sql`d.created_at`, type: 'timestamptz' },
  },
})

/** By the id of the event, or the number of the document. */
function byWords(input: ParsedOf<Calls['deliveries']>) {
  const events = searched(input, [sql`d.event_id::text`])
  if (events.length === 0) return []
  const numbers = searched(input, [sql`x.number`])
  return [
    sql`((${sql.join(events, sql` and `)}) or d.document_id in (select x.id from documents x
      where x.subscriber_id = current_subscriber() and ${sql.join(numbers, sql` and `)}))`,
  ]
}

export async function searchDeliveries(
  ctx: Ctx,
  input: ParsedOf<Calls['deliveries']>,
): Promise<ReplyOf<Calls['deliveries']>> {
  requireWholeAccount(ctx)
  const page = await paged<Omit<Row, 'lastError'> & KeptFault>(ctx.db, query(input), input)
  return {
    ...page,
    records: page.records.map(({ fault, faultDetail, ...row }) => ({
      ...row,
      lastError: faultInWords(ctx.t, { fault, faultDetail, statusCode: row.statusCode }),
    })),
  }
}

export async function retryDelivery(
  ctx: Ctx,
  { deliveryId }: ParsedOf<Calls['retry']>,
): Promise<ReplyOf<Calls['retry']>> {
  requireWholeAccount(ctx)
  const { rows } = await sql<{ state: Row['state']; isOpen: boolean; isRetryable: boolean }>`
    select d.state, ${open('d')} as is_open, ${isRetryable('d', 'c')} as is_retryable from callback_deliveries d
    join callbacks c on c.subscriber_id = d.subscriber_id and c.id = d.callback_id
    where d.subscriber_id = current_subscriber() and d.id = ${deliveryId} for update of d`.execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound()
  if (row.isRetryable) {
    await sendAgain(ctx.db, deliveryId)
    return { id: deliveryId, state: 'Attempted' }
  }
  // It is on its way already.
  if (row.isOpen && row.state !== 'Attempted') return { id: deliveryId, state: row.state }
  throw actionRefused(ctx, 'callback.refused.inactive')
}

/** Due now, with all attempts before it again. The same event id, so that a receiver that has it knows. */
export async function sendAgain(db: Db, deliveryId: number): Promise<void> {
  await sql`with again as (
      update callback_deliveries set state = 'Attempted', due_at = now(), round_attempts = 0, ended_at = null
      where subscriber_id = current_subscriber() and id = ${deliveryId} returning callback_id)
    select wake_callback(c.id, c.is_slow) from callbacks c join again on again.callback_id = c.id
    where c.subscriber_id = current_subscriber()`.execute(db)
}
