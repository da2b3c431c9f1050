import { confirm } from '../../ui/confirm.tsx'
import { useAction } from '../api/use-call.ts'
import { trackTask } from '../tasks.ts'
import { useT } from '../texts.ts'

/** Mails about invoices, asked about first; the task of the top bar says how each of them went. */
export function useMailMany() {
  const t = useT()
  const sendMany = useAction('salesInvoice.sendMany', { refreshes: ['task'] })
  const remindOf = useAction('salesInvoice.remind', { refreshes: ['task'] })
  const start = async (title: string, text: string, action: typeof sendMany, ids: readonly number[]) => {
    if (!(await confirm({ title, text, confirm: title }))) return
    const { taskId } = await action.mutateAsync({ ids: [...ids] })
    trackTask(taskId)
  }
  const remind = (ids: readonly number[], total = ids.length) => {
    const key = total > ids.length ? 'invoice.remindOldestText' : 'invoice.remindText'
    return start(t('invoice.remind'), t(key, { count: ids.length, total }), remindOf, ids)
  }
  return {
    send: (ids: readonly number[]) =>
      start(t('invoice.send'), t('invoice.sendManyText', { count: ids.length }), sendMany, ids),
    /** `total`: of how many they are the oldest. */
    remind,
  }
}
