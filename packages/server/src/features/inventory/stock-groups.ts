import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { ListQuery } from '../../platform/paging.ts'

/** What makes a row, with the columns that tell rows apart and those that do not. */
export const groupings = {
  item: {
    by: sql`l.item_id, l.entity_id`,
    columns: sql`l.item_id, l.entity_id, l.entity_id as place_id, 0::bigint as holder_id, '' as batch`,
    isOne: (x: string) => sql.raw(`${x}.item_id = g.item_id and ${x}.entity_id = g.entity_id`),
  },
  location: {
    by: sql`l.item_id, l.entity_id, l.place_id, l.holder_id`,
    columns: sql`l.item_id, l.entity_id, l.place_id, l.holder_id, '' as batch`,
    isOne: (x: string) =>
      sql.raw(`${x}.item_id = g.item_id and ${x}.place_id = g.place_id and ${x}.holder_id = g.holder_id`),
  },
  batch: {
    by: sql`l.item_id, l.entity_id, l.place_id, l.holder_id, l.batch`,
    columns: sql`l.item_id, l.entity_id, l.place_id, l.holder_id, l.batch`,
    isOne: (x: string) =>
      sql.raw(
        `${x}.item_id = g.item_id and ${x}.place_id = g.place_id and ${x}.holder_id = g.holder_id and ${x}.batch = g.batch`,
      ),
  },
} as const

interface Asked {
  readonly entityIds?: readonly number[] | undefined
  readonly itemIds?: readonly number[] | undefined
  readonly categoryIds?: readonly number[] | undefined
  readonly locationIds?: readonly number[] | undefined
  readonly keyword?: string | undefined
}

/** What every report of stock shows of its row. */
export const groupColumns = sql`g.id, g.entity_id, g.item_id, i.name as item_name, i.code as item_code, i.uqc, c.name as category_name,
  g.place_id as location_id, p.name as location_name, h.name as holder_name`

/** Items that are or were at places, one row for each of a grouping: `g` with item `i`, place `p`, category `c` and holder `h`. */
export function stockGroups(
  ctx: Ctx,
  groupBy: keyof typeof groupings,
  asked: Asked,
): Pick<ListQuery, 'from' | 'id' | 'conditions' | 'sorts'> {
  const { by, columns } = groupings[groupBy]
  return {
    from: sql`(select ${columns}, min(l.id) as id, sum(l.quantity) as quantity from stock_levels l
        where l.subscriber_id = current_subscriber() and l.entity_id = any(${ctx.entitiesOf(asked.entityIds)}::bigint[])
          ${asked.itemIds?.length ? sql`and l.item_id = any(${[...asked.itemIds]}::bigint[])` : sql``}
          ${asked.locationIds?.length ? sql`and l.place_id = any(${[...asked.locationIds]}::bigint[])` : sql``}
        group by ${by}) g
      join items i on i.subscriber_id = current_subscriber() and i.id = g.item_id
      join entities p on p.subscriber_id = current_subscriber() and p.id = g.place_id
      left join categories c on c.subscriber_id = i.subscriber_id and c.id = i.category_id
      left join parties h on h.subscriber_id = current_subscriber() and h.id = g.holder_id`,
    id: sql`g.id`,
    conditions: itemConditions(asked),
    sorts: {
      id: { expression: sql`g.id`, type: 'bigint' },
      itemName: { expression: sql`i.name_key`, type: 'text' },
    },
  }
}

/** Narrows a list by its item `i`. */
export const itemConditions = ({ categoryIds, keyword }: Asked): RawBuilder<unknown>[] => [
  sql`true`,
  ...(categoryIds?.length ? [sql`i.category_id in (${withThoseUnder(categoryIds)})`] : []),
  ...(keyword
    ? [sql`(i.name_key like ${`%${like(keyword)}%`} or i.code_key like ${`${like(keyword)}%`})`]
    : []),
]

/** Categories with those under them. */
export const withThoseUnder = (
  categoryIds: readonly number[],
) => sql`select w.id from categories w where w.subscriber_id = current_subscriber()
  and (w.id = any(${[...categoryIds]}::bigint[]) or w.parent_id = any(${[...categoryIds]}::bigint[]))`

const like = (text: string) => text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)
