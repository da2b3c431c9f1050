import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { toast } from '../../ui/toasts.tsx'
import { ApiError } from '../api/api-error.ts'
import { useT } from '../texts.ts'
import { Modal } from '../../ui/Modal.tsx'

interface MailDialogProps {
  readonly title: string
  /** Addresses of the party, where it has any. */
  readonly usualTo: string | null | undefined
  readonly send: (mail: { to: string; message?: string }) => Promise<unknown>
  /** What is said when it is under way. */
  readonly sentText: (to: string) => string
  readonly onClose: () => void
  /** Further fields. */
  readonly children?: ReactNode
}

/** Mails what is on the screen; the party's own addresses are there already. */
export function MailDialog({ title, usualTo, send, sentText, onClose, children }: MailDialogProps) {
  const t = useT()
  const [typed, setTo] = useState<string>()
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const to = typed ?? usualTo ?? ''
  const submit = async () => {
    setBusy(true)
    try {
      await send({ to, ...(message ? { message } : {}) })
      toast.success(sentText(to))
      onClose()
    } catch (error) {
      setProblem(
        error instanceof ApiError ? (error.issues[0]?.message ?? error.messages[0] ?? '') : String(error),
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal opened onClose={onClose} title={title} size={440}>
      <form
        style={{ display: 'grid', gap: 'var(--s4)' }}
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
        {children}
        <Button variant="filled" type="submit" loading={isBusy} disabled={to.trim() === ''}>
          {title}
        </Button>
      </form>
    </Modal>
  )
}
