import type { RightCode } from '@bahi/contracts/rights.ts'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useAction } from '../api/use-call.ts'
import type { CallName } from '../api/call-types.ts'
import { openErrorModal } from '../shell/ErrorModal.tsx'
import { useT } from '../texts.ts'

type Resource =
  | 'party'
  | 'item'
  | 'category'
  | 'unit'
  | 'taxRate'
  | 'hsnSac'
  | 'series'
  | 'seriesAllocation'
  | 'entity'
interface BulkReply {
  readonly done: readonly number[]
  readonly refused: readonly { readonly id: number; readonly code: string; readonly message: string }[]
}
interface Action {
  mutateAsync(input: { ids: readonly number[]; status?: string }): Promise<BulkReply>
}

/** As many ids as one call takes. */
const most = 5000

async function inParts(
  ids: readonly number[],
  work: (part: readonly number[]) => Promise<BulkReply>,
): Promise<BulkReply> {
  const done: number[] = []
  const refused: BulkReply['refused'][number][] = []
  for (let start = 0; start < ids.length; start += most) {
    const reply = await work(ids.slice(start, start + most))
    done.push(...reply.done)
    refused.push(...reply.refused)
  }
  return { done, refused }
}

/** Switching on and off (with undo) and deleting (after a question) of any master record. */
export function useRecordActions(resource: Resource) {
  const t = useT()
  const change = useAction(`${resource}.updateStatus` as CallName, {
    refreshes: [resource],
  }) as unknown as Action
  const remove = useAction(`${resource}.delete` as CallName, { refreshes: [resource] }) as unknown as Action
  const tell = (reply: BulkReply) => {
    if (reply.refused.length > 0)
      openErrorModal({ status: reply.done.length > 0 ? 'SuccessWithError' : 'Failed', errors: reply.refused })
  }
  const setStatus = async (ids: readonly number[], status: 'Active' | 'Inactive') => {
    if (ids.length === 0) return
    const reply = await inParts(ids, (part) => change.mutateAsync({ ids: part, status }))
    tell(reply)
    if (reply.done.length === 0) return
    const back = status === 'Active' ? 'Inactive' : 'Active'
    toast.undo(
      t.count('common.done', reply.done.length),
      t('common.undo'),
      () => void inParts(reply.done, (part) => change.mutateAsync({ ids: part, status: back })),
    )
  }
  const askAndDelete = async (ids: readonly number[]): Promise<boolean> => {
    const agreed = await confirm({
      title: t.count('common.deleteAsk', ids.length),
      text: t('common.deleteText'),
      danger: true,
      confirm: t('common.delete'),
    })
    if (!agreed) return false
    const reply = await inParts(ids, (part) => remove.mutateAsync({ ids: part }))
    tell(reply)
    if (reply.done.length > 0) toast.success(t.count('common.deleted', reply.done.length))
    return reply.done.length > 0
  }
  return { setStatus, askAndDelete }
}

/** Those that a change would touch: taking it back leaves the others as they were. */
const others = (rows: readonly { readonly id: number; readonly status: string }[], status: string) =>
  rows.filter((row) => row.status !== status).map(({ id }) => id)

/** Rows that every list of masters offers beside its own. */
export function useMasterRowActions<
  R extends { readonly id: number; readonly status: string; readonly isSystem?: boolean },
>(resource: Resource, group: string) {
  const { setStatus, askAndDelete } = useRecordActions(resource)
  const right = (action: string) => `${group}_${action}` as RightCode
  const built = (row: R) => (row.isSystem ? ('common.builtIn' as const) : undefined)
  return {
    rowActions: [
      {
        key: 'status',
        label: 'common.changeStatus' as const,
        right: right('CH_ST'),
        run: (row: R) => void setStatus([row.id], row.status === 'Active' ? 'Inactive' : 'Active'),
        why: built,
      },
      {
        key: 'delete',
        label: 'common.delete' as const,
        right: right('DEL'),
        run: (row: R) => void askAndDelete([row.id]),
        why: built,
        isDanger: true,
      },
    ],
    bulkActions: [
      {
        key: 'on',
        label: 'common.activate' as const,
        right: right('CH_ST'),
        run: (rows: readonly R[]) => setStatus(others(rows, 'Active'), 'Active'),
      },
      {
        key: 'off',
        label: 'common.deactivate' as const,
        right: right('CH_ST'),
        run: (rows: readonly R[]) => setStatus(others(rows, 'Inactive'), 'Inactive'),
      },
      {
        key: 'delete',
        label: 'common.delete' as const,
        right: right('DEL'),
        run: async (rows: readonly R[]) => {
          await askAndDelete(rows.map(({ id }) => id))
        },
      },
    ],
  }
}
