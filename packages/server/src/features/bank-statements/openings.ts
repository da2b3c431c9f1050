import type { bankStatementCalls } from '@bahi/contracts/bank-statements.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import type { Issue } from '../../platform/errors.ts'
import { bankAccountNamed, isOfAccount, keepAccount, lockAccount } from './accounts.ts'
import type { BankAccount } from './accounts.ts'
import { keyOf } from './open-amounts.ts'
import { firstRow, openingDifference } from './outstanding.ts'

type Calls = typeof bankStatementCalls
type Reply = ReplyOf<Calls['openings']>
type Item = Reply['items'][number]

/** Days before the first statement whose entries may still be on their way: a cheque is good for three months. */
const lookBack = 200
const mostEntries = 1000

export async function bankOpenings(ctx: Ctx, input: ParsedOf<Calls['openings']>): Promise<Reply> {
  const account = await bankAccountNamed(ctx, input)
  const first = await firstRow(ctx, account)
  const [entries, items, left] = await Promise.all([
    first ? entriesBefore(ctx, account, first.date) : [],
    itemsOf(ctx, account),
    first ? openingDifference(ctx, account, first, ctx.today()) : undefined,
  ])
  return { since: first?.date ?? null, left: left ?? null, entries: [...entries], items }
}

/** Payments and journals of the account from before the first statement, the newest first. */
async function entriesBefore(ctx: Ctx, account: BankAccount, since: string): Promise<Reply['entries']> {
  const { rows } = await sql<Reply['entries'][number]>`
    with posted as (
      select e.payment_id, e.journal_id, min(e.date) as date, sum(e.debit - e.credit)::numeric(20, 2) as amount from ledger_entries e
      where ${isOfAccount(account)} and e.document_id is null and e.date < ${since}::date and e.date >= ${addDays(since, -lookBack)}::date
      group by 1, 2 having sum(e.debit - e.credit) <> 0)
    select x.payment_id, x.journal_id, null::bigint as opening_id, coalesce(p.kind, j.kind) as kind, coalesce(p.number, j.number) as number, x.date,
      coalesce(p.party_name, j.narration) as party_name, p.reference, x.amount::text as amount, o.id is not null as is_outstanding,
      exists (select from bank_matches m join bank_rows r on r.subscriber_id = m.subscriber_id and r.id = m.row_id and r.account_id = ${account.id ?? 0}
        where m.subscriber_id = current_subscriber() and (m.payment_id = x.payment_id or m.journal_id = x.journal_id)) as is_matched
    from posted x
      left join payments p on p.subscriber_id = current_subscriber() and p.id = x.payment_id
      left join journals j on j.subscriber_id = current_subscriber() and j.id = x.journal_id
      left join bank_openings o on o.subscriber_id = current_subscriber() and o.account_id = ${account.id ?? 0}
        and (o.payment_id = x.payment_id or o.journal_id = x.journal_id)
    where coalesce(j.kind, '') <> 'opening'
    order by o.id is null, x.date desc, 1, 2 limit ${mostEntries}`.execute(ctx.db)
  return rows
}

