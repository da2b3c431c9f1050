import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eInvoiceCalls } from '@bahi/contracts/einvoices.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { actionRefused, say } from '../ledger/index.ts'
import { ask } from '../portals/index.ts'
import { generateAnswer } from './allowed.ts'
import { standsOf } from './stand.ts'
import type { DocumentStand } from './stand.ts'

/** What the task of a generation is given. */
export interface GenerateInput {
  readonly intentIds: readonly number[]
  readonly entityIds: readonly number[]
  readonly refused: readonly {
    readonly documentId: number
    readonly number: string | null
    readonly reason: string
  }[]
}

/** Puts documents into the queue of their GSTINs and starts the task that tells how they went. */
export async function generateEInvoices(
  ctx: Ctx,
  { documentIds }: ParsedOf<typeof eInvoiceCalls.generate>,
): Promise<ReplyOf<typeof eInvoiceCalls.generate>> {
  const ids = [...new Set(documentIds)]
  const stands = await standsOf(ctx, ids, { lock: true })
  if (stands.length < ids.length) throw notFound()
  const entityIds = [...new Set(stands.map(({ entityId }) => entityId))]
  for (const entityId of entityIds) ctx.requireEntity(entityId)
  const answers = stands.map((stand) => ({ stand, answer: generateAnswer(stand) }))
  const [first] = answers
  if (first && answers.every(({ answer }) => !answer.allowed)) {
    const { answer } = first
    if (!answer.allowed) throw actionRefused(ctx, answer.key, answer.params)
  }
  await requireCredentials(ctx, entityIds)
  const asked = answers.filter(({ answer }) => answer.allowed).map(({ stand }) => stand)
  const intentIds = await ask(ctx.db, asked.map(intentOf))
  const input: GenerateInput = {
    intentIds,
    entityIds: [...new Set(asked.map(({ entityId }) => entityId))],
    refused: answers.flatMap(({ stand, answer }) =>
      answer.allowed
        ? []
        : [{ documentId: stand.id, number: stand.number, reason: say(ctx, answer.key, answer.params) }],
    ),
  }
  const taskId = await ctx.tasks.enqueue({
    type: 'generateIrn',
    title: say(ctx, 'portal.task.generate', { count: String(asked.length) }),
    input,
    total: intentIds.length,
    ...(entityIds.length === 1 ? { entityId: entityIds[0]! } : {}),
  })
  return { taskId }
}

const intentOf = ({ id, entityId }: DocumentStand) => ({
  entityId,
  portal: 'einvoice' as const,
  operation: 'generateIrn',
  documentId: id,
})

export async function requireCredentials(ctx: Ctx, entityIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ entityId: number }>`select entity_id from portal_credentials
    where subscriber_id = current_subscriber() and portal = 'einvoice' and entity_id = any(${[...entityIds]}::bigint[])`.execute(
    ctx.db,
  )
  if (new Set(rows.map(({ entityId }) => entityId)).size < entityIds.length)
    throw new AppError('PORTAL_NOT_READY', {
      params: { reason: say(ctx, 'portal.trouble.credentialsMissing') },
    })
}
