import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { inventoryCalls, stockEntryCalls } from '@bahi/contracts/inventory.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { factsOf, numberingBy, refusal } from '../ledger/index.ts'
import type { BookIssue } from '../ledger/index.ts'
import { asSpelled, knownBatches } from './batches.ts'
import { rowIssues } from './checks.ts'
import { locationsOf } from './locations.ts'
import { refusingShortages, shortageOf } from './shortage.ts'

type Calls = typeof inventoryCalls
type EntryCalls = typeof stockEntryCalls
type Saved = ReplyOf<Calls['saveStockAdjustment']>

interface EntryRow {
  readonly kind: 'stockAdjustment' | 'stockTransfer'
  readonly entityId: number
  readonly date: string
  readonly reason?: string
  readonly notes: string | undefined
  readonly fromPlaceId?: number
  readonly toPlaceId?: number
  readonly lines: readonly LineRow[]
}

interface LineRow {
  readonly itemId: number
  readonly placeId?: number
  readonly batch?: string | undefined
  readonly manufacturedOn?: string | undefined
  readonly expiresOn?: string | undefined
  readonly serials?: readonly string[] | undefined
  readonly quantity: string
  readonly value?: string | undefined
}

/** Corrects quantities or values of many items, for one reason. */
export async function saveStockAdjustment(
  ctx: Ctx,
  { entityId, date, reason, notes, lines }: ParsedOf<Calls['saveStockAdjustment']>,
): Promise<Saved> {
  ctx.requireActive(entityId)
  const issues: BookIssue[] = [
    ...(await rowIssues(ctx, { entityId, date, rows: lines, list: 'lines' })),
    ...lines.flatMap(({ quantity = '0', value }, index): BookIssue[] => {
      const [moved, worth] = [Decimal.of(quantity), Decimal.of(value ?? '0')]
      if (moved.isZero() && worth.isZero()) return [{ path: `lines[${index}].quantity`, code: 'REQUIRED' }]
      // What goes has the cost of what is there; what comes may have one of its own.
      const isWrong =
        value !== undefined && (moved.isNegative() || (moved.isPositive() && worth.isNegative()))
      return isWrong ? [{ path: `lines[${index}].value`, code: 'STOCK_VALUE' }] : []
    }),
  ]
  if (issues.length > 0) throw invalid(issues)
  return write(ctx, {
    kind: 'stockAdjustment',
    entityId,
    date,
    reason,
    notes,
    lines: lines.map(({ locationId = entityId, quantity = '0', value, ...line }) => ({
      ...line,
      placeId: locationId,
      quantity,
      value: value === undefined ? undefined : Decimal.of(value).truncate(2).toFixed(2),
    })),
  })
}

/** Moves goods from one place of a GSTIN to another; their value stays as it is. */
export async function saveStockTransfer(
  ctx: Ctx,
  { entityId, date, fromLocationId, toLocationId, notes, lines }: ParsedOf<Calls['saveStockTransfer']>,
): Promise<Saved> {
  ctx.requireActive(entityId)
  const places = (await locationsOf(ctx, [entityId])).get(entityId)?.map(({ locationId }) => locationId) ?? []
  const issues: BookIssue[] = [
    ...(await rowIssues(ctx, { entityId, date, rows: lines, list: 'lines' })),
    ...(places.includes(fromLocationId) ? [] : [{ path: 'fromLocationId', code: 'UNKNOWN_RECORD' } as const]),
    ...(places.includes(toLocationId)
      ? []
      : [{ path: 'toLocationId', code: 'PLACE_OF_OTHER_GSTIN' } as const]),
    ...(fromLocationId === toLocationId ? [{ path: 'toLocationId', code: 'SAME_PLACE' } as const] : []),
    ...lines.flatMap(({ quantity }, index): BookIssue[] =>
      Decimal.of(quantity).isPositive() ? [] : [{ path: `lines[${index}].quantity`, code: 'NOT_POSITIVE' }],
    ),
  ]
  if (issues.length > 0) throw invalid(issues)
  return write(ctx, {
    kind: 'stockTransfer',
    entityId,
    date,
    notes,
    fromPlaceId: fromLocationId,
    toPlaceId: toLocationId,
    lines,
  })
}

