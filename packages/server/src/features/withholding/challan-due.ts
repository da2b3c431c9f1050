import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { tdsChallanCalls } from '@bahi/contracts/tax-challans.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { sideSql } from './sides.ts'
import type { Side } from './sides.ts'

type Calls = typeof tdsChallanCalls
/** Of either side. */
type Asked = Omit<ParsedOf<Calls['due']>, 'sections'> & { readonly sections?: readonly string[] | undefined }

/** A deduction or collection that is owed to the government; what a credit note gave back is below zero. */
export interface OwedRow {
  /** Null: a credit note that a challan took off, and that gives nothing back any more. */
  readonly id: number | null
  readonly date: string
  readonly section: string
  readonly documentId: number | null
  readonly paymentId: number | null
  readonly tax: string
}

/** The last day of deductions that a payment is for, where nobody says another: that of the month before. */
export const lastDayOf = ({ date, until }: Pick<Asked, 'date' | 'until'>): string =>
  until ?? addDays(`${date.slice(0, 7)}-01`, -1)

/** The company that deducts and collects for a GSTIN. */
export async function companyOf(ctx: Ctx, entityId: number): Promise<number> {
  const { rows } = await sql<{ companyId: number }>`select e.company_id from entities e
    where e.subscriber_id = current_subscriber() and e.id = ${entityId}`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  return rows[0].companyId
}

/** What of the tax of a company, at the places that the user sees, is not paid; one row for each document and section. */
export async function owedRows(
  ctx: Ctx,
  side: Side,
  companyId: number,
  asked: Pick<Asked, 'date' | 'until' | 'sections'>,
): Promise<OwedRow[]> {
  const { register, challanRows, unpaid, paymentOf } = sideSql(side)
  const last = lastDayOf(asked)
  const sections = asked.sections ?? []
  const isAsked = (section: RawBuilder<unknown>) =>
    sql`(cardinality(${[...sections]}::text[]) = 0 or ${section} = any(${[...sections]}::text[]))`
  const places = sql`${ctx.entitiesOf(undefined)}::bigint[]`
  const { rows } = await sql<OwedRow>`
    select x.* from (
      select t.id, t.date, t.section, t.document_id, ${paymentOf('t')} as payment_id, ${unpaid} as tax from ${register} t
      where t.subscriber_id = current_subscriber() and t.company_id = ${companyId} and t.entity_id = any(${places})
        and t.tax <> 0 and t.date <= ${last}::date and ${isAsked(sql`t.section`)}
      union all
      select null, d.date, r.section, r.document_id, null, -sum(r.tax) from ${challanRows} r
        join documents d on d.subscriber_id = r.subscriber_id and d.id = r.document_id
        join entities e on e.subscriber_id = d.subscriber_id and e.id = d.entity_id
      where r.subscriber_id = current_subscriber() and e.company_id = ${companyId} and d.entity_id = any(${places})
        and d.type_code = 'C' and d.date <= ${last}::date and ${isAsked(sql`r.section`)}
        and not exists (select from ${register} t where t.subscriber_id = r.subscriber_id and t.document_id = r.document_id and t.section = r.section)
      group by d.date, r.section, r.document_id) x
    where x.tax <> 0 order by x.date, x.id`.execute(ctx.db)
  return rows.map((row) => ({ ...row, tax: Decimal.of(String(row.tax)).toFixed(2) }))
}

/** By section what is owed: one of which notes gave back more than was collected waits until there is more. */
export const owedBySection = (side: Side, rows: readonly OwedRow[]) =>
  side.sections.flatMap((section) => {
    const owed = rows.filter((row) => row.section === section)
    return Decimal.of(sumOf(owed)).isPositive() ? [{ section, owed }] : []
  })

/** What a company owes by section, and the interest of a payment on a day. */
export async function dueOf(side: Side, ctx: Ctx, asked: Asked): Promise<ReplyOf<Calls['due']>> {
  ctx.requireEntity(asked.entityId)
  const rows = await owedRows(ctx, side, await companyOf(ctx, asked.entityId), asked)
  const sections = owedBySection(side, rows).map(({ section, owed }) => ({
    section,
    deductions: owed.length,
    tax: sumOf(owed),
    interest: interestOf(side, owed, asked.date).toFixed(2),
    dueOn: side.dueOn(owed[0]!.date),
  }))
  return {
    until: lastDayOf(asked),
    sections,
    tax: sumOf(sections),
    interest: Decimal.sum(sections.map(({ interest }) => interest)).toFixed(2),
  }
}

/** Interest of rows that are paid on one day: that of each to the paisa, less that of what notes gave back. */
export const interestOf = (
  side: Side,
  rows: readonly { readonly date: string; readonly tax: string }[],
  paidOn: string,
): Decimal => Decimal.max(Decimal.sum(rows.map(({ date, tax }) => side.interestFor(tax, date, paidOn))), '0')

export const sumOf = (rows: readonly { readonly tax: string }[]): string =>
  Decimal.sum(rows.map(({ tax }) => tax)).toFixed(2)
