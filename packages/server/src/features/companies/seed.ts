import type { Db } from '../../platform/db/kysely.ts'
import { seedItemMasters } from '../items/index.ts'
import { seedCashRetail } from '../parties/index.ts'
import { seedSeries } from '../series/index.ts'

/**
 * What a new subscriber begins with: units of the government's codes, GST slabs, common HSN and SAC codes, a series
 * for each kind of document, and the party of counter sales. Running it again adds only what is missing.
 */
export async function seedSubscriber(db: Db): Promise<void> {
  await seedItemMasters(db)
  await seedSeries(db)
  await seedCashRetail(db)
}
