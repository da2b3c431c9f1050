import { Decimal } from '@bahi/domain/num/decimal.ts'
import { methodOn, valueByPlan } from '@bahi/domain/inventory/valuation.ts'
import type {
  DatedMovement,
  StockState,
  StockWorth,
  ValuationPlan,
  Valued,
} from '@bahi/domain/inventory/valuation.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { stockSettings } from './settings.ts'

/** Names an item at a GSTIN, which values all its places together. */
export const worthKey = (entityId: number, itemId: number): string => `${entityId} ${itemId}`

export interface StockedItem {
  readonly entityId: number
  readonly itemId: number
}

interface Named extends DatedMovement {
  readonly day: string
  readonly turn: string
  readonly entryId: number | null
  readonly documentId: number | null
  readonly lineNumber: number | null
}

/** What items are worth at the end of a day (absent: of all days), each by the valuation of its GSTIN. */
export async function worthOf(
  ctx: Ctx,
  items: readonly StockedItem[],
  until: string | undefined,
): Promise<ReadonlyMap<string, Valued>> {
  const worths = new Map<string, Valued>()
  await valueItems(ctx, items, { until }, sql``, (key, valued) => void worths.set(key, valued))
  return worths
}

/** What left the stock for a line of a document, and what came back for it: quantities and costs, each above 0. */
export interface LineCost {
  readonly issued: Decimal
  readonly issuedCost: Decimal
  readonly returnedCost: Decimal
}

export const lineKey = (documentId: number, line: number): string => `${documentId} ${line}`

/** What lines of documents of a period took of some items, by document and line. */
export async function costsOf(
  ctx: Ctx,
  items: readonly StockedItem[],
  from: string | undefined,
  until: string | undefined,
): Promise<ReadonlyMap<string, LineCost>> {
  const found = new Map<string, LineCost>()
  await valueItems<Named>(ctx, items, { from, until }, names, (_key, { costs }, moved) => {
    for (const [index, { sort, documentId, lineNumber, quantity }] of moved.entries()) {
      if (documentId === null || (sort !== 'issue' && sort !== 'issueReturn')) continue
      const key = lineKey(documentId, lineNumber!)
      const { issued, issuedCost, returnedCost } = found.get(key) ?? nothing
      const cost = costs[index]!
      found.set(
        key,
        sort === 'issue'
          ? { issued: issued.sub(quantity), issuedCost: issuedCost.sub(cost), returnedCost }
          : { issued, issuedCost, returnedCost: returnedCost.add(cost) },
      )
    }
  })
  return found
}

/** What names a movement of an item, over all places: a line of a document or of an entry at its turn, or the opening stock of a day. */
export const movementKey = ({
  day,
  turn,
  sort,
  documentId,
  entryId,
  lineNumber,
}: Pick<Named, 'day' | 'turn' | 'documentId' | 'entryId' | 'lineNumber'> & {
  readonly sort: string
}): string => [day, turn, sort, documentId ?? '', entryId ?? '', lineNumber ?? ''].join(' ')

/** What movements of an item within some days put in or took out, with their quantities, by `movementKey`. */
export async function movementCosts(
  ctx: Ctx,
  item: StockedItem,
  from: string,
  until: string,
): Promise<ReadonlyMap<string, StockWorth>> {
  const found = new Map<string, StockWorth>()
  await valueItems<Named>(ctx, [item], { from, until }, names, (_key, { costs }, moved) => {
    for (const [index, one] of moved.entries())
      found.set(movementKey(one), { quantity: one.quantity, value: costs[index]! })
  })
  return found
}

const nothing: LineCost = { issued: Decimal.zero, issuedCost: Decimal.zero, returnedCost: Decimal.zero }

interface Span {
  /** The first day whose movements are wanted one by one. */
  readonly from?: string | undefined
  readonly until: string | undefined
}

/** What names a movement, for whom the worth of each of them matters: of many thousands it costs more to fetch than their valuing. */
const names = sql`g.turn::text as turn, g.document_id, g.entry_id, g.line_number,`

/** Values items one after another, each from the last month that is kept of it. */
async function valueItems<M extends DatedMovement>(
  ctx: Ctx,
  items: readonly StockedItem[],
  span: Span,
  columns: RawBuilder<unknown>,
  take: (key: string, valued: Valued, moved: readonly M[]) => void,
): Promise<void> {
  const plans = await plansOf(ctx, items)
  const asked = new Map(
    items.map(({ entityId, itemId }) => [worthKey(entityId, itemId), { entityId, itemId }]),
  )
  const kept = await keptStates(ctx, [...asked.values()], plans, span)
  const changes = [...plans.values()].some(({ otherFrom }) => otherFrom !== null)
  const read = changes || columns === names ? sql`g.day, ${columns}` : columns
  const moved = await movedSince<M>(ctx, [...asked.values()], kept, span.until, read)
  for (const [key, { entityId }] of asked) {
    const list = moved.get(key) ?? []
    const before = kept.get(key)
    if (list.length > 0 || before) take(key, valueByPlan(plans.get(entityId)!, list, before), list)
  }
}

