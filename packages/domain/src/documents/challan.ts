import { addMonths, daysBetween } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'

/** Why goods leave without an invoice (CGST Rules, rule 55). */
export const challanPurposes = [
  'Supply',
  'OnApproval',
  'JobWork',
  'LiquidGas',
  'Lots',
  'Exhibition',
  'Others',
] as const
export type ChallanPurpose = (typeof challanPurposes)[number]

/**
 * Whether the goods go to be supplied to the consignee: then alone the challan has rate and tax (rule 55(1)(vii)).
 * On approval they become a supply when they are kept (CGST Act s.31(7)), and their invoice has the tax.
 */
export const isForSupply = (purpose: ChallanPurpose): boolean =>
  purpose === 'Supply' || purpose === 'LiquidGas' || purpose === 'Lots'

/** Whether nothing is supplied to the consignee; a document without a purpose supplies. */
export const isNoSupply = ({
  purpose,
}: {
  readonly purpose?: ChallanPurpose | '' | null | undefined
}): boolean => !!purpose && !isForSupply(purpose)

/** Whether the quantity is measured on arrival, so that the challan has a provisional one: always of liquid gas (rule 55(1)(a)). */
export const isQuantityProvisional = ({
  purpose,
  quantityIsProvisional,
}: {
  readonly purpose?: ChallanPurpose | null | undefined
  readonly quantityIsProvisional?: boolean | null | undefined
}): boolean => purpose === 'LiquidGas' || quantityIsProvisional === true

/** What is sent to a job worker: the law gives them different times. */
export const jobWorkGoods = ['Inputs', 'CapitalGoods'] as const
export type JobWorkGoods = (typeof jobWorkGoods)[number]

interface Sent {
  readonly purpose?: ChallanPurpose | undefined
  readonly jobWorkGoods?: JobWorkGoods | undefined
  readonly date: CalendarDate
}

/** Months until the goods are back or invoiced: CGST Act s.31(7) for approval, s.143(1) for job work. */
const monthsOnApproval = 6
const monthsAtJobWork: Readonly<Record<JobWorkGoods, number>> = { Inputs: 12, CapitalGoods: 36 }

/**
 * The last day on which goods may be back without being a supply; undefined where the law sets none.
 *
 * @example
 * returnByOf({ purpose: 'OnApproval', date: '2026-11-20' }) // '2027-05-20'
 */
export function returnByOf({
  purpose,
  jobWorkGoods: goods = 'Inputs',
  date,
}: Sent): CalendarDate | undefined {
  if (purpose === 'OnApproval') return addMonths(date, monthsOnApproval)
  return purpose === 'JobWork' ? addMonths(date, monthsAtJobWork[goods]) : undefined
}

/** Days left until then; less than 0 once it is past. */
export const daysLeft = (last: CalendarDate, today: CalendarDate): number => daysBetween(today, last)

/** Nature of a challan in table 13 of GSTR-1; undefined for those by way of supply, whose invoice counts. */
export const natureOfChallan = (purpose: ChallanPurpose): number | undefined => natures[purpose]

const natures: Readonly<Partial<Record<ChallanPurpose, number>>> = {
  JobWork: 9,
  OnApproval: 10,
  LiquidGas: 11,
  Exhibition: 12,
  Others: 12,
}
