import { addMonths } from '../../cal/date.ts'
import type { CalendarDate } from '../../cal/date.ts'
import {
  addPeriods,
  financialYearOf,
  partsOfPeriod,
  periodsOf,
  rangeOfFinancialYear,
  rangeOfPeriod,
} from '../../cal/period.ts'
import type { FilingFrequency, FinancialYear, ReturnPeriod } from '../../cal/period.ts'
import { Decimal } from '../../num/decimal.ts'
import { ruleAt } from '../../tables/rules.ts'
import { extensions, groupA } from './extensions.ts'
import { formNames, formOf, otherTaxpayers } from './forms.ts'
import type { FormName } from './forms.ts'

/** A registration as far as its returns depend on it. */
export interface Filer {
  readonly taxpayerType: string | null
  readonly stateCode: string
  readonly frequency: FilingFrequency
  readonly turnover: string | null
}

/** A return that is to be filed. */
export interface DueReturn {
  readonly form: FormName
  readonly returnPeriod: ReturnPeriod
  /** First and last day of the period. */
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly dueOn: CalendarDate
  /** The notification that moved it. */
  readonly extendedBy?: string
}

/** The returns of a financial year, what is due first in front; without those that exist where they were opened. */
export function returnsOf(filer: Filer, year: FinancialYear): DueReturn[] {
  return formNames
    .filter((form) => isFiledBy(form, filer) && !formOf(form).isOpened)
    .flatMap((form) => periodsOfForm(form, filer, year).map((period) => dueReturn(form, period, filer)))
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0))
}

export function isFiledBy(form: FormName, { taxpayerType, frequency, turnover }: Filer): boolean {
  const { filers, periods, aboveTurnover } = formOf(form)
  const type = taxpayerType ?? 'REG'
  if (filers ? !filers.includes(type) : (otherTaxpayers as readonly string[]).includes(type)) return false
  if (periods === 'monthOfQuarter' && frequency !== 'Quarterly') return false
  return aboveTurnover === undefined || (turnover !== null && Decimal.of(turnover).gt(aboveTurnover))
}

/** Above it ITC-04 is furnished by half-years (CGST Rules, rule 45(3) as amended by notification 35/2021-Central Tax). */
const halfYearsAbove = 50_000_000

const byHalfYears = ({ turnover }: Pick<Filer, 'turnover'>): boolean =>
  turnover !== null && Decimal.of(turnover).gt(halfYearsAbove)

function periodsOfForm(form: FormName, filer: Filer, year: FinancialYear): ReturnPeriod[] {
  const { frequency } = filer
  const { periods, since } = formOf(form)
  if (since !== undefined && rangeOfFinancialYear(year).to < since) return []
  if (periods === 'halfYear' && byHalfYears(filer))
    return periodsOf(year, 'Quarterly').filter(
      (period, index) => index % 2 === 1 && !endsBefore(period, since),
    )
  // An annual return is named by the last month of its year.
  if (periods === 'year' || periods === 'halfYear') return periodsOf(year).slice(-1)
  if (periods === 'quarter' || (periods === 'own' && frequency === 'Quarterly'))
    return periodsOf(year, 'Quarterly')
  const months = periodsOf(year)
  return periods === 'monthOfQuarter'
    ? months.filter((period) => partsOfPeriod(period).month % 3 !== 0)
    : months
}

const endsBefore = (period: ReturnPeriod, day: CalendarDate | undefined): boolean =>
  day !== undefined && rangeOfPeriod(period).to < day

/** A return of a period, with its last day. */
export function dueReturn(
  form: FormName,
  returnPeriod: ReturnPeriod,
  { frequency, stateCode, turnover }: Pick<Filer, 'frequency' | 'stateCode' | 'turnover'>,
): DueReturn {
  const { periods, dueAs = form } = formOf(form)
  const isQuarter = periods === 'quarter' || (periods === 'own' && frequency === 'Quarterly')
  const isHalf = periods === 'halfYear' && byHalfYears({ turnover })
  const { from, to } = isHalf
    ? { from: rangeOfPeriod(addPeriods(returnPeriod, -5)).from, to: rangeOfPeriod(returnPeriod).to }
    : periods === 'year' || periods === 'halfYear'
      ? rangeOfFinancialYear(financialYearOf(rangeOfPeriod(returnPeriod).from))
      : rangeOfPeriod(returnPeriod, isQuarter ? 'Quarterly' : 'Monthly')
  const moved = extensions.find(
    (row) =>
      row.form === dueAs &&
      row.period === returnPeriod &&
      row.frequency === (isQuarter ? 'Quarterly' : 'Monthly') &&
      (row.states === undefined || row.states.includes(stateCode)),
  )
  const dueOn = moved?.dueOn ?? dueDay(dueAs, to, isQuarter, stateCode)
  return { form, returnPeriod, from, to, dueOn, ...(moved ? { extendedBy: moved.source } : {}) }
}

function dueDay(form: FormName, to: CalendarDate, isQuarter: boolean, stateCode: string): CalendarDate {
  const { due, dueQuarterly } = formOf(form)
  const quarterly = form === 'GSTR3B' ? ofGroup(stateCode) : dueQuarterly
  const rule = isQuarter && quarterly ? quarterly : due
  const value = ruleAt(rule, to)?.value ?? 20
  return typeof value === 'number'
    ? `${addMonths(`${to.slice(0, 7)}-01`, 1).slice(0, 8)}${String(value).padStart(2, '0')}`
    : `${yearOfDay(to, String(value))}-${value}`
}

const ofGroup = (stateCode: string) =>
  groupA.includes(stateCode) ? ('due.gstr3bQuarterlyA' as const) : ('due.gstr3bQuarterlyB' as const)

/** The next such day after the period. */
const yearOfDay = (to: CalendarDate, day: string) => {
  const year = Number(to.slice(0, 4))
  return day > to.slice(5) ? year : year + 1
}

/** The period of the same form before. */
export const periodBefore = (period: ReturnPeriod, frequency: FilingFrequency): ReturnPeriod =>
  addPeriods(period, frequency === 'Quarterly' ? -3 : -1)
