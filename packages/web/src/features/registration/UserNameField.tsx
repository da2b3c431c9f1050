import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAvailableName } from '../../app/fields/use-available-name.ts'
import { useT } from '../../app/texts.ts'
import css from './registration.module.css'

export const addressPattern = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/

interface Props {
  readonly error: string | boolean
  readonly onChange: (userName: string) => void
}

/** The e-mail address that becomes the user name; whether it is free is shown while it is typed. */
export function UserNameField({ error, onChange }: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const userName = typed.trim()
  const isFree = useAvailableName(addressPattern.test(userName) ? userName : '')
  const isTaken = isFree === false
  return (
    <TextInput
      name="userName"
      type="email"
      label={t('registration.userName')}
      description={
        <span role="status">
          {isFree ? (
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
      error={isTaken ? t('issue.USER_NAME_TAKEN') : error}
    />
  )
}
