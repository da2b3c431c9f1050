import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eInvoiceCalls } from '@bahi/contracts/einvoices.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { billsToMake } from '../eway-bills/index.ts'
import { actionRefused, say } from '../ledger/index.ts'
import { ask } from '../portals/index.ts'
import { cancelAnswer, generateAnswer, inactiveAnswer, refreshAnswer } from './allowed.ts'
import type { Answer } from './allowed.ts'
import { conditionsOf } from './list.ts'
import { ofPortal, stateQuery, currentStates } from './current-state.ts'
import type { CurrentState } from './current-state.ts'

/** What the task over many documents is given. */
export interface QueueInput {
  readonly intentIds: readonly number[]
  readonly entityIds: readonly number[]
  readonly refused: readonly {
    readonly documentId: number
    readonly number: string | null
    readonly reason: string
  }[]
}

type Started = ReplyOf<typeof eInvoiceCalls.generate>

export async function generateEInvoices(
  ctx: Ctx,
  { documentIds, withEWayBill, transport }: ParsedOf<typeof eInvoiceCalls.generate>,
): Promise<Started> {
  const bills = withEWayBill ? await billsToMake(ctx, documentIds) : undefined
  return queue(ctx, documentIds, {
    operation: 'generateIrn',
    answer: generateAnswer,
    title: 'portal.task.generate',
    ...(bills
      ? {
          request: () => (transport ? { transport } : {}),
          eWayBillId: ({ id }: CurrentState) => bills.get(id) ?? null,
        }
      : {}),
  })
}

export const cancelMany = (
  ctx: Ctx,
  { documentIds, reason, remark }: ParsedOf<typeof eInvoiceCalls.cancelMany>,
): Promise<Started> =>
  queue(ctx, documentIds, {
    operation: 'cancelIrn',
    answer: (current) => cancelAnswer(ctx, current),
    request: ({ irn }) => ({ irn, reason, remark }),
    title: 'portal.task.cancel',
  })

export const refreshEInvoices = (
  ctx: Ctx,
  { documentIds }: ParsedOf<typeof eInvoiceCalls.refresh>,
): Promise<Started> =>
  queue(ctx, documentIds, {
    operation: 'checkIrn',
    answer: refreshAnswer,
    request: ({ irn }) => ({ irn }),
    title: 'portal.task.refresh',
    looksOnly: true,
  })

/** Documents in one task at most. */
const mostAtOnce = 5000

/** Everything that matches and may be registered. */
export async function generateAll(
  ctx: Ctx,
  search: ParsedOf<typeof eInvoiceCalls.generateAll>,
): Promise<ReplyOf<typeof eInvoiceCalls.generateAll>> {
  const query = await stateQuery(ctx.db, ctx.entitiesOf(search.entityIds), ctx.clock)
  const states = search.states?.length ? search.states : ['YetNotGenerated', 'Rejected']
  const { rows } = await sql<{ id: number }>`select d.id from ${query.from}
    where ${sql.join([...conditionsOf(ctx, search), ofPortal], sql` and `)} and d.status <> 'Cancelled'
      and ${query.status} = any(${states}::text[]) and ${query.status} in ('YetNotGenerated', 'Rejected')
    order by d.id limit ${mostAtOnce}`.execute(ctx.db)
  if (rows.length === 0) return { taskId: null, documents: 0 }
  const { taskId } = await generateEInvoices(ctx, {
    documentIds: rows.map(({ id }) => id),
    withEWayBill: false,
  })
  return { taskId, documents: rows.length }
}

interface QueueOf {
  readonly operation: string
  readonly answer: (current: CurrentState) => Answer
  readonly request?: (current: CurrentState) => Readonly<Record<string, unknown>>
  /** The e-way bill that is to be made with it. */
  readonly eWayBillId?: (current: CurrentState) => number | null
  /** Asks the portal and changes nothing. */
  readonly looksOnly?: boolean
  /** Text of the task. */
  readonly title: string
}

/** Puts documents into the queue of their GSTINs and starts the task that says how they went. */
async function queue(ctx: Ctx, documentIds: readonly number[], work: QueueOf): Promise<Started> {
  const ids = [...new Set(documentIds)]
  const states = await currentStates(ctx, ids, { lock: true })
  if (states.length < ids.length) throw notFound()
  const entityIds = [...new Set(states.map(({ entityId }) => entityId))]
  for (const entityId of entityIds) ctx.requireEntity(entityId)
  const answers = states.map((current) => ({
    current,
    answer: (work.looksOnly ? undefined : inactiveAnswer(ctx, current)) ?? work.answer(current),
  }))
  const [first] = answers
  if (first && answers.every(({ answer }) => !answer.allowed)) {
    const { answer } = first
    if (!answer.allowed) throw actionRefused(ctx, answer.key, answer.params)
  }
  await requireCredentials(ctx, entityIds)
  const asked = answers.filter(({ answer }) => answer.allowed).map(({ current }) => current)
  const intentIds = await ask(
    ctx.db,
    asked.map((current) => ({
      entityId: current.entityId,
      portal: 'einvoice' as const,
      operation: work.operation,
      documentId: current.id,
      ...(work.request ? { request: work.request(current) } : {}),
      ...(work.eWayBillId ? { eWayBillId: work.eWayBillId(current) } : {}),
    })),
  )
  const input: QueueInput = {
    intentIds,
    entityIds: [...new Set(asked.map(({ entityId }) => entityId))],
    refused: answers.flatMap(({ current, answer }) =>
      answer.allowed
        ? []
        : [{ documentId: current.id, number: current.number, reason: say(ctx, answer.key, answer.params) }],
    ),
  }
  const taskId = await ctx.tasks.enqueue({
    type: 'eInvoices',
    title: say(ctx, work.title, { count: String(asked.length) }),
    input,
    total: intentIds.length,
    ...(entityIds.length === 1 ? { entityId: entityIds[0]! } : {}),
  })
  return { taskId }
}

async function requireCredentials(ctx: Ctx, entityIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ entityId: number }>`select entity_id from portal_credentials
    where subscriber_id = current_subscriber() and portal = 'einvoice' and entity_id = any(${[...entityIds]}::bigint[])`.execute(
    ctx.db,
  )
  if (new Set(rows.map(({ entityId }) => entityId)).size < entityIds.length)
    throw new AppError('PORTAL_NOT_READY', {
      params: { reason: say(ctx, 'portal.trouble.credentialsMissing') },
    })
}
