import { lazy, Suspense } from 'react'
import { useT } from '../texts.ts'
import { Drawer } from '../../ui/Modal.tsx'

const Businesses = lazy(() => import('./Businesses.tsx').then((module) => ({ default: module.Businesses })))

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
      <Suspense>
        <Businesses onClose={onClose} />
      </Suspense>
    </Drawer>
  )
}
