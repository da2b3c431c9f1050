import { periodPresets, presetCodes, presetOf } from '@bahi/domain/cal/presets.ts'
import { useT } from '../texts.ts'
import css from './ListScreen.module.css'
import type { Period } from './period-days.ts'
import { later } from '../../ui/later.tsx'

export interface PeriodProps {
  readonly value: Period
  /** Offered first, for lists: every day. */
  readonly withAll?: boolean
  readonly onChange: (change: { readonly [K in keyof Period]: string | undefined }) => void
}

// Most periods are chosen by name: the calendar comes with a range of one's own.
const OwnDays = later(() => import('./OwnDays.tsx').then((module) => module.OwnDays))

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
      {preset === 'Custom' && <OwnDays value={value} onChange={onChange} />}
    </>
  )
}
