import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import { proofs } from '../../src/features/ledger/index.ts'
import { sharedTestServer } from '../call-helpers.ts'
import { addSeries, addSupplier, stockShop } from '../shop.ts'
import type { SharedTestServer, TestSubscriber } from '../call-helpers.ts'
import type { Place } from './sequences.ts'

const date = '2026-11-20'

/** Sequences of which each finds a fault that `npm run mutation:books` plants. */
export const shortSeeds = [2, 4, 6, 9, 12, 19, 27, 44, 80, 85, 96] as const
export const shortLength = 40
/** The same of stock alone. */
export const stockSeeds = [1, 2] as const
export const stockLength = 60

export const serverOfTrade = (): Promise<SharedTestServer> => sharedTestServer(`${date}T10:00:00Z`)

/** A business of its own, whose books every rule proves. */
async function ownBusiness() {
  const us = await (await serverOfTrade()).makeSubscriber()
  const shop = await stockShop(us)
  await addSeries(us, [...offeredKinds, 'writeOff', 'stockAdjustment', 'stockTransfer'])
  return { us, shop, place: { send: sendAs(us), proved: provedOf(us), entityId: us.entityId } }
}

const sendAs =
  (us: TestSubscriber): Place['send'] =>
  (name, input) =>
    us.call(name as never, input as never)

const provedOf = (us: TestSubscriber) => async () => {
  const broken: string[] = []
  for (const { name, sql: query } of proofs) {
    const { rows } = await us.inTenant((db) => sql.raw(query).execute(db))
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows[0])}`)
  }
  return broken
}

export async function placeOfTrade(): Promise<Place> {
  const { us, shop, place } = await ownBusiness()
  const stock = [
    { name: 'EnableStockInventory', value: true },
    { name: 'NegativeStock', value: 'Allow' },
  ]
  await us.ok('setting.update', { entityId: us.entityId, settings: stock })
  return { ...place, hasOwnStock: true, items: [shop.bolt, shop.rice], date }
}

/** Where goods are bought and sold on days in any order, with nobody else. */
export async function placeOfStock() {
  const { us, shop, place } = await ownBusiness()
  const supplierId = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  return { ...place, customerId: shop.registered, supplierId }
}

/** The same with a godown. */
export async function placeWithGodown() {
  const { us, shop, place } = await ownBusiness()
  const supplierId = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  const { rows } = await us.inTenant((db) =>
    sql<{
      id: number
    }>`insert into entities (subscriber_id, entity_type, location_type, parent_id, company_id, name, state_code)
      select current_subscriber(), 'ChildEntity', 'Godown', e.id, e.company_id, 'Godown', '27' from entities e where e.id = ${us.entityId} returning id`.execute(
      db,
    ),
  )
  return { ...place, customerId: shop.registered, supplierId, godownId: rows[0]!.id }
}
