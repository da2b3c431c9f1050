import { paiseOfText, textOfPaise } from '../../../tax/paise.ts'

/** What a row of an annual return can hold; each row says which of them it has. */
export const annualFigures = [
  'taxableValue',
  'igst',
  'cgst',
  'sgst',
  'cess',
  'interest',
  'lateFee',
  'penalty',
  'other',
  'credit',
  'eligible',
] as const
export type AnnualFigure = (typeof annualFigures)[number]

/** Decimal texts with two places. */
export type AnnualFigures = Readonly<Record<AnnualFigure, string>>

/** A row of the form as it is printed. */
export interface AnnualRow {
  readonly section: string
  /** Table of the form that it stands in. */
  readonly table: string
  /** Columns that the form has for it. */
  readonly holds: readonly AnnualFigure[]
  /** It follows from these rows; a minus before one takes it off. Nothing is typed into it. */
  readonly sum?: readonly string[]
  /** What the books say follows from these rows as they stand; more is typed into it. */
  readonly base?: readonly string[]
  /** It may be below zero. */
  readonly signed?: true
  /** Taken from elsewhere: nothing is typed into it. */
  readonly isTaken?: true
}

/** Columns of a table, in their order: those that any of its rows has. */
export const columnsOf = (rows: readonly AnnualRow[]): AnnualFigure[] => {
  const held = new Set(rows.flatMap(({ holds }) => holds))
  return annualFigures.filter((name) => held.has(name))
}

/** A running sum of figures, in whole paise. */
export class AnnualSum {
  readonly #paise = new Map<AnnualFigure, bigint>()

  add(figures: Partial<AnnualFigures>, sign: 1 | -1 = 1): this {
    for (const name of annualFigures) {
      const amount = figures[name]
      if (amount === undefined) continue
      const paise = paiseOfText(amount)
      this.#paise.set(name, (this.#paise.get(name) ?? 0n) + (sign === 1 ? paise : -paise))
    }
    return this
  }

  toFigures(holds: readonly AnnualFigure[] = annualFigures): AnnualFigures {
    const kept = annualFigures.map((name) => [
      name,
      textOfPaise(holds.includes(name) ? (this.#paise.get(name) ?? 0n) : 0n),
    ])
    return Object.fromEntries(kept) as unknown as AnnualFigures
  }
}

/** Sums by row: what one month, one document or one statement adds to the form. */
export class AnnualSums {
  readonly #rows = new Map<string, AnnualSum>()

  add(section: string, figures: Partial<AnnualFigures>, sign: 1 | -1 = 1): this {
    this.#rows.set(section, (this.#rows.get(section) ?? new AnnualSum()).add(figures, sign))
    return this
  }

  addAll(other: AnnualSums): this {
    for (const [section, sum] of other.#rows) this.add(section, sum.toFigures())
    return this
  }

  of(section: string): AnnualFigures {
    return (this.#rows.get(section) ?? new AnnualSum()).toFigures()
  }
}

/** A row with what the books say, what was added by hand, and what the filed returns say. */
export interface AnnualLine extends AnnualFigures {
  readonly section: string
  readonly table: string
  readonly books: AnnualFigures
  readonly adjusted: AnnualFigures
  readonly filed: AnnualFigures
}

/**
 * The form filled in: rows in their order, sums computed from the rows before them. Columns that a row does not have are
 * zero.
 *
 * @example
 * fillRows(rows, { books, filed: new AnnualSums(), adjusted }).find(({ section }) => section === '4H')
 */
export function fillRows(
  rows: readonly AnnualRow[],
  { books, filed, adjusted }: Readonly<Record<'books' | 'filed' | 'adjusted', AnnualSums>>,
): AnnualLine[] {
  const lines = new Map<string, AnnualLine>()
  for (const { section, table, holds, sum, base } of rows) {
    const summed = (terms: readonly string[], of: (line: AnnualLine) => AnnualFigures) => {
      const whole = new AnnualSum()
      for (const term of terms) {
        const line = lines.get(nameOfTerm(term))
        if (line) whole.add(of(line), term.startsWith('-') ? -1 : 1)
      }
      return whole.toFigures(holds)
    }
    const figuresOf = (which: 'books' | 'filed' | 'adjusted', own: AnnualSums) =>
      sum ? summed(sum, (line) => line[which]) : new AnnualSum().add(own.of(section)).toFigures(holds)
    const own = base ? summed(base, (line) => line) : figuresOf('books', books)
    const byHand = figuresOf('adjusted', adjusted)
    lines.set(section, {
      section,
      table,
      books: own,
      adjusted: byHand,
      filed: figuresOf('filed', filed),
      ...new AnnualSum().add(own).add(byHand).toFigures(),
    })
  }
  return [...lines.values()]
}

/** The number of a row on the form: rows that the form has as columns, and kinds of credit, share one. */
export const numberOfRow = (section: string): string => section.split('-')[0]!

export const nameOfTerm = (term: string): string => term.replace(/^-/, '')

/** Rows below zero that may not be. */
export function negativeRows(rows: readonly AnnualRow[], lines: readonly AnnualLine[]): string[] {
  const free = new Set(rows.filter(({ signed, sum }) => signed || sum).map(({ section }) => section))
  return lines
    .filter((line) => !free.has(line.section) && annualFigures.some((name) => paiseOfText(line[name]) < 0n))
    .map(({ section }) => section)
}
