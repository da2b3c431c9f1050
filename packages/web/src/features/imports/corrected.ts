interface Row {
  readonly problems: readonly { readonly column: string | null }[]
}

/** The first two columns, which say what a row is, and those in which something is wrong. */
export function columnsToShow(headings: readonly string[], rows: readonly Row[]): number[] {
  const wrong = new Set(rows.flatMap(({ problems }) => problems.map(({ column }) => column)))
  const isOfRow = rows.some(({ problems }) =>
    problems.some(({ column }) => column === null || !headings.includes(column)),
  )
  // What is wrong with a row as a whole may be in any of its columns.
  return headings.flatMap((heading, index) => (isOfRow || index < 2 || wrong.has(heading) ? index : []))
}

interface Grid {
  readonly rows: readonly number[]
  /** The columns that are shown: what is pasted goes on in the next of these. */
  readonly columns: readonly number[]
  /** Place of the row, and the column, of the cell that is pasted into. */
  readonly at: number
  readonly column: number
}

/** Cells of the clipboard, from a cell to the right and down; what does not fit is left out. */
export function pasted(text: string, { rows, columns, at, column }: Grid) {
  const first = columns.indexOf(column)
  return text
    .replaceAll('\r\n', '\n')
    .replace(/\n$/, '')
    .split('\n')
    .flatMap((line, down) =>
      line.split('\t').flatMap((cell, right) => {
        const [row, place] = [rows[at + down], columns[first + right]]
        return row === undefined || place === undefined ? [] : [{ row, column: place, text: cell.trim() }]
      }),
    )
}
