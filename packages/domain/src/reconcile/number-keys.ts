/**
 * Numbers of suppliers as they are compared, from strict to loose. Reasons of the order and worked samples: numbers are
 * typed with other signs, without leading zeros, without the year, without the prefix, and wrongly.
 */

/** As printed, in capitals, without spaces. */
export const plainKey = (number: string): string => number.toUpperCase().replace(/\s+/g, '')

/** Runs of letters and of digits; zeros before a number count nothing. */
export const tokensOf = (number: string): string[] =>
  (number.toUpperCase().match(/[A-Z]+|\d+/g) ?? []).map((token) => token.replace(/^0+(?=\d)/, ''))

/** The tokens, still apart: `INV 25` is not `INV2 5`. */
export const formatKey = (number: string): string => tokensOf(number).join('|')

/** The tokens that are no financial year; all of them where no digit would be left. */
export function tokensWithoutYear(number: string): string[] {
  const tokens = number.toUpperCase().match(/[A-Z]+|\d+/g) ?? []
  const isDropped = tokens.map(() => false)
  const isWritten = tokens.some((_, index) => writtenYearAt(tokens, index) > 0)
  for (let index = 0; index < tokens.length; index++) {
    if (isDropped[index]) continue
    const used = isWritten ? writtenYearAt(tokens, index) : isBareYear(tokens, index) ? 1 : 0
    if (used === 0) continue
    for (let at = index; at < index + used; at++) isDropped[at] = true
    if (tokens[index - 1] === 'FY') isDropped[index - 1] = true
  }
  const kept = tokens.filter((_, index) => !isDropped[index])
  const left = kept.some(isDigits) ? kept : tokens
  return left.map((token) => token.replace(/^0+(?=\d)/, ''))
}

const isDigits = (text: string | undefined): boolean => text !== undefined && /^\d+$/.test(text)

/** How many tokens from here on are a financial year written out: `2025-26`, `25/26`, `202526`. */
function writtenYearAt(tokens: readonly string[], index: number): number {
  const text = tokens[index]!
  if (!isDigits(text)) return 0
  const next = tokens[index + 1]
  if (next && follows(text, next)) return 2
  if (text.length === 6 && text.startsWith('20') && follows(text.slice(0, 4), text.slice(4))) return 1
  if (text.length === 8 && follows(text.slice(0, 4), text.slice(4))) return 1
  return 0
}

/** `2526` beside another number, where no year is written out. */
function isBareYear(tokens: readonly string[], index: number): boolean {
  const text = tokens[index]!
  const hasOther = tokens.some((token, at) => at !== index && isDigits(token))
  return isDigits(text) && text.length === 4 && hasOther && follows(text.slice(0, 2), text.slice(2))
}

/** Two years of which the second is the next: 2025 and 26, 25 and 26, 2025 and 2026. */
function follows(first: string, second: string): boolean {
  if (!isDigits(second) || second.length > first.length) return false
  if (first.length === 4 && !first.startsWith('20')) return false
  if (second.length === 4 && !second.startsWith('20')) return false
  if (![2, 4].includes(first.length) || ![2, 4].includes(second.length)) return false
  return (Number(first.slice(-2)) + 1) % 100 === Number(second.slice(-2))
}

/** The tokens without the year, in one. */
export const yearlessKey = (tokens: readonly string[]): string => tokens.join('')

/** The running number: the last digits of what is left without the year; empty where there are none. */
export const runningKey = (tokens: readonly string[]): string =>
  tokens.findLast((token) => isDigits(token)) ?? ''

/** Letters and digits that are confused: O and 0, I, L and 1, S and 5, B and 8. */
export const confusedKey = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[OILSB]/g, (letter) => confused[letter]!)
const confused: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8' }

/**
 * Documents of one series: the same tokens, and at the end two different numbers of one length. They are different
 * documents, however much their amounts agree.
 */
export function areNeighbours(one: readonly string[], other: readonly string[]): boolean {
  const last = one.length - 1
  if (last < 0 || other.length - 1 !== last) return false
  const a = one[last]!
  const b = other[last]!
  return (
    isDigits(a) &&
    isDigits(b) &&
    a.length === b.length &&
    a !== b &&
    one.every((token, index) => index === last || token === other[index])
  )
}

/** How one text becomes the other by a single slip of the hand; undefined where it takes more. */
export function slipBetween(one: string, other: string): 'swapped' | 'missing' | 'replaced' | undefined {
  if (Math.abs(one.length - other.length) > 1 || one === other) return undefined
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let fromEnd = 0
  while (
    fromEnd < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - fromEnd] === other[other.length - 1 - fromEnd]
  )
    fromEnd++
  const a = one.slice(start, one.length - fromEnd)
  const b = other.slice(start, other.length - fromEnd)
  if (a.length + b.length === 1) return 'missing'
  if (a.length === 1 && b.length === 1) return 'replaced'
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0] ? 'swapped' : undefined
}
