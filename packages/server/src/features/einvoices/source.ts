import type {
  EinvoiceSource,
  SourceAddress,
  SourceLine,
  SourceParty,
} from '@bahi/gateways/einvoice/source.ts'
import { daysBetween } from '@bahi/domain/cal/date.ts'
import { documentKinds, typeOf } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { StoredDocument, StoredDocumentLine } from '../documents/index.ts'
import type { AddressFacts } from '../ledger/index.ts'

type Sent = EinvoiceSource['documentType']

const sentAs = { INV: 'Invoice', CRN: 'CreditNote', DBN: 'DebitNote' } as const

/** What a document is at the portal, by its kind and its letter. */
export function portalTypeOf(kind: string, typeCode?: string): Sent | 'other' {
  const { eInvoice } = typeOf(kind as DocumentKind, typeCode === 'D' ? 'Debit' : 'Credit')
  return eInvoice ? sentAs[eInvoice] : 'other'
}

/** An issued document in the words that the portal's payload is made of. */
export function sourceOf(document: StoredDocument): EinvoiceSource {
  const { body, copies } = document
  const supplier = copies.supplier
  const type = portalTypeOf(document.kind, document.typeCode)
  if (type === 'other' || !supplier?.gstin || document.number === null) {
    throw new Error(
      `Document ${document.id} cannot be registered: ${documentKinds[document.kind as DocumentKind].rights}`,
    )
  }
  const buyerAddress = body.billingAddress
  const buyer: SourceParty = {
    ...optional('gstin', document.partyGstin),
    name: copies.party?.name ?? document.partyName ?? '',
    address: addressOf(buyerAddress),
    ...optional('phone', copies.party?.mobile),
    ...optional('email', copies.party?.emails),
  }
  return {
    documentType: type,
    supplyKind: document.supplyKind as EinvoiceSource['supplyKind'],
    number: document.number,
    date: document.date,
    // Of a supply whose tax its operator pays (CGST s.9(5)) the supplier collects none either: it is reported with the
    // operator's GSTIN as one under reverse charge, for only then do totals without tax agree with the lines.
    reverseCharge: document.reverseCharge || body.ecommerceSection === '9(5)',
    igstOnIntra: body.igstOnIntra ?? false,
    ...optional('ecommerceGstin', body.ecommerceGstin),
    placeOfSupply: document.placeOfSupply ?? '',
    supplier: {
      gstin: supplier.gstin,
      name: supplier.companyName,
      tradeName: supplier.name,
      address: addressOf(supplier.address),
      ...optional('phone', supplier.mobile),
      ...optional('email', supplier.email),
    },
    buyer,
    ...(body.dispatchAddress
      ? {
          dispatchFrom: {
            name: body.dispatchAddress.name ?? supplier.name,
            address: addressOf(body.dispatchAddress),
          },
        }
      : {}),
    ...(body.shippingAddress ? { shipTo: shipToOf(body.shippingAddress, buyer) } : {}),
    lines: document.lines.map((line, index) => lineOf(line, index + 1)),
    totals: {
      roundOff: document.roundOff,
      // Tax collected at source is outside the value of the supply, and the customer owes it with the invoice.
      ...(Decimal.of(document.collected).isZero() ? {} : { otherCharges: document.collected }),
      total: Decimal.of(document.total).add(document.collected).toFixed(2),
      ...optional('foreignTotal', copies.totals?.foreignTotal),
    },
    ...optional('currencyCode', body.currencyCode),
    ...paymentOf(document),
    ...optional('remarks', body.remarks),
    ...(body.customerPoNumber
      ? {
          references: [
            {
              purchaseOrder: body.customerPoNumber,
              ...optional('purchaseOrderDate', body.customerPoDate),
            },
          ],
        }
      : {}),
    ...correctedOf(document),
    ...exportOf(document),
  }
}

/**
 * A price that includes tax, and charges that a line bears, are sent as the price without tax and with the charges:
 * the value before discounts. Worked out from the taxable value, because charges are kept as they were typed, with tax.
 */
