import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { callbackCalls } from '@bahi/contracts/callbacks.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { ofSubscriber, peopleOf, searched, stampSorts, stampsOf } from '../records/index.ts'
import { requireWholeAccount } from './access.ts'
import { open } from './states.ts'

type Calls = typeof callbackCalls
export type CallbackRecord = ReplyOf<Calls['detail']>

const of = sql`d.subscriber_id = c.subscriber_id and d.callback_id = c.id`
const select = sql`${stampsOf('c')}, c.url, c.description, c.events, c.status = 'Active' as is_active, c.secret_made_at,
  case when c.previous_until > now() then c.previous_until end as previous_until, c.sealed_secret is not null as is_signed,
  (select count(*)::int from callback_deliveries d where ${of} and ${open('d')}) as waiting,
  (select count(*)::int from callback_deliveries d where ${of} and d.fault is not null and d.state <> 'Completed') as failed,
  (select max(d.ended_at) from callback_deliveries d where ${of} and d.state = 'Completed') as arrived_at`

const query = (input: ParsedOf<Calls['search']>): ListQuery => ({
  select,
  from: sql`callbacks c`,
  joins: peopleOf('c'),
  id: sql`c.id`,
  conditions: [
    ...ofSubscriber('c', input),
    ...searched(input, [sql`c.url`, sql`coalesce(c.description, '')`]),
  ],
  sorts: { url: { expression: sql`c.url`, type: 'text' }, ...stampSorts('c') },
})

export function searchCallbacks(
  ctx: Ctx,
  input: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  requireWholeAccount(ctx)
  return paged<CallbackRecord>(ctx.db, query(input), input)
}

export async function callbackDetail(ctx: Ctx, id: number): Promise<CallbackRecord> {
  requireWholeAccount(ctx)
  const { rows } = await sql<CallbackRecord>`select ${select} from callbacks c ${peopleOf('c')}
    where c.subscriber_id = current_subscriber() and c.id = ${id}`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  return rows[0]
}
