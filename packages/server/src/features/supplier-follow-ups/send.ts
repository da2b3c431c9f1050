import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { supplierFollowUpCalls } from '@bahi/contracts/supplier-follow-ups.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { textOf } from '../../platform/texts.ts'
import { mostADay } from '../documents/index.ts'
import { actionRefused, refusal } from '../ledger/index.ts'
import { addressesOf } from '../public/index.ts'
import { statementSources } from '../reconciliation/index.ts'
import { followUpMail, followUpSheet } from './mail.ts'
import type { FollowUpMail } from './mail.ts'
import { refreshRows } from './open-rows.ts'
import type { Asked } from './open-rows.ts'

type Calls = typeof supplierFollowUpCalls
type Send = ParsedOf<Calls['send']>

/** So many documents are shown before a mail goes out. */
const shownRecords = 100

export async function previewFollowUp(
  ctx: Ctx,
  input: ParsedOf<Calls['preview']>,
): Promise<ReplyOf<Calls['preview']>> {
  ctx.requireEntity(input.entityId)
  const language = await languageOf(ctx, input)
  const found = await followUpMail(ctx, input, language, {})
  if (!found) throw actionRefused(ctx, 'followUp.refused.nothingOpen')
  return {
    name: found.name,
    to: addressesOf(found.emails ?? ''),
    language,
    subject: found.mail.subject,
    text: found.mail.text,
    documents: found.records.length,
    tax: found.tax,
    records: found.records.slice(0, shownRecords).map(({ row: _, ...one }) => one),
  }
}

/** The language that is chosen, else that in which the supplier was asked last. */
async function languageOf(
  ctx: Ctx,
  { language, gstin }: { readonly language?: Language | undefined; readonly gstin: string },
): Promise<Language> {
  if (language) return language
  const { rows } = await sql<{ language: Language }>`select language from supplier_follow_ups
    where subscriber_id = current_subscriber() and entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) and gstin = ${gstin}
    order by id desc limit 1`.execute(ctx.db)
  return rows[0]?.language ?? 'en'
}

interface SendInput extends Asked {
  readonly gstins: readonly string[]
  readonly language?: Language | undefined
  readonly to?: string | undefined
  readonly subject?: string | undefined
  readonly body?: string | undefined
}

/** One mail to each supplier, as a task of the top bar. */
export async function sendFollowUps(ctx: Ctx, input: Send): Promise<ReplyOf<Calls['send']>> {
  const { entityId, against, returnPeriods, states, to, subject, body } = input
  ctx.requireActive(entityId)
  const gstins = [...new Set(input.gstins)]
  if (gstins.length > 1 && to !== undefined) throw refuseField('to', 'ONE_SUPPLIER')
  await refreshRows(ctx, input)
  const taskId = await ctx.tasks.enqueue({
    type: 'supplierFollowUps',
    title: ctx.t('followUp.send'),
    entityId,
    input: {
      entityId,
      against,
      returnPeriods,
      states,
      gstins,
      language: input.language,
      to,
      subject,
      body,
    } satisfies SendInput,
    total: gstins.length,
  })
  return { taskId }
}

interface Outcome {
  readonly gstin: string
  readonly sentTo?: string
  readonly code?: string
  readonly message?: string
}
interface Progress {
  readonly outcomes: readonly Outcome[]
}

/** One supplier a step: the mail and what is noted of it are committed together with the place in the list. */
const supplierFollowUps = defineJob<SendInput, Progress>(async (job) => {
  const { gstins } = job.input
  let outcomes: readonly Outcome[] = job.checkpoint?.outcomes ?? []
  while (outcomes.length < gstins.length && !job.isCancelled)
    outcomes = await job.step(async (ctx) => {
      const result = [...outcomes, await askSupplier(ctx, job.input, gstins[outcomes.length]!)]
      return {
        result,
        checkpoint: { outcomes: result },
        done: result.length,
        errors: refusedOf(result).length,
      }
    })
  const refused = refusedOf(outcomes)
  return {
    response: {
      sent: outcomes.length - refused.length,
      records: outcomes,
      errors: refused.map(({ gstin, code, message }) => ({ code, message: `${gstin}: ${message}` })),
    },
    errors: refused.length,
  }
})

const refusedOf = (outcomes: readonly Outcome[]) => outcomes.filter(({ sentTo }) => sentTo === undefined)

async function askSupplier(ctx: Ctx, input: SendInput, gstin: string): Promise<Outcome> {
  const { entityId, subject, body } = input
  const refuse = (reason: string, params?: Readonly<Record<string, number>>) => {
    const { code, message } = refusal(ctx, 0, 'ACTION_REFUSED', reason, params)
    return { gstin, code, message }
  }
  if (!ctx.can('REC_ACT', entityId)) return { gstin, ...refusal(ctx, 0, 'NOT_FOUND') }
  const language = await languageOf(ctx, { ...input, gstin })
  const found = await followUpMail(ctx, { ...input, gstin }, language, { subject, body })
  if (!found) return refuse('followUp.refused.nothingOpen')
  const recipients = addressesOf(input.to ?? found.emails ?? '')
  if (recipients.length === 0) return refuse('followUp.refused.noAddress')
  const { lately, today } = await sentOf(ctx, entityId, gstin)
  if (lately >= mostADay) return refuse('mail.refused.limit', { count: mostADay })
  // Of many at once, who was asked today already is left out; one alone is asked again on purpose.
  if (today && input.gstins.length > 1) return refuse('followUp.refused.today')
  await sendMail(ctx, { ...input, language }, gstin, found, recipients)
  return { gstin, sentTo: recipients.join(', ') }
}

async function sentOf(
  ctx: Ctx,
  entityId: number,
  gstin: string,
): Promise<{ lately: number; today: boolean }> {
  const { rows } = await sql<{ lately: number; today: boolean }>`
    select (select count(*)::int from supplier_follow_ups where subscriber_id = current_subscriber() and created_at > now() - interval '24 hours') as lately,
      exists (select from supplier_follow_ups where subscriber_id = current_subscriber() and entity_id = ${entityId} and gstin = ${gstin}
        and created_at >= ${ctx.today()}::date::timestamp at time zone 'Asia/Kolkata') as today`.execute(
    ctx.db,
  )
  return rows[0]!
}

async function sendMail(
  ctx: Ctx,
  { entityId, against, language }: SendInput & { readonly language: Language },
  gstin: string,
  { mail, name, records, rowIds, tax, replyTo }: FollowUpMail,
  recipients: readonly string[],
): Promise<void> {
  const fileId = await ctx.files.store({
    purpose: 'mail',
    name: `${textOf(language, 'followUp.sheet')} ${gstin}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await followUpSheet(records, language),
  })
  const mailId = await ctx.mail.send({
    entityId,
    to: [...recipients],
    ...(replyTo ? { replyTo } : {}),
    ...mail,
    fileIds: [fileId],
  })
  await sql`insert into supplier_follow_ups (subscriber_id, entity_id, source, gstin, name, language, recipients, subject, message, mail_id, row_ids, tax,
      created_at, changed_at)
    values (current_subscriber(), ${entityId}, ${statementSources[against]}, ${gstin}, ${name}, ${language}, ${[...recipients]}::text[], ${mail.subject},
      ${mail.text}, ${mailId}, ${[...rowIds]}::bigint[], ${tax}, ${ctx.clock()}, ${ctx.clock()})`.execute(
    ctx.db,
  )
}

export const supplierFollowUpJobs = { supplierFollowUps }
