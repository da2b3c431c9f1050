import { periodsOf } from '@bahi/domain/cal/period.ts'
import { annualFigures } from '@bahi/domain/returns/forms/annual/sheet.ts'
import type { AnnualFigures } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { gstr9cSheet } from '@bahi/domain/returns/forms/gstr9c/worksheet.ts'
import type { Gstr9cSheet, RateSum } from '@bahi/domain/returns/forms/gstr9c/worksheet.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/kysely.ts'
import { profitAndLoss } from '../../books/index.ts'
import { storedAdjustments } from '../adjustments.ts'
import type { AdjustmentHead } from '../adjustments.ts'
import { annualFiling } from '../annual/filing.ts'
import type { AnnualFiling } from '../annual/filing.ts'
import { figures9 } from '../gstr9/figures.ts'
import { lowering, ofPeriods } from '../gstr9/inward-sql.ts'

export interface Figures9c {
  readonly sheet: Gstr9cSheet
  readonly adjustments: readonly (AdjustmentHead & AnnualFigures)[]
}

/** GSTR-9C of a year: GSTR-9 as it is now, and what the accounts say. */
export async function figures9c(ctx: Ctx, filing: AnnualFiling): Promise<Figures9c> {
  const { entityId, returnPeriod, from, to } = filing
  const nine = await figures9(ctx, await annualFiling(ctx, 'GSTR9', { entityId, returnPeriod }))
  const { income } = await profitAndLoss(ctx, { entityIds: [entityId], fromDate: from, toDate: to })
  const adjustments = await storedAdjustments<AnnualFigures>(ctx.db, 'GSTR9C', filing, annualFigures)
  return {
    adjustments,
    sheet: gstr9cSheet({
      lines: nine.sheet.lines,
      facts: nine.facts,
      income,
      bookedCredit: await bookedCredit(ctx.db, filing),
      reverse: await reverseByRate(ctx.db, filing),
      adjustments: adjustments
        .filter(({ withdrawnAt }) => withdrawnAt === null)
        .map((row) => ({
          section: row.section,
          reason: row.reason,
          ...Object.fromEntries(annualFigures.map((name) => [name, row[name]])),
        })),
    }),
  }
}

/** Input tax that documents and what became of their credit posted in the year; the set-off is in journals, which are left out. */
async function bookedCredit(db: Db, { entityId, from, to }: AnnualFiling): Promise<string> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(e.debit - e.credit), 0) as amount from ledger_entries e where e.subscriber_id = current_subscriber() and e.entity_id = ${entityId}
      and e.account in ('inputIgst', 'inputCgst', 'inputSgst', 'inputCess') and e.date between ${from}::date and ${to}::date
      and e.document_id is not null`.execute(db)
  return Decimal.of(rows[0]!.amount).toFixed(2)
}

/** What was bought under reverse charge in the year, by the rate of the lines. */
async function reverseByRate(db: Db, { entityId, year, frequency }: AnnualFiling): Promise<RateSum[]> {
  const { rows } = await sql<RateSum>`
    select l.tax_rate as rate, sum(l.taxable_value * ${lowering}) as taxable_value, sum(l.igst * ${lowering}) as igst, sum(l.cgst * ${lowering}) as cgst,
      sum(l.sgst * ${lowering}) as sgst, sum((l.cess + l.cess_non_advalorem) * ${lowering}) as cess
    from documents d join document_lines l on l.subscriber_id = d.subscriber_id and l.document_id = d.id
    where ${ofPeriods(entityId, periodsOf(year, frequency))} and d.reverse_charge and l.tax_category = 'Taxable' group by 1`.execute(
    db,
  )
  return rows
}
