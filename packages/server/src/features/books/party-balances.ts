import type { partyBalanceCalls } from '@bahi/contracts/accounting.ts'
import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords, searched } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'

type Calls = typeof partyBalanceCalls
type Search = Omit<ParsedOf<Calls['search']>, 'size'>
type Row = ReplyOf<Calls['search']>['records'][number]

/** Parties with what they owe, or are owed, and the sum that the statements show for that side. */
export async function partyBalances(
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const list = balanceList(ctx, search)
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(b.amount), 0)::numeric(20, 2)::text as amount from ${list.from}
    where ${sql.join([...list.conditions], sql` and `)}`.execute(ctx.db)
  const page = await paged<Row>(ctx.db, list, largestFirst(search))
  return { ...page, asOf: search.asOf ?? ctx.today(), totals: { amount: rows[0]!.amount } }
}

export const exportPartyBalances = (
  ctx: Ctx,
  input: ParsedOf<Calls['export']>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Row>(ctx, {
    name: 'partyBalance',
    columns,
    query: balanceList(ctx, input),
    input: largestFirst(input),
    of: { asOf: input.asOf ?? ctx.today() },
  })

const largestFirst = <S extends { readonly sort: string }>(search: S): S => ({
  ...search,
  sort: search.sort === 'id DESC' ? 'amount DESC' : search.sort,
})

function balanceList(ctx: Ctx, search: Search): ListQuery {
  const sign = search.side === 'debtors' ? sql`1` : sql`-1`
  const balances = sql`(select u.party_id, sum(u.amount) * ${sign} as amount
    from ledger_until(${ctx.entitiesOf(search.entityIds)}::bigint[], ${search.branchId ?? null}, ${search.asOf ?? ctx.today()}::date) u
    where u.party_id is not null group by 1 having sum(u.amount) * ${sign} > 0)`
  return {
    select: sql`p.id, p.name, p.code, b.amount::numeric(20, 2)::text as amount`,
    from: sql`${balances} b join parties p on p.id = b.party_id`,
    id: sql`b.party_id`,
    conditions: [
      sql`p.subscriber_id = current_subscriber()`,
      ...searched(search, [sql`p.name`, sql`p.code`]),
    ],
    sorts: {
      id: { expression: sql`b.party_id`, type: 'bigint' },
      name: { expression: sql`lower(p.name)`, type: 'text' },
      amount: { expression: sql`b.amount`, type: 'numeric' },
    },
  }
}

const columns: readonly ExportColumn<Row>[] = [
  { key: 'field.name', value: (row) => row.name },
  { key: 'field.code', value: (row) => row.code },
  { key: 'field.balance', value: (row) => row.amount, type: 'amount' },
]
