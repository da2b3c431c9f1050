import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import { Modal } from '../../ui/Modal.tsx'

export interface StatusChange {
  /** What is done: `common.activate`, `common.deactivate`, `users.lock`, … */
  readonly action: TextKey
  /** Names of the records that it is done to. */
  readonly names: readonly string[]
  /** What follows, said before it is done. */
  readonly text?: string
  readonly isDanger?: boolean
  readonly run: (reason: string | undefined) => Promise<unknown>
}

/** Asks for the reason of switching something on or off, locking or unlocking it; it is kept in the audit trail. */
export function ChangeStatus({ change, onClose }: { change: StatusChange; onClose: () => void }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    try {
      await change.run(reason.trim() || undefined)
      onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal opened onClose={onClose} title={t(change.action)} size={440}>
      <form
        style={{ display: 'grid', gap: 'var(--s4)' }}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div>{change.names.join(', ')}</div>
        {change.text && <div className="muted">{change.text}</div>}
        <TextInput
          label={t('field.reason')}
          name="reason"
          maxLength={50}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            loading={isBusy}
            {...(change.isDanger ? { color: 'red' } : {})}
          >
            {t(change.action)}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
