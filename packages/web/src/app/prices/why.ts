import type { PriceProposal } from '@bahi/domain/prices/propose.ts'
import { formatDecimal } from '../../ui/numbers.ts'
import type { Translate } from '../texts.ts'

/** Where a proposed price is from: 'Price list Dealers from 01/04/2026, 10 and above'. */
export function whyOf(
  t: Translate,
  day: (date: string) => string,
  { price, scheme, isPartyDiscount, aboveMrp }: PriceProposal,
): string | undefined {
  const parts: string[] = []
  if (price) {
    const { list, validFrom, fromQuantity } = price
    parts.push(
      [
        validFrom ? t('priceList.whyFrom', { list, from: day(validFrom) }) : t('priceList.why', { list }),
        ...(Number(fromQuantity) > 0
          ? [t('priceList.whyAbove', { quantity: formatDecimal(fromQuantity, 3, true) })]
          : []),
      ].join(', '),
    )
  }
  if (isPartyDiscount) parts.push(t('priceList.whyParty'))
  if (scheme) parts.push(t('priceList.whyScheme', { list: scheme.list, buy: scheme.buy, free: scheme.free }))
  if (aboveMrp.length > 0) parts.push(t('priceList.aboveMrp', { lists: aboveMrp.join(', ') }))
  return parts.length > 0 ? parts.join('. ') : undefined
}
