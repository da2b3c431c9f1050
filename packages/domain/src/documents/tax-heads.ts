import { Decimal } from '../num/decimal.ts'
import type { TaxHeads } from './entries.ts'

const names = ['igst', 'cgst', 'sgst', 'cess'] as const

const made = (of: (head: (typeof names)[number]) => Decimal): TaxHeads =>
  Object.fromEntries(names.map((head) => [head, of(head).toFixed(2)])) as Record<keyof TaxHeads, string>

export const noHeads: TaxHeads = { igst: '0.00', cgst: '0.00', sgst: '0.00', cess: '0.00' }

export const sumOfHeads = (list: readonly TaxHeads[]): TaxHeads =>
  made((head) => Decimal.sum(list.map((heads) => heads[head])))

export const subHeads = (from: TaxHeads, less: TaxHeads): TaxHeads =>
  made((head) => Decimal.of(from[head]).sub(less[head]))

/** What is below zero is nothing. */
export const positiveHeads = (heads: TaxHeads): TaxHeads =>
  made((head) => Decimal.max(heads[head], Decimal.zero))

export const lesserHeads = (a: TaxHeads, b: TaxHeads): TaxHeads =>
  made((head) => Decimal.min(a[head], b[head]))

/** The part of each head that `part` is of `whole`, to the paisa; of nothing nothing. */
export const shareOfHeads = (heads: TaxHeads, part: string, whole: string): TaxHeads =>
  Decimal.of(whole).isPositive() ? made((head) => Decimal.of(heads[head]).mul(part).div(whole, 2)) : noHeads

export const totalOfHeads = (heads: TaxHeads): string =>
  Decimal.sum(names.map((head) => heads[head])).toFixed(2)

export const isNone = (heads: TaxHeads): boolean => names.every((head) => Decimal.of(heads[head]).isZero())
