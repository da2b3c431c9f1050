import { isSac } from '../ids/hsn.ts'
import { chapterName } from './hsn-chapters.ts'
import { hsnCodesText } from './hsn-codes.ts'
import { hsnNamesText } from './hsn-names.ts'
import { headingWords } from './hsn-words/index.ts'

/** Which codes of goods (HSN) and of services (SAC) exist. What a business loads of its own joins the built-in list. */
export interface HsnCatalogue {
  readonly has: (code: string) => boolean
}

/** Where the built-in list comes from, for messages and screens. */
export const hsnSource = { name: 'HSN_SAC.xlsx', publisher: 'GST portal', asOf: '2024-11-28' } as const

/** What is odd about the code of a line. None of it keeps a document from being saved. */
export type HsnFinding =
  /** Not in the list. */
  | 'unknown'
  /** A code of services on goods. */
  | 'serviceCode'
  /** A code of goods on a service. */
  | 'goodsCode'

/**
 * The one judgement of a code, for documents, the return and the portals. A code without the form of one is left to
 * the check of its form.
 *
 * @example
 * hsnFindings({ hsn: '73181500', supply: 'Goods' }) // []
 * hsnFindings({ hsn: '998314', supply: 'Goods' }) // ['serviceCode']
 * hsnFindings({ hsn: '77010000' }) // ['unknown']: chapter 77 is empty
 */
export function hsnFindings(
  line: { readonly hsn: string; readonly supply?: 'Goods' | 'Services' | null | undefined },
  catalogue: HsnCatalogue = hsnCatalogue,
): HsnFinding[] {
  const { hsn, supply } = line
  if (!/^(\d{4}|\d{6}|\d{8})$/.test(hsn)) return []
  const findings: HsnFinding[] = []
  if (!catalogue.has(hsn)) findings.push('unknown')
  if (supply === 'Goods' && isSac(hsn)) findings.push('serviceCode')
  if (supply === 'Services' && !isSac(hsn)) findings.push('goodsCode')
  return findings
}

/** The built-in list. Decoded when first asked: 22,500 codes, in some 20 ms. */
export const hsnCatalogue: HsnCatalogue = { has: (code) => codes().has(code) }

/** The built-in list with codes that were loaded besides. */
export function withCodes(more: Iterable<string>): HsnCatalogue {
  const loaded = new Set(more)
  return loaded.size === 0 ? hsnCatalogue : { has: (code) => loaded.has(code) || hsnCatalogue.has(code) }
}

/** All codes in their order, chapters of two digits first among their own. */
export function hsnCodes(): Iterable<string> {
  return codes()
}

/**
 * What a code is in few words, in a language: its own, else those of its heading or chapter; undefined where there are
 * none. Codes of six and eight digits have no words of their own here.
 *
 * @example
 * hsnName('7318') // 'Screws, bolts, nuts, washers'
 * hsnName('73181500', 'hi') // 'स्क्रू, बोल्ट, नट, वॉशर', of the heading
 */
export function hsnName(code: string, language: 'en' | 'ar' | 'hi' = 'en'): string | undefined {
  const heading = code.slice(0, 4)
  if (language !== 'en') return headingWords().get(heading)?.[language] ?? chapterName(code, language)
  return names().get(code) ?? names().get(heading) ?? names().get(code.slice(0, 2))
}

let decoded: ReadonlySet<string> | undefined
let named: ReadonlyMap<string, string> | undefined

function codes(): ReadonlySet<string> {
  return (decoded ??= decode(hsnCodesText))
}

/** English names of chapters and headings. */
export function names(): ReadonlyMap<string, string> {
  return (named ??= new Map(
    linesOf(hsnNamesText).map((line) => {
      const space = line.indexOf(' ')
      return [line.slice(0, space), line.slice(space + 1)]
    }),
  ))
}

function decode(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const line of linesOf(text)) {
    const [heading = '', ...parts] = line.split(' ')
    found.add(heading.slice(0, 2)).add(heading)
    for (const part of parts) {
      const digits = part.startsWith('~') ? part.slice(1) : part
      const subheading = heading + digits.slice(0, 2)
      found.add(subheading)
      for (let at = 2; at < digits.length; at += 2) found.add(subheading + digits.slice(at, at + 2))
    }
  }
  return found
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')
