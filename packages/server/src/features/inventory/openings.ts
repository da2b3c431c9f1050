import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { inventoryCalls } from '@bahi/contracts/inventory.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import type { BookIssue } from '../ledger/index.ts'
import { asSpelled, knownBatches } from './batches.ts'
import { rowIssues } from './checks.ts'
import { refusingShortages } from './shortage.ts'
import { stockSettings } from './settings.ts'

type Calls = typeof inventoryCalls

/** Replaces what was there when the books of stock began. */
export async function saveOpeningStocks(
  ctx: Ctx,
  input: ParsedOf<Calls['saveOpeningStocks']>,
): Promise<ReplyOf<Calls['saveOpeningStocks']>> {
  const { entityId } = input
  const stocks = asSpelled(input.stocks, await knownBatches(ctx, input.stocks))
  ctx.requireActive(entityId)
  const { from } = await stockSettings(ctx, entityId)
  const date = input.date ?? from ?? undefined
  const issues: BookIssue[] = [
    ...(await rowIssues(ctx, { entityId, date, rows: stocks, list: 'stocks' })),
    ...(date === undefined && stocks.length > 0 ? [{ path: 'date', code: 'REQUIRED' } as const] : []),
    ...stocks.flatMap(({ quantity }, index): BookIssue[] =>
      Decimal.of(quantity).isPositive() ? [] : [{ path: `stocks[${index}].quantity`, code: 'NOT_POSITIVE' }],
    ),
    ...twiceIssues(entityId, stocks),
  ]
  if (issues.length > 0) throw invalid(issues)
  const rows = stocks.map((stock) => ({
    item_id: stock.itemId,
    place_id: stock.locationId ?? entityId,
    batch: stock.batch ?? '',
    manufactured_on: stock.manufacturedOn,
    expires_on: stock.expiresOn,
    serials: stock.serials,
    quantity: stock.quantity,
    value: twoPlaces(stock.value),
  }))
  await sql`delete from stock_openings o where o.subscriber_id = current_subscriber() and o.entity_id = ${entityId}`.execute(
    ctx.db,
  )
  await sql`insert into stock_openings (subscriber_id, entity_id, item_id, place_id, batch, manufactured_on, expires_on, serials, date, quantity, value, created_by)
    select current_subscriber(), ${entityId}, r.item_id, r.place_id, r.batch, r.manufactured_on, r.expires_on, case when json_typeof(r.serials) = 'array' then (select array_agg(s) from json_array_elements_text(r.serials) s) end, ${date ?? null}::date, r.quantity, r.value, current_user_id()
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (item_id bigint, place_id bigint, batch text, manufactured_on date, expires_on date, serials json, quantity numeric, value numeric)`.execute(
    ctx.db,
  )
  await refusingShortages(stocks, () =>
    sql`select post_stock_openings(${entityId}, true)`.execute(ctx.db).then(() => undefined),
  )
  return { count: rows.length, value: Decimal.sum(rows.map(({ value }) => value)).toFixed(2) }
}

const twoPlaces = (amount: string) => Decimal.of(amount).truncate(2).toFixed(2)

/** One row for each item, place and batch. */
function twiceIssues(entityId: number, stocks: ParsedOf<Calls['saveOpeningStocks']>['stocks']): BookIssue[] {
  const seen = new Set<string>()
  return stocks.flatMap(({ itemId, locationId = entityId, batch = '' }, index): BookIssue[] => {
    const key = `${itemId} ${locationId} ${batch.toUpperCase()}`
    if (seen.has(key)) return [{ path: `stocks[${index}].itemId`, code: 'DUPLICATE' }]
    seen.add(key)
    return []
  })
}

export async function getOpeningStocks(
  ctx: Ctx,
  { entityId }: ParsedOf<Calls['getOpeningStocks']>,
): Promise<ReplyOf<Calls['getOpeningStocks']>> {
  ctx.requireEntity(entityId)
  const { rows } = await sql<ReplyOf<Calls['getOpeningStocks']>['stocks'][number] & { date: string }>`
    select o.item_id, i.name as item_name, i.uqc, o.place_id as location_id, p.name as location_name, o.batch, o.manufactured_on, o.expires_on, o.serials, o.date,
      trim_scale(o.quantity)::text as quantity, o.value
    from stock_openings o
      join items i on i.subscriber_id = o.subscriber_id and i.id = o.item_id
      join entities p on p.subscriber_id = o.subscriber_id and p.id = o.place_id
    where o.subscriber_id = current_subscriber() and o.entity_id = ${entityId} order by i.name_key, i.id, o.place_id, o.batch`.execute(
    ctx.db,
  )
  return {
    entityId,
    date: rows[0]?.date ?? (await stockSettings(ctx, entityId)).from,
    stocks: rows.map(({ date: _date, ...row }) => row),
  }
}
