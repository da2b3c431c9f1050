import { FixedAssetSave } from '@bahi/contracts/assets.ts'
import { addDays, addMonths, startOfMonth } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { runDepreciation, saveAsset } from '../assets/index.ts'

/** Two assets of the sample company, bought from the bank, and what they lost in value up to the last month. */
export async function makeDemoAssets(ctx: Ctx): Promise<void> {
  const today = ctx.today()
  const { rows } = await sql<{ entityId: number }>`select min(id) as entity_id from entities
    where subscriber_id = current_subscriber() and entity_type = 'Entity'`.execute(ctx.db)
  const { entityId } = rows[0]!
  const assets = [
    {
      name: 'Delivery van MH 12 QA 4521',
      code: 'VAN-1',
      assetClass: 'motorCars',
      cost: '685000',
      acquiredOn: addDays(addMonths(startOfMonth(today), -7), 9),
      location: 'Bhosari Industrial Estate',
    },
    {
      name: 'Computer and printer for billing',
      code: 'IT-1',
      assetClass: 'computers',
      method: 'WrittenDown',
      cost: '74500',
      acquiredOn: addDays(addMonths(startOfMonth(today), -4), 3),
      location: 'Laxmi Road counter',
    },
  ]
  for (const asset of assets)
    await saveAsset(ctx, FixedAssetSave.parse({ ...asset, entityId, account: 'Bank' }))
  await runDepreciation(ctx, { entityId, toDate: addDays(startOfMonth(today), -1) })
}
