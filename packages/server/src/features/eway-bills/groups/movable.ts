import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Db } from '../../../platform/db/kysely.ts'
import { checked } from '../facts.ts'
import { materialOf } from '../material.ts'
import type { CurrentState } from '../current-state.ts'
import type { Group } from './stored.ts'

export interface Movable {
  readonly uqc: string
  readonly quantity: string
}

interface Items {
  readonly itemList?: readonly { readonly quantity?: number; readonly qtyUnit?: string }[]
}

/**
 * The most that a group opened now may hold, by unit: of the first one what is on the bill, of an onward leg what
 * the group before it held (portal codes 399, 400 and 413).
 */
export async function movableOf(
  db: Db,
  current: CurrentState,
  groups: readonly Group[],
  clock: () => Date,
): Promise<Movable[]> {
  const last = groups.at(-1)
  if (last) return [{ uqc: last.uqc, quantity: last.totalQuantity }]
  const sums = new Map<string, Decimal>()
  for (const { quantity = 0, qtyUnit = '' } of await itemsOf(db, current, clock)) {
    if (qtyUnit === '' || quantity <= 0) continue
    sums.set(qtyUnit, (sums.get(qtyUnit) ?? Decimal.zero).add(String(quantity)))
  }
  return [...sums].map(([uqc, sum]) => ({ uqc, quantity: sum.toString() }))
}

/** As they were sent; of a bill made from an IRN, as they would have been. */
async function itemsOf(
  db: Db,
  current: CurrentState,
  clock: () => Date,
): Promise<NonNullable<Items['itemList']>> {
  const sent = (current.payload as Items | null)?.itemList
  if (sent) return sent
  const material = await materialOf(db, current)
  if (!material) return []
  return ((await checked(db, material, clock)).payload as Items).itemList ?? []
}
