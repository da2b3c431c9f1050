import type { EntityNode } from '@bahi/contracts/companies.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'

type Row = Omit<EntityNode, 'hasAccess' | 'children'>

/** The businesses of the user with what lies under them; nodes that only hold a granted one are shown without access. */
export async function entityTree(
  { db, subscriberId, access }: Ctx,
  companyId?: number,
): Promise<EntityNode[]> {
  const { rows } = await sql<Row>`
    select id as entity_id, parent_id as parent_entity_id, name as entity_name, gstin as vrn,
      case when gstin is not null then id end as vrn_id, taxpayer_type, entity_type, location_type, state_code, status, is_system
    from entities where subscriber_id = ${subscriberId} and status <> 'Delete'
      and (${companyId ?? null}::bigint is null or company_id = ${companyId ?? null})
    order by lower(name), id`.execute(db)
  const granted = new Set(access.entityIds)
  const nodes = new Map<number, EntityNode>(
    rows.map((row) => [row.entityId, { ...row, hasAccess: granted.has(row.entityId), children: [] }]),
  )
  const roots: EntityNode[] = []
  for (const node of nodes.values()) {
    const parent = node.parentEntityId === null ? undefined : nodes.get(node.parentEntityId)
    if (parent) parent.children.push(node)
    else if (node.parentEntityId === null) roots.push(node)
  }
  return roots.map(pruned).filter((node) => node !== undefined)
}

function pruned(node: EntityNode): EntityNode | undefined {
  const children = node.children.map(pruned).filter((child) => child !== undefined)
  return node.hasAccess || children.length > 0 ? { ...node, children } : undefined
}