function lineOf(line: StoredDocumentLine, place: number): SourceLine {
  const body = line.body ?? {}
  const discount = Decimal.of(line.discount).add(body.documentDiscount ?? '0')
  const gross = Decimal.of(line.taxableValue).add(discount)
  const isPlain = gross.eq(line.gross) && !body.priceIncludesTax
  const quantity = Decimal.of(line.quantity)
  const price = isPlain || quantity.isZero() ? line.unitPrice : gross.div(quantity, 12).toPlain()
  return {
    // Serial numbers of the portal go without a gap.
    lineNumber: place,
    description: line.description,
    supply: line.supply,
    isOutsideGst: line.taxCategory === 'NonGst',
    hsn: line.hsn ?? '',
    ...optional('barcode', body.barcode),
    quantity: line.quantity,
    ...optional('freeQuantity', body.freeQuantity),
    ...optional('uqc', line.uqc),
    unitPrice: price,
    gross: gross.toFixed(2),
    discount: discount.toFixed(2),
    taxableValue: line.taxableValue,
    taxRate: line.taxRate,
    igst: line.igst,
    cgst: line.cgst,
    sgst: line.sgst,
    ...optional('cessRate', body.cessRate),
    cess: line.cess,
    cessNonAdvalorem: line.cessNonAdvalorem,
    ...optional('stateCessRate', body.stateCessRate),
    stateCess: line.stateCess,
    // The portal has room for one.
    ...(body.serials?.length === 1 ? optional('serialNumber', body.serials[0]) : {}),
    ...(body.batch ? { batch: { number: body.batch, ...optional('expiry', body.expiresOn) } } : {}),
  }
}

/** Where the buyer is to pay, until when and on which terms, and what was paid by the time of registration. */
function paymentOf(document: StoredDocument): Pick<EinvoiceSource, 'payment'> {
  const { bank, terms, paymentTermsDays } = document.body
  const isPartPaid = document.kind === 'salesInvoice' && Decimal.of(document.paid).isPositive()
  const payment = {
    ...optional('payee', bank?.holder),
    ...optional('account', bank?.accountNumber),
    ...optional('ifsc', bank?.ifsc),
    ...optional('terms', terms),
    ...optional('creditDays', paymentTermsDays ?? creditDaysOf(document)),
    ...(isPartPaid ? { paid: document.paid, due: document.balance } : {}),
  }
  return Object.keys(payment).length > 0 ? { payment } : {}
}

/** Numbers and dates of what a note corrects. */
function correctedOf({ copies }: StoredDocument): Pick<EinvoiceSource, 'precedingDocuments'> {
  const { preceding = [] } = copies
  return preceding.length > 0
    ? { precedingDocuments: preceding.map(({ number, date }) => ({ number, date })) }
    : {}
}

/** Days until the due date, where it is later than the document. */
function creditDaysOf({ date, dueDate }: StoredDocument): number | undefined {
  return dueDate !== null && dueDate > date ? daysBetween(date, dueDate) : undefined
}

function exportOf({ body, supplyKind }: StoredDocument): Pick<EinvoiceSource, 'export'> {
  const details = body.exportDetails
  const isAbroad = supplyKind === 'EXPWP' || supplyKind === 'EXPWOP'
  if (!isAbroad && !details) return {}
  const country = details?.countryCode ?? body.billingAddress?.countryCode
  return {
    export: {
      ...optional('shippingBillNumber', details?.shippingBillNumber),
      ...optional('shippingBillDate', details?.shippingBillDate),
      ...optional('portCode', details?.portCode),
      ...optional('countryCode', country === 'IN' ? undefined : country),
      ...optional('exportDuty', details?.exportDuty),
    },
  }
}

function shipToOf(address: Partial<AddressFacts>, buyer: SourceParty): SourceParty {
  return {
    ...optional('gstin', address.gstin),
    name: address.name ?? buyer.name,
    address: addressOf(address),
  }
}

function addressOf(address: Partial<AddressFacts> | null | undefined): SourceAddress {
  return {
    line1: address?.line1 ?? '',
    ...optional('line2', address?.line2),
    city: address?.city ?? '',
    stateCode: address?.stateCode ?? '',
    ...optional('pincode', address?.pincode),
  }
}

/** The member where there is a value: the shapes of the gateways know no undefined. */
const optional = <K extends string, T>(key: K, value: T | null | undefined) =>
  (value === null || value === undefined || value === '' ? {} : { [key]: value }) as { readonly [P in K]?: T }
