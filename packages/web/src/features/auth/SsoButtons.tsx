import { Button } from '@mantine/core'
import { IconBrandAzure, IconBrandGoogle, IconShieldLock } from '@tabler/icons-react'
import { useState } from 'react'
import { startSso } from '../../app/session/sso.ts'
import type { SsoMethod } from '../../app/session/sso.ts'
import type { LoginSettings } from '../../app/session/session.ts'
import { useT } from '../../app/texts.ts'
import css from './Login.module.css'

/** Ways in by another identity: two providers of accounts, and Google. */
export function SsoButtons({ settings }: { settings: LoginSettings }) {
  const t = useT()
  const [going, setGoing] = useState<SsoMethod>()
  const button = (method: SsoMethod, Icon: typeof IconShieldLock) => (
    <Button
      key={method}
      variant="default"
      leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
      loading={going === method}
      onClick={() => {
        setGoing(method)
        startSso(method, typedUserName()).catch(() => setGoing(undefined))
      }}
    >
      {t(`login.${method}`)}
    </Button>
  )
  return (
    <div className={css.sso}>
      <div className={css.or}>{t('login.or')}</div>
      {settings.azureSaml && button('azure', IconBrandAzure)}
      {settings.oktaSaml && button('okta', IconShieldLock)}
      {settings.googleOAuthClientId && button('google', IconBrandGoogle)}
    </div>
  )
}

/** The provider of an account is known by its user. */
const typedUserName = () => document.querySelector<HTMLInputElement>('input[name="userName"]')?.value.trim()
