import { istDateOf } from '@bahi/domain/cal/date.ts'
import {
  financialYearFrom,
  financialYearOf,
  financialYearOfPeriod,
  isReturnPeriod,
  partsOfPeriod,
  periodsOf,
} from '@bahi/domain/cal/period.ts'
import { searchText, useNav } from '../../../app/nav.tsx'
import { useT } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import type { Filing } from '../Gstr1.tsx'
import css from '../returns.module.css'

const startOfNow = () => Number(financialYearOf(istDateOf(Date.now())).slice(0, 4))

/** The annual return of a year is named by the last month of it; without one in the address, of the year that ended last. */
export const annualPeriod = (id: string | undefined): string =>
  isReturnPeriod(id) && partsOfPeriod(id).month === 3
    ? id
    : periodsOf(financialYearFrom(startOfNow() - 1)).at(-1)!

/** Whose return and of which year; both are in the address. */
export function AnnualChoice({
  form,
  filing,
  entities,
  dueDate,
}: {
  form: 'gstr9' | 'gstr9c'
  filing: Filing
  entities: readonly { value: string; label: string }[]
  dueDate: string | undefined
}) {
  const t = useT()
  const nav = useNav()
  const year = financialYearOfPeriod(filing.returnPeriod)
  const years = [
    ...new Set([year, ...[0, -1, -2, -3, -4].map((step) => financialYearFrom(startOfNow() + step))]),
  ]
    .toSorted()
    .toReversed()
  const { section: _, ...search } = nav.search
  return (
    <div className={css.choice}>
      <label>
        <span>{t('gstr1.business')}</span>
        <select
          name="entityId"
          dir="auto"
          value={filing.entityId}
          onChange={(event) => nav.setSearch({ entityId: event.target.value, section: undefined })}
        >
          {entities.map(({ value, label }) => (
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
            nav.go(`returns/${form}/${periodsOf(event.target.value).at(-1)!}${searchText(search)}`)
          }
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
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
