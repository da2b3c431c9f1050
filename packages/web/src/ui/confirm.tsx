import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { create } from 'zustand'
import { Modal } from './Modal.tsx'

interface Question {
  readonly title: string
  readonly text?: ReactNode
  /** The button turns red and Enter does not press it: what follows cannot be undone. */
  readonly danger?: boolean
  readonly confirm?: string
  readonly cancel?: string
  readonly answer: (agreed: boolean) => void
}

const useQuestion = create<{ question: Question | undefined }>(() => ({ question: undefined }))

/**
 * Asks before what cannot be undone.
 *
 * @example
 * if (await confirm({ title: t('party.deleteAsk'), danger: true })) ...
 */
export function confirm(question: Omit<Question, 'answer'>): Promise<boolean> {
  return new Promise((resolve) => useQuestion.setState({ question: { ...question, answer: resolve } }))
}

export function ConfirmHost({ words }: { words: { confirm: string; cancel: string } }) {
  const question = useQuestion((state) => state.question)
  const [last, setLast] = useState<Question>()
  if (question && question !== last) setLast(question)
  const shown = question ?? last
  const answer = (agreed: boolean) => {
    question?.answer(agreed)
    useQuestion.setState({ question: undefined })
  }
  return (
    <Modal
      opened={question !== undefined}
      onClose={() => answer(false)}
      title={shown?.title}
      size={440}
      withCloseButton={false}
    >
      <div style={{ display: 'grid', gap: 16 }}>
        {shown?.text && <div>{shown.text}</div>}
        <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
          <Button onClick={() => answer(false)} {...(shown?.danger ? { 'data-autofocus': true } : {})}>
            {shown?.cancel ?? words.cancel}
          </Button>
          <Button
            variant="filled"
            {...(shown?.danger ? { color: 'red' } : {})}
            onClick={() => answer(true)}
            {...(shown?.danger ? {} : { 'data-autofocus': true })}
          >
            {shown?.confirm ?? words.confirm}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
