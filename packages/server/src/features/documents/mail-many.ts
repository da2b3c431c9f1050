import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { invoiceCalls } from '@bahi/contracts/kind-calls.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { documentKinds, kindsOfType } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind, OfferedKind } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { refusal } from '../ledger/index.ts'
import { supplierOf as sellerOf } from '../companies/index.ts'
import { addressesOf, sendDocument, sendReminder } from '../public/index.ts'
import type { Owed } from '../public/index.ts'
import { documentDetail } from './detail.ts'
import { styled } from './printed.ts'

type MailEvent = 'documentSent' | 'paymentReminder'

interface MailInput {
  readonly kind: OfferedKind
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
  readonly entityId: number
  readonly partyId: number
  readonly kind: DocumentKind
  readonly number: string | null
  readonly status: string
  readonly owes: boolean
  readonly emails: string | null
  readonly remindedToday: boolean
}

/** Mails about documents that one account sends in 24 hours: more would let its address be taken for that of a spammer. */
export const mostADay = 2000

/** Each document to its customer, or one reminder for all that a customer owes at one GSTIN. */
export async function mailMany(
  ctx: Ctx,
  kind: OfferedKind,
  event: MailEvent,
  { ids, language = ctx.language }: ParsedOf<(typeof invoiceCalls)['remind']>,
): Promise<ReplyOf<(typeof invoiceCalls)['remind']>> {
  const unique = [...new Set(ids)]
  return enqueue(
    ctx,
    { kind, event, language },
    unique.map((id) => [id]),
  )
}

/** One mail for all that a customer owes at one GSTIN, of whatever kind. */
export async function remindMany(
  ctx: Ctx,
  { ids, language = ctx.language }: ParsedOf<(typeof invoiceCalls)['remind']>,
): Promise<ReplyOf<(typeof invoiceCalls)['remind']>> {
  const groups = await byCustomer(ctx, [...new Set(ids)])
  return enqueue(ctx, { kind: 'salesInvoice', event: 'paymentReminder', language }, groups)
}

async function enqueue(
  ctx: Ctx,
  { kind, event, language }: Pick<MailInput, 'kind' | 'event' | 'language'>,
  groups: MailInput['groups'],
): Promise<{ taskId: number }> {
  const taskId = await ctx.tasks.enqueue({
    type: 'documentMails',
    title: ctx.t(`mail.${event}`),
    input: { kind, event, groups, language, culture: ctx.culture } satisfies MailInput,
    total: groups.flat().length,
  })
  return { taskId }
}

async function byCustomer(ctx: Ctx, ids: readonly number[]): Promise<number[][]> {
  const { rows } = await sql<{
    ids: number[]
  }>`select array_agg(d.id order by d.due_date, d.id) as ids from documents d
    where d.subscriber_id = current_subscriber() and ${ofReminder} and d.id = any(${[...ids]}::bigint[])
      and d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
    group by d.party_id, d.entity_id order by min(d.id)`.execute(ctx.db)
  const found = rows.map((row) => row.ids.map(Number))
  const known = new Set(found.flat())
  // What is not there is a group of its own, so that the task says so.
  return [...found, ...ids.filter((id) => !known.has(id)).map((id) => [id])]
}

/** What customers owe by, settled or not: notes that lower it and documents of suppliers are nothing to remind of. */
export const remindedKinds = kindsOfType(({ opens }) => opens === 'receivable')
const ofReminder = sql`d.kind = any(${remindedKinds}::text[])`

/** What the mail says of a document; of one with a paper, the way to it. */
export async function owedOf(ctx: Ctx, { id, kind }: Pick<Facts, 'id' | 'kind'>): Promise<Owed> {
  if (isOffered(kind)) {
    const paper = await documentDetail(ctx, kind, id)
    return { ...paper, paper }
  }
  const { rows } = await sql<Omit<Owed, 'supplier' | 'party'> & { partyName: string }>`
    select d.id, d.entity_id, d.number, d.date, d.due_date, d.balance, d.party_name from documents d
    where d.subscriber_id = current_subscriber() and d.id = ${id}`.execute(ctx.db)
  const { partyName, ...row } = rows[0]!
  const supplier = await sellerOf({ db: ctx.db, entityIds: [row.entityId] })
  return {
    ...row,
    party: { name: partyName },
    supplier: {
      name: supplier?.name ?? '',
      companyName: supplier?.companyName ?? '',
      email: supplier?.email ?? null,
      upiId: supplier?.upiId ?? null,
    },
  }
}

const isOffered = (kind: DocumentKind): kind is OfferedKind => documentKinds[kind].isOffered === true

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
  const ofKind = event === 'paymentReminder' ? ofReminder : sql`d.kind = ${kind}`
  const [facts, sentLately] = await Promise.all([factsOf(ctx, ofKind, ids), sentInADay(ctx)])
  const outcomes: Outcome[] = []
  const fit: Facts[] = []
  for (const id of ids) {
    const one = facts.find((row) => row.id === id && maySend(ctx, row))
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
  if (event === 'documentSent')
    await sendDocument(ctx, await styled(ctx, await documentDetail(ctx, kind, first.id)), { to, language })
  else {
    const owed = await Promise.all(fit.map((one) => owedOf(ctx, one)))
    await sendReminder(ctx, owed, {
      partyId: first.partyId,
      emails: addressesOf(to),
      mobiles: [],
      channels: ['mail'],
      template: 'paymentReminder',
      language,
      today: ctx.today(),
    })
  }
  return [...outcomes, ...fit.map(({ id, number }) => ({ id, number, sentTo: to }))]
}

/** As they are at this instant, not as they were ticked; the day is that of India. */
async function factsOf(
  ctx: Ctx,
  ofKind: RawBuilder<unknown>,
  ids: readonly number[],
): Promise<readonly Facts[]> {
  const { rows } =
    await sql<Facts>`select d.id, d.entity_id, d.party_id, d.kind, d.number, d.status, d.opens = 'receivable' and d.balance > 0 as owes, nullif(trim(p.emails), '') as emails,
      exists (select from document_mails m where m.subscriber_id = d.subscriber_id and m.document_id = d.id
        and m.event = 'paymentReminder' and (m.created_at at time zone 'Asia/Kolkata')::date = ${ctx.today()}::date) as reminded_today
    from documents d left join parties p on p.subscriber_id = d.subscriber_id and p.id = d.party_id
    where d.subscriber_id = current_subscriber() and ${ofKind} and d.id = any(${[...ids]}::bigint[])
      and d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) and d.status <> 'Delete'
    order by d.id for share of d`.execute(ctx.db)
  return rows
}

/** Who may not send documents of a kind learns of none here. */
const maySend = (ctx: Ctx, { kind, entityId }: Facts) =>
  ctx.can(`${documentKinds[kind].rights}_SND` as RightCode, entityId)

/** Mails about documents within the last 24 hours. */
export async function sentInADay(ctx: Pick<Ctx, 'db'>): Promise<number> {
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
