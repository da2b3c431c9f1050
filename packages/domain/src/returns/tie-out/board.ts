import { Decimal } from '../../num/decimal.ts'
import { AmountSum } from '../gstr1/amounts.ts'
import type { Amounts } from '../gstr1/amounts.ts'

/**
 * What must agree before a return is filed. Tables: the documents against what GSTR-1 reports of them. Table12B2B and
 * Table12B2C: tables 4 to 10 against the two tabs of table 12. Numbers: the numbers of each series against the documents.
 * Gstr3b: tables of GSTR-1 against tables 3.1 and 3.1.1 of GSTR-3B. Ledger: tax of the documents against the accounts of
 * output tax. Journals: what was entered on those accounts without a document. EInvoices: documents that need an IRN
 * against what was registered.
 */
export const tieOutChecks = [
  'Tables',
  'Table12B2B',
  'Table12B2C',
  'Numbers',
  'Gstr3b',
  'Ledger',
  'Journals',
  'EInvoices',
] as const
export type TieOutCheck = (typeof tieOutChecks)[number]

export const tieOutFigures = ['documents', 'taxableValue', 'igst', 'cgst', 'sgst', 'cess'] as const
export type TieOutFigure = (typeof tieOutFigures)[number]

/** One side of a comparison; a count of documents where it has one. */
export type Side = Amounts & { readonly documents?: number }

/** One figure of a check on both sides, with what is behind a difference. */
export interface TieOutLine<Document> {
  readonly check: TieOutCheck
  /** Section of GSTR-1, cell of GSTR-3B, or range of numbers; '' where the check is of the whole period. */
  readonly section: string
  readonly figure: TieOutFigure
  readonly left: string
  readonly right: string
  /** Left less right. */
  readonly difference: string
  /** How many documents differ; `documents` has the first of them. */
  readonly count: number
  readonly documents: readonly (Document & { readonly left: string; readonly right: string })[]
}

/** Documents that a line names; the rest are counted. */
export const shownDocuments = 50

/** Gathers both sides of every check, document by document. Figures of one document are compared apart from the sums. */
export class TieOutBoard<Document> {
  readonly #lines = new Map<string, Line<Document>>()

  /** Adds to the sides of a check; either may be left out. */
  add(check: TieOutCheck, section: string, sides: { readonly left?: Side; readonly right?: Side }): void {
    const line = this.#line(check, section)
    if (sides.left) line.left.add(sides.left)
    if (sides.right) line.right.add(sides.right)
  }

  /** Names a document where its own sides differ; the sums are added apart. */
  compare(check: TieOutCheck, section: string, document: Document, left: Side, right: Side): void {
    const line = this.#line(check, section)
    for (const figure of tieOutFigures) {
      const [one, other] = [figureOf(left, figure), figureOf(right, figure)]
      if (Decimal.of(one).cmp(other) === 0) continue
      const found = line.differing[figure] ?? { count: 0, documents: [] }
      line.differing[figure] = found
      found.count += 1
      if (found.documents.length < shownDocuments)
        found.documents.push({ ...document, left: one, right: other })
    }
  }

  /** Every figure that one side has, check after check, sections in the order they came. */
  lines(): TieOutLine<Document>[] {
    return tieOutChecks.flatMap((check) =>
      [...this.#lines.values()].filter((line) => line.check === check).flatMap((line) => linesOf(line)),
    )
  }

  #line(check: TieOutCheck, section: string): Line<Document> {
    const key = `${check} ${section}`
    let line = this.#lines.get(key)
    if (!line) {
      line = { check, section, left: new SideSum(), right: new SideSum(), differing: {} }
      this.#lines.set(key, line)
    }
    return line
  }
}

interface Line<Document> {
  readonly check: TieOutCheck
  readonly section: string
  readonly left: SideSum
  readonly right: SideSum
  readonly differing: Partial<
    Record<TieOutFigure, { count: number; documents: (Document & { left: string; right: string })[] }>
  >
}

function linesOf<Document>({
  check,
  section,
  left,
  right,
  differing,
}: Line<Document>): TieOutLine<Document>[] {
  return tieOutFigures.flatMap((figure) => {
    const [one, other] = [left.of(figure), right.of(figure)]
    const found = differing[figure] ?? { count: 0, documents: [] }
    const difference = Decimal.of(one).sub(other)
    if (Decimal.of(one).isZero() && difference.isZero() && found.count === 0) return []
    const text = figure === 'documents' ? difference.toPlain() : difference.toFixed(2)
    return [{ check, section, figure, left: one, right: other, difference: text, ...found }]
  })
}

class SideSum {
  readonly #amounts = new AmountSum()
  #documents = 0

  add(side: Side): void {
    this.#amounts.add(side)
    this.#documents += side.documents ?? 0
  }

  of(figure: TieOutFigure): string {
    return figure === 'documents' ? String(this.#documents) : this.#amounts.toAmounts()[figure]
  }
}

const figureOf = (side: Side, figure: TieOutFigure): string =>
  figure === 'documents' ? String(side.documents ?? 0) : side[figure]
