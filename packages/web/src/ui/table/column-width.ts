/** Pixels that a column may be wide. */
export const narrowest = 56
export const widest = 800

export const withinWidths = (width: number, least = narrowest): number =>
  Math.min(widest, Math.max(narrowest, least, Math.round(width)))

/** A step of the arrow keys, and a large one with Shift. */
const step = 8
const largeStep = 40

/**
 * The width a key asks for, from the width there is; undefined where the key asks for none. Arrows move the edge the way
 * they point, which in a text from right to left is the other way round.
 */
export function widthByKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  width: number,
  isRtl: boolean,
): number | undefined {
  const by = (shiftKey ? largeStep : step) * (isRtl ? -1 : 1)
  switch (key) {
    case 'ArrowRight':
      return width + by
    case 'ArrowLeft':
      return width - by
    case 'Home':
      return narrowest
    case 'End':
      return widest
    default:
      return undefined
  }
}

/**
 * Lays the table out with another width of one column, without drawing the rows anew. A `col` without a width takes the
 * rest; where none is left, that of the actions does, and a table without actions is as wide as its columns.
 */
export function showWidth(head: HTMLTableCellElement, width: number): void {
  const table = head.closest('table')
  const columns = [...(table?.querySelectorAll('col') ?? [])]
  const own = columns[head.cellIndex]
  if (!table || !own) return
  own.style.inlineSize = `${width}px`
  const isFull = columns.every((column) => column.style.inlineSize !== '')
  const actions = columns.find((column) => column.dataset['actions'])
  if (isFull && actions) actions.style.inlineSize = ''
  const sum = columns.reduce(
    (total, column) =>
      total + (Number.parseFloat(column.style.inlineSize) || Number(column.dataset['least'])),
    0,
  )
  table.style.minInlineSize = `${sum}px`
  if (isFull && !actions) table.style.inlineSize = `${sum}px`
}

/** The width at which nothing of what is shown of the column is cut: its head, the rows in the page, its sum. */
export function fittingWidth(head: HTMLTableCellElement): number {
  const table = head.closest('table')
  if (!table) return head.offsetWidth
  const columns = [...table.querySelectorAll('col')]
  const styled = [table, ...columns].map((one) => [one, one.getAttribute('style')] as const)
  table.style.tableLayout = 'auto'
  table.style.inlineSize = 'max-content'
  table.style.minInlineSize = '0'
  for (const column of columns) column.style.inlineSize = 'auto'
  const width = head.getBoundingClientRect().width
  for (const [one, style] of styled) {
    if (style === null) one.removeAttribute('style')
    else one.setAttribute('style', style)
  }
  return Math.ceil(width) + 1
}
