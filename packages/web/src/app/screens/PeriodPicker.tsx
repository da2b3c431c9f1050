import { periodPresets, presetCodes, presetOf, rangeOfPreset } from '@bahi/domain/cal/presets.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { formatDate } from '@bahi/domain/cal/shown.ts'
import { useEffect, useState } from 'react'
import { DateInput, useDateWords } from '../../ui/DateInput.tsx'
import { useT } from '../texts.ts'
import css from './ListScreen.module.css'

export interface Period {
  /** Short code, `Custom` beside `from` and `to`, or nothing. */
  readonly period: string
  readonly from: string
  readonly to: string
}

interface Props {
  readonly value: Period
  /** Offered first, for lists: every day. */
  readonly withAll?: boolean
  readonly onChange: (change: { readonly [K in keyof Period]: string | undefined }) => void
}

/** The days of a period as it is in an address; none where it names all days. */
export function daysOf({ period, from, to }: Period): { readonly from: string; readonly to: string } {
  const preset = presetOf(period)
  const range = preset && rangeOfPreset(preset, istDateOf(Date.now()))
  return { from: range?.from ?? from, to: range?.to ?? to }
}

/** Period presets by their short codes, and a range of one's own. */
export function PeriodPicker({ value, withAll = false, onChange }: Props) {
  const t = useT()
  const preset = presetOf(value.period)
  return (
    <>
      <label>
        <span className="sr-only">{t('list.period')}</span>
        <select
          className={css.select}
          value={preset ? presetCodes[preset] : ''}
          onChange={({ target }) =>
            onChange({ period: target.value || undefined, from: undefined, to: undefined })
          }
        >
          {withAll && <option value="">{t('period.all')}</option>}
          {periodPresets.map((one) => (
            <option key={one} value={presetCodes[one]}>
              {t(`period.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {preset === 'Custom' && <OwnDays value={value} onChange={onChange} />}
    </>
  )
}

type Days = Pick<Period, 'from' | 'to'>

/** Two days. A range that ends before it begins stays here until one of its ends is mended: nobody is asked for it. */
function OwnDays({ value, onChange }: Pick<Props, 'value' | 'onChange'>) {
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

const isReversed = (days: { readonly [K in keyof Days]?: string | undefined }): days is Days =>
  !!days.from && !!days.to && days.to < days.from
