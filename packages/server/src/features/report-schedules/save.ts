import type { ParsedOf } from '@bahi/contracts/call.ts'
import { calls } from '@bahi/contracts/calls.ts'
import { StrictEmails } from '@bahi/contracts/fields.ts'
import { exportRights } from '@bahi/contracts/report-kinds.ts'
import { scheduleOf } from '@bahi/contracts/report-schedules.ts'
import type { reportScheduleCalls, ScheduledReportName } from '@bahi/contracts/report-schedules.ts'
import { presetOf, rangeOfPreset } from '@bahi/domain/cal/presets.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError, conflict, notFound, refuseField } from '../../platform/errors.ts'
import { insertRecord, Issues, updateRecord } from '../records/index.ts'
import type { Saved } from '../records/index.ts'
import { loadReportSchedule, maySend, reportScheduleDetail } from './queries.ts'
import type { ReportSchedule } from './queries.ts'

type Input = ParsedOf<typeof reportScheduleCalls.save>
type Asked = Readonly<Record<string, unknown>>

/** Who saves a schedule is the user in whose name its mails are sent from then on. */
export async function saveReportSchedule(ctx: Ctx, input: Input): Promise<Saved> {
  const stored = input.id === undefined ? undefined : await storedOf(ctx, input.id, input.version)
  const { report, attach } = input
  if (stored && stored.report !== report) throw notFound()
  if (!maySend(ctx, report)) throw new AppError('RIGHT_MISSING')
  if (attach.length > 0 && !exportRights(report).some((right) => ctx.can(right)))
    throw new AppError('RIGHT_MISSING')
  const asked = input.asked ? withoutDays(report, input.asked) : (stored?.asked ?? {})
  await refuseFaults(ctx, input, asked)
  // What another company's GSTIN is of is refused now, not on the first morning.
  if (Array.isArray(asked['entityIds'])) ctx.entitiesOf(asked['entityIds'] as number[])
  const { nextDate, hour, every, unit } = input
  const columns = {
    asked,
    period: scheduleOf(report).from === undefined ? null : (input.period ?? null),
    recipients: input.to,
    message: input.message ?? null,
    attach: [...new Set(attach)],
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
  const { report, period, nextDate, endDate, to } = input
  const issues = new Issues()
  if (nextDate < ctx.today()) issues.add('nextDate', 'DATE_PAST')
  if (endDate !== undefined && endDate < nextDate) issues.add('endDate', 'DATE_ORDER', { from: nextDate })
  if (scheduleOf(report).from !== undefined && period === undefined) issues.add('period', 'REQUIRED')
  const { relaxedIdentifiers } = await ctx.settings()
  if (!relaxedIdentifiers && !StrictEmails.safeParse(to).success) issues.add('to', 'CHARACTERS')
  const parsed = calls[report].pdf.input.safeParse(asked)
  for (const issue of parsed.error?.issues ?? [])
    issues.add(['asked', ...issue.path.map(String)].join('.'), 'NOT_ALLOWED')
  issues.refuse()
}

function withoutDays(report: ScheduledReportName, asked: Asked): Asked {
  const { from, to, leaves = [] } = scheduleOf(report)
  const days: readonly (string | undefined)[] = [from, to, ...leaves]
  return Object.fromEntries(Object.entries(asked).filter(([name]) => !days.includes(name)))
}

/** What the report is asked with on a day; refused where the report no longer knows what it is narrowed by. */
export function askedOn(
  { report, asked, period }: Pick<ReportSchedule, 'report' | 'asked' | 'period'>,
  day: string,
): Asked {
  const { from, to } = scheduleOf(report)
  const preset = presetOf(period ?? '')
  const range = preset && rangeOfPreset(preset, day)
  const days = from && to && range ? { [from]: range.from, [to]: range.to } : {}
  const parsed = calls[report].pdf.input.safeParse({ ...asked, ...days })
  if (!parsed.success) throw refuseField('asked', 'NOT_ALLOWED')
  return parsed.data
}
