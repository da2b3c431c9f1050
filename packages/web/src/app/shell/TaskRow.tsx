import { call } from '../api/call.ts'
import { useAction } from '../api/use-call.ts'
import { openFile } from '../files.ts'
import { dropTask } from '../tasks.ts'
import type { Task } from '../tasks.ts'
import { useT } from '../texts.ts'
import { openErrorModal } from './ErrorModal.tsx'
import type { ErrorItem } from '../api/api-error.ts'
import css from './TopBar.module.css'

/** A task with its progress, its files, and the way to end it. */
export function TaskRow({ task }: { task: Task }) {
  const t = useT()
  const cancel = useAction('task.cancel', { refreshes: ['task'] })
  const isRunning = task.resultStamp === null
  const errors = (task.response as { errors?: readonly ErrorItem[] } | null | undefined)?.errors ?? []
  return (
    <div className={css.task}>
      <div className={css.taskHead}>
        <strong>{t.find(`task.${task.type}`) ?? task.type}</strong>
        <span className="meta">{t.status(task.status)}</span>
      </div>
      {isRunning && (
        <div
          className={css.progress}
          role="progressbar"
          aria-valuenow={task.progress}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-label={t('tasks.progress')}
        >
          <div style={{ inlineSize: `${task.progress}%` }} />
        </div>
      )}
      {task.message && <span className="meta">{task.message}</span>}
      <div className={css.taskHead}>
        <span className="meta figure">
          {task.total === null ? task.done : `${task.done} / ${task.total}`}
        </span>
        <span style={{ display: 'flex', gap: 12 }}>
          {isRunning && (
            <button type="button" className="plain link" onClick={() => cancel.mutate({ id: task.id })}>
              {t('common.cancel')}
            </button>
          )}
          {errors.length > 0 && (
            <button
              type="button"
              className="plain link"
              onClick={() => openErrorModal({ status: task.status, errors })}
            >
              {t('tasks.errors')}
            </button>
          )}
          {task.result.map(({ fileId, fileName }) => (
            <button
              key={fileId}
              type="button"
              className="plain link"
              onClick={() => void call('task.file', { id: fileId }).then(openFile)}
            >
              {fileName}
            </button>
          ))}
          {!isRunning && (
            <button type="button" className="plain link" onClick={() => dropTask(task.id)}>
              {t('tasks.dismiss')}
            </button>
          )}
        </span>
      </div>
    </div>
  )
}
