import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Modal } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { Input } from '../api/call-types.ts'
import { useAction } from '../api/use-call.ts'
import { kindsWithScreens } from '../documents.ts'
import { trackTask } from '../tasks.ts'
import { useT } from '../texts.ts'
import { useNow } from '../portals/use-now.ts'
import { CancelBy } from './deadlines.tsx'
import css from './einvoice.module.css'
import { NoteInstead } from './NoteInstead.tsx'

type Reason = Input<'eInvoice.cancel'>['reason']
const reasons: readonly Reason[] = ['Duplicate', 'Wrong Details', 'Invoice Cancelled', 'Others']
const concerned = ['eInvoice', 'portal', ...kindsWithScreens] as const

interface Props {
  readonly ids: readonly number[]
  /** Until when the portal takes it, where one document is meant. */
  readonly cancelBy?: string | null | undefined
  /** It is an invoice: a credit note takes it back once that time is over. */
  readonly isInvoice?: boolean
  readonly onClose: () => void
}

/** Cancels at the portal: one at once, many as a task. */
export function CancelIrnDialog({ ids, cancelBy, isInvoice = false, onClose }: Props) {
  const t = useT()
  const [reason, setReason] = useState<Reason>('Wrong Details')
  const [remark, setRemark] = useState('')
  const cancel = useAction('eInvoice.cancel', { refreshes: concerned })
  const cancelMany = useAction('eInvoice.cancelMany', { refreshes: concerned })
  const now = useNow()
  const [only] = ids
  const isOver = isInvoice && ids.length === 1 && cancelBy != null && Date.parse(cancelBy) < now
  const submit = async () => {
    const [documentId] = ids
    if (ids.length === 1 && documentId !== undefined) {
      const { status, errors } = await cancel.mutateAsync({ documentId, reason, remark })
      if (status === 'Cancelled') toast.success(t('eInvoice.cancelDone'))
      else if (errors.length > 0)
        toast.error(
          t('eInvoice.cancelIrn'),
          errors.map(({ code, message }) => `${code}: ${message}`),
        )
      else toast.info(t('eInvoice.started'))
    } else trackTask((await cancelMany.mutateAsync({ documentIds: [...ids], reason, remark })).taskId)
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('eInvoice.cancelIrn')}
      size={440}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit().catch(() => undefined)
        }}
      >
        <p>{t('eInvoice.cancelText')}</p>
        {cancelBy && (
          <div>
            <CancelBy at={cancelBy} />
          </div>
        )}
        {isOver && <NoteInstead documentId={only!} />}
        <NativeSelect
          label={t('eInvoice.cancelReason')}
          name="reason"
          value={reason}
          data={reasons.map((value) => ({ value, label: t.label('EInvoiceCancelReason', value) }))}
          onChange={(event) => setReason(event.currentTarget.value as Reason)}
        />
        <TextInput
          label={t('eInvoice.remark')}
          name="remark"
          required
          maxLength={100}
          value={remark}
          onChange={(event) => setRemark(event.currentTarget.value)}
          data-autofocus
        />
        <Button
          variant="filled"
          type="submit"
          color="red"
          loading={cancel.isPending || cancelMany.isPending}
          disabled={isOver || remark.trim() === ''}
        >
          {t('eInvoice.cancelIrn')}
        </Button>
      </form>
    </Modal>
  )
}
