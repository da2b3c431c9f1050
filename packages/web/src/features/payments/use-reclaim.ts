import { istDateOf } from '@bahi/domain/cal/date.ts'
import { returnPeriodOf } from '@bahi/domain/cal/period.ts'
import { call } from '../../app/api/call.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { formatDecimal } from '../../ui/numbers.ts'
import { toast } from '../../ui/toasts.tsx'
import { sumOf } from './allocate.ts'

/**
 * Credit that was reversed for want of payment can be reclaimed once the supplier is paid: it is offered at once. What is
 * declined stays among the deadlines.
 */
export function useReclaim(): (billIds: readonly number[]) => Promise<void> {
  const t = useT()
  const rights = useRights()
  const reclaim = useAction('purchaseBill.setItcState', { refreshes: ['purchaseBill', 'legalClock'] })
  return async (billIds) => {
    if (billIds.length === 0 || !rights.may('PBL_ED')) return
    const { bills } = await call('purchaseBill.reclaims', { ids: [...billIds] })
    if (bills.length === 0) return
    const agreed = await confirm({
      title: t('itc.reclaimTitle'),
      text: t('itc.reclaimMany', {
        numbers: bills.map(({ number }) => number ?? '').join(', '),
        amount: formatDecimal(sumOf(...bills.map(({ amount }) => amount)), 2),
      }),
      confirm: t('itc.reclaim'),
      cancel: t('itc.later'),
    })
    if (!agreed) return
    const { refused } = await reclaim.mutateAsync({
      ids: bills.map(({ id }) => id),
      state: 'Reclaimed',
      returnPeriod: returnPeriodOf(istDateOf(Date.now())),
      reason: 'Rule37',
    })
    if (refused.length > 0)
      toast.error(
        t('itc.reclaimTitle'),
        refused.map(({ message }) => message),
      )
    else toast.success(t('itc.setMany', { count: bills.length, state: t.label('ItcState', 'Reclaimed') }))
  }
}
