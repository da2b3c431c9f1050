import { Decimal, divideRounded, powerOfTen } from '../num/decimal.ts'

/** Inside the tax core an amount is a whole number of paise; these carry it in and out of decimal text. */

/** 12500n is '125.00'. */
export function textOfPaise(paise: bigint): string {
  if (paise === 0n) return '0.00'
  const negative = paise < 0n
  const digits = (negative ? -paise : paise).toString()
  const text =
    digits.length > 2
      ? `${digits.slice(0, -2)}.${digits.slice(-2)}`
      : digits.length === 2
        ? `0.${digits}`
        : `0.0${digits}`
  return negative ? `-${text}` : text
}

/** '125.00' is 12500n; further decimals are rounded half away from zero. */
export function paiseOfText(text: string): bigint {
  if (text === '0.00') return 0n
  const { int, scale } = Decimal.of(text)
  return paiseOf(int, scale)
}

/** A whole number of 10^-scale rupees in paise, rounded half away from zero. */
export function paiseOf(int: bigint, scale: number): bigint {
  return scale > 2 ? divideRounded(int, powerOfTen(scale - 2)) : int * powerOfTen(2 - scale)
}

/** A rate in thousandths of a per cent: '18' is 18000n. Rates have at most three decimals. */
export function thousandths(rate: Decimal): bigint {
  return rate.scale > 3 ? rate.round(3).int : rate.int * powerOfTen(3 - rate.scale)
}

/** Tax on an amount at a rate in thousandths of a per cent, to the paisa: the rounding of each head of a line. */
export function taxOf(paise: bigint, rate: bigint): bigint {
  return rate === 0n || paise === 0n ? 0n : divideRounded(paise * rate, 100_000n)
}

/** Half of that tax, rounded on its own: CGST, and SGST or UTGST, each bear rate / 2. */
export function halfTaxOf(paise: bigint, rate: bigint): bigint {
  return rate === 0n || paise === 0n ? 0n : divideRounded(paise * rate, 200_000n)
}
