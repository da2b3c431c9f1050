import { Popover } from '@mantine/core'
import type { Menu as KitMenu, PopoverDropdownProps, PopoverProps } from '@mantine/core'
import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps, ReactElement, ReactNode, Ref, RefObject } from 'react'

interface Props {
  readonly isOpen: boolean
  readonly onChange: (isOpen: boolean) => void
  /** Takes a ref and what says that it opens something. */
  readonly button: ReactElement<ComponentProps<'button'>>
  readonly position: NonNullable<PopoverProps['position']>
  readonly children: () => ReactNode
}

interface PopupProps extends Props, Pick<PopoverProps, 'width' | 'trapFocus' | 'returnFocus'> {
  readonly dropdown?: PopoverDropdownProps
}

/**
 * A button with a popover. The kit's parts are made when it first opens: a list has nine that nobody opens, and the kit
 * draws each of them twice. The button is the same before and after, so it keeps the focus.
 */
export function Popup({ isOpen, onChange, button, dropdown, children, ...popover }: PopupProps) {
  const target = useTarget(isOpen, onChange, button, 'dialog')
  return (
    <>
      {target.button}
      {target.wasOpened && (
        <Later isOpen={isOpen}>
          {(opened) => (
            <Popover {...popover} id={target.id} opened={opened} onChange={onChange}>
              <Popover.Target>
                <Anchor of={target.element} />
              </Popover.Target>
              <Popover.Dropdown {...dropdown}>{children()}</Popover.Dropdown>
            </Popover>
          )}
        </Later>
      )}
    </>
  )
}

/** The same with a menu, whose kit comes when the first one opens. */
export function PopupMenu({ isOpen, onChange, button, position, children }: Props) {
  const target = useTarget(isOpen, onChange, button, 'menu')
  const Menu = useMenuKit(target.wasOpened)
  return (
    <>
      {target.button}
      {Menu && (
        <Later isOpen={isOpen}>
          {(opened) => (
            <Menu id={target.id} position={position} opened={opened} onChange={onChange}>
              <Menu.Target>
                <Anchor of={target.element} />
              </Menu.Target>
              <Menu.Dropdown>{children()}</Menu.Dropdown>
            </Menu>
          )}
        </Later>
      )}
    </>
  )
}

function useMenuKit(isAsked: boolean): typeof KitMenu | undefined {
  const [kit, setKit] = useState<{ readonly Menu: typeof KitMenu }>()
  useEffect(() => {
    if (isAsked) void import('./menu-kit.ts').then(setKit)
  }, [isAsked])
  return kit?.Menu
}

function useTarget(
  isOpen: boolean,
  onChange: Props['onChange'],
  button: Props['button'],
  kind: 'dialog' | 'menu',
) {
  const id = useId()
  const element = useRef<HTMLButtonElement>(null)
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  return {
    id,
    element,
    wasOpened,
    button: cloneElement(button, {
      ref: element,
      id,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-dropdown` : undefined,
      onClick: () => onChange(!isOpen),
    }),
  }
}

/** Mounted closed, then opened: so the kit knows where the focus was, and puts it into the first field. */
function Later({ isOpen, children }: { isOpen: boolean; children: (opened: boolean) => ReactNode }) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return children(isOpen && isMounted)
}

/** In place of the target that the kit would wrap: it is there already. */
function Anchor({ of, ref }: { of: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(of.current)
  }, [of, ref])
  return null
}
