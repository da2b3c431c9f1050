import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { reportScheduleCalls, ReportScheduleRow } from '@bahi/contracts/report-schedules.ts'
import { scheduledNames } from '@bahi/contracts/scheduled-files.ts'
import type { ScheduledName } from '@bahi/contracts/scheduled-files.ts'
import type { RecurrenceUnit } from '@bahi/domain/documents/recurrence.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { sentenceOf } from '../ledger/index.ts'
import type { StoredProblem } from '../ledger/index.ts'
import { nameContains, peopleOf, stampSorts, stampsOf } from '../records/index.ts'
import { maySend } from './asked.ts'

export type ReportScheduleRecord = z.input<typeof ReportScheduleRow>

/** A schedule as it is stored. */
export interface ReportSchedule {
  readonly id: number
  readonly version: number
  readonly status: 'Active' | 'Paused' | 'Ended'
  readonly report: ScheduledName
  readonly asked: Readonly<Record<string, unknown>>
  readonly period: string | null
  readonly recipients: string
  readonly message: string | null
  readonly attach: readonly ('xlsx' | 'csv' | 'pdf')[]
  readonly firstDate: string
  readonly hour: number
  readonly every: number
  readonly unit: RecurrenceUnit
  /** Index of the next date, counted from the first. */
  readonly turn: number
  readonly nextDate: string | null
  readonly endDate: string | null
}

/** Schedules of what the reader may send, of no GSTIN that the reader may not see. */
const seenBy = (ctx: Ctx): RawBuilder<unknown>[] => [
  sql`s.subscriber_id = current_subscriber()`,
  sql`s.report = any(${scheduledNames.filter((name) => maySend(ctx, name))}::text[])`,
  sql`not exists (select from jsonb_array_elements(s.asked -> 'entityIds') e where e::bigint <> all(${[...ctx.entityIds]}::bigint[]))`,
  sql`coalesce((s.asked ->> 'entityId')::bigint = any(${[...ctx.entityIds]}::bigint[]), true)`,
]

/** One that the reader may see, or the sender of its mails whatever that user may see today; undefined for any other. `lock`: until the end of the transaction. */
export async function loadReportSchedule(
  ctx: Ctx,
  id: number,
  { lock = false, asSender = false } = {},
): Promise<ReportSchedule | undefined> {
  const which = asSender
    ? [sql`s.subscriber_id = current_subscriber()`, sql`s.user_id = ${ctx.userId}`]
    : seenBy(ctx)
  const { rows } = await sql<ReportSchedule>`
    select s.id, s.version, s.status, s.report, s.asked, s.period, s.recipients, s.message, s.attach, s.first_date, s.hour, s.every,
      s.unit, s.turn, s.next_date, s.end_date
    from report_schedules s where ${sql.join([...which, sql`s.id = ${id}`], sql` and `)}
    ${lock ? sql`for update` : sql``}`.execute(ctx.db)
  return rows[0]
}

type Stored = Omit<ReportScheduleRecord, 'lastProblem'> & { readonly lastProblem: StoredProblem | null }

export async function searchReportSchedules(
  ctx: Ctx,
  search: ParsedOf<typeof reportScheduleCalls.search>,
): Promise<Awaited<ReturnType<typeof paged<ReportScheduleRecord>>>> {
  const page = await paged<Stored>(ctx.db, listOf(ctx, search), search)
  return { ...page, records: page.records.map((row) => inWords(ctx, row)) }
}

export async function reportScheduleDetail(ctx: Ctx, id: number): Promise<ReportScheduleRecord> {
  const { select, from, joins } = listOf(ctx, {})
  const { rows } = await sql<Stored>`select ${select} from ${from} ${joins ?? sql``}
    where s.subscriber_id = current_subscriber() and s.id = ${id}`.execute(ctx.db)
  return inWords(ctx, rows[0]!)
}

const inWords = (ctx: Ctx, { lastProblem, ...row }: Stored): ReportScheduleRecord => ({
  ...row,
  lastProblem: lastProblem && sentenceOf(ctx, lastProblem),
})

const listOf = (
  ctx: Ctx,
  filters: Pick<ParsedOf<typeof reportScheduleCalls.search>, 'keyword' | 'statuses'>,
): ListQuery => ({
  select: sql`${stampsOf('s')}, s.report, s.asked, s.period, s.recipients as to, s.message, s.attach, s.next_date, s.hour, s.every, s.unit,
    s.end_date, concat_ws(' ', u.first_name, u.last_name) as sender, u.status <> 'Active' as is_orphaned, r.date as last_date,
    r.outcome as last_outcome, r.problem as last_problem`,
  from: sql`report_schedules s join users u on u.subscriber_id = s.subscriber_id and u.id = s.user_id
    left join lateral (select x.date, x.outcome, x.problem from report_schedule_runs x
      where x.subscriber_id = s.subscriber_id and x.schedule_id = s.id order by x.date desc limit 1) r on true`,
  joins: peopleOf('s'),
  id: sql`s.id`,
  conditions: [
    ...seenBy(ctx),
    ...(filters.statuses?.length ? [sql`s.status = any(${filters.statuses}::text[])`] : []),
    ...nameContains(filters.keyword, sql`concat_ws(' ', s.recipients, s.report)`),
  ],
  sorts: {
    nextDate: { expression: sql`coalesce(s.next_date, 'infinity')`, type: 'date' },
    to: { expression: sql`lower(s.recipients)`, type: 'text' },
    ...stampSorts('s'),
  },
})
