import type { bankStatementCalls } from '@bahi/contracts/bank-statements.ts'
import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords, searched } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'
import { bankAccountNamed } from './accounts.ts'

type Calls = typeof bankStatementCalls
type Search = Omit<ParsedOf<Calls['search']>, 'size'>
export type Row = ReplyOf<Calls['search']>['records'][number]
type Match = Row['matches'][number]

export async function searchRows(
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  return paged<Row>(ctx.db, await rowList(ctx, search), inOrder(search))
}

/** In the order of the bank, the newest first, unless another is asked for. */
const inOrder = <S extends { readonly sort: string }>(search: S): S => ({
  ...search,
  sort: search.sort === 'id DESC' ? 'date DESC' : search.sort,
})

export async function countRows(
  ctx: Ctx,
  search: ParsedOf<Calls['counts']>,
): Promise<ReplyOf<Calls['counts']>> {
  const { from, conditions } = await rowList(ctx, { ...search, states: undefined, sure: undefined })
  const { rows } = await sql<ReplyOf<Calls['counts']>[number]>`
    select r.state, r.is_sure, count(*)::int as rows, sum(r.credit - r.debit)::numeric(20, 2)::text as amount
    from ${from} where ${sql.join([...conditions], sql` and `)} group by 1, 2`.execute(ctx.db)
  return rows
}

export const exportRows = async (
  ctx: Ctx,
  input: ParsedOf<Calls['export']>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Row>(ctx, {
    name: 'bankStatement',
    columns,
    query: await rowList(ctx, input),
    input: inOrder(input),
  })

async function rowList(ctx: Ctx, search: Search): Promise<ListQuery> {
  const { entityId, account, states, sure, statementId, ids } = search
  const conditions: RawBuilder<unknown>[] = [sql`r.subscriber_id = current_subscriber()`]
  if (entityId !== undefined && account !== undefined) {
    const named = await bankAccountNamed(ctx, { entityId, account })
    conditions.push(sql`r.account_id = ${named.id ?? 0}`)
  } else {
    const places = ctx.entitiesOf(entityId === undefined ? undefined : [entityId])
    conditions.push(
      sql`r.account_id in (select b.id from bank_accounts b where b.subscriber_id = r.subscriber_id and b.entity_id = any(${places}::bigint[]))`,
    )
  }
  if (states?.length) conditions.push(sql`r.state = any(${states}::text[])`)
  if (sure !== undefined) conditions.push(sql`r.is_sure = ${sure}`)
  if (statementId !== undefined) conditions.push(sql`r.statement_id = ${statementId}`)
  if (ids?.length) conditions.push(sql`r.id = any(${ids}::bigint[])`)
  if (search.fromDocumentDate) conditions.push(sql`r.date >= ${search.fromDocumentDate}::date`)
  if (search.toDocumentDate) conditions.push(sql`r.date <= ${search.toDocumentDate}::date`)
  conditions.push(
    ...searched(search, [sql`r.description`, sql`r.reference`, sql`r.debit::text`, sql`r.credit::text`]),
  )
  return {
    select: sql`r.id, r.date, r.value_date, r.description, r.reference, r.debit::text as debit, r.credit::text as credit, r.balance::text as balance,
      r.state, r.is_sure, case when d.row_id is null then r.reasons else d.reasons end as reasons, r.rule_id, u.name as rule_name,
      coalesce(r.suggested_account, u.account, ua.name) as suggested_account, up.name as suggested_party, d.reason as ignored_for, r.statement_id, r.line_number,
      ${matches} as matches`,
    from: sql`bank_rows r`,
    joins: sql`left join bank_decisions d on d.subscriber_id = r.subscriber_id and d.row_id = r.id
      left join bank_rules u on u.subscriber_id = r.subscriber_id and u.id = r.rule_id
      left join ledger_accounts ua on ua.subscriber_id = u.subscriber_id and ua.id = u.target_account_id
      left join parties up on up.subscriber_id = u.subscriber_id and up.id = u.party_id`,
    id: sql`r.id`,
    conditions,
    sorts: {
      id: { expression: sql`r.id`, type: 'bigint' },
      date: { expression: sql`r.date`, type: 'date' },
      description: { expression: sql`r.description`, type: 'text' },
      debit: { expression: sql`r.debit`, type: 'numeric' },
      credit: { expression: sql`r.credit`, type: 'numeric' },
      state: { expression: sql`r.state`, type: 'text' },
    },
  }
}

/** What a row is of, or may be, with what the screen says of it. */
const matches = sql<
  readonly Match[]
>`coalesce((select json_agg(json_build_object('paymentId', x.payment_id, 'journalId', x.journal_id, 'openingId', x.opening_id,
    'documentId', x.document_id, 'otherRowId', x.other_row_id, 'amount', x.amount::text,
    'reasons', case when d.row_id is null then r.reasons else d.reasons end,
    'kind', coalesce(p.kind, j.kind, o.kind, case when x.opening_id is null then 'transfer' else 'opening' end), 'number', coalesce(p.number, j.number, o.number),
    'date', coalesce(p.date, j.date, o.date, q.date, bo.date), 'partyName', coalesce(p.party_name, o.party_name, j.narration, bo.description, bo.reference, qa.name, 'Bank')) order by x.number)
  from (select m.number, m.payment_id, m.journal_id, m.opening_id, null::bigint as document_id, null::bigint as other_row_id, m.amount
      from bank_matches m where m.subscriber_id = r.subscriber_id and m.row_id = r.id
    union all
    select s.number, s.payment_id, s.journal_id, s.opening_id, s.document_id, s.other_row_id, s.amount
      from bank_suggestions s where s.subscriber_id = r.subscriber_id and s.row_id = r.id and r.state = 'Suggested') x
    left join payments p on p.subscriber_id = r.subscriber_id and p.id = x.payment_id
    left join journals j on j.subscriber_id = r.subscriber_id and j.id = x.journal_id
    left join documents o on o.subscriber_id = r.subscriber_id and o.id = x.document_id
    left join bank_openings bo on bo.subscriber_id = r.subscriber_id and bo.id = x.opening_id
    left join bank_rows q on q.subscriber_id = r.subscriber_id and q.id = x.other_row_id
    left join bank_accounts qb on qb.subscriber_id = q.subscriber_id and qb.id = q.account_id
    left join ledger_accounts qa on qa.subscriber_id = qb.subscriber_id and qa.id = qb.ledger_account_id), '[]'::json)`

const columns: readonly ExportColumn<Row>[] = [
  { key: 'column.date', value: (row) => row.date, type: 'date' },
  { key: 'bankStatement.description', value: (row) => row.description },
  { key: 'bankStatement.reference', value: (row) => row.reference },
  {
    key: 'bankStatement.withdrawal',
    value: (row) => (row.debit === '0.00' ? null : row.debit),
    type: 'amount',
  },
  {
    key: 'bankStatement.deposit',
    value: (row) => (row.credit === '0.00' ? null : row.credit),
    type: 'amount',
  },
  { key: 'books.balance', value: (row) => row.balance, type: 'amount' },
  { key: 'column.status', value: (row, t) => t(`enum.BankRowState.${row.state}`) },
  {
    key: 'bankStatement.matchedWith',
    value: (row) =>
      row.matches.map(({ number, partyName }) => [number, partyName].filter(Boolean).join(' ')).join(', '),
  },
  { key: 'bankStatement.ignoredFor', value: (row) => row.ignoredFor },
]
