import { Skeleton } from '@mantine/core'
import { useLate } from '../../ui/use-late.ts'

/** The shape of a screen to come, shown only where it takes longer than a blink. */
export function ScreenSkeleton() {
  const late = useLate()
  if (!late) return null
  return (
    <div style={{ display: 'grid', gap: 16, padding: 24 }} aria-busy="true">
      <Skeleton height={28} width={220} />
      <Skeleton height={36} />
      <Skeleton height={320} />
    </div>
  )
}
