/**
 * Code 128 in its subset C (ISO/IEC 15417), two digits a symbol: the bar code of an e-way bill's twelve digits.
 * Drawn as one path, with the quiet zone of ten modules that readers want on both sides.
 */
export const barcodeSvg = (digits: string): string => {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError('Subset C takes pairs of digits')
  const pairs = digits.match(/\d\d/g)!.map(Number)
  return barsSvg(code128Widths([startC, ...pairs]))
}

/** Any printable text as Code 128: pairs of digits where they are shorter, else a symbol for each character (subset B). */
export function code128Svg(text: string): string {
  if (!/^[ -~]+$/.test(text)) throw new RangeError('Code 128 is drawn of printable characters')
  const symbols: number[] = []
  let isPairs = false
  for (let at = 0; at < text.length;) {
    const digits = /^\d*/.exec(text.slice(at))![0].length
    const isWorth =
      digits >= (at === 0 || at + digits === text.length ? 4 : 6) || (digits === 2 && text.length === 2)
    // Of an odd number of digits the first stays alone, so that the pairs end together.
    if (!isPairs && isWorth && (digits % 2 === 0 || symbols.length > 0)) {
      if (digits % 2 === 1) symbols.push(valueInB(text, at++))
      symbols.push(symbols.length === 0 ? startC : codeC)
      isPairs = true
    } else if (isPairs && digits >= 2) {
      symbols.push(Number(text.slice(at, at + 2)))
      at += 2
    } else {
      if (symbols.length === 0) symbols.push(startB)
      else if (isPairs) symbols.push(codeB)
      isPairs = false
      symbols.push(valueInB(text, at++))
    }
  }
  return barsSvg(code128Widths(symbols))
}

const valueInB = (text: string, at: number) => text.charCodeAt(at) - 32

/** With the check symbol, which weighs each symbol by its place, and the end. */
function code128Widths(symbols: readonly number[]): number[] {
  const check = symbols.reduce((sum, symbol, at) => sum + symbol * Math.max(at, 1), 0) % 103
  return [...symbols, check, stop].flatMap((symbol) => patterns[symbol]!.split('').map(Number))
}

/** Widths of bar, space, bar, ... as one path between its quiet zones. */
export function barsSvg(widths: readonly number[], quiet = 10): string {
  let path = ''
  let x = quiet
  for (const [at, width] of widths.entries()) {
    if (at % 2 === 0) path += `M${x} 0h${width}v1h-${width}z`
    x += width
  }
  const size = x + quiet
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} 1" width="${size}" height="1" preserveAspectRatio="none" shape-rendering="crispEdges"><path d="${path}"/></svg>`
}

const codeC = 99
const codeB = 100
const startB = 104
const startC = 105
const stop = 106

/** Widths of bar, space, bar, ... in modules, of the symbols 0 to 106. */
const patterns =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231
  113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
  232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121
  211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124
  121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241
  114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141
  114131 311141 411131 211412 211214 211232 2331112`.split(/\s+/)
