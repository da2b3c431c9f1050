import { Decimal } from '@bahi/domain/num/decimal.ts'
import { documentIssues } from '@bahi/domain/returns/gstr1/validate.ts'
import { withRules } from '@bahi/domain/tables/rules.ts'
import type { Ctx } from '../../platform/context.ts'
import { say } from '../ledger/index.ts'
import type { Facts } from '../ledger/index.ts'
import type { Prepared } from './prepare.ts'
import { returnDocumentOf } from './return-rows.ts'

/**
 * What the portal would report for the invoice in GSTR-1, shown while it is still being typed. Numbers are given on saving
 * and the period is that of its day, so neither is asked about.
 */
export function returnWarnings(
  ctx: Ctx,
  prepared: Prepared,
  facts: Facts,
): { code: string; message: string }[] {
  const { input, returnPeriod, placeOfSupply } = prepared
  const { entity } = facts
  if (!entity?.gstin || !input.date || !returnPeriod || !placeOfSupply || input.lines.length === 0) return []
  const context = {
    gstin: entity.gstin,
    period: returnPeriod,
    frequency: entity.filingFrequency ?? ('Monthly' as const),
    today: ctx.today(),
    turnover: entity.turnover === null ? null : Decimal.of(entity.turnover).toNumber(),
    ownRates: facts.ownRates,
  }
  const found = withRules(facts.ruleChanges, () => documentIssues(returnDocumentOf(prepared, facts), context))
  const messages = found
    .filter(({ code }) => !said.has(code))
    .map(({ code, params }) => ({
      code,
      message: say(ctx, `returns.issue.${code}`, params),
    }))
  return messages.filter(
    ({ message }, index) => messages.findIndex((one) => one.message === message) === index,
  )
}

/** The warnings of the document name these already. */
const said: ReadonlySet<string> = new Set(['HSN_UNKNOWN', 'HSN_SERVICE_ON_GOODS', 'HSN_GOODS_ON_SERVICE'])
