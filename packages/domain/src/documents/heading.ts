import { chargesNoTax, withoutPayment } from '../tax/context.ts'
import type { SupplyKind } from '../tax/place-of-supply.ts'
import type { Supplier, TaxCategory } from '../tax/types.ts'
import type { DocumentKind } from './kinds.ts'
import type { OpeningKind } from './opening.ts'

export type Heading =
  | 'taxInvoice'
  | 'billOfSupply'
  | 'invoiceCumBillOfSupply'
  | 'exportInvoice'
  | 'revisedInvoice'
  | 'creditNote'
  | 'commercialCreditNote'
  | 'debitNote'
  | 'salesQuotation'
  | 'salesOrder'
  | 'deliveryChallan'
  | 'purchaseOrder'
  | 'purchaseBill'
  | 'isdInvoice'
  | 'isdCreditNote'
  | OpeningKind

export type InvoiceSubtype = 'INV' | 'EXINV' | 'EXPWP' | 'EXPWOP' | 'SEZWP' | 'SEZWOP' | 'DE'

export interface HeadingFacts {
  readonly kind: DocumentKind
  readonly note?: 'Credit' | 'Debit' | undefined
  readonly supplier: Supplier
  readonly recipientRegistered?: boolean | undefined
  readonly supplyKind?: SupplyKind | undefined
  readonly categories: readonly (TaxCategory | null | undefined)[]
  /** It takes the place of invoices that were issued before the certificate of registration. */
  readonly isRevised?: boolean | undefined
  /** A credit note after the last day of section 34(2): it takes back no tax. */
  readonly isCommercial?: boolean | undefined
}

/**
 * What the law calls the document: a bill of supply of a seller who charges no tax or for lines without tax (CGST
 * s.31(3)(c), rule 49); one invoice-cum-bill of supply for both to an unregistered buyer (rule 46A); else a tax
 * invoice (rule 46), revised where it replaces invoices from before the registration (rule 53(1)). Notes have their own names (rule 53), challans theirs (rule 55).
 *
 * @example
 * headingOf({ kind: 'salesInvoice', supplier: { taxpayerType: 'COM' }, categories: ['Taxable'] }) // 'billOfSupply'
 */
export function headingOf(facts: HeadingFacts): Heading {
  if (facts.kind === 'outwardNote' || facts.kind === 'inwardNote') {
    if (facts.note === 'Debit') return 'debitNote'
    return facts.isCommercial ? 'commercialCreditNote' : 'creditNote'
  }
  if (facts.kind !== 'salesInvoice') return facts.kind
  if (chargesNoTax(facts.supplier)) return 'billOfSupply'
  if (facts.isRevised) return 'revisedInvoice'
  if (facts.supplyKind === 'EXPWP' || facts.supplyKind === 'EXPWOP') return 'exportInvoice'
  if (facts.supplyKind === 'SEZWP' || facts.supplyKind === 'SEZWOP') return 'taxInvoice'
  const untaxed = facts.categories.filter(isUntaxed).length
  if (untaxed === 0) return 'taxInvoice'
  if (untaxed === facts.categories.length) return 'billOfSupply'
  return facts.recipientRegistered === false ? 'invoiceCumBillOfSupply' : 'taxInvoice'
}

/**
 * The subtype code by rule: exports, SEZ and deemed exports by their kind, EXINV where all is exempt, else INV.
 * Subtypes of third-party, self-billed and summary invoices are chosen by a person.
 */
export function subtypeOf(facts: Pick<HeadingFacts, 'supplyKind' | 'categories'>): InvoiceSubtype {
  const kind = facts.supplyKind ?? 'Regular'
  if (kind === 'DeemedExport') return 'DE'
  if (kind !== 'Regular') return kind
  return facts.categories.length > 0 && facts.categories.every(isUntaxed) ? 'EXINV' : 'INV'
}

/** Key of the endorsement that exports and SEZ supplies must carry (rule 46, proviso); undefined for others. */
export function endorsementOf(
  kind: SupplyKind | undefined,
): 'endorsement.withTax' | 'endorsement.withoutTax' | undefined {
  if (kind === undefined || kind === 'Regular' || kind === 'DeemedExport') return undefined
  return withoutPayment(kind) ? 'endorsement.withoutTax' : 'endorsement.withTax'
}

function isUntaxed(category: TaxCategory | null | undefined): boolean {
  return category === 'Exempt' || category === 'NilRated' || category === 'NonGst'
}
