import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { actionRefused, say } from '../ledger/index.ts'
import { ask, drain, runnerOf } from '../portals/index.ts'
import { formsOfReturns } from './forms.ts'
import type { FiledForm, FormOfReturn, PeriodOf } from './forms.ts'
import { partsOf } from './records.ts'
import type { KeptRecord, Parts, Removal } from './records.ts'
import { performers } from './runner.ts'
import { returnsAccess, storedAccess } from './session.ts'

interface PushInput extends PeriodOf {
  readonly form: FiledForm
  readonly filingId: number
}

/** Starts the push of a return; what is under way, filed, wrong or without a session is refused at once. */
export async function pushReturnOf(ctx: Ctx, form: FiledForm, place: PeriodOf): Promise<{ taskId: number }> {
  const source = sourceOf(form)
  const head = await ctx.inTransaction(async (inside) => {
    inside.requireEntity(place.entityId, 'RET_PSH')
    const found = await source.head(inside, place)
    if (found.isFiled) throw actionRefused(ctx, 'gstReturn.alreadyFiled')
    const errors = await source.errors(inside, place)
    if (errors > 0) throw actionRefused(ctx, 'filing.refused.hasErrors', { count: String(errors) })
    return found
  })
  await requireSession(ctx, place.entityId)
  return ctx.inTransaction(async (inside) => {
    const { rows } = await sql<{ id: number; isBusy: boolean }>`
      insert into return_filings (subscriber_id, entity_id, form, return_period, created_by)
      values (current_subscriber(), ${place.entityId}, ${form}, ${place.returnPeriod}, current_user_id())
      on conflict (subscriber_id, entity_id, form, return_period) do update set changed_at = now()
      returning id, exists (select from portal_intents i where i.subscriber_id = return_filings.subscriber_id
        and i.filing_id = return_filings.id and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown')) as is_busy`.execute(
      inside.db,
    )
    const { id, isBusy } = rows[0]!
    if (isBusy) throw actionRefused(ctx, 'filing.refused.busy')
    const input: PushInput = { ...place, form, filingId: id }
    const taskId = await inside.tasks.enqueue({
      type: 'pushReturn',
      title: say(ctx, 'filing.task.push', { gstin: head.gstin, period: place.returnPeriod }),
      input,
      entityId: place.entityId,
    })
    return { taskId }
  })
}

/** Puts the parts together, then sends them or watches who does, until the portal has settled all of them. */
const pushReturn = defineJob<PushInput>(async (job) => {
  const { filingId, entityId, form, returnPeriod } = job.input
  const ctx = await job.context()
  const place = { entityId, returnPeriod }
  const source = sourceOf(form)
  const { header } = await job.inTransaction((inside) => source.head(inside, place))
  const kept = await job.inTransaction(({ db }) => keptRecords(db, filingId))
  // Before anything is read, so that what is posted meanwhile counts as changed.
  const lastPosting = await job.inTransaction(({ db }) => lastPostingOf(db))
  let parts = await partsOf(header, source.pieces(ctx, place), kept)
  // What is replaced as a whole and is no more can only be taken away with all the rest.
  if (parts.needsReset) parts = await partsOf(header, source.pieces(ctx, place), new Map())
  const intentId = await job.inTransaction((inside) => begin(inside, job.input, parts, lastPosting))
  if (intentId === undefined) return { response: { sent: 0, refused: 0 } }
  const state = () => job.inTransaction(({ db }) => progressOf(db, filingId, intentId))
  let now = await state()
  const until = Date.now() + patienceMs
  while (now.isOpen && !job.isCancelled && Date.now() < until) {
    await drain(runnerOf(ctx), { entityId, portal: 'gstn' }, performers(), {
      isStopped: () => job.isCancelled,
    })
    now = await state()
    job.progress(now.done, now.total)
    if (now.isOpen) await new Promise((later) => setTimeout(later, 300))
  }
  return {
    response: { sent: parts.sent.length + parts.removed.length, refused: now.refused },
    errors: now.refused,
  }
})

export const filingJobs = { pushReturn }

/** A person looks on this long; the push continues without the task. */
const patienceMs = 60_000

