import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { foundAtMost } from '@bahi/contracts/finder.ts'
import type { finderCalls } from '@bahi/contracts/finder.ts'
import { documentRight } from '@bahi/contracts/document-rights.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { invoiceState } from '@bahi/domain/documents/invoice-state.ts'
import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { paymentKindNames, paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { payableOf } from '@bahi/domain/withholding/payable.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { pickItems } from '../items/index.ts'
import { pickParties } from '../parties/index.ts'
import { startsWith } from '../records/index.ts'
import { numberIn, paiseIn } from './typed.ts'

type Found = ReplyOf<typeof finderCalls.search>
type Document = Omit<Found['documents'][number], 'state'> & {
  balance: string
  collected: string
  dueDate: string | null
}

/** Rows of an index that one way of searching looks at: a common beginning of a number does not bring a million. */
const lookedAt = 2000

/** What the text may mean, each kind for who may open its list. */
export async function find(ctx: Ctx, { text }: ParsedOf<typeof finderCalls.search>): Promise<Found> {
  const may = (right: RightCode) => ctx.entityIds.filter((id) => ctx.can(right, id))
  const [parties, items] = await Promise.all([
    ctx.can('PTY_SH_VW') ? pickParties(ctx.db, text, undefined, ctx.entityIds, foundAtMost) : [],
    ctx.can('ITM_SH_VW') ? pickItems(ctx.db, text, foundAtMost) : [],
  ])
  const known = parties.map(({ id }) => id)
  const places = offeredKinds.flatMap((kind) =>
    may(documentRight(kind, 'SH_VW')).map((entityId) => ({ kind, entityId })),
  )
  const [documents, payments] = await Promise.all([
    findDocuments(ctx, text, places, known),
    findPayments(
      ctx,
      text,
      paymentKindNames.flatMap((kind) =>
        may(`${paymentKinds[kind].rights}_SH_VW`).map((entityId) => ({ kind, entityId })),
      ),
    ),
  ])
  return {
    parties: parties.map(({ id, name, code, gstin, balance }) => ({ id, name, code, gstin, balance })),
    items: items.map(({ id, name, code, hsn, sellingPrice }) => ({ id, name, code, hsn, sellingPrice })),
    documents: documents.map(({ balance, collected, dueDate, ...row }) => ({
      ...row,
      total: payableOf({ ...row, collected }),
      state: invoiceState({ ...row, balance, collected, dueDate }, ctx.today()),
    })),
    payments,
  }
}

interface Place {
  readonly kind: DocumentKind
  readonly entityId: number
}

async function findDocuments(
  { db }: Ctx,
  text: string,
  places: readonly Place[],
  partyIds: readonly number[],
): Promise<Document[]> {
  if (places.length === 0) return []
  const kinds = [...new Set(places.map(({ kind }) => kind))]
  const paise = paiseIn(text)
  const number = numberIn(text)
  // Each kind by its own part of an index, in one statement for all of them.
  const ofKinds = (rank: number, conditions: RawBuilder<unknown>, most = lookedAt) =>
    sql`(select d.id, ${rank}::int as rank from unnest(${kinds}::text[]) k(kind) cross join lateral (
      select d.id from documents d where d.subscriber_id = current_subscriber() and d.kind = k.kind and ${conditions} limit ${most}) d)`
  const starts = (column: string) => startsWith(sql.ref(`d.${column}`), text.toUpperCase())
  const within = (column: string) => sql`${sql.ref(column)} between ${paise!.from} and ${paise!.to}`
  const ways = [
    ofKinds(1, sql`${starts('number_key')} order by d.number_key desc, d.id desc`),
    ofKinds(1, sql`${starts('supplier_number_key')} order by d.supplier_number_key desc, d.id desc`),
    ...(number === undefined ? [] : [ofKinds(2, sql`d.sequence_number = ${number} order by d.id desc`)]),
    ...(paise === undefined
      ? []
      : [
          ofKinds(3, sql`${within('d.total_key')} order by d.total_key, d.id desc`),
          ofKinds(4, sql`${within('d.balance_key')} order by d.balance_key, d.id desc`),
        ]),
    ...partyIds.map((id) =>
      way(
        5,
        sql`documents d where d.subscriber_id = current_subscriber() and d.party_id = ${id} order by d.date desc, d.id desc`,
        foundAtMost * kinds.length,
      ),
    ),
  ]
  const { rows: found } = await sql<Document>`
    with found as (select id, min(rank) as rank from (${sql.join(ways, sql` union all `)}) w group by id),
      places as (select * from unnest(${places.map(({ kind }) => kind)}::text[], ${places.map(({ entityId }) => entityId)}::bigint[]) as p(kind, entity_id))
    select d.id, d.kind, coalesce(d.supplier_number, d.number) as number, d.date, d.due_date, d.party_name, d.total, d.collected, d.balance, d.status
    from found f join documents d on d.subscriber_id = current_subscriber() and d.id = f.id
    where (d.kind, d.entity_id) in (select kind, entity_id from places) and d.status <> 'Delete'
    order by f.rank, d.date desc nulls last, d.id desc limit ${foundAtMost}`.execute(db)
  return found
}

async function findPayments(
  { db }: Ctx,
  text: string,
  places: readonly { readonly kind: PaymentKind; readonly entityId: number }[],
): Promise<Found['payments']> {
  if (places.length === 0) return []
  const kinds = [...new Set(places.map(({ kind }) => kind))]
  const paise = paiseIn(text)
  const rows = sql`payments d where d.subscriber_id = current_subscriber() and d.kind = any(${kinds}::text[])`
  const ways = [
    way(
      1,
      sql`${rows} and ${startsWith(sql`d.number_key`, text.toUpperCase())} order by d.number_key desc, d.id desc`,
    ),
    ...(paise === undefined
      ? []
      : [
          way(
            2,
            sql`${rows} and d.amount_key between ${paise.from} and ${paise.to} order by d.amount_key, d.id desc`,
          ),
        ]),
  ]
  const { rows: found } = await sql<Found['payments'][number]>`
    with found as (select id, min(rank) as rank from (${sql.join(ways, sql` union all `)}) w group by id)
    select p.id, p.kind, p.number, p.date, p.party_name, p.amount, p.status
    from found f join payments p on p.subscriber_id = current_subscriber() and p.id = f.id
    where (p.kind, p.entity_id) in (select * from unnest(${places.map(({ kind }) => kind)}::text[],
      ${places.map(({ entityId }) => entityId)}::bigint[]))
    order by f.rank, p.date desc, p.id desc limit ${foundAtMost}`.execute(db)
  return found
}

/** One way of searching, by the order of one index; a better way has a smaller rank. */
const way = (rank: number, from: RawBuilder<unknown>, most = lookedAt) =>
  sql`(select d.id, ${rank}::int as rank from ${from} limit ${most})`
