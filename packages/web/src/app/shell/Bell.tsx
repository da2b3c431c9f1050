import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popup } from '../../ui/Popup.tsx'
import type { Reply } from '../api/call-types.ts'
import { useAction, useCall } from '../api/use-call.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { useNav } from '../nav.tsx'
import { useT } from '../texts.ts'
import { TimeText } from '../values.tsx'
import { noticePath } from './notice-path.ts'
import css from './Bell.module.css'

type Notice = Reply<'notification.list'>['records'][number]

const everyMs = 60_000

/** What the user is notified of without having asked: how many are unread, and the newest of them. */
export function Bell() {
  const t = useT()
  const nav = useNav()
  const [isOpen, setOpen] = useState(false)
  const count = useCall('notification.count', undefined, {
    quiet: true,
    everyMs,
    // The start of the application brings the first number.
    staleMs: everyMs,
  })
  const list = useCall('notification.list', {}, { quiet: true, enabled: isOpen })
  const read = useAction('notification.markRead', { refreshes: ['notification'], quiet: true })
  const unread = count.data?.unread ?? 0
  const label = unread > 0 ? t.count('bell.unread', unread) : t('bell.title')
  const open = (notice: Notice) => {
    if (notice.readAt === null) void read.mutateAsync({ ids: [notice.id] }).catch(() => undefined)
    const path = noticePath(notice)
    if (!path) return
    setOpen(false)
    nav.go(path)
  }
  return (
    <Popup
      position="bottom-end"
      width={340}
      isOpen={isOpen}
      onChange={setOpen}
      trapFocus
      button={
        <IconButton className={css.bell} aria-label={label}>
          <IconBell size={18} stroke={1.5} />
          {unread > 0 && (
            <span className={css.count} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </IconButton>
      }
      dropdown={{ className: css.panel ?? '', 'aria-label': t('bell.title') }}
    >
      {() => (
        <>
          <div className={css.head}>
            <h2>{t('bell.title')}</h2>
            {unread > 0 && (
              <Button
                size="compact-sm"
                variant="subtle"
                loading={read.isPending}
                onClick={() => void read.mutateAsync({}).catch(() => undefined)}
              >
                {t('bell.readAll')}
              </Button>
            )}
          </div>
          {list.isError && !list.data && (
            <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
          )}
          {list.data?.records.length === 0 && <p className="muted">{t('bell.none')}</p>}
          <ul className={css.list}>
            {list.data?.records.map((notice) => (
              <li key={notice.id} data-unread={notice.readAt === null} data-type={notice.type}>
                <button type="button" className="plain" onClick={() => open(notice)}>
                  <strong>{notice.subject}</strong>
                  <span dir="auto">{notice.remark}</span>
                  <span className="meta">
                    <TimeText value={notice.createdAt} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Popup>
  )
}
