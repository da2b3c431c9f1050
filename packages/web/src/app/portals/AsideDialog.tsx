import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Modal } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useAction } from '../api/use-call.ts'
import { kindsWithScreens } from '../documents.ts'
import { openErrorModal } from '../shell/ErrorModal.tsx'
import { useT } from '../texts.ts'
import css from './portals.module.css'

/** Of one portal: off its work list, or back on it. */
export interface AsideWork {
  readonly call: 'eInvoice.setAside' | 'eInvoice.move'
  readonly rows: readonly { readonly id: number; readonly number: string | null }[]
}

/** Takes documents off the work list of a portal or puts them back; the reason is in their history. */
export function AsideDialog({ call, rows, onClose }: AsideWork & { readonly onClose: () => void }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const move = useAction(call, { refreshes: ['eInvoice', 'eWayBill', ...kindsWithScreens] })
  const isBack = call.endsWith('.move')
  const submit = async () => {
    const { done, refused } = await move.mutateAsync({ documentIds: rows.map(({ id }) => id), reason })
    if (done.length > 0) toast.success(t.count('common.done', done.length))
    if (refused.length > 0)
      openErrorModal({
        status: done.length > 0 ? 'SuccessWithError' : 'Failed',
        errors: refused.map(({ id, code, message }) => ({
          code,
          message: [rows.find((row) => row.id === id)?.number, message].filter(Boolean).join(': '),
        })),
      })
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isBack ? 'portal.moveBack' : 'portal.setAside')}
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
        <p>{t(isBack ? 'portal.moveBackText' : 'portal.setAsideText')}</p>
        <TextInput
          label={t('portal.asideReason')}
          name="reason"
          required
          maxLength={50}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Button variant="filled" type="submit" loading={move.isPending} disabled={reason.trim() === ''}>
          {t(isBack ? 'portal.moveBack' : 'portal.setAside')}
        </Button>
      </form>
    </Modal>
  )
}
