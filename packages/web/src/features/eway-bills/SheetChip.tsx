import { useT } from '../../app/texts.ts'
import { Chip } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'

const tones: Readonly<Record<string, Tone>> = {
  Generated: 'ok',
  Pending: 'attention',
  InProgress: 'ink',
  Rejected: 'danger',
}

/** The state of a consolidated bill. */
export function SheetChip({ status }: { status: string }) {
  const t = useT()
  return <Chip tone={tones[status] ?? 'neutral'}>{t.label('ConsolidatedState', status)}</Chip>
}
