import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { inventoryCalls } from '@bahi/contracts/inventory.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { MovementSort } from '@bahi/domain/inventory/movements.ts'
import { valueStock } from '@bahi/domain/inventory/valuation.ts'
import type { ValuedMovement } from '@bahi/domain/inventory/valuation.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { stockSettings } from './settings.ts'
import { shareOfWorth } from './values.ts'

type Calls = typeof inventoryCalls
type Reply = ReplyOf<Calls['movements']>
type Row = Reply['records'][number]

interface Moved extends Omit<Row, 'balance' | 'cost'> {
  readonly value: string
  readonly isAsked: boolean
}

/** What came and went of an item, oldest first: valued over all places of the GSTIN, shown of those that were asked for. */
export async function itemMovements(
  ctx: Ctx,
  { entityId, itemId, locationIds, fromDate, toDate, start, size }: ParsedOf<Calls['movements']>,
): Promise<Reply> {
  ctx.requireEntity(entityId)
  const moved = await movedOf(ctx, entityId, itemId, locationIds, toDate)
  const { valuation } = await stockSettings(ctx, entityId)
  const isMoved = ({ sort }: Moved) => sort === 'transferIn' || sort === 'transferOut'
  const worth = valueStock(valuation, moved.filter((one) => !isMoved(one)) as unknown as ValuedMovement[])
  const costs = worth.costs.values()
  let balance = Decimal.zero
  let opening = '0'
  const rows: Row[] = []
  for (const one of moved) {
    const cost = isMoved(one) ? '0.00' : costs.next().value!
    if (!one.isAsked) continue
    balance = balance.add(one.quantity)
    const { value: _value, isAsked: _isAsked, ...row } = one
    if (fromDate !== undefined && one.day < fromDate) opening = balance.toPlain()
    else rows.push({ ...row, balance: balance.toPlain(), cost })
  }
  return {
    opening,
    closing: balance.toPlain(),
    value: shareOfWorth(worth, balance.toPlain()),
    total: rows.length,
    records: rows.slice(start, start + size),
  }
}

async function movedOf(
  ctx: Ctx,
  entityId: number,
  itemId: number,
  locationIds: readonly number[] | undefined,
  until: string | undefined,
): Promise<readonly Moved[]> {
  const { rows } = await sql<Moved & { sort: MovementSort }>`
    select g.day, g.sort, g.place_id as location_id, p.name as location_name, h.name as holder_name, g.batch, trim_scale(g.quantity)::text as quantity,
      g.value::text as value, g.document_id, d.kind as document_kind, g.entry_id, coalesce(d.number, e.number) as number, d.party_name,
      ${locationIds?.length ? sql`g.place_id = any(${[...locationIds]}::bigint[])` : sql`true`} as is_asked
    from (select m.day, m.turn, m.sort, m.place_id, m.holder_id, m.batch, m.document_id, m.entry_id, m.line_number, sum(m.quantity) as quantity, sum(m.value) as value
        from stock_movements m where m.subscriber_id = current_subscriber() and m.entity_id = ${entityId} and m.item_id = ${itemId}
          and (${until ?? null}::date is null or m.day <= ${until ?? null}::date)
        group by m.day, m.turn, m.document_id, m.entry_id, m.line_number, m.sort, m.place_id, m.holder_id, m.batch
        having sum(m.quantity) <> 0 or sum(m.value) <> 0) g
      join entities p on p.subscriber_id = current_subscriber() and p.id = g.place_id
      left join parties h on h.subscriber_id = current_subscriber() and h.id = g.holder_id
      left join documents d on d.subscriber_id = current_subscriber() and d.id = g.document_id
      left join stock_entries e on e.subscriber_id = current_subscriber() and e.id = g.entry_id
    order by g.day, g.turn, g.document_id, g.entry_id, g.line_number, g.sort`.execute(ctx.db)
  return rows
}
