import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { reminderCalls } from '@bahi/contracts/reminders.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { ReminderChannel, ReminderTemplate } from '@bahi/domain/payments/reminder-ladder.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { remindedKinds } from '../documents/index.ts'
import { addresseeOf } from './addressee.ts'
import { dueDocuments } from './due.ts'
import { storedLadder } from './ladder.ts'

type Asked = Omit<ParsedOf<(typeof reminderCalls)['preview']>, 'partyId' | 'entityId'>

/** What is asked of one reminder; `isAutomatic`: by the ladder on its own. */
export type AskedReminder = Asked & { readonly isAutomatic?: boolean | undefined }

export interface Group {
  readonly partyId: number
  readonly entityId: number
}

interface OpenDocument {
  readonly id: number
  readonly kind: DocumentKind
  readonly number: string | null
  readonly balance: string
  readonly dueDate: string
  readonly promisedOn: string | null
  readonly isRemindedToday: boolean
  /** The step that it is at and that has not reminded of it. */
  readonly stepId: number | null
  readonly days: number | null
  readonly template: ReminderTemplate | null
  readonly channels: readonly ReminderChannel[] | null
  readonly attachesStatement: boolean | null
}

/** One reminder as it would go out now. */
export interface Planned {
  readonly addressee: NonNullable<Awaited<ReturnType<typeof addresseeOf>>>
  /** Oldest first; those after the first are summed up. */
  readonly documents: readonly OpenDocument[]
  readonly balance: string
  readonly template: ReminderTemplate
  readonly channels: readonly ReminderChannel[]
  readonly attachesStatement: boolean
  readonly language: Language
  readonly stepDays: number | undefined
  /** Why it does not go out. */
  readonly refused: string | undefined
}

/** Documents that a message names one by one. */
export const mostNamed = 50

/**
 * What a party is reminded of at a GSTIN. By the ladder: what is at a step that has not reminded of it. By hand with a wording
 * or of all that is late: everything open. Undefined: no such party, or nothing open.
 */
export async function planOf(ctx: Ctx, group: Group, asked: AskedReminder): Promise<Planned | undefined> {
  const [addressee, ladder, open] = await Promise.all([
    addresseeOf(ctx.db, group.partyId),
    storedLadder(ctx.db),
    openOf(ctx, group),
  ])
  if (!addressee) return undefined
  const today = ctx.today()
  const atStep = open.filter(({ stepId, promisedOn }) => stepId !== null && promisedOn === null)
  const byLadder = asked.template === undefined && (asked.isAutomatic === true || atStep.length > 0)
  const late = asked.isOverdue ? open.filter(({ dueDate }) => dueDate < today) : open
  const documents = byLadder ? atStep : late
  const highest = atStep.toSorted((a, b) => b.days! - a.days!)[0]
  const channels = asked.channels ?? highest?.channels ?? ['mail']
  return {
    addressee,
    documents,
    balance: Decimal.sum(documents.map(({ balance }) => balance)).toFixed(2),
    template: asked.template ?? highest?.template ?? 'paymentReminder',
    channels,
    attachesStatement: asked.attachesStatement ?? highest?.attachesStatement ?? false,
    language: asked.language ?? ladder?.language ?? ctx.language,
    stepDays: byLadder ? (highest?.days ?? undefined) : undefined,
    refused: whyNot(documents, open, addressee, channels),
  }
}

function whyNot(
  documents: readonly OpenDocument[],
  open: readonly OpenDocument[],
  { isOff, emails, mobiles }: Planned['addressee'],
  channels: readonly ReminderChannel[],
): string | undefined {
  if (isOff) return 'reminder.refused.optedOut'
  if (documents.length === 0)
    return open.some(({ promisedOn }) => promisedOn !== null)
      ? 'reminder.refused.promised'
      : 'mail.refused.paid'
  const reaches = channels.some((channel) => (channel === 'mail' ? emails : mobiles).length > 0)
  if (!reaches) return 'reminder.refused.noAddress'
  return documents.every(({ isRemindedToday }) => isRemindedToday) ? 'mail.refused.today' : undefined
}

/** What is open, as it is at this instant: locked, so that two who remind of it see each other. */
async function openOf(ctx: Ctx, { partyId, entityId }: Group): Promise<OpenDocument[]> {
  const today = ctx.today()
  const { rows } = await sql<OpenDocument>`
    select d.id, d.kind, d.number, d.balance, coalesce(d.due_date, d.date) as due_date, s.step_id, s.days, s.template, s.channels,
      s.attaches_statement,
      (select max(pp.date) from payment_promises pp where pp.subscriber_id = d.subscriber_id and pp.party_id = d.party_id
        and pp.entity_id = d.entity_id and pp.status = 'Open' and pp.date >= ${today}::date and d.id = any(pp.document_ids)) as promised_on,
      exists (select from reminder_documents r where r.subscriber_id = d.subscriber_id and r.document_id = d.id
        and r.created_at >= ${today}::date::timestamp at time zone 'Asia/Kolkata') as is_reminded_today
    from documents d left join (${dueDocuments(today, [entityId], partyId)}) s on s.id = d.id
    where d.subscriber_id = current_subscriber() and d.party_id = ${partyId} and d.entity_id = ${entityId}
      and d.kind = any(${remindedKinds}::text[]) and d.opens = 'receivable' and d.balance > 0
    order by due_date, d.id limit 2000 for share of d`.execute(ctx.db)
  return rows
}

/** The GSTINs at which parties owe, or are late. */
export async function owingOf(
  ctx: Ctx,
  asked: Pick<ParsedOf<(typeof reminderCalls)['send']>, 'partyIds' | 'entityIds' | 'isOverdue'>,
): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select d.party_id, d.entity_id from documents d
    where d.subscriber_id = current_subscriber() and d.party_id = any(${asked.partyIds ?? []}::bigint[])
      and d.entity_id = any(${ctx.entitiesOf(asked.entityIds)}::bigint[]) and d.kind = any(${remindedKinds}::text[])
      and d.opens = 'receivable' and d.balance > 0 and d.party_id is not null
      ${asked.isOverdue ? sql`and coalesce(d.due_date, d.date) < ${ctx.today()}::date` : sql``}
    group by d.party_id, d.entity_id order by min(d.id) limit 500`.execute(ctx.db)
  return rows
}

/** Takes the turn of the step that each document is at. Those that another has taken meanwhile are left out. */
export async function takeTurns(ctx: Ctx, documents: readonly OpenDocument[]): Promise<ReadonlySet<number>> {
  const at = documents.filter(({ stepId }) => stepId !== null)
  const { rows } = await sql<{ documentId: number }>`
    insert into reminder_turns (subscriber_id, document_id, step_id)
    select current_subscriber(), x.document_id, x.step_id
    from unnest(${at.map(({ id }) => id)}::bigint[], ${at.map(({ stepId }) => stepId)}::bigint[]) as x (document_id, step_id)
    on conflict do nothing returning document_id`.execute(ctx.db)
  return new Set(rows.map(({ documentId }) => documentId))
}
