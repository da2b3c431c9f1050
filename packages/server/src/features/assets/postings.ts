import type { assetPostingCalls } from '@bahi/contracts/assets.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import { lockIssues, say } from '../ledger/index.ts'
import type { BookIssue } from '../ledger/index.ts'
import { searched } from '../records/index.ts'
import { takeBack } from './post.ts'
import { holdAssets } from './stored.ts'

type Calls = typeof assetPostingCalls
type Row = ReplyOf<Calls['search']>['records'][number]

/** A posting `p` with its journal and the number of its assets. */
export const postingColumns = sql`p.id, p.kind, p.date, p.entity_id, p.amount::text as amount, n.assets, n.asset_name, p.journal_id, j.number as journal_number,
  p.undone_on, p.undone_journal_id, nullif(trim(concat_ws(' ', poster.first_name, poster.last_name)), '') as created_by, p.created_at`
export const postingJoins = sql`cross join lateral (select count(*)::int as assets, case when count(*) = 1 then min(x.name) end as asset_name
    from asset_movements y join fixed_assets x on x.subscriber_id = y.subscriber_id and x.id = y.asset_id
    where y.subscriber_id = p.subscriber_id and y.posting_id = p.id) n
  left join journals j on j.subscriber_id = p.subscriber_id and j.id = p.journal_id
  left join users poster on poster.subscriber_id = p.subscriber_id and poster.id = p.created_by`

export function searchPostings(
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const { kinds, fromDocumentDate: from, toDocumentDate: to, fromStamp, toStamp } = search
  const conditions: RawBuilder<unknown>[] = [
    sql`p.subscriber_id = current_subscriber()`,
    sql`p.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
    // What a change or a deletion of the asset has replaced is in the journals.
    sql`not (p.undone_on is not null and p.undone_journal_id is null)`,
    ...searched(search, [sql`n.asset_name`, sql`j.number`]),
  ]
  if (kinds?.length) conditions.push(sql`p.kind = any(${kinds}::text[])`)
  if (from) conditions.push(sql`p.date >= ${from}::date`)
  if (to) conditions.push(sql`p.date <= ${to}::date`)
  if (fromStamp) conditions.push(sql`p.created_at >= ${fromStamp}::timestamptz`)
  if (toStamp) conditions.push(sql`p.created_at <= ${toStamp}::timestamptz`)
  return paged<Row>(
    ctx.db,
    {
      select: postingColumns,
      from: sql`asset_postings p ${postingJoins}`,
      id: sql`p.id`,
      conditions,
      sorts: {
        id: { expression: sql`p.id`, type: 'bigint' },
        date: { expression: sql`p.date`, type: 'date' },
        amount: { expression: sql`p.amount`, type: 'numeric' },
      },
    },
    search,
  )
}

interface Held {
  readonly id: number
  readonly kind: Row['kind']
  readonly date: string
  readonly entityId: number
  readonly journalId: number | null
  readonly number: string | null
  readonly undoneOn: string | null
  /** The newest posting that rests on it, and its asset. */
  readonly later: { readonly date: string; readonly name: string } | null
}

/** Takes depreciation or a disposal back, the newest first. */
export async function undoPosting(
  ctx: Ctx,
  { id, date: asked }: ParsedOf<Calls['undo']>,
): Promise<ReplyOf<Calls['undo']>> {
  const posting = await held(ctx, id)
  if (!posting || !ctx.can('ACC_CNL', posting.entityId)) throw notFound()
  ctx.requireActive(posting.entityId)
  const date = asked ?? posting.date
  const settings = await ctx.settings(posting.entityId)
  const issues: BookIssue[] = [
    ...(posting.kind === 'acquire' || posting.journalId === null
      ? [{ path: 'id', code: 'ASSET_UNDO_PURCHASE' }]
      : []),
    ...(posting.undoneOn === null ? [] : [{ path: 'id', code: 'ASSET_UNDONE' }]),
    ...(posting.later === null ? [] : [{ path: 'id', code: 'ASSET_LATER_POSTED', params: posting.later }]),
    ...(date < posting.date ? [{ path: 'date', code: 'REVERSED_BEFORE' }] : []),
    ...lockIssues(date, { settings, isFiled: false }),
  ]
  if (issues.length > 0) throw invalid(issues)
  const narration = say(ctx, 'asset.narration.undo', { number: posting.number ?? '' })
  const journal = await takeBack(ctx, { ...posting, journalId: posting.journalId! }, { date, narration })
  if (posting.kind === 'dispose')
    await sql`update fixed_assets a set disposed_on = null, disposal = null, proceeds = null, version = a.version + 1, changed_at = now(), changed_by = current_user_id()
      from asset_movements m where a.subscriber_id = current_subscriber() and m.subscriber_id = a.subscriber_id and m.asset_id = a.id and m.posting_id = ${id}`.execute(
      ctx.db,
    )
  return { id, journalId: journal.id, number: journal.number }
}

async function held(ctx: Ctx, id: number): Promise<Held | undefined> {
  const { rows: places } = await sql<{ entityId: number }>`
    select p.entity_id from asset_postings p where p.subscriber_id = current_subscriber() and p.id = ${id}
      and p.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])`.execute(ctx.db)
  if (!places[0]) return undefined
  await holdAssets(ctx.db, places[0].entityId)
  const { rows } = await sql<Held>`
    select p.id, p.kind, p.date, p.entity_id, p.journal_id, j.number, p.undone_on,
      (select json_build_object('date', x.date, 'name', a.name) from asset_movements m
        join asset_movements y on y.subscriber_id = m.subscriber_id and y.asset_id = m.asset_id and y.posting_id > m.posting_id
        join asset_postings x on x.subscriber_id = y.subscriber_id and x.id = y.posting_id and x.undone_on is null
        join fixed_assets a on a.subscriber_id = m.subscriber_id and a.id = m.asset_id
        where m.subscriber_id = p.subscriber_id and m.posting_id = p.id order by x.id desc limit 1) as later
    from asset_postings p left join journals j on j.subscriber_id = p.subscriber_id and j.id = p.journal_id
    where p.subscriber_id = current_subscriber() and p.id = ${id} for update of p`.execute(ctx.db)
  return rows[0]
}