async function plansOf(ctx: Ctx, items: readonly StockedItem[]): Promise<Map<number, ValuationPlan>> {
  const plans = new Map<number, ValuationPlan>()
  for (const entityId of new Set(items.map((item) => item.entityId))) {
    const { valuation, otherValuationFrom } = await stockSettings(ctx, entityId)
    plans.set(entityId, { method: valuation, otherFrom: otherValuationFrom })
  }
  return plans
}

interface Kept {
  readonly day: string
  readonly state: StockState
}

/** Of each item the last month end before the span that nothing was dated back before since; see `months.ts`. */
async function keptStates(
  ctx: Ctx,
  items: readonly StockedItem[],
  plans: ReadonlyMap<number, ValuationPlan>,
  { from, until }: Span,
): Promise<ReadonlyMap<string, Kept>> {
  const { rows } = await sql<Kept & StockedItem>`
    select p.entity_id, p.item_id, k.day, k.state
    from unnest(${items.map(({ entityId }) => entityId)}::bigint[], ${items.map(({ itemId }) => itemId)}::bigint[],
        ${items.map(({ entityId }) => methodOn(plans.get(entityId)!, ''))}::text[],
        ${items.map(({ entityId }) => plans.get(entityId)!.otherFrom)}::date[]) as p (entity_id, item_id, method, other_from)
      cross join lateral (select min(l.changed_from) as day from stock_levels l
        where l.subscriber_id = current_subscriber() and l.item_id = p.item_id and l.entity_id = p.entity_id) c
      cross join lateral (select s.day, s.state from stock_states s
        where s.subscriber_id = current_subscriber() and s.entity_id = p.entity_id and s.item_id = p.item_id and (s.method = p.method) = (s.day < coalesce(p.other_from, 'infinity'))
          and s.day < least(coalesce(${from ?? null}::date, 'infinity'), coalesce(${until ?? null}::date + 1, 'infinity'), coalesce(c.day, 'infinity'))
        order by s.day desc limit 1) k`.execute(ctx.db)
  return new Map(rows.map(({ entityId, itemId, ...kept }) => [worthKey(entityId, itemId), kept]))
}

/** Movements after those that are kept, in the order in which they are valued. */
async function movedSince<M extends DatedMovement>(
  ctx: Ctx,
  items: readonly StockedItem[],
  kept: ReadonlyMap<string, Kept>,
  until: string | undefined,
  columns: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, M[]>> {
  const { rows } = await sql<M & StockedItem>`
    select g.entity_id, g.item_id, ${columns} g.sort, trim_scale(g.quantity)::text as quantity, g.value::text as value
    from unnest(${items.map(({ entityId }) => entityId)}::bigint[], ${items.map(({ itemId }) => itemId)}::bigint[],
        ${items.map(({ entityId, itemId }) => kept.get(worthKey(entityId, itemId))?.day ?? null)}::date[]) with ordinality as p (entity_id, item_id, after, place)
      cross join lateral (
        select m.entity_id, m.item_id, m.day, m.turn, m.document_id, m.entry_id, m.line_number, m.sort, sum(m.quantity) as quantity, sum(m.value) as value
        from stock_movements m
        where m.subscriber_id = current_subscriber() and m.entity_id = p.entity_id and m.item_id = p.item_id
          and m.day > coalesce(p.after, '-infinity') and m.day <= coalesce(${until ?? null}::date, 'infinity')
          and m.sort not in ('transferIn', 'transferOut')
        group by m.entity_id, m.item_id, m.day, m.turn, m.document_id, m.entry_id, m.line_number, m.sort
        having sum(m.quantity) <> 0 or sum(m.value) <> 0) g
    order by p.place, g.day, g.turn, g.document_id, g.entry_id, g.line_number, g.sort`.execute(ctx.db)
  const moved = new Map<string, M[]>()
  for (const row of rows) {
    const key = worthKey(row.entityId, row.itemId)
    const list = moved.get(key)
    if (list) list.push(row)
    else moved.set(key, [row])
  }
  return moved
}

/** So much of what all of an item is worth as belongs to a quantity of it. */
export function shareOfWorth(worth: StockWorth | undefined, quantity: string): string {
  if (!worth) return '0.00'
  const all = Decimal.of(worth.quantity)
  if (all.isZero()) return Decimal.zero.toFixed(2)
  return Decimal.of(worth.value).mul(quantity).div(all, 2).toFixed(2)
}
