import { gstr3bObject } from '@bahi/domain/returns/forms/gstr3b/json.ts'
import { withRules } from '@bahi/domain/tables/rules.ts'
import type { Ctx } from '../../../platform/context.ts'
import { actionRefused } from '../../ledger/index.ts'
import type { Filing } from '../period.ts'
import { figuresOf } from './figures.ts'
import { refuseNonFiler } from './filing.ts'

/** The body of the portal's save call, for the file and for the push. */
export async function contentOf(ctx: Ctx, filing: Filing): Promise<object> {
  refuseNonFiler(ctx, filing)
  const { sheet, late, changes } = await figuresOf(ctx, filing)
  const [first] = sheet.negative
  // What the portal is known to refuse is not sent.
  if (first) throw actionRefused(ctx, 'gstr3b.negativeCell', { section: first })
  const { returnPeriod: period, frequency } = filing
  return withRules(changes, () =>
    gstr3bObject({ gstin: filing.gstin!, period, frequency }, sheet, late.lateFee),
  )
}
