import type { BarcodeType } from '@bahi/domain/ids/barcode.ts'
import { barsSvg, code128Svg } from './barcode.ts'

/** A barcode of a type as a drawing with its quiet zones; its text was checked when it was saved. */
export const typedBarcodeSvg = (text: string, type: BarcodeType): string =>
  type === 'CODE128' ? code128Svg(text) : barsSvg(eanWidths(type === 'UPCA' ? `0${text}` : text), 11)

/**
 * EAN-13 and EAN-8 (ISO/IEC 15420): digits of seven modules in two halves between guards. The first digit of thirteen
 * is in the sets that the left half takes; a UPC-A is one that begins with 0.
 */
function eanWidths(digits: string): number[] {
  const isLong = digits.length === 13
  const half = isLong ? 6 : 4
  const sets = isLong ? parities[Number(digits[0])]! : 'LLLL'
  const body = isLong ? digits.slice(1) : digits
  const left = body
    .slice(0, half)
    .split('')
    .map((digit, at) => spaceFirst(digit, sets[at] === 'G'))
  const right = body
    .slice(half)
    .split('')
    .map((digit) => spaceFirst(digit, false))
  // Each half alternates as its guard does: the left begins with a space, the right with a bar.
  return [1, 1, 1, ...left.flat(), 1, 1, 1, 1, 1, ...right.flat(), 1, 1, 1]
}

/** Widths of a digit; those of set G are the same from its other end. */
function spaceFirst(digit: string, isG: boolean): number[] {
  const widths = setL[Number(digit)]!.split('').map(Number)
  return isG ? widths.toReversed() : widths
}

/** Space, bar, space, bar of set L; set R has them as bar, space, bar, space. */
const setL = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112']

/** Sets of the left six by the first digit. */
const parities = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
]
