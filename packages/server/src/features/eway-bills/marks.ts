import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { EWayBillSubject } from '@bahi/contracts/eway-bill-shapes.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound, refuseField } from '../../platform/errors.ts'
import { deliverAnswer, exemptAnswer, moveAnswer } from './allowed.ts'
import type { Answer } from './allowed.ts'
import { eWayBillDetail } from './detail.ts'
import { billsOf, keepDelivered } from './keep.ts'
import { currentState } from './current-state.ts'
import type { CurrentState } from './current-state.ts'
import { refusedFor } from '../ledger/index.ts'

type Detail = ReplyOf<typeof eWayBillCalls.detail>

/** What is noted in the books alone, without the portal. */
async function marked(
  ctx: Ctx,
  subject: EWayBillSubject,
  answerOf: (ctx: Ctx, current: CurrentState) => Answer,
  mark: (billId: number, current: CurrentState) => Promise<void>,
): Promise<Detail> {
  const current = await currentState(ctx, subject, { lock: true })
  ctx.requireActive(current.entityId)
  const answer = answerOf(ctx, current)
  if (!answer.allowed) throw refusedFor(answer)
  const { documentId, entityId } = current
  const billId =
    current.billId ??
    (documentId === null ? undefined : (await billsOf(ctx.db, [{ documentId, entityId }])).get(documentId))
  if (billId === undefined) throw notFound()
  await mark(billId, current)
  return eWayBillDetail(ctx, subject)
}

export const deliverBill = (ctx: Ctx, { date, ...subject }: ParsedOf<typeof eWayBillCalls.deliver>) =>
  marked(ctx, subject, deliverAnswer, async (billId, { generatedAt }) => {
    if (date > ctx.today()) throw refuseField('date', 'DATE_IN_FUTURE')
    if (generatedAt && date < dayOf(generatedAt))
      throw refuseField('date', 'BELOW_MINIMUM', { min: dayOf(generatedAt) })
    await keepDelivered(ctx.db, billId, date)
  })

export const exemptDocument = (
  ctx: Ctx,
  { exemption, note, ...subject }: ParsedOf<typeof eWayBillCalls.exempt>,
) =>
  marked(ctx, subject, exemptAnswer, (billId) =>
    setStatus(
      ctx,
      billId,
      sql`status = 'NotApplicable', exemption = ${exemption}, exemption_note = ${note ?? null}`,
    ),
  )

export const moveDocument = (ctx: Ctx, { reason: _, ...subject }: ParsedOf<typeof eWayBillCalls.move>) =>
  marked(ctx, subject, moveAnswer, (billId) =>
    setStatus(ctx, billId, sql`status = 'YetNotGenerated', exemption = null, exemption_note = null`),
  )

async function setStatus({ db }: Ctx, billId: number, what: RawBuilder<unknown>): Promise<void> {
  await sql`update e_way_bills set ${what}, errors = '[]', differences = '[]', version = version + 1, changed_at = now(),
      changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${billId}`.execute(db)
}

/** The day in India. */
const dayOf = (stamp: string): string =>
  new Date(stamp).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
