import { daysBetween } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'
import { financialYearFrom, financialYearOf, rangeOfFinancialYear } from '../cal/period.ts'
import type { FinancialYear } from '../cal/period.ts'
import { Decimal } from '../num/decimal.ts'
import { blockNames, blockRateOn } from './blocks.ts'
import type { BlockName } from './blocks.ts'

/** What the Income-tax Act asks of an asset. */
export interface TaxedAsset {
  readonly block: BlockName
  readonly cost: string
  readonly acquiredOn: CalendarDate
  readonly usedFrom: CalendarDate
  /** Of an asset of before: its part of the written down value of the block at the end of that day. */
  readonly opening?: { readonly until: CalendarDate; readonly value: string } | undefined
  readonly disposal?: { readonly on: CalendarDate; readonly proceeds: string } | undefined
}

/** A block in a financial year. */
interface BlockYear {
  readonly block: BlockName
  readonly rate: string
  readonly source: string
  readonly opening: string
  /** Used for 180 days or more of the year in which they were bought, or bought in an earlier one. */
  readonly additions: string
  /** Bought in the year and used for less than 180 days of it. */
  readonly lateAdditions: string
  readonly proceeds: string
  readonly depreciation: string
  /** Short-term capital gain of section 50; below zero a loss. */
  readonly gain: string
  readonly closing: string
  readonly assets: number
}

/** Days of use from which on a year gives the whole rate (section 32(1), second proviso). */
const wholeFrom = 180

/**
 * The blocks in a financial year: written down value brought from the years before, what was bought and sold, depreciation at the rate
 * of the block or half of it. What was sold for more than the block has is a short-term capital gain; what is left
 * of a block without assets a loss (section 50).
 */
export function blockYears(assets: readonly TaxedAsset[], year: FinancialYear): BlockYear[] {
  return blockNames.flatMap((block) => {
    const own = assets.filter((asset) => asset.block === block && yearOfEntry(asset) <= year)
    return own.length === 0 ? [] : (yearOfBlock(block, own, year) ?? [])
  })
}

const yearOfEntry = ({ opening, usedFrom }: TaxedAsset): FinancialYear =>
  opening ? yearAfter(financialYearOf(opening.until)) : financialYearOf(usedFrom)
const yearAfter = (year: FinancialYear) => financialYearFrom(Number(year.slice(0, 4)) + 1)

function yearOfBlock(
  block: BlockName,
  assets: readonly TaxedAsset[],
  asked: FinancialYear,
): BlockYear | undefined {
  let value = Decimal.zero
  let found: BlockYear | undefined
  const first = assets.map(yearOfEntry).toSorted()[0]!
  for (let year = first; year <= asked; year = yearAfter(year)) {
    found = oneYear(block, value, assets, year)
    value = Decimal.of(found.closing)
  }
  const isEmpty =
    found !== undefined &&
    found.assets === 0 &&
    [found.opening, found.additions, found.lateAdditions].every((one) => Decimal.of(one).isZero())
  return isEmpty ? undefined : found
}

function oneYear(
  block: BlockName,
  brought: Decimal,
  assets: readonly TaxedAsset[],
  year: FinancialYear,
): BlockYear {
  const { from, to } = rangeOfFinancialYear(year)
  const entered = assets.filter((asset) => yearOfEntry(asset) === year)
  const isLate = ({ acquiredOn, usedFrom }: TaxedAsset) =>
    acquiredOn >= from && daysBetween(usedFrom, to) + 1 < wholeFrom
  const bought = entered.filter(({ opening }) => opening === undefined)
  const sum = (list: readonly TaxedAsset[]) => Decimal.sum(list.map(({ cost }) => cost))
  const opening = brought.add(Decimal.sum(entered.map((asset) => asset.opening?.value ?? '0')))
  const late = sum(bought.filter(isLate))
  const additions = sum(bought.filter((asset) => !isLate(asset)))
  const sold = assets.filter(({ disposal }) => disposal && disposal.on >= from && disposal.on <= to)
  const proceeds = Decimal.sum(sold.map(({ disposal }) => disposal!.proceeds))
  const left = assets.filter(
    (asset) => yearOfEntry(asset) <= year && (asset.disposal === undefined || asset.disposal.on > to),
  ).length
  const { rate, source } = blockRateOn(block, from)
  const value = opening.add(additions).add(late).sub(proceeds)
  const isDepreciated = left > 0 && value.isPositive()
  const half = Decimal.min(late, Decimal.max(value, Decimal.zero))
  const depreciation = isDepreciated ? value.sub(half).mul(2).add(half).mul(rate).div(200, 2) : Decimal.zero
  return {
    block,
    rate,
    source,
    opening: opening.toFixed(2),
    additions: additions.toFixed(2),
    lateAdditions: late.toFixed(2),
    proceeds: proceeds.toFixed(2),
    depreciation: depreciation.toFixed(2),
    gain: (isDepreciated ? Decimal.zero : value.neg()).toFixed(2),
    closing: (isDepreciated ? value.sub(depreciation) : Decimal.zero).toFixed(2),
    assets: left,
  }
}
