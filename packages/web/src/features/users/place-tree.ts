import type { Reply } from '../../app/api/call-types.ts'

export type Place = Reply<'entity.entities'>[number]

const under = (place: Place): number[] => [place.entityId, ...place.children.flatMap(under)]

/** The place with all above it, from the top down. */
function pathTo(tree: readonly Place[], entityId: number): Place[] {
  for (const place of tree) {
    if (place.entityId === entityId) return [place]
    const path = pathTo(place.children, entityId)
    if (path.length > 0) return [place, ...path]
  }
  return []
}

/** A place is whole where it, or one above it, is ticked; in part where one under it is. */
export function stateOf(
  place: Place,
  entityIds: readonly number[],
  tree: readonly Place[],
): 'all' | 'some' | 'none' {
  const ticked = new Set(entityIds)
  if (pathTo(tree, place.entityId).some((one) => ticked.has(one.entityId))) return 'all'
  return under(place).some((id) => ticked.has(id)) ? 'some' : 'none'
}

/**
 * Ticks after a place was pressed. Ticked, it represents all under it; taken away from under a ticked place, the places
 * beside it stay ticked.
 */
export function changedPlaces(tree: readonly Place[], place: Place, entityIds: readonly number[]): number[] {
  const below = new Set(under(place))
  const rest = entityIds.filter((id) => !below.has(id))
  if (stateOf(place, entityIds, tree) !== 'all') return [...rest, place.entityId]
  const path = pathTo(tree, place.entityId)
  const from = path.findIndex((one) => entityIds.includes(one.entityId))
  const opened = path.slice(from, -1)
  const gone = new Set(opened.map(({ entityId }) => entityId))
  const beside = opened.flatMap(({ children }) => children).filter((child) => !path.includes(child))
  return [...rest.filter((id) => !gone.has(id)), ...beside.map(({ entityId }) => entityId)]
}
