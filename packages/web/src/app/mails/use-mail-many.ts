import { confirm } from '../../ui/confirm.tsx'
import { useAction } from '../api/use-call.ts'
import type { DocumentKind } from '../documents.ts'
import { trackTask } from '../tasks.ts'
import { useT } from '../texts.ts'

type Ids = readonly number[]

/** Asked about first; the task of the top bar says how each of them went. */
async function start(title: string, text: string, send: () => Promise<{ taskId: number }>): Promise<void> {
  if (await confirm({ title, text, confirm: title })) trackTask((await send()).taskId)
}

/** Each document of a kind to its party. */
export function useSendMany(kind: DocumentKind) {
  const t = useT()
  const send = useAction(`${kind}.sendMany`, { refreshes: ['task'] })
  return (ids: Ids) =>
    start(t('invoice.send'), t('invoice.sendManyText', { count: ids.length }), () =>
      send.mutateAsync({ ids: [...ids] }),
    )
}

/** Customers are reminded of what they owe; `total`: of how many these are the oldest. */
export function useRemind() {
  const t = useT()
  const remind = useAction('salesInvoice.remind', { refreshes: ['task'] })
  return (ids: Ids, total = ids.length) => {
    const key = total > ids.length ? 'invoice.remindOldestText' : 'invoice.remindText'
    return start(t('invoice.remind'), t(key, { count: ids.length, total }), () =>
      remind.mutateAsync({ ids: [...ids] }),
    )
  }
}
