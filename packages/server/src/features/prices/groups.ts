import type { PartyGroupRow, PartyGroupSave } from '@bahi/contracts/price-lists.ts'
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

export type PartyGroupRecord = z.input<typeof PartyGroupRow>

const select = sql`${stampsOf('g')}, g.name, g.code, g.notes,
  (select count(*) from parties p where p.subscriber_id = g.subscriber_id and p.party_group_id = g.id and p.status <> 'Delete') as parties`

export const partyGroupList = (filters: MasterFilters): ListQuery => ({
  select,
  from: sql`party_groups g`,
  joins: peopleOf('g'),
  id: sql`g.id`,
  conditions: [...ofSubscriber('g', filters), ...searched(filters, [sql`g.name`, sql`g.code`])],
  sorts: {
    name: { expression: sql`lower(g.name)`, type: 'text' },
    code: { expression: sql`coalesce(g.code, '')`, type: 'text' },
    ...stampSorts('g'),
  },
})

export async function partyGroupDetail(db: Db, id: number): Promise<PartyGroupRecord | undefined> {
  const { rows } = await sql<PartyGroupRecord>`select ${select} from party_groups g ${peopleOf('g')}
    where g.subscriber_id = current_subscriber() and g.id = ${id}`.execute(db)
  return rows[0]
}

export async function savePartyGroup(db: Db, input: z.output<typeof PartyGroupSave>): Promise<Saved> {
  const { id, version, name, code, notes } = input
  const issues = new Issues()
  const { rows } = await sql<{ same: boolean }>`select exists (select from party_groups
    where subscriber_id = current_subscriber() and lower(name) = lower(${name}) and status <> 'Delete' and id <> ${id ?? 0}) as same`.execute(
    db,
  )
  if (rows[0]!.same) issues.add('name', 'DUPLICATE')
  issues.refuse()
  const columns = { name, code, notes }
  return refusingDuplicates({ party_groups_name: 'name' }, () =>
    id === undefined
      ? insertRecord(db, 'party_groups', columns)
      : updateRecord(db, 'party_groups', { id, version }, columns, () => partyGroupDetail(db, id)),
  )
}

export const partyGroupUses: readonly Use[] = [
  {
    code: 'USED_BY_PARTIES',
    query: (ids) => sql`select party_group_id as id, min(name) as sample, count(*) as uses from parties
      where subscriber_id = current_subscriber() and party_group_id = any(${[...ids]}::bigint[]) and status <> 'Delete' group by party_group_id`,
  },
  {
    code: 'USED_IN_PRICE_LISTS',
    query: (
      ids,
    ) => sql`select g.party_group_id as id, min(l.name) as sample, count(*) as uses from price_list_groups g
      join price_lists l on l.subscriber_id = g.subscriber_id and l.id = g.price_list_id
      where g.subscriber_id = current_subscriber() and g.party_group_id = any(${[...ids]}::bigint[]) and l.status <> 'Delete' group by g.party_group_id`,
  },
]

export const partyGroupColumns: readonly ExportColumn<PartyGroupRecord>[] = [
  { key: 'field.name', value: (row) => row.name },
  { key: 'field.code', value: (row) => row.code },
  { key: 'field.notes', value: (row) => row.notes },
  { key: 'partyGroup.parties', value: (row) => String(row.parties), type: 'number' },
  { key: 'field.status', value: (row, t) => t(`enum.RecordStatus.${row.status}`) },
]
