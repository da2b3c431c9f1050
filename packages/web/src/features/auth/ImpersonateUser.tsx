import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { call } from '../../app/api/call.ts'
import { useCall } from '../../app/api/use-call.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { useNav } from '../../app/nav.tsx'
import { moveTo } from '../../app/session/arrival.ts'
import { useSessionStart } from '../../app/session/start-context.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import css from './ImpersonateUser.module.css'

/** Says what opening another user's view means, and opens it. */
export function ImpersonateUser() {
  const t = useT()
  const nav = useNav()
  const restart = useSessionStart()
  const user = useCall('user.detail', { id: String(nav.id) }, { quiet: true })
  const [problem, setProblem] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  if (user.isPending) return <ScreenSkeleton />
  if (user.error && user.error.status !== 403)
    return <LoadFailed error={user.error} onRetry={() => void user.refetch()} />
  // Anyone who may open views but not see the list of users sees no name.
  const { firstName = '', lastName = '', userName = '' } = user.data ?? {}
  const name = [firstName, lastName].filter(Boolean).join(' ') || userName || t('impersonate.thisUser')
  const open = async () => {
    setBusy(true)
    setProblem([])
    try {
      const next = await moveTo(() => call('sso.impersonate', { id: Number(nav.id) }, { quiet: true }))
      restart('page' in next ? next.page : '/login')
    } catch (error) {
      setProblem(error instanceof ApiError ? error.messages : [])
      setBusy(false)
    }
  }
  return (
    <section className={css.screen}>
      <h1>{t('impersonate.title')}</h1>
      <div className={css.person}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className="meta">{userName}</span>
      </div>
      <p>{t('impersonate.explain', { name })}</p>
      <ProblemLines lines={problem} />
      <div className={css.actions}>
        <Button
          variant="filled"
          loading={isBusy}
          leftSection={<IconEye size={18} stroke={1.5} aria-hidden />}
          onClick={() => void open()}
        >
          {t('impersonate.open')}
        </Button>
        <Button onClick={() => nav.back()}>{t('common.cancel')}</Button>
      </div>
    </section>
  )
}
