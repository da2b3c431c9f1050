import { useAction, useCall } from '../../app/api/use-call.ts'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useT } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import { Chip } from '../../ui/values.tsx'
import { toast } from '../../ui/toasts.tsx'
import css from './users.module.css'

/** Where the user is signed in, each to be ended. */
export function SessionsTab({ id }: { id: number }) {
  const t = useT()
  const sessions = useCall('user.sessions', { id }, { needed: true })
  const end = useAction('user.endSessions', { refreshes: ['user'] })
  const run = async (sessionIds?: number[]) => {
    const reply = await end.mutateAsync({ id, ...(sessionIds ? { sessionIds } : {}) }).catch(() => undefined)
    if (reply) toast.success(t('user.session.ended'))
  }
  if (!sessions.data) return null
  if (sessions.data.length === 0) return <EmptyState text={t('user.session.none')} />
  return (
    <div className={css.stack}>
      <ul className={css.rows}>
        {sessions.data.map((session) => (
          <li key={session.id}>
            <span>
              <strong>{deviceOf(session.userAgent) ?? '-'}</strong>{' '}
              {session.isOwn && <Chip tone="ok">{t('user.session.own')}</Chip>}
              <br />
              <span className="muted">
                {t('user.session.from')} <bdi>{session.address ?? '-'}</bdi> · {t('user.session.since')}{' '}
                <TimeText value={session.createdAt} /> · {t('user.session.seen')}{' '}
                <TimeText value={session.lastSeenAt} />
              </span>
            </span>
            <ActionButton right="USR_CH_ST" onClick={() => void run([session.id])}>
              {t('user.session.end')}
            </ActionButton>
          </li>
        ))}
      </ul>
      {sessions.data.length > 1 && (
        <ActionButton right="USR_CH_ST" onClick={() => void run()}>
          {t('user.session.endAll')}
        </ActionButton>
      )}
    </div>
  )
}

/** "Chrome, Windows" out of what the browser says of itself. */
function deviceOf(agent: string | null): string | undefined {
  if (!agent) return undefined
  const browser = /(Edg|Firefox|OPR|Chrome|Safari)\//
    .exec(agent)?.[1]
    ?.replace('Edg', 'Edge')
    .replace('OPR', 'Opera')
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(agent)?.[1]
  return [browser, system].filter(Boolean).join(', ') || agent.slice(0, 60)
}
