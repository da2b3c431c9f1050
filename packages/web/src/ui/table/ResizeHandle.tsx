import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { fittingWidth, showWidth, widest, widthByKey, withinWidths } from './column-width.ts'
import css from './DataTable.module.css'

interface Props {
  readonly label: string
  readonly width: number
  /** What the column needs for its sum. */
  readonly least: number | undefined
  readonly onResize: (width: number) => void
}

const headOf = (handle: HTMLElement) => handle.closest('th')!
const isRtl = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl'

/**
 * The edge of a column: dragged by mouse or finger, moved by the arrow keys, and pressed twice (or Enter) as wide as what
 * is in it. The table follows at once; it learns the width when the edge is let go.
 */
export function ResizeHandle({ label, width, least, onResize }: Props) {
  const moved = useRef<number>(undefined)
  const keep = (next: number | undefined) => {
    moved.current = undefined
    if (next !== undefined) onResize(next)
  }
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.stopPropagation()
    const handle = event.currentTarget
    const head = headOf(handle)
    const [from, before, sign] = [event.clientX, head.offsetWidth, isRtl(handle) ? -1 : 1]
    handle.setPointerCapture(event.pointerId)
    handle.focus({ preventScroll: true })
    const done = new AbortController()
    const on = (
      name: 'pointermove' | 'pointerup' | 'pointercancel',
      run: (at: globalThis.PointerEvent) => void,
    ) => handle.addEventListener(name, run, { signal: done.signal })
    on('pointermove', ({ clientX }) => {
      if (clientX === from && moved.current === undefined) return
      moved.current = withinWidths(before + sign * (clientX - from), least)
      showWidth(head, moved.current)
      handle.ariaValueNow = String(moved.current)
    })
    on('pointerup', () => {
      done.abort()
      keep(moved.current)
    })
    on('pointercancel', () => {
      done.abort()
      if (moved.current !== undefined) showWidth(head, before)
      moved.current = undefined
    })
  }
  const fit = (handle: HTMLElement) => {
    const next = withinWidths(fittingWidth(headOf(handle)), least)
    showWidth(headOf(handle), next)
    keep(next)
  }
  const press = (event: KeyboardEvent<HTMLSpanElement>) => {
    const handle = event.currentTarget
    const head = headOf(handle)
    const next = widthByKey(event, moved.current ?? head.offsetWidth, isRtl(handle))
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    if (next === undefined) return fit(handle)
    moved.current = withinWidths(next, least)
    showWidth(head, moved.current)
    handle.ariaValueNow = String(moved.current)
  }
  return (
    <span
      className={css.resize}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={withinWidths(0, least)}
      aria-valuemax={widest}
      tabIndex={0}
      title={label}
      // A column that takes the rest is wider than its width says.
      onFocus={({ currentTarget }) =>
        (currentTarget.ariaValueNow = String(headOf(currentTarget).offsetWidth))
      }
      onPointerDown={drag}
      onDoubleClick={(event) => fit(event.currentTarget)}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={press}
      // A key that repeats changes the table only; what it ends at is kept once.
      onKeyUp={() => keep(moved.current)}
      onBlur={() => keep(moved.current)}
    />
  )
}
