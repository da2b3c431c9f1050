import { Button } from '@mantine/core'
import { useT } from '../../app/texts.ts'
import { groupDigits } from '../../ui/numbers.ts'
import css from './returns.module.css'

/** Which records of how many are shown, and the way to the others. */
export function Pages({
  start,
  size,
  shown,
  total,
  isNextLoading,
  onStart,
}: {
  start: number
  size: number
  shown: number
  total: number
  isNextLoading: boolean
  onStart: (start: number) => void
}) {
  const t = useT()
  return (
    <div className={css.pages}>
      <span className="muted" aria-live="polite">
        {t('gstr1.range', {
          from: groupDigits(String(start + 1)),
          to: groupDigits(String(start + shown)),
          total: groupDigits(String(total)),
        })}
      </span>
      <Button disabled={start === 0} onClick={() => onStart(start - size)}>
        {t('gstr1.previous')}
      </Button>
      <Button disabled={start + size >= total || isNextLoading} onClick={() => onStart(start + size)}>
        {t('gstr1.next')}
      </Button>
    </div>
  )
}
