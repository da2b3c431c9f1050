import { rangeOfPeriod } from '@bahi/domain/cal/period.ts'
import { inwardParts } from '@bahi/domain/returns/forms/gstr3b/inward.ts'
import { worksheetOf } from '@bahi/domain/returns/forms/gstr3b/worksheet.ts'
import type { Worksheet } from '@bahi/domain/returns/forms/gstr3b/worksheet.ts'
import type { Gstr1Row } from '@bahi/domain/returns/gstr1/rows.ts'
import { withRules, ruleHolds } from '@bahi/domain/tables/rules.ts'
import type { Rule } from '@bahi/domain/tables/rules.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { ruleChanges } from '../../ledger/index.ts'
import type { Filing } from '../period.ts'
import { reportedSums } from '../stored-return.ts'
import { adjustmentsOf, typedOf } from './adjustments.ts'
import type { StoredAdjustment } from './adjustments.ts'
import { inwardSums } from './inward-sql.ts'
import { lateOfPeriodBefore } from './late.ts'
import type { LateCharges } from './late.ts'
import { registeredPlaces } from './outward-sql.ts'

/** GSTR-3B of a period, as its screens, files and set-off have it: one reading for all of them. */
export interface Figures {
  readonly filing: Filing
  readonly sheet: Worksheet
  readonly adjustments: readonly StoredAdjustment[]
  readonly late: LateCharges
  readonly changes: readonly Rule[]
  /** GSTR-1 of the period with its GSTR-1A, what an IFF held among it. */
  readonly rows: readonly Gstr1Row[]
}

export async function figuresOf(ctx: Ctx, filing: Filing): Promise<Figures> {
  const [{ sums, furnished }, registered, inward, adjustments, late, changes] = await Promise.all([
    // What an IFF held is tax of the quarter like all else, and what GSTR-1A changes is tax of the same period.
    reportedSums(ctx.db, { ...filing, furnishedMonths: [], changes: 0 }),
    registeredPlaces(ctx.db, filing),
    inwardSums(ctx.db, filing),
    adjustmentsOf(ctx.db, filing),
    lateOfPeriodBefore(ctx, filing),
    changesOf(ctx),
  ])
  const { to } = rangeOfPeriod(filing.returnPeriod, filing.frequency)
  const rows = [...sums, ...furnished]
  const sheet = withRules(changes, () =>
    worksheetOf({
      period: filing.returnPeriod,
      frequency: filing.frequency,
      rows,
      registered,
      inward: inward.flatMap(inwardParts),
      late: [{ taxableValue: '0.00', ...late.interest }],
      adjustments: adjustments.filter(({ withdrawnAt }) => withdrawnAt === null).map(typedOf),
      // Once the portal fills table 3.2 itself it has inter-State advances in it.
      withAdvances: ruleHolds('gstr3b.table32Locked', to),
    }),
  )
  return { filing, sheet, adjustments, late, changes, rows }
}

export async function changesOf(ctx: Ctx): Promise<readonly Rule[]> {
  const { rows } = await sql<{ changes: Rule[] }>`select ${ruleChanges} as changes`.execute(ctx.db)
  return rows[0]!.changes
}
