import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { inventoryCalls } from '@bahi/contracts/inventory.ts'
import type { SettingName } from '@bahi/contracts/settings.ts'
import type { StockValuation } from '@bahi/domain/inventory/movements.ts'
import { firstDifference } from '@bahi/domain/inventory/valuation.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { locationsOf } from './locations.ts'

type Details = ReplyOf<typeof inventoryCalls.entityDetails>[number]

/** A change of these moves what the books of stock hold. */
const decideWhatIsKept: ReadonlySet<SettingName> = new Set(['EnableStockInventory', 'StockSince'])

/** And of these how goods are valued. */
const decideValues: ReadonlySet<string> = new Set<SettingName>(['StockValuation', 'OtherValuationFrom'])

/** How one GSTIN keeps its stock. */
export async function stockSettings(
  ctx: Ctx,
  entityId: number,
): Promise<Omit<Details, 'entityId' | 'locations'>> {
  const values = await ctx.settings(entityId)
  return {
    isEnabled: values['EnableStockInventory'] === true,
    from: (values['StockSince'] as string) || null,
    valuation: values['StockValuation'] as Details['valuation'],
    otherValuationFrom: (values['OtherValuationFrom'] as string) || null,
    negativeStock: values['NegativeStock'] as Details['negativeStock'],
    expiredBatches: values['ExpiredBatches'] as Details['expiredBatches'],
  }
}

export async function entityDetails(
  ctx: Ctx,
  { entityIds }: ParsedOf<typeof inventoryCalls.entityDetails>,
): Promise<Details[]> {
  const locations = await locationsOf(ctx, ctx.entitiesOf(entityIds))
  return Promise.all(
    [...locations].map(async ([entityId, list]) => ({
      entityId,
      ...(await stockSettings(ctx, entityId)),
      locations: list,
    })),
  )
}

/** How the stock of a GSTIN is kept before settings are changed. */
export interface StockKeeping {
  readonly entityId: number
  readonly name: string
  /** The last day that is locked; null: none is. */
  readonly lockedTo: string | null
  readonly isKept: boolean
  readonly valuation: StockValuation
  readonly otherFrom: string | null
  /** The last movement of the account. */
  readonly lastMovement: number
}

/** How stock is kept at a place, or under a company or the account, where a change of these settings may move or value it in another way. */
export async function stockKeeping(
  ctx: Ctx,
  changed: readonly string[],
  entityId: number | undefined,
): Promise<readonly StockKeeping[]> {
  if (!changed.some((name) => decideValues.has(name) || decideWhatIsKept.has(name as SettingName))) return []
  const { rows } = await sql<StockKeeping>`
    select e.id as entity_id, e.name, nullif(setting_of('periodLockDate', e.id), '')::date as locked_to,
      coalesce(setting_of('EnableStockInventory', e.id) = 'true', false) as is_kept,
      coalesce(setting_of('StockValuation', e.id), 'WeightedAverage') as valuation,
      nullif(setting_of('OtherValuationFrom', e.id), '') as other_from,
      (select coalesce(max(m.id), 0) from stock_movements m where m.subscriber_id = current_subscriber()) as last_movement
    from entities e where ${under(entityId)} order by e.id`.execute(ctx.db)
  return rows
}

const under = (entityId: number | undefined) =>
  sql`e.subscriber_id = current_subscriber() and e.entity_type = 'Entity'
      and (${entityId ?? null}::bigint is null or e.id = ${entityId ?? null}::bigint or e.company_id = ${entityId ?? null}::bigint)`

interface ChangedSettings {
  readonly names: readonly string[]
  readonly entityId: number | undefined
  readonly before: readonly StockKeeping[]
}

/**
 * After settings were changed at a place, of a company or of the account: brings the stock of each GSTIN under it that keeps
 * stock to what its documents say. Waits for what is being posted there. Refused where it changes quantity or value of a locked day.
 */
export async function keepStock(ctx: Ctx, { names, entityId, before }: ChangedSettings): Promise<void> {
  if (names.some((name) => decideValues.has(name))) await forgetMonths(ctx, entityId)
  if (names.some((name) => decideWhatIsKept.has(name as SettingName)))
    await sql`select keep_stock(e.id) from entities e
      where ${under(entityId)} and setting_of('EnableStockInventory', e.id) = 'true'
      order by e.id`.execute(ctx.db)
  if (before.some(({ lockedTo }) => lockedTo !== null)) await refuseLocked(ctx, { names, entityId, before })
}

async function refuseLocked(ctx: Ctx, { names, entityId, before }: ChangedSettings): Promise<void> {
  const now = new Map((await stockKeeping(ctx, names, entityId)).map((one) => [one.entityId, one]))
  for (const was of before) {
    const { isKept, valuation, otherFrom, lockedTo } = now.get(was.entityId)!
    if (was.lockedTo === null || lockedTo === null) continue
    // Locked before and after: who moves the lock back in the same call unlocks first.
    const until = was.lockedTo < lockedTo ? was.lockedTo : lockedTo
    const other = firstDifference(
      { method: valuation, otherFrom },
      { method: was.valuation, otherFrom: was.otherFrom },
    )
    const changed =
      isKept === was.isKept
        ? isKept && (await moved(ctx, was.entityId, until, sql`m.id > ${was.lastMovement}`))
        : await moved(ctx, was.entityId, until, sql`true`)
    // Valuations differ in what goes out, and in what comes back of it.
    const name = changed
      ? (names.find((one) => decideWhatIsKept.has(one as SettingName)) ?? '')
      : isKept &&
          other !== undefined &&
          (await moved(
            ctx,
            was.entityId,
            until,
            sql`m.day >= ${other || '-infinity'}::date and m.sort in ('issue', 'issueReturn', 'receiptReturn')`,
          ))
        ? names.find((one) => decideValues.has(one))
        : undefined
    if (name === undefined) continue
    const path = `settings[${names.indexOf(name)}].value`
    throw invalid([{ path, code: 'STOCK_LOCKED', params: { until, name: was.name } }])
  }
}

/** Something moves on a day that is locked, all that undoes itself apart. */
async function moved(
  ctx: Ctx,
  entityId: number,
  until: string,
  condition: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql<{ itemId: number }>`
    select m.item_id from stock_movements m
    where m.subscriber_id = current_subscriber() and m.entity_id = ${entityId} and m.day <= ${until}::date and ${condition}
    group by m.item_id, m.place_id, m.holder_id, m.batch, m.day, m.document_id, m.entry_id, m.line_number, m.sort
    having sum(m.quantity) <> 0 or sum(m.value) <> 0 limit 1`.execute(ctx.db)
  return rows.length > 0
}

/** What was valued in another way is valued anew. */
const forgetMonths = (ctx: Ctx, entityId: number | undefined) =>
  sql`update stock_levels set changed_from = '-infinity' where subscriber_id = current_subscriber()
    and entity_id in (select e.id from entities e where ${under(entityId)})`.execute(ctx.db)
