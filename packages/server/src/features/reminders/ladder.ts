import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { reminderCalls } from '@bahi/contracts/reminders.ts'
import { usualSteps } from '@bahi/domain/payments/reminder-ladder.ts'
import type { SendingTimes } from '@bahi/domain/payments/reminder-ladder.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import type { Issue } from '../../platform/errors.ts'

type Calls = typeof reminderCalls
type Ladder = ReplyOf<Calls['ladder']>

interface Stored extends SendingTimes {
  readonly version: number
  readonly isAutomatic: boolean
  readonly leastBalance: string
  readonly language: Ladder['language']
  readonly userId: number
  readonly userName: string | null
  readonly isOrphaned: boolean
}

/** The ladder of the account, as it was saved; undefined while nobody has. */
export async function storedLadder(db: Db, { lock = false } = {}): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select l.version, l.is_automatic, l.least_balance::text as least_balance, l.language, l.from_hour, l.to_hour, l.quiet_weekdays,
      l.quiet_dates::text[] as quiet_dates, l.user_id, u.user_name, coalesce(u.status, '') <> 'Active' as is_orphaned
    from reminder_ladders l left join users u on u.subscriber_id = l.subscriber_id and u.id = l.user_id
    where l.subscriber_id = current_subscriber() ${lock ? sql`for update of l` : sql``}`.execute(db)
  return rows[0]
}

export async function ladder(ctx: Ctx): Promise<Ladder> {
  const [found, steps] = await Promise.all([storedLadder(ctx.db), stepsOf(ctx.db)])
  if (!found)
    return {
      version: null,
      isAutomatic: false,
      leastBalance: '0.00',
      language: ctx.language,
      fromHour: 9,
      toHour: 19,
      quietWeekdays: [0],
      quietDates: [],
      steps: usualSteps.map((step) => ({ ...step, channels: [...step.channels] })),
      userName: null,
      isOrphaned: false,
    }
  const { userId: _, quietWeekdays, quietDates, ...rest } = found
  return { ...rest, quietWeekdays: [...quietWeekdays], quietDates: [...quietDates], steps }
}

async function stepsOf(db: Db): Promise<Ladder['steps']> {
  const { rows } = await sql<Ladder['steps'][number]>`
    select s.id, s.days, s.template, s.channels, s.attaches_statement from reminder_steps s
    where s.subscriber_id = current_subscriber() order by s.days`.execute(db)
  return rows
}

/** Saves the ladder; reminders go out on their own in the name of the user who saves it. A step that stays keeps what it has done. */
export async function saveLadder(
  ctx: Ctx,
  input: ParsedOf<Calls['saveLadder']>,
): Promise<ReplyOf<Calls['saveLadder']>> {
  const { db } = ctx
  await sql`select pg_advisory_xact_lock(7240145, hashint8(current_subscriber()))`.execute(db)
  const before = await storedLadder(db, { lock: true })
  if ((before?.version ?? undefined) !== input.version) throw conflict(await ladder(ctx))
  const known = await stepsOf(db)
  const issues: Issue[] = []
  if (input.fromHour >= input.toHour) issues.push({ path: 'toHour', code: 'HOURS_REVERSED' })
  const seen = new Set<number>()
  for (const [index, { days, id }] of input.steps.entries()) {
    if (seen.has(days)) issues.push({ path: `steps[${index}].days`, code: 'DUPLICATE' })
    seen.add(days)
    if (id !== undefined && !known.some((step) => step.id === id))
      issues.push({ path: `steps[${index}].id`, code: 'UNKNOWN_RECORD' })
  }
  if (issues.length > 0) throw invalid(issues)
  const { rows } = await sql<{ version: number }>`
    insert into reminder_ladders as l (subscriber_id, is_automatic, user_id, least_balance, language, from_hour, to_hour, quiet_weekdays,
      quiet_dates, changed_by)
    values (current_subscriber(), ${input.isAutomatic}, ${ctx.userId}, ${input.leastBalance}, ${input.language}, ${input.fromHour},
      ${input.toHour}, ${input.quietWeekdays}::int[], ${input.quietDates}::date[], ${ctx.userId})
    on conflict (subscriber_id) do update set is_automatic = excluded.is_automatic, user_id = excluded.user_id,
      least_balance = excluded.least_balance, language = excluded.language, from_hour = excluded.from_hour, to_hour = excluded.to_hour,
      quiet_weekdays = excluded.quiet_weekdays, quiet_dates = excluded.quiet_dates, version = l.version + 1, changed_at = now(),
      changed_by = excluded.changed_by
    returning version`.execute(db)
  await writeSteps(db, input.steps)
  return { version: rows[0]!.version }
}

async function writeSteps(db: Db, steps: ParsedOf<Calls['saveLadder']>['steps']): Promise<void> {
  const kept = steps.flatMap(({ id }) => id ?? [])
  await sql`delete from reminder_steps where subscriber_id = current_subscriber() and not (id = any(${kept}::bigint[]))`.execute(
    db,
  )
  for (const { id, days, template, channels, attachesStatement } of steps)
    await (
      id === undefined
        ? sql`insert into reminder_steps (subscriber_id, days, template, channels, attaches_statement)
          values (current_subscriber(), ${days}, ${template}, ${channels}::text[], ${attachesStatement})`
        : sql`update reminder_steps set days = ${days}, template = ${template}, channels = ${channels}::text[],
          attaches_statement = ${attachesStatement} where subscriber_id = current_subscriber() and id = ${id}`
    ).execute(db)
}
