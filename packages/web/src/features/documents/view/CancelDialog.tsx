import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useKind } from '../../../app/use-kind.ts'
import { useAction } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { toast } from '../../../ui/toasts.tsx'
import { factsOf } from '../facts.ts'
import css from './dialogs.module.css'
import { Modal } from '../../../ui/Modal.tsx'

/** Cancelling says what it means before it is done, and why it could not be. */
export function CancelDialog({
  ids,
  onClose,
  onDone,
}: {
  ids: readonly number[]
  onClose: () => void
  /** After all of them are cancelled. */
  onDone?: () => void
}) {
  const t = useT()
  const kind = useKind()
  const { isOffer, isOrder, sources } = factsOf(kind)
  const [reason, setReason] = useState('')
  const cancel = useAction(`${kind}.cancel`, {
    // What it was made from is open again.
    refreshes: [kind, ...sources, 'document', 'party', 'dashboard', 'gstr1'],
  })
  const submit = async () => {
    const { done, refused } = await cancel.mutateAsync({ ids: [...ids], reason })
    if (ids.length > 1 && done.length > 0)
      toast.success(t(`kind.${kind}.cancelledMany`, { count: done.length }))
    if (refused.length > 0)
      toast.error(t(`kind.${kind}.cancel`), [...new Set(refused.map(({ message }) => message))].slice(0, 10))
    onClose()
    if (refused.length === 0) onDone?.()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={t(`kind.${kind}.cancel`)}
      size={440}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{t(isOffer ? 'offer.cancelText' : isOrder ? 'fulfilment.closeText' : 'invoice.cancelText')}</p>
        <TextInput
          label={t('invoice.cancelReason')}
          required
          maxLength={50}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Button variant="filled" type="submit" color="red" loading={cancel.isPending}>
          {t(`kind.${kind}.cancel`)}
        </Button>
      </form>
    </Modal>
  )
}
