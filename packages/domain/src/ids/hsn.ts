/**
 * True for a code of the harmonised system (goods) or of services that a document may carry: 4, 6 or 8 digits.
 *
 * @example
 * isHsn('73181500') // true
 * isHsn('73181') // false: codes have no five digits
 */
export function isHsn(text: unknown): text is string {
  return typeof text === 'string' && /^(\d{4}|\d{6}|\d{8})$/.test(text) && !text.startsWith('00')
}

/** True for a code of services (SAC): all of chapter 99. */
export function isSac(hsn: string): boolean {
  return hsn.startsWith('99')
}

/** 'Services' for chapter 99, else 'Goods'. */
export function supplyOfHsn(hsn: string): 'Goods' | 'Services' {
  return isSac(hsn) ? 'Services' : 'Goods'
}

/** The two digits that open a code. */
export function chapterOf(hsn: string): string {
  return hsn.slice(0, 2)
}
