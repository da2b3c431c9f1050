import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Reply } from '../../../app/api/call-types.ts'
import { useAction } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { Modal } from '../../../ui/Modal.tsx'
import { toast } from '../../../ui/toasts.tsx'
import css from './dialogs.module.css'

interface Props {
  readonly offer: Reply<'salesQuotation.detail'>
  readonly answer: 'accept' | 'decline'
  readonly onClose: () => void
}

/** What a customer said by telephone or letter is entered by us. */
export function AnswerDialog({ offer: { id, number }, answer, onClose }: Props) {
  const t = useT()
  const [name, setName] = useState('')
  const [comment, setComment] = useState('')
  const enter = useAction(`salesQuotation.${answer}`, { refreshes: ['salesQuotation', 'dashboard'] })
  const submit = async () => {
    const { refused } = await enter.mutateAsync({
      ids: [id],
      ...(name ? { name } : {}),
      ...(comment ? { comment } : {}),
    })
    const [why] = refused
    if (why) toast.error(t(`offer.${answer}`), [why.message])
    else toast.success(t('offer.answered', { number: number ?? '' }))
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t(`offer.${answer}`)} size={440}>
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{t(`offer.${answer}Text`)}</p>
        <TextInput
          label={t('offer.name')}
          name="name"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <Textarea
          label={t('offer.comment')}
          name="comment"
          autosize
          minRows={2}
          maxLength={200}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <Button
          variant="filled"
          type="submit"
          loading={enter.isPending}
          {...(answer === 'decline' ? { color: 'red' } : {})}
        >
          {t(`offer.${answer}`)}
        </Button>
      </form>
    </Modal>
  )
}
