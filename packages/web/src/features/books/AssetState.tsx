import type { RowOf } from '../../app/api/call-types.ts'
import { useT } from '../../app/texts.ts'
import { Chip } from '../../ui/values.tsx'

const tones = { InUse: 'ok', Depreciated: 'neutral', Disposed: 'ink' } as const

export function AssetState({ state }: Pick<RowOf<'fixedAsset.search'>, 'state'>) {
  return <Chip tone={tones[state]}>{useT().label('AssetState', state)}</Chip>
}
