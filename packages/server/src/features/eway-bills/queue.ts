import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { loadDocuments } from '../documents/index.ts'
import { actionRefused, refusedFor, say } from '../ledger/index.ts'
import { ask } from '../portals/index.ts'
import type { NewIntent, PortalName } from '../portals/index.ts'
import { changeAnswer, generateAnswer, inactiveAnswer } from './allowed.ts'
import type { Answer } from './allowed.ts'
import { billsOf } from './keep.ts'
import { conditionsOf, inStates } from './list.ts'
import { materialOfDocument } from './material.ts'
import { isNeeded } from './need.ts'
import { ofDocuments, ofMovements, status } from './query.ts'
import { portalOf, portalsOf } from './route.ts'
import { currentStates, stateOf } from './current-state.ts'
import type { CurrentState, Subjects } from './current-state.ts'

/** What the task over many bills is given. */
export interface QueueInput {
  readonly intentIds: readonly number[]
  readonly places: readonly { readonly entityId: number; readonly portal: PortalName }[]
  readonly refused: readonly {
    readonly documentId: number | null
    readonly billId: number | null
    readonly number: string | null
    readonly reason: string
  }[]
}

type Started = ReplyOf<typeof eWayBillCalls.generate>

/** From the IRN where one is active and the e-invoice portal can be reached, else from the document. */
export async function generateEWayBills(
  ctx: Ctx,
  { documentIds, billIds, transport, route }: ParsedOf<typeof eWayBillCalls.generate>,
): Promise<Started> {
  const portals = await portalsOf(ctx, documentIds ?? [])
  return queue(
    ctx,
    { documentIds, billIds },
    {
      answer: (current) => generateAnswer(ctx, current),
      title: 'eWayBill.task.generate',
      intent: (current) => ({
        ...portalOf(ctx, portals, current, route),
        request: transport ? { transport } : {},
      }),
    },
  )
}

export const cancelMany = (
  ctx: Ctx,
  { documentIds, billIds, reason, remark }: ParsedOf<typeof eWayBillCalls.cancelMany>,
): Promise<Started> =>
  queue(
    ctx,
    { documentIds, billIds },
    {
      answer: (current) => changeAnswer(ctx, current, 'cancel'),
      title: 'eWayBill.task.cancel',
      intent: (current) => {
        const { partB, extendedTimes } = stateOf(current)!
        return {
          portal: 'ewaybill',
          operation: 'ewbCancel',
          request: { reason, remark, ewbNo: current.ewbNo!, before: { partB: partB.length, extendedTimes } },
        }
      },
    },
  )

/** States from which a bill is made. */
const makeable = ['YetNotGenerated', 'Approved', 'Rejected'] as const

/** Bills in one task at most. */
const mostAtOnce = 5000

/** As many are looked at where they are only counted. */
const mostCounted = 1000

/** Everything that matches and may have a bill. */
export async function generateAll(
  ctx: Ctx,
  search: ParsedOf<typeof eWayBillCalls.generateAll>,
): Promise<ReplyOf<typeof eWayBillCalls.generateAll>> {
  const { documentIds, billIds } = await foundForAll(ctx, search, mostAtOnce)
  if (documentIds.length + billIds.length === 0) return { taskId: null, documents: 0 }
  const { taskId } = await generateEWayBills(ctx, { documentIds, billIds })
  return { taskId, documents: documentIds.length + billIds.length }
}

/** How many bills that would be, and how many documents need none. */
export async function countAll(
  ctx: Ctx,
  search: ParsedOf<typeof eWayBillCalls.countAll>,
): Promise<ReplyOf<typeof eWayBillCalls.countAll>> {
  const { documentIds, billIds, looked } = await foundForAll(ctx, search, mostCounted)
  const bills = documentIds.length + billIds.length
  return { bills, notNeeded: looked - bills, isExact: looked < mostCounted }
}

async function foundForAll(ctx: Ctx, search: ParsedOf<typeof eWayBillCalls.generateAll>, most: number) {
  const states = makeable.filter((state) => !search.states?.length || search.states.includes(state))
  if (states.length === 0) return { documentIds: [], billIds: [], looked: 0 }
  const conditions = sql.join([...conditionsOf(ctx, search), ...inStates(states)], sql` and `)
  const part = (from: RawBuilder<unknown>) =>
    sql`select s.key, s.document_id, s.bill_id, ${status} as status from ${from} where ${conditions}
    and coalesce(s.document_status, '') <> 'Cancelled' order by s.key limit ${most}`
  const { rows } = await sql<{ documentId: number | null; billId: number | null; status: string }>`
    select document_id, bill_id, status from ((${part(ofDocuments)}) union all (${part(ofMovements)})) found order by key limit ${most}`.execute(
    ctx.db,
  )
  const billIds = rows.flatMap(({ documentId, billId }) => (documentId === null ? billId! : []))
  // What was refused was asked for by a person; of what was never asked for, what the law asks a bill for.
  const idsOf = (isAgain: boolean) =>
    rows.flatMap((row) => ((row.status === 'Rejected') === isAgain ? (row.documentId ?? []) : []))
  const documentIds = [...idsOf(true), ...(await needing(ctx, idsOf(false)))]
  return { documentIds, billIds, looked: rows.length }
}

