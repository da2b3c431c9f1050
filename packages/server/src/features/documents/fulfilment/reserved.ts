import { reservingKinds } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'

interface Reserved {
  /** In the first unit of the item. */
  readonly quantity: string
  /** Orders that keep it. */
  readonly documents: number
}

/** What open orders at these places keep of items; nothing of those of which nothing is kept. */
export async function reservedOf(
  db: Db,
  { itemIds, entityIds }: { readonly itemIds: readonly number[]; readonly entityIds: readonly number[] },
): Promise<ReadonlyMap<number, Reserved>> {
  if (itemIds.length === 0) return new Map()
  const { rows } = await sql<Reserved & { itemId: number }>`
    select item_id, trim_scale(quantity)::text as quantity, documents
    from reserved_quantity(${[...itemIds]}::bigint[], ${[...entityIds]}::bigint[], ${reservingKinds}::text[])`.execute(
    db,
  )
  return new Map(rows.map(({ itemId, ...reserved }) => [itemId, reserved]))
}
