import { Decimal } from '@bahi/domain/num/decimal.ts'
import type * as z from 'zod'

/** Members that are the two ends of a range, in whatever input has both. */
const ends = [
  ['fromDate', 'toDate'],
  ['fromDocumentDate', 'toDocumentDate'],
  ['fromDueDate', 'toDueDate'],
  ['fromStamp', 'toStamp'],
  ['from', 'to'],
  ['validFrom', 'validTo'],
  ['since', 'until'],
  ['fromAmount', 'toAmount'],
] as const

/**
 * The input, which now refuses a range that ends before it begins: it would find nothing and look as if there were
 * nothing. What else is wrong with the input is said at once with it.
 */
export function withOrderedRanges<S extends z.ZodType>(input: S): S {
  const { shape = {} } = input as { readonly shape?: Readonly<Record<string, unknown>> }
  const known = ends.filter((pair) => pair.every((end) => end in shape))
  if (known.length === 0) return input
  return input.superRefine(
    (value, context) => {
      for (const [first, last] of known) {
        const { [first]: from, [last]: to } = value as Readonly<Record<string, unknown>>
        if (typeof from !== 'string' || typeof to !== 'string') continue
        const fault = faultOf(from, to)
        if (fault) context.addIssue({ code: 'custom', path: [last], input: to, ...fault })
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
}

const plainAmount = /^\d{1,16}(\.\d+)?$/

function faultOf(from: string, to: string): { message: string; params: Record<string, string> } | undefined {
  if (plainAmount.test(from) && plainAmount.test(to))
    return Decimal.of(to).lt(from) ? { message: 'belowMinimum', params: { min: from } } : undefined
  // What is no date gives no number, which is before nothing.
  return Date.parse(to) < Date.parse(from) ? { message: 'dateOrder', params: { from } } : undefined
}
