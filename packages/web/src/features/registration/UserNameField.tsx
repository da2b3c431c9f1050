import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { call } from '../../app/api/call.ts'
import { useT } from '../../app/texts.ts'
import css from './registration.module.css'

const address = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/
const pauseMs = 500

interface Props {
  readonly error: string | undefined
  readonly onChange: (userName: string) => void
}

/** The e-mail address that becomes the user name; whether it is free is told while it is typed. */
export function UserNameField({ error, onChange }: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<{ readonly userName: string; readonly isAvailable: boolean }>()
  useEffect(() => {
    const userName = typed.trim()
    if (!address.test(userName)) return
    let isCurrent = true
    const timer = setTimeout(() => {
      call('userRegistration.checkUserNameAvailable', { userName }, { quiet: true }).then(
        ({ isAvailable }) => isCurrent && setAnswer({ userName, isAvailable }),
        // Told again when the form is sent.
        () => undefined,
      )
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed])
  const told = answer?.userName === typed.trim() ? answer : undefined
  const isTaken = told?.isAvailable === false
  return (
    <TextInput
      name="userName"
      type="email"
      label={t('registration.userName')}
      description={
        <span role="status">
          {told?.isAvailable ? (
            <span className={css.free}>{t('registration.free')}</span>
          ) : (
            t('registration.userNameHelp')
          )}
        </span>
      }
      maxLength={64}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(event.currentTarget.value.trim())
      }}
      error={isTaken ? t('issue.USER_NAME_TAKEN') : (error ?? false)}
    />
  )
}
