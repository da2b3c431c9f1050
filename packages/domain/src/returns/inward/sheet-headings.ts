import type { InwardSource } from './row.ts'

/** What a column of a sheet has. `noteNumber`, `noteDate`: of a credit note of a distributor, which GSTR-2A keeps apart. */
export type SheetField =
  | 'ctin'
  | 'trdnm'
  | 'number'
  | 'date'
  | 'noteNumber'
  | 'noteDate'
  | 'type'
  | 'supplyType'
  | 'value'
  | 'pos'
  | 'rev'
  | 'rate'
  | 'txval'
  | 'igst'
  | 'cgst'
  | 'sgst'
  | 'cess'
  | 'supprd'
  | 'supfildt'
  | 'cfs'
  | 'cfs3b'
  | 'dtcancel'
  | 'itcavl'
  | 'rsn'
  | 'irn'
  | 'port'
  | 'refdt'

/** The same words, however a file writes them: letters and digits alone. */
export const wordsOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/**
 * Headings of the portal's sheets of all vintages by their words; null: a heading that is known and not read.
 * Source: Excel files of GSTR-2A and GSTR-2B of the GST portal.
 */
const headings: readonly (readonly [RegExp, SheetField | null])[] = [
  [/^gstinof(supplier|isd|eco)$/, 'ctin'],
  [/^tradelegalname/, 'trdnm'],
  [/^isdcreditnotenumber$/, 'noteNumber'],
  [/^isdcreditnotedate$/, 'noteDate'],
  [/^original(isd)?invoice(number|date)$/, null],
  [/^((isd)?(invoice|document|note)|billofentry)?number$/, 'number'],
  [/^((isd)?(invoice|document|note)|billofentry)?date$/, 'date'],
  [/^notesupplytype$/, 'supplyType'],
  [/^(isd)?(invoice|document|note)type$/, 'type'],
  [/^(invoice|document|note)value$/, 'value'],
  [/^placeofsupply$/, 'pos'],
  [/^supplyattracts?reversecharge$/, 'rev'],
  [/^rate$/, 'rate'],
  [/^taxablevalue$/, 'txval'],
  [/^integratedtax(amount)?$/, 'igst'],
  [/^centraltax(amount)?$/, 'cgst'],
  [/^state(ut)?tax(amount)?$/, 'sgst'],
  [/^cess(amount)?$/, 'cess'],
  [/^gstr3bfilingstatus$/, 'cfs3b'],
  [/^(isd)?gstr\d.*filingstatus$/, 'cfs'],
  [/^(isd)?gstr\d.*filingdate$/, 'supfildt'],
  [/^(isd)?gstr\d.*period$/, 'supprd'],
  [/^itcavailability$|^eligib\w*ofitc$/, 'itcavl'],
  [/^reason$/, 'rsn'],
  [/^effectivedateofcancellation$/, 'dtcancel'],
  [/^icegatereferencedate$|^referencedateicegate$/, 'refdt'],
  [/^portcode$/, 'port'],
  [/^irn$/, 'irn'],
  [/^irndate$|^source$|^applicableoftaxrate$|^remarks?$|^amendedyes(no)?$|^typeofamendment$/, null],
  [/^amendmentmadeifany$|^(original)?taxperiodinwhich|^whetheritc|^amountdeclared/, null],
  [/^(original|revised)(isd)?(document)?details$|^taxamount$|^amountoftax$/, null],
  [/^(invoice|document|note|debitnote|creditnotedebitnote|billofentry)details$/, null],
  [/^inputtaxdistributionbyisd$/, null],
]

const known = new Map<string, SheetField | null | undefined>()
/** The field of a heading; null where it is known and not read, undefined where it is no heading. */
export function fieldOfHeading(text: string): SheetField | null | undefined {
  const words = wordsOf(text)
  if (words === '' || words.length > 80) return undefined
  if (!known.has(words)) {
    if (known.size > 1000) known.clear()
    known.set(words, headings.find(([pattern]) => pattern.test(words))?.[1])
  }
  return known.get(words)
}

/** Sheets of documents by the words of their names, with the sections of the JSON. */
const sections: Readonly<Record<string, string>> = {
  b2b: 'b2b',
  b2ba: 'b2ba',
  b2bcdnr: 'cdnr',
  b2bcdnra: 'cdnra',
  cdnr: 'cdnr',
  cdnra: 'cdnra',
  eco: 'ecom',
  ecoa: 'ecoma',
  isd: 'isd',
  isda: 'isda',
  impg: 'impg',
  impga: 'impga',
  impgsez: 'impgsez',
  impgseza: 'impgseza',
}

/**
 * Sheets that repeat or sum up, or that are of another return: like `itcsumm` and `itcrev` of the JSON they bring no
 * document of their own.
 */
const summaries: ReadonlySet<string> = new Set([
  'itcavailable',
  'itcnotavailable',
  'itcreversal',
  'itcrejected',
  'b2bitcreversal',
  'b2baitcreversal',
  'b2bdnr',
  'b2bdnra',
  'tds',
  'tdsa',
  'tcs',
  'tcsa',
])

export type SheetPart =
  | { readonly kind: 'documents'; readonly section: string; readonly isRejected: boolean }
  | { readonly kind: 'readMe' | 'summary' | 'unknown' }

/** What a sheet is by its name: `B2B`, `B2B-CDNR(Rejected)`, `B2B Part 2`, `Read me`. */
export function partOfSheet(name: string): SheetPart {
  const words = wordsOf(name.replace(/\s+part\s+\d+$/i, ''))
  if (words === 'readme') return { kind: 'readMe' }
  if (summaries.has(words)) return { kind: 'summary' }
  const isRejected = words.endsWith('rejected')
  const section = sections[isRejected ? words.slice(0, -'rejected'.length) : words]
  return section === undefined ? { kind: 'unknown' } : { kind: 'documents', section, isRejected }
}

/** Which statement has a sheet of this name; null where both do. */
export function sourceOfSheet(name: string): InwardSource | null {
  const words = wordsOf(name)
  if (/^b2bcdnra?|^itc(not)?available$|rejected$|itcreversal$/.test(words)) return '2B'
  return /^cdnra?$|^t[dc]sa?$/.test(words) ? '2A' : null
}
