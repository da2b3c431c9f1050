import { useAction } from '../api/use-call.ts'
import { trackTask } from '../tasks.ts'

/** Asks for IRNs; the task of the top bar tells how they went. */
export function useGenerate() {
  const generate = useAction('eInvoice.generate', { refreshes: ['eInvoice', 'eWayBill', 'portal'] })
  return {
    isPending: generate.isPending,
    run: async (documentIds: readonly number[], withEWayBill = false) => {
      const { taskId } = await generate.mutateAsync({ documentIds: [...documentIds], withEWayBill })
      trackTask(taskId)
    },
  }
}
