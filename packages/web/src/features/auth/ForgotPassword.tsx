import { Button, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { call } from '../../app/api/call.ts'
import { noProblem, problemOf } from '../../app/api/form-problem.ts'
import { markOf, marking } from '../../app/fields/marks.ts'
import { useNav } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import css from './Login.module.css'
import { NeedHelp } from './NeedHelp.tsx'

/** Asks for a link by mail. The answer is the same whether there is such a user or not. */
export function ForgotPassword() {
  const t = useT()
  const nav = useNav()
  const [problem, setProblem] = useState(noProblem)
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const userName = (new FormData(event.currentTarget).get('userName') as string).trim()
    if (!userName) return setProblem({ lines: [], fields: { UserName: t('forgot.fill') } })
    setProblem(noProblem)
    setState('busy')
    try {
      await call('password.forgot', { userName, domain: window.location.hostname }, { quiet: true })
      setState('sent')
    } catch (error) {
      setProblem(problemOf(error, ['UserName']))
      setState('asking')
    }
  }
  const back = (
    <Button variant="default" onClick={() => nav.go('/login')}>
      {t('forgot.back')}
    </Button>
  )
  return (
    <div className={css.form}>
      <h1>{t('forgot.title')}</h1>
      {state === 'sent' ? (
        <>
          <div role="status" className={css.success}>
            <IconCheck size={18} stroke={1.5} aria-hidden />
            <p>{t('forgot.sent')}</p>
          </div>
          <p className="muted">{t('forgot.sentHint')}</p>
          {back}
        </>
      ) : (
        <form
          onSubmit={(event) => void submit(event)}
          {...marking(setProblem, { required: ['UserName'] })}
          noValidate
          className={css.fields}
        >
          <p className="muted">{t('forgot.intro')}</p>
          <ProblemLines lines={problem.lines} />
          <TextInput
            name="userName"
            label={t('login.userName')}
            maxLength={64}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            error={markOf(problem, 'UserName')}
          />
          <Button type="submit" variant="filled" loading={state === 'busy'}>
            {t('forgot.submit')}
          </Button>
          {back}
        </form>
      )}
      <NeedHelp />
    </div>
  )
}
