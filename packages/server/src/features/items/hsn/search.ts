import { isSac } from '@bahi/domain/ids/hsn.ts'
import { hsnCodes, hsnName, names } from '@bahi/domain/tables/hsn-catalogue.ts'
import { headingWords } from '@bahi/domain/tables/hsn-words/index.ts'
import { foldedWords, foldWords } from '@bahi/domain/words/fold-words.ts'
import { hsnStarter, ratesKnownFrom, sacStarter } from '../hsn-starter.ts'

export interface HsnChoice {
  readonly code: string
  readonly description: string
  readonly kind: 'HSN' | 'SAC'
  readonly rate: string | null
  readonly rateFrom: string | null
  /** What the heading is called in the reader's language, where the description is English only. */
  readonly heading?: string
}

/** Choices shown at once. */
export const mostChoices = 100

/**
 * The built-in list by what is typed: digits give the codes that begin so, words the headings and codes whose names
 * have all of them, the most particular first; Arabic and Hindi words by the names of headings. Kept in memory; a search
 * takes a millisecond.
 */
export function builtInHsn(text: string, kind: 'HSN' | 'SAC' | undefined): HsnChoice[] {
  const typed = text.trim().toLowerCase()
  const headings = headingsNamed(typed)
  const found = /^\d*$/.test(typed)
    ? beginningWith(typed, kind)
    : headings.length > 0
      ? withStarters(headings, kind)
      : named(typed.split(/\s+/), kind)
  return found.map((code) => {
    const rate = rateOf.get(code) ?? null
    return {
      code,
      description: described.get(code) ?? hsnName(code) ?? '',
      kind: kindOf(code),
      rate,
      rateFrom: rate === null ? null : ratesKnownFrom,
    }
  })
}

/** What codes of six and eight digits are, where shops use them. */
const described: ReadonlyMap<string, string> = new Map(
  [...hsnStarter, ...sacStarter].map(([code, description]) => [code, description]),
)

/** Rates of codes that one rate covers whole. */
const rateOf: ReadonlyMap<string, string> = new Map(
  [...hsnStarter, ...sacStarter].flatMap(([code, , rate]) => (rate === undefined ? [] : [[code, rate]])),
)

const kindOf = (code: string): HsnChoice['kind'] => (isSac(code) ? 'SAC' : 'HSN')

let sorted: readonly string[] | undefined
const allCodes = (): readonly string[] =>
  (sorted ??= [...hsnCodes()].filter((code) => code.length >= 4).toSorted())

function beginningWith(digits: string, kind: 'HSN' | 'SAC' | undefined): string[] {
  const codes = allCodes()
  let [low, high] = [0, codes.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (codes[middle]! < digits) low = middle + 1
    else high = middle
  }
  const found: string[] = []
  for (let at = low; at < codes.length && codes[at]!.startsWith(digits); at++) {
    const code = codes[at]!
    if (kind === undefined || kindOf(code) === kind) found.push(code)
    if (found.length >= mostChoices) break
  }
  return found
}

/** Headings by words of their Arabic and Hindi names; none where only Latin letters were typed. */
export function headingsNamed(text: string): string[] {
  if (!/[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text)) return []
  const words = foldedWords(text)
  foldedHeadings ??= [...headingWords()].map(
    ([code, { ar, hi }]) => [code, foldWords(`${ar} ${hi}`)] as const,
  )
  return foldedHeadings.flatMap(([code, names]) =>
    words.every((word) => names.includes(word)) ? [code] : [],
  )
}
let foldedHeadings: (readonly [code: string, names: string])[] | undefined

/** Found headings, each with the codes under it that shops use: their own descriptions are English. */
const withStarters = (headings: readonly string[], kind: 'HSN' | 'SAC' | undefined): string[] =>
  headings
    .filter((code) => kind === undefined || kindOf(code) === kind)
    .flatMap((heading) => [heading, ...(starterCodes.get(heading) ?? [])])
    .slice(0, mostChoices)
const starterCodes = new Map<string, string[]>()
for (const [code] of [...hsnStarter, ...sacStarter]) {
  const heading = code.slice(0, 4)
  starterCodes.set(heading, [...(starterCodes.get(heading) ?? []), code])
}

function named(words: readonly string[], kind: 'HSN' | 'SAC' | undefined): string[] {
  const found: string[] = []
  for (const list of [described, names()]) {
    for (const [code, name] of list) {
      if (code.length < 4 || (kind !== undefined && kindOf(code) !== kind)) continue
      const lower = name.toLowerCase()
      if (words.every((word) => lower.includes(word))) found.push(code)
      if (found.length >= mostChoices) return found
    }
  }
  return found
}
