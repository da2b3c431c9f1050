import type { DrawerProps, ModalProps } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'

const load = () => import('./modal-kit.ts')
const KitModal = lazy(() => load().then(({ Modal }) => ({ default: Modal })))
const KitDrawer = lazy(() => load().then(({ Drawer }) => ({ default: Drawer })))

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

/** Once opened they stay, for their closing is drawn too. */
function Once({ opened, children }: { opened: boolean; children: React.ReactNode }) {
  const [wasOpened, setOpened] = useState(opened)
  if (opened && !wasOpened) setOpened(true)
  return wasOpened ? <Suspense fallback={null}>{children}</Suspense> : null
}

/** Fetches their code while the page rests: the dialog that says that the connection is gone must not need one. */
export function fetchDialogs(): void {
  window.setTimeout(() => void load().catch(() => undefined), 4000)
}
