import { financialYearFrom, periodsOf } from '@bahi/domain/cal/period.ts'
import { annualLateFee } from '@bahi/domain/returns/forms/annual/late.ts'
import type { AnnualFigures } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { annualFigures } from '@bahi/domain/returns/forms/annual/sheet.ts'
import type { AnnualHsn } from '@bahi/domain/returns/forms/gstr9/hsn.ts'
import { gstr9Sheet, lineOf } from '@bahi/domain/returns/forms/gstr9/worksheet.ts'
import type {
  Gstr9Sheet,
  LaterPeriod,
  YearFacts,
  YearPeriod,
} from '@bahi/domain/returns/forms/gstr9/worksheet.ts'
import { laterPeriods } from '@bahi/domain/returns/forms/gstr9/year.ts'
import { joinTabs } from '@bahi/domain/returns/gstr1/hsn.ts'
import { withRules } from '@bahi/domain/tables/rules.ts'
import type { Rule } from '@bahi/domain/tables/rules.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { storedAdjustments } from '../adjustments.ts'
import type { AdjustmentHead } from '../adjustments.ts'
import type { AnnualFiling } from '../annual/filing.ts'
import { changesOf, figuresOf } from '../gstr3b/figures.ts'
import { filing3b } from '../gstr3b/filing.ts'
import { setOffOf } from '../gstr3b/set-off.ts'
import { hsnOfPeriods } from '../sums.ts'
import {
  compositionPurchases,
  creditReversed,
  creditTaken,
  inwardHsn,
  statementCredit,
} from './inward-sql.ts'
import { directedSums } from './outward-sql.ts'
import { portalSums } from './portal.ts'

/** GSTR-9 of a year, as its screens and files have it: one reading for all of them. */
export interface Figures9 {
  readonly sheet: Gstr9Sheet
  readonly facts: YearFacts
  readonly adjustments: readonly StoredAnnual[]
  readonly statementRecords: number
  readonly outwardHsn: readonly AnnualHsn[]
  readonly inwardHsn: readonly AnnualHsn[]
  readonly changes: readonly Rule[]
}

export type StoredAnnual = AdjustmentHead & AnnualFigures

export async function figures9(ctx: Ctx, filing: AnnualFiling): Promise<Figures9> {
  const { entityId, year, frequency } = filing
  const periods = periodsOf(year, frequency)
  const months = periodsOf(year)
  const later = laterPeriods(year, frequency, filing.filed?.filedOn ?? null)
  const nextMonths = periodsOf(financialYearFrom(Number(year.slice(0, 4)) + 1)).slice(0, 7)
  const changes = await changesOf(ctx)
  const directed = await directedSums(ctx.db, entityId, [...periods, ...later])
  const composition = await compositionPurchases(ctx.db, entityId, periods)
  const portal = await portalSums(ctx.db, entityId, periods)
  const filed = await filedPeriods(ctx, entityId, periods)
  const inYear: YearPeriod[] = []
  for (const returnPeriod of periods) {
    const figures = await figuresOf(ctx, await filing3b(ctx, { entityId, returnPeriod }))
    const { reply, row } = await setOffOf(ctx, figures, { entityId, returnPeriod })
    inYear.push({
      returnPeriod,
      isGstr1Filed: filed.has(`GSTR1 ${returnPeriod}`),
      isGstr3bFiled: filed.has(`GSTR3B ${returnPeriod}`),
      rows: figures.rows,
      sheet: figures.sheet,
      directed: directed.get(returnPeriod) ?? [],
      taken: await creditTaken(ctx.db, { entityId, returnPeriod }),
      reversed: await creditReversed(ctx.db, { entityId, returnPeriod }),
      paid: {
        tax: reply.tax,
        reverseCharge: reply.reverseCharge,
        cashTax: row.cashTax,
        utilised: reply.pditc,
        interest: reply.interest,
        lateFee: reply.lateFee,
      },
      composition: composition.get(returnPeriod) ?? '0.00',
      portal: portal.get(returnPeriod) ?? new Map(),
    })
  }
  const inNext: LaterPeriod[] = []
  for (const returnPeriod of later)
    inNext.push({
      returnPeriod,
      directed: directed.get(returnPeriod) ?? [],
      taken: await creditTaken(ctx.db, { entityId, returnPeriod }),
      reversed: await creditReversed(ctx.db, { entityId, returnPeriod }),
    })
  const { records, ...statement } = await statementCredit(ctx.db, entityId, filing, [
    ...months,
    ...nextMonths,
  ])
  const adjustments = await storedAdjustments<AnnualFigures>(ctx.db, 'GSTR9', filing, annualFigures)
  const facts: YearFacts = {
    year,
    periods: inYear,
    later: inNext,
    statement,
    lateFee: { cgst: '0.00', sgst: '0.00' },
    adjustments: adjustments
      .filter(({ withdrawnAt }) => withdrawnAt === null)
      .map((row) => ({ section: row.section, ...figuresIn(row) })),
  }
  // The late fee is at most a share of the turnover, which the other tables give.
  const turnover = lineOf(withRules(changes, () => gstr9Sheet(facts)).lines, '5N').taxableValue
  const fee = withRules(changes, () =>
    annualLateFee({
      yearEnd: filing.to,
      dueOn: filing.dueDate,
      filedOn: filing.filed?.filedOn ?? ctx.today(),
      turnover: filing.turnover,
      stateTurnover: turnover,
    }),
  )
  const complete = { ...facts, lateFee: { cgst: `${fee.cgst}.00`, sgst: `${fee.sgst}.00` } }
  return {
    facts: complete,
    sheet: withRules(changes, () => gstr9Sheet(complete)),
    adjustments,
    statementRecords: records,
    outwardHsn: joinTabs(await hsnOfPeriods(ctx.db, entityId, periods)),
    inwardHsn: await inwardHsn(ctx.db, entityId, periods),
    changes,
  }
}

const figuresIn = (row: AnnualFigures): AnnualFigures =>
  Object.fromEntries(annualFigures.map((name) => [name, row[name]])) as unknown as AnnualFigures

async function filedPeriods(
  ctx: Ctx,
  entityId: number,
  periods: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    mark: string
  }>`select return_type || ' ' || return_period as mark from filed_periods
    where subscriber_id = current_subscriber() and entity_id = ${entityId} and return_period = any(${[...periods]}::text[])`.execute(
    ctx.db,
  )
  return new Set(rows.map(({ mark }) => mark))
}
