import type { Call } from '@bahi/contracts/call.ts'
import { calls } from '@bahi/contracts/calls.ts'
import { reportRights } from '@bahi/contracts/report-kinds.ts'
import { mailRights } from '@bahi/contracts/report-schedules.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { dayMembers, isPack, isReport, scheduledFile } from '@bahi/contracts/scheduled-files.ts'
import type { ScheduledName, ScheduledReportName } from '@bahi/contracts/scheduled-files.ts'
import { presetOf, rangeOfPreset } from '@bahi/domain/cal/presets.ts'
import * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { invariant, refuseField } from '../../platform/errors.ts'
import type { ReportSchedule } from './queries.ts'

/** What a report or a list is narrowed by. */
export type Asked = Readonly<Record<string, unknown>>

/** A report by the right to mail it; a list or what is packed by the right to export it, of whoever mails reports. */
export function maySend(ctx: Pick<Ctx, 'can'>, name: ScheduledName): boolean {
  const has = (rights: readonly RightCode[]) => rights.some((right) => ctx.can(right))
  if (isReport(name)) return has(reportRights(name, 'send'))
  const { access } = exportCall(name)
  invariant(typeof access === 'object' && 'anyOf' in access, `${name} asks for a right`)
  return has(access.anyOf) && has(mailRights)
}

/** Where in what is asked a member is that the call does not know, or a value that it does not take. */
export const faultsIn = (name: ScheduledName, asked: Asked): readonly (readonly string[])[] =>
  (parsed(name, asked).error?.issues ?? [])
    // The days of a mail come with it.
    .filter(({ path }) => !dayMembers.has(String(path[0])))
    .map(({ path }) => path.map(String))

/** Where a person was in a list: a mail has all of it. */
const places = ['start', 'size', 'after', 'format']

export function withoutDays(asked: Asked): Asked {
  return Object.fromEntries(
    Object.entries(asked).filter(([member]) => !dayMembers.has(member) && !places.includes(member)),
  )
}

/** Days of the mail of a day; undefined where it is of that day, or of all days. */
export function daysOn(period: string | null, day: string): { from: string; to: string } | undefined {
  const preset = presetOf(period ?? '')
  return preset && rangeOfPreset(preset, day)
}

/** What it is asked with on a day; refused where its call no longer knows what it is narrowed by. */
export function askedOn(
  { report, asked, period }: Pick<ReportSchedule, 'report' | 'asked' | 'period'>,
  day: string,
): Asked {
  const days = daysOn(period, day)
  const { data } = parsed(report, { ...asked, ...(days && scheduledFile(report).moving?.of(days)) })
  if (!data) throw refuseField('asked', 'NOT_ALLOWED')
  return data as Asked
}

/** As its call reads it; a list is asked for in each format. */
const parsed = (name: ScheduledName, asked: Asked) =>
  inputOf(name).safeParse(isReport(name) || isPack(name) ? asked : { ...asked, format: 'xlsx' })

function inputOf(name: ScheduledName): z.ZodObject {
  if (isReport(name)) return calls[name].pdf.input
  const input = exportCall(name).input as z.ZodObject
  return isPack(name) ? z.strictObject(input.shape) : input
}

function exportCall(name: Exclude<ScheduledName, ScheduledReportName>): Call {
  const [resource, action] = name.split('.') as [string, string]
  const call = (calls as unknown as Record<string, Record<string, Call>>)[resource]?.[action]
  invariant(call, `${name} is a call`)
  return call
}
