import type { Reply } from '../../app/api/call-types.ts'
import type { EntityChoice } from './form/HeadFields.tsx'

/** GSTINs of the company: what an invoice can be made from. */
export function entitiesOf(tree: Reply<'entity.entities'>): EntityChoice[] {
  return tree
    .flatMap((company) => company.children)
    .filter(
      ({ entityType, status, hasAccess, isSystem }) =>
        entityType === 'Entity' && status === 'Active' && hasAccess && !isSystem,
    )
    .map(({ entityId, entityName, vrn, stateCode, taxpayerType }) => ({
      id: entityId,
      name: vrn ? `${entityName} (${vrn})` : entityName,
      stateCode,
      taxpayerType,
    }))
}
