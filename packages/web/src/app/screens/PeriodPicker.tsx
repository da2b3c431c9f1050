import { periodPresets, presetCodes, presetOf, rangeOfPreset } from '@bahi/domain/cal/presets.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { lazy, Suspense } from 'react'
import { useT } from '../texts.ts'
import css from './ListScreen.module.css'

export interface Period {
  /** Short code, `Custom` beside `from` and `to`, or nothing. */
  readonly period: string
  readonly from: string
  readonly to: string
}

export interface PeriodProps {
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

// Most periods are chosen by name: the calendar comes with a range of one's own.
const OwnDays = lazy(() => import('./OwnDays.tsx').then((module) => ({ default: module.OwnDays })))

/** Period presets by their short codes, and a range of one's own. */
export function PeriodPicker({ value, withAll = false, onChange }: PeriodProps) {
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
      {preset === 'Custom' && (
        <Suspense>
          <OwnDays value={value} onChange={onChange} />
        </Suspense>
      )}
    </>
  )
}
