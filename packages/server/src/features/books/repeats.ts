import type { journalCalls } from '@bahi/contracts/accounting.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { nextRepeat } from '@bahi/domain/books/repeats.ts'
import type { JournalRepeats } from '@bahi/domain/books/repeats.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { eachOpenTenant } from '../../platform/db/each-tenant.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { savepoint } from '../../platform/db/savepoint.ts'
import { AppError, conflict, notFound } from '../../platform/errors.ts'
import type { Services } from '../../platform/make-context.ts'
import type { BookIssue } from '../ledger/index.ts'
import { journalDetail } from './journal-list.ts'
import { locked, storedLines, write } from './journals.ts'

interface Due {
  readonly id: number
  readonly kind: 'journal' | 'contra'
  readonly entityId: number
  readonly childEntityId: number | null
  readonly date: string
  readonly nextDate: string
  readonly narration: string | null
  readonly repeats: JournalRepeats
  readonly repeatsUntil: string | null
  readonly createdBy: number
  /** What is inactive: the GSTIN, its branch, or an account of a line. */
  readonly inactive: string | null
  readonly lockDate: string | null
}

/** One journal is written on at most so many days a run; the next run continues. */
const mostDays = 60

/**
 * Writes the journals whose next day has come, each day once, also those that passed while nothing ran. One that cannot be written
 * keeps the reason and is tried again; the others do not wait for it.
 */
export const makeDueJournals = ({ tenants, clock }: Pick<Services, 'tenants' | 'clock'>): Promise<void> =>
  eachOpenTenant(tenants, 'Job:journals', async (db) => {
    const today = istDateOf(clock())
    for (const journal of await dueOn(db, today)) {
      const reached = await writeDays(db, journal, today)
      await sql`update journals set next_date = ${reached.next ?? null}::date, problem = ${reached.problem ? JSON.stringify(reached.problem) : null}::jsonb
        where subscriber_id = current_subscriber() and id = ${journal.id}`.execute(db)
    }
  })

async function dueOn(db: Db, today: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select j.id, j.kind, j.entity_id, j.child_entity_id, j.date, j.next_date, j.narration, j.repeats, j.repeats_until, j.created_by,
      setting_of('periodLockDate', j.entity_id) as lock_date,
      (select e.name from entities e where e.subscriber_id = j.subscriber_id and e.status <> 'Active'
        and e.id in (j.entity_id, j.child_entity_id, (select o.company_id from entities o where o.subscriber_id = j.subscriber_id and o.id = j.entity_id))
        union all
        select a.name from journal_lines l join ledger_accounts a on a.subscriber_id = l.subscriber_id and a.id = l.ledger_account_id
        where l.subscriber_id = j.subscriber_id and l.journal_id = j.id and a.status <> 'Active' limit 1) as inactive
    from journals j where j.subscriber_id = current_subscriber() and j.status = 'Active' and j.next_date <= ${today}::date
    order by j.problem is not null, j.id for update skip locked limit 100`.execute(db)
  return rows
}

interface Reached {
  /** The next day; undefined: the last is written. */
  readonly next: string | undefined
  readonly problem?: Pick<BookIssue, 'code' | 'params'>
}

async function writeDays(db: Db, journal: Due, today: string): Promise<Reached> {
  const {
    id,
    kind,
    entityId,
    childEntityId,
    date: first,
    nextDate,
    narration,
    repeats,
    inactive,
    lockDate,
  } = journal
  if (inactive !== null)
    return { next: nextDate, problem: { code: 'RECORD_INACTIVE', params: { name: inactive } } }
  if (lockDate && nextDate <= lockDate)
    return { next: nextDate, problem: { code: 'PERIOD_LOCKED', params: { until: lockDate } } }
  const lines = await storedLines(db, id)
  const writeOn = (date: string) =>
    savepoint(db, () =>
      write(db, journal.createdBy, {
        kind,
        entityId,
        childEntityId: childEntityId ?? undefined,
        date,
        narration: narration ?? undefined,
        lines,
        repeatedId: id,
      }),
    )
  let next: string | undefined = nextDate
  for (let days = 0; next !== undefined && next <= today && days < mostDays; days++) {
    try {
      await writeOn(next)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const [issue] = error.detail.issues ?? []
      return {
        next,
        problem: issue
          ? { code: issue.code, ...(issue.params ? { params: issue.params as Record<string, string> } : {}) }
          : { code: error.errorName },
      }
    }
    next = nextRepeat({ first, repeats, until: journal.repeatsUntil ?? undefined }, next)
  }
  return { next }
}

/** Ends the repeating of a journal from now on, also of one in a locked period, as it changes no entry. */
export async function stopRepeating(
  ctx: Ctx,
  { id, version }: ParsedOf<(typeof journalCalls)['stopRepeating']>,
): Promise<ReplyOf<(typeof journalCalls)['stopRepeating']>> {
  const [journal] = await locked(ctx, [id])
  if (!journal || !ctx.can('ACC_ED', journal.entityId)) throw notFound()
  ctx.requireActive(journal.entityId)
  if (journal.version !== version) throw conflict(await journalDetail(ctx, { id }))
  const { rows } = await sql<{ version: number }>`
    update journals set next_date = null, problem = null, version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${id} returning version`.execute(ctx.db)
  return { id, version: rows[0]!.version }
}
