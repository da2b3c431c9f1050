import { Button, Skeleton } from '@mantine/core'
import { Modal } from '../../ui/Modal.tsx'
import { useCall } from '../api/use-call.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import css from './einvoice.module.css'
import { IssueList } from '../portals/IssueList.tsx'
import type { Subject } from '../portals/IssueList.tsx'

interface Props {
  readonly documents: readonly (Subject & { readonly documentId: number; readonly number: string | null })[]
  readonly onGenerate?: (() => void) | undefined
  readonly onClose: () => void
}

/** Every fault the portal would find, before anything is sent. */
export function CheckDialog({ documents, onGenerate, onClose }: Props) {
  const t = useT()
  const found = useCall('eInvoice.validate', { documentIds: documents.map(({ documentId }) => documentId) })
  // A warning is shown and stops nothing.
  const named = found.data?.filter(({ applies, issues }) => !applies || issues.length > 0) ?? []
  const faulty = named.filter(
    ({ applies, issues }) => !applies || issues.some(({ severity }) => severity === 'error'),
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('eInvoice.checkTitle')}
      size={620}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.dialog}>
        {found.error && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && <Skeleton height={80} />}
        {found.data && (
          <p role="status">
            {faulty.length === 0
              ? t('eInvoice.checkGood')
              : t('eInvoice.checkFaults', { faulty: faulty.length, all: found.data.length })}
          </p>
        )}
        {named.map(({ documentId, applies, reason, issues }) => {
          const document = documents.find((one) => one.documentId === documentId)
          return (
            <section key={documentId}>
              <h2 className={css.subject}>
                <bdi className="figure">{document?.number}</bdi>
              </h2>
              {!applies && reason && <p>{t(`eInvoice.reason.${reason}` as TextKey)}</p>}
              {document && <IssueList issues={issues} subject={document} />}
            </section>
          )
        })}
        <div className={css.buttons}>
          <Button onClick={onClose}>{t('common.close')}</Button>
          {onGenerate && (
            <Button
              variant="filled"
              disabled={!found.data || faulty.length === found.data.length}
              onClick={onGenerate}
            >
              {t('eInvoice.generate')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
