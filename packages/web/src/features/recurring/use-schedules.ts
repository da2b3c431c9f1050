import type { RowOf } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'

type Status = RowOf<'recurring.search'>['status']

/** Pauses, resumes and ends schedules, and says why one was refused. */
export function useSchedules() {
  const t = useT()
  const change = useAction('recurring.updateStatus', { refreshes: ['recurring', 'audit'] })
  const set = async (ids: readonly number[], status: Status) => {
    const { refused } = await change.mutateAsync({ ids: [...ids], status })
    if (refused.length > 0)
      toast.error(t('recurring.title'), [...new Set(refused.map(({ message }) => message))])
  }
  const end = async (ids: readonly number[]) => {
    const isSure = await confirm({
      title: t('recurring.endTitle'),
      text: t('recurring.endText'),
      confirm: t('recurring.end'),
      danger: true,
    })
    if (isSure) await set(ids, 'Ended')
  }
  return { set, end }
}
