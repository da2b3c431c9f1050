import type { LedgerAccountRow, LedgerAccountSave, accountingCalls } from '@bahi/contracts/accounting.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import {
  accountGroupNames,
  accountGroups,
  accountNamed,
  accounts,
  isForJournals,
  systemAccounts,
} from '@bahi/domain/books/chart.ts'
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
import type { ExportColumn, MasterFilters, Saved, Use } from '../records/index.ts'
import { groupNamed } from './groups.ts'

export type LedgerAccountRecord = z.input<typeof LedgerAccountRow>
type Chart = ReplyOf<(typeof accountingCalls)['chart']>

const select = sql`${stampsOf('a')}, a.name, a.code, a.account_group as "group", g.name as subgroup, a.bank_name, a.account_number, a.ifsc, a.notes`
const groupOf = sql`left join account_groups g on g.subscriber_id = a.subscriber_id and g.id = a.account_group_id`

export const ledgerAccountList = (
  filters: MasterFilters & { readonly groups?: readonly string[] | undefined },
): ListQuery => ({
  select,
  from: sql`ledger_accounts a ${groupOf}`,
  joins: peopleOf('a'),
  id: sql`a.id`,
  conditions: [
    ...ofSubscriber('a', filters),
    ...(filters.groups?.length ? [sql`a.account_group = any(${[...filters.groups]}::text[])`] : []),
    ...searched(filters, [sql`a.name`, sql`a.code`, sql`g.name`, sql`a.account_number`]),
  ],
  sorts: {
    name: { expression: sql`lower(a.name)`, type: 'text' },
    group: { expression: sql`a.account_group`, type: 'text' },
    ...stampSorts('a'),
  },
})

export async function ledgerAccountDetail(db: Db, id: number): Promise<LedgerAccountRecord | undefined> {
  const { rows } =
    await sql<LedgerAccountRecord>`select ${select} from ledger_accounts a ${groupOf} ${peopleOf('a')}
    where a.subscriber_id = current_subscriber() and a.id = ${id}`.execute(db)
  return rows[0]
}

/** A name is unique over all accounts, those of the system with them: a journal names its accounts. */
export async function saveLedgerAccount(db: Db, input: z.output<typeof LedgerAccountSave>): Promise<Saved> {
  const { id, version, group, subgroup, ...rest } = input
  const { rows } = await sql<{ same: string | null; group: string | null; isUsed: boolean }>`select
    (select a.name from ledger_accounts a where a.subscriber_id = current_subscriber() and lower(a.name) = lower(${input.name})
      and a.status <> 'Delete' and a.id <> ${id ?? 0} limit 1) as same,
    (select a.account_group from ledger_accounts a where a.subscriber_id = current_subscriber() and a.id = ${id ?? 0}) as "group",
    exists (select from ledger_entries e where e.subscriber_id = current_subscriber() and e.ledger_account_id = ${id ?? 0}) as is_used`.execute(
    db,
  )
  const found = rows[0]!
  const issues = new Issues()
  const system = accountNamed(input.name)
  if (system !== undefined) issues.add('name', 'DUPLICATE_OF', { record: systemAccounts[system].name })
  else if (found.same !== null) issues.add('name', 'DUPLICATE_OF', { record: found.same })
  // Its entries stand in an account of its group.
  if (found.isUsed && found.group !== null && found.group !== group)
    issues.add('group', 'ACCOUNT_GROUP_FIXED')
  const isBank = group === 'bank'
  for (const path of ['bankName', 'accountNumber', 'ifsc'] as const)
    if (!isBank && rest[path] !== undefined) issues.add(path, 'NOT_OF_BANK')
  issues.refuse()
  const columns = { ...rest, accountGroup: group, accountGroupId: await groupNamed(db, group, subgroup) }
  return refusingDuplicates({ ledger_accounts_name: 'name' }, () =>
    id === undefined
      ? insertRecord(db, 'ledger_accounts', columns)
      : updateRecord(db, 'ledger_accounts', { id, version }, columns, () => ledgerAccountDetail(db, id)),
  )
}

export const ledgerAccountUses: readonly Use[] = [
  {
    code: 'USED_IN_JOURNALS',
    query: (
      ids,
    ) => sql`select l.ledger_account_id as id, count(distinct l.journal_id) as uses, min(coalesce(j.number, j.date::text)) as sample
      from journal_lines l join journals j on j.subscriber_id = l.subscriber_id and j.id = l.journal_id
      where l.subscriber_id = current_subscriber() and l.ledger_account_id = any(${[...ids]}::bigint[]) group by 1`,
  },
  {
    code: 'USED_IN_PAYMENTS',
    query: (
      ids,
    ) => sql`select e.ledger_account_id as id, count(distinct e.payment_id) as uses, min(p.number) as sample
      from ledger_entries e join payments p on p.subscriber_id = e.subscriber_id and p.id = e.payment_id
      where e.subscriber_id = current_subscriber() and e.ledger_account_id = any(${[...ids]}::bigint[]) group by 1`,
  },
]

export const ledgerAccountColumns: readonly ExportColumn<LedgerAccountRecord>[] = [
  { key: 'field.name', value: (row) => row.name },
  { key: 'field.code', value: (row) => row.code },
  { key: 'books.group', value: (row, t) => t(`accountGroup.${row.group}`) },
  { key: 'books.subgroup', value: (row) => row.subgroup },
  { key: 'books.bankName', value: (row) => row.bankName },
  { key: 'field.accountNumber', value: (row) => row.accountNumber },
  { key: 'field.ifsc', value: (row) => row.ifsc },
  { key: 'field.status', value: (row, t) => t(`enum.RecordStatus.${row.status}`) },
]

/** Every account that can be posted to, in the order of the groups. */
export async function chart(ctx: Ctx): Promise<Chart> {
  const { rows } = await sql<{
    id: number
    name: string
    group: Chart[number]['groupKey']
    subgroup: string | null
    status: string
  }>`
    select a.id, a.name, a.account_group as "group", g.name as subgroup, a.status from ledger_accounts a
      left join account_groups g on g.subscriber_id = a.subscriber_id and g.id = a.account_group_id
    where a.subscriber_id = current_subscriber() and a.status <> 'Delete' order by lower(g.name) nulls first, lower(a.name)`.execute(
    ctx.db,
  )
  const system: Chart = accounts
    .filter((account) => account !== 'own')
    .map((account) => {
      const { name, group } = systemAccounts[account]
      return {
        account: name,
        key: account,
        group: accountGroups[group].name,
        groupKey: group,
        subgroup: null,
        isOwn: false,
        isForJournals: isForJournals(account),
        status: 'Active',
      }
    })
  const own: Chart = rows.map(({ id, name, group, subgroup, status }) => ({
    account: name,
    key: 'own',
    accountId: id,
    group: accountGroups[group].name,
    groupKey: group,
    subgroup,
    isOwn: true,
    isForJournals: status === 'Active',
    status,
  }))
  return accountGroupNames.flatMap((group) =>
    [...system, ...own].filter(({ groupKey }) => groupKey === group),
  )
}
