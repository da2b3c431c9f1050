import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { call } from '../../app/api/call.ts'
import { useCall } from '../../app/api/use-call.ts'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useT } from '../../app/texts.ts'
import type { Translate } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import css from './users.module.css'

type Entry = Reply<'user.activity'>['entries'][number]

/** What the user changed, newest first. */
export function ActivityTab({ id }: { id: number }) {
  const t = useT()
  const first = useCall('user.activity', { id }, { needed: true })
  const [more, setMore] = useState<readonly Entry[]>([])
  const [isOver, setOver] = useState(false)
  if (!first.data) return null
  const entries = [...first.data.entries, ...more]
  if (entries.length === 0) return <EmptyState text={t('user.noActivity')} />
  const load = async () => {
    const next = await call('user.activity', { id, before: entries.at(-1)!.id })
    setMore([...more, ...next.entries])
    setOver(!next.hasMore)
  }
  return (
    <div className={css.stack}>
      <ol className={css.rows}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>
              <strong>{t.find(`history.${entry.action}`) ?? entry.action}</strong>{' '}
              {recordName(t, entry.record)} <span className="figure muted">#{entry.recordId}</span>
              {entry.reason && <span className="muted"> · {entry.reason}</span>}
              {entry.impersonator && <span className="muted"> · {entry.impersonator}</span>}
            </span>
            <span className="meta">
              <TimeText value={entry.at} /> · {t.find(`history.source.${entry.source}`) ?? entry.source}
            </span>
          </li>
        ))}
      </ol>
      {first.data.hasMore && !isOver && (
        <Button variant="subtle" onClick={() => void load().catch(() => undefined)}>
          {t('history.more')}
        </Button>
      )}
    </div>
  )
}

/** Tables in the words of the screens; one that has none is named as it is. */
const recordName = (t: Translate, table: string): string =>
  t.find(`record.${table}`) ?? table.replaceAll('_', ' ')
