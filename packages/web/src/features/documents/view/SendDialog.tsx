import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useKind } from '../../../app/use-kind.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { useAction } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { toast } from '../../../ui/toasts.tsx'
import { factsOf } from '../facts.ts'
import css from './dialogs.module.css'
import { Modal } from '../../../ui/Modal.tsx'

interface Props {
  readonly invoice: Reply<'salesInvoice.detail'>
  readonly onClose: () => void
}

/** Mails the PDF; the party's own addresses are there already. */
export function SendDialog({ invoice, onClose }: Props) {
  const t = useT()
  const kind = useKind()
  const [to, setTo] = useState(invoice.party?.emails ?? '')
  const [subject, setSubject] = useState('')
  const [message, setMessage] = useState('')
  const [isProforma, setProforma] = useState(false)
  const send = useAction(`${kind}.send`)
  const submit = async () => {
    await send.mutateAsync({
      id: invoice.id,
      to,
      ...(subject ? { subject } : {}),
      ...(message ? { message } : {}),
      ...(isProforma ? { printAs: 'Proforma' } : {}),
    })
    toast.success(t('invoice.sent', { to }))
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t('invoice.send')} size={440}>
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextInput
          label={t('invoice.sendTo')}
          required
          maxLength={320}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
          data-autofocus
        />
        <TextInput
          label={t('invoice.subject')}
          maxLength={500}
          value={subject}
          placeholder={t('invoice.subjectUsual')}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
        <Textarea
          label={t('invoice.message')}
          autosize
          minRows={3}
          maxLength={2000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        {factsOf(kind).hasProforma && (
          <Checkbox
            label={t('proforma.as')}
            checked={isProforma}
            onChange={(event) => setProforma(event.currentTarget.checked)}
          />
        )}
        <Button variant="filled" type="submit" loading={send.isPending}>
          {t('invoice.send')}
        </Button>
      </form>
    </Modal>
  )
}
