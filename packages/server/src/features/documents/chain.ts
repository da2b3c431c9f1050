import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { documentLinkCalls } from '@bahi/contracts/document-link-calls.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { documentKinds, offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { paymentKindNames, paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { documentLinks } from './links.ts'

type Chain = ReplyOf<(typeof documentLinkCalls)['chain']>
type Step = Chain['before'][number]

/** A quotation, its order, challan, invoice and note are four steps; sales that go on longer show their nearest ones. */
const mostSteps = 6
const mostShown = 100

/**
 * The whole way of a document: what led to it, through all that this was made from, what came of it, and the payments of
 * it and of what came of it. Of kinds and places that the reader may see.
 */
export async function documentChain(ctx: Ctx, { id }: { readonly id: number }): Promise<Chain> {
  const links = await documentLinks(ctx, { id })
  const entityIds = ctx.entitiesOf(undefined)
  const { rows } = await sql<Step & { entityId: number; isBefore: boolean }>`
    with recursive way (id, is_before, steps) as (
      select x.id, x.is_before, 1 from (
        select source_id as id, true as is_before from document_sources where subscriber_id = current_subscriber() and document_id = ${id}
        union select document_id, false from document_sources where subscriber_id = current_subscriber() and source_id = ${id}) x
      union
      select s.id, w.is_before, w.steps + 1
      from way w cross join lateral (
        select b.source_id as id from document_sources b
        where w.is_before and b.subscriber_id = current_subscriber() and b.document_id = w.id
        union all
        select a.document_id from document_sources a
        where not w.is_before and a.subscriber_id = current_subscriber() and a.source_id = w.id) s
      where w.steps < ${mostSteps})
    select d.id, d.kind, d.entity_id, d.number, d.date, d.total as amount, x.is_before
    from (select id, is_before, min(steps) as steps from way group by id, is_before order by 3 limit ${mostShown}) x
    join documents d on d.subscriber_id = current_subscriber() and d.id = x.id and d.number is not null and d.status <> 'Cancelled'
    where d.kind = any(${offeredKinds}::text[]) and d.entity_id = any(${entityIds}::bigint[])
    order by d.date, d.id`.execute(ctx.db)
  const seen = rows.filter(({ kind, entityId }) => mayOpen(ctx, documentKinds[kind].rights, entityId))
  const stepsOf = (before: boolean) =>
    seen
      .filter(({ isBefore }) => isBefore === before)
      .map(({ entityId: _entity, isBefore: _before, ...step }) => step)
  const after = stepsOf(false)
  return {
    links,
    before: stepsOf(true),
    after,
    payments: await paymentsOf(ctx, [id, ...after.map((one) => one.id)]),
  }
}

const mayOpen = (ctx: Ctx, rights: string, entityId: number) =>
  ctx.can(`${rights}_SH_VW` as RightCode, entityId)

async function paymentsOf(ctx: Ctx, ids: readonly number[]): Promise<Chain['payments']> {
  const { rows } = await sql<Chain['payments'][number] & { entityId: number }>`
    select p.id, p.kind, p.entity_id, p.number, p.date, sum(a.amount)::numeric(20, 2) as amount
    from payment_allocations a join payments p on p.subscriber_id = a.subscriber_id and p.id = a.payment_id
    where a.subscriber_id = current_subscriber() and a.document_id = any(${[...ids]}::bigint[])
      and p.kind = any(${paymentKindNames}::text[]) and p.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
    group by p.id, p.kind, p.entity_id, p.number, p.date order by p.date, p.id limit ${mostShown}`.execute(
    ctx.db,
  )
  return rows
    .filter(({ kind, entityId }) => mayOpen(ctx, paymentKinds[kind as PaymentKind].rights, entityId))
    .map(({ entityId: _entity, ...payment }) => payment)
}
