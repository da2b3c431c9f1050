import type { entityCalls } from '@bahi/contracts/companies.ts'
import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import { financialYearFrom, financialYearOf, isFinancialYear } from '@bahi/domain/cal/period.ts'
import { hsnDigitsNeeded, withRules } from '@bahi/domain/tables/rules.ts'
import type { Rule } from '@bahi/domain/tables/rules.ts'
import { isEinvoiceDuty } from '@bahi/gateways/einvoice/applicability.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError, notFound, refuseField } from '../../platform/errors.ts'
import type { Saved } from '../records/index.ts'

/** The first year that the duty of e-invoices looks back to; source: notification 13/2020 as amended. */
const firstYear = '2017-18'

/**
 * Keeps the aggregate turnover of a year. That of the year before the current one is on the registration itself:
 * the digits of HSN codes hang on it (notification 78/2020); e-invoicing looks at the highest of all years.
 */
export async function setTurnover(
  ctx: Ctx,
  { entityId, turnover, financialYear }: ParsedOf<typeof entityCalls.setVrnTurnover>,
): Promise<Saved> {
  ctx.requireEntity(entityId)
  const before = yearBefore(ctx.today())
  const year = financialYear ?? before
  if (!isFinancialYear(year) || year < firstYear || year > before)
    throw refuseField('financialYear', 'YEAR_OF_TURNOVER', { from: firstYear, to: before })
  const { rows } = await sql<
    Saved & { entityType: string }
  >`update entities set version = version + 1, changed_at = now(), changed_by = current_user_id(),
      turnover = case when ${year === before} then ${turnover}::numeric else turnover end
    where subscriber_id = current_subscriber() and id = ${entityId} and status <> 'Delete' returning id, version, entity_type`.execute(
    ctx.db,
  )
  if (!rows[0]) throw notFound()
  const { entityType, ...saved } = rows[0]
  // Who may edit registrations may not by that edit a company, nor the other way round.
  if (!ctx.can(entityType === 'Business' ? 'BSN_ED' : 'ENT_ED', entityId)) throw new AppError('RIGHT_MISSING')
  await keepTurnover(ctx.db, entityId, year, turnover)
  return saved
}

export async function keepTurnover(db: Db, entityId: number, year: string, turnover: string): Promise<void> {
  await sql`insert into entity_turnovers (subscriber_id, entity_id, financial_year, turnover, changed_by)
    values (current_subscriber(), ${entityId}, ${year}, ${turnover}, current_user_id())
    on conflict (subscriber_id, entity_id, financial_year) do update
      set turnover = excluded.turnover, changed_at = now(), changed_by = excluded.changed_by
      where entity_turnovers.turnover <> excluded.turnover`.execute(db)
}

export const yearBefore = (today: CalendarDate): string =>
  financialYearFrom(Number(financialYearOf(today).slice(0, 4)) - 1)

/** What a registration has to do because of its turnover, on a day. */
export function dutiesOf(
  turnover: string | null,
  years: readonly { readonly turnover: string }[],
  today: CalendarDate,
  changes: readonly Rule[],
): { readonly hsnDigits: number; readonly isEInvoiceDuty: boolean } {
  const highest = Math.max(Number(turnover ?? 0), ...years.map((year) => Number(year.turnover)))
  return withRules(changes, () => ({
    hsnDigits: hsnDigitsNeeded({ date: today, turnover: Number(turnover ?? 0) }),
    isEInvoiceDuty: isEinvoiceDuty(highest, today),
  }))
}
