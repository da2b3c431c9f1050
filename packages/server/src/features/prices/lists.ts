import type { PriceListDetail, PriceListRow } from '@bahi/contracts/price-lists.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'
import type { ListQuery } from '../../platform/paging.ts'
import { ofSubscriber, peopleOf, presentOnly, searched, stampSorts, stampsOf } from '../records/index.ts'
import type { ExportColumn, MasterFilters, StoredAs } from '../records/index.ts'

export type PriceListRecord = z.input<typeof PriceListRow>
export type PriceListWhole = z.input<typeof PriceListDetail>

interface Filters extends MasterFilters {
  readonly sides?: readonly string[] | undefined
  readonly date?: string | undefined
  readonly itemIds?: readonly number[] | undefined
  readonly partyIds?: readonly number[] | undefined
}

/** Names of the parties and groups that a list is for. */
const appliesTo = sql`(select p.name from price_list_parties lp join parties p on p.subscriber_id = lp.subscriber_id and p.id = lp.party_id
    where lp.subscriber_id = l.subscriber_id and lp.price_list_id = l.id
  union all select g.name from price_list_groups lg join party_groups g on g.subscriber_id = lg.subscriber_id and g.id = lg.party_group_id
    where lg.subscriber_id = l.subscriber_id and lg.price_list_id = l.id)`

export const priceListList = (filters: Filters): ListQuery => ({
  select: sql`${stampsOf('l')}, l.name, l.side, l.valid_from, l.valid_to,
    array(select n.name from ${appliesTo} n (name) order by lower(n.name) limit 3) as applies_to,
    (select count(*) from ${appliesTo} n) as applies_to_count,
    (select count(*) from price_list_lines x where x.subscriber_id = l.subscriber_id and x.price_list_id = l.id) as lines`,
  from: sql`price_lists l`,
  joins: peopleOf('l'),
  id: sql`l.id`,
  conditions: [
    ...ofSubscriber('l', filters),
    ...searched(filters, [sql`l.name`, sql`l.notes`]),
    ...(filters.sides?.length ? [sql`l.side = any(${[...filters.sides]}::text[])`] : []),
    ...(filters.date === undefined
      ? []
      : [
          sql`coalesce(l.valid_from, '-infinity') <= ${filters.date}::date and coalesce(l.valid_to, 'infinity') >= ${filters.date}::date`,
        ]),
    ...(filters.itemIds?.length
      ? [
          sql`exists (select from price_list_lines x where x.subscriber_id = l.subscriber_id and x.price_list_id = l.id and x.item_id = any(${[...filters.itemIds]}::bigint[]))`,
        ]
      : []),
    ...(filters.partyIds?.length
      ? [
          sql`exists (select from price_list_parties x where x.subscriber_id = l.subscriber_id and x.price_list_id = l.id and x.party_id = any(${[...filters.partyIds]}::bigint[]))`,
        ]
      : []),
  ],
  sorts: {
    name: { expression: sql`lower(l.name)`, type: 'text' },
    validFrom: { expression: sql`coalesce(l.valid_from, '-infinity')`, type: 'date' },
    ...stampSorts('l'),
  },
})

// Numbers leave as text inside the JSON, so that none becomes a float on the way.
export async function priceListDetail(db: Db, id: number): Promise<PriceListWhole | undefined> {
  const { rows } = await sql<StoredAs<PriceListWhole>>`
    select ${stampsOf('l')}, l.name, l.side, l.valid_from, l.valid_to, l.price_includes_tax, l.notes,
      array(select party_id from price_list_parties x where x.subscriber_id = l.subscriber_id and x.price_list_id = l.id order by party_id) as party_ids,
      array(select party_group_id from price_list_groups x where x.subscriber_id = l.subscriber_id and x.price_list_id = l.id order by party_group_id) as party_group_ids,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name_key), '[]') from price_list_parties x
        join parties p on p.subscriber_id = x.subscriber_id and p.id = x.party_id
        where x.subscriber_id = l.subscriber_id and x.price_list_id = l.id) as parties,
      (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by lower(g.name)), '[]') from price_list_groups x
        join party_groups g on g.subscriber_id = x.subscriber_id and g.id = x.party_group_id
        where x.subscriber_id = l.subscriber_id and x.price_list_id = l.id) as party_groups,
      (select coalesce(json_agg(json_strip_nulls(json_build_object('itemId', x.item_id, 'itemName', i.name, 'itemCode', i.code, 'uqc', i.uqc,
          'categoryId', x.category_id, 'categoryName', c.name, 'fromQuantity', trim_scale(x.from_quantity)::text,
          'unitPrice', trim_scale(x.unit_price)::text, 'discountPercent', trim_scale(x.discount_percent)::text,
          'buyQuantity', trim_scale(x.buy_quantity)::text, 'freeQuantity', trim_scale(x.free_quantity)::text,
          'itemPrice', trim_scale(case l.side when 'Sale' then i.selling_price else i.purchase_price end)::text)) order by x.line_number), '[]')
        from price_list_lines x
          left join items i on i.subscriber_id = x.subscriber_id and i.id = x.item_id
          left join categories c on c.subscriber_id = x.subscriber_id and c.id = x.category_id
        where x.subscriber_id = l.subscriber_id and x.price_list_id = l.id) as lines
    from price_lists l ${peopleOf('l')}
    where l.subscriber_id = current_subscriber() and l.id = ${id}`.execute(db)
  return rows[0] && presentOnly(rows[0])
}

export const priceListColumns: readonly ExportColumn<PriceListRecord>[] = [
  { key: 'field.name', value: (row) => row.name },
  { key: 'priceList.side', value: (row, t) => t(`enum.PriceListSide.${row.side}`) },
  { key: 'field.validFrom', value: (row) => row.validFrom, type: 'date' },
  { key: 'field.validTo', value: (row) => row.validTo, type: 'date' },
  {
    key: 'priceList.appliesTo',
    value: (row, t) => (row.appliesToCount === 0 ? t('priceList.everyone') : row.appliesTo.join(', ')),
  },
  { key: 'priceList.rows', value: (row) => String(row.lines), type: 'number' },
  { key: 'field.status', value: (row, t) => t(`enum.RecordStatus.${row.status}`) },
]
