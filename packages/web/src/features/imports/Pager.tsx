import { Button } from '@mantine/core'
import { useT } from '../../app/texts.ts'
import { groupDigits } from '../../ui/numbers.ts'
import css from './imports.module.css'

interface Props {
  readonly start: number
  readonly size: number
  readonly total: number
  readonly onStart: (start: number) => void
}

/** The way through what does not fit on a page. */
export function Pager({ start, size, total, onStart }: Props) {
  const t = useT()
  if (total <= size && start === 0) return null
  const shown = (value: number) => groupDigits(String(value))
  return (
    <div className={css.pager}>
      <span className="meta" role="status">
        {t('imports.page', {
          from: shown(Math.min(start + 1, total)),
          to: shown(Math.min(start + size, total)),
          total: shown(total),
        })}
      </span>
      <Button variant="default" disabled={start === 0} onClick={() => onStart(Math.max(0, start - size))}>
        {t('imports.earlierPage')}
      </Button>
      <Button variant="default" disabled={start + size >= total} onClick={() => onStart(start + size)}>
        {t('imports.laterPage')}
      </Button>
    </div>
  )
}
