import { NativeSelect } from '@mantine/core'
import { useNav } from '../nav.tsx'
import { useEveryGstin } from '../session/company.ts'
import { useT } from '../texts.ts'

/** One GSTIN of the company, or all; which is in the address. Nothing where there is one alone. */
export function GstinChoice() {
  const t = useT()
  const nav = useNav()
  const gstins = useEveryGstin() ?? []
  if (gstins.length < 2) return null
  const [chosen = ''] = [nav.search['entityIds'] ?? []].flat()
  return (
    <NativeSelect
      aria-label={t('field.gstin')}
      value={chosen}
      data={[
        { value: '', label: t('report.allGstins') },
        ...gstins.map(({ entityId, entityName }) => ({ value: String(entityId), label: entityName })),
      ]}
      onChange={(event) =>
        nav.setSearch({ entityIds: event.currentTarget.value || undefined, branchId: undefined })
      }
    />
  )
}
