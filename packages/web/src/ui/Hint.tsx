import { Tooltip } from '@mantine/core'
import type { TooltipProps } from '@mantine/core'
import { cloneElement, useEffect, useRef, useState } from 'react'
import type { ComponentProps, PointerEvent, ReactElement } from 'react'

interface Props {
  readonly label: string
  readonly position?: NonNullable<TooltipProps['position']>
  /** Takes a ref and the pointer that comes and goes. */
  readonly children: ReactElement<ComponentProps<'button'>>
}

/** How long the mouse rests before the hint is shown, as the theme has it for the kit's own. */
const restMs = 300

/** What the mouse is told of the thing below it. The kit's part is made when the mouse first rests there. */
export function Hint({ label, position, children }: Props) {
  const target = useRef<HTMLButtonElement>(null)
  const timer = useRef(0)
  const [isOpen, setOpen] = useState<boolean>()
  const hide = () => {
    window.clearTimeout(timer.current)
    setOpen((before) => before && false)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return undefined
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [isOpen])
  return (
    <>
      {cloneElement(children, {
        ref: target,
        onPointerEnter: ({ pointerType }: PointerEvent) => {
          if (pointerType === 'mouse') timer.current = window.setTimeout(() => setOpen(true), restMs)
        },
        onPointerLeave: hide,
      })}
      {isOpen !== undefined && (
        <Tooltip label={label} target={target} opened={isOpen} {...(position ? { position } : {})} />
      )}
    </>
  )
}
