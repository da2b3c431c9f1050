import type { CategoryRow, CategorySave } from '@bahi/contracts/items.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'
import type { ListQuery } from '../../platform/paging.ts'
import {
  insertRecord,
  Issues,
  searched,
  peopleOf,
  refusingDuplicates,
  stampsOf,
  ofSubscriber,
  updateRecord,
  stampSorts,
} from '../records/index.ts'
import type { MasterFilters, Saved, Use } from '../records/index.ts'

const select = sql`${stampsOf('g')}, g.name, g.code, g.parent_id as parent_category_id, parent.name as parent_name,
  (select count(*) from items i where i.subscriber_id = g.subscriber_id and i.category_id = g.id and i.status <> 'Delete') as items`
const joins = sql`${peopleOf('g')} left join categories parent on parent.subscriber_id = g.subscriber_id and parent.id = g.parent_id`

export const categoryList = (filters: MasterFilters): ListQuery => ({
  select,
  from: sql`categories g`,
  joins,
  id: sql`g.id`,
  conditions: [...ofSubscriber('g', filters), ...searched(filters, [sql`g.name`, sql`g.code`])],
  sorts: {
    name: { expression: sql`lower(g.name)`, type: 'text' },
    code: { expression: sql`coalesce(g.code, '')`, type: 'text' },
    ...stampSorts('g'),
  },
})

export type CategoryRecord = z.input<typeof CategoryRow>

export async function categoryDetail(db: Db, id: number): Promise<CategoryRecord | undefined> {
  const { rows } = await sql<CategoryRecord>`select ${select} from categories g ${joins}
    where g.subscriber_id = current_subscriber() and g.id = ${id}`.execute(db)
  return rows[0]
}

/** Two levels at most: a category under another has none below it. */
export async function saveCategory(db: Db, input: z.output<typeof CategorySave>): Promise<Saved> {
  const issues = new Issues()
  const { rows } = await sql<{
    parent: { parentId: number | null } | null
    children: number
    same: string | null
  }>`select
    (select json_build_object('parentId', p.parent_id) from categories p where p.subscriber_id = current_subscriber()
      and p.id = ${input.parentCategoryId ?? null}::bigint and p.status <> 'Delete') as parent,
    (select count(*) from categories k where k.subscriber_id = current_subscriber() and k.parent_id = ${input.id ?? null}::bigint and k.status <> 'Delete') as children,
    (select s.name from categories s where s.subscriber_id = current_subscriber() and coalesce(s.parent_id, 0) = ${input.parentCategoryId ?? 0}
      and lower(s.name) = lower(${input.name}) and s.status <> 'Delete' and s.id <> ${input.id ?? 0} limit 1) as same`.execute(
    db,
  )
  const { parent, children, same } = rows[0]!
  if (input.parentCategoryId !== undefined) {
    if (!parent) issues.add('parentCategoryId', 'UNKNOWN_RECORD')
    else if (parent.parentId !== null || children > 0 || input.parentCategoryId === input.id) {
      issues.add('parentCategoryId', 'CATEGORY_TOO_DEEP')
    }
  }
  if (same !== null) issues.add('name', 'DUPLICATE_OF', { record: same })
  issues.refuse()
  const columns = { name: input.name, code: input.code, parentId: input.parentCategoryId }
  return refusingDuplicates({ categories_name: 'name' }, () =>
    input.id === undefined
      ? insertRecord(db, 'categories', columns)
      : updateRecord(db, 'categories', { id: input.id, version: input.version }, columns, () =>
          categoryDetail(db, input.id!),
        ),
  )
}

export const categoryUses: readonly Use[] = [
  {
    code: 'USED_IN_ITEMS',
    query: (ids) => sql`select i.category_id as id, count(*) as uses, min(i.name) as sample from items i
      where i.subscriber_id = current_subscriber() and i.category_id = any(${[...ids]}::bigint[]) and i.status <> 'Delete' group by 1`,
  },
  {
    code: 'USED_IN_CATEGORIES',
    query: (ids) => sql`select k.parent_id as id, count(*) as uses, min(k.name) as sample from categories k
      where k.subscriber_id = current_subscriber() and k.parent_id = any(${[...ids]}::bigint[]) and k.status <> 'Delete'
        and k.id <> all(${[...ids]}::bigint[]) group by 1`,
  },
]
