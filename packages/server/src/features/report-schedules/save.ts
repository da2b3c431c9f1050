import type { ParsedOf } from '@bahi/contracts/call.ts'
import { StrictEmails } from '@bahi/contracts/fields.ts'
import { exportRights } from '@bahi/contracts/report-kinds.ts'
import type { reportScheduleCalls } from '@bahi/contracts/report-schedules.ts'
import { isPack, isReport, scheduledFile } from '@bahi/contracts/scheduled-files.ts'
import { presetOf } from '@bahi/domain/cal/presets.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError, conflict, notFound } from '../../platform/errors.ts'
import { insertRecord, Issues, updateRecord } from '../records/index.ts'
import type { Saved } from '../records/index.ts'
import { faultsIn, maySend, withoutDays } from './asked.ts'
import type { Asked } from './asked.ts'
import { loadReportSchedule, reportScheduleDetail } from './queries.ts'
import type { ReportSchedule } from './queries.ts'

type Input = ParsedOf<typeof reportScheduleCalls.save>

/** Who saves a schedule is the user in whose name its mails are sent from then on. */
export async function saveReportSchedule(ctx: Ctx, input: Input): Promise<Saved> {
  const stored = input.id === undefined ? undefined : await storedOf(ctx, input.id, input.version)
  const { report, attach } = input
  if (stored && stored.report !== report) throw notFound()
  if (!maySend(ctx, report)) throw new AppError('RIGHT_MISSING')
  // A sheet that is mailed is taken out like one that is downloaded.
  if (isReport(report) && attach.length > 0 && !exportRights(report).some((right) => ctx.can(right)))
    throw new AppError('RIGHT_MISSING')
  const asked = input.asked ? withoutDays(input.asked) : (stored?.asked ?? {})
  await refuseFaults(ctx, input, asked)
  // What another company's GSTIN is of is refused now, not on the first morning.
  if (Array.isArray(asked['entityIds'])) ctx.entitiesOf(asked['entityIds'] as number[])
  if (typeof asked['entityId'] === 'number') ctx.requireEntity(asked['entityId'])
  const { nextDate, hour, every, unit } = input
  const columns = {
    asked,
    period: scheduledFile(report).moving === undefined ? null : (input.period ?? null),
    recipients: input.to,
    message: input.message ?? null,
    attach: isPack(report) ? [] : [...new Set(attach)],
    nextDate,
    hour,
    every,
    unit,
    endDate: input.endDate ?? null,
    userId: ctx.userId,
    // The day of the month of the first date is kept while the calendar stays.
    ...(stored && stored.nextDate === nextDate && stored.every === every && stored.unit === unit
      ? {}
      : { firstDate: nextDate, turn: 0 }),
  }
  if (!stored) return insertRecord(ctx.db, 'report_schedules', { ...columns, report })
  // An ended one begins again.
  const status = stored.status === 'Ended' ? 'Active' : stored.status
  return updateRecord(
    ctx.db,
    'report_schedules',
    { id: stored.id, version: input.version },
    { ...columns, status },
    () => reportScheduleDetail(ctx, stored.id),
  )
}

async function storedOf(ctx: Ctx, id: number, version: number | undefined): Promise<ReportSchedule> {
  const stored = await loadReportSchedule(ctx, id, { lock: true })
  if (!stored) throw notFound()
  if (version !== stored.version) throw conflict(await reportScheduleDetail(ctx, id))
  return stored
}

async function refuseFaults(ctx: Ctx, input: Input, asked: Asked): Promise<void> {
  const { report, period, nextDate, endDate, to, attach } = input
  const issues = new Issues()
  if (nextDate < ctx.today()) issues.add('nextDate', 'DATE_PAST')
  if (endDate !== undefined && endDate < nextDate) issues.add('endDate', 'DATE_ORDER', { from: nextDate })
  const { moving } = scheduledFile(report)
  if (moving && !moving.isOptional && period === undefined) issues.add('period', 'REQUIRED')
  if (period !== undefined && moving?.presets?.includes(presetOf(period)!) === false)
    issues.add('period', 'NOT_ALLOWED')
  if (!isReport(report) && !isPack(report) && attach.length === 0) issues.add('attach', 'REQUIRED')
  if (isReport(report) && attach.includes('pdf')) issues.add('attach', 'NOT_ALLOWED')
  const { relaxedIdentifiers } = await ctx.settings()
  if (!relaxedIdentifiers && !StrictEmails.safeParse(to).success) issues.add('to', 'CHARACTERS')
  for (const path of faultsIn(report, asked)) issues.add(['asked', ...path].join('.'), 'NOT_ALLOWED')
  issues.refuse()
}
