import { useCall } from '../api/use-call.ts'
import { useRights } from '../session/rights.ts'

/** Groups of parties to choose from, where the user may see them. */
export function usePartyGroups(): readonly { readonly value: string; readonly label: string }[] {
  const may = useRights().may('PTY_SH_VW')
  const found = useCall(
    'partyGroup.search',
    { statuses: ['Active'], size: 500, sort: 'name ASC' },
    { enabled: may, quiet: true, staleMs: 60_000 },
  )
  return (found.data?.records ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
}
