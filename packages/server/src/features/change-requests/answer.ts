import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { changeRequestCalls } from '@bahi/contracts/change-requests.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { actionRefused } from '../ledger/index.ts'
import { notifyUsers } from '../notifications/index.ts'
import { Issues } from '../records/index.ts'
import type { Saved } from '../records/index.ts'
import { giveRole, rightsByRole } from '../users/index.ts'
import { mayAnswerSome } from './queries.ts'
import { wordsOf } from './words.ts'

interface Asked {
  readonly id: number
  readonly userId: number
  readonly kind: 'Right' | 'Limit' | 'ApiAccess'
  readonly rightCode: RightCode | null
  readonly limitName: 'documentValue' | 'discountPercent' | null
  readonly limitValue: string | null
  readonly entityId: number | null
  readonly status: string
}

type Approval = ParsedOf<typeof changeRequestCalls.approve>

/** Approves a request and gives what it asks for, in one transaction. Who approves gives nothing they lack themselves. */
export async function approve(ctx: Ctx, input: Approval): Promise<Saved> {
  const asked = await requestToAnswer(ctx, input.id)
  if (asked.kind === 'Limit') await giveLimit(ctx, asked, input.limitValue)
  else await giveRight(ctx, asked, input.roleId)
  return keepAnswer(ctx, asked, 'Approved', input.answer)
}

export async function reject(ctx: Ctx, input: ParsedOf<typeof changeRequestCalls.reject>): Promise<Saved> {
  const asked = await requestToAnswer(ctx, input.id)
  return keepAnswer(ctx, asked, 'Rejected', input.answer)
}

async function requestToAnswer(ctx: Ctx, id: number): Promise<Asked> {
  const { rows } =
    await sql<Asked>`select c.id, c.user_id, c.kind, c.right_code, c.limit_name, c.limit_value, c.entity_id, c.status
    from change_requests c join users u on u.subscriber_id = c.subscriber_id and u.id = c.user_id and u.status <> 'Delete'
    where c.subscriber_id = current_subscriber() and c.id = ${id} for update of c`.execute(ctx.db)
  const asked = rows[0]
  // Of others' requests anyone who does not answer them knows nothing.
  if (!asked || (asked.userId !== ctx.userId && !mayAnswerSome(ctx))) throw notFound()
  if (asked.userId === ctx.userId) throw actionRefused(ctx, 'changeRequest.ownRefused')
  if (asked.status !== 'Pending')
    throw new AppError('STATUS_REFUSED', { params: { status: ctx.t(`enum.RequestStatus.${asked.status}`) } })
  return asked
}

/** A right comes by a role that holds it: the role is named by anyone who approves. */
async function giveRight(ctx: Ctx, asked: Asked, roleId: number | undefined): Promise<void> {
  const right: RightCode = asked.kind === 'ApiAccess' ? 'USR_API' : asked.rightCode!
  const issues = new Issues()
  const rights = roleId === undefined ? undefined : (await rightsByRole(ctx.db, [roleId])).get(roleId)
  if (roleId === undefined) issues.add('roleId', 'REQUIRED')
  else if (!rights) issues.add('roleId', 'UNKNOWN_RECORD')
  else if (!rights.includes(right)) issues.add('roleId', 'ROLE_WITHOUT_RIGHT')
  issues.refuse()
  const place = asked.entityId === null ? {} : { entityId: asked.entityId }
  await giveRole(ctx, asked.userId, { roleId: roleId!, ...place }, issues)
}

async function giveLimit(ctx: Ctx, asked: Asked, value: string | undefined): Promise<void> {
  const column = asked.limitName === 'documentValue' ? 'max_document_value' : 'max_discount_percent'
  await sql`update users set ${sql.ref(column)} = ${value ?? asked.limitValue}, version = version + 1, changed_at = now(),
      changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${asked.userId}`.execute(ctx.db)
}

async function keepAnswer(
  ctx: Ctx,
  asked: Asked,
  status: 'Approved' | 'Rejected',
  answer: string | undefined,
): Promise<Saved> {
  const { rows } = await sql<Saved>`update change_requests set status = ${status}, answer = ${answer ?? null},
      answered_by = current_user_id(), answered_at = now(), version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${asked.id} returning id, version`.execute(ctx.db)
  await notifyUsers(ctx.db, ctx.subscriberId, [asked.userId], {
    kind: status === 'Approved' ? 'accessApproved' : 'accessRejected',
    eventKey: `changeRequest:${asked.id}:${status}`,
    params: { ...wordsOf(asked), name: nameOf(ctx), answer: answer ?? '' },
    target: { screen: 'changeRequests', documentId: null, billId: null, number: null },
  })
  return rows[0]!
}

const nameOf = ({ access }: Ctx) => `${access.firstName} ${access.lastName}`.trim() || access.userName
