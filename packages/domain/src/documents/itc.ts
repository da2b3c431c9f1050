import { Decimal } from '../num/decimal.ts'
import type { ComputedLine } from '../tax/types.ts'
import type { TaxHeads } from './entries.ts'

/** What the tax of a purchase is credited as; of `Ineligible` there is no credit. */
export const itcEligibilities = ['Inputs', 'CapitalGoods', 'InputServices', 'Ineligible'] as const
export type ItcEligibility = (typeof itcEligibilities)[number]

/**
 * Why there is no credit. `Section17(5)` without a clause is the whole list of CGST Act s.17(5), which blocks by what is
 * bought; the others block by use, time, or the one who buys.
 */
export const itcReasons = [
  'Section17(5)',
  'Section17(5)(a)',
  'Section17(5)(aa)',
  'Section17(5)(ab)',
  'Section17(5)(b)(i)',
  'Section17(5)(b)(ii)',
  'Section17(5)(b)(iii)',
  'Section17(5)(c)',
  'Section17(5)(d)',
  'Section17(5)(e)',
  'Section17(5)(f)',
  'Section17(5)(fa)',
  'Section17(5)(g)',
  'Section17(5)(h)',
  'Section17(5)(i)',
  'Section17(1)',
  'Section17(2)',
  'Section16(4)',
  'Section10(4)',
] as const
export type ItcReason = (typeof itcReasons)[number]

export interface Itc {
  readonly itcEligibility: ItcEligibility
  readonly itcReason?: ItcReason | undefined
}

type Typed = { readonly [K in keyof Itc]?: Itc[K] | undefined }

/**
 * The credit of a line: what is typed for it, else for the document, else goods are inputs and services are input
 * services. Who pays tax under composition takes no credit at all (CGST Act s.10(4)).
 *
 * @example
 * itcOf({}, {}, { supply: 'Services' }) // { itcEligibility: 'InputServices' }
 */
export function itcOf(
  line: Typed,
  document: Typed,
  { supply, buyer }: { readonly supply?: string | undefined; readonly buyer?: string | null | undefined },
): Itc {
  if (buyer === 'COM') return { itcEligibility: 'Ineligible', itcReason: 'Section10(4)' }
  const typed = line.itcEligibility ? line : document
  const { itcEligibility = supply === 'Services' ? 'InputServices' : 'Inputs', itcReason } = typed
  return itcEligibility === 'Ineligible' ? { itcEligibility, itcReason } : { itcEligibility }
}

type Line = Pick<ComputedLine, 'igst' | 'cgst' | 'sgst' | 'cess' | 'cessNonAdvalorem'>

/** The tax of the lines that give no credit, by its heads. */
export function blockedTax(lines: readonly { readonly itc: Itc; readonly figures: Line }[]): TaxHeads {
  const blocked = lines.filter(({ itc }) => itc.itcEligibility === 'Ineligible')
  const sum = (amount: (line: Line) => string | Decimal) =>
    Decimal.sum(blocked.map(({ figures }) => amount(figures))).toFixed(2)
  return {
    igst: sum(({ igst }) => igst),
    cgst: sum(({ cgst }) => cgst),
    sgst: sum(({ sgst }) => sgst),
    cess: sum(({ cess, cessNonAdvalorem }) => Decimal.of(cess).add(cessNonAdvalorem)),
  }
}
