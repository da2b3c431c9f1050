import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { quotationCalls } from '@bahi/contracts/kind-calls.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { OfferAnswer } from '@bahi/domain/documents/offer.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { notifyUsers } from '../notifications/index.ts'
import { eachAllowed } from './each-allowed.ts'
import { loadDocument } from './load.ts'

type Calls = typeof quotationCalls
type Answered = ParsedOf<Calls['accept']>

/** What was said: the whole of it, as it is kept. */
interface Answer {
  readonly answer: OfferAnswer
  readonly name?: string | undefined
  readonly comment?: string | undefined
}

/** The link that the customer holds. */
interface LinkOfOffer {
  readonly id: number
  readonly documentId: number
  readonly kind: DocumentKind
  readonly entityId: number
}

const actions = { Accepted: 'accept', Declined: 'decline' } as const

/** Enters what customers said to us; each offer that takes no answer is refused with its reason. */
export const enterAnswers = (
  ctx: Ctx,
  kind: DocumentKind,
  answer: OfferAnswer,
  { ids, ...said }: Answered,
): Promise<ReplyOf<Calls['accept']>> =>
  eachAllowed(ctx, kind, ids, {
    action: actions[answer],
    act: async ({ id }) => {
      await keepAnswer(ctx.db, id, { answer, ...said })
      return undefined
    },
  })

/** The customer answers on the link: once, and until the last day. The user who made the offer is notified. */
export async function answerOffer(
  db: Db,
  { subscriberId, today }: { readonly subscriberId: number; readonly today: string },
  { id: linkId, documentId: id, kind, entityId }: LinkOfOffer,
  said: Answer,
): Promise<void> {
  const offer = await loadDocument(db, {
    kind,
    id,
    entityIds: [entityId],
    lock: true,
    withoutLines: true,
    today,
  })
  if (!offer) throw notFound()
  const params = { number: offer.number ?? '', date: offer.dueDate?.split('-').reverse().join('/') ?? '' }
  if (offer.customerAnswer || offer.status === 'Converted')
    throw invalid([{ path: 'answer', code: 'OFFER_ANSWERED', params }])
  if (offer.status === 'Expired') throw invalid([{ path: 'answer', code: 'OFFER_EXPIRED', params }])
  if (offer.status !== 'Sent') throw invalid([{ path: 'answer', code: 'OFFER_CLOSED', params }])
  await keepAnswer(db, id, said, linkId)
  if (offer.createdById === null) return
  await notifyUsers(db, subscriberId, [offer.createdById], {
    kind: said.answer === 'Accepted' ? 'quotationAccepted' : 'quotationDeclined',
    eventKey: `offer:${id}`,
    params: { number: params.number, party: offer.partyName ?? '', name: said.name ?? '' },
    target: { screen: kind, documentId: id, billId: null, number: null },
  })
}

async function keepAnswer(
  db: Db,
  id: number,
  { answer, name, comment }: Answer,
  linkId?: number,
): Promise<void> {
  await sql`with kept as (
      insert into document_answers (subscriber_id, document_id, answer, name, comment, link_id)
      values (current_subscriber(), ${id}, ${answer}, ${name ?? null}, ${comment ?? null}, ${linkId ?? null}::bigint))
    update documents set status = ${answer}, version = version + 1, changed_at = now(),
      changed_by = coalesce(current_user_id(), changed_by)
    where subscriber_id = current_subscriber() and id = ${id}`.execute(db)
}
