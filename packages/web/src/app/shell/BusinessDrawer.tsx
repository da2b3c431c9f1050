import { useT } from '../texts.ts'
import { Drawer } from '../../ui/Modal.tsx'
import { later } from '../../ui/later.tsx'

const Businesses = later(() => import('./Businesses.tsx').then((module) => module.Businesses))

/** The user's businesses, beside the work. */
export function BusinessDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={380}
      title={t('business.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Businesses onClose={onClose} />
    </Drawer>
  )
}
