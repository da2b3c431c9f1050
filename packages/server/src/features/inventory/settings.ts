import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { inventoryCalls } from '@bahi/contracts/inventory.ts'
import type { SettingName } from '@bahi/contracts/settings.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { locationsOf } from './locations.ts'

type Details = ReplyOf<typeof inventoryCalls.entityDetails>[number]

/** A change of these moves what the books of stock hold. */
const decideWhatIsKept: ReadonlySet<SettingName> = new Set(['EnableStockInventory', 'StockSince'])

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

/**
 * After settings were changed at a place, of a company or of the account: brings the stock of each GSTIN under it that keeps
 * stock to what its documents say. Waits for what is being posted there.
 */
export async function keepStock(
  ctx: Ctx,
  changed: readonly string[],
  entityId: number | undefined,
): Promise<void> {
  if (changed.includes('StockValuation')) await forgetMonths(ctx, entityId)
  if (!changed.some((name) => decideWhatIsKept.has(name as SettingName))) return
  await sql`select keep_stock(e.id) from entities e
    where e.subscriber_id = current_subscriber() and e.entity_type = 'Entity'
      and (${entityId ?? null}::bigint is null or e.id = ${entityId ?? null}::bigint or e.company_id = ${entityId ?? null}::bigint)
      and setting_of('EnableStockInventory', e.id) = 'true'
    order by e.id`.execute(ctx.db)
}

/** What was valued in another way is valued anew. */
const forgetMonths = (ctx: Ctx, entityId: number | undefined) =>
  sql`update stock_levels set changed_from = '-infinity' where subscriber_id = current_subscriber()
    and entity_id in (select e.id from entities e where e.subscriber_id = current_subscriber() and e.entity_type = 'Entity'
      and (${entityId ?? null}::bigint is null or e.id = ${entityId ?? null}::bigint or e.company_id = ${entityId ?? null}::bigint))`.execute(
    ctx.db,
  )
