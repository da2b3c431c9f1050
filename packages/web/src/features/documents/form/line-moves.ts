import { useEffect } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { focusField } from '../../../ui/form/ErrorSummary.tsx'
import { holdKeys } from '../../../ui/type-ahead.ts'
import { nextStop, stopsOf } from './enter-order.ts'
import { addLine, isBlank } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { rowsOf } from './pasted-rows.ts'

/** What a cell of a line is called in the body that is saved, by its place. */
export const cellNames = [
  'description',
  'hsn',
  'quantity',
  'uqc',
  'unitPrice',
  'discountPercent',
  'taxRate',
  'freeQuantity',
  'batch',
] as const

export interface LineWay {
  readonly goTo: (row: number, cell: number) => void
  /** Cells where Enter stops, in their order. */
  readonly stops: readonly number[]
  readonly hidden: ReadonlySet<number>
  /** Puts a line that is made already behind the last one; false where there is none. */
  readonly addPrepared?: () => boolean
}

/** Enter goes to the next stop and, after the last, to the next line; arrows to the line above or below; rows paste. */
export function useLineMoves(store: InvoiceStore, way: LineWay) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    if (!place || event.defaultPrevented) return
    const { row, cell } = place
    const count = store.getState().order.length
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault()
      goOn(store, way, row, cell)
    } else if (cell > 0 && !event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      const next = row + (event.key === 'ArrowDown' ? 1 : -1)
      if (next >= 0 && next < count) way.goTo(next, cell)
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (!place || !text.includes('\t')) return
    event.preventDefault()
    store.setState({ pasted: { after: store.getState().order[place.row]!, rows: rowsOf(text) } })
  }
  return { onKeyDown, onPaste }
}

/** To the next stop of the line; after the last to the next line, and from a blank last line out of the lines. */
function goOn(store: InvoiceStore, way: LineWay, row: number, cell: number): void {
  const { goTo, stops, hidden } = way
  const { order, lines } = store.getState()
  const line = lines.get(order[row]!)
  const isLast = row === order.length - 1
  if (isLast && row > 0 && cell === 0 && line && isBlank(line)) return focusField('remarks')
  const next = nextStop(stopsOf(line, stops, hidden), cell)
  if (next !== undefined) return goTo(row, next)
  if (isLast && !way.addPrepared?.()) flushSync(() => addLine(store))
  goTo(row + 1, 0)
}

const shownBy = new WeakMap<InvoiceStore, LineWay>()

/** The grid that shows the lines now says how to come to one of them. */
export function useReached(store: InvoiceStore, way: LineWay): void {
  useEffect(() => {
    shownBy.set(store, way)
  })
}

/** Goes to a line from outside of the grid, also to one that is scrolled away or folded. */
export function reachLine(store: InvoiceStore, row: number, cell: number): void {
  shownBy.get(store)?.goTo(row, cell)
}

/** Continues from a cell as Enter does: after an item was chosen or made. */
export function goOnFrom(store: InvoiceStore, lineKey: number, cell: number): void {
  const way = shownBy.get(store)
  const row = store.getState().order.indexOf(lineKey)
  if (way && row >= 0) goOn(store, way, row, cell)
}

/** Moves the focus into a cell, also one that is mounted only with one of the next drawings; keys wait for it. */
export function focusCell(scope: HTMLElement | null, row: number, cell: number): void {
  const there = cellAt(scope, row, cell)
  if (there) return there.focus()
  const release = holdKeys()
  const look = (tries: number) => {
    const found = cellAt(scope, row, cell)
    found?.focus()
    if (found || tries === 0) release()
    else requestAnimationFrame(() => look(tries - 1))
  }
  requestAnimationFrame(() => look(4))
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
