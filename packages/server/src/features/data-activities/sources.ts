import { activityKinds } from '@bahi/contracts/data-activities.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { mostAttempts } from '../../platform/jobs/run-task.ts'
import { isRetryable as isCallbackRetryable } from '../callbacks/index.ts'
import { isRunRetryable } from '../report-schedules/index.ts'

/** Where an activity is kept: something decided to be done at a portal, a task that fetched or pushed, a callback, or a date of a scheduled mail. The rest of the id by four says which. */
export type Kept = { readonly table: (typeof tables)[number]; readonly id: number }

const tables = ['intent', 'task', 'delivery', 'run'] as const

export const keptAs = (id: number): Kept => ({ table: tables[id % 4]!, id: Math.floor(id / 4) })

/** What can be tried again: an intent `i` that waits for its next attempt, a task `t` that failed and was not begun anew. */
export const isRetryable = {
  intent: sql<boolean>`i.state in ('Waiting', 'Unknown')`,
  task: sql<boolean>`(t.status = 'Failed' and t.retried_at is null)`,
}

const synced = sql`array[${sql.join([...activityKinds.Sync])}]::text[]`

/** What was decided to be done at a portal, as activities. */
export const intents: RawBuilder<unknown> = sql`(select i.subscriber_id, i.id * 4 as id, i.id as intent_id, null::bigint as task_id,
    case when i.operation = any(${synced}) then 'Sync' else 'Push' end as direction, i.operation as kind, i.portal, i.entity_id,
    i.document_id, i.filing_id, null::text as source, null::text as own_period, 1 as records, 0 as refused,
    case i.state when 'Asked' then 'YetNotStarted' when 'Sent' then 'InProcess' when 'Waiting' then 'Attempted' when 'Unknown' then 'Attempted'
      when 'Done' then 'Completed' when 'Rejected' then 'Unprocessable' else 'Manual' end as status,
    i.attempts, i.asked_by, i.created_at, i.sent_at, i.ended_at, i.outcome,
    ${isRetryable.intent} as may_retry, false as is_retried
  from portal_intents i) a`

/** Tasks that speak to a portal by themselves, as activities; a file that was uploaded is not fetched. */
export const tasks: RawBuilder<unknown> = sql`(select t.subscriber_id, t.id * 4 + 1 as id, null::bigint as intent_id, t.id as task_id,
    case when t.type = 'pushIms' then 'Push' else 'Sync' end as direction, t.type as kind,
    case when t.type = 'eWaySync' then 'ewaybill' else 'gstn' end as portal, t.entity_id,
    null::bigint as document_id, null::bigint as filing_id, coalesce(t.input ->> 'source', case when t.type = 'pushIms' then 'IMS' end) as source,
    case when t.input ->> 'source' = '2B' then t.input ->> 'returnPeriod' end as own_period, t.done_count as records, t.error_count as refused,
    case when t.status in ('Initialized', 'YetNotStarted', 'InProcess') then t.status when t.status = 'Cancelled' then 'Manual'
      when t.status = 'Failed' then case when t.failures + 1 >= ${mostAttempts} then 'MaxAttemptReached' else 'Unprocessable' end else 'Completed' end as status,
    t.attempts, t.user_id as asked_by, t.stamp as created_at, case when t.attempts > 0 then t.stamp end as sent_at, t.result_stamp as ended_at,
    t.response as outcome, ${isRetryable.task} as may_retry, t.retried_at is not null as is_retried
  from background_tasks t where t.type in ('readStatement', 'pushIms', 'eWaySync')
    and not (t.type = 'readStatement' and t.input ->> 'fileId' is not null)) a`

/** Callbacks that failed and have not arrived since, as activities. */
export const failedCallbacks: RawBuilder<unknown> = sql`(select d.subscriber_id, d.id * 4 + 2 as id, null::bigint as intent_id, null::bigint as task_id,
    'Callback' as direction, d.event as kind, 'callback' as portal, d.entity_id, d.document_id, null::bigint as filing_id, null::text as source,
    null::text as own_period, 1 as records, 0 as refused, d.state as status, d.attempts, null::bigint as asked_by, d.created_at, d.sent_at, d.ended_at,
    jsonb_build_object('fault', d.fault, 'faultDetail', d.fault_detail, 'statusCode', d.status_code) as outcome,
    ${isCallbackRetryable('d', 'c')} as may_retry, false as is_retried
  from callback_deliveries d join callbacks c on c.subscriber_id = d.subscriber_id and c.id = d.callback_id
  where d.fault is not null and d.state <> 'Completed') a`

/** Dates of scheduled mails that failed and have not gone out since, as activities. */
export const failedMails: RawBuilder<unknown> = sql`(select r.subscriber_id, r.id * 4 + 3 as id, null::bigint as intent_id, null::bigint as task_id,
    'Mail' as direction, 'scheduledMail' as kind, 'mail' as portal, (s.asked ->> 'entityId')::bigint as entity_id, null::bigint as document_id,
    null::bigint as filing_id, s.report as source, null::text as own_period, 1 as records, 0 as refused, 'Unprocessable' as status, 1 as attempts,
    s.user_id as asked_by, r.created_at, r.created_at as sent_at, r.created_at as ended_at,
    jsonb_build_object('problem', r.problem, 'entityIds', s.asked -> 'entityIds') as outcome, ${isRunRetryable} as may_retry, false as is_retried
  from report_schedule_runs r
  join report_schedules s on s.subscriber_id = r.subscriber_id and s.id = r.schedule_id
  join users u on u.subscriber_id = s.subscriber_id and u.id = s.user_id
  where r.outcome = 'Failed') a`
