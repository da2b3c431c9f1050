import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { reconciliationCalls } from '@bahi/contracts/reconciliation.ts'
import type { InwardSource } from '@bahi/domain/returns/inward/row.ts'
import { sql } from 'kysely'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Ctx } from '../../platform/context.ts'
import { say } from '../ledger/index.ts'
import { forgetDirty, matchPans, takeDirty } from './match-pans.ts'
import { holdComparison, tryComparison } from './versions.ts'

export const sources = { GSTR2B: '2B', GSTR2A: '2A', IMS: 'IMS' } as const satisfies Record<
  string,
  InwardSource
>

interface RunInput {
  readonly entityId: number
  readonly source: InwardSource
}

/** Starts the comparison of all bills and notes of a GSTIN with all of a statement. */
export async function startRun(
  ctx: Ctx,
  { entityId, against }: ParsedOf<(typeof reconciliationCalls)['run']>,
): Promise<ReplyOf<(typeof reconciliationCalls)['run']>> {
  ctx.requireActive(entityId)
  const input: RunInput = { entityId, source: sources[against] }
  const taskId = await ctx.tasks.enqueue({
    type: 'reconcile',
    title: say(ctx, 'reconciliation.task'),
    entityId,
    input,
  })
  return { taskId }
}

/** Records of a step, about. */
const recordsOfStep = 10_000

interface Checkpoint {
  readonly after: string | null
  readonly capped: number
}

/** PAN by PAN, so that memory depends on the largest supplier alone. */
export async function runMatching(
  job: Job<unknown, unknown>,
  { entityId, source }: RunInput,
): Promise<{ done: number; capped: number }> {
  const known = job.checkpoint as Partial<Checkpoint> | undefined
  const pans = await job.inTransaction((ctx) => pansOf(ctx, entityId, source))
  let capped = known?.capped ?? 0
  let done = 0
  let group: string[] = []
  let size = 0
  const flush = async () => {
    if (group.length === 0) return
    const some = group
    group = []
    done += size
    size = 0
    capped += await job.step(async (ctx) => {
      await holdComparison(ctx.db, entityId)
      const count = await matchPans(ctx, entityId, source, some)
      const changed = await forgetDirty(ctx, entityId, some)
      if (changed.length > 0) await matchOthers(ctx, entityId, source, changed)
      return { result: count, checkpoint: { ...known, after: some.at(-1), capped: capped + count }, done }
    })
  }
  for (const { pan, records } of pans) {
    if (known?.after !== undefined && known.after !== null && pan <= known.after) continue
    if (job.isCancelled) return { done, capped }
    group.push(pan)
    size += records
    if (size >= recordsOfStep) await flush()
  }
  await flush()
  await job.step(async (ctx) => {
    await sql`insert into reconciliation_runs (subscriber_id, entity_id, source, run_at, capped)
      values (current_subscriber(), ${entityId}, ${source}, ${ctx.clock()}, ${capped})
      on conflict (subscriber_id, entity_id, source) do update set run_at = excluded.run_at, capped = excluded.capped`.execute(
      ctx.db,
    )
    return { result: undefined, checkpoint: { ...known, after: null, capped } }
  })
  return { done, capped }
}

async function pansOf(
  ctx: Ctx,
  entityId: number,
  source: InwardSource,
): Promise<{ pan: string; records: number }[]> {
  const { rows } = await sql<{ pan: string; records: number }>`
    select pan, sum(records)::int as records from (
      -- The index alone is read: whether they are issued is seen when they are compared.
      select pan_of(party_gstin) as pan, sum(records) as records from (
        select party_gstin, count(*) as records from documents where subscriber_id = current_subscriber() and entity_id = ${entityId}
          and kind in ('purchaseBill', 'inwardNote') group by 1) d group by 1
      union all select pan, count(*) from inward_rows where subscriber_id = current_subscriber() and entity_id = ${entityId} and source = ${source}
        and not is_gone group by 1
      union all select pan, count(*) from reconciliation_rows where subscriber_id = current_subscriber() and entity_id = ${entityId}
        and source = ${source} and until_at is null group by 1) p
    group by pan order by pan collate "C"`.execute(ctx.db)
  return rows
}

interface Run {
  readonly source: InwardSource
  readonly runAt: string
}

/** Statements that a GSTIN was compared with, and when. */
async function runsOf(ctx: Ctx, entityId: number): Promise<Run[]> {
  const { rows } =
    await sql<Run>`select source, to_char(run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as run_at
    from reconciliation_runs where subscriber_id = current_subscriber() and entity_id = ${entityId} order by source`.execute(
      ctx.db,
    )
  return rows
}

async function matchOthers(
  ctx: Ctx,
  entityId: number,
  but: InwardSource | null,
  pans: readonly string[],
): Promise<void> {
  for (const { source } of await runsOf(ctx, entityId))
    if (source !== but) await matchPans(ctx, entityId, source, pans)
}

/** So many changes are compared while somebody waits for a list; a task takes more. */
const mostAtOnce = 200

/** Compares what was entered or uploaded since, once a GSTIN was compared at all; answers when that statement was compared last. */
export async function refresh(ctx: Ctx, entityId: number, source: InwardSource): Promise<string | null> {
  const runs = await runsOf(ctx, entityId)
  if (runs.length > 0 && !ctx.access.inactive.has(entityId) && (await tryComparison(ctx.db, entityId))) {
    const pans = await takeDirty(ctx, entityId, mostAtOnce)
    if (pans.length > 0) await matchOthers(ctx, entityId, null, pans)
  }
  return runs.find((run) => run.source === source)?.runAt ?? null
}

/** What a file has changed is compared, and costs what it touches; the first file of a statement compares all. */
export async function matchFile(job: Job<unknown, unknown>, input: RunInput): Promise<void> {
  const { entityId, source } = input
  const known = job.checkpoint as Partial<Checkpoint> | undefined
  const runs = await job.inTransaction((ctx) => runsOf(ctx, entityId))
  if (!runs.some((run) => run.source === source)) {
    await runMatching(job, input)
    return
  }
  for (let isMore = true; isMore && !job.isCancelled;)
    isMore = await job.step(async (ctx) => {
      await holdComparison(ctx.db, entityId)
      const pans = await takeDirty(ctx, entityId, mostAtOnce)
      if (pans.length > 0) await matchOthers(ctx, entityId, null, pans)
      await sql`update reconciliation_runs set run_at = ${ctx.clock()} where subscriber_id = current_subscriber()
        and entity_id = ${entityId} and source = ${source}`.execute(ctx.db)
      return { result: pans.length > 0, checkpoint: { ...known } }
    })
}

export const reconcileJobs = {
  reconcile: defineJob<RunInput, Checkpoint>(async (job) => {
    const { done, capped } = await runMatching(job, job.input)
    return { response: { records: done, capped } }
  }),
}
