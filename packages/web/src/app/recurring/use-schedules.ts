import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { RowOf } from '../api/call-types.ts'
import { useAction } from '../api/use-call.ts'
import type { RowAction } from '../screens/RowMenu.tsx'
import { useT } from '../texts.ts'

type Status = RowOf<'recurring.search'>['status']

/** What is scheduled: documents that are made again, and reports that are mailed. */
type Scheduled = 'recurring' | 'reportSchedule'

/** Pauses, resumes and ends schedules, and says why one was refused. */
export function useSchedules(of: Scheduled) {
  const t = useT()
  const change = useAction(`${of}.updateStatus`, { refreshes: [of, 'audit'] })
  const set = async (ids: readonly number[], status: Status) => {
    const { refused } = await change.mutateAsync({ ids: [...ids], status })
    if (refused.length > 0) toast.error(t(`${of}.title`), [...new Set(refused.map(({ message }) => message))])
  }
  const end = async (ids: readonly number[]) => {
    const isSure = await confirm({
      title: t(`${of}.endTitle`),
      text: t(`${of}.endText`),
      confirm: t('recurring.end'),
      danger: true,
    })
    if (isSure) await set(ids, 'Ended')
  }
  return { set, end }
}

interface Row {
  readonly id: number
  readonly status: Status
}

/** What a list offers for each of them. */
export function useScheduleActions<R extends Row>(
  of: Scheduled,
  edit: (row: R) => void,
): readonly RowAction<R>[] {
  const { set, end } = useSchedules(of)
  const why = ({ status }: Row) => (status === 'Ended' ? 'recurring.refused.ended' : undefined)
  return [
    { key: 'edit', label: 'recurring.edit', run: edit },
    {
      key: 'pause',
      label: ({ status }) => (status === 'Paused' ? 'recurring.resume' : 'recurring.pause'),
      why,
      run: ({ id, status }) => void set([id], status === 'Paused' ? 'Active' : 'Paused'),
    },
    { key: 'end', label: 'recurring.end', why, run: ({ id }) => void end([id]), isDanger: true },
  ]
}
