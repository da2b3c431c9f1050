import { useEffect } from 'react'
import { useCall } from '../api/use-call.ts'
import { useNav } from '../nav.tsx'
import { keys, readStored, store } from '../session/storage.ts'

/** The GSTIN of the address, else the one last worked with; and those there are to choose from. */
export function useGstin() {
  const nav = useNav()
  const tree = useCall('entity.entities', { companyId: nav.eId! }, { needed: true, staleMs: 60_000 })
  const entities = (tree.data ?? [])
    .flatMap(({ children }) => children)
    .filter(
      ({ hasAccess, status, entityType, isSystem }) =>
        hasAccess && status === 'Active' && entityType === 'Entity' && !isSystem,
    )
  const asked = Number(nav.search['entityId'] ?? readStored<number>(keys.lastEntity) ?? 0)
  const entity = entities.find(({ entityId }) => entityId === asked) ?? entities[0]
  const entityId = entity?.entityId
  useEffect(() => {
    if (entityId) store(keys.lastEntity, entityId)
  }, [entityId])
  return {
    isLoading: !tree.data,
    entity,
    choices: entities.map((one) => ({
      value: String(one.entityId),
      label: one.vrn ? `${one.vrn} · ${one.entityName}` : one.entityName,
    })),
  }
}
