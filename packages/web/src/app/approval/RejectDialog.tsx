import { issueText } from '@bahi/contracts/texts/issue-text.ts'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import css from './RejectDialog.module.css'

interface Props {
  readonly isBusy: boolean
  readonly onReject: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks why: the person who sent it reads it. */
export function RejectDialog({ isBusy, onReject, onClose }: Props) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = () => {
    if (reason.trim() === '') return setMissing(true)
    void onReject(reason.trim()).then(onClose)
  }
  return (
    <Modal opened onClose={onClose} title={t('invoice.reject')} size={440}>
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>{t('invoice.rejectText')}</p>
        <Textarea
          label={t('invoice.rejectReason')}
          name="reason"
          withAsterisk
          autosize
          minRows={2}
          maxLength={200}
          value={reason}
          error={isMissing && reason.trim() === '' ? issueText(t.find, 'REQUIRED', 'reason') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Button variant="filled" type="submit" color="red" loading={isBusy}>
          {t('invoice.reject')}
        </Button>
      </form>
    </Modal>
  )
}
