import { istDateOf } from '@bahi/domain/cal/date.ts'
import { addPeriods, comparePeriods, partsOfPeriod, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import type { FilingFrequency } from '@bahi/domain/cal/period.ts'
import { searchText, useNav } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { usePreferences } from '../../theme/preferences.ts'
import type { Filing } from './Gstr1.tsx'
import { periodNames } from '../../app/returns/period-names.ts'
import css from './returns.module.css'

/** Changes are reported until November after the year, so two years back are at hand; older ones by the address. */
const periodsBack = 30

/** Whose return and of which period; both are in the address, so that a link shows the same figures. */
export function Choice({
  filing,
  entities,
  frequency,
  dueDate,
  form,
  withMonths = true,
}: {
  filing: Filing
  entities: readonly { value: string; label: string }[]
  frequency: FilingFrequency
  dueDate: string | undefined
  /** Where the period is part of the address. */
  form?: 'gstr1' | 'gstr1a' | 'gstr3b' | undefined
  /** Months of a quarter have something of their own. */
  withMonths?: boolean
}) {
  const t = useT()
  const nav = useNav()
  const culture = usePreferences((preferences) => preferences.culture)
  const nameOf = periodNames(culture, frequency)
  // What is shown below belongs to the return before: section and tab start anew with another one.
  const choose = (change: { entityId?: string; period?: string; iff?: string | undefined }) =>
    nav.setSearch({ ...change, section: undefined })
  const choosePeriod = (period: string) => {
    const iff = isMonthOfQuarter(period, frequency) ? '1' : undefined
    if (form === undefined) return choose({ period, iff })
    const { section: _, ...search } = nav.search
    nav.go(`returns/${form}/${period}${searchText({ ...search, iff: form === 'gstr1' ? iff : undefined })}`)
  }
  return (
    <div className={css.choice}>
      <label>
        <span>{t('gstr1.business')}</span>
        <select
          name="entityId"
          // A Latin name is cut at its end, whatever way the screen reads.
          dir="auto"
          value={filing.entityId}
          onChange={(event) => choose({ entityId: event.target.value })}
        >
          {entities.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('gstr1.period')}</span>
        <select
          name="period"
          value={filing.returnPeriod}
          onChange={(event) => choosePeriod(event.target.value)}
        >
          {periodsWith(filing.returnPeriod, frequency).map((period) => (
            <option key={period} value={period}>
              {isMonthOfQuarter(period, frequency) && withMonths
                ? t(form === 'gstr3b' ? 'gstr3b.monthOfQuarter' : 'gstr1.iffMonth', { month: nameOf(period) })
                : nameOf(period)}
            </option>
          ))}
        </select>
      </label>
      {dueDate && (
        <p>
          {t('gstr1.dueDate')} <DateText value={dueDate} />
        </p>
      )}
    </div>
  )
}

/** Of quarterly filers: the first two months may be furnished ahead. */
const isMonthOfQuarter = (period: string, frequency: FilingFrequency): boolean =>
  frequency === 'Quarterly' && partsOfPeriod(period).month % 3 !== 0

/** Newest first, the one of the address always among them. */
function periodsWith(shown: string, frequency: FilingFrequency): string[] {
  const newest = returnPeriodOf(istDateOf(Date.now()), frequency)
  const periods = Array.from({ length: periodsBack }, (_, index) => addPeriods(newest, -index))
  return periods.includes(shown)
    ? periods
    : [...periods, shown].toSorted((left, right) => comparePeriods(right, left))
}
