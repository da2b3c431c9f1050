import { Decimal } from '@bahi/domain/num/decimal.ts'

/**
 * What is typed as an amount, in paise: '3,21,514' means every amount from 3,21,514.00 to 3,21,514.99, '321514.5' that
 * one alone. Undefined where it is no amount.
 */
export function paiseIn(text: string): { from: string; to: string } | undefined {
  const plain = text.replace(/^(₹|rs\.?)\s*/i, '').replaceAll(/[,\s]/g, '')
  if (!/^\d{1,14}(\.\d{1,2})?$/.test(plain)) return undefined
  const from = Decimal.of(plain).mul(100)
  return { from: from.toPlain(), to: plain.includes('.') ? from.toPlain() : from.add(99).toPlain() }
}

/** What is typed as the counting part of a number: '66' and '0066' mean INV/2627/0066. */
export const numberIn = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined
