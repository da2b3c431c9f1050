import type { PriceOffer } from '@bahi/domain/prices/propose.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

export interface OffersAsked {
  readonly side: 'Sale' | 'Purchase'
  readonly partyId?: number | undefined
  readonly date: string
  readonly itemIds: readonly number[]
}

/** What price lists say of items, and what else a proposal rests on. */
export interface Offers {
  readonly partyDiscount: string | null
  readonly items: readonly {
    readonly itemId: number
    readonly mrp: string | null
    readonly offers: readonly PriceOffer[]
  }[]
}

/**
 * Rows of price lists in force that fit the items and the party, in one round trip: those of an item are found by the
 * item, those of categories and of all items by their lists.
 */
export async function offersOf(db: Db, { side, partyId, date, itemIds }: OffersAsked): Promise<Offers> {
  const { rows } = await sql<Offers>`
    with party as (select p.id, p.party_group_id, p.discount_percent from parties p
        where p.subscriber_id = current_subscriber() and p.id = ${partyId ?? null}::bigint),
    asked as (select i.id, i.category_id, c.parent_id, i.mrp from items i
        left join categories c on c.subscriber_id = i.subscriber_id and c.id = i.category_id
        where i.subscriber_id = current_subscriber() and i.id = any(${[...itemIds]}::bigint[])),
    lists as (select l.id, l.name, l.valid_from, l.valid_to, l.price_includes_tax,
        case when l.is_for_all then 'everyone' when lp.party_id is not null then 'party' else 'group' end as party
        from price_lists l
          left join price_list_parties lp on lp.subscriber_id = l.subscriber_id and lp.price_list_id = l.id and lp.party_id = (select id from party)
          left join price_list_groups lg on lg.subscriber_id = l.subscriber_id and lg.price_list_id = l.id and lg.party_group_id = (select party_group_id from party)
        where l.subscriber_id = current_subscriber() and l.status = 'Active' and l.side = ${side}
          and coalesce(l.valid_from, '-infinity') <= ${date}::date and coalesce(l.valid_to, 'infinity') >= ${date}::date
          and (l.is_for_all or lp.party_id is not null or lg.party_group_id is not null)),
    found as (
      select a.id as asked_id, 'item' as goods, x.* from asked a join price_list_lines x on x.subscriber_id = current_subscriber() and x.item_id = a.id
      union all
      select a.id, case when x.category_id is null then 'all' when x.category_id = a.category_id then 'category' else 'categoryAbove' end, x.*
      from asked a join price_list_lines x on x.subscriber_id = current_subscriber() and x.item_id is null
        and (x.category_id is null or x.category_id = a.category_id or x.category_id = a.parent_id))
    select (select trim_scale(discount_percent)::text from party) as party_discount,
      (select coalesce(json_agg(json_build_object('itemId', a.id, 'mrp', trim_scale(a.mrp)::text, 'offers',
        (select coalesce(json_agg(json_build_object('listId', l.id, 'list', l.name, 'validFrom', l.valid_from, 'validTo', l.valid_to, 'party', l.party,
            'goods', f.goods, 'fromQuantity', trim_scale(f.from_quantity)::text, 'unitPrice', trim_scale(f.unit_price)::text,
            'priceIncludesTax', l.price_includes_tax, 'discountPercent', trim_scale(f.discount_percent)::text,
            'buyQuantity', trim_scale(f.buy_quantity)::text, 'freeQuantity', trim_scale(f.free_quantity)::text) order by f.price_list_id, f.line_number), '[]')
          from found f join lists l on l.id = f.price_list_id where f.asked_id = a.id)) order by a.id), '[]') from asked a) as items`.execute(
    db,
  )
  return rows[0]!
}
