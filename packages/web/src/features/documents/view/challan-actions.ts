import { useAction } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { toast } from '../../../ui/toasts.tsx'

/** Marks challans as delivered today, and says why one could not be. */
export function useMarkDelivered(): (ids: readonly number[]) => Promise<void> {
  const t = useT()
  const mark = useAction('deliveryChallan.markDelivered', { refreshes: ['deliveryChallan', 'dashboard'] })
  return async (ids) => {
    const { done, refused } = await mark.mutateAsync({ ids: [...ids] })
    if (done.length > 0) toast.success(t('challan.delivered', { count: done.length }))
    if (refused.length > 0)
      toast.error(
        t('challan.markDelivered'),
        [...new Set(refused.map(({ message }) => message))].slice(0, 10),
      )
  }
}
