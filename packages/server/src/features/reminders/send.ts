import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { reminderCalls } from '@bahi/contracts/reminders.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { maySendAt } from '@bahi/domain/payments/reminder-ladder.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { textOf } from '../../platform/texts.ts'
import { mostADay, owedOf, sentInADay } from '../documents/index.ts'
import { refusal } from '../ledger/index.ts'
import { statementPages, statementSource } from '../parties/statement/index.ts'
import { reminderMessages, sendReminder } from '../public/index.ts'
import type { Owed } from '../public/index.ts'
import { mostNamed, owingOf, planOf, takeTurns } from './group.ts'
import type { AskedReminder, Group, Planned } from './group.ts'
import { storedLadder } from './ladder.ts'

type Calls = typeof reminderCalls

export interface SendInput {
  readonly groups: readonly Group[]
  readonly asked: AskedReminder
  readonly culture: string
}

/** The reminders of one party at each GSTIN, one after the other, as a task of the top bar. */
export async function sendReminders(
  ctx: Ctx,
  { groups, partyIds, entityIds, ...asked }: ParsedOf<Calls['send']>,
): Promise<ReplyOf<Calls['send']>> {
  const given = groups ?? (await owingOf(ctx, { partyIds, entityIds, isOverdue: asked.isOverdue }))
  const unique = [...new Map(given.map((one) => [`${one.partyId} ${one.entityId}`, one])).values()]
  for (const { entityId } of unique) ctx.requireActive(entityId)
  const taskId = await ctx.tasks.enqueue({
    type: 'paymentReminders',
    title: ctx.t('reminder.send'),
    input: { groups: unique, asked, culture: ctx.culture } satisfies SendInput,
    total: unique.length,
  })
  return { taskId }
}

/** The messages as they would go out now, with a place for each link. */
export async function previewReminder(
  ctx: Ctx,
  { partyId, entityId, ...asked }: ParsedOf<Calls['preview']>,
): Promise<ReplyOf<Calls['preview']>> {
  ctx.requireEntity(entityId)
  const plan = await planOf(ctx, { partyId, entityId }, asked)
  if (!plan) throw notFound()
  const { documents, balance, template, channels, attachesStatement, addressee } = plan
  const head = {
    state: stateOf(plan),
    documents: documents.length,
    balance,
    template,
    channels: [...channels],
    attachesStatement,
  }
  if (documents.length === 0) return { ...head, messages: [] }
  const { owed, others } = await namedOf(ctx, plan)
  const messages = await reminderMessages(
    ctx,
    owed,
    { language: plan.language, template, today: ctx.today(), others },
    ({ paper }) => paper && `${ctx.publicUrl}/pdf/…`,
  )
  const { mail, sms } = messages
  return {
    ...head,
    messages: channels.map((channel) => ({
      channel,
      to: [...(channel === 'mail' ? addressee.emails : addressee.mobiles)],
      subject: channel === 'mail' ? mail.subject : null,
      text: channel === 'sms' ? sms : mail.text,
      attachesStatement: channel === 'mail' && attachesStatement,
    })),
  }
}

const stateOf = ({ refused }: Planned): ReplyOf<Calls['preview']>['state'] =>
  refused === 'reminder.refused.optedOut'
    ? 'OptedOut'
    : refused === 'reminder.refused.promised'
      ? 'Promised'
      : refused === 'reminder.refused.noAddress'
        ? 'NoAddress'
        : 'Ready'

/** The oldest documents with their papers; the others as a sum. */
async function namedOf(ctx: Ctx, { documents }: Planned) {
  const named = documents.slice(0, mostNamed)
  const rest = documents.slice(mostNamed)
  const owed: Owed[] = []
  for (const one of named) owed.push(await owedOf(ctx, one))
  return {
    owed,
    others: {
      documents: rest.length,
      balance: Decimal.sum(rest.map(({ balance }) => balance)).toFixed(2),
    },
  }
}

interface Outcome {
  readonly id: number
  readonly number: string | null
  readonly sentTo?: string
  readonly code?: string
  readonly message?: string
}

interface Progress {
  readonly groups: number
  readonly outcomes: readonly Outcome[]
}

/**
 * One reminder a step: what is sent, what is noted of it and the turn of the ladder are committed together with the place in
 * the list, so that a task that begins anew sends none twice. On its own the ladder stops when a quiet hour begins.
 */
export const reminderJob = defineJob<SendInput, Progress>(async (job) => {
  let at: Progress = job.checkpoint ?? { groups: 0, outcomes: [] }
  const { groups, asked } = job.input
  let isQuiet = false
  while (at.groups < groups.length && !job.isCancelled && !isQuiet)
    at = await job.step(async (ctx) => {
      isQuiet = asked.isAutomatic === true && !(await maySendNow(ctx))
      if (isQuiet) return { result: at, checkpoint: at }
      const outcome = await remindGroup(ctx, groups[at.groups]!, asked)
      const result = { groups: at.groups + 1, outcomes: [...at.outcomes, outcome] }
      return { result, checkpoint: result, done: result.groups, errors: refusedOf(result).length }
    })
  const refused = refusedOf(at)
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

const refusedOf = ({ outcomes }: Progress) => outcomes.filter(({ sentTo }) => sentTo === undefined)

async function maySendNow(ctx: Ctx): Promise<boolean> {
  const ladder = await storedLadder(ctx.db)
  return ladder?.isAutomatic === true && maySendAt(ladder, ctx.clock())
}

async function remindGroup(ctx: Ctx, group: Group, asked: AskedReminder): Promise<Outcome> {
  const { partyId, entityId } = group
  const plan = ctx.can('RMD_SND', entityId) ? await planOf(ctx, group, asked) : undefined
  if (!plan) return { number: null, ...refusal(ctx, partyId, 'NOT_FOUND') }
  const number = plan.addressee.name
  const reason = plan.refused ?? ((await sentInADay(ctx)) >= mostADay ? 'mail.refused.limit' : undefined)
  if (reason) return { number, ...refusal(ctx, partyId, 'ACTION_REFUSED', reason, { count: mostADay }) }
  const taken = await takeTurns(ctx, plan.documents)
  // By the ladder, what another task has reminded of meanwhile is done.
  const documents =
    plan.stepDays === undefined ? plan.documents : plan.documents.filter(({ id }) => taken.has(id))
  if (documents.length === 0)
    return { number, ...refusal(ctx, partyId, 'ACTION_REFUSED', 'mail.refused.today') }
  const { owed, others } = await namedOf(ctx, { ...plan, documents })
  const sentTo = await sendReminder(ctx, owed, {
    partyId,
    emails: plan.addressee.emails,
    mobiles: plan.addressee.mobiles,
    channels: plan.channels,
    template: plan.template,
    language: plan.language,
    today: ctx.today(),
    stepDays: plan.stepDays,
    isAutomatic: asked.isAutomatic ?? false,
    others,
    statement:
      plan.attachesStatement && plan.channels.includes('mail')
        ? await statementOf(ctx, group, plan)
        : undefined,
  })
  return { id: partyId, number, sentTo: sentTo.join(', ') }
}

async function statementOf(ctx: Ctx, { partyId, entityId }: Group, { language, addressee }: Planned) {
  const source = await statementSource(ctx, { id: partyId, entityIds: [entityId] }, language)
  return {
    name: `${textOf(language, 'export.partyLedger')} ${addressee.name}.pdf`,
    content: await statementPages(source, language),
  }
}
