import { periodPresets, presetCodes, presetOf, rangeOfPreset } from '@bahi/domain/cal/presets.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { DateInput } from '../../ui/DateInput.tsx'
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
      {preset === 'Custom' && (
        <span className={css.dates}>
          <DateInput
            aria-label={t('period.from')}
            value={value.from}
            onChange={(from) => onChange({ period: 'Custom', from, to: value.to || undefined })}
          />
          <DateInput
            aria-label={t('period.to')}
            value={value.to}
            onChange={(to) => onChange({ period: 'Custom', to, from: value.from || undefined })}
          />
        </span>
      )}
    </>
  )
}
