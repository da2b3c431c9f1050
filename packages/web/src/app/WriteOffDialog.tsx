import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Modal } from '../ui/Modal.tsx'
import { toast } from '../ui/toasts.tsx'
import { useAction } from './api/use-call.ts'
import { kindsWithScreens } from './documents.ts'
import { useT } from './texts.ts'
import css from './WriteOffDialog.module.css'

/** What is asked anew once something was written off or taken back. */
const touched = [
  ...kindsWithScreens,
  'writeOff',
  'openingItem',
  'party',
  'dashboard',
  'ageing',
  'supplierAgeing',
  'dueCalendar',
  'paymentIn',
  'paymentOut',
  'credit',
] as const

interface Props {
  readonly ids: readonly number[]
  /** Takes write-offs of these ids back instead. */
  readonly isUndo?: boolean
  readonly onClose: () => void
}

/** Writes off what is left of documents, or takes that back: why is kept with it. */
export function WriteOffDialog({ ids, isUndo = false, onClose }: Props) {
  const t = useT()
  const [reason, setReason] = useState('')
  const save = useAction('writeOff.save', { refreshes: touched })
  const cancel = useAction('writeOff.cancel', { refreshes: touched })
  const title = t(isUndo ? 'writeOff.undo' : 'writeOff.make')
  const submit = async () => {
    const { done, refused } = isUndo
      ? await cancel.mutateAsync({ ids: [...ids], reason })
      : await save.mutateAsync({ documentIds: [...ids], reason })
    if (done.length > 0)
      toast.success(t(isUndo ? 'writeOff.undone' : 'writeOff.made', { count: done.length }))
    if (refused.length > 0)
      toast.error(title, [...new Set(refused.map(({ message }) => message))].slice(0, 10))
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={title}
      size={440}
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit().catch(() => undefined)
        }}
      >
        <p>{t(isUndo ? 'writeOff.undoText' : 'writeOff.text')}</p>
        <TextInput
          label={t('payment.cancelReason')}
          required
          maxLength={50}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Button
          variant="filled"
          type="submit"
          loading={save.isPending || cancel.isPending}
          disabled={reason.trim() === ''}
        >
          {title}
        </Button>
      </form>
    </Modal>
  )
}
