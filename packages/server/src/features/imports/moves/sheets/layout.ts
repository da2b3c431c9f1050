import { numberOf, tidyCell } from '@bahi/domain/imports/cell-values.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { SheetRow } from '../../../../platform/files/workbook-rows.ts'
import type { BooksFiles } from '../files.ts'
import { tablesIn } from './tables.ts'
import type { NamedTable } from './tables.ts'

/** A table that a program exports: what its headings are, and the columns that are read, each by its headings over the years. */
export interface Layout<Name extends string = string> {
  readonly name: Name
  /** Of each group one heading is there. */
  readonly marks: readonly (readonly string[])[]
  /** None of them is. */
  readonly without?: readonly string[]
  readonly columns: Readonly<Record<string, readonly string[]>>
}

/** Headings are compared without case, blanks and punctuation. */
export const folded = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, '')

/** Rows above the headings: the name of a report, its period, a blank line. */
const mostAbove = 12

/** A row below its headings. */
export class Line {
  readonly #cells: readonly string[]
  readonly #at: ReadonlyMap<string, readonly number[]>
  /** What it says somewhere cannot be read. */
  isUnreadable = false
  constructor(cells: readonly string[], at: ReadonlyMap<string, readonly number[]>) {
    this.#cells = cells
    this.#at = at
  }

  text(column: string): string {
    for (const index of this.#at.get(column) ?? []) {
      const cell = tidyCell(this.#cells[index] ?? '')
      if (cell !== '' && cell !== '-' && cell !== '---') return cell
    }
    return ''
  }

  has(column: string): boolean {
    return this.#at.has(column)
  }

  /** An amount or quantity; undefined where there is none. */
  number(column: string): Decimal | undefined {
    const text = this.text(column)
    if (text === '') return undefined
    const number = numberOf(text)
    if (number === undefined) {
      this.isUnreadable = true
      return undefined
    }
    return Decimal.of(number)
  }

  amount(column: string): Decimal {
    return this.number(column) ?? Decimal.zero
  }
}

export interface LaidTable<Name extends string> {
  readonly layout: Name
  readonly table: NamedTable
  lines(): AsyncGenerator<readonly Line[]>
}

/** The tables of the files that a program is known to export, by their headings; others are left out. */
export async function* laidTables<Name extends string>(
  files: BooksFiles,
  layouts: readonly Layout<Name>[],
): AsyncGenerator<LaidTable<Name>> {
  for (const file of files)
    for await (const table of tablesIn(file)) {
      const rows = rowsOf(table)
      const above: (readonly string[])[] = []
      let found: { layout: Layout<Name>; at: ReadonlyMap<string, readonly number[]> } | undefined
      while (!found && above.length < mostAbove) {
        const next = await rows.next()
        if (next.done) break
        above.push(next.value.cells)
        found = layoutOf(next.value.cells, layouts)
      }
      if (!found) {
        await rows.return(undefined)
        continue
      }
      const { layout, at } = found
      yield {
        layout: layout.name,
        table,
        async *lines() {
          for await (const { cells } of rows) yield [new Line(cells, at)]
        },
      }
    }
}

async function* rowsOf(table: NamedTable): AsyncGenerator<SheetRow, undefined> {
  for await (const rows of table.rows()) yield* rows
  return undefined
}

function layoutOf<Name extends string>(cells: readonly string[], layouts: readonly Layout<Name>[]) {
  const headings = new Map<string, number>()
  for (const [index, cell] of cells.entries()) {
    const heading = folded(cell)
    if (heading !== '' && !headings.has(heading)) headings.set(heading, index)
  }
  const has = (heading: string) => headings.has(folded(heading))
  const layout = layouts.find(
    ({ marks, without = [] }) => marks.every((group) => group.some(has)) && !without.some(has),
  )
  if (!layout) return undefined
  const at = new Map<string, readonly number[]>()
  for (const [column, names] of Object.entries(layout.columns)) {
    const places = names.flatMap((name) => headings.get(folded(name)) ?? [])
    if (places.length > 0) at.set(column, places)
  }
  return { layout, at }
}

/** Whether a file is one of a program that has these layouts. */
export async function hasLayout(files: BooksFiles, layouts: readonly Layout[]): Promise<boolean> {
  for await (const _ of laidTables(files, layouts)) return true
  return false
}
