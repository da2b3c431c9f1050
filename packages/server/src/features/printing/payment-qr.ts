import type { Qr } from '@bahi/contracts/printing.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { isDue } from './declarations.ts'
import { sayIn, type Say } from './format.ts'
import { upiQr } from './frame.ts'
import type { PrintSource } from './source.ts'

/**
 * The payment QR of an invoice while something is due on it, by the setting of its GSTIN. An e-invoice carries the
 * portal's signed QR and never a second one beside it, so that nobody scans one for the other. To buyers without a
 * GSTIN it is the dynamic QR of notification 14/2020-Central Tax (circulars 146 and 156 of 2021), with the seller's
 * GSTIN, number and date of the invoice and its tax by heads; exports and bills of supply need none.
 */
export const paymentQr = (document: PrintSource, say: Say, isWanted = true): Qr | undefined => {
  const wanted = document.upiQr ?? 'b2c'
  if (wanted === 'off' || document.eInvoice) return undefined
  const isDynamic = needsTaxDetails(document)
  // The print settings may leave the plain one out; the dynamic one goes by its own setting alone.
  if (!isDynamic && (wanted !== 'all' || !isWanted)) return undefined
  const plain = duePayment(document, say)
  return plain && isDynamic ? { ...plain, text: plain.text + taxDetails(document) } : plain
}

/** The same payment as a link, which a buyer on the public page may always follow. */
export const paymentLink = (document: PrintSource): string | undefined =>
  duePayment(document, sayIn('en'))?.text

const duePayment = (document: PrintSource, say: Say): Qr | undefined => {
  const { kind, status, currencyCode, balance, supplier, number } = document
  const isOpen = isDue(document) && status === documentKinds[kind].issued && (currencyCode ?? 'INR') === 'INR'
  return isOpen ? upiQr(supplier, balance, number ?? '', say) : undefined
}

/** A holder of a UIN counts as unregistered (notification 14/2020, circular 146/2021). */
const withoutGstin = new Set(['UNREG', 'UNB', 'EMB', 'ONP'])
const exports = new Set(['EXPWP', 'EXPWOP'])

const needsTaxDetails = ({ heading, party, supplier, supplyKind }: PrintSource): boolean =>
  Boolean(supplier.gstin) &&
  heading !== 'billOfSupply' &&
  !exports.has(supplyKind ?? 'Regular') &&
  (!party?.gstin || withoutGstin.has(party.taxpayerType ?? ''))

const taxDetails = ({ number, date, supplier, totals }: PrintSource): string => {
  const heads = {
    CGST: totals.cgst,
    SGST: totals.sgst,
    IGST: totals.igst,
    CESS: Decimal.of(totals.cess).add(totals.stateCess).toFixed(2),
  }
  const parts = {
    tr: number ?? '',
    gstIn: supplier.gstin ?? '',
    invoiceNo: number ?? '',
    invoiceDate: `${date}T00:00:00+05:30`,
    invoiceValue: totals.total,
    gstBrkUp: Object.entries(heads)
      .map(([head, amount]) => `${head}:${amount}`)
      .join('|'),
  }
  return Object.entries(parts)
    .map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
    .join('')
}
