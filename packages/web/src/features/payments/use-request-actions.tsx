import { useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { formatDecimal } from '../../ui/numbers.ts'
import { toast } from '../../ui/toasts.tsx'
import { touchedBy } from './words.ts'
import { later } from '../../ui/later.tsx'

const RejectDialog = later(() =>
  import('../../app/approval/RejectDialog.tsx').then((one) => one.RejectDialog),
)

/** A payment as it was looked at: another version is not decided on. */
interface Looked {
  readonly id: number
  readonly version: number
  readonly partyName: string
  readonly amount: string
}

const options = { refreshes: touchedBy('paymentOut') }

/** Approving, rejecting and withdrawing of one payment or many; each that was refused is named with its reason. */
export function useRequestActions() {
  const t = useT()
  const [rejecting, setRejecting] = useState<readonly Looked[]>()
  const approve = useAction('paymentRequest.approve', options)
  const reject = useAction('paymentRequest.reject', options)
  const withdraw = useAction('paymentRequest.withdraw', options)
  const show = (
    { done, refused }: Reply<'paymentRequest.reject'>,
    rows: readonly Looked[],
    title: TextKey,
    success: 'approved' | 'rejected' | 'withdrawn',
  ) => {
    if (done.length > 0) toast.success(t.count(`payApproval.${success}`, done.length))
    const known = new Map(rows.map((row) => [row.id, row]))
    const lines = refused.map(({ id, message }) => {
      const row = known.get(id)
      return row ? `${row.partyName}, ₹${formatDecimal(row.amount, 2)}: ${message}` : message
    })
    if (lines.length > 0) toast.error(t(title), lines.slice(0, 10))
  }
  const bodyOf = (rows: readonly Looked[]) => ({
    payments: rows.map(({ id, version }) => ({ id, version })),
  })
  return {
    isBusy: approve.isPending || withdraw.isPending,
    approve: async (rows: readonly Looked[]) => {
      const reply = await approve.mutateAsync(bodyOf(rows)).catch(() => undefined)
      if (reply) show(reply, rows, 'invoice.approve', 'approved')
    },
    reject: (rows: readonly Looked[]) => setRejecting(rows),
    withdraw: async (row: Looked) => {
      const agreed = await confirm({
        title: t('payApproval.withdraw'),
        text: t('payApproval.withdrawText'),
      })
      if (!agreed) return
      const reply = await withdraw.mutateAsync(bodyOf([row])).catch(() => undefined)
      if (reply) show(reply, [row], 'payApproval.withdraw', 'withdrawn')
    },
    dialog: rejecting && (
      <RejectDialog
        isBusy={reject.isPending}
        onReject={async (reason) =>
          show(
            await reject.mutateAsync({ ...bodyOf(rejecting), reason }),
            rejecting,
            'invoice.reject',
            'rejected',
          )
        }
        onClose={() => setRejecting(undefined)}
      />
    ),
  }
}