/** Keeps the parts and decides to send them. Undefined where it was filed meanwhile, or something else is under way. */
async function begin(
  ctx: Ctx,
  { filingId, entityId }: PushInput,
  parts: Parts,
  lastPosting: number,
): Promise<number | undefined> {
  const { db } = ctx
  if (!(await isOpen(db, filingId))) return undefined
  for (const table of ['return_filing_parts', 'return_filing_errors'])
    await sql`delete from ${sql.table(table)} where subscriber_id = current_subscriber() and filing_id = ${filingId}`.execute(
      db,
    )
  await sql`delete from return_filing_records where subscriber_id = current_subscriber() and filing_id = ${filingId}
    and (not is_saved or ${parts.needsReset})`.execute(db)
  await sql`insert into return_filing_parts (subscriber_id, filing_id, part_number, content, records)
    select current_subscriber(), ${filingId}, x.number, x.text, x.records
    from jsonb_to_recordset(${JSON.stringify(parts.contents)}::jsonb) as x(number int, text text, records int)`.execute(
    db,
  )
  await sql`insert into return_filing_records (subscriber_id, filing_id, record_key, content_hash, part_number, removal)
    select current_subscriber(), ${filingId}, x.key, x.hash, x.part, x.removal
    from jsonb_to_recordset(${JSON.stringify(parts.sent)}::jsonb) as x(key text, hash text, part int, removal jsonb)
    on conflict (subscriber_id, filing_id, record_key) do update
    set content_hash = excluded.content_hash, part_number = excluded.part_number, removal = excluded.removal, is_saved = false`.execute(
    db,
  )
  await sql`delete from return_filing_records r using jsonb_to_recordset(${JSON.stringify(parts.removed)}::jsonb) as x(key text)
    where r.subscriber_id = current_subscriber() and r.filing_id = ${filingId} and r.record_key = x.key`.execute(
    db,
  )
  await sql`update return_filings set state = 'Pushing', needs_reset = ${parts.needsReset}, pushed_at = now(), pushed_posting = ${lastPosting}, pushed_by = current_user_id(), version = version + 1,
    changed_at = now(), changed_by = current_user_id() where subscriber_id = current_subscriber() and id = ${filingId}`.execute(
    db,
  )
  const [id] = await ask(db, [{ entityId, portal: 'gstn', operation: 'pushReturn', filingId }])
  return id
}

/** A task can come to its turn after the return was filed. The row is locked, as who files it locks it. */
async function isOpen(db: Ctx['db'], filingId: number): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select f.state <> 'Filed' and not exists (select from portal_intents i where i.subscriber_id = f.subscriber_id and i.filing_id = f.id
      and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown')) as is_open
    from return_filings f where f.subscriber_id = current_subscriber() and f.id = ${filingId} for update`.execute(
    db,
  )
  return rows[0]?.isOpen ?? false
}

async function lastPostingOf(db: Ctx['db']): Promise<number> {
  const { rows } = await sql<{ number: number }>`select last_posting() as number`.execute(db)
  return rows[0]!.number
}

async function keptRecords(db: Ctx['db'], filingId: number): Promise<ReadonlyMap<string, KeptRecord>> {
  const { rows } = await sql<{ key: string; hash: string; removal: Removal | null }>`
    select record_key as key, content_hash as hash, removal from return_filing_records
    where subscriber_id = current_subscriber() and filing_id = ${filingId} and is_saved`.execute(db)
  return new Map(rows.map(({ key, ...row }) => [key, row]))
}

/** Whether the portal has every record as the books have it now. Of a return of one record; others are many. */
export async function isAsPushed(
  ctx: Ctx,
  form: FiledForm,
  { filingId, ...place }: PeriodOf & { readonly filingId: number },
): Promise<boolean> {
  const { contents, removed } = await partsOf(
    '{}',
    sourceOf(form).pieces(ctx, place),
    await keptRecords(ctx.db, filingId),
  )
  return contents.length === 0 && removed.length === 0
}

interface Progress {
  readonly isOpen: boolean
  readonly done: number
  readonly total: number
  readonly refused: number
}

async function progressOf(db: Ctx['db'], filingId: number, intentId: number): Promise<Progress> {
  const { rows } = await sql<Progress>`select
      exists (select from portal_intents where subscriber_id = current_subscriber() and id = ${intentId}
        and state in ('Asked', 'Waiting', 'Sent', 'Unknown')) as is_open,
      count(*) filter (where state not in ('New', 'Sent'))::int as done, count(*)::int as total,
      (select count(*)::int from return_filing_errors where subscriber_id = current_subscriber() and filing_id = ${filingId}) as refused
    from return_filing_parts where subscriber_id = current_subscriber() and filing_id = ${filingId}`.execute(
    db,
  )
  return rows[0]!
}

export const sourceOf = (form: FiledForm): FormOfReturn => formsOfReturns[form]

/** Asked for before anything is decided, so that the person is told at once. */
export async function requireSession(ctx: Ctx, entityId: number) {
  const stored = await ctx.inTransaction((inside) => {
    inside.requireEntity(entityId)
    return storedAccess(inside.db, entityId)
  })
  const access = await returnsAccess(ctx, { subscriberId: ctx.subscriberId, entityId }, stored)
  if (access.kind === 'open') return access
  const reason = ctx.t(access.kind === 'closed' ? 'filing.session.closed' : 'gstn.notSetUp')
  throw new AppError('PORTAL_NOT_READY', { params: { reason } })
}
