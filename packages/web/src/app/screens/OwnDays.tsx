import { formatDate } from '@bahi/domain/cal/shown.ts'
import { useEffect, useState } from 'react'
import { useDateWords } from '../../ui/date-words.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { useT } from '../texts.ts'
import css from './ListScreen.module.css'
import type { PeriodProps } from './PeriodPicker.tsx'
import { isReversed } from './period-days.ts'
import type { Period } from './period-days.ts'

type Days = Pick<Period, 'from' | 'to'>

/** Two days. A range that ends before it begins stays here until one of its ends is mended: nobody is asked for it. */
export function OwnDays({ value, onChange }: Pick<PeriodProps, 'value' | 'onChange'>) {
  const t = useT()
  const { format } = useDateWords()
  const [draft, setDraft] = useState<Days>()
  useEffect(() => setDraft(undefined), [value.from, value.to])
  const days = draft ?? value
  const change = (part: { readonly [K in keyof Days]?: string | undefined }) => {
    const next = { from: days.from || undefined, to: days.to || undefined, ...part }
    if (isReversed(next)) return setDraft({ from: next.from, to: next.to })
    setDraft(undefined)
    onChange({ period: 'Custom', ...next })
  }
  return (
    <span className={css.dates}>
      <DateInput aria-label={t('period.from')} value={days.from} onChange={(from) => change({ from })} />
      <DateInput
        aria-label={t('period.to')}
        value={days.to}
        onChange={(to) => change({ to })}
        {...(isReversed(days)
          ? { error: t('issue.DATE_ORDER', { from: formatDate(days.from, format) }) }
          : {})}
      />
    </span>
  )
}
