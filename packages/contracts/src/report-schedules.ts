import { periodPresets, presetCodes } from '@bahi/domain/cal/presets.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { GlobalFilters, pageOf } from './paging.ts'
import { RecurrenceUnit, RecurringStatus } from './recurring.ts'
import { reportRights } from './report-kinds.ts'
import type { ReportName } from './report-kinds.ts'
import { BulkResult, Ids, recordStamps, Saved } from './resource.ts'

const ofDocumentDates = { from: 'fromDocumentDate', to: 'toDocumentDate' } as const

/**
 * Reports that are mailed on a calendar. `from` and `to` name the members of a report that are its period, which each
 * mail takes anew; a report without them is of the day on which it is sent. `leaves` are days that a screen asks with and
 * that would be old by then.
 */
export const scheduledReports = {
  ageing: { leaves: ['asOf', 'fromDocumentDate', 'toDocumentDate', 'fromStamp', 'toStamp'] },
  supplierAgeing: { leaves: ['asOf', 'fromDocumentDate', 'toDocumentDate', 'fromStamp', 'toStamp'] },
  dueCalendar: { leaves: ['fromDueDate', 'toDueDate'] },
  partyLedger: { from: 'fromDate', to: 'toDate' },
  salesByHsn: ofDocumentDates,
  salesByCustomer: ofDocumentDates,
  salesByItem: ofDocumentDates,
  salesByItemDetails: ofDocumentDates,
  salesBySalesperson: ofDocumentDates,
  hsnSummary: ofDocumentDates,
  purchaseByHsn: ofDocumentDates,
  purchaseBySupplier: ofDocumentDates,
  purchaseByItem: ofDocumentDates,
  purchaseByItemDetails: ofDocumentDates,
  taxSummary: ofDocumentDates,
  documentRegister: ofDocumentDates,
} as const satisfies Readonly<Partial<Record<ReportName, ScheduledReport>>>

export interface ScheduledReport {
  readonly from?: string
  readonly to?: string
  readonly leaves?: readonly string[]
}

export type ScheduledReportName = keyof typeof scheduledReports
export const scheduledReportNames = Object.keys(scheduledReports) as ScheduledReportName[]
export const isScheduled = (name: ReportName): name is ScheduledReportName => name in scheduledReports
export const scheduleOf = (name: ScheduledReportName): ScheduledReport => scheduledReports[name]

/** Periods that move with the day, by their codes. */
export const schedulePeriods = periodPresets
  .filter((preset) => preset !== 'Custom')
  .map((preset) => presetCodes[preset])

/** Whether a report went out on a date. */
export const ScheduleOutcome = z.enum(['Sent', 'Failed'])

const Schedule = {
  /** Of the days of each mail; needed for a report that has a period. */
  period: z.enum(schedulePeriods as [string, ...string[]]).optional(),
  to: f.Emails,
  message: f.TermsLong.optional(),
  /** Beside the PDF. */
  attach: z
    .array(z.enum(['xlsx', 'csv']))
    .max(2)
    .default([]),
  /** Of the next mail; the day of the month of those that follow. */
  nextDate: f.CalendarDate,
  /** From this hour of the day on, Indian time. */
  hour: z.number().int().min(0).max(23),
  every: z.number().int().min(1).max(99),
  unit: RecurrenceUnit,
  /** None is sent after it. */
  endDate: f.CalendarDate.optional(),
}

/** What a report is narrowed by, as its screen asks for it; the report's own call says what it may be. */
const Asked = z.record(z.string().max(60), z.unknown())

export const ReportScheduleSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  report: z.enum(scheduledReportNames as [ScheduledReportName, ...ScheduledReportName[]]),
  /** Kept as it is where it is absent and the schedule exists. */
  asked: Asked.optional(),
  ...Schedule,
})

export const ReportScheduleRow = z.object({
  ...recordStamps,
  status: RecurringStatus,
  report: z.enum(scheduledReportNames as [ScheduledReportName, ...ScheduledReportName[]]),
  asked: Asked,
  ...Schedule,
  period: z.string().nullable(),
  message: z.string().nullable(),
  attach: z.array(z.enum(['xlsx', 'csv'])),
  nextDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** In whose name, and with whose rights, it is sent. */
  sender: z.string(),
  /** That user may no longer work: nothing is sent until another saves it. */
  isOrphaned: z.boolean(),
  lastDate: z.string().nullable(),
  lastOutcome: ScheduleOutcome.nullable(),
  /** Why the last one was not sent. */
  lastProblem: z.string().nullable(),
})

const mayMail = { anyOf: [...new Set(scheduledReportNames.flatMap((name) => reportRights(name, 'send')))] }

export const reportScheduleCalls = {
  search: defineCall({
    method: 'POST',
    path: '/reportSchedule/search',
    access: mayMail,
    input: GlobalFilters.extend({ statuses: z.array(RecurringStatus).max(3).optional() }),
    reply: pageOf(ReportScheduleRow),
    readOnly: true,
  }),
  save: defineCall({
    method: 'POST',
    path: '/reportSchedule/save',
    access: mayMail,
    input: ReportScheduleSave,
    reply: Saved,
    idempotent: true,
  }),
  /** Paused and ended ones send nothing; dates that pass meanwhile are left out. */
  updateStatus: defineCall({
    method: 'POST',
    path: '/reportSchedule/updateStatus',
    access: mayMail,
    input: z.object({ ids: Ids, status: RecurringStatus }),
    reply: BulkResult,
    idempotent: true,
  }),
}
