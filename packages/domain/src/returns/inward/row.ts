import type { CalendarDate } from '../../cal/date.ts'
import type { ReturnPeriod } from '../../cal/period.ts'
import type { InwardClass } from '../../reconcile/records.ts'

/** What a statement of inward supplies is. */
export const inwardSources = ['2A', '2B', 'IMS'] as const
export type InwardSource = (typeof inwardSources)[number]

/** Sections by the names of GSTR-2B; those of 2A and of IMS are brought to them. */
export const inwardSections = [
  'b2b',
  'b2ba',
  'cdnr',
  'cdnra',
  'ecom',
  'ecoma',
  'isd',
  'isda',
  'impg',
  'impga',
  'impgsez',
  'impgseza',
] as const
export type InwardSection = (typeof inwardSections)[number]

/** One document of a statement. Amounts are decimal text, never negative; the class says in which direction they count. */
export interface InwardRow {
  readonly section: InwardSection
  readonly cls: InwardClass
  readonly gstin: string
  readonly supplierName: string | null
  readonly number: string
  readonly date: CalendarDate
  readonly pos: string | null
  readonly reverseCharge: boolean
  readonly invoiceType: string | null
  readonly value: string | null
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  readonly cess: string
  readonly itcAvailable: 'Y' | 'N' | 'T' | null
  readonly itcReason: string | null
  readonly irn: string | null
  readonly port: string | null
  readonly originalNumber: string | null
  readonly originalDate: CalendarDate | null
  /** Period and day in which the supplier filed it; of a bill of entry the reference date of ICEGATE. */
  readonly supplierPeriod: ReturnPeriod | null
  readonly filedOn: CalendarDate | null
  /** Of 2A: whether the supplier filed its GSTR-1 and its GSTR-3B. */
  readonly isFiled: boolean | null
  readonly isFiled3b: boolean | null
  /** Day on which the supplier's registration ended. */
  readonly cancelledOn: CalendarDate | null
  /** Rejected in IMS: shown in the statement, without credit. */
  readonly isRejected: boolean
  readonly ims: ImsFacts | null
}

/** What IMS says of a record. */
export interface ImsFacts {
  /** Accepted, rejected, pending, no action. */
  readonly action: 'A' | 'R' | 'P' | 'N'
  readonly form: string | null
  readonly hash: string | null
  readonly isPendingBlocked: boolean
}

/**
 * What cannot be read of one record, and of which member of the file. Of a workbook also where it stands: the name of the
 * sheet, the row as the sheet numbers it from 1, the column by letter and heading, `E (Invoice Date)`.
 */
export interface RowFault {
  readonly section: string
  readonly position: number
  readonly number: string | null
  readonly field: string
  readonly value: string | null
  readonly sheet?: string
  readonly row?: number
  readonly column?: string
}
