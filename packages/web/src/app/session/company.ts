import { useMemo } from 'react'
import { useCall } from '../api/use-call.ts'
import { useNav } from '../nav.tsx'

/** The GSTINs of the company of the address that the user sees; undefined until they are known. */
export function useGstins() {
  const nav = useNav()
  const tree = useCall(
    'entity.entities',
    { companyId: nav.eId ?? 0 },
    { enabled: nav.eId !== undefined, staleMs: 60_000, quiet: true },
  )
  return useMemo(
    () =>
      tree.data
        ?.flatMap(({ children }) => children)
        .filter(({ hasAccess, entityType }) => hasAccess && entityType === 'Entity'),
    [tree.data],
  )
}

/** Their ids, to ask for the documents of this company and of no other. */
export function useGstinIds(): readonly number[] | undefined {
  const gstins = useGstins()
  return useMemo(() => gstins?.map(({ entityId }) => entityId), [gstins])
}
