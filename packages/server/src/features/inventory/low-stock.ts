import { istDateOf } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Notice } from '../notifications/index.ts'

interface LowStock {
  readonly entityId: number
  readonly items: number
  /** Those that lack most of their reorder level, each with what is there of it. */
  readonly first: readonly string[]
}

/** How many a notice names. */
const named = 5

/** Items at or below their reorder level, over all places of each GSTIN that keeps stock; what others hold is not at hand. */
export async function lowStockOf(db: Db, entityIds: readonly number[]): Promise<LowStock[]> {
  if (entityIds.length === 0) return []
  const { rows } = await sql<LowStock>`
    with kept as materialized (select e.id from unnest(${[...entityIds]}::bigint[]) as e (id) where setting_of('EnableStockInventory', e.id) = 'true'),
    low as (select l.entity_id, i.name, i.uqc, coalesce(sum(l.quantity) filter (where l.holder_id = 0), 0) as quantity,
        i.reorder_level - coalesce(sum(l.quantity) filter (where l.holder_id = 0), 0) as lacking
      from items i join stock_levels l on l.subscriber_id = current_subscriber() and l.item_id = i.id and l.entity_id in (select id from kept)
      where i.subscriber_id = current_subscriber() and i.reorder_level is not null
      group by l.entity_id, i.id, i.name, i.uqc, i.reorder_level
      having coalesce(sum(l.quantity) filter (where l.holder_id = 0), 0) <= i.reorder_level)
    select entity_id, count(*)::int as items, (array_agg(concat(name, ' (', concat_ws(' ', trim_scale(quantity), uqc), ')') order by lacking desc, name))[1:${named}] as first from low group by entity_id order by entity_id`.execute(
    db,
  )
  return rows
}

/** Hour in India from which the notices of the day are sent. */
const hour = '08'

/** One notice a day for each GSTIN that is to order. */
export async function lowStockNotices(db: Db, entityIds: readonly number[], now: Date): Promise<Notice[]> {
  const today = istDateOf(now)
  if (now < new Date(`${today}T${hour}:00:00+05:30`)) return []
  return (await lowStockOf(db, entityIds)).map(({ entityId, items, first }) => ({
    kind: 'lowStock' as const,
    entityId,
    eventKey: `lowStock:${entityId}:${today}`,
    params: { count: String(items), item: [...first, ...(items > first.length ? ['…'] : [])].join(', ') },
    path: 'stock-report?view=low&groupBy=item',
    target: { screen: 'lowStock' as const, documentId: null, billId: null, number: null },
  }))
}
