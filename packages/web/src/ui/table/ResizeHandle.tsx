import type { PointerEvent } from 'react'
import css from './DataTable.module.css'

const narrowest = 56
const widest = 800

/** Drags the edge of a column; the table learns the width when the pointer lets go. */
export function ResizeHandle({ width, onResize }: { width: number; onResize: (width: number) => void }) {
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault()
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    const from = event.clientX
    const sign = getComputedStyle(handle).direction === 'rtl' ? -1 : 1
    const widthAt = (x: number) =>
      Math.min(widest, Math.max(narrowest, Math.round(width + sign * (x - from))))
    const end = (up: globalThis.PointerEvent) => {
      handle.removeEventListener('pointerup', end)
      onResize(widthAt(up.clientX))
    }
    handle.addEventListener('pointerup', end)
  }
  return <span className={css.resize} onPointerDown={start} aria-hidden="true" />
}
