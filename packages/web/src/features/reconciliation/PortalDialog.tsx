import { GstPortal } from '../../app/portals/GstPortal.tsx'
import { useT } from '../../app/texts.ts'
import { Modal } from '../../ui/Modal.tsx'

/** Opens the GST portal for a GSTIN with the code it sends; what was asked for goes on then. */
export function PortalDialog({
  entityId,
  onOpen,
  onClose,
}: {
  entityId: number
  onOpen: () => void
  onClose: () => void
}) {
  const t = useT()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('filing.openPortal')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <GstPortal entityId={entityId} onOpen={onOpen} />
    </Modal>
  )
}
