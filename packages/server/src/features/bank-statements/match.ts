import type { bankStatementCalls } from '@bahi/contracts/bank-statements.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { MatchWork } from '@bahi/domain/bank-statements/match/match-rows.ts'
import type { BankRule } from '@bahi/domain/bank-statements/match/rules.ts'
import type { MatchEntry, MatchRow, Suggestion } from '@bahi/domain/bank-statements/match/types.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { bankAccountNamed, lockAccount } from './accounts.ts'
import type { BankAccount } from './accounts.ts'
import { openEntries } from './entries.ts'
import { withHelper } from './read/helper.ts'

/** Open rows that are looked at together, the newest; older ones come when these are decided. */
const mostRows = 20_000
const mostOthers = 20_000

export const paise = (amount: string): bigint => BigInt(Decimal.of(amount).toFixed(2).replace('.', ''))
export const rupees = (amount: bigint): string => Decimal.make(amount, 2).toFixed(2)

/** Everything that decides what open rows of an account may be of. */
export async function matchWorkOf(ctx: Ctx, account: BankAccount): Promise<MatchWork> {
  if (account.id === undefined) return { rows: [], entries: [] }
  const { rows: open } = await sql<{
    id: number
    date: string
    net: string
    description: string
    reference: string | null
  }>`
    select r.id, r.date, (r.credit - r.debit)::text as net, r.description, r.reference from bank_rows r
    where r.subscriber_id = current_subscriber() and r.account_id = ${account.id} and r.state in ('Unmatched', 'Suggested')
    order by r.date desc, r.id desc limit ${mostRows}`.execute(ctx.db)
  if (open.length === 0) return { rows: [], entries: [] }
  const rows = open.map(({ id, date, net, description, reference }): MatchRow => ({
    id,
    date,
    amount: paise(net),
    description,
    ...(reference === null ? {} : { reference }),
  }))
  const days = { from: addDays(rows.at(-1)!.date, -200), to: addDays(rows[0]!.date, 31) }
  const [entries, transfers, documents, rules] = await Promise.all([
    openEntries(ctx, account, days),
    transfersTo(ctx, account, days),
    openDocuments(ctx, account, rows, days),
    rulesOf(ctx, account),
  ])
  return {
    rows,
    entries: entries.map(
      ({ key, date, amount, reference, partyName, partyId, mode, numbers }): MatchEntry => ({
        key,
        date,
        amount: paise(amount),
        isCheque: mode === 'Cheque',
        numbers,
        ...(reference === null ? {} : { reference }),
        ...(partyName === null ? {} : { party: partyName }),
        ...(partyId === null ? {} : { partyId }),
      }),
    ),
    transfers,
    documents,
    rules,
  }
}

/** Rows of other own bank accounts that are not decided: money that went there, or came from there. */
async function transfersTo(
  ctx: Ctx,
  account: BankAccount,
  days: { from: string; to: string },
): Promise<MatchEntry[]> {
  const { rows } = await sql<{
    id: number
    date: string
    net: string
    reference: string | null
    name: string
  }>`
    select r.id, r.date, (r.debit - r.credit)::text as net, r.reference, coalesce(a.name, 'Bank') as name
    from bank_rows r join bank_accounts b on b.subscriber_id = r.subscriber_id and b.id = r.account_id
      left join ledger_accounts a on a.subscriber_id = b.subscriber_id and a.id = b.ledger_account_id
    where r.subscriber_id = current_subscriber() and r.account_id <> ${account.id} and r.state in ('Unmatched', 'Suggested')
      and r.date between ${days.from}::date and ${days.to}::date and b.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
    order by r.date desc, r.id desc limit ${mostOthers}`.execute(ctx.db)
  return rows.map(({ id, date, net, reference }) => ({
    key: `t${id}`,
    date,
    amount: paise(net),
    ...(reference === null ? {} : { reference }),
  }))
}

