import { Chip } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import type { RowOf } from '../api/call-types.ts'
import { useT } from '../texts.ts'

type State = RowOf<'paymentPromise.search'>['status']

const tones: Readonly<Record<State, Tone>> = {
  Open: 'attention',
  Kept: 'ok',
  Broken: 'danger',
  Cancelled: 'neutral',
}

export function PromiseChip({ status }: { status: State }) {
  return <Chip tone={tones[status]}>{useT().label('PromiseState', status)}</Chip>
}
