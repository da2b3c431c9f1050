/**
 * Moves the focus among the rows of the table on the screen; the first row where none has it. False where there
 * is no row to go to.
 */
export function stepRow(by: 1 | -1, within: ParentNode = document): boolean {
  const rows = [...within.querySelectorAll<HTMLElement>('[data-row]')]
  const now = rows.findIndex((row) => row.contains(document.activeElement))
  const target = rows[now < 0 ? 0 : now + by]
  target?.focus()
  return target !== undefined
}
