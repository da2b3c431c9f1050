import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { say } from '../ledger/index.ts'
import { ask } from '../portals/index.ts'
import { generateAnswer, standsOf } from './stand.ts'

export interface QueueInput {
  readonly intentIds: readonly number[]
  readonly entityIds: readonly number[]
  readonly refused: readonly {
    readonly documentId: number
    readonly number: string | null
    readonly reason: string
  }[]
}

/** Puts documents into the queue of their GSTINs and starts the task that tells how they went. */
export async function generateEWayBills(
  ctx: Ctx,
  { documentIds, transport }: ParsedOf<typeof eWayBillCalls.generate>,
): Promise<ReplyOf<typeof eWayBillCalls.generate>> {
  const ids = [...new Set(documentIds)]
  const stands = await standsOf(ctx, ids, { lock: true })
  if (stands.length < ids.length) throw notFound()
  const entityIds = [...new Set(stands.map(({ entityId }) => entityId))]
  for (const entityId of entityIds) ctx.requireEntity(entityId)
  const answers = stands.map((stand) => ({ stand, answer: generateAnswer(ctx, stand) }))
  const asked = answers.filter(({ answer }) => answer.allowed).map(({ stand }) => stand)
  if (asked.length === 0)
    throw new AppError('ACTION_REFUSED', { params: { reason: answers[0]?.answer.reason ?? '' } })
  await requireCredentials(ctx, entityIds)
  const intentIds = await ask(
    ctx.db,
    asked.map((stand) => ({
      entityId: stand.entityId,
      portal: 'ewaybill' as const,
      operation: 'generateEwb',
      documentId: stand.id,
      request: transport ? { transport } : {},
    })),
  )
  const input: QueueInput = {
    intentIds,
    entityIds: [...new Set(asked.map(({ entityId }) => entityId))],
    refused: answers.flatMap(({ stand, answer }) =>
      answer.allowed ? [] : [{ documentId: stand.id, number: stand.number, reason: answer.reason ?? '' }],
    ),
  }
  const taskId = await ctx.tasks.enqueue({
    type: 'eWayBills',
    title: say(ctx, 'eWayBill.task.generate', { count: String(asked.length) }),
    input,
    total: intentIds.length,
    ...(entityIds.length === 1 ? { entityId: entityIds[0]! } : {}),
  })
  return { taskId }
}

async function requireCredentials(ctx: Ctx, entityIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ entityId: number }>`select entity_id from portal_credentials
    where subscriber_id = current_subscriber() and portal = 'ewaybill' and entity_id = any(${[...entityIds]}::bigint[])`.execute(
    ctx.db,
  )
  if (rows.length < entityIds.length)
    throw new AppError('PORTAL_NOT_READY', {
      params: { reason: say(ctx, 'portal.trouble.credentialsMissing') },
    })
}
