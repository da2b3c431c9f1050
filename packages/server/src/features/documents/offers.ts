import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { proposePrice } from '@bahi/domain/prices/propose.ts'
import type { PriceProposal } from '@bahi/domain/prices/propose.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Facts, ItemFacts } from '../ledger/index.ts'
import { offersOf } from '../prices/index.ts'
import type { Offers } from '../prices/index.ts'
import type { DocumentInput, LineInput } from './prepare.ts'

/** Price lists are read only where a line leaves its price open: what was typed or taken from a source stays. */
export async function offersForLines(
  ctx: Ctx,
  kind: DocumentKind,
  { partyId, date, currencyCode = 'INR', lines }: DocumentInput,
): Promise<Offers | undefined> {
  if (date === undefined || currencyCode !== 'INR') return undefined
  const itemIds = [...new Set(lines.flatMap((line) => (isOpen(line) ? line.itemId! : [])))]
  if (itemIds.length === 0) return undefined
  return offersOf(ctx.db, {
    side: documentKinds[kind].side === 'sale' ? 'Sale' : 'Purchase',
    partyId,
    date,
    itemIds,
  })
}

const isOpen = ({ itemId, unitPrice, sourceLine, priceDifference }: LineInput) =>
  itemId !== undefined && unitPrice === undefined && sourceLine === undefined && priceDifference === undefined

/** What a line without a price of its own costs: by price lists and the party, else by its item. */
export function proposalOf(
  line: LineInput,
  item: ItemFacts | undefined,
  { offers }: Pick<Facts, 'offers'>,
  { side, date }: { readonly side: 'sale' | 'purchase'; readonly date: string | undefined },
): PriceProposal | undefined {
  if (!item || !offers || !isOpen(line)) return undefined
  const found = offers.items.find(({ itemId }) => itemId === item.id)
  const isSecond = line.uqc !== undefined && line.uqc === item.secondUqc && item.conversionRate !== null
  return proposePrice(found?.offers ?? [], {
    side,
    date,
    quantity: line.quantity ?? '0',
    factor: isSecond ? item.conversionRate! : undefined,
    item: {
      unitPrice: side === 'sale' ? item.sellingPrice : item.purchasePrice,
      priceIncludesTax: side === 'sale' && item.priceIncludesTax,
      discountPercent: item.discountPercent,
      mrp: found?.mrp,
      taxRate: line.taxRate ?? item.taxRate,
    },
    partyDiscount: side === 'sale' ? offers.partyDiscount : undefined,
  })
}
