import type { PrintTable, PrintTotal } from '@bahi/contracts/printing.ts'
import { textWidth } from './text-width.ts'

/**
 * Rows of a table as a template lays them out. A cell costs the engine as much as a paragraph of many lines, so rows
 * that surely take the same number of lines are set together: each column is one text with a line a row. Where a text
 * might wrap (long, or in letters whose widths are not known here), a row is alone and its cells grow as they need.
 */
type Block =
  | { readonly cells: readonly string[]; readonly isSum?: boolean }
  | {
      readonly rows: number
      /** Lines of each row. */
      readonly lines: number
      /** A column's texts by line of the row: first the main line, then the small ones below it; '' for none. */
      readonly columns: readonly (readonly string[])[]
    }

/** Measures that sheet.typ sets: inset left and right of a cell, size of small lines. */
const insets = 6
const smallSize = 0.84
/** Pages that name no layout of their own: receipts, statements. */
const usual = { width: 527.24, totalsWidth: 209.76, textSize: 8.6 }
type Measures = typeof usual
/** How much wider than the page's text a strong total is. */
const strongSize = 1.35
/** A measured line may come out this much wider, by kerning. */
const slack = 1.01
/** A block is never broken over pages: long tables have small ones, which leave less of a page empty. */
const rowsOfBlock = (count: number) => (count <= 20 ? 5 : 3)
const blank = '\u00a0'

export const withBlocks = (model: object): object => {
  const {
    lines,
    entries,
    totals,
    amount,
    layout = usual,
  } = model as {
    layout?: Measures
    lines?: PrintTable
    entries?: PrintTable
    totals?: readonly PrintTotal[]
    amount?: PrintTotal
  }
  return {
    ...model,
    ...(lines ? { lines: tableOf(lines, layout) } : {}),
    ...(entries ? { entries: tableOf(entries, layout) } : {}),
    ...(totals ? { totals: totalsOf(totals, layout, amount) } : {}),
  }
}

/** The same with every row alone, as tagged output and right-to-left pages need it. */
export const withRows = (model: object): object => {
  const alone = (table: PrintTable | undefined, key: string) =>
    table
      ? {
          [key]: {
            ...table,
            blocks: table.rows.map((cells, row) => ({
              cells,
              ...(table.sums?.includes(row) ? { isSum: true } : {}),
            })),
          },
        }
      : {}
  const { lines, entries, parts } = model as {
    lines?: PrintTable
    entries?: PrintTable
    parts?: readonly object[]
  }
  return {
    ...model,
    ...alone(lines, 'lines'),
    ...alone(entries, 'entries'),
    ...(parts ? { parts: parts.map(withRows) } : {}),
  }
}

function tableOf(table: PrintTable, { width }: Measures): Omit<PrintTable, 'rows'> & { blocks: Block[] } {
  const { rows, ...spec } = table
  const widths = columnWidths(table, width)
  const limit = rowsOfBlock(rows.length)
  const blocks: Block[] = []
  let held: string[][][] = []
  const flush = () => {
    if (held.length > 1) blocks.push(blockOf(held))
    else if (held[0]) blocks.push({ cells: held[0].map((lines) => lines.join('\n')) })
    held = []
  }
  const isSum = new Set(spec.sums)
  for (const [index, row] of rows.entries()) {
    if (isSum.has(index)) {
      flush()
      blocks.push({ cells: row, isSum: true })
      continue
    }
    const cells = row.map((cell) => cell.split('\n'))
    if (!cells.every((lines, column) => fits(lines, widths[column]!))) {
      flush()
      blocks.push({ cells: row })
      continue
    }
    if (held.length === limit || (held[0] && linesOf(held[0]) !== linesOf(cells))) flush()
    held.push(cells)
  }
  flush()
  return { ...spec, blocks }
}

const linesOf = (cells: readonly (readonly string[])[]) => Math.max(...cells.map((lines) => lines.length))

function blockOf(rows: readonly (readonly (readonly string[])[])[]): Block {
  const lines = linesOf(rows[0]!)
  const columns = rows[0]!.map((_, column) =>
    Array.from({ length: lines }, (__, line) => {
      const texts = rows.map((cells) => cells[column]![line] || blank)
      return texts.every((text) => text === blank) ? '' : texts.join('\n')
    }),
  )
  return { rows: rows.length, lines, columns }
}

/** In points, without the insets; columns without a width share what the others leave. */
function columnWidths({ columns, textSize }: PrintTable, pageWidth: number): number[] {
  const fixed = columns.reduce((sum, { width }) => sum + width * textSize, 0)
  const open = columns.filter(({ width }) => width === 0).length
  return columns.map(
    ({ width }) => ((width === 0 ? (pageWidth - fixed) / open : width * textSize) - insets) / textSize,
  )
}

const fits = (lines: readonly string[], width: number) =>
  lines.every((line, index) => {
    const wide = textWidth(line)
    return wide !== undefined && wide * slack * (index === 0 ? 1 : smallSize) <= width
  })

/** Totals between two strong ones, as one row of many lines. `above`: another amount in the same column. */
function totalsOf(
  totals: readonly PrintTotal[],
  { totalsWidth, textSize }: Measures,
  above?: PrintTotal,
): (PrintTotal & { rows: number })[] {
  const valueWidths = [...totals, ...(above ? [above] : [])].map(
    ({ value, strong }) => (textWidth(value) ?? Infinity) * (strong ? strongSize : 1),
  )
  const room = (totalsWidth - 2 * insets) / textSize - Math.max(...valueWidths) * slack
  const isPlain = ({ label, strong }: PrintTotal) => !strong && (textWidth(label) ?? Infinity) * slack <= room
  const list: (PrintTotal & { rows: number })[] = []
  let last: PrintTotal | undefined
  for (const total of totals) {
    const held = list.at(-1)
    if (held && last && isPlain(last) && isPlain(total))
      list[list.length - 1] = {
        label: `${held.label}\n${total.label}`,
        value: `${held.value}\n${total.value}`,
        rows: held.rows + 1,
      }
    else list.push({ ...total, rows: 1 })
    last = total
  }
  return list
}
