import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Pixels of a window that are never rows: the bar of the shell, the head of the screen and of its table. */
const aroundRows = 150
/** How long a table is left alone before the rows beyond its edges are drawn; scrolling draws them at once. */
const restMs = 300

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
  // The first drawing has the rows that a window can show and measures nothing, so that they can be read soonest.
  const [sight, setSight] = useState(() => ({
    first: 0,
    end: Math.ceil((window.innerHeight - aroundRows) / rowHeight),
    isMeasured: false,
  }))
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const look = () => {
      const top = Math.floor(element.scrollTop / rowHeight)
      const bottom = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight)
      const [first, end] = [Math.max(0, top - overscan), bottom + overscan]
      setSight((before) =>
        before.isMeasured && before.first === first && before.end === end
          ? before
          : { first, end, isMeasured: true },
      )
    }
    element.addEventListener('scroll', look, { passive: true })
    const resized = new ResizeObserver(look)
    const timer = window.setTimeout(() => resized.observe(element), restMs)
    return () => {
      window.clearTimeout(timer)
      element.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [box, rowHeight])
  const end = Math.min(sight.end, count)
  // Rows from the last one in sight to the last there is; negative where they do not fill the box.
  return {
    first: Math.min(sight.first, end),
    end,
    below: sight.isMeasured ? count - (sight.end - overscan) : count,
  }
}
