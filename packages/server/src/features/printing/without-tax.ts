import { isNoSupply } from '@bahi/domain/documents/challan.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { amountInEachLanguage } from '@bahi/domain/num/words.ts'
import type { PrintSource } from './source.ts'

const noTax = { igst: '0.00', cgst: '0.00', sgst: '0.00', cess: '0.00', stateCess: '0.00' }

const bearsTax = ({ igst, cgst, sgst, cess, stateCess }: typeof noTax): boolean =>
  !Decimal.sum([igst, cgst, sgst, cess, stateCess]).eq('0')

/**
 * A document as it is given out. A challan by which nothing is supplied to the consignee has values and no tax (CGST Rules,
 * rule 55(1)(vii)); earlier releases kept them with the tax that their invoice was to bear.
 */
export const asGivenOut = <D extends PrintSource>(document: D): D => {
  const { totals, lines } = document
  if (!isNoSupply(document) || !bearsTax(totals)) return document
  const total = totals.taxableValue
  return {
    ...document,
    lines: lines.map((line) => ({ ...line, ...noTax, cessNonAdvalorem: '0.00', total: line.taxableValue })),
    totals: { ...totals, ...noTax, cessNonAdvalorem: '0.00', roundOff: '0.00', total },
    amountInWords: document.amountInWords && amountInEachLanguage(total),
  }
}
