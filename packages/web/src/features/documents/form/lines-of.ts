import { itcOf } from '@bahi/domain/documents/itc.ts'
import type { Made, Source } from './header.ts'
import { emptyLine, plain } from './invoice-store.ts'
import type { Header, InvoiceBody, Line } from './invoice-store.ts'

/** A line whose credit is what its document says of it says nothing of its own: it follows when that is changed. */
export function withUsualCredit(line: Line, { itcEligibility, itcReason }: Header): Line {
  const document = { itcEligibility: itcEligibility || undefined, itcReason: itcReason || undefined }
  const usual = itcOf({}, document, line)
  return line.itcEligibility === usual.itcEligibility && line.itcReason === usual.itcReason
    ? { ...line, itcEligibility: undefined, itcReason: undefined }
    : line
}

/** The same of an issued document whose lines others take: it keeps its number, and shows what they have of it. */
export function lineOfIssued(line: Source['lines'][number]): Line {
  const { lineNumber, takenQuantity = '0', takenBy = [], quantity } = line
  const taken =
    Number(takenQuantity) > 0 || takenBy.length > 0
      ? { quantity: plain(takenQuantity), of: plain(quantity), by: takenBy.map(({ number }) => number) }
      : undefined
  return { ...lineOf(line), lineNumber, taken }
}

type Given = InvoiceBody['lines'][number] | Source['lines'][number] | Made['lines'][number]

/** A line of the grid from one that is stored, or that is made from another document. */
export function lineOf(line: Given): Line {
  return {
    ...emptyLine(),
    itemId: line.itemId,
    description: line.description ?? '',
    hsn: line.hsn ?? '',
    uqc: line.uqc ?? '',
    supply: line.supply ?? 'Goods',
    quantity: plain(line.quantity),
    unitPrice: plain(line.unitPrice),
    discountPercent: plain(line.discountPercent),
    taxRate: plain(line.taxRate),
    taxCategory: line.taxCategory ?? 'Taxable',
    priceIncludesTax: line.priceIncludesTax ?? false,
    cessRate: line.cessRate,
    cessPerUnit: line.cessPerUnit,
    stateCessRate: line.stateCessRate,
    discountAmount: plain(line.discountAmount),
    freeQuantity: plain(line.freeQuantity),
    otherCharges: plain(line.otherCharges),
    barcode: line.barcode,
    batch: line.batch,
    manufacturedOn: line.manufacturedOn,
    expiresOn: line.expiresOn,
    serials: line.serials,
    customFields: line.customFields,
    sourceLine: line.sourceLine,
    priceDifference: plain(line.priceDifference),
    sourceQuantity: 'sourceQuantity' in line ? line.sourceQuantity : undefined,
    itcEligibility: line.itcEligibility,
    itcReason: line.itcReason,
  }
}
