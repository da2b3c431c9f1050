import { useAction } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import type { Row } from './columns.tsx'

/** What is read anew once rows are decided: their credit is in returns and on bills. */
export const refreshes = ['reconciliation', 'gstr2b', 'ims', 'gstr3b', 'purchaseBill', 'inwardNote'] as const

interface Done {
  readonly actionId: number
  readonly refused?: readonly { readonly id: number; readonly message: string }[] | undefined
}

export type Decide = ReturnType<typeof useDecide>

/** Decisions on rows, each with a way back; what is refused says why. */
export function useDecide() {
  const t = useT()
  const accept = useAction('reconciliation.accept', { refreshes })
  const reject = useAction('reconciliation.reject', { refreshes })
  const pending = useAction('reconciliation.pending', { refreshes })
  const ignore = useAction('reconciliation.ignore', { refreshes })
  const link = useAction('reconciliation.link', { refreshes })
  const unlink = useAction('reconciliation.unlink', { refreshes })
  const undo = useAction('reconciliation.undo', { refreshes })
  const say = (count: number, { actionId, refused = [] }: Done): boolean => {
    const reasons = [...new Set(refused.map(({ message }) => message))]
    if (refused.length > 0) toast.error(t('reconciliation.someRefused', { count: refused.length }), reasons)
    const done = count - refused.length
    if (done > 0)
      toast.undo(t('reconciliation.done', { count: done }), t('common.undo'), () => undo.mutate({ actionId }))
    return done > 0
  }
  const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)
  return {
    accept: async (rows: readonly Row[], claimPeriod?: string) =>
      say(
        rows.length,
        await accept.mutateAsync({ ids: idsOf(rows), ...(claimPeriod ? { claimPeriod } : {}) }),
      ),
    reject: async (rows: readonly Row[]) => say(rows.length, await reject.mutateAsync({ ids: idsOf(rows) })),
    pending: async (rows: readonly Row[]) =>
      say(rows.length, await pending.mutateAsync({ ids: idsOf(rows) })),
    ignore: async (rows: readonly Row[], note: string, until?: string) =>
      say(rows.length, await ignore.mutateAsync({ ids: idsOf(rows), note, ...(until ? { until } : {}) })),
    unlink: async (rows: readonly Row[]) => say(rows.length, await unlink.mutateAsync({ ids: idsOf(rows) })),
    link: async (rows: readonly Row[], note?: string) =>
      say(1, await link.mutateAsync({ ids: idsOf(rows), ...(note ? { note } : {}) })),
  }
}
