import type { ErrorName } from '@bahi/contracts/errors.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { companiesUsed, documentsOf, usersUsed } from './usage.ts'

/** Refuses documents more than the plan has in the month of their date; a draft counts for nothing. */
export async function requireDocument(ctx: Ctx, date: string, howMany = 1): Promise<void> {
  await requireRoom(ctx, 'PLAN_DOCUMENTS', 'documents_per_month', documentsOf(date), {
    howMany,
    params: () => ({
      month: new Intl.DateTimeFormat(ctx.culture, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${date}T00:00:00Z`),
      ),
    }),
  })
}

/** Takes back the change of this transaction where the account now has more businesses than its plan. */
export const refuseTooManyCompanies = (ctx: Ctx): Promise<void> =>
  requireRoom(ctx, 'PLAN_COMPANIES', 'companies', sql`${companiesUsed} - 1`)

/** Refuses a user more than the plan has. */
export const requireUserPlace = (ctx: Ctx): Promise<void> =>
  requireRoom(ctx, 'PLAN_USERS', 'users', usersUsed)

/**
 * Counts only where the plan has a limit, and then one at a time: anyone who asks later counts what was saved before, and
 * the lock ends with the transaction.
 */
async function requireRoom(
  ctx: Ctx,
  refusal: ErrorName,
  column: string,
  used: RawBuilder<number>,
  {
    howMany = 1,
    params,
  }: { readonly howMany?: number; readonly params?: () => Readonly<Record<string, string>> } = {},
): Promise<void> {
  const limited = await sql<{ plan: string; limit: number }>`
    select p.name as plan, ${sql.ref(`p.${column}`)} as limit,
      pg_advisory_xact_lock(hashtextextended(${`plan ${column} `} || b.subscriber_id::text, 0))
    from subscribers b join plans p on p.code = b.plan
    where b.subscriber_id = current_subscriber() and ${sql.ref(`p.${column}`)} is not null`.execute(ctx.db)
  const row = limited.rows[0]
  if (!row) return
  // A statement of its own: it sees what was committed while the lock was waited for.
  const { rows } = await sql<{ used: number }>`select ${used} as used`.execute(ctx.db)
  if (rows[0]!.used + howMany > row.limit)
    throw new AppError(refusal, { params: { plan: row.plan, limit: row.limit, ...params?.() } })
}
