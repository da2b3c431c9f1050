import { useLayoutEffect, useRef } from 'react'
import type { ReactNode, RefObject, UIEventHandler } from 'react'
import { createPortal } from 'react-dom'
import css from './Picker.module.css'

const tallest = 320
const narrowest = 260
/** With less below, the list opens above if there is more. */
const least = 160
const gap = 8
const edge = 5

interface Props {
  readonly box: RefObject<HTMLElement | null>
  readonly onScroll: UIEventHandler<HTMLDivElement>
  readonly children: ReactNode
}

/** The list of a picker: beside its box wherever that scrolls to, out of sight with it, and in the page only while it is open. */
export function PickerList({ box, onScroll, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current: field } = box
    const { current: shown } = list
    if (!field || !shown) return undefined
    const place = () => putBeside(shown, field)
    place()
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    const inSight = new IntersectionObserver(([entry]) => {
      shown.style.visibility = entry?.isIntersecting ? '' : 'hidden'
    })
    inSight.observe(field)
    return () => {
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
      inSight.disconnect()
    }
  }, [box])
  return createPortal(
    <div ref={list} className={css.dropdown} onScroll={onScroll}>
      {children}
    </div>,
    document.body,
  )
}

/** Below the box, as tall as the room there allows: upwards it would cover what was entered before. */
function putBeside({ style }: HTMLElement, field: HTMLElement): void {
  const place = field.getBoundingClientRect()
  const below = window.innerHeight - place.bottom - 2 * gap
  const above = place.top - 2 * gap
  const isAbove = below < least && above > below
  const width = Math.max(place.width, Math.min(narrowest, window.innerWidth - 2 * edge))
  const start = document.documentElement.dir === 'rtl' ? place.right - width : place.left
  style.inlineSize = `${width}px`
  style.left = `${Math.max(edge, Math.min(start, window.innerWidth - width - edge))}px`
  style.top = isAbove ? '' : `${place.bottom + gap}px`
  style.bottom = isAbove ? `${window.innerHeight - place.top + gap}px` : ''
  style.maxBlockSize = `${Math.min(tallest, isAbove ? above : Math.max(below, least))}px`
}
