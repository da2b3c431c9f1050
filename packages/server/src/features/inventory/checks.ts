import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { lockIssues } from '../ledger/index.ts'
import type { BookIssue } from '../ledger/index.ts'
import { batchDayIssues, knownBatches } from './batches.ts'
import type { KnownBatch } from './batches.ts'
import { serialCountIssues, serialTwiceIssues } from './serial-checks.ts'
import { locationsOf } from './locations.ts'
import { stockSettings } from './settings.ts'

/** A row of opening stock, or a line of a correction or transfer. */
interface Row {
  readonly itemId: number
  readonly locationId?: number | undefined
  readonly batch?: string | undefined
  readonly manufacturedOn?: string | undefined
  readonly expiresOn?: string | undefined
  readonly serials?: readonly string[] | undefined
  readonly quantity?: string | undefined
}

interface StockedItem {
  readonly id: number
  readonly name: string
  readonly supply: string
  readonly status: string
  readonly isStocked: boolean
  readonly hasBatches: boolean
  readonly hasSerials: boolean
}

/**
 * What is wrong with rows of stock at a GSTIN on a day: stock is not kept there or then, the day is over or locked, an item
 * has no stock, a place is not of the GSTIN, a batch is missing or not kept. Paths begin with the name of the list.
 */
export async function rowIssues(
  ctx: Ctx,
  {
    entityId,
    date,
    rows,
    list,
  }: {
    readonly entityId: number
    readonly date: string | undefined
    readonly rows: readonly Row[]
    readonly list: 'stocks' | 'lines'
  },
): Promise<BookIssue[]> {
  const { isEnabled, from } = await stockSettings(ctx, entityId)
  if (!isEnabled) return [{ path: 'entityId', code: 'STOCK_NOT_KEPT' }]
  const [items, known] = await Promise.all([itemsOf(ctx, rows), knownBatches(ctx, rows)])
  const places = new Set(
    (await locationsOf(ctx, [entityId])).get(entityId)?.map(({ locationId }) => locationId),
  )
  return [
    ...(date === undefined ? [] : dayIssues(ctx, date, from)),
    ...(date === undefined
      ? []
      : lockIssues(date, { settings: await ctx.settings(entityId), isFiled: false })),
    ...serialTwiceIssues(
      rows.map((row) => ({ ...row, name: items.get(row.itemId)?.name ?? '' })),
      list,
    ),
    ...rows.flatMap((row, index) =>
      oneRow(row, items.get(row.itemId), places, known).map((issue) => ({
        ...issue,
        path: `${list}[${index}].${issue.path}`,
      })),
    ),
  ]
}

function dayIssues(ctx: Ctx, date: string, from: string | null): BookIssue[] {
  if (date > ctx.today()) return [{ path: 'date', code: 'DATE_IN_FUTURE', params: { date } }]
  return from !== null && date < from ? [{ path: 'date', code: 'BEFORE_STOCK', params: { date: from } }] : []
}

function oneRow(
  row: Row,
  item: StockedItem | undefined,
  places: ReadonlySet<number>,
  known: ReadonlyMap<string, KnownBatch>,
): BookIssue[] {
  if (!item || item.status === 'Delete') return [{ path: 'itemId', code: 'UNKNOWN_RECORD' }]
  const { locationId, batch } = row
  const { name } = item
  return [
    ...(item.status === 'Active'
      ? []
      : [{ path: 'itemId', code: 'RECORD_INACTIVE', params: { name } } as const]),
    ...(item.supply === 'Goods' && item.isStocked
      ? []
      : [{ path: 'itemId', code: 'ITEM_NOT_STOCKED', params: { name } } as const]),
    ...(locationId === undefined || places.has(locationId)
      ? []
      : [{ path: 'locationId', code: 'UNKNOWN_RECORD' } as const]),
    ...(item.hasBatches || !batch ? [] : [{ path: 'batch', code: 'NO_BATCHES', params: { name } } as const]),
    ...(item.hasBatches && !batch
      ? [{ path: 'batch', code: 'BATCH_MISSING', params: { name } } as const]
      : []),
    ...(item.hasBatches ? batchDayIssues(row, name, known) : []),
    ...serialCountIssues(
      row.serials,
      Decimal.of(row.quantity ?? '0')
        .abs()
        .toPlain(),
      item,
    ),
  ]
}

async function itemsOf(ctx: Ctx, rows: readonly Row[]): Promise<ReadonlyMap<number, StockedItem>> {
  const ids = [...new Set(rows.map(({ itemId }) => itemId))]
  const found =
    await sql<StockedItem>`select i.id, i.name, i.supply, i.status, i.is_stocked, i.has_batches, i.has_serials from items i
    where i.subscriber_id = current_subscriber() and i.id = any(${ids}::bigint[])`.execute(ctx.db)
  return new Map(found.rows.map((item) => [item.id, item]))
}