async function write(ctx: Ctx, entry: EntryRow): Promise<Saved> {
  const { entityId, date, kind, lines } = entry
  const { series } = await factsOf(ctx.db, { entityId, itemIds: [], kind, userId: ctx.userId, date })
  if (!series) throw invalid([{ path: 'entityId', code: 'SERIES_MISSING' }])
  const financialYear = financialYearOf(date)
  const head = {
    kind,
    entity_id: entityId,
    date,
    financial_year: financialYear,
    ...numberingBy(series, financialYear),
    reason: entry.reason,
    notes: entry.notes,
    from_place_id: entry.fromPlaceId,
    to_place_id: entry.toPlaceId,
  }
  const rows = asSpelled(lines, await knownBatches(ctx, lines)).map((line, index) => ({
    line_number: index + 1,
    item_id: line.itemId,
    place_id: line.placeId,
    batch: line.batch ?? '',
    manufactured_on: line.manufacturedOn,
    expires_on: line.expiresOn,
    serials: line.serials,
    quantity: line.quantity,
    value: line.value,
  }))
  return refusingShortages(lines, async () => {
    const { rows: written } = await sql<Saved>`
      select entry_id as id, entry_number as number from write_stock_entry(${JSON.stringify(head)}::json, ${JSON.stringify(rows)}::json)`.execute(
      ctx.db,
    )
    return written[0]!
  })
}

interface Written {
  readonly id: number
  readonly entityId: number
  readonly status: string
  readonly date: string
  readonly lockDate: string | null
}

/** Takes entries back; one whose goods are gone since is refused where stock is never below nothing. */
export async function cancelEntries(
  ctx: Ctx,
  { ids, reason: why }: ParsedOf<EntryCalls['cancel']>,
): Promise<ReplyOf<EntryCalls['cancel']>> {
  const { rows } = await sql<Written>`
    select e.id, e.entity_id, e.status, e.date, setting_of('periodLockDate', e.entity_id) as lock_date
    from stock_entries e where e.subscriber_id = current_subscriber() and e.id = any(${[...ids]}::bigint[])
      and e.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
    order by e.id for update`.execute(ctx.db)
  const found = new Map(rows.map((row) => [row.id, row]))
  const done: number[] = []
  const refused: ReturnType<typeof refusal>[] = []
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const entry = found.get(id)
    if (!entry) {
      refused.push(refusal(ctx, id, 'NOT_FOUND'))
      continue
    }
    const reason = reasonOf(ctx, entry)
    if (reason) {
      const params = {
        status: entry.status,
        name: ctx.access.inactive.get(entry.entityId) ?? '',
        right: 'INV_ADJ',
      }
      refused.push(refusal(ctx, id, 'ACTION_REFUSED', reason, params))
      continue
    }
    const short = await ctx
      .savepoint(() => sql`select cancel_stock_entry(${id}, ${why})`.execute(ctx.db))
      .then(() => undefined)
      .catch(shortageOf)
    if (short) refused.push(refusal(ctx, id, 'ACTION_REFUSED', 'action.reason.stockShort', short))
    else done.push(id)
  }
  return { done, refused }
}

function reasonOf(ctx: Ctx, { status, entityId, date, lockDate }: Written) {
  if (status !== 'Active') return 'action.reason.status' as const
  if (!ctx.can('INV_ADJ', entityId)) return 'action.reason.right' as const
  if (ctx.access.inactive.has(entityId)) return 'action.reason.isPlaceInactive' as const
  return lockDate && date <= lockDate ? ('action.reason.periodLocked' as const) : undefined
}
