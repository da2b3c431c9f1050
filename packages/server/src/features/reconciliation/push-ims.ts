import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { imsCalls } from '@bahi/contracts/inward-statements.ts'
import type { GstnSession } from '@bahi/gateways/gstn/call.ts'
import { gstnDate } from '@bahi/gateways/gstn/dates.ts'
import type { GstnReturns } from '@bahi/gateways/gstn/returns.ts'
import type { RecordError } from '@bahi/gateways/gstn/save-state.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { answerOf, portalMessage, requireSession } from '../filing/index.ts'
import { say } from '../ledger/index.ts'
import { enqueueFetch } from './fetch.ts'

type Call = (typeof imsCalls)['push']

interface PushInput {
  readonly entityId: number
}

/** Starts the task that sends what was decided to IMS; without a session at the portal it says so at once. */
export async function pushIms(ctx: Ctx, { entityId }: ParsedOf<Call>): Promise<ReplyOf<Call>> {
  await ctx.inTransaction(async (inner) => inner.requireActive(entityId))
  await requireSession(ctx, entityId)
  return ctx.inTransaction(async (inner) => {
    const input: PushInput = { entityId }
    const taskId = await inner.tasks.enqueue({
      type: 'pushIms',
      title: say(inner, 'inward.pushTask'),
      entityId,
      input,
    })
    return { taskId }
  })
}

interface Decision {
  readonly id: number
  readonly decision: 'Accept' | 'Reject' | 'Pending'
  readonly section: string
  readonly cls: string
  readonly gstin: string
  readonly number: string
  readonly date: string
  readonly supplierPeriod: string | null
  readonly action: string
  readonly form: string | null
  readonly hash: string | null
}

/** Records of a request. */
const batch = 500

interface Checkpoint {
  readonly after: number
  readonly sent: number
  readonly refused: readonly { readonly code: string; readonly message: string }[]
}

/**
 * Sends the decisions that IMS does not have yet, batch by batch, and then fetches the inbox. Sending one again changes
 * nothing; the hash of a record that has changed meanwhile has it refused.
 */
const pushDecisions = defineJob<PushInput, Checkpoint>(async (job) => {
  const { entityId } = job.input
  let { after, sent, refused } = job.checkpoint ?? { after: 0, sent: 0, refused: [] }
  for (;;) {
    const some = await job.inTransaction((ctx) => decisionsToSend(ctx, entityId, after))
    if (some.length === 0 || job.isCancelled) break
    const ctx = await job.context()
    const { returns, who } = await requireSession(ctx, entityId)
    const { reference } = answerOf(ctx, await returns.decide(who, contentOf(who.account.gstin, some)))
    const errors = await refusedBy(ctx, returns, who, reference)
    after = some.at(-1)!.id
    sent += some.length - errors.length
    refused = [...refused, ...errors.map((error) => ({ code: error.code, message: wordsOf(ctx, error) }))]
    const checkpoint = { after, sent, refused }
    await job.step(async () => ({ result: undefined, checkpoint, done: sent, errors: refused.length }))
  }
  if (sent > 0) await job.inTransaction((ctx) => enqueueFetch(ctx, 'IMS', { entityId, returnPeriod: '' }))
  return { response: { sent, errors: refused.slice(0, 100) }, errors: refused.length }
})

async function decisionsToSend(ctx: Ctx, entityId: number, after: number): Promise<Decision[]> {
  ctx.requireActive(entityId)
  const { rows } = await sql<Decision>`
    select w.id, w.decision, r.section, r.cls, r.gstin, r.number, r.date::text as date, r.supplier_period, coalesce(r.ims ->> 'action', 'N') as action,
      r.ims ->> 'form' as form, r.ims ->> 'hash' as hash
    from reconciliation_rows w join inward_rows r on r.subscriber_id = w.subscriber_id and r.id = w.portal_id and not r.is_gone
    where w.subscriber_id = current_subscriber() and w.entity_id = ${entityId} and w.source = 'IMS' and w.until_at is null and w.id > ${after}
      and coalesce(r.ims ->> 'action', 'N') <> case w.decision when 'Accept' then 'A' when 'Reject' then 'R' when 'Pending' then 'P' else
        coalesce(r.ims ->> 'action', 'N') end
    order by w.id limit ${batch}`.execute(ctx.db)
  return rows
}

/** Source: IMS, save. */
function contentOf(gstin: string, decisions: readonly Decision[]) {
  const sections: Record<string, object[]> = {}
  for (const one of decisions) {
    const isNote = one.section.startsWith('cdnr')
    const section = isNote
      ? `b2b${one.cls === 'CN' ? 'cn' : 'dn'}${one.section.endsWith('a') ? 'a' : ''}`
      : one.section
    const day = gstnDate(one.date)
    sections[section] = [
      ...(sections[section] ?? []),
      {
        stin: one.gstin,
        ...(isNote ? { nt_num: one.number, nt_dt: day } : { inum: one.number, idt: day }),
        rtnprd: one.supplierPeriod,
        ...(one.form === null ? {} : { srcform: one.form }),
        prevAction: one.action,
        action: letters[one.decision],
        ...(one.hash === null ? {} : { hash: one.hash }),
      },
    ]
  }
  return { rtin: gstin, reqtyp: 'SAVE', invdata: sections }
}

const letters = { Accept: 'A', Reject: 'R', Pending: 'P' } as const

/** How often the portal is asked what became of a batch. */
const looks = 12

async function refusedBy(
  ctx: Ctx,
  returns: GstnReturns,
  who: GstnSession,
  reference: string,
): Promise<readonly RecordError[]> {
  for (let look = 0; look < looks; look++) {
    const state = answerOf(ctx, await returns.decisionState(who, reference))
    if (state.kind === 'saved') return []
    if (state.kind === 'savedInPart') return state.refused
    if (state.kind === 'refused') {
      const reason = state.errors.map((error) => portalMessage(ctx, error)).join('; ')
      throw new AppError('PORTAL_REFUSED', { params: { reason } })
    }
    await new Promise((later) => setTimeout(later, 200 * 2 ** Math.min(look, 6)))
  }
  throw new AppError('PORTAL_DOWN', { params: { reason: ctx.t('filing.refused.stillAtWork') } })
}

const wordsOf = (ctx: Ctx, error: RecordError): string =>
  [error.number, portalMessage(ctx, error)].filter(Boolean).join(': ')

export const imsJobs = { pushIms: pushDecisions }
