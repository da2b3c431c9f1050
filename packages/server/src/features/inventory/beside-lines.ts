import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { inventoryCalls } from '@bahi/contracts/inventory.ts'
import { reservingKinds } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'

type Calls = typeof inventoryCalls
type Reply = ReplyOf<Calls['stockOfLines']>

/** What is there of items, what orders keep of them, and their batches: read in one statement for the lines of a form. */
export async function stockOfLines(
  ctx: Ctx,
  { entityId, locationId = entityId, itemIds }: ParsedOf<Calls['stockOfLines']>,
): Promise<Reply> {
  ctx.requireEntity(entityId)
  const ids = [...new Set(itemIds)]
  const { rows } = await sql<Reply[number]>`
    select i.id as item_id, i.uqc, i.has_batches, i.has_serials, trim_scale(l.here)::text as available, trim_scale(l.there - l.here)::text as elsewhere,
      trim_scale(coalesce(r.quantity, 0))::text as reserved, trim_scale(l.there - coalesce(r.quantity, 0))::text as free_to_sell,
      coalesce(b.batches, '[]') as batches
    from items i
      cross join lateral (select coalesce(sum(x.quantity), 0) as there, coalesce(sum(x.quantity) filter (where x.place_id = ${locationId}), 0) as here
        from stock_levels x where x.subscriber_id = i.subscriber_id and x.item_id = i.id and x.entity_id = ${entityId} and x.holder_id = 0) l
      left join reserved_quantity(${ids}::bigint[], array[${entityId}::bigint], ${reservingKinds}::text[]) r on r.item_id = i.id
      left join lateral (
        select json_agg(json_build_object('batch', y.batch, 'manufacturedOn', y.manufactured_on, 'expiresOn', y.expires_on, 'available', trim_scale(y.quantity)::text)
          order by y.expires_on nulls last, y.manufactured_on nulls last, y.batch) as batches
        from (select x.batch, k.manufactured_on, k.expires_on, x.quantity from stock_levels x
            left join item_batches k on k.subscriber_id = x.subscriber_id and k.item_id = x.item_id and upper(k.batch) = upper(x.batch)
            where x.subscriber_id = i.subscriber_id and x.item_id = i.id and x.place_id = ${locationId} and x.holder_id = 0 and x.batch <> '' and x.quantity > 0
            order by k.expires_on nulls last, k.manufactured_on nulls last, x.batch limit 50) y) b on i.has_batches
    where i.subscriber_id = current_subscriber() and i.id = any(${ids}::bigint[]) and i.supply = 'Goods' and i.is_stocked
      and setting_of('EnableStockInventory', ${entityId}) = 'true'`.execute(ctx.db)
  return rows
}
