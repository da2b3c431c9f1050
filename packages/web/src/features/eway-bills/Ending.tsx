import { useCall } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import { useGstinIds } from '../../app/session/company.ts'
import { useT } from '../../app/texts.ts'
import { Chip } from '../../ui/values.tsx'

/** How many bills on the way need someone now, and the way to them. */
export function Ending() {
  const t = useT()
  const entityIds = useGstinIds()
  const { data } = useCall(
    'eWayBill.expiring',
    { entityIds: [...(entityIds ?? [])], size: 1 },
    { enabled: entityIds !== undefined && entityIds.length > 0, quiet: true, everyMs: 60_000 },
  )
  const count = data ? data.counts.endsToday + data.counts.endsSoon + data.counts.expired : 0
  if (!data || count === 0) return null
  const isUrgent = data.counts.endsSoon + data.counts.expired > 0
  return (
    <To to="e-way-bill-board">
      <Chip tone={isUrgent ? 'danger' : 'attention'}>{t.count('eWayBill.ending', count)}</Chip>
    </To>
  )
}
