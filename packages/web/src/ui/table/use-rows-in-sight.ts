import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Rows beyond either edge that are in the page all the same, so that scrolling finds them there. */
const overscan = 12

/**
 * The rows of a scrolled box that are in sight, from `first` to before `end`, with how many follow `below`. All rows are of one height, so it is a
 * division; cards, whose heights differ, are measured.
 */
export function useRowsInSight(
  box: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): { readonly first: number; readonly end: number; readonly below: number } {
  const [sight, setSight] = useState({ first: 0, end: 3 * overscan })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      const top = Math.floor(element.scrollTop / rowHeight)
      const bottom = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight)
      const [first, end] = [Math.max(0, top - overscan), bottom + overscan]
      setSight((before) => (before.first === first && before.end === end ? before : { first, end }))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const resized = new ResizeObserver(look)
    resized.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [box, rowHeight])
  const end = Math.min(sight.end, count)
  // Rows from the last one in sight to the last there is; negative where they do not fill the box.
  return { first: Math.min(sight.first, end), end, below: count - (sight.end - overscan) }
}
