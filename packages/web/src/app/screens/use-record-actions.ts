import type { RightCode } from '@bahi/contracts/rights.ts'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useAction } from '../api/use-call.ts'
import type { CallName } from '../api/call-types.ts'
import { openErrorModal } from '../shell/ErrorModal.tsx'
import { useT } from '../texts.ts'

export type Resource =
  | 'party'
  | 'item'
  | 'category'
  | 'unit'
  | 'taxRate'
  | 'hsnSac'
  | 'series'
  | 'seriesAllocation'
  | 'entity'
  | 'role'
  | 'department'
  | 'ipAddress'
  | 'accountGroup'
  | 'ledgerAccount'
  | 'bankRule'
  | 'vendor'
  | 'partyGroup'
  | 'priceList'
  | 'emailTemplate'
interface BulkReply {
  readonly done: readonly number[]
  readonly refused: readonly { readonly id: number; readonly code: string; readonly message: string }[]
}
interface Action {
  mutateAsync(input: { ids: readonly number[]; status?: string; reason?: string }): Promise<BulkReply>
}

/** What people call the records of a bulk action, for the sentences about those that were refused. */
type Names = ReadonlyMap<number, string>
const noNames: Names = new Map()

interface Named {
  readonly id: number
  readonly name?: string
  readonly address?: string
  readonly entityName?: string
  readonly seriesName?: string
  readonly text?: string
  readonly code?: string | null | undefined
}
const namesOf = (rows: readonly Named[]): Names =>
  new Map(
    rows.map((row) => [
      row.id,
      row.name ?? row.address ?? row.entityName ?? row.seriesName ?? row.text ?? row.code ?? '',
    ]),
  )

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

/** Switching on and off (with undo), deleting (after a question) and restoring of any master record. */
export function useRecordActions(resource: Resource) {
  const t = useT()
  const change = useAction(`${resource}.updateStatus` as CallName, {
    refreshes: [resource],
  }) as unknown as Action
  const remove = useAction(`${resource}.delete` as CallName, { refreshes: [resource] }) as unknown as Action
  const tell = (reply: BulkReply, names: Names = noNames) => {
    if (reply.refused.length === 0) return
    const errors = reply.refused.map(({ id, code, message }) => {
      const name = names.get(id)
      return { code, message: name ? `${name}: ${message}` : message }
    })
    openErrorModal({ status: reply.done.length > 0 ? 'SuccessWithError' : 'Failed', errors })
  }
  const setStatus = async (
    ids: readonly number[],
    status: 'Active' | 'Inactive',
    names?: Names,
    reason?: string,
  ) => {
    if (ids.length === 0) return
    const reply = await inParts(ids, (part) =>
      change.mutateAsync({ ids: part, status, ...(reason ? { reason } : {}) }),
    )
    tell(reply, names)
    if (reply.done.length === 0) return
    const back = status === 'Active' ? 'Inactive' : 'Active'
    toast.undo(
      t.count('common.done', reply.done.length),
      t('common.undo'),
      () => void inParts(reply.done, (part) => change.mutateAsync({ ids: part, status: back })),
    )
  }
  const askAndDelete = async (ids: readonly number[], names?: Names): Promise<boolean> => {
    const agreed = await confirm({
      title: t.count('common.deleteAsk', ids.length),
      text: t('common.deleteText'),
      danger: true,
      confirm: t('common.delete'),
    })
    if (!agreed) return false
    const reply = await inParts(ids, (part) => remove.mutateAsync({ ids: part }))
    tell(reply, names)
    if (reply.done.length > 0) toast.success(t.count('common.deleted', reply.done.length))
    return reply.done.length > 0
  }
  const restore = async (ids: readonly number[], names?: Names): Promise<void> => {
    const reply = await inParts(ids, (part) => change.mutateAsync({ ids: part, status: 'Undelete' }))
    tell(reply, names)
    if (reply.done.length > 0) toast.success(t.count('common.restored', reply.done.length))
  }
  return { setStatus, askAndDelete, restore }
}

/** Those that a change would touch: taking it back leaves the others as they were. */
const others = (rows: readonly { readonly id: number; readonly status: string }[], status: string) =>
  rows.filter((row) => row.status !== status).map(({ id }) => id)

/** Rows that every list of masters offers beside its own. */
export function useMasterRowActions<
  R extends Named & { readonly status: string; readonly isSystem?: boolean },
>(resource: Resource, group: string) {
  const { setStatus, askAndDelete, restore } = useRecordActions(resource)
  const right = (action: string) => `${group}_${action}` as RightCode
  const built = (row: R) => (row.isSystem ? ('common.builtIn' as const) : undefined)
  return {
    rowActions: [
      {
        key: 'status',
        label: (row: R) =>
          row.status === 'Active' ? ('common.deactivate' as const) : ('common.activate' as const),
        right: right('CH_ST'),
        run: (row: R) =>
          void setStatus([row.id], row.status === 'Active' ? 'Inactive' : 'Active', namesOf([row])),
        why: built,
      },
      {
        key: 'delete',
        label: 'common.delete' as const,
        right: right('DEL'),
        run: (row: R) => void askAndDelete([row.id], namesOf([row])),
        why: built,
        isDanger: true,
      },
      {
        key: 'restore',
        label: 'common.restore' as const,
        right: right('CH_ST'),
        run: (row: R) => void restore([row.id], namesOf([row])),
        isForDeleted: true,
      },
    ],
    bulkActions: [
      {
        key: 'on',
        label: 'common.activate' as const,
        right: right('CH_ST'),
        run: (rows: readonly R[]) => setStatus(others(rows, 'Active'), 'Active', namesOf(rows)),
      },
      {
        key: 'off',
        label: 'common.deactivate' as const,
        right: right('CH_ST'),
        run: (rows: readonly R[]) => setStatus(others(rows, 'Inactive'), 'Inactive', namesOf(rows)),
      },
      {
        key: 'delete',
        label: 'common.delete' as const,
        right: right('DEL'),
        run: (rows: readonly R[]) =>
          askAndDelete(
            rows.map(({ id }) => id),
            namesOf(rows),
          ),
      },
      {
        key: 'restore',
        label: 'common.restore' as const,
        right: right('CH_ST'),
        run: (rows: readonly R[]) =>
          restore(
            rows.map(({ id }) => id),
            namesOf(rows),
          ),
        isForDeleted: true,
      },
    ],
  }
}
