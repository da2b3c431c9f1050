import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { PrecedingFacts, PrecedingLine } from '../ledger/index.ts'
import type { LineInput, ResolvedLine } from './prepare.ts'

/** A line of a note as typed, filled in from the line that it takes back; what is typed comes first. */
export function lineOfSource(
  { sourceQuantity: _sent, ...line }: LineInput,
  preceding: readonly PrecedingFacts[],
): LineInput & Pick<ResolvedLine, 'sourceQuantity'> {
  const { sourceLine, priceDifference } = line
  const source = sourceLine && lineNamed(sourceLine, preceding)
  const difference =
    priceDifference === undefined ? {} : { quantity: line.quantity ?? '0', unitPrice: priceDifference }
  if (!source) return { ...line, ...difference }
  const price =
    priceDifference === undefined
      ? priceOf(source)
      : { sourceQuantity: source.quantity, priceIncludesTax: source.body?.['priceIncludesTax'] === true }
  return { ...namesOf(source), ...price, ...presentOnly(line), ...difference }
}

/**
 * As it is computed: a difference in price over the whole quantity of its source, though none comes back. Cess for each
 * unit is of quantities: a price changes nothing of it.
 */
export const asComputed = ({ sourceQuantity, ...line }: ResolvedLine): ResolvedLine =>
  sourceQuantity === undefined ? line : { ...line, quantity: sourceQuantity, cessPerUnit: undefined }

export const lineNamed = (
  { documentId, lineNumber }: NonNullable<LineInput['sourceLine']>,
  preceding: readonly PrecedingFacts[],
): PrecedingLine | undefined =>
  preceding
    .find(({ id }) => id === documentId)
    ?.lines.find((line) => line.lineNumber === lineNumber && !line.isCharge)

/** What the note says of it as the source did. */
export function namesOf(source: PrecedingLine) {
  const body = (source.body ?? {}) as Partial<LineInput>
  return presentOnly({
    itemId: source.itemId ?? undefined,
    description: source.description,
    hsn: source.hsn ?? undefined,
    supply: source.supply,
    uqc: source.uqc ?? undefined,
    taxCategory: source.taxCategory as LineInput['taxCategory'],
    taxRate: body.taxRate ?? Decimal.of(source.taxRate).toPlain(),
    cessRate: body.cessRate,
    cessPerUnit: body.cessPerUnit,
    stateCessRate: body.stateCessRate,
    itcEligibility: body.itcEligibility,
    itcReason: body.itcReason,
    batch: body.batch,
    manufacturedOn: body.manufacturedOn,
    expiresOn: body.expiresOn,
  })
}

/** Its price and discount; the value without tax where an amount was spread over it, which is nothing for each unit. */
export function priceOf(source: PrecedingLine) {
  const body = (source.body ?? {}) as Partial<LineInput> & { documentDiscount?: string; charges?: string }
  const quantity = Decimal.of(source.quantity)
  const isSpread = body.documentDiscount ?? body.charges ?? body.discountAmount ?? body.otherCharges
  if (isSpread !== undefined && !quantity.isZero())
    return {
      unitPrice: asTyped(Decimal.of(source.taxableValue).div(quantity, 12)),
      priceIncludesTax: false,
    }
  return presentOnly({
    unitPrice: asTyped(Decimal.of(source.unitPrice)),
    priceIncludesTax: body.priceIncludesTax ?? false,
    discountPercent: body.discountPercent,
  })
}

/** A price has at most 16 characters, twelve of them decimals. */
const asTyped = (price: Decimal): string => price.round(Math.min(12, 15 - price.toFixed(0).length)).toPlain()

const presentOnly = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T
