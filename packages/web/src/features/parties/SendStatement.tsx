import { Button, Modal, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Input } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import css from './parties.module.css'

type Asked = Omit<Input<'party.sendStatement'>, 'to'>

/** Mails the statement that is on the screen; the party's own addresses stand there already. */
export function SendStatement({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useT()
  const party = useCall('party.detail', { id: asked.id }, { quiet: true, staleMs: 60_000 })
  const [typed, setTo] = useState<string>()
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<string>()
  const to = typed ?? party.data?.emails ?? ''
  const send = useAction('party.sendStatement', { quiet: true })
  const submit = async () => {
    try {
      await send.mutateAsync({ ...asked, to, ...(message ? { message } : {}) })
      toast.success(t('party.mail.sent', { to }))
      onClose()
    } catch (error) {
      setProblem(
        error instanceof ApiError ? (error.issues[0]?.message ?? error.messages[0] ?? '') : String(error),
      )
    }
  }
  return (
    <Modal opened onClose={onClose} title={t('party.mail.send')} size={440}>
      <form
        className={css.addresses}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextInput
          label={t('party.mail.to')}
          name="to"
          required
          maxLength={320}
          error={problem}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
          data-autofocus
        />
        <Textarea
          label={t('party.mail.text')}
          name="message"
          autosize
          minRows={3}
          maxLength={2000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <Button variant="filled" type="submit" loading={send.isPending} disabled={to.trim() === ''}>
          {t('party.mail.send')}
        </Button>
      </form>
    </Modal>
  )
}
