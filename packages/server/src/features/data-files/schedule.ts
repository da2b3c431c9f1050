import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { dataFileCalls } from '@bahi/contracts/data-files.ts'
import type { RecurrenceUnit } from '@bahi/domain/documents/recurrence.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, conflict } from '../../platform/errors.ts'
import { proveSelf } from '../auth/index.ts'
import { sentenceOf } from '../ledger/index.ts'
import type { StoredProblem } from '../ledger/index.ts'
import { insertRecord, Issues, updateRecord } from '../records/index.ts'

type Shown = ReplyOf<typeof dataFileCalls.schedule>

/** A schedule as it is stored. */
export interface StoredSchedule {
  readonly id: number
  readonly version: number
  readonly status: 'Active' | 'Paused'
  readonly recipient: string | null
  readonly keep: number
  readonly firstDate: string
  readonly hour: number
  readonly every: number
  readonly unit: RecurrenceUnit
  /** Index of the next date, counted from the first. */
  readonly turn: number
  readonly nextDate: string
}

export async function storedSchedule(ctx: Ctx, { lock = false } = {}): Promise<StoredSchedule | undefined> {
  const { rows } =
    await sql<StoredSchedule>`select id, version, status, recipient, keep, first_date, hour, every, unit, turn, next_date
    from data_file_schedules where subscriber_id = current_subscriber() ${lock ? sql`for update` : sql``}`.execute(
      ctx.db,
    )
  return rows[0]
}

type Row = Omit<NonNullable<Shown['schedule']>, 'lastProblem'> & {
  readonly lastProblem: StoredProblem | null
}

export async function dataFileSchedule(ctx: Ctx): Promise<Shown> {
  const { rows } =
    await sql<Row>`select s.status, s.recipient, s.keep, s.hour, s.every, s.unit, s.next_date, s.last_date, s.last_outcome,
      s.last_problem, s.version, u.user_name, u.status <> 'Active' as is_orphaned
    from data_file_schedules s join users u on u.subscriber_id = s.subscriber_id and u.id = s.user_id
    where s.subscriber_id = current_subscriber()`.execute(ctx.db)
  const { to, backupKey } = ctx.product.dataFiles
  const row = rows[0]
  return {
    isOffered: to !== undefined,
    hasBackupKey: backupKey !== undefined,
    schedule: row ? { ...row, lastProblem: row.lastProblem && sentenceOf(ctx, row.lastProblem) } : null,
  }
}

/** Who saves it is the user in whose name files are made from then on, so that user proves to be there. */
export async function saveDataFileSchedule(
  ctx: Ctx,
  { password, code, ...input }: ParsedOf<typeof dataFileCalls.saveSchedule>,
): Promise<ReplyOf<typeof dataFileCalls.saveSchedule>> {
  const { to, backupKey } = ctx.product.dataFiles
  if (to === undefined) throw new AppError('DATA_FILE_NO_PLACE')
  const issues = new Issues()
  if (input.nextDate < ctx.today()) issues.add('nextDate', 'DATE_PAST')
  if (input.recipient === undefined && backupKey === undefined) issues.add('recipient', 'REQUIRED')
  issues.refuse()
  await proveSelf(ctx, { password, code }, { others: [], check: () => {} })
  return ctx.inTransaction(async (inner) => {
    const stored = await storedSchedule(inner, { lock: true })
    if ((stored?.version ?? undefined) !== input.version)
      throw conflict((await dataFileSchedule(inner)).schedule)
    const { nextDate, every, unit, hour, keep, status, recipient } = input
    const columns = {
      status,
      recipient: recipient ?? null,
      keep,
      nextDate,
      hour,
      every,
      unit,
      userId: inner.userId,
      // The day of the month of the first date is kept while the calendar stays.
      ...(stored && stored.nextDate === nextDate && stored.every === every && stored.unit === unit
        ? {}
        : { firstDate: nextDate, turn: 0 }),
    }
    const { version } = stored
      ? await updateRecord(inner.db, 'data_file_schedules', stored, columns, () => dataFileSchedule(inner))
      : await insertRecord(inner.db, 'data_file_schedules', columns)
    return { version }
  })
}
