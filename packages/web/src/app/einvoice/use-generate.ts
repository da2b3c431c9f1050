import { useAction } from '../api/use-call.ts'
import { trackTask } from '../tasks.ts'

/** Asks for IRNs; the task of the top bar tells how they went. */
export function useGenerate() {
  const generate = useAction('eInvoice.generate', { refreshes: ['eInvoice', 'portal'] })
  return {
    isPending: generate.isPending,
    run: async (documentIds: readonly number[]) => {
      const { taskId } = await generate.mutateAsync({ documentIds: [...documentIds] })
      trackTask(taskId)
    },
  }
}
