import { useEffect } from 'react'
import { create } from 'zustand'
import { useKey } from '../../ui/keys.ts'
import { Modal } from '../../ui/Modal.tsx'
import { useT } from '../texts.ts'
import { later } from '../../ui/later.tsx'

const load = () => import('./CommandList.tsx')
const CommandList = later(() => load().then((module) => module.CommandList))

const useOpen = create<{ isOpen: boolean }>(() => ({ isOpen: false }))
export const openCommandBar = () => useOpen.setState({ isOpen: true })

/** One bar over screens, create actions and records; shows only what the user's rights allow. */
export function CommandBar() {
  const isOpen = useOpen((state) => state.isOpen)
  const t = useT()
  const close = () => useOpen.setState({ isOpen: false })
  useKey({ keys: 'mod+k', label: t('keys.commandBar'), group: t('keys.everywhere'), run: openCommandBar })
  // Fetched while the page rests, so that the first letters typed are not before it.
  useEffect(() => {
    const timer = window.setTimeout(() => void load().catch(() => undefined), 3000)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      withCloseButton={false}
      size={720}
      padding={0}
      yOffset="12vh"
      centered={false}
      title={t('quick.title')}
      classNames={{ header: 'sr-only' }}
    >
      <CommandList onClose={close} />
    </Modal>
  )
}
