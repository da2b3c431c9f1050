import { addDays, endOfMonth, istDateOf, startOfMonth } from '@bahi/domain/cal/date.ts'
import type { StockValuation } from '@bahi/domain/inventory/movements.ts'
import { methodOn, valueByPlan } from '@bahi/domain/inventory/valuation.ts'
import type { DatedMovement, StockState, ValuationPlan } from '@bahi/domain/inventory/valuation.ts'
import { sql } from 'kysely'
import { eachOpenTenant } from '../../platform/db/each-tenant.ts'
import type { Db } from '../../platform/db/kysely.ts'
import type { Services } from '../../platform/make-context.ts'
import type { StockedItem } from './values.ts'

/** Items of one account that a round brings forward; the others wait for the next. */
const mostItems = 2000
/** How long a transaction goes from month to month of an item, whose postings wait for it. */
const mostMillis = 50

/** Keeps what items are worth at the ends of months that are over, so that reports read the movements after them. */
export async function keepStockMonths({
  tenants,
  clock,
}: Pick<Services, 'tenants' | 'clock'>): Promise<void> {
  const source = 'Job:stockMonths'
  const until = addDays(startOfMonth(istDateOf(clock())), -1)
  const waiting: (readonly [subscriberId: number, item: StockedItem])[] = []
  await eachOpenTenant(tenants, source, async (db, subscriberId) => {
    for (const item of await behind(db, until)) waiting.push([subscriberId, item])
  })
  for (const [subscriberId, item] of waiting)
    while (await tenants.inTenant(subscriberId, { source }, (db) => keepMonths(db, item, until)));
}

/** Keeps months of an item one after the other; false: nothing is left. */
async function keepMonths(db: Db, item: StockedItem, until: string): Promise<boolean> {
  // All of it is computed: what a crash takes with it is kept again, so nobody waits for the disk.
  await sql`set local synchronous_commit to off`.execute(db)
  for (const end = performance.now() + mostMillis; await keepMonth(db, item, until);)
    if (performance.now() > end) return true
  return false
}

async function behind(db: Db, until: string): Promise<readonly StockedItem[]> {
  const { rows } = await sql<StockedItem>`
    select l.entity_id, l.item_id from stock_levels l
    where l.subscriber_id = current_subscriber() and l.changed_from <= ${until}::date
    group by l.entity_id, l.item_id order by l.entity_id, l.item_id limit ${mostItems}`.execute(db)
  return rows
}

/**
 * Keeps the next month of an item; false: nothing is left. Postings of the item wait meanwhile, as they change the rows that are
 * locked here: one that comes later says so in them, and what is kept for its day is not read any more.
 */
async function keepMonth(db: Db, { entityId, itemId }: StockedItem, until: string): Promise<boolean> {
  const { rows: levels } = await sql<{ changedFrom: string | null }>`
    select changed_from::text as changed_from from stock_levels
    where subscriber_id = current_subscriber() and entity_id = ${entityId} and item_id = ${itemId}
    order by item_id, place_id, holder_id, batch for update`.execute(db)
  const days = levels.flatMap(({ changedFrom }) => changedFrom ?? [])
  const from = days.includes('-infinity') ? '-infinity' : days.toSorted()[0]
  if (from === undefined || (from !== '-infinity' && from > until)) return false
  const plan = await planOf(db, entityId)
  const last = await lastBefore(db, { entityId, itemId }, plan, from)
  const next = await nextMonth(db, { entityId, itemId }, last?.day, until)
  await sql`delete from stock_states where subscriber_id = current_subscriber() and entity_id = ${entityId} and item_id = ${itemId}
    and (day >= ${from}::date or not (${isOf(plan)}))`.execute(db)
  const kept = next ?? until
  if (next !== undefined) {
    const moved = await movedWithin(db, { entityId, itemId }, last?.day, next)
    const { state } = valueByPlan(plan, moved, last)
    await sql`insert into stock_states (subscriber_id, entity_id, item_id, day, method, state)
      values (current_subscriber(), ${entityId}, ${itemId}, ${next}::date, ${methodOn(plan, next)}, ${JSON.stringify(state)}::jsonb)`.execute(
      db,
    )
  }
  await sql`update stock_levels set changed_from = ${addDays(kept, 1)}::date
    where subscriber_id = current_subscriber() and entity_id = ${entityId} and item_id = ${itemId} and changed_from <= ${kept}::date`.execute(
    db,
  )
  return kept < until
}

async function planOf(db: Db, entityId: number): Promise<ValuationPlan> {
  const { rows } = await sql<{
    method: StockValuation | null
    otherFrom: string | null
  }>`select setting_of('StockValuation', ${entityId}) as method, nullif(setting_of('OtherValuationFrom', ${entityId}), '') as other_from`.execute(
    db,
  )
  const { method, otherFrom } = rows[0]!
  return { method: method ?? 'WeightedAverage', otherFrom }
}

/** A state is of the valuation that counts on its day. */
const isOf = ({ method, otherFrom }: ValuationPlan) =>
  sql`(method = ${method}) = (day < coalesce(${otherFrom}::date, 'infinity'))`

interface Last {
  readonly day: string
  readonly state: StockState
}

async function lastBefore(
  db: Db,
  { entityId, itemId }: StockedItem,
  plan: ValuationPlan,
  from: string,
): Promise<Last | undefined> {
  const { rows } = await sql<Last>`select day, state from stock_states
    where subscriber_id = current_subscriber() and entity_id = ${entityId} and item_id = ${itemId} and (${isOf(plan)}) and day < ${from}::date
    order by day desc limit 1`.execute(db)
  return rows[0]
}

/** The end of the month in which something moves next. */
async function nextMonth(
  db: Db,
  { entityId, itemId }: StockedItem,
  after: string | undefined,
  until: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`select day from stock_movements
    where subscriber_id = current_subscriber() and entity_id = ${entityId} and item_id = ${itemId} and day > ${after ?? '-infinity'}::date and day <= ${until}::date
    order by day limit 1`.execute(db)
  return rows[0] && endOfMonth(rows[0].day)
}

async function movedWithin(
  db: Db,
  { entityId, itemId }: StockedItem,
  after: string | undefined,
  until: string,
): Promise<readonly DatedMovement[]> {
  const { rows } = await sql<DatedMovement>`
    select m.day, m.sort, trim_scale(sum(m.quantity))::text as quantity, sum(m.value)::text as value from stock_movements m
    where m.subscriber_id = current_subscriber() and m.entity_id = ${entityId} and m.item_id = ${itemId} and m.sort not in ('transferIn', 'transferOut')
      and m.day > ${after ?? '-infinity'}::date and m.day <= ${until}::date
    group by m.day, m.turn, m.document_id, m.entry_id, m.line_number, m.sort
    having sum(m.quantity) <> 0 or sum(m.value) <> 0
    order by m.day, m.turn, m.document_id, m.entry_id, m.line_number, m.sort`.execute(db)
  return rows
}
