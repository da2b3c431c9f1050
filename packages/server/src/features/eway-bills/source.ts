import type { EwayBillSource, EwayLine, EwayPlace } from '@bahi/gateways/ewaybill/source.ts'
import type { SourceTransport } from '@bahi/gateways/einvoice/source.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { StoredDocument } from '../documents/index.ts'
import type { AddressFacts } from '../ledger/index.ts'

export type Transport = Partial<SourceTransport>

/** An issued sales document as a movement of goods; the transport as asked for, else as on the document. */
export function sourceOf(document: StoredDocument, transport: Transport | undefined): EwayBillSource {
  const { body, copies } = document
  const supplier = copies.supplier
  if (document.kind !== 'salesInvoice' || !supplier?.gstin || document.number === null)
    throw new Error(`Document ${document.id} moves no goods`)
  const isExport = document.supplyKind === 'EXPWP' || document.supplyKind === 'EXPWOP'
  const billing = body.billingAddress
  return {
    supplyType: 'Outward',
    subSupplyType: isExport ? 'Export' : 'Supply',
    documentType: document.heading === 'billOfSupply' ? 'BillOfSupply' : 'TaxInvoice',
    number: document.number,
    date: document.date,
    isInterState: document.interState ?? false,
    from: {
      gstin: supplier.gstin,
      name: supplier.companyName,
      stateCode: supplier.gstin.slice(0, 2),
    },
    to: {
      ...(document.partyGstin && !isExport ? { gstin: document.partyGstin } : {}),
      name: copies.party?.name ?? document.partyName ?? '',
      stateCode: isExport
        ? '96'
        : (document.partyGstin?.slice(0, 2) ?? billing?.stateCode ?? document.placeOfSupply ?? ''),
    },
    dispatchPlace: placeOf(body.dispatchAddress ?? supplier.address),
    deliveryPlace: placeOf(body.shippingAddress ?? billing),
    ...(body.dispatchAddress
      ? { dispatchFrom: { gstin: supplier.gstin, name: body.dispatchAddress.name ?? supplier.name } }
      : {}),
    ...(body.shippingAddress
      ? {
          shipTo: {
            ...(body.shippingAddress.gstin ? { gstin: body.shippingAddress.gstin } : {}),
            name: body.shippingAddress.name ?? document.partyName ?? '',
          },
        }
      : {}),
    lines: document.lines.map(lineOf),
    totals: totalsOf(document),
    transport: { ...transportOf(document, transport) },
  }
}

function transportOf(document: StoredDocument, asked: Transport | undefined): SourceTransport {
  const given = asked ?? document.body.transport ?? {}
  return { ...(given as Transport), distance: given.distance ?? 0 }
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

const placeOf = (address: Partial<AddressFacts> | null | undefined): EwayPlace => ({
  line1: address?.line1 ?? '',
  ...(address?.line2 ? { line2: address.line2 } : {}),
  city: address?.city ?? '',
  stateCode: address?.stateCode ?? '',
  ...(address?.pincode ? { pincode: address.pincode } : {}),
})
