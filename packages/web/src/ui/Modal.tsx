import type { DrawerProps, ModalProps } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { giveFocusBack, lastFocused } from './last-focused.ts'
import { later } from './later.tsx'

const load = () => import('./modal-kit.ts')
const KitModal = later(() => load().then((kit) => openingLater<ModalProps>(kit.Modal)))
const KitDrawer = later(() => load().then((kit) => openingLater<DrawerProps>(kit.Drawer)))

/** Dialogs come when the first of them opens, so that no first screen waits for their code. */
export function Modal(props: ModalProps) {
  return (
    <Once opened={props.opened}>
      <KitModal {...props} returnFocus={false}>
        <FirstField>{props.children}</FirstField>
      </KitModal>
    </Once>
  )
}

export function Drawer(props: DrawerProps) {
  return (
    <Once opened={props.opened}>
      <KitDrawer {...props} returnFocus={false}>
        <FirstField>{props.children}</FirstField>
      </KitDrawer>
    </Once>
  )
}

/**
 * The focus begins in the first field, not on the cross that closes. Where a tap would open the keyboard of a phone over
 * the dialog it stays where it is, unless the dialog asks for it.
 */
function FirstField({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (window.matchMedia('(pointer: coarse)').matches) return
    if (box.current?.querySelector('[data-autofocus]')) return
    const shown = [...(box.current?.querySelectorAll(fields) ?? [])].find((field) => field.checkVisibility())
    shown?.setAttribute('data-autofocus', '')
  }, [])
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
const fields = ':is(input:not([type="hidden"], [type="file"]), select, textarea):not(:disabled, [readonly])'

/** Mounted closed, then opened: so its opening is drawn, and its first field gets the focus. */
function openingLater<P extends { opened: boolean }>(Kit: ComponentType<P>): ComponentType<P> {
  return function OpeningLater(props: P) {
    const [isMounted, setMounted] = useState(false)
    useEffect(() => setMounted(true), [])
    return <Kit {...props} opened={props.opened && isMounted} />
  }
}

/**
 * Once opened they stay, for their closing is drawn too. Closed, or taken away by the screen that showed them, they
 * give the focus back to where it was.
 */
function Once({ opened, children }: { opened: boolean; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(opened)
  if (opened && !wasOpened) setOpened(true)
  useLayoutEffect(() => {
    if (!opened) return undefined
    const before = lastFocused()
    return () => giveFocusBack(before)
  }, [opened])
  return wasOpened ? children : null
}

/** Fetches their code while the page rests: the dialog that says that the connection is gone must not need one. */
export function fetchDialogs(): void {
  window.setTimeout(() => void load().catch(() => undefined), 4000)
}
