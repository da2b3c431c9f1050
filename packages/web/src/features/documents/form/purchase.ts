import { purchaseSupplyOf, takesBillOfEntry } from '@bahi/domain/documents/purchase-supply.ts'
import type { Distribution } from '@bahi/domain/documents/distribution.ts'
import type { PurchaseSupply } from '@bahi/domain/documents/purchase-supply.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { withCustoms } from '@bahi/domain/tax/customs.ts'
import type { ComputedDocument } from '@bahi/domain/tax/types.ts'
import type { DocumentKind } from '../../../app/documents.ts'
import type { Header } from './header.ts'
import type { Line } from './invoice-store.ts'

interface Typed {
  readonly kind: DocumentKind
  readonly header: Header
  readonly lines: Iterable<Line>
}

/** What the law makes of a purchase as it is typed; undefined of a sale. */
export function purchaseOf({ kind, header, lines }: Typed): PurchaseSupply | undefined {
  if (documentKinds[kind].side === 'sale') return undefined
  return purchaseSupplyOf({
    supplier: header.party ?? {},
    hasGoods: hasGoods(lines),
    hasBillOfEntry: Object.values(header.billOfEntry).some(Boolean),
  })
}

/** The tax that a distributor gives in place of lines; undefined of every other supplier. */
export const distributionOf = ({ kind, header }: Pick<Typed, 'kind' | 'header'>): Distribution | undefined =>
  documentKinds[kind].parts.includes('distribution') && header.party?.taxpayerType === 'ISD'
    ? header.distribution
    : undefined

/** Customs clears what is bought: a bill of entry is asked for. */
export const isClearedAtCustoms = ({ kind, header, lines }: Typed): boolean =>
  documentKinds[kind].parts.includes('billOfEntry') &&
  takesBillOfEntry({ supplier: header.party ?? {}, hasGoods: hasGoods(lines) })

/** Figures with the tax that customs took, where the goods were imported. */
export function withTaxOf(
  purchase: PurchaseSupply | undefined,
  { billOfEntry }: Header,
  computed: ComputedDocument,
): ComputedDocument {
  if (purchase !== 'ImportOfGoods') return computed
  return withCustoms(computed, { igst: amountOf(billOfEntry['igst']), cess: amountOf(billOfEntry['cess']) })
}

/** What is typed half is no amount yet. */
const amountOf = (typed: string | undefined) => (typed && Decimal.isValid(typed) ? typed : undefined)

function hasGoods(lines: Iterable<Line>): boolean {
  for (const { supply } of lines) if (supply !== 'Services') return true
  return false
}
