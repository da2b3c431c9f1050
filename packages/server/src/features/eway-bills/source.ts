import type { EwayBillSource, EwayLine, EwayPlace } from '@bahi/gateways/ewaybill/source.ts'
import type { SourceTransport } from '@bahi/gateways/einvoice/source.ts'
import { isNoSupply } from '@bahi/domain/documents/challan.ts'
import type { ChallanPurpose } from '@bahi/domain/documents/challan.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { StoredDocument } from '../documents/index.ts'
import type { AddressFacts } from '../ledger/index.ts'

/** As typed: what is left out is undefined. */
export type Transport = { readonly [K in keyof SourceTransport]?: SourceTransport[K] | undefined }

/** An issued sales document as a movement of goods; the transport as asked for, else as on the document. */
export function sourceOf(document: StoredDocument, transport: Transport | undefined): EwayBillSource {
  const { body, copies } = document
  const supplier = copies.supplier
  if (
    !documentKinds[document.kind as DocumentKind].hasEwayBill ||
    !supplier?.gstin ||
    document.number === null
  )
    throw new Error(`Document ${document.id} moves no goods`)
  const isExport = document.supplyKind === 'EXPWP' || document.supplyKind === 'EXPWOP'
  const billing = body.billingAddress
  const from = {
    gstin: supplier.gstin,
    name: supplier.companyName,
    stateCode: supplier.gstin.slice(0, 2),
  }
  const to = {
    ...(document.partyGstin && !isExport ? { gstin: document.partyGstin } : {}),
    name: copies.party?.name ?? document.partyName ?? '',
    stateCode: isExport
      ? '96'
      : (document.partyGstin?.slice(0, 2) ?? billing?.stateCode ?? document.placeOfSupply ?? ''),
  }
  const dispatch = body.dispatchAddress
  const shipping = body.shippingAddress
  return {
    supplyType: 'Outward',
    ...movementOf(document, isExport),
    number: document.number,
    date: document.date,
    isInterState: document.interState ?? false,
    from,
    to,
    dispatchPlace: placeOf(dispatch ?? supplier.address),
    deliveryPlace: placeOf(shipping ?? billing),
    ...(dispatch && isElsewhere(dispatch, from)
      ? { dispatchFrom: { ...otherGstin(dispatch, from), name: dispatch.name ?? supplier.name } }
      : {}),
    ...(shipping && isElsewhere(shipping, to)
      ? { shipTo: { ...otherGstin(shipping, to), name: shipping.name ?? document.partyName ?? '' } }
      : {}),
    lines: document.lines.map(lineOf),
    totals: totalsOf(document),
    transport: transportOf(transport ?? document.body.transport),
  }
}

/** What moves the goods: an invoice, or a challan for its purpose. */
function movementOf(
  { heading, body }: StoredDocument,
  isExport: boolean,
): Pick<EwayBillSource, 'subSupplyType' | 'subSupplyDescription' | 'documentType'> {
  if (heading !== 'deliveryChallan')
    return {
      subSupplyType: isExport ? 'Export' : 'Supply',
      documentType: heading === 'billOfSupply' ? 'BillOfSupply' : 'TaxInvoice',
    }
  return { ...subSupplyOf[body.purpose ?? 'Supply'], documentType: 'DeliveryChallan' }
}

const subSupplyOf: Readonly<
  Record<ChallanPurpose, Pick<EwayBillSource, 'subSupplyType' | 'subSupplyDescription'>>
> = {
  Supply: { subSupplyType: 'Supply' },
  OnApproval: { subSupplyType: 'Others', subSupplyDescription: 'Supply on approval' },
  JobWork: { subSupplyType: 'JobWork' },
  LiquidGas: { subSupplyType: 'Others', subSupplyDescription: 'Supply of liquid gas' },
  Lots: { subSupplyType: 'SkdCkd' },
  Exhibition: { subSupplyType: 'Exhibition' },
  Others: { subSupplyType: 'Others', subSupplyDescription: 'Other than by way of supply' },
}

/**
 * Another place of the same registration is no third party: the portal refuses the GSTIN of who bills or is billed
 * there (617, 618). Goods of another state, or under another GSTIN, are.
 */
export const isElsewhere = (
  place: { readonly gstin?: string | undefined; readonly stateCode?: string | undefined },
  party: { readonly gstin?: string | undefined; readonly stateCode: string },
): boolean =>
  (place.gstin !== undefined && place.gstin !== party.gstin) || place.stateCode !== party.stateCode

export const otherGstin = (
  place: { readonly gstin?: string | undefined },
  party: { readonly gstin?: string | undefined },
) => (place.gstin !== undefined && place.gstin !== party.gstin ? { gstin: place.gstin } : {})

/** Without a distance the portal works it out from the PIN codes. */
export function transportOf(given: Transport | undefined): SourceTransport {
  const known = Object.entries(given ?? {}).filter(([, value]) => value !== undefined)
  return { distance: 0, ...Object.fromEntries(known) }
}

const lineOf = (line: StoredDocument['lines'][number]): EwayLine => ({
  name: line.description,
  description: line.description,
  hsn: line.hsn ?? '',
  quantity: line.quantity,
  ...(line.uqc ? { uqc: line.uqc } : {}),
  taxableValue: line.taxableValue,
  taxRate: line.taxRate,
  ...(line.body?.cessRate ? { cessRate: line.body.cessRate } : {}),
})

const noTax = {
  igst: '0.00',
  cgst: '0.00',
  sgst: '0.00',
  cess: '0.00',
  cessNonAdvalorem: '0.00',
  other: '0.00',
}

/** Everything beside value and taxes is the other value: round-off, and tax that the buyer pays himself. */
function totalsOf(document: StoredDocument): EwayBillSource['totals'] {
  const sum = (name: 'taxableValue' | 'igst' | 'cgst' | 'sgst' | 'cess' | 'cessNonAdvalorem') =>
    Decimal.sum(document.lines.map((line) => line[name]))
  const parts = {
    taxableValue: sum('taxableValue'),
    igst: sum('igst'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    cess: sum('cess'),
    cessNonAdvalorem: sum('cessNonAdvalorem'),
  }
  // Such a challan charges no tax, and the value is that of the challan (rule 138(1), explanation 2); earlier releases kept tax.
  const { taxableValue: _value, ...taxes } = parts
  if (isNoSupply(document.body) && !Decimal.sum(Object.values(taxes)).eq('0'))
    return { ...noTax, taxableValue: parts.taxableValue.toFixed(2), total: parts.taxableValue.toFixed(2) }
  const other = Decimal.of(document.total).sub(Decimal.sum(Object.values(parts)))
  return {
    taxableValue: parts.taxableValue.toFixed(2),
    igst: parts.igst.toFixed(2),
    cgst: parts.cgst.toFixed(2),
    sgst: parts.sgst.toFixed(2),
    cess: parts.cess.toFixed(2),
    cessNonAdvalorem: parts.cessNonAdvalorem.toFixed(2),
    other: other.toFixed(2),
    total: document.total,
  }
}

type Address = { readonly [K in keyof AddressFacts]?: AddressFacts[K] | undefined }

export const placeOf = (address: Address | null | undefined): EwayPlace => ({
  line1: address?.line1 ?? '',
  ...(address?.line2 ? { line2: address.line2 } : {}),
  city: address?.city ?? '',
  stateCode: address?.stateCode ?? '',
  ...(address?.pincode ? { pincode: address.pincode } : {}),
})
