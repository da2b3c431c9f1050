import type { StockWorths } from '@bahi/domain/books/statements.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { worthOf } from '../inventory/index.ts'

interface Asked {
  readonly entityIds: readonly number[]
  readonly fromDate: string
  readonly toDate: string
}

/** The value of the goods of some GSTINs at both ends of a period; nothing where they keep no stock. */
export async function stockWorths(ctx: Ctx, { entityIds, fromDate, toDate }: Asked): Promise<StockWorths> {
  const { rows } = await sql<{ entityId: number; itemId: number }>`
    select distinct l.entity_id, l.item_id from stock_levels l
    where l.subscriber_id = current_subscriber() and l.entity_id = any(${[...entityIds]}::bigint[])
      and setting_of('EnableStockInventory', l.entity_id) = 'true'`.execute(ctx.db)
  if (rows.length === 0) return { brought: '0', opening: '0', closing: '0' }
  const kept = [...new Set(rows.map(({ entityId }) => entityId))]
  const [before, after, brought] = await Promise.all([
    worthOf(ctx, rows, addDays(fromDate, -1)),
    worthOf(ctx, rows, toDate),
    broughtIn(ctx, kept, fromDate, toDate),
  ])
  const sum = (worths: typeof before) => Decimal.sum([...worths.values()].map(({ value }) => value))
  return {
    brought: brought.all,
    // Stock that the books open with within the period was there before it.
    opening: sum(before).add(brought.within).toFixed(2),
    closing: sum(after).toFixed(2),
  }
}

async function broughtIn(ctx: Ctx, entityIds: readonly number[], fromDate: string, toDate: string) {
  const { rows } = await sql<{ all: string; within: string }>`
    select coalesce(sum(o.value), 0)::text as "all", coalesce(sum(o.value) filter (where o.date >= ${fromDate}::date), 0)::text as within
    from stock_openings o where o.subscriber_id = current_subscriber() and o.entity_id = any(${[...entityIds]}::bigint[])
      and o.date <= ${toDate}::date`.execute(ctx.db)
  return rows[0]!
}
