import { useT } from '../../app/texts.ts'
import { Chip } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'

const tones = {
  Reading: 'ink',
  Verified: 'ok',
  UnknownKey: 'attention',
  Altered: 'danger',
  NotAnEInvoice: 'neutral',
  Unreadable: 'neutral',
} as const satisfies Record<string, Tone>

export type ReadingState = keyof typeof tones

/** What came of a code, in words on a tint. */
export function ReadingChip({ status }: { status: ReadingState }) {
  const t = useT()
  return <Chip tone={tones[status]}>{t.label('QrReadingState', status)}</Chip>
}
