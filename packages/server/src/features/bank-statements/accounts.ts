import type { bankStatementCalls } from '@bahi/contracts/bank-statements.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { Mapping } from '@bahi/domain/bank-statements/headings.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound, refuseField } from '../../platform/errors.ts'

/** An account whose statements are read, with the GSTINs whose entries are in it. */
export interface BankAccount {
  /** Undefined while nothing of it was uploaded. */
  readonly id: number | undefined
  /** Where what is entered from its rows is booked. */
  readonly entityId: number
  readonly ledgerAccountId: number | null
  readonly name: string
  readonly mapping: Mapping | null
  /** Bank as a whole is of one GSTIN; an account of one's own is one for all of them. */
  readonly entityIds: readonly number[]
}

interface Asked {
  readonly entityId: number
  readonly account: string
}

/** The bank account that a call names: `Bank`, or one of one's own. */
export async function bankAccountNamed(ctx: Ctx, { entityId, account }: Asked): Promise<BankAccount> {
  ctx.requireEntity(entityId)
  if (account.toLowerCase() === 'bank') return found(ctx, { entityId, ledgerAccountId: null, name: 'Bank' })
  const { rows } = await sql<{ id: number; name: string; accountGroup: string; status: string }>`
    select a.id, a.name, a.account_group, a.status from ledger_accounts a where a.subscriber_id = current_subscriber()
      and lower(a.name) = lower(${account}) and a.status <> 'Delete'`.execute(ctx.db)
  const own = rows[0]
  if (!own) throw refuseField('account', 'ACCOUNT_UNKNOWN', { account })
  if (own.accountGroup !== 'bank') throw refuseField('account', 'NOT_A_BANK_ACCOUNT', { account: own.name })
  return found(ctx, { entityId, ledgerAccountId: own.id, name: own.name })
}

async function found(
  ctx: Ctx,
  { entityId, ledgerAccountId, name }: { entityId: number; ledgerAccountId: number | null; name: string },
): Promise<BankAccount> {
  const { rows } = await sql<{ id: number; entityId: number; mapping: Mapping | null }>`
    select b.id, b.entity_id, b.mapping from bank_accounts b where b.subscriber_id = current_subscriber()
      and ${ledgerAccountId === null ? sql`b.ledger_account_id is null and b.entity_id = ${entityId}` : sql`b.ledger_account_id = ${ledgerAccountId}`}`.execute(
    ctx.db,
  )
  const known = rows[0]
  // Its rows are booked where it was begun; who does not work there does not see them.
  if (known) ctx.requireEntity(known.entityId)
  return {
    id: known?.id,
    entityId: known?.entityId ?? entityId,
    ledgerAccountId,
    name,
    mapping: known?.mapping ?? null,
    entityIds: placesOf(ctx, ledgerAccountId, known?.entityId ?? entityId),
  }
}

const placesOf = (ctx: Ctx, ledgerAccountId: number | null, entityId: number): readonly number[] =>
  ledgerAccountId === null ? [entityId] : ctx.entitiesOf(undefined)

/** The account of a row or a file that the user sees. */
export async function bankAccountOf(ctx: Ctx, id: number): Promise<BankAccount> {
  const [account] = await bankAccountsOf(ctx, [id])
  if (!account) throw notFound()
  return account
}

export async function bankAccountsOf(ctx: Ctx, ids: readonly number[]): Promise<BankAccount[]> {
  const { rows } = await sql<Omit<BankAccount, 'entityIds' | 'id'> & { id: number }>`
    select b.id, b.entity_id, b.ledger_account_id, b.mapping, coalesce(a.name, 'Bank') as name
    from bank_accounts b left join ledger_accounts a on a.subscriber_id = b.subscriber_id and a.id = b.ledger_account_id
    where b.subscriber_id = current_subscriber() and b.id = any(${[...ids]}::bigint[])
      and b.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])`.execute(ctx.db)
  return rows.map((row) => ({ ...row, entityIds: placesOf(ctx, row.ledgerAccountId, row.entityId) }))
}

/** The same, written where nothing of it was uploaded yet. */
export async function keepAccount(ctx: Ctx, account: BankAccount): Promise<number> {
  if (account.id !== undefined) return account.id
  const { rows } = await sql<{ id: number }>`
    insert into bank_accounts (subscriber_id, entity_id, ledger_account_id, created_by, changed_by)
    values (current_subscriber(), ${account.entityId}, ${account.ledgerAccountId}, current_user_id(), current_user_id())
    on conflict (subscriber_id, (coalesce(ledger_account_id, 0)), (case when ledger_account_id is null then entity_id else 0 end))
      do update set changed_at = now() returning id`.execute(ctx.db)
  return rows[0]!.id
}

