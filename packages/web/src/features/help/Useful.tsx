import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { GuideTopic } from '@bahi/contracts/guide-topics.ts'
import { call } from '../../app/api/call.ts'
import { useT } from '../../app/texts.ts'
import css from './Guide.module.css'

/** 'Was this document useful?': yes is thanked at once, no may say what was missing. */
export function Useful({ topic }: { topic: GuideTopic }) {
  const t = useT()
  const [step, setStep] = useState<'asked' | 'missing' | 'thanked'>('asked')
  const answer = async (isUseful: boolean, comment?: string) => {
    setStep('thanked')
    await call('guide.answer', { topic, isUseful, ...(comment ? { comment } : {}) }).catch(() =>
      setStep('asked'),
    )
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void answer(false, (new FormData(event.currentTarget).get('comment') as string).trim())
  }
  if (step === 'thanked')
    return (
      <p className={css.useful} role="status">
        {t('guides.thanks')}
      </p>
    )
  return (
    <div className={css.useful}>
      <span>{t('guides.useful')}</span>
      <div className={css.answers}>
        <Button onClick={() => void answer(true)}>{t('guides.yes')}</Button>
        <Button aria-expanded={step === 'missing'} onClick={() => setStep('missing')}>
          {t('guides.no')}
        </Button>
      </div>
      {step === 'missing' && (
        <form className={css.missing} onSubmit={send}>
          <Textarea name="comment" label={t('guides.missing')} maxLength={500} rows={3} autoFocus />
          <Button type="submit" variant="filled">
            {t('guides.send')}
          </Button>
        </form>
      )}
    </div>
  )
}
