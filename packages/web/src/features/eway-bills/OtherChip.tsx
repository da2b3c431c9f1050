import { useT } from '../../app/texts.ts'
import { Chip } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'

const tones: Readonly<Record<string, Tone>> = {
  Active: 'ok',
  PartA: 'attention',
  Expired: 'danger',
  Rejected: 'danger',
  Cancelled: 'danger',
}

/** The state of the bill of another. */
export function OtherChip({ status }: { status: string }) {
  const t = useT()
  return <Chip tone={tones[status] ?? 'neutral'}>{t.label('EWayOtherState', status)}</Chip>
}
