import { isForSupply } from '@bahi/domain/documents/challan.ts'
import { amountInEachLanguage } from '@bahi/domain/num/words.ts'
import type { PrintSource } from './source.ts'

/** A challan by which nothing is supplied to the consignee: it has values, and no rate or tax (CGST Rules, rule 55(1)(vii)). */
export const isNoSupply = ({ purpose }: Pick<PrintSource, 'purpose'>): boolean =>
  purpose != null && !isForSupply(purpose)

const noTax = { igst: '0.00', cgst: '0.00', sgst: '0.00', cess: '0.00', stateCess: '0.00' }

/** A document as it is given out; the books keep the tax of such a challan for the invoice that is made from it. */
export const asGivenOut = <D extends PrintSource>(document: D): D => {
  if (!isNoSupply(document)) return document
  const { totals, lines } = document
  const total = totals.taxableValue
  return {
    ...document,
    lines: lines.map((line) => ({ ...line, ...noTax, cessNonAdvalorem: '0.00', total: line.taxableValue })),
    totals: { ...totals, ...noTax, cessNonAdvalorem: '0.00', roundOff: '0.00', total },
    amountInWords: document.amountInWords && amountInEachLanguage(total),
  }
}