async function itemsOf(ctx: Ctx, { id }: BankAccount): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select o.id, o.date, o.description, o.reference, o.amount::text as amount,
      exists (select from bank_matches m where m.subscriber_id = o.subscriber_id and m.opening_id = o.id) as is_matched
    from bank_openings o where o.subscriber_id = current_subscriber() and o.account_id = ${id ?? 0} and o.amount is not null
    order by o.date, o.id limit 500`.execute(ctx.db)
  return rows
}

/** Puts what was on its way in the place of what was said before. */
export async function saveOpenings(
  ctx: Ctx,
  input: ParsedOf<Calls['saveOpenings']>,
): Promise<ReplyOf<Calls['saveOpenings']>> {
  ctx.requireActive(input.entityId)
  const named = await bankAccountNamed(ctx, input)
  const id = await keepAccount(ctx, named)
  const account = { ...named, id }
  await lockAccount(ctx, id)
  const first = await firstRow(ctx, account)
  const before = await itemsOf(ctx, account)
  const known = new Map(
    (first ? await entriesBefore(ctx, account, first.date) : []).map((one) => [keyOf(one), one]),
  )
  const issues: Issue[] = [
    ...entryIssues(input.entries, known),
    ...itemIssues(ctx, input.items, before, first?.date),
  ]
  if (issues.length > 0) throw invalid(issues)
  await keepEntries(ctx, id, input.entries)
  await keepItems(ctx, id, input.items)
  return { left: (first && (await openingDifference(ctx, account, first, ctx.today()))) ?? null }
}

type Input = ParsedOf<Calls['saveOpenings']>

function entryIssues(entries: Input['entries'], known: ReadonlyMap<string, unknown>): Issue[] {
  const seen = new Set<string>()
  return entries.flatMap((entry, at): Issue[] => {
    const path = `entries[${at}].paymentId`
    const key = keyOf(entry)
    const isKnown = (entry.paymentId === undefined) !== (entry.journalId === undefined) && known.has(key)
    if (!isKnown) return [{ path, code: 'UNKNOWN_RECORD' }]
    if (seen.has(key)) return [{ path, code: 'DUPLICATE' }]
    seen.add(key)
    return []
  })
}

function itemIssues(
  ctx: Ctx,
  items: Input['items'],
  before: readonly Item[],
  since: string | undefined,
): Issue[] {
  const known = new Map(before.map((item) => [item.id, item]))
  const issues = items.flatMap(({ id, date, amount }, at): Issue[] => {
    const path = `items[${at}]`
    const old = id === undefined ? undefined : known.get(id)
    if (id !== undefined && !old) return [{ path: `${path}.id`, code: 'UNKNOWN_RECORD' }]
    const found: Issue[] = []
    if (Decimal.of(amount).isZero()) found.push({ path: `${path}.amount`, code: 'REQUIRED' })
    if (since === undefined ? date > ctx.today() : date >= since)
      found.push({ path: `${path}.date`, code: 'BANK_OPENING_LATE', params: { date: since ?? ctx.today() } })
    // A row of the bank is proved by it.
    if (old?.isMatched && (!Decimal.of(old.amount).eq(amount) || old.date !== date))
      found.push({ path: `${path}.amount`, code: 'BANK_OPENING_MATCHED' })
    return found
  })
  const kept = new Set(items.flatMap(({ id }) => id ?? []))
  const gone = before.find(({ id, isMatched }) => isMatched && !kept.has(id))
  if (gone) issues.push({ path: 'items', code: 'BANK_OPENING_MATCHED' })
  return issues
}

async function keepEntries(ctx: Ctx, accountId: number, entries: Input['entries']): Promise<void> {
  const payments = entries.flatMap(({ paymentId }) => paymentId ?? [])
  const journals = entries.flatMap(({ journalId }) => journalId ?? [])
  await sql`delete from bank_openings o where o.subscriber_id = current_subscriber() and o.account_id = ${accountId} and o.amount is null
    and not coalesce(o.payment_id = any(${payments}::bigint[]), false) and not coalesce(o.journal_id = any(${journals}::bigint[]), false)`.execute(
    ctx.db,
  )
  await sql`insert into bank_openings (subscriber_id, account_id, payment_id, journal_id)
    select current_subscriber(), ${accountId}, x.payment_id, x.journal_id from (
      select unnest(${payments}::bigint[]) as payment_id, null::bigint as journal_id union all select null, unnest(${journals}::bigint[])) x
    on conflict do nothing`.execute(ctx.db)
}

async function keepItems(ctx: Ctx, accountId: number, items: Input['items']): Promise<void> {
  const rows = items.map(({ id, date, description, reference, amount }) => ({
    id,
    date,
    description,
    reference: reference === '' ? undefined : reference,
    amount: Decimal.of(amount).toFixed(2),
  }))
  const kept = items.flatMap(({ id }) => id ?? [])
  const asRows = sql`json_to_recordset(${JSON.stringify(rows)}::json) as n (id bigint, date date, description text, reference text, amount numeric)`
  await sql`delete from bank_suggestions s using bank_openings o where s.subscriber_id = current_subscriber() and o.subscriber_id = s.subscriber_id
    and o.id = s.opening_id and o.account_id = ${accountId} and o.id <> all(${kept}::bigint[])`.execute(
    ctx.db,
  )
  await sql`delete from bank_openings o where o.subscriber_id = current_subscriber() and o.account_id = ${accountId} and o.amount is not null
    and o.id <> all(${kept}::bigint[])`.execute(ctx.db)
  await sql`update bank_openings o set date = n.date, description = n.description, reference = n.reference, amount = n.amount
    from ${asRows} where o.subscriber_id = current_subscriber() and o.account_id = ${accountId} and o.id = n.id and o.amount is not null
      and (o.date, o.description, coalesce(o.reference, ''), o.amount) is distinct from (n.date, n.description, coalesce(n.reference, ''), n.amount)`.execute(
    ctx.db,
  )
  await sql`insert into bank_openings (subscriber_id, account_id, date, description, reference, amount)
    select current_subscriber(), ${accountId}, n.date, n.description, n.reference, n.amount from ${asRows} where n.id is null`.execute(
    ctx.db,
  )
}
