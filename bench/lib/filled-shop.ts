import type pg from 'pg'
import { fillDocuments } from '@bahi/server/features/demo/bulk.ts'
import type { TestSubscriber } from '../../packages/server/test/call-helpers.ts'
import { ownerOf } from './product.ts'
import type { Product } from './product.ts'

/** A business with as many invoices of a line each between two days, and the owner's connection to its database. */
export async function filledShop(
  product: Product,
  days: { readonly invoices: number; readonly from: string; readonly to: string },
  prepare: (shop: TestSubscriber) => Promise<unknown> = async () => {},
): Promise<{ readonly shop: TestSubscriber; readonly owner: pg.Client }> {
  const shop = await product.server.makeSubscriber({ trialDays: null })
  await prepare(shop)
  const owner = await ownerOf(product.ownerUrl)
  const { subscriberId, entityId } = shop
  await fillDocuments(owner, { subscriberId, entityId, ...days, lines: 1, others: 0, log: console.log })
  return { shop, owner }
}