/** Invoices and bills whose whole balance is the amount of an open row. */
async function openDocuments(
  ctx: Ctx,
  account: BankAccount,
  rows: readonly MatchRow[],
  days: { from: string; to: string },
): Promise<MatchEntry[]> {
  const amounts = [...new Set(rows.map(({ amount }) => rupees(amount < 0n ? -amount : amount)))]
  const { rows: found } = await sql<{
    id: number
    date: string
    number: string | null
    supplierNumber: string | null
    partyName: string | null
    partyId: number
    balance: string
    opens: string
  }>`
    select d.id, d.date, d.number, d.supplier_number, d.party_name, d.party_id, d.balance::text as balance, d.opens from documents d
    where d.subscriber_id = current_subscriber() and d.entity_id = any(${[...account.entityIds]}::bigint[]) and d.opens in ('receivable', 'payable')
      and d.balance > 0 and d.party_id is not null and d.balance = any(${amounts}::numeric[])
      and d.date between ${addDays(days.from, -365)}::date and ${days.to}::date
    order by d.date desc, d.id desc limit ${mostOthers}`.execute(ctx.db)
  return found.map(({ id, date, number, supplierNumber, partyName, partyId, balance, opens }) => ({
    key: `d${id}`,
    date,
    amount: opens === 'receivable' ? paise(balance) : -paise(balance),
    numbers: [number, supplierNumber].filter((one) => one !== null),
    partyId,
    ...(partyName === null ? {} : { party: partyName }),
  }))
}

export async function rulesOf(ctx: Ctx, { ledgerAccountId }: BankAccount): Promise<BankRule[]> {
  const { rows } = await sql<{
    id: number
    words: string[]
    withoutWords: string[]
    side: 'in' | 'out' | null
    atLeast: string | null
    atMost: string | null
  }>`
    select r.id, r.words, r.without_words, r.side, r.at_least::text as at_least, r.at_most::text as at_most from bank_rules r
    where r.subscriber_id = current_subscriber() and r.status = 'Active' and (r.ledger_account_id is null or r.ledger_account_id = ${ledgerAccountId})
    order by r.position, r.id limit 500`.execute(ctx.db)
  return rows.map(({ id, words, withoutWords, side, atLeast, atMost }) => ({
    id,
    words,
    without: withoutWords,
    ...(side === null ? {} : { side }),
    ...(atLeast === null ? {} : { atLeast: paise(atLeast) }),
    ...(atMost === null ? {} : { atMost: paise(atMost) }),
  }))
}

/**
 * Puts what was found in the place of earlier suggestions, and writes only what differs from them; rows that were decided
 * meanwhile stay as they are.
 */
export async function keepSuggestions(
  ctx: Ctx,
  account: BankAccount,
  { rows }: MatchWork,
  found: ReadonlyMap<number, Suggestion>,
): Promise<void> {
  await lockAccount(ctx, account.id!)
  const kept = await keptSuggestions(
    ctx,
    rows.map(({ id }) => id),
  )
  const changed = rows.filter(({ id }) => kept.has(id) && kept.get(id) !== wordsOf(found.get(id)))
  if (changed.length === 0) return
  const ids = changed.map(({ id }) => id)
  const states = ids.map((id) => {
    const suggestion = found.get(id)
    return {
      id,
      state: suggestion ? 'Suggested' : 'Unmatched',
      is_sure: suggestion?.isSure ?? false,
      reasons: suggestion?.reasons ?? [],
      rule_id: suggestion?.ruleId ?? null,
      account: suggestion?.account ?? null,
    }
  })
  const targets = ids.flatMap((row) =>
    (found.get(row)?.targets ?? []).map(({ key, amount }, at) => ({
      row,
      number: at + 1,
      ...keyColumns(key),
      amount: rupees(amount),
    })),
  )
  await sql`delete from bank_suggestions s where s.subscriber_id = current_subscriber() and s.row_id = any(${ids}::bigint[])`.execute(
    ctx.db,
  )
  await sql`
    with wanted as (select * from json_to_recordset(${JSON.stringify(states)}::json) as w (id bigint, state text, is_sure boolean, reasons json, rule_id bigint, account text))
    update bank_rows r set state = w.state, is_sure = w.is_sure, reasons = array(select json_array_elements_text(w.reasons)), rule_id = w.rule_id, suggested_account = w.account
    from wanted w where r.subscriber_id = current_subscriber() and r.id = w.id`.execute(ctx.db)
  await sql`
    insert into bank_suggestions (subscriber_id, row_id, number, payment_id, journal_id, opening_id, document_id, other_row_id, amount)
    select current_subscriber(), t.row, t.number, t.payment_id, t.journal_id, t.opening_id, t.document_id, t.other_row_id, t.amount
    from json_to_recordset(${JSON.stringify(targets)}::json) as t (row bigint, number int, payment_id bigint, journal_id bigint, opening_id bigint, document_id bigint, other_row_id bigint, amount numeric)`.execute(
    ctx.db,
  )
}

