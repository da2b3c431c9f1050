import type { BankRuleRow, BankRuleSave, bankRuleCalls } from '@bahi/contracts/bank-statements.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { isOfRule } from '@bahi/domain/bank-statements/match/rules.ts'
import { accountNamed, isForJournals, systemAccounts } from '@bahi/domain/books/chart.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import type { ListQuery } from '../../platform/paging.ts'
import {
  insertRecord,
  Issues,
  ofSubscriber,
  peopleOf,
  refusingDuplicates,
  searched,
  stampSorts,
  stampsOf,
  updateRecord,
} from '../records/index.ts'
import type { ExportColumn, MasterFilters, Saved } from '../records/index.ts'
import { paise } from './match.ts'

export type RuleRecord = z.input<typeof BankRuleRow>

const select = sql`${stampsOf('r')}, r.name, r.position, r.words, r.without_words, r.side, r.at_least::text as at_least, r.at_most::text as at_most,
  r.ledger_account_id as bank_account_id, b.name as bank_account_name, coalesce(r.account, t.name) as account, r.target_account_id as account_id, r.party_id, p.name as party_name, r.narration`
const joins = sql`left join ledger_accounts b on b.subscriber_id = r.subscriber_id and b.id = r.ledger_account_id
  left join ledger_accounts t on t.subscriber_id = r.subscriber_id and t.id = r.target_account_id
  left join parties p on p.subscriber_id = r.subscriber_id and p.id = r.party_id ${peopleOf('r')}`

export const ruleList = (filters: MasterFilters): ListQuery => ({
  select,
  from: sql`bank_rules r`,
  joins,
  id: sql`r.id`,
  conditions: [...ofSubscriber('r', filters), ...searched(filters, [sql`r.name`, sql`r.words::text`])],
  sorts: {
    name: { expression: sql`lower(r.name)`, type: 'text' },
    position: { expression: sql`r.position`, type: 'numeric' },
    ...stampSorts('r'),
  },
})

export async function ruleDetail(db: Db, id: number): Promise<RuleRecord | undefined> {
  const { rows } = await sql<RuleRecord>`select ${select} from bank_rules r ${joins}
    where r.subscriber_id = current_subscriber() and r.id = ${id}`.execute(db)
  return rows[0]
}

export async function saveRule(ctx: Ctx, input: z.output<typeof BankRuleSave>): Promise<Saved> {
  const { id, version, account, accountId, partyId, bankAccountId, atLeast, atMost, ...rest } = input
  const { db } = ctx
  const issues = new Issues()
  const targets = [account, accountId, partyId].filter((one) => one !== undefined).length
  if (targets !== 1) issues.add('account', targets === 0 ? 'REQUIRED' : 'ONE_OF_ACCOUNT_PARTY')
  const system = account === undefined ? undefined : accountNamed(account)
  if (account !== undefined && (system === undefined || system === 'party'))
    issues.add('account', 'ACCOUNT_UNKNOWN', { account })
  else if (system !== undefined && !isForJournals(system))
    issues.add('account', 'ACCOUNT_KEPT', { account: account! })
  if (rest.words.length === 0 && atLeast === undefined && atMost === undefined)
    issues.add('words', 'BANK_RULE_EMPTY')
  if (atLeast !== undefined && atMost !== undefined && Decimal.of(atLeast).gt(atMost))
    issues.add('atMost', 'BANK_RULE_RANGE', { amount: atLeast })
  const { rows } = await sql<{
    account: string | null
    bank: string | null
    party: number | null
    same: number | null
  }>`select
    (select a.status from ledger_accounts a where a.subscriber_id = current_subscriber() and a.id = ${accountId ?? 0}) as account,
    (select a.account_group from ledger_accounts a where a.subscriber_id = current_subscriber() and a.id = ${bankAccountId ?? 0} and a.status <> 'Delete') as bank,
    (select p.id from parties p where p.subscriber_id = current_subscriber() and p.id = ${partyId ?? 0} and p.status <> 'Delete') as party,
    (select r.id from bank_rules r where r.subscriber_id = current_subscriber() and lower(r.name) = lower(${input.name}) and r.status <> 'Delete'
      and r.id <> ${id ?? 0} limit 1) as same`.execute(db)
  const found = rows[0]!
  if (accountId !== undefined && found.account !== 'Active')
    issues.add('accountId', found.account === 'Inactive' ? 'RECORD_INACTIVE' : 'UNKNOWN_RECORD', { name: '' })
  if (bankAccountId !== undefined && found.bank !== 'bank') issues.add('bankAccountId', 'UNKNOWN_RECORD')
  if (partyId !== undefined && found.party === null) issues.add('partyId', 'UNKNOWN_RECORD')
  if (found.same !== null) issues.add('name', 'DUPLICATE')
  issues.refuse()
  const columns = {
    ...rest,
    words: rest.words,
    withoutWords: rest.withoutWords,
    side: rest.side,
    narration: rest.narration,
    atLeast,
    atMost,
    ledgerAccountId: bankAccountId,
    account: system === undefined ? undefined : systemAccounts[system].name,
    targetAccountId: accountId,
    partyId,
  }
  return refusingDuplicates({ bank_rules_name: 'name' }, () =>
    id === undefined
      ? insertRecord(db, 'bank_rules', columns)
      : updateRecord(db, 'bank_rules', { id, version }, columns, () => ruleDetail(db, id)),
  )
}

/** Rows that a trial of a rule looks at: the newest. */
const mostTried = 5000
const mostShown = 50

export async function tryRule(
  ctx: Ctx,
  input: ParsedOf<typeof bankRuleCalls.try>,
): Promise<ReplyOf<typeof bankRuleCalls.try>> {
  type Row = ReplyOf<typeof bankRuleCalls.try>['rows'][number] & { reference: string | null }
  const { rows } = await sql<Row>`
    select r.id, r.date, r.description, r.reference, r.debit::text as debit, r.credit::text as credit, r.state from bank_rows r
      join bank_accounts b on b.subscriber_id = r.subscriber_id and b.id = r.account_id
    where r.subscriber_id = current_subscriber() and b.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
      ${input.bankAccountId === undefined ? sql`` : sql`and b.ledger_account_id = ${input.bankAccountId}`}
    order by r.date desc, r.id desc limit ${mostTried}`.execute(ctx.db)
  const rule = {
    id: 0,
    words: input.words,
    without: input.withoutWords,
    side: input.side,
    atLeast: input.atLeast === undefined ? undefined : paise(input.atLeast),
    atMost: input.atMost === undefined ? undefined : paise(input.atMost),
  }
  const found = rows.filter(({ id, date, description, reference, debit, credit }) =>
    isOfRule(
      { id, date, description, reference: reference ?? undefined, amount: paise(credit) - paise(debit) },
      rule,
    ),
  )
  return {
    rows: found.slice(0, mostShown).map(({ reference: _, ...row }) => row),
    total: found.length,
    looked: rows.length,
  }
}

export const ruleColumns: readonly ExportColumn<RuleRecord>[] = [
  { key: 'bankRule.position', value: (row) => String(row.position), type: 'number' },
  { key: 'field.name', value: (row) => row.name },
  { key: 'bankRule.words', value: (row) => row.words.join(', ') },
  { key: 'bankRule.withoutWords', value: (row) => row.withoutWords.join(', ') },
  { key: 'books.account', value: (row) => row.account ?? row.partyName },
  { key: 'books.narration', value: (row) => row.narration },
  { key: 'field.status', value: (row, t) => t(`enum.RecordStatus.${row.status}`) },
]
