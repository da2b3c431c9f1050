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

/** What a scanner may send for a barcode: some give twelve digits of UPC-A as thirteen, with a nought before them, and others the reverse. */
export function barcodeSpellings(scanned: string): string[] {
  if (/^\d{12}$/.test(scanned)) return [scanned, `0${scanned}`]
  if (/^0\d{12}$/.test(scanned)) return [scanned, scanned.slice(1)]
  return [scanned]
}
