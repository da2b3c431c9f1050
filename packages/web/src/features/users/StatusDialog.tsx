import { issueText } from '@bahi/contracts/texts/issue-text.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Input } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { openErrorModal } from '../../app/shell/ErrorModal.tsx'
import { useT } from '../../app/texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import css from './users.module.css'

export interface StatusQuestion {
  readonly status: Input<'user.updateStatus'>['status']
  readonly users: readonly { readonly id: number; readonly name: string }[]
}

const longestReason = 50

/** Activates, deactivates, locks, unlocks or restores users, with the reason that the audit trail keeps. */
export function StatusDialog({ status, users, onClose }: StatusQuestion & { readonly onClose: () => void }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const change = useAction('user.updateStatus', { refreshes: ['user', 'audit'] })
  const name = users.length === 1 ? (users[0]?.name ?? '') : t.count('user.many', users.length)
  const title = t(`user.statusAsk.${status}`, { name })
  const submit = async () => {
    if (reason.trim() === '') return setMissing(true)
    const reply = await change
      .mutateAsync({ ids: users.map(({ id }) => id), status, reason: reason.trim() })
      .catch(() => undefined)
    if (!reply) return
    onClose()
    if (reply.done.length > 0) toast.success(t('user.changed'))
    if (reply.refused.length > 0) {
      const errors = reply.refused.map(({ id, code, message }) => ({
        code,
        message: `${users.find((user) => user.id === id)?.name ?? ''}: ${message}`,
      }))
      openErrorModal({ status: reply.done.length > 0 ? 'SuccessWithError' : 'Failed', errors })
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={460}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        className={css.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {(status === 'Inactive' || status === 'Locked') && <p className="muted">{t('user.statusEnds')}</p>}
        <TextInput
          label={t('field.reason')}
          withAsterisk
          data-autofocus
          value={reason}
          maxLength={longestReason}
          autoComplete="off"
          error={isMissing && reason.trim() === '' ? issueText(t.find, 'REQUIRED', 'reason') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={css.buttons}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={change.isPending}>
            {t(labels[status])}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

const labels = {
  Active: 'common.activate',
  Inactive: 'common.deactivate',
  Locked: 'user.lock',
  Unlock: 'user.unlock',
  Undelete: 'common.restore',
} as const
