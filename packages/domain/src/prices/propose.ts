import { Decimal } from '../num/decimal.ts'

/** Whom a row of a price list is for, and of which goods, from the least to the most specific. */
export const offerParties = ['everyone', 'group', 'party'] as const
export const offerGoods = ['all', 'categoryAbove', 'category', 'item'] as const

/** A row of a price list that fits an item and a party. */
export interface PriceOffer {
  readonly listId: number
  readonly list: string
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly party: (typeof offerParties)[number]
  readonly goods: (typeof offerGoods)[number]
  /** From this quantity on, in the first unit of the item. */
  readonly fromQuantity: string
  /** Of the first unit. */
  readonly unitPrice: string | null
  readonly priceIncludesTax: boolean
  readonly discountPercent: string | null
  /** A scheme: with each so many come so many free. */
  readonly buyQuantity: string | null
  readonly freeQuantity: string | null
}

export interface PriceAsked {
  readonly side: 'sale' | 'purchase'
  readonly date: string | undefined
  /** In the unit of the line. */
  readonly quantity: string
  /** How many of the item's first unit one unit of the line holds. */
  readonly factor?: string | undefined
  /** What the item itself says, of its first unit. */
  readonly item: {
    readonly unitPrice: string | null | undefined
    readonly priceIncludesTax: boolean
    readonly discountPercent: string | null | undefined
    readonly mrp?: string | null | undefined
    readonly taxRate?: string | null | undefined
  }
  /** The discount that the party always has. */
  readonly partyDiscount?: string | null | undefined
}

/** The row of a price list that a proposal rests on. */
export type OfferReason = Pick<PriceOffer, 'listId' | 'list' | 'validFrom' | 'fromQuantity'>

export interface PriceProposal {
  /** Of the unit of the line; undefined where nobody says a price. */
  readonly unitPrice: string | undefined
  readonly priceIncludesTax: boolean
  readonly discountPercent: string | undefined
  readonly freeQuantity: string | undefined
  /** Where the price or discount is from; undefined: from the item. */
  readonly price: OfferReason | undefined
  readonly scheme: (OfferReason & { readonly buy: string; readonly free: string }) | undefined
  readonly isPartyDiscount: boolean
  /** Price lists that were passed over, as their price with tax is above the MRP. */
  readonly aboveMrp: readonly string[]
}

/**
 * The price that is proposed on a line: of all rows that fit, one for the party before one for its group before one for
 * everyone; of these one for the item before its category before all; then the largest quantity that is reached, then
 * the list that began last. A price above the MRP is not proposed: nobody may sell above it (Legal Metrology (Packaged
 * Commodities) Rules, 2011, rule 18(2)). A scheme is chosen in the same order among the rows that have one.
 */
export function proposePrice(offers: readonly PriceOffer[], asked: PriceAsked): PriceProposal {
  const { item, side, partyDiscount } = asked
  const factor = Decimal.of(asked.factor ?? '1')
  const quantity = Decimal.isValid(asked.quantity) ? Decimal.of(asked.quantity).mul(factor) : Decimal.zero
  const fitting = offers.filter((offer) => isOn(offer, asked.date) && quantity.gte(offer.fromQuantity))
  const best = fitting.toSorted(moreSpecific)
  const aboveMrp: string[] = []
  let price: PriceOffer | undefined
  for (const offer of best) {
    if (offer.unitPrice === null && offer.discountPercent === null) continue
    if (side === 'sale' && isAboveMrp(offer, item)) {
      if (!aboveMrp.includes(offer.list)) aboveMrp.push(offer.list)
      continue
    }
    price = offer
    break
  }
  const own = side === 'sale' ? item.discountPercent : undefined
  const discount = price ? price.discountPercent : isSome(partyDiscount) ? partyDiscount : own
  const unitPrice = price?.unitPrice ?? item.unitPrice ?? undefined
  const scheme = best.find((offer) => offer.buyQuantity !== null && offer.freeQuantity !== null)
  const free = scheme && freeOf(scheme, quantity, factor)
  return {
    unitPrice: unitPrice === undefined ? undefined : ofUnit(unitPrice, factor),
    priceIncludesTax:
      price !== undefined && price.unitPrice !== null ? price.priceIncludesTax : item.priceIncludesTax,
    discountPercent: isSome(discount) ? Decimal.of(discount).toPlain() : undefined,
    freeQuantity: free?.isPositive() ? free.toPlain() : undefined,
    price: price && reasonOf(price),
    scheme: free?.isPositive()
      ? {
          ...reasonOf(scheme!),
          buy: Decimal.of(scheme!.buyQuantity!).toPlain(),
          free: Decimal.of(scheme!.freeQuantity!).toPlain(),
        }
      : undefined,
    isPartyDiscount: price === undefined && isSome(partyDiscount),
    aboveMrp,
  }
}

const isOn = ({ validFrom, validTo }: PriceOffer, date: string | undefined) =>
  date !== undefined && (validFrom === null || validFrom <= date) && (validTo === null || date <= validTo)

function moreSpecific(one: PriceOffer, other: PriceOffer): number {
  return (
    offerParties.indexOf(other.party) - offerParties.indexOf(one.party) ||
    offerGoods.indexOf(other.goods) - offerGoods.indexOf(one.goods) ||
    Decimal.of(other.fromQuantity).cmp(one.fromQuantity) ||
    (other.validFrom ?? '').localeCompare(one.validFrom ?? '') ||
    other.listId - one.listId
  )
}

function isAboveMrp(offer: PriceOffer, { mrp, taxRate, unitPrice, priceIncludesTax }: PriceAsked['item']) {
  if (!isSome(mrp)) return false
  const price = offer.unitPrice ?? unitPrice
  if (price === null || price === undefined) return false
  const withTax = offer.unitPrice === null ? priceIncludesTax : offer.priceIncludesTax
  const rate = withTax || !taxRate ? Decimal.zero : Decimal.of(taxRate)
  const left = Decimal.of(100).sub(offer.discountPercent ?? '0')
  return Decimal.of(price).mul(left).mul(Decimal.of(100).add(rate)).gt(Decimal.of(mrp).mul(10_000))
}

/** What comes free, in the unit of the line; a unit of several is given whole. */
function freeOf({ buyQuantity, freeQuantity }: PriceOffer, quantity: Decimal, factor: Decimal): Decimal {
  const buy = Decimal.of(buyQuantity!)
  if (!buy.isPositive() || !factor.isPositive()) return Decimal.zero
  const free = wholeTimes(quantity, buy).mul(freeQuantity!)
  return factor.eq(Decimal.one) ? free : wholeTimes(free, factor)
}

function wholeTimes(quantity: Decimal, part: Decimal): Decimal {
  const times = quantity.div(part, 0)
  return times.mul(part).gt(quantity) ? times.sub(1) : times
}

const ofUnit = (price: string, factor: Decimal): string =>
  factor.eq(Decimal.one) ? price : Decimal.of(price).mul(factor).round(12).toPlain()

const isSome = (text: string | null | undefined): text is string =>
  text !== null && text !== undefined && text !== '' && !Decimal.of(text).isZero()

const reasonOf = ({ listId, list, validFrom, fromQuantity }: PriceOffer): OfferReason => ({
  listId,
  list,
  validFrom,
  fromQuantity,
})
