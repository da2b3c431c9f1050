import { rangeOfPeriod } from '@bahi/domain/cal/period.ts'
import type { TaxHeads } from '@bahi/domain/documents/entries.ts'
import { dueReturn, periodBefore } from '@bahi/domain/returns/forms/calendar.ts'
import { interestOf, lateFeeOf } from '@bahi/domain/returns/forms/gstr3b/late.ts'
import { mapHeads } from '@bahi/domain/returns/forms/gstr3b/set-off.ts'
import type { Rupees } from '@bahi/domain/returns/forms/gstr3b/set-off.ts'
import { ruleHolds } from '@bahi/domain/tables/rules.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Filing } from '../period.ts'
import { filed3b } from './state.ts'
import { storedSetOff } from './stored-set-off.ts'
import type { StoredSetOff } from './stored-set-off.ts'

/** What is due for filing late. */
export interface LateCharges {
  readonly interest: TaxHeads
  readonly lateFee: { readonly cgst: string; readonly sgst: string }
}

const textOf = (rupees: bigint) => `${rupees}.00`
const headsOf = (rupees: Rupees): TaxHeads => ({
  igst: textOf(rupees.igst),
  cgst: textOf(rupees.cgst),
  sgst: textOf(rupees.sgst),
  cess: textOf(rupees.cess),
})
const wholeRupees = (heads: TaxHeads): Rupees => mapHeads((head) => BigInt(heads[head].split('.')[0]!))

/**
 * What the return has in table 5.1: the late fee of the return before, which the portal charges with this one; the
 * interest of the return before since the portal computes it so, and until then its own, where it was filed late.
 */
export async function lateOfPeriodBefore(ctx: Ctx, filing: Filing): Promise<LateCharges> {
  const before = periodBefore(filing.returnPeriod, filing.frequency)
  const { to } = rangeOfPeriod(before, filing.frequency)
  const isOfBefore = ruleHolds('gstr3b.interestNextPeriod', to)
  const [previous, own] = await Promise.all([
    lateChargesOf(ctx, filing, before),
    isOfBefore ? undefined : lateChargesOf(ctx, filing, filing.returnPeriod),
  ])
  return { interest: (own ?? previous).interest, lateFee: previous.lateFee }
}

/** Interest and late fee of a return that was filed late; nothing while it is open. */
async function lateChargesOf(ctx: Ctx, filing: Filing, returnPeriod: string): Promise<LateCharges> {
  const of = { entityId: filing.entityId, returnPeriod }
  const [filed, saved, isNil] = await Promise.all([
    filed3b(ctx.db, of),
    storedSetOff(ctx.db, of),
    hasNothing(ctx, of),
  ])
  return chargesFor({ filing, returnPeriod, on: filed?.filedOn, saved, isNil })
}

/** As of a day: that of filing, or today for a return that is still open. */
export function chargesFor({
  filing,
  returnPeriod,
  on,
  saved,
  isNil,
}: {
  readonly filing: Pick<Filing, 'frequency' | 'stateCode' | 'turnover'>
  readonly returnPeriod: string
  readonly on: string | undefined
  readonly saved: Pick<StoredSetOff, 'cashTax' | 'openingCash'> | undefined
  readonly isNil: boolean
}): LateCharges {
  const none = { igst: 0n, cgst: 0n, sgst: 0n, cess: 0n }
  if (on === undefined) return { interest: headsOf(none), lateFee: { cgst: '0.00', sgst: '0.00' } }
  const { dueOn, to } = dueReturn('GSTR3B', returnPeriod, filing)
  const kept =
    saved?.openingCash && ruleHolds('gstr3b.interestNextPeriod', to)
      ? wholeRupees(saved.openingCash)
      : undefined
  const interest = saved ? interestOf(wholeRupees(saved.cashTax), dueOn, on, kept) : none
  const fee = lateFeeOf(dueOn, on, { isNil, turnover: filing.turnover })
  return { interest: headsOf(interest), lateFee: { cgst: textOf(fee.cgst), sgst: textOf(fee.sgst) } }
}

/** Nothing was sold, bought or adjusted: a nil return. */
async function hasNothing(
  ctx: Ctx,
  { entityId, returnPeriod }: { readonly entityId: number; readonly returnPeriod: string },
): Promise<boolean> {
  const { rows } = await sql<{ isNil: boolean }>`select not (
      exists (select from return_sums where subscriber_id = current_subscriber() and entity_id = ${entityId} and return_period = ${returnPeriod})
      or exists (select from documents where subscriber_id = current_subscriber() and entity_id = ${entityId} and return_period = ${returnPeriod}
        and number_key <> '' and return_type = 'GSTR3B' and status <> 'Cancelled')
      or exists (select from return_adjustments where subscriber_id = current_subscriber() and entity_id = ${entityId} and form = 'GSTR3B'
        and return_period = ${returnPeriod} and withdrawn_at is null)) as is_nil`.execute(ctx.db)
  return rows[0]!.isNil
}
