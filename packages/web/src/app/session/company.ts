import { useMemo } from 'react'
import { useCall } from '../api/use-call.ts'
import { useNav } from '../nav.tsx'

/** Every GSTIN of the company of the address that the user sees, switched off or not; undefined until they are known. */
export function useEveryGstin() {
  const nav = useNav()
  const tree = useCall(
    'entity.entities',
    { companyId: nav.eId ?? 0 },
    { enabled: nav.eId !== undefined, staleMs: 60_000, quiet: true, needed: true },
  )
  return useMemo(
    () =>
      tree.data
        ?.flatMap(({ children }) => children)
        .filter(({ hasAccess, entityType, isSystem }) => hasAccess && entityType === 'Entity' && !isSystem),
    [tree.data],
  )
}

/** The active ones: what can be chosen, in forms and in filters. */
export function useGstins() {
  const gstins = useEveryGstin()
  return useMemo(() => gstins?.filter(({ status }) => status === 'Active'), [gstins])
}

/** Ids of all of them, to ask for the documents of this company and of no other: what was issued stays in its lists. */
export function useGstinIds(): readonly number[] | undefined {
  const gstins = useEveryGstin()
  return useMemo(() => gstins?.map(({ entityId }) => entityId), [gstins])
}
