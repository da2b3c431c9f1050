import { useState } from 'react'
import { useKind } from '../../../app/use-kind.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { useAction } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import type { TextKey } from '../../../app/texts.ts'
import { toast } from '../../../ui/toasts.tsx'
import { later } from '../../../ui/later.tsx'

const RejectDialog = later(() =>
  import('../../../app/approval/RejectDialog.tsx').then((one) => one.RejectDialog),
)

/** An invoice as it was looked at: another version is not approved. */
interface Looked {
  readonly id: number
  readonly version: number
}

const concerned = ['party', 'dashboard', 'gstr1', 'series', 'notification', 'audit'] as const

/** Approving and rejecting of one invoice or many, with what came of it said; `dialog` asks for the reason. */
export function useApproval() {
  const t = useT()
  const kind = useKind()
  const refreshes = [kind, ...concerned]
  const [rejecting, setRejecting] = useState<readonly Looked[]>()
  const approve = useAction(`${kind}.approve`, { refreshes })
  const reject = useAction(`${kind}.reject`, { refreshes })
  const tell = (
    { done, refused }: Reply<'salesInvoice.approve'>,
    title: TextKey,
    success: 'approved' | 'rejected',
  ) => {
    if (done.length > 0) toast.success(t.count(`kind.${kind}.${success}`, done.length))
    if (refused.length > 0)
      toast.error(t(title), [...new Set(refused.map(({ message }) => message))].slice(0, 10))
  }
  const documentsOf = (rows: readonly Looked[]) => rows.map(({ id, version }) => ({ id, version }))
  return {
    isBusy: approve.isPending,
    approve: async (rows: readonly Looked[]) => {
      tell(await approve.mutateAsync({ documents: documentsOf(rows) }), 'invoice.approve', 'approved')
    },
    reject: (rows: readonly Looked[]) => setRejecting(rows),
    dialog: rejecting && (
      <RejectDialog
        isBusy={reject.isPending}
        onReject={async (reason) =>
          tell(
            await reject.mutateAsync({ documents: documentsOf(rejecting), reason }),
            'invoice.reject',
            'rejected',
          )
        }
        onClose={() => setRejecting(undefined)}
      />
    ),
  }
}
