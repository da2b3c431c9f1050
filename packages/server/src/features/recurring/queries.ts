import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { documentRight } from '@bahi/contracts/document-rights.ts'
import { recurringKinds } from '@bahi/contracts/recurring-kinds.ts'
import type { recurringCalls, RecurringRow } from '@bahi/contracts/recurring.ts'
import { nextDates } from '@bahi/domain/documents/recurrence.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { sentenceOf } from '../ledger/index.ts'
import type { StoredProblem } from '../ledger/index.ts'
import { peopleOf, stampSorts, stampsOf, nameContains } from '../records/index.ts'
import type { Recurring } from './load.ts'
import { loadRecurring } from './load.ts'

export type RecurringRecord = z.input<typeof RecurringRow>
type Detail = ReplyOf<typeof recurringCalls.detail>

/** Schedules of the kinds and places that the reader may see. */
export function recurringList(ctx: Ctx, filters: ParsedOf<typeof recurringCalls.search>): ListQuery {
  const kinds = recurringKinds.filter(
    (kind) => ctx.can(documentRight(kind, 'SH_VW')) && (filters.kinds?.includes(kind) ?? true),
  )
  return {
    select: sql`${stampsOf('r')}, ${columns}`,
    from: sql`recurring_documents r join documents d on d.subscriber_id = r.subscriber_id and d.id = r.source_id
      join users u on u.subscriber_id = r.subscriber_id and u.id = r.user_id`,
    joins: peopleOf('r'),
    id: sql`r.id`,
    conditions: [
      sql`r.subscriber_id = current_subscriber()`,
      sql`r.kind = any(${kinds}::text[])`,
      sql`r.entity_id = any(${ctx.entitiesOf(filters.entityIds)}::bigint[])`,
      ...(filters.statuses?.length ? [sql`r.status = any(${filters.statuses}::text[])`] : []),
      ...nameContains(filters.keyword, sql`concat_ws(' ', d.party_name, d.number)`),
    ],
    sorts: {
      nextDate: { expression: sql`coalesce(r.next_date, 'infinity')`, type: 'date' },
      partyName: { expression: sql`lower(coalesce(d.party_name, ''))`, type: 'text' },
      ...stampSorts('r'),
    },
  }
}

const columns = sql`r.kind, r.entity_id, r.source_id, d.number as source_number, d.party_name, d.total, r.next_date,
  r.every, r.unit, r.end_date, r.turns_left as left, r.result, r.mails, u.status <> 'Active' as is_orphaned,
  (select count(*)::int from recurring_runs x where x.subscriber_id = r.subscriber_id and x.recurring_id = r.id
    and x.document_id is not null) as made`

export async function recurringDetail(ctx: Ctx, id: number): Promise<Detail> {
  const schedule = await loadRecurring(ctx, id)
  if (!schedule || !ctx.can(documentRight(schedule.kind, 'SH_VW'), schedule.entityId)) throw notFound()
  const { rows } = await sql<RecurringRecord>`select ${stampsOf('r')}, ${columns}
    from recurring_documents r join documents d on d.subscriber_id = r.subscriber_id and d.id = r.source_id
    join users u on u.subscriber_id = r.subscriber_id and u.id = r.user_id ${peopleOf('r')}
    where r.subscriber_id = current_subscriber() and r.id = ${id}`.execute(ctx.db)
  return { ...rows[0]!, dates: datesOf(schedule), runs: await runsOf(ctx, id) }
}

const datesOf = ({ status, turn, turnsLeft, endDate, ...recurrence }: Recurring) =>
  status === 'Ended'
    ? []
    : nextDates({ ...recurrence, first: recurrence.firstDate }, turn, {
        end: endDate ?? undefined,
        ...(turnsLeft === null ? {} : { left: turnsLeft }),
        most: 5,
      })

async function runsOf(ctx: Ctx, id: number): Promise<Detail['runs']> {
  type Row = Omit<Detail['runs'][number], 'problem'> & { readonly problem: StoredProblem | null }
  const { rows } = await sql<Row>`
    select x.date, x.outcome, x.document_id, d.number, d.status as document_status, x.problem, x.created_at as made_at
    from recurring_runs x left join documents d on d.subscriber_id = x.subscriber_id and d.id = x.document_id
    where x.subscriber_id = current_subscriber() and x.recurring_id = ${id}
    order by x.date desc limit 100`.execute(ctx.db)
  return rows.map((row) => ({ ...row, problem: row.problem && sentenceOf(ctx, row.problem) }))
}
