import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Limits } from '../../platform/access.ts'
import type { BookIssue } from '../ledger/index.ts'
import type { Prepared } from './prepare.ts'

/**
 * What the user's own limits forbid: a total above the largest that this user may issue, or a discount above the
 * largest. A draft may hold anything; someone with a higher limit can issue it.
 */
export function limitIssues({ computed, input }: Prepared, limits: Limits): BookIssue[] {
  const list: BookIssue[] = []
  const { documentValue, discountPercent } = limits
  const { total } = computed.totals
  if (documentValue !== null && Decimal.of(total).cmp(documentValue) > 0)
    list.push({
      path: 'totals.total',
      code: 'USER_LIMIT_VALUE',
      params: { limit: Decimal.of(documentValue).toFixed(2), total },
    })
  if (discountPercent === null) return list
  for (const [index, line] of computed.lines.entries()) {
    const given = percentOf(line.discount, line.gross)
    if (given.cmp(discountPercent) > 0)
      list.push(tooMuch(`lines[${index}].${named(input.lines[index])}`, given, discountPercent))
  }
  const { gross, lineDiscount, documentDiscount } = computed.totals
  const whole = percentOf(Decimal.of(lineDiscount).add(documentDiscount).toString(), gross)
  if (list.every(({ code }) => code !== 'USER_LIMIT_DISCOUNT') && whole.cmp(discountPercent) > 0)
    list.push(tooMuch(named(input), whole, discountPercent))
  return list
}

const tooMuch = (path: string, given: Decimal, limit: string): BookIssue => ({
  path,
  code: 'USER_LIMIT_DISCOUNT',
  params: { limit: shown(limit), discount: shown(given.toFixed(2)) },
})

/** The field in which the discount was typed. */
const named = (place: { readonly discountAmount?: string | undefined } | undefined) =>
  place?.discountAmount === undefined ? 'discountPercent' : 'discountAmount'

/** To two decimals: a limit is not broken by the rounding of an amount. */
const percentOf = (discount: string, gross: string): Decimal =>
  Decimal.of(gross).isZero() ? Decimal.zero : Decimal.of(discount).mul(100).div(gross, 2)

const shown = (value: string) => (value.includes('.') ? value.replace(/\.?0+$/, '') : value)
