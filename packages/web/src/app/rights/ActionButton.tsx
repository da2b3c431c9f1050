import { Button, Popover } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { useEffect, useRef, useState } from 'react'
import type { ComponentPropsWithoutRef } from 'react'
import { Hint } from '../../ui/Hint.tsx'
import { useDenial } from '../session/rights.ts'
import type { Needed } from '../session/rights.ts'
import { useT } from '../texts.ts'
import { useAskForRight } from './ask.ts'
import css from './denied.module.css'

interface Props
  extends Omit<ButtonProps, 'right'>, Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  /** What it takes; absent: nothing, or `reason` says it. */
  readonly right?: Needed | undefined
  /** Why it cannot be done now though the right is there, in words. */
  readonly reason?: string | undefined
  /** Said of it where it can be done, as its key. */
  readonly hint?: string | undefined
}

/**
 * A button that says why it cannot be pressed: to the mouse over it, to the keyboard in it and to a finger on it; from
 * there the missing right is asked for. Every button that a right can close is one of these.
 */
export function ActionButton({ right, reason, hint, ...button }: Props) {
  const denial = useDenial(right)
  const why = denial?.why ?? reason
  if (why) return <DeniedButton {...button} right={denial?.right} why={why} />
  return hint ? (
    <Hint label={hint}>
      <Button {...button} />
    </Hint>
  ) : (
    <Button {...button} />
  )
}

/** As long as a hand takes from the button into what it says, and as long as it rests before that is shown. */
const lingerMs = 200

function DeniedButton({
  right,
  why,
  onClick: _,
  type: _type,
  ...props
}: Omit<Props, 'right' | 'reason' | 'hint'> & {
  readonly right: RightCode | undefined
  readonly why: string
}) {
  const t = useT()
  const ask = useAskForRight(right)
  const [isOpen, setOpen] = useState(false)
  const timer = useRef(0)
  const button = useRef<HTMLButtonElement>(null)
  const way = useRef<HTMLButtonElement>(null)
  const show = () => {
    window.clearTimeout(timer.current)
    setOpen(true)
  }
  const hide = () => setOpen(false)
  const later = (act: () => void) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(act, lingerMs)
  }
  const hideLater = () => later(hide)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return (
    <Popover opened={isOpen} onChange={(opened) => !opened && hide()} position="bottom" withRoles={false}>
      <Popover.Target>
        <Button
          {...props}
          ref={button}
          type="button"
          data-disabled
          aria-disabled
          aria-description={why}
          onMouseEnter={() => later(show)}
          onMouseLeave={hideLater}
          onFocus={show}
          onBlur={hideLater}
          onKeyDown={(event) => event.key === 'Escape' && hide()}
          onClick={() => {
            show()
            // Anyone who presses it continues to what can be pressed: pointer and focus have opened it before.
            way.current?.focus()
          }}
        />
      </Popover.Target>
      <Popover.Dropdown
        className={css.why}
        onMouseEnter={show}
        onMouseLeave={hideLater}
        onFocus={show}
        onBlur={hideLater}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          button.current?.focus()
          hide()
        }}
      >
        <span role="tooltip">{why}</span>
        {ask && (
          <Button
            ref={way}
            size="compact-sm"
            onClick={() => {
              hide()
              ask()
            }}
          >
            {t('changeRequest.askRight')}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
