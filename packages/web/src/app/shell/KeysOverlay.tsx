import { create } from 'zustand'
import { useKey } from '../../ui/keys.ts'
import { useT } from '../texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import { later } from '../../ui/later.tsx'

const useOpen = create<{ isOpen: boolean }>(() => ({ isOpen: false }))
export const openKeys = () => useOpen.setState({ isOpen: true })

const KeysList = later(() => import('./KeysList.tsx').then((module) => module.KeysList))

/** The keys that work on this screen, by layer, and those that a Tally user looks for. */
export function KeysOverlay() {
  const t = useT()
  const isOpen = useOpen((state) => state.isOpen)
  useKey({ keys: '?', label: t('keys.title'), group: t('keys.everywhere'), run: openKeys })
  return (
    <Modal
      opened={isOpen}
      onClose={() => useOpen.setState({ isOpen: false })}
      title={t('keys.title')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {isOpen && <KeysList />}
    </Modal>
  )
}
