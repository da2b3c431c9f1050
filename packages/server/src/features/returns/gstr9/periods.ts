import type { gstr9Calls } from '@bahi/contracts/annual-returns.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { AnnualSums } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { creditOfNextYear } from '@bahi/domain/returns/forms/gstr9/inward.ts'
import { correctedLater } from '@bahi/domain/returns/forms/gstr9/outward.ts'
import { gstr9Row } from '@bahi/domain/returns/forms/gstr9/rows.ts'
import { filedOfPeriod, isFromPeriods, sumsOfPeriod } from '@bahi/domain/returns/forms/gstr9/worksheet.ts'
import type { Ctx } from '../../../platform/context.ts'
import { annualFiling } from '../annual/filing.ts'
import { figures9 } from './figures.ts'

type Call = (typeof gstr9Calls)['periods']

const ofNextYear: ReadonlySet<string> = new Set(['8C', '8H1', '10', '11', '12', '13'])

/** The periods that a row is made of, each with its part; a sum has those of its terms. */
export async function gstr9Periods(ctx: Ctx, input: ParsedOf<Call>): Promise<ReplyOf<Call>> {
  const filing = await annualFiling(ctx, 'GSTR9', input)
  const { facts } = await figures9(ctx, filing)
  const { section } = input
  const { table } = gstr9Row(section)!
  if (ofNextYear.has(section))
    return {
      records: facts.later.map(({ returnPeriod, directed, taken, reversed }) => ({
        returnPeriod,
        books: new AnnualSums()
          .addAll(correctedLater(directed, facts.year))
          .addAll(creditOfNextYear(taken, reversed, facts.year))
          .of(section),
        filed: null,
        isFiled: false,
      })),
    }
  if (!isFromPeriods(table) && section !== '16A') return { records: [] }
  return {
    records: facts.periods.map((period) => ({
      returnPeriod: period.returnPeriod,
      books: sumsOfPeriod(period, facts.year).of(section),
      filed: filedOfPeriod(period, facts.year).of(section),
      isFiled: period.isGstr3bFiled && period.isGstr1Filed,
    })),
  }
}