async function needing(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const needed: number[] = []
  for (let at = 0; at < ids.length; at += loadedTogether) {
    const documents = await loadDocuments(ctx.db, { ids: ids.slice(at, at + loadedTogether) })
    for (const document of documents)
      if (document.copies.supplier?.gstin && isNeeded(materialOfDocument(document))) needed.push(document.id)
  }
  return needed
}

const loadedTogether = 500

interface QueueOf {
  readonly answer: (current: CurrentState) => Answer
  readonly intent: (current: CurrentState) => Pick<NewIntent, 'portal' | 'operation' | 'request'>
  /** Text of the task. */
  readonly title: string
}

/** Puts bills into the queue of their GSTINs and starts the task that says how they went. */
async function queue(ctx: Ctx, subjects: Subjects, work: QueueOf): Promise<Started> {
  const documentIds = [...new Set(subjects.documentIds ?? [])]
  const billIds = [...new Set(subjects.billIds ?? [])]
  const states = await currentStates(ctx, { documentIds, billIds }, { lock: true })
  const found = new Set(states.flatMap(({ documentId, billId }) => [`d${documentId}`, `b${billId}`]))
  if (
    ![...documentIds.map((id) => `d${id}`), ...billIds.map((id) => `b${id}`)].every((key) => found.has(key))
  )
    throw notFound()
  for (const entityId of new Set(states.map((current) => current.entityId))) ctx.requireEntity(entityId)
  const answers = states.map((current) => ({
    current,
    answer: inactiveAnswer(ctx, current) ?? work.answer(current),
  }))
  const asked = answers.filter(({ answer }) => answer.allowed).map(({ current }) => current)
  if (asked.length === 0) throw refusedFor(answers[0]?.answer ?? {})
  const intents = asked.map((current) => ({ current, ...work.intent(current) }))
  await requireCredentials(
    ctx,
    intents.map(({ current, portal }) => ({ entityId: current.entityId, portal })),
  )
  const bills = await billsOf(
    ctx.db,
    asked.flatMap(({ documentId, entityId }) => (documentId === null ? [] : [{ documentId, entityId }])),
  )
  const intentIds = await ask(
    ctx.db,
    intents.map(({ current, ...intent }) => ({
      ...intent,
      entityId: current.entityId,
      documentId: current.documentId,
      eWayBillId: current.documentId === null ? current.billId : bills.get(current.documentId)!,
    })),
  )
  // Another call asked for some of them between our look and our word.
  if (intentIds.length === 0) throw actionRefused(ctx, 'eWayBill.refused.inProgress')
  const places = new Map(
    intents.map(({ current: { entityId }, portal }) => [`${entityId}:${portal}`, { entityId, portal }]),
  )
  const entityIds = new Set(asked.map(({ entityId }) => entityId))
  const input: QueueInput = {
    intentIds,
    places: [...places.values()],
    refused: answers.flatMap(({ current: { documentId, billId, number }, answer }) =>
      answer.allowed ? [] : [{ documentId, billId, number, reason: answer.reason ?? '' }],
    ),
  }
  const taskId = await ctx.tasks.enqueue({
    type: 'eWayBills',
    title: say(ctx, work.title, { count: String(intentIds.length) }),
    input,
    total: intentIds.length,
    ...(entityIds.size === 1 ? { entityId: [...entityIds][0]! } : {}),
  })
  return { taskId }
}

type Place = QueueInput['places'][number]

async function requireCredentials(ctx: Ctx, places: readonly Place[]): Promise<void> {
  const { rows } =
    await sql<Place>`select entity_id, portal from portal_credentials where subscriber_id = current_subscriber()
    and entity_id = any(${places.map(({ entityId }) => entityId)}::bigint[])`.execute(ctx.db)
  const has = ({ entityId, portal }: Place) =>
    rows.some((row) => row.entityId === entityId && row.portal === portal)
  if (!places.every(has))
    throw new AppError('PORTAL_NOT_READY', {
      params: { reason: say(ctx, 'portal.trouble.credentialsMissing') },
    })
}
