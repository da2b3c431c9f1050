import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { paymentRequestCalls } from '@bahi/contracts/payment-requests.ts'
import { paymentKinds } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { ownSubmissions } from '../../../platform/holders.ts'
import { handOverFiles } from '../../attachments/index.ts'
import { refusal, refusalOf } from '../../ledger/index.ts'
import type { BookIssue } from '../../ledger/index.ts'
import { lockDocuments } from '../documents.ts'
import { accepted, checkPayment, postPayment } from '../save.ts'
import type { CheckedPayment, PaymentInput } from '../save.ts'
import { notifySubmitter } from './notices.ts'
import { reasonAgainst } from './rules.ts'
import type { RequestAction, Status } from './rules.ts'

type Approved = ReplyOf<typeof paymentRequestCalls.approve>
type Outcome = ReplyOf<typeof paymentRequestCalls.reject>
type Refused = Outcome['refused'][number]
type Looked = ParsedOf<typeof paymentRequestCalls.withdraw>['payments']

interface Row {
  readonly id: number
  readonly version: number
  readonly status: Status
  readonly entityId: number
  readonly partyName: string
  readonly amount: string
  readonly refundOfId: number | null
  /** Null where it was deleted or switched off: the place's own is taken then. */
  readonly seriesId: number | null
  readonly body: PaymentInput
  readonly submittedBy: number
}

/** Does something to each payment that allows it and is as it was looked at; each of the others is refused with its reason. */
async function each(
  ctx: Ctx,
  action: RequestAction,
  looked: Looked,
  act: (row: Row) => Promise<Refused | undefined>,
  before: (rows: readonly Row[]) => Promise<unknown> = async () => undefined,
): Promise<Outcome> {
  const ids = looked.map(({ id }) => id)
  const versions = new Map(looked.map(({ id, version }) => [id, version]))
  const { rows } = await sql<Row>`
    select r.id, r.version, r.status, r.entity_id, y.name as party_name, r.amount, r.refund_of_id, s.id as series_id, r.body, r.submitted_by
    from payment_requests r join parties y on y.subscriber_id = r.subscriber_id and y.id = r.party_id
    left join series s on s.subscriber_id = r.subscriber_id and s.id = r.series_id and s.status = 'Active'
    where r.subscriber_id = current_subscriber() and r.id = any(${ids}::bigint[])
      and r.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
    order by r.id for update of r`.execute(ctx.db)
  const found = new Set(rows.map(({ id }) => id))
  const outcome: Outcome = { done: [], refused: [] }
  for (const id of new Set(ids)) if (!found.has(id)) outcome.refused.push(refusal(ctx, id, 'NOT_FOUND'))
  const isOwn = ownSubmissions(ctx, 'POT_APR')
  await before(rows)
  for (const row of rows) {
    const isOwnSubmission = action === 'approve' && (await isOwn(row.entityId, row.submittedBy))
    const against = reasonAgainst(ctx, action, { ...row, isOwnSubmission })
    const refused = against
      ? refusal(ctx, row.id, 'ACTION_REFUSED', against.reasonKey, against.params)
      : versions.get(row.id) !== row.version
        ? refusal(ctx, row.id, 'CONFLICT')
        : await act(row)
    if (refused) outcome.refused.push(refused)
    else outcome.done.push(row.id)
  }
  return outcome
}

/**
 * Pays what waits, each in a step of its own and under the rules of today. One that can no longer be paid as it was sent
 * says why and keeps waiting.
 */
export async function approveRequests(
  ctx: Ctx,
  { payments }: ParsedOf<typeof paymentRequestCalls.approve>,
): Promise<Approved> {
  const numbers: Approved['numbers'] = []
  const outcome = await each(
    ctx,
    'approve',
    payments,
    async (row) => {
      try {
        numbers.push({ id: row.id, number: await ctx.savepoint(() => payOne(ctx, row)) })
        return undefined
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return refusalOf(ctx, row.id, error)
      }
    },
    (rows) => hold(ctx, rows),
  )
  return { ...outcome, numbers }
}

/** All at once and in the order of ids, as every transaction locks documents and payments. */
async function hold(ctx: Ctx, rows: readonly Row[]): Promise<void> {
  const documents = rows.flatMap(({ body }) => (body.allocations ?? []).map(({ documentId }) => documentId))
  await lockDocuments(ctx.db, [...new Set(documents)], paymentKinds.paymentOut.settles)
  const receipts = rows.flatMap(({ refundOfId }) => refundOfId ?? [])
  if (receipts.length > 0)
    await sql`select from payments where subscriber_id = current_subscriber() and id = any(${receipts}::bigint[]) order by id for update`.execute(
      ctx.db,
    )
}

async function payOne(ctx: Ctx, row: Row): Promise<string> {
  const { id, body, seriesId } = row
  const input = { ...body, id, seriesId: seriesId ?? undefined }
  const checked = await checkPayment(ctx, 'paymentOut', input, { isApproved: true })
  const issues = await namedIssues(ctx, checked)
  const { number } = await postPayment(ctx, accepted({ ...checked, issues }))
  await handOverFiles(ctx, id)
  await answer(ctx, id, 'Approved')
  await notifySubmitter(ctx, row, { kind: 'paymentApproved', number })
  return number
}

async function answer(ctx: Ctx, id: number, status: Status, reason: string | null = null): Promise<void> {
  await sql`update payment_requests set status = ${status}, answered_at = ${ctx.clock()}, answered_by = current_user_id(), answer = ${reason},
      version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${id}`.execute(ctx.db)
}

/** Gives back what waits, with the reason, to the person who sent it. */
export const rejectRequests = (
  ctx: Ctx,
  { payments, reason }: ParsedOf<typeof paymentRequestCalls.reject>,
): Promise<Outcome> =>
  each(ctx, 'reject', payments, async (row) => {
    await answer(ctx, row.id, 'Rejected', reason)
    await notifySubmitter(ctx, row, { kind: 'paymentRejected', answer: reason })
    return undefined
  })

/** Takes back what the user sent; it can be sent again. */
export const withdrawRequests = (
  ctx: Ctx,
  { payments }: ParsedOf<typeof paymentRequestCalls.withdraw>,
): Promise<Outcome> =>
  each(ctx, 'withdraw', payments, async ({ id }) => {
    await answer(ctx, id, 'Withdrawn')
    return undefined
  })

/** A bill or receipt that was cancelled since is named: nobody who approves has chosen it. */
async function namedIssues(ctx: Ctx, { input, issues }: CheckedPayment): Promise<readonly BookIssue[]> {
  if (issues.every(({ code }) => code !== 'UNKNOWN_RECORD')) return issues
  const documentIds = (input.allocations ?? []).map(({ documentId }) => documentId)
  const { rows } = await sql<{ path: string; number: string | null }>`
    select 'allocations[' || array_position(${documentIds}::bigint[], id) - 1 || '].documentId' as path, number from documents
      where subscriber_id = current_subscriber() and id = any(${documentIds}::bigint[])
    union all select 'refundOfId', number from payments where subscriber_id = current_subscriber() and id = ${input.refundOfId ?? 0}`.execute(
    ctx.db,
  )
  const numbers = new Map(rows.map(({ path, number }) => [path, number]))
  return issues.map((issue) => {
    const number = numbers.get(issue.path)
    return issue.code === 'UNKNOWN_RECORD' && number
      ? { path: issue.path, code: 'NO_LONGER_OPEN', params: { number } }
      : issue
  })
}
