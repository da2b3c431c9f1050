import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { noProblem, problemOf } from '../../app/api/form-problem.ts'
import { markOf, marking } from '../../app/fields/marks.ts'
import { PasswordField } from '../../app/fields/PasswordField.tsx'
import { encrypted } from '../../app/session/encrypt.ts'
import { useT } from '../../app/texts.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import css from './profile.module.css'

interface Props {
  readonly text: string
  readonly button: string
  /** What the password is for, sealed for its way. */
  readonly run: (password: string, headers: Readonly<Record<string, string>>) => Promise<void>
  readonly onCancel: () => void
}

/** The present password, before anything about the way in is changed. */
export function PasswordAsk({ text, button, run, onCancel }: Props) {
  const t = useT()
  const [problem, setProblem] = useState(noProblem)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password') as string
    if (!password) return setProblem({ lines: [], fields: { Password: t('issue.REQUIRED') } })
    setProblem(noProblem)
    setBusy(true)
    try {
      const { texts, headers } = await encrypted(password)
      await run(texts[0]!, headers)
    } catch (error) {
      setProblem(problemOf(error, ['Password']))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      onSubmit={(event) => void submit(event)}
      {...marking(setProblem, { required: ['Password'] })}
      noValidate
      className={css.fields}
    >
      <p className="muted">{text}</p>
      <ProblemLines lines={problem.lines} />
      <PasswordField
        name="password"
        label={t('profile.presentPassword')}
        autoComplete="current-password"
        data-autofocus
        error={markOf(problem, 'Password')}
      />
      <div className={css.actions}>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled" loading={isBusy}>
          {button}
        </Button>
      </div>
    </form>
  )
}
