import { periodPresets, presetCodes } from '@bahi/domain/cal/presets.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { GlobalFilters, pageOf } from './paging.ts'
import { RecurrenceUnit, RecurringStatus } from './recurring.ts'
import { BulkResult, Ids, recordStamps, Saved } from './resource.ts'
import { reportKinds, reportRights } from './report-kinds.ts'
import type { ReportName } from './report-kinds.ts'
import type { RightCode } from './rights.ts'
import { scheduledNames } from './scheduled-files.ts'

/** Periods that move with the day, by their codes. */
export const schedulePeriods = periodPresets
  .filter((preset) => preset !== 'Custom')
  .map((preset) => presetCodes[preset])

/** Whether a report went out on a date. */
export const ScheduleOutcome = z.enum(['Sent', 'Failed'])

/** Pages are of lists: a report is mailed as pages whatever else is chosen. */
export const ScheduledFormat = z.enum(['xlsx', 'csv', 'pdf'])

const Schedule = {
  /** Of the days of each mail; needed where what is sent has a period, absent where a list is of all days. */
  period: z.enum(schedulePeriods as [string, ...string[]]).optional(),
  to: f.Emails,
  message: f.TermsLong.optional(),
  /** Of a list at least one of them; of a report sheets beside its PDF; none of what is packed as one file. */
  attach: z.array(ScheduledFormat).max(3).default([]),
  /** Of the next mail; the day of the month of those that follow. */
  nextDate: f.CalendarDate,
  /** From this hour of the day on, Indian time. */
  hour: z.number().int().min(0).max(23),
  every: z.number().int().min(1).max(99),
  unit: RecurrenceUnit,
  /** None is sent after it. */
  endDate: f.CalendarDate.optional(),
}

/** What a report or a list is narrowed by, as its screen asks for it; its own call says what it may be. */
const Asked = z.record(z.string().max(60), z.unknown())

export const ReportScheduleSave = z.object({
  id: f.Id.optional(),
  version: f.Version.optional(),
  report: z.enum(scheduledNames),
  /** Kept as it is where it is absent and the schedule exists. */
  asked: Asked.optional(),
  ...Schedule,
})

export const ReportScheduleRow = z.object({
  ...recordStamps,
  status: RecurringStatus,
  report: z.enum(scheduledNames),
  asked: Asked,
  ...Schedule,
  period: z.string().nullable(),
  message: z.string().nullable(),
  attach: z.array(ScheduledFormat),
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

/** Any one of them lets a user mail on a calendar: reports of its group, and the lists that the user may export. */
export const mailRights: readonly RightCode[] = [
  ...new Set((Object.keys(reportKinds) as ReportName[]).flatMap((name) => reportRights(name, 'send'))),
]
const mayMail = { anyOf: mailRights }

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
