import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { GuideTopic } from '@bahi/contracts/guide-topics.ts'
import { call } from '../../app/api/call.ts'
import { useT } from '../../app/texts.ts'
import css from './Guide.module.css'

/** 'Was this document useful?': either answer is thanked at once; after no there is room for what was missing. */
export function Useful({ topic }: { topic: GuideTopic }) {
  const t = useT()
  const [step, setStep] = useState<'asked' | 'missing' | 'thanked'>('asked')
  // A no is sent together with what was missing, or when the page is left without it: one answer either way.
  const owesNo = useRef(false)
  useEffect(
    () => () => {
      if (owesNo.current) send(topic, false).catch(() => undefined)
    },
    [topic],
  )
  const answer = (isUseful: boolean, comment?: string) => {
    owesNo.current = false
    setStep('thanked')
    send(topic, isUseful, comment).catch(() => setStep('asked'))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    answer(false, (new FormData(event.currentTarget).get('comment') as string).trim())
  }
  const thanks = <p role="status">{t('guides.thanks')}</p>
  if (step === 'thanked') return <div className={css.useful}>{thanks}</div>
  if (step === 'missing')
    return (
      <div className={css.useful}>
        {thanks}
        <form className={css.missing} onSubmit={submit}>
          <Textarea name="comment" label={t('guides.missing')} maxLength={500} rows={3} autoFocus />
          <Button type="submit" variant="filled">
            {t('guides.send')}
          </Button>
        </form>
      </div>
    )
  return (
    <div className={css.useful}>
      <span>{t('guides.useful')}</span>
      <div className={css.answers}>
        <Button onClick={() => answer(true)}>{t('guides.yes')}</Button>
        <Button
          onClick={() => {
            owesNo.current = true
            setStep('missing')
          }}
        >
          {t('guides.no')}
        </Button>
      </div>
    </div>
  )
}

const send = (topic: GuideTopic, isUseful: boolean, comment?: string) =>
  call('guide.answer', { topic, isUseful, ...(comment ? { comment } : {}) })
