import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'

export interface Location {
  readonly locationId: number
  readonly name: string
}

/** Where each of the GSTINs can have goods: itself, and its branches and godowns. */
export async function locationsOf(
  ctx: Ctx,
  entityIds: readonly number[],
): Promise<ReadonlyMap<number, Location[]>> {
  const { rows } = await sql<Location & { entityId: number }>`
    select e.id as entity_id, p.id as location_id, p.name
    from entities e join entities p on p.subscriber_id = e.subscriber_id and (p.id = e.id or p.parent_id = e.id and p.entity_type = 'ChildEntity'
      and p.status = 'Active')
    where e.subscriber_id = current_subscriber() and e.entity_type = 'Entity' and e.id = any(${[...entityIds]}::bigint[])
    order by e.id, p.id <> e.id, p.name`.execute(ctx.db)
  const list = new Map<number, Location[]>()
  for (const { entityId, ...location } of rows) {
    const known = list.get(entityId)
    if (known) known.push(location)
    else list.set(entityId, [location])
  }
  return list
}
