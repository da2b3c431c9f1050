import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { tdsChallanCalls } from '@bahi/contracts/tds-challans.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { depositDue } from '@bahi/domain/withholding/due.ts'
import { sectionNames } from '@bahi/domain/withholding/sections.ts'
import { interestOf } from '@bahi/domain/withholding/statement.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { unpaid } from './paid.ts'

type Calls = typeof tdsChallanCalls
type Asked = ParsedOf<Calls['due']>

/** A deduction that is owed to the government. */
export interface OwedRow {
  readonly id: number
  readonly date: string
  readonly section: string
  readonly documentId: number | null
  readonly paymentId: number | null
  readonly tax: string
}

/** The last day of deductions that a payment is for, where nobody says another: that of the month before. */
export const lastDayOf = ({ date, until }: Pick<Asked, 'date' | 'until'>): string =>
  until ?? addDays(`${date.slice(0, 7)}-01`, -1)

/** The company that deducts for a GSTIN. */
export async function companyOf(ctx: Ctx, entityId: number): Promise<number> {
  const { rows } = await sql<{ companyId: number }>`select e.company_id from entities e
    where e.subscriber_id = current_subscriber() and e.id = ${entityId}`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  return rows[0].companyId
}

/** What of the deductions of a company, at the places that the user sees, is not paid; one row for each. */
export async function owedRows(
  ctx: Ctx,
  companyId: number,
  asked: Pick<Asked, 'date' | 'until' | 'sections'>,
): Promise<OwedRow[]> {
  const { sections } = asked
  const { rows } = await sql<OwedRow>`
    select x.* from (
      select t.id, t.date, t.section, t.document_id, t.payment_id, ${unpaid} as tax from tds_deductions t
      where t.subscriber_id = current_subscriber() and t.company_id = ${companyId} and t.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
        and t.tax > 0 and t.date <= ${lastDayOf(asked)}::date and (${sections?.length ? 1 : 0} = 0 or t.section = any(${sections ?? []}::text[]))) x
    where x.tax > 0 order by x.date, x.id`.execute(ctx.db)
  return rows.map((row) => ({ ...row, tax: Decimal.of(String(row.tax)).toFixed(2) }))
}

/** What a company owes by section, and the interest of a payment on a day. */
export async function dueTds(ctx: Ctx, asked: Asked): Promise<ReplyOf<Calls['due']>> {
  ctx.requireEntity(asked.entityId)
  const rows = await owedRows(ctx, await companyOf(ctx, asked.entityId), asked)
  const sections = sectionNames.flatMap((section) => {
    const owed = rows.filter((row) => row.section === section)
    const [first] = owed
    if (!first) return []
    const interest = interestOf(owed, asked.date)
    return { section, deductions: owed.length, tax: sumOf(owed), interest, dueOn: depositDue(first.date) }
  })
  return {
    until: lastDayOf(asked),
    sections,
    tax: sumOf(sections),
    interest: Decimal.sum(sections.map(({ interest }) => interest)).toFixed(2),
  }
}

export const sumOf = (rows: readonly { readonly tax: string }[]): string =>
  Decimal.sum(rows.map(({ tax }) => tax)).toFixed(2)
