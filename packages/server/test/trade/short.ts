import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import { proofs } from '../../src/features/ledger/index.ts'
import { sharedTestServer } from '../call-helpers.ts'
import { addSeries, stockShop } from '../shop.ts'
import type { SharedTestServer } from '../call-helpers.ts'
import type { Place } from './sequences.ts'

const date = '2026-11-20'

/** Sequences of which each finds a fault that `npm run mutation:books` plants. */
export const shortSeeds = [2, 4, 6, 9, 12, 19, 27, 44, 80, 85, 96] as const
export const shortLength = 40

export const serverOfTrade = (): Promise<SharedTestServer> => sharedTestServer(`${date}T10:00:00Z`)

/** A business of its own whose books can be proved by every rule. */
export async function placeOfTrade(): Promise<Place> {
  const us = await (await serverOfTrade()).makeSubscriber()
  const { bolt, rice } = await stockShop(us)
  await addSeries(us, [...offeredKinds, 'writeOff', 'stockAdjustment'])
  const stock = [
    { name: 'EnableStockInventory', value: true },
    { name: 'NegativeStock', value: 'Allow' },
  ]
  await us.ok('setting.update', { entityId: us.entityId, settings: stock })
  return {
    send: (name, input) => us.call(name as never, input as never),
    proved: async () => {
      const broken: string[] = []
      for (const { name, sql: query } of proofs) {
        const { rows } = await us.inTenant((db) => sql.raw(query).execute(db))
        if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows[0])}`)
      }
      return broken
    },
    hasOwnStock: true,
    entityId: us.entityId,
    items: [bolt, rice],
    date,
  }
}