/** Until the transaction ends nobody else decides rows of the account or looks for their matches. */
export const lockAccount = (ctx: Ctx, id: number): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(7240541, hashint8(${id}::bigint))`.execute(ctx.db)

/** Entries `e` of the ledger that are in the account. */
export const isOfAccount = ({ ledgerAccountId, entityIds }: BankAccount): RawBuilder<unknown> =>
  sql`e.subscriber_id = current_subscriber() and e.account = 'bank' and e.entity_id = any(${[...entityIds]}::bigint[])
    and ${ledgerAccountId === null ? sql`e.ledger_account_id is null` : sql`e.ledger_account_id = ${ledgerAccountId}`}`

/** What the books have in the account at the end of a day. */
export async function bookBalance(ctx: Ctx, account: BankAccount, day: string): Promise<string> {
  const { rows } = await sql<{ amount: string | null }>`
    select sum(u.amount)::text as amount from ledger_until(${[...account.entityIds]}::bigint[], null, ${day}::date) u
    where u.account = 'bank' and u.ledger_account_id is not distinct from ${account.ledgerAccountId}::bigint`.execute(
    ctx.db,
  )
  return rows[0]?.amount ?? '0.00'
}

type Accounts = ReplyOf<typeof bankStatementCalls.accounts>

/** Bank accounts of a GSTIN: those of one's own, and Bank as a whole where anything is in it or none is there. */
export async function bankAccounts(
  ctx: Ctx,
  { entityId }: ParsedOf<typeof bankStatementCalls.accounts>,
): Promise<Accounts> {
  ctx.requireEntity(entityId)
  const everywhere = ctx.entitiesOf(undefined)
  const { rows } = await sql<{
    account: string
    accountId: number | null
    bankName: string | null
    bankId: number | null
    files: number
    open: number
    bankBalance: string | null
    bankDate: string | null
    bookBalance: string
  }>`
    with accounts as (
      select 'Bank' as name, null::bigint as id, null::text as bank_name, 0 as rank
      union all
      select a.name, a.id, a.bank_name, 1 from ledger_accounts a
      where a.subscriber_id = current_subscriber() and a.account_group = 'bank' and a.status = 'Active'),
    books as (
      select u.ledger_account_id, sum(u.amount) as amount from ledger_until(${everywhere}::bigint[], null, ${ctx.today()}::date) u
      where u.account = 'bank' and u.ledger_account_id is not null group by 1
      union all
      select null, sum(u.amount) from ledger_until(array[${entityId}]::bigint[], null, ${ctx.today()}::date) u
      where u.account = 'bank' and u.ledger_account_id is null)
    select a.name as account, a.id as account_id, a.bank_name, b.id as bank_id,
      (select count(*)::int from bank_statements s where s.subscriber_id = b.subscriber_id and s.account_id = b.id) as files,
      (select count(*)::int from bank_rows r where r.subscriber_id = b.subscriber_id and r.account_id = b.id and r.state in ('Unmatched', 'Suggested')) as open,
      last.balance::text as bank_balance, last.date as bank_date, coalesce(k.amount, 0)::numeric(20, 2)::text as book_balance
    from accounts a
      left join bank_accounts b on b.subscriber_id = current_subscriber() and b.entity_id = any(${everywhere}::bigint[])
        and (case when a.id is null then b.ledger_account_id is null and b.entity_id = ${entityId} else b.ledger_account_id = a.id end)
      left join books k on k.ledger_account_id is not distinct from a.id
      left join lateral (select r.balance, r.date from bank_rows r where r.subscriber_id = b.subscriber_id and r.account_id = b.id
        and r.balance is not null order by r.date desc, r.id desc limit 1) last on true
    order by a.rank desc, lower(a.name) limit 500`.execute(ctx.db)
  const hasOwn = rows.some(({ accountId }) => accountId !== null)
  return rows
    .filter(
      ({ accountId, bankId, bookBalance: books }) =>
        accountId !== null || bankId !== null || !hasOwn || books !== '0.00',
    )
    .map(({ bankId: _, ...row }) => row)
}
