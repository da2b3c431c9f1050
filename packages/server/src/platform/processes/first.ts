import type { BackupState } from '../backup/keeper.ts'
import { Questions } from './messages.ts'
import type { ToFirst, ToSibling } from './messages.ts'

export interface First {
  /** Says that this process serves. */
  ready(): void
  /** The numbers of all processes; undefined where the first does not answer. */
  metrics(): Promise<string | undefined>
  readonly backupState: () => BackupState['state']
}

/** The first process, as one that it started beside itself sees it. Without it this one ends. */
export function firstProcess({
  metrics,
  stop,
}: {
  readonly metrics: () => string
  readonly stop: () => void
}): First {
  const questions = new Questions<string>()
  let backup: BackupState['state'] = 'off'
  const tell = (message: ToFirst) => {
    if (process.connected) process.send!(message)
  }
  process.on('message', (message: ToSibling) => {
    if (message.kind === 'metrics') tell({ kind: 'metrics', id: message.id, text: metrics() })
    else if (message.kind === 'backup') backup = message.state
    else if (message.kind === 'allMetrics') questions.answer(message.id, message.text)
  })
  process.on('disconnect', stop)
  return {
    ready: () => tell({ kind: 'ready' }),
    backupState: () => backup,
    metrics: () => questions.ask((id) => tell({ kind: 'allMetrics', id }), 4000),
  }
}
