import { useAction } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'

/** Asks, deletes, and reports; true where all of them are gone. */
export function useDelete() {
  const t = useT()
  const remove = useAction('qrReading.delete', { refreshes: ['qrReading'] })
  return async (ids: readonly number[]): Promise<boolean> => {
    if (
      !(await confirm({ title: t('qrReading.deleteTitle'), text: t('qrReading.deleteText'), danger: true }))
    )
      return false
    try {
      const { refused } = await remove.mutateAsync({ ids: [...ids] })
      if (refused.length === 0) toast.success(t('qrReading.deleted'))
      else
        toast.error(
          t('qrReading.delete'),
          refused.map(({ message }) => message),
        )
      return refused.length === 0
    } catch {
      return false
    }
  }
}
