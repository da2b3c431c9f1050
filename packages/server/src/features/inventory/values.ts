import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { StockValuation } from '@bahi/domain/inventory/movements.ts'
import { valueStock } from '@bahi/domain/inventory/valuation.ts'
import type { StockWorth, ValuedMovement } from '@bahi/domain/inventory/valuation.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { stockSettings } from './settings.ts'

/** Names an item at a GSTIN, which values all its places together. */
export const worthKey = (entityId: number, itemId: number): string => `${entityId} ${itemId}`

interface Moved extends ValuedMovement {
  readonly entityId: number
  readonly itemId: number
}

/** What items are worth at the end of a day (absent: of all days), each by the valuation of its GSTIN. */
export async function worthOf(
  ctx: Ctx,
  pairs: readonly { readonly entityId: number; readonly itemId: number }[],
  until: string | undefined,
): Promise<ReadonlyMap<string, StockWorth>> {
  const entityIds = [...new Set(pairs.map(({ entityId }) => entityId))]
  const itemIds = [...new Set(pairs.map(({ itemId }) => itemId))]
  const { rows } = await sql<Moved>`
    select m.entity_id, m.item_id, m.sort, trim_scale(sum(m.quantity))::text as quantity, sum(m.value)::text as value
    from stock_movements m
    where m.subscriber_id = current_subscriber() and m.entity_id = any(${entityIds}::bigint[]) and m.item_id = any(${itemIds}::bigint[])
      and m.sort not in ('transferIn', 'transferOut') and (${until ?? null}::date is null or m.day <= ${until ?? null}::date)
    group by m.entity_id, m.item_id, m.day, m.turn, m.document_id, m.entry_id, m.line_number, m.sort
    having sum(m.quantity) <> 0 or sum(m.value) <> 0
    order by m.entity_id, m.item_id, m.day, m.turn, m.document_id, m.entry_id, m.line_number, m.sort`.execute(
    ctx.db,
  )
  const moved = new Map<string, Moved[]>()
  for (const row of rows) {
    const key = worthKey(row.entityId, row.itemId)
    const list = moved.get(key)
    if (list) list.push(row)
    else moved.set(key, [row])
  }
  const methods = new Map<number, StockValuation>()
  for (const entityId of entityIds) methods.set(entityId, (await stockSettings(ctx, entityId)).valuation)
  return new Map(
    [...moved].map(([key, list]) => [key, valueStock(methods.get(list[0]!.entityId)!, list)] as const),
  )
}

/** So much of what all of an item is worth as belongs to a quantity of it. */
export function shareOfWorth(worth: StockWorth | undefined, quantity: string): string {
  if (!worth) return '0.00'
  const all = Decimal.of(worth.quantity)
  if (all.isZero()) return Decimal.zero.toFixed(2)
  return Decimal.of(worth.value).mul(quantity).div(all, 2).toFixed(2)
}
