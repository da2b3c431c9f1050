import { issueText } from '@bahi/contracts/texts/issue-text.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import css from './bank.module.css'
import type { Row } from './row-columns.tsx'
import { sayRefused } from './use-bank.ts'

/** Asks why rows are of nothing in the books. */
export function IgnoreDialog({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) {
  const t = useT()
  const ignore = useAction('bankStatement.ignore', { refreshes: ['bankStatement'] })
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = async () => {
    if (reason.trim() === '') return setMissing(true)
    const reply = await ignore.mutateAsync({ ids: rows.map(({ id }) => id), reason: reason.trim() })
    sayRefused(reply, new Map(rows.map(({ id, description }) => [id, description])))
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.count('bankStatement.ignoreTitle', rows.length)}
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
        <p>{t('bankStatement.ignoreText')}</p>
        <TextInput
          label={t('bankStatement.ignoredFor')}
          name="reason"
          withAsterisk
          maxLength={50}
          value={reason}
          error={isMissing && reason.trim() === '' ? issueText(t.find, 'REQUIRED', 'reason') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <div className={css.foot}>
          <Button variant="filled" type="submit" loading={ignore.isPending}>
            {t('bankStatement.ignore')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
