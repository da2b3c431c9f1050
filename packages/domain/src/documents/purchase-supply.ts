/** What the law makes of a purchase by who supplies it and what. */
export type PurchaseSupply =
  /** Taxed by its supplier, or by us under reverse charge. */
  | 'Regular'
  /** Tax is paid at customs with a bill of entry (IGST Act s.5(1), proviso). */
  | 'ImportOfGoods'
  /** We pay the tax (notification 10/2017 Integrated Tax (Rate)). */
  | 'ImportOfServices'
  /** Its supplier charges none and gives no tax invoice. */
  | 'Unregistered'
  | 'Composition'
  /** Credit of an Input Service Distributor, who supplies nothing (CGST Act s.20). */
  | 'Distribution'

export interface PurchaseFacts {
  readonly supplier: {
    readonly stateCode?: string | null | undefined
    readonly taxpayerType?: string | null | undefined
    readonly gstin?: string | null | undefined
  }
  readonly hasGoods: boolean
  /** Goods of a Special Economic Zone that were cleared with a bill of entry are imported (SEZ Act s.30). */
  readonly hasBillOfEntry: boolean
}

/**
 * @example
 * purchaseSupplyOf({ supplier: { stateCode: '96' }, hasGoods: false, hasBillOfEntry: false }) // 'ImportOfServices'
 */
export function purchaseSupplyOf({ supplier, hasGoods, hasBillOfEntry }: PurchaseFacts): PurchaseSupply {
  const { taxpayerType, gstin } = supplier
  if (isAbroad(supplier)) return hasGoods ? 'ImportOfGoods' : 'ImportOfServices'
  if (isSez(supplier)) return hasGoods && hasBillOfEntry ? 'ImportOfGoods' : 'Regular'
  if (taxpayerType === 'COM') return 'Composition'
  if (taxpayerType === 'ISD') return 'Distribution'
  return taxpayerType === 'UNREG' && !gstin ? 'Unregistered' : 'Regular'
}

const isAbroad = ({ stateCode, taxpayerType, gstin }: PurchaseFacts['supplier']): boolean =>
  !gstin && (stateCode === '96' || taxpayerType === 'OEXP')

const isSez = ({ taxpayerType }: PurchaseFacts['supplier']): boolean =>
  taxpayerType === 'SEZ' || taxpayerType === 'SED'

/** Days from the receipt of a supply to the last day of its self-invoice (CGST Rules, rule 47A). */
export const selfInvoiceDays = 30

/** A bill of entry can belong to it. */
export const takesBillOfEntry = ({
  supplier,
  hasGoods,
}: Pick<PurchaseFacts, 'supplier' | 'hasGoods'>): boolean =>
  hasGoods && (isAbroad(supplier) || isSez(supplier))
