import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { gstr3bCalls } from '@bahi/contracts/gstr3b.ts'
import { rangeOfPeriod } from '@bahi/domain/cal/period.ts'
import { sumOfHeads } from '@bahi/domain/documents/tax-heads.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { isLocked, sections3b } from '@bahi/domain/returns/forms/gstr3b/cells.ts'
import type { Section3b } from '@bahi/domain/returns/forms/gstr3b/cells.ts'
import { noAmounts } from '@bahi/domain/returns/gstr1/amounts.ts'
import { withRules } from '@bahi/domain/tables/rules.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { itcStateOf } from '../../itc/index.ts'
import type { Filing } from '../period.ts'
import { figuresOf } from './figures.ts'
import type { Figures } from './figures.ts'
import { filing3b } from './filing.ts'
import { setOffOf } from './set-off.ts'
import type { SetOff } from './set-off.ts'
import { filed3b } from './state.ts'

type Calls = typeof gstr3bCalls
export type Summary3b = ReplyOf<Calls['summary']>
type Line = Summary3b['sections'][number]

/** Every cell with its sources: live from the books, and what was added by hand. */
export async function gstr3bSummary(ctx: Ctx, input: ParsedOf<Calls['summary']>): Promise<Summary3b> {
  return (await summaryWith(ctx, await filing3b(ctx, input))).summary
}

export async function summaryWith(
  ctx: Ctx,
  filing: Filing,
): Promise<{ readonly summary: Summary3b; readonly figures: Figures; readonly setOff: SetOff }> {
  const figures = await figuresOf(ctx, filing)
  const [{ reply: setOff }, filed, unclaimed] = await Promise.all([
    setOffOf(ctx, figures, { entityId: filing.entityId, returnPeriod: filing.returnPeriod }),
    filed3b(ctx.db, filing),
    unclaimedIn(ctx, filing),
  ])
  const { sheet, adjustments, changes } = figures
  return {
    figures,
    setOff,
    summary: {
      entityId: filing.entityId,
      gstin: filing.gstin,
      returnPeriod: filing.returnPeriod,
      frequency: filing.frequency,
      otherReturns: filing.otherReturns ?? null,
      dueDate: filing.dueDate,
      sections: withRules(changes, () => sections3b.flatMap((section) => linesOf(section, figures, setOff))),
      negative: [...sheet.negative],
      adjustments: adjustments.map((row) => ({ ...row })),
      filed,
      isOutwardFiled: filing.isQuarterFiled,
      unclaimed,
    },
  }
}

function linesOf(section: Section3b, { filing, sheet, late }: Figures, setOff: SetOff): Line[] {
  const { to } = rangeOfPeriod(filing.returnPeriod, filing.frequency)
  const common = { section, isLocked: isLocked(section, to) }
  if (section === '3.2') return sheet.places.map((place) => ({ ...common, ...noAmounts, ...place }))
  if (section === '5') {
    const rows = sheet.values.map((row) => ({ ...row }))
    const taxableValue = Decimal.sum(
      rows.flatMap(({ interState, intraState }) => [interState, intraState]),
    ).toFixed(2)
    return [{ ...common, ...noAmounts, taxableValue, rows }]
  }
  if (section === '6.1')
    return [{ ...common, ...noAmounts, ...sumOfHeads([setOff.tax, setOff.reverseCharge]) }]
  const cell = sheet.cells.find((found) => found.section === section)!
  const { books, adjusted, from, ...amounts } = cell
  return [
    {
      ...common,
      ...amounts,
      books,
      adjusted,
      ...(from.length > 0 ? { from: from.map((part) => ({ ...part })) } : {}),
      ...(section === '5.1' ? { lateFee: late.lateFee } : {}),
    },
  ]
}

/** Bills and notes of suppliers of the period whose credit is not in any return: worth a look before filing. */
async function unclaimedIn(ctx: Ctx, { entityId, returnPeriod }: Filing): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from documents d where d.subscriber_id = current_subscriber() and d.entity_id = ${entityId}
      and d.return_period = ${returnPeriod} and d.number_key <> '' and d.return_type = 'GSTR3B' and d.status not in ('Cancelled', 'Delete')
      and not d.reverse_charge and d.body -> 'billOfEntry' is null and d.heading not like 'isd%' and ${itcStateOf} = 'Eligible'
      and exists (select from document_lines l where l.subscriber_id = d.subscriber_id and l.document_id = d.id
        and l.body ->> 'itcEligibility' is distinct from 'Ineligible' and l.igst + l.cgst + l.sgst + l.cess > 0)`.execute(
    ctx.db,
  )
  return rows[0]!.count
}