/** What is suggested for those of the rows that are still open, in the words of `wordsOf`. */
async function keptSuggestions(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const [{ rows }, { rows: targets }] = await Promise.all([
    sql<{
      id: number
      isSuggested: boolean
      isSure: boolean
      reasons: Suggestion['reasons']
      ruleId: number | null
      account: string | null
    }>`
      select r.id, r.state = 'Suggested' as is_suggested, r.is_sure, r.reasons, r.rule_id, r.suggested_account as account from bank_rows r
      where r.subscriber_id = current_subscriber() and r.id = any(${ids}::bigint[]) and r.state in ('Unmatched', 'Suggested')`.execute(
      ctx.db,
    ),
    sql<{ rowId: number; key: string; amount: string }>`
      select s.row_id, coalesce('p' || s.payment_id, 'j' || s.journal_id, 'd' || s.document_id, 't' || s.other_row_id, 'o' || s.opening_id) as key,
        s.amount::text as amount
      from bank_suggestions s where s.subscriber_id = current_subscriber() and s.row_id = any(${ids}::bigint[])
      order by s.row_id, s.number`.execute(ctx.db),
  ])
  const targetsOf = Map.groupBy(targets, ({ rowId }) => rowId)
  return new Map(
    rows.map(({ id, isSuggested, ruleId, account, ...row }) => {
      const ofRow = (targetsOf.get(id) ?? []).map(({ key, amount }) => ({ key, amount: paise(amount) }))
      const suggestion = {
        ...row,
        targets: ofRow,
        ...(ruleId === null ? {} : { ruleId }),
        ...(account === null ? {} : { account }),
      }
      return [id, wordsOf(isSuggested ? suggestion : undefined)]
    }),
  )
}

/** A suggestion as one text, the same for the same suggestion. */
const wordsOf = (suggestion: Suggestion | undefined): string =>
  suggestion
    ? JSON.stringify([
        suggestion.isSure,
        suggestion.reasons,
        suggestion.ruleId ?? null,
        suggestion.account ?? null,
        suggestion.targets.map(({ key, amount }) => [key, rupees(amount)]),
      ])
    : ''

const columnOf: Readonly<Record<string, string>> = {
  p: 'payment_id',
  j: 'journal_id',
  d: 'document_id',
  t: 'other_row_id',
  o: 'opening_id',
}
const keyColumns = (key: string) => ({ [columnOf[key[0]!]!]: Number(key.slice(1)) })

/** Looks anew for what the open rows of an account may be of. */
export async function findMatches(
  ctx: Ctx,
  input: ParsedOf<typeof bankStatementCalls.findMatches>,
): Promise<ReplyOf<typeof bankStatementCalls.findMatches>> {
  const { account, work } = await ctx.inTransaction(async (inner) => {
    const named = await bankAccountNamed(inner, input)
    return { account: named, work: await matchWorkOf(inner, named) }
  })
  if (work.rows.length === 0) return { suggested: 0, open: 0 }
  const found = await withHelper(ctx.subscriberId, (helper) => helper.match(work))
  if (found) await ctx.inTransaction((inner) => keepSuggestions(inner, account, work, found))
  return { suggested: found?.size ?? 0, open: work.rows.length }
}
