/**
 * What stands on goods: EAN-13, EAN-8 and UPC-A end in a check digit (GS1 General Specifications, 7.9); Code 128 (ISO/IEC 15417)
 * takes any text and checks itself.
 */
export const barcodeTypes = ['EAN13', 'EAN8', 'UPCA', 'CODE128'] as const
export type BarcodeType = (typeof barcodeTypes)[number]

const lengths: Readonly<Partial<Record<BarcodeType, number>>> = { EAN13: 13, EAN8: 8, UPCA: 12 }

/**
 * The check digit of the digits before it: every second one, from the last on, counts three times.
 *
 * @example
 * checkDigitOf('890103018005') // '7'
 */
export function checkDigitOf(digits: string): string {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

const isChecked = (digits: string) => checkDigitOf(digits.slice(0, -1)) === digits.at(-1)

/**
 * What a barcode is by its digits; undefined where it has the length of one with a check digit and another digit at its end.
 *
 * @example
 * barcodeTypeOf('8901030180057') // 'EAN13'
 * barcodeTypeOf('BOLT-M8') // 'CODE128'
 */
export function barcodeTypeOf(barcode: string): BarcodeType | undefined {
  const type = /^\d+$/.test(barcode) ? barcodeTypes.find((one) => lengths[one] === barcode.length) : undefined
  if (type === undefined) return 'CODE128'
  return isChecked(barcode) ? type : undefined
}

export type BarcodeFault =
  | { readonly fault: 'digits'; readonly count: number }
  | { readonly fault: 'check'; readonly digit: string }

/** What is wrong with a barcode of a type, or, where none is said, of that which it seems to be. */
export function barcodeFault(barcode: string, type: BarcodeType | undefined): BarcodeFault | undefined {
  const count = type && lengths[type]
  if (count !== undefined && !(barcode.length === count && /^\d+$/.test(barcode)))
    return { fault: 'digits', count }
  const known = type ?? barcodeTypeOf(barcode)
  if (known === 'CODE128') return undefined
  return isChecked(barcode) ? undefined : { fault: 'check', digit: checkDigitOf(barcode.slice(0, -1)) }
}

/**
 * How the number of goods may be written on an item, as it was sent first: EAN-8, UPC-A and EAN-13 are GTINs with noughts before
 * them to fourteen digits (GS1 General Specifications, 3.3), and scanners give some of these noughts or leave them
 * out. One of variable measure (first of fourteen digits 9) also as the number of the same goods without a measure. Others
 * have one spelling.
 *
 * @example
 * barcodeSpellings('00036000291452') // ['00036000291452', '0036000291452', '036000291452']
 */
export function barcodeSpellings(scanned: string): string[] {
  if (!/^(?:\d{8}|\d{12,14})$/.test(scanned)) return [scanned]
  const whole = scanned.padStart(14, '0')
  const spelled = [14, 13, 12, 8]
    .filter((length) => /^0*$/.test(whole.slice(0, 14 - length)))
    .map((length) => whole.slice(14 - length))
  const bare = whole.slice(1, 13)
  const fixed = whole.startsWith('9') && isChecked(whole) ? barcodeSpellings(bare + checkDigitOf(bare)) : []
  return [...new Set([scanned, ...spelled, ...fixed])]
}

/**
 * The number of the goods in a package: one whose first of fourteen digits is 1 to 8 is, as makers number them, a level of packing of
 * the goods that have the same digits behind it (GS1 General Specifications, GTIN-14 in section 2.1). How many it contains is not said.
 *
 * @example
 * goodsInPackage('18901030180054') // '8901030180057'
 */
export function goodsInPackage(number: string): string | undefined {
  if (!/^[1-8]\d{13}$/.test(number) || !isChecked(number)) return undefined
  const bare = number.slice(1, 13)
  return bare + checkDigitOf(bare)
}
