import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { dueReminderCalls } from '@bahi/contracts/reminders.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { remindedKinds } from '../documents/index.ts'
import { searched } from '../records/index.ts'

type Calls = typeof dueReminderCalls
type DueRow = ReplyOf<Calls['search']>['records'][number]

/** The last day until which a promise of the document runs; null where there is none. */
const promisedOn = (today: string) => sql`(select max(pp.date) from payment_promises pp
  where pp.subscriber_id = d.subscriber_id and pp.party_id = d.party_id and pp.entity_id = d.entity_id and pp.status = 'Open'
    and pp.date >= ${today}::date and d.id = any(pp.document_ids))`

/**
 * Documents at a step that has not reminded of them, and that were not reminded of today: the last step whose day has come. Steps that passed without a reminder
 * are left out, so that a ladder that is switched on late sends one reminder and not all of them.
 */
export const dueDocuments = (
  today: string,
  entityIds: readonly number[],
  partyId?: number,
): RawBuilder<unknown> => sql`
  select d.id, d.party_id, d.entity_id, d.balance, coalesce(d.due_date, d.date) as due_date, ${promisedOn(today)} as promised_on,
    s.id as step_id, s.days, s.template, s.channels, s.attaches_statement
  from reminder_ladders l
  join documents d on d.subscriber_id = l.subscriber_id
  cross join lateral (select s.* from reminder_steps s where s.subscriber_id = d.subscriber_id
    and s.days <= ${today}::date - coalesce(d.due_date, d.date) order by s.days desc limit 1) s
  where l.subscriber_id = current_subscriber() and d.kind = any(${remindedKinds}::text[]) and d.opens = 'receivable'
    and d.balance > 0 and d.balance > l.least_balance and d.entity_id = any(${[...entityIds]}::bigint[])
    ${partyId === undefined ? sql`` : sql`and d.party_id = ${partyId}`}
    and not exists (select from reminder_turns t where t.subscriber_id = d.subscriber_id and t.document_id = d.id and t.step_id = s.id)
    and not exists (select from reminder_documents r where r.subscriber_id = d.subscriber_id and r.document_id = d.id
      and r.created_at >= ${today}::date::timestamp at time zone 'Asia/Kolkata')`

/** Whether there is an address for mails, and one for messages: of the contact persons where there are any. */
const reach = sql`case when jsonb_array_length(coalesce(rp.contacts, '[]')) > 0
    then jsonb_path_exists(rp.contacts, '$[*].emails') else nullif(trim(p.emails), '') is not null end as has_mail,
  case when jsonb_array_length(coalesce(rp.contacts, '[]')) > 0
    then jsonb_path_exists(rp.contacts, '$[*].mobile') else nullif(trim(p.mobile), '') is not null end as has_mobile`

/** A party at a GSTIN with what is due to be reminded of there; what is promised is a row of its own. */
const groups = (today: string, entityIds: readonly number[]) => sql`(
  select g.*, p.name as party_name, p.code as party_code, p.gstin as party_gstin, rp.is_off, ${reach}
  from (select min(x.id) as id, x.party_id, x.entity_id, count(*)::int as documents, sum(x.balance) as balance, min(x.due_date) as due_date,
      max(x.days) as step_days, (array_agg(x.template order by x.days desc))[1] as template,
      (array_agg(array_to_string(x.channels, ',') order by x.days desc))[1] as channel_names, max(x.promised_on) as promised_on
    from (${dueDocuments(today, entityIds)}) x group by x.party_id, x.entity_id, x.promised_on is not null) g
  join parties p on p.subscriber_id = current_subscriber() and p.id = g.party_id
  left join reminder_parties rp on rp.subscriber_id = current_subscriber() and rp.party_id = g.party_id) g`

const stateOf = sql`case when g.is_off then 'OptedOut' when g.promised_on is not null then 'Promised'
  when (g.channel_names like '%mail%' and g.has_mail) or ((g.channel_names like '%sms%' or g.channel_names like '%whatsApp%') and g.has_mobile) then 'Ready'
  else 'NoAddress' end`

function dueList(ctx: Ctx, filters: ParsedOf<Calls['search']>): ListQuery {
  const today = ctx.today()
  const states = filters.states ?? []
  return {
    select: sql`g.id, g.party_id, g.party_name, g.entity_id, ${stateOf} as state, g.step_days, g.template,
      string_to_array(g.channel_names, ',') as channels, g.documents, g.balance, g.due_date, ${today}::date - g.due_date as days_late,
      g.promised_on,
      (select max(r.created_at) from reminders r where r.subscriber_id = current_subscriber() and r.party_id = g.party_id
        and r.entity_id = g.entity_id) as last_reminded,
      (select count(*)::int from payment_promises b where b.subscriber_id = current_subscriber() and b.party_id = g.party_id
        and b.entity_id = g.entity_id and b.status = 'Broken') as broken_promises`,
    from: groups(today, ctx.entitiesOf(filters.entityIds)),
    id: sql`g.id`,
    conditions: [
      sql`true`,
      ...(states.length > 0 ? [sql`${stateOf} = any(${states}::text[])`] : []),
      ...searched(filters, [sql`g.party_name`, sql`g.party_code`, sql`g.party_gstin`]),
    ],
    sorts: {
      balance: { expression: sql`g.balance`, type: 'numeric' },
      dueDate: { expression: sql`g.due_date`, type: 'date' },
      stepDays: { expression: sql`g.step_days`, type: 'bigint' },
      partyName: { expression: sql`lower(g.party_name)`, type: 'text' },
    },
  }
}

export const searchDue = (ctx: Ctx, input: ParsedOf<Calls['search']>): Promise<ReplyOf<Calls['search']>> =>
  paged<DueRow>(
    ctx.db,
    dueList(ctx, input),
    input.sort === 'id DESC' ? { ...input, sort: 'balance DESC' } : input,
  )

/** The groups that are ready to be reminded on their own. */
export async function readyGroups(
  db: Ctx['db'],
  today: string,
  entityIds: readonly number[],
): Promise<{ partyId: number; entityId: number }[]> {
  const { rows } = await sql<{ partyId: number; entityId: number }>`
    select g.party_id, g.entity_id from ${groups(today, entityIds)} where ${stateOf} = 'Ready' order by g.balance desc, g.id limit 500`.execute(
    db,
  )
  return rows
}
