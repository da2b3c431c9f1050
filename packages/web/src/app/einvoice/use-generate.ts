import type { Input } from '../api/call-types.ts'
import { useAction } from '../api/use-call.ts'
import { useNav } from '../nav.tsx'
import { trackTask } from '../tasks.ts'
import { useT } from '../texts.ts'

type Options = Pick<Input<'eInvoice.generate'>, 'withEWayBill' | 'transport'>

/** Asks for IRNs; the task of the top bar says how they went. */
export function useGenerate() {
  const t = useT()
  const nav = useNav()
  const generate = useAction('eInvoice.generate', { refreshes: ['eInvoice', 'eWayBill', 'portal'] })
  return {
    isPending: generate.isPending,
    /** `number`: of the one invoice that it is about, to be named when the IRN is there. */
    run: async (documentIds: readonly number[], options: Options = {}, number?: string | null) => {
      const { taskId } = await generate.mutateAsync({ documentIds: [...documentIds], ...options })
      trackTask(
        taskId,
        number
          ? {
              running: t('eInvoice.generatingFor', { number }),
              done: t('eInvoice.generatedFor', { number }),
              open: () => nav.go(`view-sales-invoice/${documentIds[0]}?tab=eInvoice`),
            }
          : undefined,
      )
    },
  }
}
