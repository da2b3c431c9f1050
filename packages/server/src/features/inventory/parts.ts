import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { worthKey, worthOf } from './values.ts'
import type { StockedItem } from './values.ts'

/** What of an item is of one batch at one place, with us or with another. */
export interface StockPart extends StockedItem {
  readonly placeId: number
  /** 0: with us. */
  readonly holderId: number
  readonly batch: string
  readonly uqc: string | null
  readonly categoryId: number | null
  /** At hand now, whatever the days. */
  readonly quantity: string
  readonly opening: string
  readonly inward: string
  readonly outward: string
  readonly movedIn: string
  readonly movedOut: string
  readonly closing: string
}

export interface ValuedPart extends StockPart {
  readonly value: Decimal
}

interface Days {
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/**
 * Stock of items in its parts, with what each is worth at the end of the last day. An item is valued over all places of its GSTIN; its parts
 * share that so that they always add up to it: each has what the parts up to it are worth, less what those before it are. `where` narrows
 * levels `g` of items `i`, always to whole items.
 */
export async function partsOf(
  ctx: Ctx,
  { fromDate, toDate }: Days,
  where: readonly RawBuilder<unknown>[],
): Promise<readonly ValuedPart[]> {
  const { rows } = await sql<StockPart>`
    select g.entity_id, g.item_id, g.place_id, g.holder_id, g.batch, i.uqc, i.category_id, trim_scale(g.quantity)::text as quantity,
      trim_scale(coalesce(x.opening, 0))::text as opening, trim_scale(coalesce(x.inward, 0))::text as inward, trim_scale(coalesce(x.outward, 0))::text as outward,
      trim_scale(coalesce(x.moved_in, 0))::text as moved_in, trim_scale(coalesce(x.moved_out, 0))::text as moved_out, trim_scale(coalesce(x.closing, 0))::text as closing
    from stock_levels g join items i on i.subscriber_id = g.subscriber_id and i.id = g.item_id
      cross join lateral (
        select sum(case when d.is_before then d.change else y.opening end) as opening, sum(y.inward) filter (where not d.is_before) as inward,
          sum(y.outward) filter (where not d.is_before) as outward, sum(y.moved_in) filter (where not d.is_before) as moved_in,
          sum(y.moved_out) filter (where not d.is_before) as moved_out, sum(d.change) as closing
        from stock_days y cross join lateral (
          select y.opening + y.inward - y.outward + y.moved_in - y.moved_out as change, y.day < coalesce(${fromDate ?? null}::date, '-infinity') as is_before) d
        where y.subscriber_id = g.subscriber_id and y.item_id = g.item_id and y.place_id = g.place_id and y.holder_id = g.holder_id and y.batch = g.batch
          and y.day <= coalesce(${toDate ?? null}::date, 'infinity')) x
    where ${sql.join([sql`g.subscriber_id = current_subscriber()`, ...where], sql` and `)}
    order by g.entity_id, g.item_id, g.place_id, g.holder_id, g.batch`.execute(ctx.db)
  const items = new Map<string, StockPart[]>()
  for (const part of rows) {
    const key = worthKey(part.entityId, part.itemId)
    const list = items.get(key)
    if (list) list.push(part)
    else items.set(key, [part])
  }
  const worths = await worthOf(
    ctx,
    [...items.values()].map(([one]) => one!),
    toDate,
  )
  return [...items].flatMap(([key, parts]) => shared(parts, Decimal.of(worths.get(key)?.value ?? '0')))
}

function shared(parts: readonly StockPart[], worth: Decimal): ValuedPart[] {
  const all = Decimal.sum(parts.map(({ closing }) => closing))
  let until = Decimal.zero
  let given = Decimal.zero
  return parts.map((part, index) => {
    if (all.isZero()) return { ...part, value: index === 0 ? worth : Decimal.zero }
    until = until.add(part.closing)
    const next = worth.mul(until).div(all, 2)
    const value = next.sub(given)
    given = next
    return { ...part, value }
  })
}
