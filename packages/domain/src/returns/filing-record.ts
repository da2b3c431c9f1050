import { daysBetween } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'
import { addPeriods, returnPeriodOf } from '../cal/period.ts'
import type { FilingFrequency, ReturnPeriod } from '../cal/period.ts'
import { dueReturn } from './forms/calendar.ts'

export const recordedForms = ['GSTR1', 'GSTR3B'] as const
export type RecordedForm = (typeof recordedForms)[number]

/** A return that a supplier has filed. */
export interface KnownFiling {
  readonly form: RecordedForm
  readonly returnPeriod: ReturnPeriod
  readonly filedOn: CalendarDate
}

/** A return that was due, and when it was filed; without `filedOn` it was not. */
export interface RecordedReturn {
  readonly form: RecordedForm
  readonly returnPeriod: ReturnPeriod
  readonly dueOn: CalendarDate
  readonly filedOn?: CalendarDate
  /** Of what is filed: after the due date. Of what is not: until the day of the record. */
  readonly daysLate: number
}

/** Of so many months the record tells. */
const recordedMonths = 12

/**
 * GSTR-1 and GSTR-3B of a supplier that fell due within a year before a day, the newest period first, as the public status of
 * the portal says (RETTRACK). What fell due on the day itself is in it once it is filed.
 *
 * @param filings what the portal had as filed on that day
 */
export function filingRecord(
  filings: readonly KnownFiling[],
  supplier: { readonly frequency: FilingFrequency; readonly stateCode: string },
  day: CalendarDate,
): RecordedReturn[] {
  const filed = new Map(filings.map((one) => [`${one.form} ${one.returnPeriod}`, one.filedOn]))
  const step = supplier.frequency === 'Quarterly' ? 3 : 1
  const newest = addPeriods(returnPeriodOf(day, supplier.frequency), -step)
  const periods = Array.from({ length: recordedMonths / step }, (_, back) => addPeriods(newest, -back * step))
  return periods.flatMap((returnPeriod) =>
    recordedForms.flatMap((form): RecordedReturn[] => {
      const { dueOn } = dueReturn(form, returnPeriod, { ...supplier, turnover: null })
      const filedOn = filed.get(`${form} ${returnPeriod}`)
      if (filedOn === undefined && dueOn >= day) return []
      const daysLate = Math.max(0, daysBetween(dueOn, filedOn ?? day))
      return [{ form, returnPeriod, dueOn, daysLate, ...(filedOn === undefined ? {} : { filedOn }) }]
    }),
  )
}

/** What GSTR-1 counts of the score: credit appears with it (CGST Act s.16(2)(aa)); the tax is paid with GSTR-3B (s.16(2)(c)). */
const weights = { GSTR1: 60, GSTR3B: 40 } as const satisfies Record<RecordedForm, number>

/** A return filed on time counts 100, each day that it is late takes 2 of them, one that is not filed counts nothing. */
const pointsOf = ({ filedOn, daysLate }: RecordedReturn): number =>
  filedOn === undefined ? 0 : Math.max(0, 100 - 2 * daysLate)

/**
 * How punctually a supplier files, from 0 to 100: the mean of its returns, GSTR-1 at 60 %, GSTR-3B at 40 %.
 * Undefined where nothing was due.
 */
export function filingScore(record: readonly RecordedReturn[]): number | undefined {
  let points = 0
  let weight = 0
  for (const form of recordedForms) {
    const own = record.filter((one) => one.form === form)
    if (own.length === 0) continue
    points += (weights[form] * own.reduce((sum, one) => sum + pointsOf(one), 0)) / own.length
    weight += weights[form]
  }
  return weight === 0 ? undefined : Math.round(points / weight)
}
