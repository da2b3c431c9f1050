import { addDays } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'
import { Decimal } from '../num/decimal.ts'
import { rangeOfQuarter, statementDue } from './due.ts'
import { newActSince } from './sections.ts'
import type { SectionName } from './sections.ts'

/** Quarterly statements of tax deducted: of residents, and of non-residents (Income-tax Rules, 1962, rule 31A). */
export const tdsForms = ['26Q', '27Q'] as const
export type TdsForm = (typeof tdsForms)[number]
/** The quarterly statement of tax collected (rule 31AA). */
export const tcsForms = ['27EQ'] as const
export type TaxForm = TdsForm | (typeof tcsForms)[number]
export type Quarter = 1 | 2 | 3 | 4

/** Sections of which tax is deducted from non-residents. */
export const nonResidentSections: readonly SectionName[] = ['195']

/** The statement that a deduction is reported in. */
export const formOfSection = (section: SectionName): TdsForm =>
  nonResidentSections.includes(section) ? '27Q' : '26Q'

/** Forms of the Income-tax Rules, 2026, which the tax year 2026-27 and later ones use. */
const newNumbers: Readonly<Record<TaxForm, string>> = { '26Q': '140', '27Q': '144', '27EQ': '143' }

const isOfNewAct = (financialYear: string): boolean => rangeOfQuarter(financialYear, 1).from >= newActSince

/**
 * The number of a statement for a quarter.
 *
 * @example
 * formNumber('26Q', '2026-27') // '140'
 */
export const formNumber = (form: TaxForm, financialYear: string): string =>
  isOfNewAct(financialYear) ? newNumbers[form] : form

/**
 * The form of the certificates of a statement.
 *
 * @example
 * certificateForm('27EQ', '2025-26') // '27D'
 */
export const certificateForm = (form: TaxForm, financialYear: string): string => {
  const isNew = isOfNewAct(financialYear)
  return form === '27EQ' ? (isNew ? '133' : '27D') : isNew ? '131' : '16A'
}

/** The day by which certificates of a quarter are given: fifteen days after that of the statement (rule 31(3)). */
export const certificateDue = (date: CalendarDate): CalendarDate => addDays(statementDue(date), 15)

/** What the fee for a late statement comes to a day, in rupees (section 234E; the Act of 2025 keeps it, unverified). */
export const lateFeeOfDay = 200

/**
 * The fee for furnishing a statement late: 200 rupees for each day after the last, up to the tax of the statement (section 234E).
 *
 * @example
 * lateFeeOf({ due: '2026-10-31', furnishedOn: '2026-11-10', tax: '1500.00' }) // '1500.00'
 */
export function lateFeeOf({
  due,
  furnishedOn,
  tax,
}: {
  readonly due: CalendarDate
  readonly furnishedOn: CalendarDate
  readonly tax: string
}): string {
  const days = (Date.parse(furnishedOn) - Date.parse(due)) / 86_400_000
  if (days <= 0) return '0.00'
  const fee = Decimal.of(String(days * lateFeeOfDay))
  return (fee.gt(Decimal.of(tax)) ? Decimal.of(tax) : fee).toFixed(2)
}
