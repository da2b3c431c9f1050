import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { foundAtMost } from '@bahi/contracts/finder.ts'
import type { finderCalls } from '@bahi/contracts/finder.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { invoiceState } from '@bahi/domain/documents/invoice-state.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { pickItems } from '../items/index.ts'
import { pickParties } from '../parties/index.ts'
import { startsWith } from '../records/index.ts'
import { numberIn, paiseIn } from './typed.ts'

type Found = ReplyOf<typeof finderCalls.search>
type Invoice = Omit<Found['invoices'][number], 'state'> & { balance: string; dueDate: string | null }

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
  const [invoices, payments] = await Promise.all([
    findInvoices(ctx, text, may('SIN_SH_VW'), known),
    findPayments(ctx, text, may('PIN_SH_VW')),
  ])
  return {
    parties: parties.map(({ id, name, code, gstin, balance }) => ({ id, name, code, gstin, balance })),
    items: items.map(({ id, name, code, hsn, sellingPrice }) => ({ id, name, code, hsn, sellingPrice })),
    invoices: invoices.map(({ balance, dueDate, ...row }) => ({
      ...row,
      state: invoiceState({ ...row, balance, dueDate }, ctx.today()),
    })),
    payments,
  }
}

async function findInvoices(
  { db }: Ctx,
  text: string,
  entityIds: readonly number[],
  partyIds: readonly number[],
): Promise<Invoice[]> {
  if (entityIds.length === 0) return []
  const paise = paiseIn(text)
  const number = numberIn(text)
  const rows = sql`documents d where d.subscriber_id = current_subscriber() and d.kind = 'salesInvoice'`
  const ways = [
    way(
      1,
      sql`${rows} and ${startsWith(sql`d.number_key`, text.toUpperCase())} order by d.number_key desc, d.id desc`,
    ),
    ...(number === undefined
      ? []
      : [way(2, sql`${rows} and d.sequence_number = ${number} order by d.id desc`)]),
    ...(paise === undefined
      ? []
      : [
          way(
            3,
            sql`${rows} and d.total_key between ${paise.from} and ${paise.to} order by d.total_key, d.id desc`,
          ),
          way(
            4,
            sql`${rows} and d.balance_key between ${paise.from} and ${paise.to} order by d.balance_key, d.id desc`,
          ),
        ]),
    ...partyIds.map((id) =>
      way(5, sql`${rows} and d.party_id = ${id} order by d.date desc, d.id desc`, foundAtMost),
    ),
  ]
  const { rows: found } = await sql<Invoice>`
    with found as (select id, min(rank) as rank from (${sql.join(ways, sql` union all `)}) w group by id)
    select d.id, d.number, d.date, d.due_date, d.party_name, d.total, d.balance, d.status
    from found f join documents d on d.subscriber_id = current_subscriber() and d.id = f.id
    where d.entity_id = any(${[...entityIds]}::bigint[]) and d.status <> 'Delete'
    order by f.rank, d.date desc nulls last, d.id desc limit ${foundAtMost}`.execute(db)
  return found
}

async function findPayments(
  { db }: Ctx,
  text: string,
  entityIds: readonly number[],
): Promise<Found['payments']> {
  if (entityIds.length === 0) return []
  const paise = paiseIn(text)
  const rows = sql`payments d where d.subscriber_id = current_subscriber() and d.kind = 'paymentIn'`
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
    select p.id, p.number, p.date, p.party_name, p.amount, p.status
    from found f join payments p on p.subscriber_id = current_subscriber() and p.id = f.id
    where p.entity_id = any(${[...entityIds]}::bigint[])
    order by f.rank, p.date desc, p.id desc limit ${foundAtMost}`.execute(db)
  return found
}

/** One way of searching, by the order of one index; a better way has a smaller rank. */
const way = (rank: number, from: RawBuilder<unknown>, most = lookedAt) =>
  sql`(select d.id, ${rank}::int as rank from ${from} limit ${most})`
