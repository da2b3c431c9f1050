import { useAction } from '../api/use-call.ts'
import type { Input } from '../api/call-types.ts'
import { trackTask } from '../tasks.ts'
import type { BillSubject } from './types.ts'

type Options = Pick<Input<'eWayBill.generate'>, 'transport' | 'route'>

/** Asks for bills of documents and movements; the task of the top bar says how they went. */
export function useGenerateBills() {
  const generate = useAction('eWayBill.generate', { refreshes: ['eWayBill', 'portal'], quiet: true })
  return {
    isPending: generate.isPending,
    run: async (subjects: readonly BillSubject[], options: Options = {}) => {
      const { taskId } = await generate.mutateAsync({ ...idsOf(subjects), ...options })
      trackTask(taskId)
    },
  }
}

/** Ids as the calls about many take them. */
export function idsOf(subjects: readonly BillSubject[]): { documentIds?: number[]; billIds?: number[] } {
  const documentIds = subjects.flatMap(({ documentId }) => documentId ?? [])
  const billIds = subjects.flatMap(({ billId }) => billId ?? [])
  return {
    ...(documentIds.length > 0 ? { documentIds } : {}),
    ...(billIds.length > 0 ? { billIds } : {}),
  }
}
