import { wrongs } from '@bahi/domain/documents/correction.ts'
import type { Wrong } from '@bahi/domain/documents/correction.ts'
import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import type { TextKey } from '../../../app/texts.ts'
import { Modal } from '../../../ui/Modal.tsx'
import css from '../view/dialogs.module.css'
import { Route } from './Route.tsx'

const yesNo = ['yes', 'no'] as const
type Answers = Readonly<Partial<Record<'wrong' | 'isSupplied' | 'isBooked', string>>>

/** Back from the way to the questions, keys continue at what was answered. */
const continueAtAnswer = (form: HTMLFormElement | null) => {
  if (document.activeElement === document.body)
    form?.querySelector<HTMLInputElement>('input:checked')?.focus()
}

/** 'This invoice is wrong': three questions, then the one lawful way with its last day. */
export function CorrectionDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const [answers, setAnswers] = useState<Answers>({})
  const [isAsked, setAsked] = useState(false)
  const invoice = useCall('salesInvoice.detail', { id }, { quiet: true }).data
  const isExport = invoice?.supplyKind?.startsWith('EXP')
  const found = useCall(
    'salesInvoice.correction',
    {
      id,
      wrong: (answers.wrong ?? 'particulars') as Wrong,
      isSupplied: answers.isSupplied === 'yes',
      isBooked: answers.isBooked === 'yes',
    },
    { enabled: isAsked, staleMs: 0 },
  )
  const isComplete = Boolean(answers.wrong && answers.isSupplied && answers.isBooked)
  if (!invoice) return null
  const question = (
    name: keyof Answers,
    label: TextKey,
    choices: readonly { readonly value: string; readonly label: TextKey }[],
  ) => (
    <Radio.Group
      label={t(label)}
      name={name}
      value={answers[name] ?? ''}
      onChange={(value) => setAnswers({ ...answers, [name]: value })}
    >
      <div className={css.answers}>
        {choices.map((choice, at) => (
          <Radio
            key={choice.value}
            value={choice.value}
            label={t(choice.label)}
            data-autofocus={(name === 'wrong' && at === 0) || undefined}
          />
        ))}
      </div>
    </Radio.Group>
  )
  const twoWays = yesNo.map((value) => ({ value, label: `common.${value}` as const }))
  return (
    <Modal
      closeButtonProps={{ 'aria-label': t('common.close') }}
      opened
      onClose={onClose}
      title={`${t('correction.title')}: ${invoice.number ?? ''}`}
      size={560}
    >
      {isAsked && found.data ? (
        <Route
          invoice={invoice}
          wrong={answers.wrong as Wrong}
          correction={found.data}
          onBack={() => setAsked(false)}
          onClose={onClose}
        />
      ) : (
        <form
          className={css.dialog}
          ref={continueAtAnswer}
          onSubmit={(event) => {
            event.preventDefault()
            if (isComplete) setAsked(true)
          }}
        >
          {question(
            'wrong',
            'correction.wrong',
            wrongs
              .filter((wrong) => wrong !== 'shippingBill' || isExport)
              .map((wrong) => ({ value: wrong, label: `correction.wrong.${wrong}` as const })),
          )}
          {question('isSupplied', 'correction.isSupplied', twoWays)}
          {question('isBooked', 'correction.isBooked', twoWays)}
          <Button variant="filled" type="submit" disabled={!isComplete} loading={isAsked && found.isPending}>
            {t('correction.show')}
          </Button>
        </form>
      )}
    </Modal>
  )
}
