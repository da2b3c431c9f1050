import { hasUtgst, isStateCodeOn } from '../tables/states.ts'
import type { SupplyKind } from './place-of-supply.ts'
import type { ComputeInput, ComputedDocument, Issue } from './types.ts'

/** What the lines of a document have in common for their tax. */
export interface TaxContext {
  readonly head: ComputedDocument['head']
  readonly interState: boolean | undefined
  /** False for a bill of supply, for exports and SEZ supplies without payment, and where nothing is supplied. */
  readonly taxed: boolean
  /** Nothing is supplied yet: tax is taken out of prices that include it, and none is put on. */
  readonly isNoSupply: boolean
  /** Exports and SEZ supplies with payment: zero-rated lines bear their rate. */
  readonly zeroRatedIsTaxed: boolean
  /** A seller that may not charge tax: lines show no rate. */
  readonly billOfSupply: boolean
  /** The tax is shown and not charged: the recipient pays it, or the operator does. */
  readonly reverseCharge: boolean
  readonly priceIncludesTax: boolean
  readonly rateDate: string | undefined
  readonly ownRates: readonly string[]
}

/**
 * Reads from a document which heads of tax its lines bear: CGST with SGST (or UTGST) where the supplier's state is
 * the place of supply (IGST s.8), else IGST; SEZ and exports are always inter-State (IGST s.7(5)).
 */
export function contextOf(input: ComputeInput, issues: Issue[] = []): TaxContext {
  const kind = input.supplyKind ?? 'Regular'
  const billOfSupply = chargesNoTax(input.supplier)
  const place = input.placeOfSupply ?? undefined
  const interState = interStateOf(input, kind, place)
  if (!billOfSupply) checkPlace(place, input.date ?? undefined, issues)
  const bearsTax = !billOfSupply && !withoutPayment(kind) && interState !== undefined
  const isNoSupply = bearsTax && input.isNoSupply === true
  const taxed = bearsTax && !isNoSupply
  return {
    head: !taxed
      ? 'None'
      : interState || input.igstOnIntra
        ? 'IGST'
        : hasUtgst(place!)
          ? 'CGST_UTGST'
          : 'CGST_SGST',
    interState,
    taxed,
    isNoSupply,
    zeroRatedIsTaxed: kind === 'EXPWP' || kind === 'SEZWP',
    billOfSupply,
    reverseCharge: (input.reverseCharge ?? false) || (input.operatorPays ?? false),
    priceIncludesTax: input.priceIncludesTax ?? false,
    rateDate: input.rateDate ?? input.date ?? undefined,
    ownRates: input.ownRates ?? [],
  }
}

/** Composition dealers (CGST s.10) and unregistered sellers collect no tax; they issue a bill of supply. */
export function chargesNoTax(supplier: ComputeInput['supplier']): boolean {
  return supplier.composition === true || supplier.taxpayerType === 'COM' || supplier.taxpayerType === 'UNREG'
}

export function withoutPayment(kind: SupplyKind): boolean {
  return kind === 'EXPWOP' || kind === 'SEZWOP'
}

function interStateOf(input: ComputeInput, kind: SupplyKind, place: string | undefined): boolean | undefined {
  const { supplier } = input
  if (supplier.isSez || supplier.taxpayerType === 'SEZ' || supplier.taxpayerType === 'SED') return true
  if (input.recipientIsSez || (kind !== 'Regular' && kind !== 'DeemedExport')) return true
  if (place === undefined || place === '') return undefined
  return place !== supplier.stateCode
}

function checkPlace(place: string | undefined, date: string | undefined, issues: Issue[]): void {
  if (place === undefined || place === '') {
    issues.push({ path: 'placeOfSupply', code: 'PLACE_OF_SUPPLY_MISSING' })
  } else if (date !== undefined && !isStateCodeOn(place, date)) {
    issues.push({ path: 'placeOfSupply', code: 'STATE_NOT_IN_FORCE', params: { state: place, date } })
  }
}
