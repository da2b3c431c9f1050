import { Button } from '@mantine/core'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import css from './imports.module.css'
import type { Statistic } from './words.tsx'

/** How far an import is, and the way to stop it. */
export function Progress({ of }: { of: Statistic }) {
  const t = useT()
  const cancel = useAction('task.cancel', { refreshes: ['task', 'import'] })
  const status = useCall(
    'task.status',
    { ids: [of.backgroundTaskId] },
    { quiet: true, everyMs: 1000, keepPrevious: true },
  )
  const task = status.data?.[0]
  const runs = task !== undefined && task.resultStamp === null
  const isRead = of.rows > 0
  // Corrected rows are taken by a task of their own, after the one of the file.
  const done = runs ? task.done : of.succeeded + of.failed
  const percent = isRead ? Math.min(100, Math.floor((done * 100) / of.rows)) : 0
  const stop = async () => {
    const agreed = await confirm({
      title: t('imports.stopAsk'),
      text: t('imports.stopText'),
      confirm: t('imports.stop'),
    })
    if (agreed) await cancel.mutateAsync({ id: of.backgroundTaskId }).catch(() => undefined)
  }
  const count = groupDigits(String(isRead ? done : (task?.total ?? 0)))
  return (
    <div className={css.progress}>
      <div
        className={css.track}
        role="progressbar"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={t('imports.progress')}
      >
        <div style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className="meta">
        {isRead
          ? t('imports.rowsDone', { done: count, rows: groupDigits(String(of.rows)) })
          : t('imports.readingRows', { done: count })}
      </span>
      {runs && (
        <Button variant="default" loading={cancel.isPending} onClick={() => void stop()}>
          {t('imports.stop')}
        </Button>
      )}
    </div>
  )
}
