import { Button } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../app/api/call.ts'
import type { LoginRoute, TokenReply } from '../../app/session/sign-in.ts'
import { useT } from '../../app/texts.ts'
import css from './Login.module.css'

/** Where the account allows one session alone: the other ends only when the person says so. */
export function EndOther({
  route,
  onReply,
}: {
  route: LoginRoute
  onReply: (reply: TokenReply) => Promise<void>
}) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const goOn = async () => {
    setBusy(true)
    try {
      await onReply(await call('sso.userToken', { request: route.request }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.attention} role="alert">
      <p>{t('login.otherSession')}</p>
      <Button variant="filled" loading={isBusy} onClick={() => void goOn().catch(() => undefined)}>
        {t('login.endOther')}
      </Button>
    </div>
  )
}
