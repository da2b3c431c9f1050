import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { creditCalls } from '@bahi/contracts/credits.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { Opening } from '@bahi/domain/documents/families.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { settledBy } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { routes } from '../../platform/routes.ts'
import { actionRefused } from '../ledger/index.ts'
import { allocationIssues, lockDocuments } from './documents.ts'
import { columnsOf } from './save.ts'

interface Credit {
  readonly id: number
  readonly version: number
  readonly kind: DocumentKind
  readonly status: string
  readonly entityId: number
  readonly partyId: number
  readonly opens: Opening | null
  readonly balance: string
  readonly allocations: { documentId: number; amount: string }[]
}

type Detail = ReplyOf<typeof creditCalls.detail>

/** A document that may settle others, of a kind and place that the user may see or change. */
async function readCredit(ctx: Ctx, id: number, action: 'SH_VW' | 'ED'): Promise<Credit> {
  const { rows } = await sql<Credit>`
    select d.id, d.version, d.kind, d.status, d.entity_id, d.party_id, d.opens, d.balance,
      (select coalesce(json_agg(json_build_object('documentId', a.document_id, 'amount', a.amount::text) order by a.document_id), '[]')
        from credit_allocations a where a.subscriber_id = d.subscriber_id and a.credit_id = d.id) as allocations
    from documents d where d.subscriber_id = current_subscriber() and d.id = ${id}
      and d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])`.execute(ctx.db)
  const credit = rows[0]
  if (!credit || !ctx.can(`${documentKinds[credit.kind].rights}_${action}` as RightCode, credit.entityId))
    throw notFound()
  // A cancelled one is refused with its status; an invoice settles nothing.
  if (credit.opens !== null && settledBy[credit.opens] === undefined) throw notFound()
  return credit
}

const settlesOf = ({ opens }: Credit): Opening[] => {
  const settled = opens === null ? undefined : settledBy[opens]
  return settled === undefined ? [] : [settled]
}

const availableOf = ({ balance, allocations }: Credit) =>
  Decimal.sum([balance, ...allocations.map(({ amount }) => amount)])

async function creditDetail(ctx: Ctx, { id }: { readonly id: number }): Promise<Detail> {
  const credit = await readCredit(ctx, id, 'SH_VW')
  const { rows } = await sql<Detail['documents'][number]>`
    select d.id as document_id, d.kind, d.number, d.date, d.due_date, d.balance + coalesce(a.amount, 0) as balance,
      coalesce(a.amount, 0)::numeric(18, 2) as amount
    from documents d left join credit_allocations a on a.subscriber_id = d.subscriber_id and a.document_id = d.id and a.credit_id = ${id}
    where d.subscriber_id = current_subscriber() and d.party_id = ${credit.partyId} and d.entity_id = ${credit.entityId}
      and d.opens = any(${settlesOf(credit)}::text[]) and (d.balance > 0 or a.amount is not null) and d.id <> ${id}
    order by d.date, d.id limit 1000`.execute(ctx.db)
  return { id, version: credit.version, available: availableOf(credit).toFixed(2), documents: rows }
}

/** Settles documents with a credit. The credit and the documents are locked together, in the order of their ids. */
async function applyCredit(
  ctx: Ctx,
  input: ParsedOf<typeof creditCalls.apply>,
): Promise<ReplyOf<typeof creditCalls.apply>> {
  const before = await readCredit(ctx, input.id, 'ED')
  ctx.requireActive(before.entityId)
  const concerned = [...before.allocations, ...input.allocations].map(({ documentId }) => documentId)
  const locked = await lockDocuments(
    ctx.db,
    [...new Set([input.id, ...concerned])],
    ['receivable', 'payable', 'customerCredit', 'supplierCredit'],
  )
  const credit = await readCredit(ctx, input.id, 'ED')
  if (credit.version !== input.version) throw conflict(await creditDetail(ctx, input))
  const settles = settlesOf(credit)
  if (settles.length === 0) throw actionRefused(ctx, 'action.reason.status', { status: credit.status })
  const allocations = input.allocations.map(({ documentId, amount }) => ({
    documentId,
    amount: Decimal.of(amount).truncate(2).toFixed(2),
  }))
  const already = new Map(credit.allocations.map(({ documentId, amount }) => [documentId, amount]))
  const documents = locked.filter(({ id, opens }) => id !== input.id && settles.includes(opens))
  const issues = allocationIssues(allocations, documents, availableOf(credit), credit, already)
  if (issues.length > 0) throw invalid(issues)
  await sql`select apply_credit(${input.id}, ${JSON.stringify(columnsOf(allocations))}::json, ${ctx.today()}::date)`.execute(
    ctx.db,
  )
  const { version, balance } = await readCredit(ctx, input.id, 'ED')
  return { id: input.id, version, balance }
}

export const creditRoutes = routes(creditCalls, { detail: creditDetail, apply: applyCredit })
