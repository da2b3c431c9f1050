import type { DrawerProps, ModalProps } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

const load = () => import('./modal-kit.ts')
const KitModal = lazy(() => load().then((kit) => ({ default: openingLater<ModalProps>(kit.Modal) })))
const KitDrawer = lazy(() => load().then((kit) => ({ default: openingLater<DrawerProps>(kit.Drawer) })))

/** Dialogs come when the first of them opens, so that no first screen waits for their code. */
export function Modal(props: ModalProps) {
  return (
    <Once opened={props.opened}>
      <KitModal {...props} />
    </Once>
  )
}

export function Drawer(props: DrawerProps) {
  return (
    <Once opened={props.opened}>
      <KitDrawer {...props} />
    </Once>
  )
}

/** The kit gives the focus back only where it saw the dialog closed before: it is mounted closed, then opened. */
function openingLater<P extends { opened: boolean }>(Kit: ComponentType<P>): ComponentType<P> {
  return function OpeningLater(props: P) {
    const [isMounted, setMounted] = useState(false)
    useEffect(() => setMounted(true), [])
    return <Kit {...props} opened={props.opened && isMounted} />
  }
}

/** Once opened they stay, for their closing is drawn too. */
function Once({ opened, children }: { opened: boolean; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(opened)
  if (opened && !wasOpened) setOpened(true)
  return wasOpened ? <Suspense fallback={null}>{children}</Suspense> : null
}

/** Fetches their code while the page rests: the dialog that says that the connection is gone must not need one. */
export function fetchDialogs(): void {
  window.setTimeout(() => void load().catch(() => undefined), 4000)
}
