import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { reminderCalls } from '@bahi/contracts/reminders.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { refusal } from '../ledger/index.ts'
import { whatsAppUrl } from '../public/index.ts'
import { searched } from '../records/index.ts'

type Calls = typeof reminderCalls
type Row = ReplyOf<Calls['search']>['records'][number]

const state = sql`case when r.channel = 'whatsApp' then case when r.opened_at is null then 'ToOpen' else 'Sent' end
  else coalesce(m.status, x.status) end`

function logList(ctx: Ctx, filters: ParsedOf<Calls['search']>): ListQuery {
  const {
    partyIds = [],
    documentId,
    channels = [],
    states = [],
    fromDocumentDate: from,
    toDocumentDate: to,
  } = filters
  return {
    select: sql`r.id, r.created_at, u.user_name as created_by, r.is_automatic, r.party_id, p.name as party_name, r.entity_id, r.channel,
      r.template, r.step_days, r.recipients, r.subject, r.message, r.balance, ${state} as state, coalesce(m.last_error, x.last_error) as problem,
      (select count(*)::int from reminder_documents rd where rd.subscriber_id = r.subscriber_id and rd.reminder_id = r.id) as documents`,
    from: sql`reminders r join parties p on p.subscriber_id = r.subscriber_id and p.id = r.party_id
      left join mails m on m.subscriber_id = r.subscriber_id and m.id = r.mail_id
      left join text_messages x on x.subscriber_id = r.subscriber_id and x.id = r.text_message_id`,
    joins: sql`left join users u on u.subscriber_id = r.subscriber_id and u.id = r.created_by`,
    id: sql`r.id`,
    conditions: [
      sql`r.subscriber_id = current_subscriber()`,
      sql`r.entity_id = any(${ctx.entitiesOf(filters.entityIds)}::bigint[])`,
      ...(partyIds.length > 0 ? [sql`r.party_id = any(${partyIds}::bigint[])`] : []),
      ...(documentId === undefined
        ? []
        : [
            sql`exists (select from reminder_documents o where o.subscriber_id = r.subscriber_id and o.reminder_id = r.id and o.document_id = ${documentId})`,
          ]),
      ...(channels.length > 0 ? [sql`r.channel = any(${channels}::text[])`] : []),
      ...(states.length > 0 ? [sql`${state} = any(${states}::text[])`] : []),
      ...(from ? [sql`r.created_at >= (${from}::date)::timestamp at time zone 'Asia/Kolkata'`] : []),
      ...(to ? [sql`r.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`] : []),
      ...searched(filters, [sql`p.name`, sql`p.code`, sql`array_to_string(r.recipients, ' ')`]),
    ],
    sorts: {
      createdAt: { expression: sql`r.created_at`, type: 'timestamptz' },
      id: { expression: sql`r.id`, type: 'bigint' },
    },
  }
}

export async function searchReminders(
  ctx: Ctx,
  input: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const page = await paged<Omit<Row, 'whatsAppUrl'>>(ctx.db, logList(ctx, input), input)
  return {
    ...page,
    records: page.records.map((row) => ({
      ...row,
      whatsAppUrl: row.channel === 'whatsApp' ? whatsAppUrl(row.recipients[0], row.message) : null,
    })),
  }
}

/** WhatsApp messages that a person has opened to send them. */
export async function markOpened(
  ctx: Ctx,
  { ids }: ParsedOf<Calls['opened']>,
): Promise<ReplyOf<Calls['opened']>> {
  const { rows } = await sql<{ id: number }>`
    update reminders set opened_at = coalesce(opened_at, now()), opened_by = coalesce(opened_by, ${ctx.userId})
    where subscriber_id = current_subscriber() and channel = 'whatsApp' and id = any(${ids}::bigint[])
      and entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) returning id`.execute(ctx.db)
  const done = rows.map(({ id }) => id)
  return {
    done,
    refused: [...new Set(ids)].filter((id) => !done.includes(id)).map((id) => refusal(ctx, id, 'NOT_FOUND')),
  }
}
