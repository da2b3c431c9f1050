import { istDateOf } from '@bahi/domain/cal/date.ts'
import {
  addPeriods,
  financialYearFrom,
  financialYearOf,
  financialYearOfPeriod,
} from '@bahi/domain/cal/period.ts'
import type { WorksheetName } from '@bahi/domain/returns/forms/forms.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { searchText, useNav } from '../../../app/nav.tsx'
import { monthsName } from '../../../app/returns/period-names.ts'
import { useT } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import { usePreferences } from '../../../theme/preferences.ts'
import type { Filing } from '../Gstr1.tsx'
import css from '../returns.module.css'

/** Whose return, of which year and period; all in the address, so that a link shows the same figures. */
export function PeriodChoice({
  form,
  filing,
  choices,
  summary,
}: {
  form: WorksheetName
  filing: Filing
  choices: readonly { value: string; label: string }[]
  summary: Reply<`${WorksheetName}.summary`>
}) {
  const t = useT()
  const nav = useNav()
  const culture = usePreferences((preferences) => preferences.culture)
  const year = financialYearOfPeriod(filing.returnPeriod)
  const current = Number(financialYearOf(istDateOf(Date.now())).slice(0, 4))
  const years = [
    ...new Set([year, ...[0, -1, -2, -3].map((step) => financialYearFrom(current + step))]),
  ].toSorted((a, b) => (a < b ? 1 : -1))
  const { tab: _, ...rest } = nav.search
  const open = (period: string, search: Readonly<Record<string, unknown>> = nav.search) =>
    nav.go(`returns/${form}/${period}${searchText(search)}`)
  return (
    <div className={css.choice}>
      <label>
        <span>{t('gstr1.business')}</span>
        <select
          name="entityId"
          dir="auto"
          value={filing.entityId}
          onChange={(event) => open(filing.returnPeriod, { ...rest, entityId: event.target.value })}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('returns.year')}</span>
        <select
          name="financialYear"
          value={year}
          onChange={(event) =>
            open(
              addPeriods(
                filing.returnPeriod,
                12 * (Number(event.target.value.slice(0, 4)) - Number(year.slice(0, 4))),
              ),
            )
          }
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      {summary.periods.length > 1 && (
        <label>
          <span>{t('gstr1.period')}</span>
          <select name="period" value={filing.returnPeriod} onChange={(event) => open(event.target.value)}>
            {summary.periods.map((period) => (
              <option key={period.returnPeriod} value={period.returnPeriod}>
                {monthsName(culture, period)}
              </option>
            ))}
          </select>
        </label>
      )}
      {summary.isFiler && (
        <p>
          {t('gstr1.dueDate')} <DateText value={summary.dueDate} />
        </p>
      )}
    </div>
  )
}
