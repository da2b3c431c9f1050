import { istDateOf } from '@bahi/domain/cal/date.ts'
import { addPeriods, isReturnPeriod, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import type { ReactNode } from 'react'
import { useNav } from '../../app/nav.tsx'
import { periodNames } from '../../app/returns/period-names.ts'
import { useT } from '../../app/texts.ts'
import { usePreferences } from '../../theme/preferences.ts'
import css from './reconciliation.module.css'
import { statements } from './states.ts'

/** The statement and the period of the address; without a period all of them are meant. */
export function usePlace() {
  const nav = useNav()
  const culture = usePreferences((preferences) => preferences.culture)
  const against = statements.find((one) => one === nav.search['against']) ?? 'GSTR2B'
  const asked = nav.search['returnPeriod']
  const period = isReturnPeriod(asked) ? asked : undefined
  const current = returnPeriodOf(istDateOf(Date.now()))
  const periods = [
    ...new Set([
      ...(period ? [period] : []),
      ...Array.from({ length: 25 }, (_, back) => addPeriods(current, -back)),
    ]),
  ]
  return {
    against,
    period,
    periods,
    lastPeriod: addPeriods(current, -1),
    nameOf: periodNames(culture, 'Monthly'),
  }
}

interface Props {
  readonly entityId: number
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly place: ReturnType<typeof usePlace>
  /** What can be done with the place. */
  readonly children?: ReactNode
}

/** A GSTIN, the statement that its purchases are compared with, and a period. */
export function PlaceChoice({ entityId, choices, place, children }: Props) {
  const t = useT()
  const nav = useNav()
  const choose = (key: string) => (event: React.ChangeEvent<HTMLSelectElement>) =>
    nav.setSearch({ [key]: event.currentTarget.value || undefined, start: '0' })
  return (
    <div className={`${css.choice} no-print`}>
      <label>
        <span>{t('gstr1.business')}</span>
        <select name="entityId" dir="auto" value={entityId} onChange={choose('entityId')}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('reconciliation.against')}</span>
        <select name="against" value={place.against} onChange={choose('against')}>
          {statements.map((one) => (
            <option key={one} value={one}>
              {t(`reconciliation.statement.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('gstr1.period')}</span>
        <select name="returnPeriod" value={place.period ?? ''} onChange={choose('returnPeriod')}>
          <option value="">{t('reconciliation.everyPeriod')}</option>
          {place.periods.map((one) => (
            <option key={one} value={one}>
              {place.nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      {children}
    </div>
  )
}
