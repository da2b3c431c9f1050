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

type Stock = ParsedOf<Calls['saveOpeningStocks']>['stocks'][number]

/** Rows of opening stock as the master of batches spells them, the day they are of, and all that is wrong with them. */
async function checkedOpenings(
  ctx: Ctx,
  input: ParsedOf<Calls['saveOpeningStocks']>,
): Promise<{
  readonly stocks: readonly Stock[]
  readonly date: string | undefined
  readonly issues: BookIssue[]
}> {
  const { entityId } = input
  const stocks = asSpelled(input.stocks, await knownBatches(ctx, input.stocks))
  ctx.requireActive(entityId)
  const { from } = await stockSettings(ctx, entityId)
  const date = input.date ?? from ?? undefined
  return {
    stocks,
    date,
    issues: [
      ...(await rowIssues(ctx, { entityId, date, rows: stocks, list: 'stocks' })),
      ...(date === undefined && stocks.length > 0 ? [{ path: 'date', code: 'REQUIRED' } as const] : []),
      ...stocks.flatMap(({ quantity }, index): BookIssue[] =>
        Decimal.of(quantity).isPositive()
          ? []
          : [{ path: `stocks[${index}].quantity`, code: 'NOT_POSITIVE' }],
      ),
      ...twiceIssues(entityId, stocks),
    ],
  }
}

/** Replaces what was there when the books of stock began. */
export async function saveOpeningStocks(
  ctx: Ctx,
  input: ParsedOf<Calls['saveOpeningStocks']>,
): Promise<ReplyOf<Calls['saveOpeningStocks']>> {
  const { entityId } = input
  const { stocks, date, issues } = await checkedOpenings(ctx, input)
  const locked = await lockedOpenings(ctx, entityId)
  if (issues.length > 0 || locked.length > 0) throw invalid([...issues, ...locked])
  await sql`delete from stock_openings o where o.subscriber_id = current_subscriber() and o.entity_id = ${entityId}`.execute(
    ctx.db,
  )
  await putOpenings(ctx, entityId, date, stocks)
  await refusingShortages(stocks, () =>
    sql`select post_stock_openings(${entityId}, true)`.execute(ctx.db).then(() => undefined),
  )
  return {
    count: stocks.length,
    value: Decimal.sum(stocks.map(({ value }) => twoPlaces(value))).toFixed(2),
  }
}

/** What is wrong with rows that would be put beside what is there; issues of no row are of all of them. */
export const openingStockIssues = async (
  ctx: Ctx,
  entityId: number,
  stocks: readonly Stock[],
): Promise<readonly BookIssue[]> => (await checkedOpenings(ctx, { entityId, stocks: [...stocks] })).issues

/** What was there on a day that is locked since stays; `id` names one row, else all of the GSTIN count. */
async function lockedOpenings(ctx: Ctx, entityId: number, id?: number): Promise<BookIssue[]> {
  const { rows } = await sql<{ until: string; name: string }>`
    select x.until::date as until, e.name from entities e, setting_of('periodLockDate', e.id) x (until)
    where e.subscriber_id = current_subscriber() and e.id = ${entityId} and x.until <> ''
      and exists (select from stock_openings o where o.subscriber_id = e.subscriber_id and o.entity_id = e.id
        and (${id ?? null}::bigint is null or o.id = ${id ?? null}::bigint)
        and greatest(o.date, coalesce(stock_since(e.id), '-infinity')) <= x.until::date)`.execute(ctx.db)
  return rows.map((params) => ({ path: '', code: 'STOCK_LOCKED', params: { ...params } }))
}

/** Puts rows that were checked beside what is there, or in the place of those of the same item, place and batch; ids in their order. */
export async function addOpeningStocks(
  ctx: Ctx,
  entityId: number,
  input: readonly Stock[],
): Promise<readonly number[]> {
  const { stocks, date, issues } = await checkedOpenings(ctx, { entityId, stocks: [...input] })
  if (issues.length > 0) throw invalid(issues)
  const ids = await putOpenings(ctx, entityId, date, stocks)
  await postItems(ctx, entityId, stocks)
  return ids
}

/** Takes a row back; refused where what was there of it is gone. */
export async function removeOpeningStock(
  ctx: Ctx,
  { id, entityId, itemId }: { readonly id: number; readonly entityId: number; readonly itemId: number },
): Promise<void> {
  ctx.requireActive(entityId)
  const locked = await lockedOpenings(ctx, entityId, id)
  if (locked.length > 0) throw invalid(locked)
  await sql`delete from stock_openings o where o.subscriber_id = current_subscriber() and o.id = ${id}`.execute(
    ctx.db,
  )
  await postItems(ctx, entityId, [{ itemId }])
}

const postItems = (
  ctx: Ctx,
  entityId: number,
  stocks: readonly { readonly itemId: number; readonly serials?: readonly string[] | undefined }[],
): Promise<void> =>
  refusingShortages(stocks, () =>
    sql`select post_item_openings(${entityId}, ${[...new Set(stocks.map(({ itemId }) => itemId))]}::bigint[], true)`
      .execute(ctx.db)
      .then(() => undefined),
  )

async function putOpenings(
  ctx: Ctx,
  entityId: number,
  date: string | undefined,
  stocks: readonly Stock[],
): Promise<readonly number[]> {
  const rows = stocks.map((stock, place) => ({
    place,
    item_id: stock.itemId,
    place_id: stock.locationId ?? entityId,
    batch: stock.batch ?? '',
    manufactured_on: stock.manufacturedOn,
    expires_on: stock.expiresOn,
    serials: stock.serials,
    quantity: stock.quantity,
    value: twoPlaces(stock.value),
  }))
  const { rows: put } = await sql<{ id: number; itemId: number; placeId: number; batch: string }>`
    insert into stock_openings (subscriber_id, entity_id, item_id, place_id, batch, manufactured_on, expires_on, serials, date, quantity, value, created_by)
    select current_subscriber(), ${entityId}, r.item_id, r.place_id, r.batch, r.manufactured_on, r.expires_on, case when json_typeof(r.serials) = 'array' then (select array_agg(s) from json_array_elements_text(r.serials) s) end, ${date ?? null}::date, r.quantity, r.value, current_user_id()
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (place int, item_id bigint, place_id bigint, batch text, manufactured_on date, expires_on date, serials json, quantity numeric, value numeric)
    order by r.place
    on conflict (subscriber_id, entity_id, item_id, place_id, batch) do update set manufactured_on = excluded.manufactured_on, expires_on = excluded.expires_on,
      serials = excluded.serials, quantity = excluded.quantity, value = excluded.value
    returning id, item_id, place_id, batch`.execute(ctx.db)
  const ids = new Map(put.map((row) => [`${row.itemId} ${row.placeId} ${row.batch}`, row.id]))
  return rows.map((row) => ids.get(`${row.item_id} ${row.place_id} ${row.batch}`)!)
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
