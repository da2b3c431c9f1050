import { useEffect } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'

/**
 * Tick boxes of a table walked with the arrow keys: the table is one stop of the Tab key, and remembers where one was.
 * Rows are marked with `data-row`.
 */
export function useGridKeys(table: RefObject<HTMLElement | null>) {
  // After every drawing, for rows come and go with the search.
  useEffect(() => {
    const all = boxesOf(table.current)
    if (!all.some((box) => box.tabIndex === 0)) all[0]?.setAttribute('tabindex', '0')
    const first = all.find((box) => box.tabIndex === 0)
    for (const box of all) box.tabIndex = box === first ? 0 : -1
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      for (const box of boxesOf(table.current)) box.tabIndex = box === target ? 0 : -1
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = nextOf(event, table.current)
      if (!next) return
      event.preventDefault()
      next.focus()
    },
  }
}

const boxesOf = (within: Element | null) => [
  ...(within?.querySelectorAll<HTMLInputElement>('[data-row] input:not(:disabled)') ?? []),
]

function nextOf({ key, target }: KeyboardEvent, table: HTMLElement | null): HTMLElement | undefined {
  if (!(target instanceof HTMLInputElement) || !table) return undefined
  const rows = [...table.querySelectorAll('[data-row]')].map(boxesOf).filter((row) => row.length > 0)
  const at = rows.findIndex((row) => row.includes(target))
  const row = rows[at]
  if (!row) return undefined
  const place = row.indexOf(target)
  const isRtl = getComputedStyle(table).direction === 'rtl'
  if (key === 'Home') return row[0]
  if (key === 'End') return row.at(-1)
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return row[place + ((key === 'ArrowRight') === isRtl ? -1 : 1)]
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return nearest(target, rows[at + (key === 'ArrowDown' ? 1 : -1)])
  return undefined
}

/** The box of the other row that is nearest to the one left. */
function nearest(from: HTMLElement, row: readonly HTMLElement[] | undefined): HTMLElement | undefined {
  const middle = ({ x, width }: DOMRect) => x + width / 2
  const here = middle(from.getBoundingClientRect())
  const distance = (box: HTMLElement) => Math.abs(middle(box.getBoundingClientRect()) - here)
  return row?.reduce((best, box) => (distance(box) < distance(best) ? box : best), row[0]!)
}
