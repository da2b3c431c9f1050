import { IconArrowsExchange, IconBuildingCommunity } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'
import { moveTo } from '../session/arrival.ts'
import { leaveFor } from '../session/portal.ts'
import { useSession } from '../session/session.ts'
import { useSessionStart } from '../session/start-context.ts'
import { useT } from '../texts.ts'
import css from './TopBar.module.css'

const minute = 60_000

/** Other accounts of the same person, and for Admins the e-invoice portal: part of the profile menu. */
export function AccountWays() {
  const t = useT()
  const restart = useSessionStart()
  const { login, profile, settings } = useSession()
  const isOwn = settings?.impersonatedBy === ''
  const accounts = useCall('sso.otherAccounts', undefined, {
    quiet: true,
    staleMs: 5 * minute,
    enabled: isOwn,
  })
  const [busy, setBusy] = useState('')
  const hasPortal =
    isOwn &&
    profile?.userType.toLowerCase() === 'admin' &&
    !login?.disableFeaturesForEInvoicingPortal &&
    (login?.cirpPortalUrl ?? '') !== ''
  const open = async (userName: string) => {
    setBusy(userName)
    try {
      const next = await moveTo(() => call('sso.switchAccount', { userName }), 'sso.switch')
      // A second step or another session is asked where one signs in.
      restart('page' in next ? next.page : '/login')
    } catch {
      setBusy('')
    }
  }
  const others = accounts.data ?? []
  if (others.length === 0 && !hasPortal) return null
  return (
    <>
      {others.length > 0 && <div className={`meta ${css.group}`}>{t('switchAccount.title')}</div>}
      {others.map(({ userName, subscriberName }) => (
        <button
          key={userName}
          type="button"
          className={`plain ${css.item}`}
          disabled={busy !== ''}
          onClick={() => void open(userName)}
        >
          <IconBuildingCommunity size={18} stroke={1.5} aria-hidden />
          <bdi>{subscriberName}</bdi>
        </button>
      ))}
      {hasPortal && (
        <button type="button" className={`plain ${css.item}`} onClick={() => void leaveFor('portal')}>
          <IconArrowsExchange size={18} stroke={1.5} aria-hidden />
          {t('portal.toPortal')}
        </button>
      )}
      <hr className={css.rule} />
    </>
  )
}
