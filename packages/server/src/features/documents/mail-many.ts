import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { invoiceCalls } from '@bahi/contracts/kind-calls.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { refusal } from '../ledger/index.ts'
import { sendDocument, sendReminder } from '../public/index.ts'
import { documentDetail } from './detail.ts'
import { styled } from './printed.ts'

type MailEvent = 'documentSent' | 'paymentReminder'

interface MailInput {
  readonly kind: DocumentKind
  readonly event: MailEvent
  /** Documents of one mail. */
  readonly groups: readonly (readonly number[])[]
  readonly language: Language
  readonly culture: string
}

/** What came of one document: to whom it went, or why it did not. */
interface Outcome {
  readonly id: number
  readonly number: string | null
  readonly sentTo?: string
  readonly code?: string
  readonly message?: string
}

interface Facts {
  readonly id: number
  readonly number: string | null
  readonly status: string
  readonly owes: boolean
  readonly emails: string | null
  readonly remindedToday: boolean
}

/** Mails about documents that one account sends in 24 hours: more would let its address be taken for that of a spammer. */
const mostADay = 2000

/** Each document to its customer, or one reminder for all that a customer owes at one GSTIN. */
export async function mailMany(
  ctx: Ctx,
  kind: DocumentKind,
  event: MailEvent,
  { ids, language = ctx.language }: ParsedOf<(typeof invoiceCalls)['remind']>,
): Promise<ReplyOf<(typeof invoiceCalls)['remind']>> {
  const unique = [...new Set(ids)]
  const groups = event === 'paymentReminder' ? await byCustomer(ctx, kind, unique) : unique.map((id) => [id])
  const taskId = await ctx.tasks.enqueue({
    type: 'documentMails',
    title: ctx.t(`mail.${event}`),
    input: { kind, event, groups, language, culture: ctx.culture } satisfies MailInput,
    total: unique.length,
  })
  return { taskId }
}

async function byCustomer(ctx: Ctx, kind: DocumentKind, ids: readonly number[]): Promise<number[][]> {
  const { rows } = await sql<{
    ids: number[]
  }>`select array_agg(d.id order by d.due_date, d.id) as ids from documents d
    where d.subscriber_id = current_subscriber() and d.kind = ${kind} and d.id = any(${[...ids]}::bigint[])
      and d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
    group by d.party_id, d.entity_id order by min(d.id)`.execute(ctx.db)
  const found = rows.map((row) => row.ids.map(Number))
  const known = new Set(found.flat())
  // What is not there is a group of its own, so that the task says so.
  return [...found, ...ids.filter((id) => !known.has(id)).map((id) => [id])]
}

interface Progress {
  readonly groups: number
  readonly outcomes: readonly Outcome[]
}

/**
 * One mail a step: sent once, however often the task begins anew. Long tasks of a subscriber run one after the other, so
 * two that remind of the same invoice see each other's mails.
 */
export const mailJob = defineJob<MailInput, Progress>(async (job) => {
  let at: Progress = job.checkpoint ?? { groups: 0, outcomes: [] }
  while (at.groups < job.input.groups.length && !job.isCancelled)
    at = await job.step(async (ctx) => {
      const outcomes = [...at.outcomes, ...(await mailGroup(ctx, job.input, job.input.groups[at.groups]!))]
      const result = { groups: at.groups + 1, outcomes }
      return { result, checkpoint: result, done: outcomes.length, errors: refusedOf(outcomes).length }
    })
  const refused = refusedOf(at.outcomes)
  return {
    response: {
      sent: at.outcomes.length - refused.length,
      records: at.outcomes,
      errors: refused.map(({ number, code, message }) => ({
        code,
        message: number ? `${number}: ${message}` : message,
      })),
    },
    errors: refused.length,
  }
})

const refusedOf = (outcomes: readonly Outcome[]) => outcomes.filter(({ sentTo }) => sentTo === undefined)

async function mailGroup(ctx: Ctx, input: MailInput, ids: readonly number[]): Promise<Outcome[]> {
  const { kind, event, language } = input
  const [facts, sentLately] = await Promise.all([factsOf(ctx, kind, ids), sentInADay(ctx)])
  const outcomes: Outcome[] = []
  const fit: Facts[] = []
  for (const id of ids) {
    const one = facts.find((row) => row.id === id)
    const reason = one && whyNot(one, event, sentLately)
    if (one && !reason) fit.push(one)
    else
      outcomes.push({
        number: one?.number ?? null,
        ...(reason
          ? refusal(ctx, id, 'ACTION_REFUSED', reason, { count: mostADay })
          : refusal(ctx, id, 'NOT_FOUND')),
      })
  }
  const [first] = fit
  if (!first) return outcomes
  const to = first.emails!
  const [document, ...others] = await Promise.all(fit.map(({ id }) => documentDetail(ctx, kind, id)))
  if (event === 'documentSent') await sendDocument(ctx, await styled(ctx, document!), { to, language })
  else await sendReminder(ctx, [document!, ...others], { to, language, today: ctx.today() })
  return [...outcomes, ...fit.map(({ id, number }) => ({ id, number, sentTo: to }))]
}

/** As they are at this instant, not as they were ticked; the day is that of India. */
async function factsOf(ctx: Ctx, kind: DocumentKind, ids: readonly number[]): Promise<readonly Facts[]> {
  const { rows } =
    await sql<Facts>`select d.id, d.number, d.status, d.opens = 'receivable' and d.balance > 0 as owes, nullif(trim(p.emails), '') as emails,
      exists (select from document_mails m where m.subscriber_id = d.subscriber_id and m.document_id = d.id
        and m.event = 'paymentReminder' and (m.created_at at time zone 'Asia/Kolkata')::date = ${ctx.today()}::date) as reminded_today
    from documents d left join parties p on p.subscriber_id = d.subscriber_id and p.id = d.party_id
    where d.subscriber_id = current_subscriber() and d.kind = ${kind} and d.id = any(${[...ids]}::bigint[])
      and d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) and d.status <> 'Delete'
    order by d.id for share of d`.execute(ctx.db)
  return rows
}

async function sentInADay(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{
    mails: number
  }>`select count(distinct mail_id)::int as mails from document_mails
    where subscriber_id = current_subscriber() and created_at > now() - interval '24 hours'`.execute(ctx.db)
  return rows[0]!.mails
}

function whyNot(facts: Facts, event: MailEvent, sentLately: number): string | undefined {
  const { number, status, owes, emails, remindedToday } = facts
  if (status === 'Cancelled') return 'mail.refused.cancelled'
  if (number === null || status === 'Pending') return 'mail.refused.notIssued'
  if (event === 'paymentReminder' && !owes) return 'mail.refused.paid'
  if (!emails) return 'mail.refused.noAddress'
  if (event === 'paymentReminder' && remindedToday) return 'mail.refused.today'
  return sentLately >= mostADay ? 'mail.refused.limit' : undefined
}
