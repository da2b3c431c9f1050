import { NativeSelect } from '@mantine/core'
import { useNav } from '../nav.tsx'
import { useEveryGstin } from '../session/company.ts'
import { useT } from '../texts.ts'

/** A branch or godown of the GSTINs that are chosen, or all of each; which is in the address. Nothing where there is none. */
export function BranchChoice() {
  const t = useT()
  const nav = useNav()
  const gstins = useEveryGstin() ?? []
  const chosen = [nav.search['entityIds'] ?? []].flat()
  const asked = gstins.filter(({ entityId }) => chosen.length === 0 || chosen.includes(String(entityId)))
  const branches = asked.flatMap(({ entityName, children }) =>
    children
      .filter(({ entityType, hasAccess }) => entityType === 'ChildEntity' && hasAccess)
      .map((one) => ({
        value: String(one.entityId),
        label: asked.length > 1 ? `${one.entityName} (${entityName})` : one.entityName,
      })),
  )
  const [branch = ''] = [nav.search['branchId'] ?? []].flat()
  if (branches.length === 0 && branch === '') return null
  return (
    <NativeSelect
      aria-label={t('stock.location')}
      w={180}
      value={branch}
      data={[{ value: '', label: t('books.allBranches') }, ...branches]}
      onChange={(event) => nav.setSearch({ branchId: event.currentTarget.value || undefined })}
    />
  )
}
