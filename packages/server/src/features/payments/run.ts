import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { paymentOutCalls } from '@bahi/contracts/payments.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { refusal, refusalOf } from '../ledger/index.ts'
import { lockDocuments } from './documents.ts'
import { saveAtEachGstin } from './receive.ts'
import { notifyApprovers } from './requests/notices.ts'
import { payOut } from './requests/submit.ts'
import type { Submitted } from './requests/submit.ts'

type Run = ParsedOf<typeof paymentOutCalls.run>
type Reply = ReplyOf<typeof paymentOutCalls.run>
type Supplier = Reply['suppliers'][number]

interface Bill {
  readonly documentId: number
  readonly amount: string
  readonly entityId: number
}

/** Pays bills of many suppliers: each supplier in a step of its own, so that one that is refused keeps no other back. */
export async function runPayments(ctx: Ctx, { allocations, ...common }: Run): Promise<Reply> {
  const seen = new Set(ctx.entitiesOf(undefined))
  const asked = [...new Set(allocations.map(({ documentId }) => documentId))]
  // All at once and in the order of ids, as every transaction locks documents.
  const locked = (await lockDocuments(ctx.db, asked, ['payable'])).filter(({ entityId }) =>
    seen.has(entityId),
  )
  for (const entityId of new Set(locked.map((one) => one.entityId))) ctx.requireActive(entityId)
  const found = new Map(locked.map((one) => [one.id, one]))
  const bills = new Map<number, Bill[]>()
  for (const { documentId, amount } of allocations) {
    const { partyId, entityId } = found.get(documentId) ?? {}
    if (!partyId || !entityId) continue
    const own = bills.get(partyId) ?? []
    bills.set(partyId, [...own, { documentId, amount, entityId }])
  }
  const parties = await partiesOf(ctx, [...bills.keys()])
  const reply: Reply = {
    suppliers: [],
    done: [],
    refused: asked.filter((id) => !found.has(id)).map((id) => refusal(ctx, id, 'NOT_FOUND')),
  }
  const submitted: Submitted[] = []
  for (const party of parties) {
    const own = bills.get(party.partyId)!
    const ids = [...new Set(own.map(({ documentId }) => documentId))]
    const { supplier, error } = await payOne(ctx, common, party, own, submitted)
    reply.suppliers.push(supplier)
    if (error) reply.refused.push(...ids.map((id) => refusalOf(ctx, id, error)))
    else reply.done.push(...ids)
  }
  await notifyApprovers(ctx, submitted)
  return reply
}

type Party = Pick<Supplier, 'partyId' | 'partyName' | 'emails'>

async function partiesOf(ctx: Ctx, ids: readonly number[]): Promise<Party[]> {
  const { rows } = await sql<Party>`
    select p.id as party_id, p.name as party_name, p.emails from parties p
    where p.subscriber_id = current_subscriber() and p.id = any(${[...ids]}::bigint[]) order by p.name_key, p.id`.execute(
    ctx.db,
  )
  return rows
}

async function payOne(
  ctx: Ctx,
  common: Omit<Run, 'allocations'>,
  party: Party,
  bills: readonly Bill[],
  submitted: Submitted[],
): Promise<{ readonly supplier: Supplier; readonly error?: AppError }> {
  const amount = Decimal.sum(bills.map((bill) => Decimal.of(bill.amount).truncate(2))).toFixed(2)
  const input = {
    ...common,
    partyId: party.partyId,
    entityId: bills[0]!.entityId,
    amount,
    allocations: bills.map(({ documentId, amount: part }) => ({ documentId, amount: part })),
  }
  try {
    const waiting: Submitted[] = []
    const payments = await ctx.savepoint(() =>
      saveAtEachGstin(ctx, 'paymentOut', input, (payment) =>
        payOut(ctx, payment, (one) => waiting.push(one)),
      ),
    )
    submitted.push(...waiting)
    return { supplier: { ...party, amount, payments, refusedBecause: null } }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const refusedBecause = refusalOf(ctx, party.partyId, error).message
    return { supplier: { ...party, amount, payments: [], refusedBecause }, error }
  }
}
