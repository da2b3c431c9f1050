import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { dataActivityCalls } from '@bahi/contracts/data-activities.ts'
import { texts } from '@bahi/contracts/texts/index.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { faultInWords } from '../callbacks/index.ts'
import { sentenceOf } from '../ledger/index.ts'
import type { StoredProblem } from '../ledger/index.ts'
import { searched } from '../records/index.ts'
import { failedCallbacks, failedMails, intents, tasks } from './sources.ts'

type Call = (typeof dataActivityCalls)['search']
type Row = ReplyOf<Call>['records'][number]

/** As intents and tasks keep how they ended. */
interface Outcome {
  readonly reason?: string
  readonly errors?: readonly { readonly code?: string; readonly message?: string }[]
  readonly isCancelled?: boolean
  /** Of a callback. */
  readonly fault?: string
  readonly faultDetail?: string | null
  readonly statusCode?: number | null
  /** Of a scheduled mail. */
  readonly problem?: StoredProblem | null
}

const directionOf = {
  pushedToGst: 'Push',
  syncedFromGst: 'Sync',
  failedCallbacks: 'Callback',
  failedMails: 'Mail',
} as const

function query(ctx: Ctx, input: ParsedOf<Call>): ListQuery {
  const {
    tab,
    directions = tab ? [directionOf[tab]] : [],
    kinds = [],
    statuses = [],
    returnPeriods = [],
    fromDocumentDate: from,
    toDocumentDate: to,
  } = input
  const among = (column: string, values: readonly string[]) =>
    values.length > 0 ? [sql`a.${sql.ref(column)} = any(${[...values]}::text[])`] : []
  return {
    select: sql`a.id, a.direction, a.kind, a.portal, a.entity_id, e.gstin, coalesce(f.form, a.source) as form,
      coalesce(f.return_period, a.own_period) as return_period, a.document_id, d.kind as document_kind, d.number,
      case when a.kind = 'pushReturn' then (select count(*)::int from return_filing_records r where r.subscriber_id = a.subscriber_id and r.filing_id = a.filing_id)
        else a.records end as records,
      case when a.kind = 'pushReturn' then (select count(*)::int from return_filing_errors r where r.subscriber_id = a.subscriber_id and r.filing_id = a.filing_id)
        else a.refused end as refused,
      a.status, a.attempts, nullif(trim(u.first_name || ' ' || u.last_name), '') as asked_by, a.created_at, a.sent_at, a.ended_at, a.outcome, a.may_retry, a.is_retried`,
    from: intents,
    also: [tasks, failedCallbacks, failedMails],
    joins: sql`left join entities e on e.subscriber_id = a.subscriber_id and e.id = a.entity_id
      left join documents d on d.subscriber_id = a.subscriber_id and d.id = a.document_id
      left join return_filings f on f.subscriber_id = a.subscriber_id and f.id = a.filing_id
      left join users u on u.subscriber_id = a.subscriber_id and u.id = a.asked_by`,
    id: sql`a.id`,
    conditions: [
      sql`a.subscriber_id = current_subscriber()`,
      input.entityIds?.length
        ? sql`a.entity_id = any(${ctx.entitiesOf(input.entityIds)}::bigint[])`
        : sql`(a.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) or a.entity_id is null)`,
      // A mail about several GSTINs is seen by whoever sees all of them.
      sql`(a.direction <> 'Mail' or not exists (select from jsonb_array_elements(nullif(a.outcome -> 'entityIds', 'null')) x
        where x::bigint <> all(${ctx.entitiesOf(undefined)}::bigint[])))`,
      ...among('direction', directions),
      ...among('kind', kinds),
      ...among('status', statuses),
      ...(returnPeriods.length > 0
        ? [
            sql`(a.own_period = any(${[...returnPeriods]}::text[]) or a.filing_id in (select x.id from return_filings x
              where x.subscriber_id = current_subscriber() and x.return_period = any(${[...returnPeriods]}::text[])))`,
          ]
        : []),
      ...(from ? [sql`a.created_at >= (${from}::date)::timestamp at time zone 'Asia/Kolkata'`] : []),
      ...(to ? [sql`a.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`] : []),
      ...byWords(input),
    ],
    // Ids of two tables have no order among one another: the newest are those that were asked for last.
    sorts: {
      id: { expression: sql`a.created_at`, type: 'timestamptz' },
      createdAt: { expression: sql`a.created_at`, type: 'timestamptz' },
    },
  }
}

/** Documents by their number and GSTINs are looked for once, not again for every activity. */
function byWords(input: ParsedOf<Call>): RawBuilder<unknown>[] {
  const numbers = searched(input, [sql`x.number`])
  if (numbers.length === 0) return []
  const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` and `)
  return [
    sql`(a.document_id in (select x.id from documents x where x.subscriber_id = current_subscriber() and ${all(numbers)})
      or a.entity_id in (select x.id from entities x where x.subscriber_id = current_subscriber() and ${all(searched(input, [sql`x.gstin`]))}))`,
  ]
}

export async function searchActivities(ctx: Ctx, input: ParsedOf<Call>): Promise<ReplyOf<Call>> {
  type Stored = Omit<Row, 'message'> & { readonly outcome: Outcome | null }
  const page = await paged<Stored>(ctx.db, query(ctx, input), input)
  return {
    ...page,
    records: page.records.map(({ outcome, ...row }) => ({ ...row, message: wordsOf(ctx, row, outcome) })),
  }
}

function wordsOf(ctx: Ctx, { status }: Pick<Row, 'status'>, outcome: Outcome | null): string | null {
  if (status === 'Completed' || !outcome) return null
  if (outcome.fault)
    return faultInWords(ctx.t, {
      fault: outcome.fault,
      faultDetail: outcome.faultDetail ?? null,
      statusCode: outcome.statusCode ?? null,
    })
  if (outcome.problem) return sentenceOf(ctx, outcome.problem)
  if (outcome.isCancelled) return ctx.t('task.cancelled')
  const errors = (outcome.errors ?? []).flatMap(({ code, message }) => {
    const words = [code, message].filter(Boolean).join(' ')
    return words ? [words] : []
  })
  if (errors.length > 0) return errors.join('; ')
  const key = `portal.failure.${outcome.reason}`
  return key in texts ? ctx.t(key as 'portal.failure.connection') : null
}
