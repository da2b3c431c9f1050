import { useAction } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'

/** Says to the portal that the goods of a bill are not ours, after asking once more. */
export function useReject(): (id: number) => Promise<void> {
  const t = useT()
  const reject = useAction('eWayBillOfOther.reject', { refreshes: ['eWayBillOfOther', 'eWayBill'] })
  return async (id) => {
    if (!(await confirm({ title: t('otherBill.reject'), text: t('otherBill.rejectText'), danger: true })))
      return
    const after = await reject.mutateAsync({ id }).catch(() => undefined)
    if (after) toast.success(t(after.stage ? 'eWayBill.waits' : 'otherBill.rejected'))
  }
}
