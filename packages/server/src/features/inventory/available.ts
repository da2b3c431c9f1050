import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { inventoryCalls } from '@bahi/contracts/inventory.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { locationsOf } from './locations.ts'

type Calls = typeof inventoryCalls

/**
 * What is there of items at a place, or at all places of a GSTIN: now, or at the end of a day. Each item answers at the
 * asked place, with nothing where nothing is; batches answer one by one.
 */
export async function getAvailableQuantity(
  ctx: Ctx,
  { entityId, itemIds, locationId, batch, date }: ParsedOf<Calls['getAvailableQuantity']>,
): Promise<ReplyOf<Calls['getAvailableQuantity']>> {
  ctx.requireEntity(entityId)
  const places = (await locationsOf(ctx, [entityId])).get(entityId) ?? []
  const asked = locationId === undefined ? places.map((place) => place.locationId) : [locationId]
  const ofPlace = sql`x.subscriber_id = current_subscriber() and x.entity_id = ${entityId} and x.holder_id = 0
    and x.item_id = any(${[...new Set(itemIds)]}::bigint[]) and x.place_id = any(${asked}::bigint[])
    and (${batch ?? null}::text is null or x.batch = ${batch ?? null}::text)`
  const { rows } = await sql<{ itemId: number; locationId: number; batch: string; available: string }>`
    select q.item_id, q.place_id as location_id, q.batch, trim_scale(q.quantity)::text as available
    from (${
      date === undefined
        ? sql`select x.item_id, x.place_id, x.batch, x.quantity from stock_levels x where ${ofPlace}`
        : sql`select x.item_id, x.place_id, x.batch, sum(x.opening + x.inward - x.outward + x.moved_in - x.moved_out) as quantity
            from stock_days x where ${ofPlace} and x.day <= ${date}::date group by x.item_id, x.place_id, x.batch`
    }) q where q.quantity <> 0 order by q.item_id, q.place_id, q.batch`.execute(ctx.db)
  const found = rows.map(({ batch: own, ...row }) => (own === '' ? row : { ...row, batch: own }))
  const known = new Set(found.map((row) => row.itemId))
  const none = [...new Set(itemIds)].filter((itemId) => !known.has(itemId))
  return [...found, ...none.map((itemId) => ({ itemId, locationId: locationId ?? entityId, available: '0' }))]
}
