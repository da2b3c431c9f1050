import { useState } from 'react'
import { To, useNav } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { Invitation } from './Invitation.tsx'
import { Verification } from './Verification.tsx'
import css from './registration.module.css'

/** The last step to an account that someone made: its user proves the address, or takes up an invitation. */
export function CreateAccount() {
  const nav = useNav()
  const [{ request, invitation }] = useState(nav.search)
  if (typeof invitation === 'string') return <Invitation request={invitation} />
  if (typeof request === 'string') return <Verification request={request} />
  return <NothingToVerify />
}

/** Opened by hand: the step begins at the sign-in, or with the link of an invitation. */
function NothingToVerify() {
  const t = useT()
  return (
    <div className={css.form}>
      <h1>{t('verification.title')}</h1>
      <p>{t('verification.fromLogin')}</p>
      <To to="/login" style={{ textDecoration: 'underline' }}>
        {t('login.button')}
      </To>
    </div>
  )
}
