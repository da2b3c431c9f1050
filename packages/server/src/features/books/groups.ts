import type { AccountGroupRow, AccountGroupSave } from '@bahi/contracts/accounting.ts'
import { accountGroups } from '@bahi/domain/books/chart.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
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

export type AccountGroupRecord = z.input<typeof AccountGroupRow>
type OwnGroup = z.output<typeof AccountGroupSave>['group']

const select = sql`${stampsOf('g')}, g.name, g.account_group as "group", g.notes,
  (select count(*) from ledger_accounts a where a.subscriber_id = g.subscriber_id and a.account_group_id = g.id and a.status <> 'Delete') as accounts`

export const accountGroupList = (
  filters: MasterFilters & { readonly groups?: readonly string[] | undefined },
): ListQuery => ({
  select,
  from: sql`account_groups g`,
  joins: peopleOf('g'),
  id: sql`g.id`,
  conditions: [
    ...ofSubscriber('g', filters),
    ...(filters.groups?.length ? [sql`g.account_group = any(${[...filters.groups]}::text[])`] : []),
    ...searched(filters, [sql`g.name`]),
  ],
  sorts: {
    name: { expression: sql`lower(g.name)`, type: 'text' },
    group: { expression: sql`g.account_group`, type: 'text' },
    ...stampSorts('g'),
  },
})

export async function accountGroupDetail(db: Db, id: number): Promise<AccountGroupRecord | undefined> {
  const { rows } = await sql<AccountGroupRecord>`select ${select} from account_groups g ${peopleOf('g')}
    where g.subscriber_id = current_subscriber() and g.id = ${id}`.execute(db)
  return rows[0]
}

const chartNames = new Set(Object.values(accountGroups).map(({ name }) => name.toLowerCase()))

/** A name is unique within the group of the chart, and none of the chart is taken. */
export async function saveAccountGroup(db: Db, input: z.output<typeof AccountGroupSave>): Promise<Saved> {
  const { id, version, name, group, notes } = input
  const { rows } = await sql<{ same: string | null; group: string | null; isUsed: boolean }>`select
    (select g.name from account_groups g where g.subscriber_id = current_subscriber() and g.account_group = ${group}
      and lower(g.name) = lower(${name}) and g.status <> 'Delete' and g.id <> ${id ?? 0} limit 1) as same,
    (select g.account_group from account_groups g where g.subscriber_id = current_subscriber() and g.id = ${id ?? 0}) as "group",
    exists (select from ledger_accounts a where a.subscriber_id = current_subscriber() and a.account_group_id = ${id ?? 0}) as is_used`.execute(
    db,
  )
  const found = rows[0]!
  const issues = new Issues()
  if (found.same !== null || chartNames.has(name.toLowerCase()))
    issues.add('name', 'DUPLICATE_OF', { record: found.same ?? name })
  // Its accounts are of the same group of the chart.
  if (found.isUsed && found.group !== null && found.group !== group) issues.add('group', 'GROUP_HAS_ACCOUNTS')
  issues.refuse()
  const columns = { name, accountGroup: group, notes }
  return refusingDuplicates({ account_groups_name: 'name' }, () =>
    id === undefined
      ? insertRecord(db, 'account_groups', columns)
      : updateRecord(db, 'account_groups', { id, version }, columns, () => accountGroupDetail(db, id)),
  )
}

/** The group that an account names within one of the chart; one that is not there yet is added. */
export async function groupNamed(db: Db, group: OwnGroup, name: string | undefined): Promise<number | null> {
  if (!name || name.toLowerCase() === accountGroups[group].name.toLowerCase()) return null
  const { rows } = await sql<{
    id: number
  }>`select g.id from account_groups g where g.subscriber_id = current_subscriber()
      and g.account_group = ${group} and lower(g.name) = lower(${name}) and g.status <> 'Delete'`.execute(db)
  if (rows[0]) return rows[0].id
  const { id } = await refusingDuplicates({ account_groups_name: 'subgroup' }, () =>
    insertRecord(db, 'account_groups', { name, accountGroup: group }),
  )
  return id
}

export const accountGroupUses: readonly Use[] = [
  {
    code: 'USED_BY_ACCOUNTS',
    query: (
      ids,
    ) => sql`select a.account_group_id as id, min(a.name) as sample, count(*) as uses from ledger_accounts a
      where a.subscriber_id = current_subscriber() and a.account_group_id = any(${[...ids]}::bigint[]) and a.status <> 'Delete' group by 1`,
  },
]

export const accountGroupColumns: readonly ExportColumn<AccountGroupRecord>[] = [
  { key: 'field.name', value: (row) => row.name },
  { key: 'books.group', value: (row, t) => t(`accountGroup.${row.group}`) },
  { key: 'books.accounts', value: (row) => String(row.accounts), type: 'number' },
  { key: 'field.notes', value: (row) => row.notes },
  { key: 'field.status', value: (row, t) => t(`enum.RecordStatus.${row.status}`) },
]
