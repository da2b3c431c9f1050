import { Button } from '@mantine/core'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Chip } from '../../ui/values.tsx'
import { toast } from '../../ui/toasts.tsx'
import { deviceOf } from './device.ts'
import css from './profile.module.css'

type Session = Reply<'session.search'>[number]

/** Where the user is signed in, and an end to each of them. */
export function SessionsCard() {
  const t = useT()
  const sessions = useCall('session.search', undefined, { needed: true })
  const revoke = useAction('session.revoke', { refreshes: ['session'] })
  const revokeOthers = useAction('session.revokeOthers', { refreshes: ['session'] })
  const others = (sessions.data ?? []).filter(({ isThis }) => !isThis)
  const end = async (work: () => Promise<unknown>) => {
    await work()
    toast.success(t('profile.sessionEnded'))
  }
  const endAll = async () => {
    const agreed = await confirm({
      title: t('profile.endOthersAsk'),
      text: t('profile.endOthersText'),
      confirm: t('profile.endOthers'),
      danger: true,
    })
    if (agreed) await end(() => revokeOthers.mutateAsync(undefined))
  }
  return (
    <section className={css.card} aria-labelledby="profile-sessions">
      <div className={css.row}>
        <div className={css.text}>
          <h2 id="profile-sessions">{t('profile.sessions')}</h2>
        </div>
        {others.length > 0 && (
          <Button onClick={() => void endAll().catch(() => undefined)}>{t('profile.endOthers')}</Button>
        )}
      </div>
      <ul className={css.sessions}>
        {sessions.data?.map((session) => (
          <li key={session.id}>
            <SessionText session={session} />
            {!session.isThis && (
              <Button
                variant="subtle"
                aria-label={`${t('profile.endSession')}: ${deviceOf(session.userAgent) || session.address}`}
                onClick={() => void end(() => revoke.mutateAsync({ id: session.id })).catch(() => undefined)}
              >
                {t('profile.endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function SessionText({ session }: { session: Session }) {
  const t = useT()
  const { userAgent, address, createdAt, lastSeenAt, isThis, impersonator } = session
  return (
    <div className={css.text}>
      <span>
        <bdi>{deviceOf(userAgent) || t('profile.unknownDevice')}</bdi>{' '}
        {isThis && <Chip tone="ok">{t('profile.thisOne')}</Chip>}
        {impersonator && <Chip tone="attention">{t('profile.seenBy', { name: impersonator })}</Chip>}
      </span>
      <span className="meta">
        <bdi>{address}</bdi> · {t('profile.since')} <TimeText value={createdAt} /> · {t('profile.lastSeen')}{' '}
        <TimeText value={lastSeenAt} />
      </span>
    </div>
  )
}
