import { useT } from '../texts.ts'
import { Chip } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'

type Value = 'Bad' | 'Average' | 'Good' | 'Excellent'
const tones: Readonly<Record<Value, Tone>> = {
  Excellent: 'ok',
  Good: 'ok',
  Average: 'attention',
  Bad: 'danger',
}

/** The rating in words, with a colour that repeats them. */
export function Rating({ value }: { value: Value | null | undefined }) {
  const t = useT()
  if (!value) return <span className="muted">{t('vendor.notKnown')}</span>
  return <Chip tone={tones[value]}>{t.label('QualityRating', value)}</Chip>
}

/** `102026` as `10/2026`. */
export function Period({ value }: { value: string | null | undefined }) {
  return value ? (
    <span className="figure">
      {value.slice(0, 2)}/{value.slice(2)}
    </span>
  ) : (
    <>-</>
  )
}
