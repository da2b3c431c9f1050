import { useEffect } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useT } from '../../../app/texts.ts'
import { toast } from '../../../ui/toasts.tsx'
import { addLine } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { pasteRows, rowsOf } from './paste.ts'

/** Cells of a line in the order in which Enter walks through them. */
export const cellNames = [
  'description',
  'hsn',
  'quantity',
  'uqc',
  'unitPrice',
  'discountPercent',
  'taxRate',
] as const

export type GoTo = (row: number, cell: number) => void

/** Enter goes to the next cell and, at the end, to the next line; arrows to the line above or below; rows paste. */
export function useLineMoves(store: InvoiceStore, goTo: GoTo) {
  const t = useT()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (!place || event.defaultPrevented) return
    const { row, cell } = place
    const count = store.getState().order.length
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault()
      if (cell + 1 < cellNames.length) return goTo(row, cell + 1)
      if (row === count - 1) addLine(store)
      goTo(row + 1, 0)
    } else if (cell > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      const next = row + (event.key === 'ArrowDown' ? 1 : -1)
      if (next >= 0 && next < count) goTo(next, cell)
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (!place || !text.includes('\t')) return
    event.preventDefault()
    const { order } = store.getState()
    void pasteRows(store, order[place.row]!, rowsOf(text)).then((count) =>
      toast.success(t('invoice.pasted', { count })),
    )
  }
  return { onKeyDown, onPaste }
}

const shownBy = new WeakMap<InvoiceStore, GoTo>()

/** The grid that shows the lines now tells how to come to one of them. */
export function useReached(store: InvoiceStore, goTo: GoTo): void {
  useEffect(() => {
    shownBy.set(store, goTo)
  })
}

/** Goes to a line from outside of the grid, also to one that is scrolled away or folded. */
export function reachLine(store: InvoiceStore, row: number, cell: number): void {
  shownBy.get(store)?.(row, cell)
}

/** Moves the focus into a cell, also one that is mounted only with one of the next drawings. */
export function focusCell(scope: HTMLElement | null, row: number, cell: number, tries = 4): void {
  const there = cellAt(scope, row, cell)
  if (there) there.focus()
  else if (tries > 0) requestAnimationFrame(() => focusCell(scope, row, cell, tries - 1))
}

export function cellAt(scope: HTMLElement | null, row: number, cell: number): HTMLElement | null | undefined {
  const found = scope?.querySelector<HTMLElement>(`[data-row="${row}"] [data-cell="${cell}"]`)
  return found?.matches('input') ? found : found?.querySelector<HTMLElement>('input')
}

function placeOf(target: EventTarget): { row: number; cell: number } | undefined {
  if (!(target instanceof HTMLElement)) return undefined
  const cell = target.closest<HTMLElement>('[data-cell]')
  const row = target.closest<HTMLElement>('[data-row]')
  return cell && row ? { row: Number(row.dataset['row']), cell: Number(cell.dataset['cell']) } : undefined
}
