import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { moveTo } from '../session/arrival.ts'
import { useSession } from '../session/session.ts'
import { useSessionStart } from '../session/start-context.ts'
import { useT } from '../texts.ts'
import css from './ViewBanner.module.css'

/** Shown over every screen while another user's view is open; the way back is in it. */
export function ViewBanner() {
  const t = useT()
  const restart = useSessionStart()
  const [isBusy, setBusy] = useState(false)
  const settings = useSession((session) => session.settings)
  useEffect(() => {
    document.documentElement.dataset['view'] = 'other'
    return () => {
      delete document.documentElement.dataset['view']
    }
  }, [])
  if (!settings) return null
  const name = [settings.firstName, settings.lastName].filter(Boolean).join(' ') || settings.userEmailAddress
  const back = async () => {
    setBusy(true)
    try {
      const next = await moveTo(() => call('sso.endImpersonation'))
      restart('page' in next ? next.page : '/login')
    } catch {
      restart('/login')
    }
  }
  return (
    <div className={`${css.banner} no-print`} role="status">
      <IconEye size={18} stroke={1.5} aria-hidden />
      <span className={css.text}>{t('impersonate.banner', { name })}</span>
      <Button size="xs" variant="default" loading={isBusy} onClick={() => void back()}>
        {t('impersonate.return')}
      </Button>
    </div>
  )
}
