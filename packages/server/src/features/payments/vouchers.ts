import type { Voucher } from '@bahi/contracts/payments.ts'
import { financialYearOf, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import { stateOf } from '@bahi/domain/tables/states.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/errors.ts'
import { factsOf, isDatabaseError, numberingBy } from '../ledger/index.ts'
import type { AddressFacts, Facts } from '../ledger/index.ts'

export type VoucherKind = z.output<typeof Voucher>['kind']

/** What is printed on a voucher, as it was on its day. */
export type VoucherBody = Omit<z.output<typeof Voucher>, 'kind' | 'number' | 'date'>

/** Nature of a voucher in table 13 of GSTR-1. */
export const natures: Readonly<Record<VoucherKind, number>> = {
  receiptVoucher: 6,
  paymentVoucher: 7,
  refundVoucher: 8,
}

const kindOfNature = new Map(Object.entries(natures).map(([kind, nature]) => [nature, kind as VoucherKind]))

interface Asked {
  readonly kind: VoucherKind
  readonly entityId: number
  readonly partyId: number
  readonly date: string
}

/** Series, filer and state of the period for a voucher of a day. */
export const voucherFacts = (ctx: Ctx, { kind, entityId, partyId, date }: Asked): Promise<Facts> =>
  factsOf(ctx.db, { entityId, partyId, itemIds: [], kind, userId: ctx.userId, lockedBy: 'GSTR1', date })

/** Gives a payment its voucher. Its number comes from a series of its own, without gaps. */
export async function issueVoucher(
  ctx: Ctx,
  { id, kind, date }: { readonly id: number; readonly kind: VoucherKind; readonly date: string },
  facts: Facts,
  body: VoucherBody,
): Promise<string> {
  const financialYear = financialYearOf(date)
  const numbering = { ...numberingBy(facts.series!, financialYear), financial_year: financialYear }
  const period = returnPeriodOf(date, facts.entity?.filingFrequency ?? 'Monthly')
  const { rows } = await sql<{ number: string }>`
    select issue_voucher(${id}::bigint, ${natures[kind]}, ${JSON.stringify(numbering)}::json, ${date}::date, ${period},
      ${JSON.stringify(body)}::json) as number`
    .execute(ctx.db)
    .catch((error: unknown) => {
      throw issuesOfDatabase(error, date) ?? error
    })
  return rows[0]!.number
}

/** What the database alone sees of a period or a number. */
export function issuesOfDatabase(error: unknown, date: string) {
  if (isDatabaseError(error, 'BH002'))
    return invalid([{ path: 'date', code: 'PERIOD_FILED', params: { date } }])
  if (isDatabaseError(error, 'BH001')) return invalid([{ path: 'seriesId', code: 'NUMBER_TOO_LONG' }])
  return undefined
}

/** The voucher of the payment `p`, as its detail has it. */
export const voucherColumn = sql`(select v.body || jsonb_build_object('nature', v.nature, 'number', v.number, 'date', v.date)
  from vouchers v where v.subscriber_id = p.subscriber_id and v.payment_id = p.id) as voucher`

export const voucherOf = ({
  nature,
  ...voucher
}: VoucherBody & { nature: number; number: string; date: string }) => ({
  ...voucher,
  kind: kindOfNature.get(nature)!,
})

/** An address in one line. */
export const addressText = (address: AddressFacts | null | undefined): string | null =>
  address
    ? [
        address.line1,
        address.line2,
        address.city,
        [stateOf(address.stateCode)?.name.en, address.pincode].filter(Boolean).join(' '),
      ]
        .filter(Boolean)
        .join(', ')
    : null
