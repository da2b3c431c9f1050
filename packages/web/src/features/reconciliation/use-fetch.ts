import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useAction } from '../../app/api/use-call.ts'
import { trackTask } from '../../app/tasks.ts'
import type { TaskWords } from '../../app/tasks.ts'
import { translate } from '../../app/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import type { Statement } from './states.ts'
import { whatCame } from './what-came.ts'

/** Fetches a statement from the portal, or sends decisions to IMS; where that is not open for the GSTIN, its code is asked for first. */
export function useFetch(entityId: number, against: Statement, returnPeriod: string) {
  const statement = useAction('gstr2b.fetch', { refreshes: ['task'], quiet: true })
  const inbox = useAction('ims.fetch', { refreshes: ['task'], quiet: true })
  const decisions = useAction('ims.push', { refreshes: ['task'], quiet: true })
  /** What goes on once the portal is open. */
  const [waiting, setWaiting] = useState<{
    work: () => Promise<{ taskId: number }>
    said: TaskWords | undefined
  }>()
  const start = async (work: () => Promise<{ taskId: number }>, said?: TaskWords) => {
    setWaiting(undefined)
    try {
      trackTask((await work()).taskId, said)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'PORT0001') setWaiting({ work, said })
      else toast.error(error.messages[0] ?? '')
    }
  }
  return {
    isPending: statement.isPending || inbox.isPending,
    isPushing: decisions.isPending,
    needsCode: waiting !== undefined,
    close: () => setWaiting(undefined),
    goOn: () => waiting && void start(waiting.work, waiting.said),
    fetch: () =>
      void start(
        () => (against === 'IMS' ? inbox : statement).mutateAsync({ entityId, returnPeriod }),
        whatCame(translate()(`reconciliation.statement.${against}`)),
      ),
    push: () => void start(() => decisions.mutateAsync({ entityId })),
  }
}
