import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { create } from 'zustand'
import { toast } from '../ui/toasts.tsx'
import { useCall } from './api/use-call.ts'
import type { Reply } from './api/call-types.ts'
import { useSession } from './session/session.ts'
import { translate } from './texts.ts'

export type Task = Reply<'task.status'>[number]

/** Tasks this page has started or found running, by id; ended ones stay until they are looked at. */
const useTracked = create<{ ids: readonly number[]; ended: ReadonlySet<number> }>(() => ({
  ids: [],
  ended: new Set(),
}))

/** What is said of a task that is about one record: while it runs, and with a way to the record when it is done. */
export interface TaskWords {
  readonly running?: string
  /** What it brought may be said: the response of the task is given. */
  readonly done: string | ((response: unknown) => string)
  readonly open?: () => void
}
const words = new Map<number, TaskWords>()

/** After a call that answered `{ taskId }`: its progress shows in the top bar. */
export function trackTask(id: number, said?: TaskWords): void {
  useTracked.setState(({ ids }) => ({ ids: ids.includes(id) ? ids : [...ids, id] }))
  if (said) words.set(id, said)
  toast.info(said?.running ?? translate()('tasks.started'), [], id)
}

export function dropTask(id: number): void {
  useTracked.setState(({ ids }) => ({ ids: ids.filter((one) => one !== id) }))
}

const isRunning = ({ status }: Task) =>
  status === 'Initialized' || status === 'YetNotStarted' || status === 'InProcess'

const doneWords = ({ response }: Task, said: TaskWords | undefined): string | undefined =>
  typeof said?.done === 'function' ? said.done(response) : said?.done

/** The tracked tasks, asked for every poolingTime seconds while one of them runs. */
export function useTasks(): readonly Task[] {
  const { ids, ended } = useTracked()
  const client = useQueryClient()
  const seconds = useSession((session) => session.settings?.poolingTime ?? 5)
  const pending = useCall('task.pending', {}, { quiet: true, staleMs: Infinity })
  useEffect(() => {
    const found = (pending.data ?? []).map(({ id }) => id)
    if (found.length > 0)
      useTracked.setState(({ ids: known }) => ({ ids: [...new Set([...known, ...found])] }))
  }, [pending.data])
  const runs = ids.some((id) => !ended.has(id))
  const status = useCall(
    'task.status',
    { ids: [...ids] },
    { quiet: true, enabled: ids.length > 0, everyMs: runs && seconds * 1000, keepPrevious: true },
  )
  useEffect(() => {
    const t = translate()
    for (const task of status.data ?? []) {
      if (isRunning(task) || useTracked.getState().ended.has(task.id)) continue
      useTracked.setState((state) => ({ ended: new Set([...state.ended, task.id]) }))
      const name = t.find(`task.${task.type}`) ?? task.type
      const said = words.get(task.id)
      if (task.status === 'Success')
        toast.success(
          doneWords(task, said) ?? t('tasks.done', { name }),
          [],
          task.id,
          said?.open && { label: t('common.open'), run: said.open },
        )
      // Done, but for some entries: what it brought says how many.
      else if (task.status === 'SuccessWithError' && typeof said?.done === 'function')
        toast.info(said.done(task.response), [], task.id)
      else toast.error(t('tasks.failed', { name }), task.message ? [task.message] : [], task.id)
      void client.invalidateQueries()
    }
  }, [status.data, client])
  return ids.length > 0 ? (status.data ?? []) : []
}
