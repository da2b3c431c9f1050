import type { DocumentDetail } from '@bahi/contracts/documents.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { addPeriods, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import { supplierUnpaidClock } from '@bahi/domain/clocks/legal-clocks.ts'
import { keptCredit, nextItcStates, underRule37 } from '@bahi/domain/documents/itc-account.ts'
import { creditDayOf } from '@bahi/domain/documents/itc-time.ts'
import { blockedTax } from '@bahi/domain/documents/itc.ts'
import type { Itc } from '@bahi/domain/documents/itc.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { itcBills } from '../itc/index.ts'
import type { BookIssue } from '../ledger/index.ts'
import type { StoredDocument } from './load.ts'
import type { Prepared } from './prepare.ts'

type Credit = NonNullable<z.input<typeof DocumentDetail>['itc']>

const heads = ['igst', 'cgst', 'sgst', 'cess'] as const

/** What of the tax is credited and what is part of the cost. */
function creditOf(taxes: Credit['credited'], blocked: Credit['blocked'] | undefined): { itc?: Credit } {
  if (!blocked) return {}
  const credited = heads.map((head) => [head, Decimal.of(taxes[head]).sub(blocked[head]).toFixed(2)])
  return { itc: { credited: Object.fromEntries(credited) as Credit['credited'], blocked } }
}

export const creditOfPrepared = ({ computed, blocked }: Prepared) => creditOf(computed.totals, blocked)

/** The same of an issued document, as its lines were stored. */
export function creditOfStored(document: StoredDocument) {
  if (!documentKinds[document.kind].parts.includes('itc')) return {}
  const lines = document.lines.map((figures) => ({
    itc: { itcEligibility: figures.body?.itcEligibility ?? 'Inputs' } satisfies Itc,
    figures,
  }))
  return creditOf(document, blockedTax(lines))
}

/** What became of the credit of an issued bill or note, and what can follow. */
export async function creditMovesOf(ctx: Ctx, kind: DocumentKind, id: number): Promise<Partial<Credit>> {
  const [bill] = await itcBills(ctx.db, { ids: [id], kinds: [kind], entityIds: ctx.entityIds })
  if (!bill) return {}
  const { state, returnPeriod, reason, waiting } = bill.account
  const { until } = supplierUnpaidClock(creditDayOf(bill))
  const due = istDateOf(until)
  return {
    state,
    returnPeriod,
    reason,
    next: [...nextItcStates(bill.account, bill)],
    kept: keptCredit(bill.account, bill),
    lowered: bill.lowered,
    waiting: [...waiting].map(([of, heads]) => ({ ...heads, reason: of })),
    // What was distributed is paid to nobody.
    ...(bill.isDistributed
      ? {}
      : {
          rule37: {
            until: due,
            returnPeriod: addPeriods(returnPeriodOf(due), 1),
            ...underRule37(bill.account, bill),
          },
        }),
  }
}

/** What is not credited says why. */
export function itcIssues({ input, lines, blocked }: Prepared): BookIssue[] {
  if (!blocked) return []
  if (input.itcEligibility === 'Ineligible' && !input.itcReason)
    return [{ path: 'itcReason', code: 'REQUIRED' }]
  return lines.flatMap(({ itcEligibility, itcReason }, index) =>
    itcEligibility === 'Ineligible' && !itcReason
      ? [{ path: `lines[${index}].itcReason`, code: 'REQUIRED' }]
      : [],
  )
}

/** Of the document `d`: the tax of its lines that is part of the cost. */
export const blockedColumn = sql`(select coalesce(sum(l.igst + l.cgst + l.sgst + l.cess + l.cess_non_advalorem), 0)
  from document_lines l where l.subscriber_id = d.subscriber_id and l.document_id = d.id
    and l.body ->> 'itcEligibility' = 'Ineligible') as blocked_tax`
