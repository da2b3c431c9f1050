import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { ComputedLine, ComputedTotals } from '@bahi/domain/tax/types.ts'
import { ApiError } from '../../../app/api/api-error.ts'
import type { Wish } from '../../../app/rights/ask.ts'

export type LimitWish = Extract<Wish, { kind: 'Limit' }>

interface Figures {
  readonly totals: ComputedTotals
  readonly figures: ReadonlyMap<number, ComputedLine>
}

/** USER_LIMIT_VALUE and USER_LIMIT_DISCOUNT of the table of codes, which the browser does not carry. */
const valueCode = 'USER0013'
const discountCode = 'USER0014'

/** Where the user's own limits refused a save: the limits that would let it through. */
export function limitWishes(error: unknown, { totals, figures }: Figures): LimitWish[] {
  if (!(error instanceof ApiError)) return []
  const codes = new Set(error.issues.map(({ code }) => code))
  return [
    ...(codes.has(valueCode)
      ? [{ kind: 'Limit', limitName: 'documentValue', limitValue: totals.total } as const]
      : []),
    ...(codes.has(discountCode)
      ? [
          {
            kind: 'Limit',
            limitName: 'discountPercent',
            limitValue: largestDiscount({ totals, figures }),
          } as const,
        ]
      : []),
  ]
}

/** The largest discount of a line or of the whole, in per cent, as the limit counts it. */
function largestDiscount({ totals, figures }: Figures): string {
  const given = [...figures.values()].map(({ discount, gross }) => percentOf(discount, gross))
  const whole = Decimal.of(totals.lineDiscount).add(totals.documentDiscount).toString()
  return [...given, percentOf(whole, totals.gross)]
    .reduce((largest, one) => (one.cmp(largest) > 0 ? one : largest), Decimal.zero)
    .toFixed(2)
}

const percentOf = (discount: string, gross: string): Decimal =>
  Decimal.of(gross).isZero() ? Decimal.zero : Decimal.of(discount).mul(100).div(gross, 2)
