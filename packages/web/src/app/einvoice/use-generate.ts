import type { Input } from '../api/call-types.ts'
import { useAction } from '../api/use-call.ts'
import { trackTask } from '../tasks.ts'

type Options = Pick<Input<'eInvoice.generate'>, 'withEWayBill' | 'transport'>

/** Asks for IRNs; the task of the top bar says how they went. */
export function useGenerate() {
  const generate = useAction('eInvoice.generate', { refreshes: ['eInvoice', 'eWayBill', 'portal'] })
  return {
    isPending: generate.isPending,
    run: async (documentIds: readonly number[], options: Options = {}) => {
      const { taskId } = await generate.mutateAsync({ documentIds: [...documentIds], ...options })
      trackTask(taskId)
    },
  }
}
