import { useAction, useCall } from '../../app/api/use-call.ts'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { useListState } from '../../app/screens/use-list-state.ts'
import { useGstinIds } from '../../app/session/company.ts'
import { useRights } from '../../app/session/rights.ts'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import { toast } from '../../ui/toasts.tsx'
import { filters } from './state-chips.ts'

/** States that a bill can be made from; the server takes no others. */
const sendable: readonly string[] = ['YetNotGenerated', 'Approved', 'Rejected']

/** Everything that is found and needs a bill, in one task: how many, and what is left out and why. */
export function GenerateAll() {
  const t = useT()
  const rights = useRights()
  const { body } = useListState(filters)
  const { start: _start, sort: _sort, size: _size, ...search } = body
  const { states, ...narrowed } = search
  const asked = (states as readonly string[] | undefined) ?? []
  const ids = useGstinIds()
  const entityIds = [...(ids ?? [])]
  const isOn = entityIds.length > 0
  const counts = useCall(
    'eWayBill.counts',
    { ...narrowed, entityIds },
    { enabled: isOn, keepPrevious: true, quiet: true },
  )
  const isSent = (status: string) =>
    sendable.includes(status) && (asked.length === 0 || asked.includes(status))
  const found = (counts.data ?? []).filter(({ documents }) => documents > 0)
  const all = useCall(
    'eWayBill.countAll',
    { ...search, entityIds },
    {
      enabled: isOn && rights.may('EWB_GEN') && found.some(({ status }) => isSent(status)),
      keepPrevious: true,
      quiet: true,
      staleMs: 60_000,
    },
  )
  const generate = useAction('eWayBill.generateAll', { refreshes: ['eWayBill', 'portal'] })
  const { bills = 0, notNeeded = 0, isExact = true } = all.data ?? {}
  if (!isOn || bills === 0) return null
  const shown = (count: number) => `${groupDigits(String(count))}${isExact ? '' : '+'}`
  const label =
    bills === 1 && isExact ? t('eWayBill.generateOne') : t('eWayBill.generateCount', { count: shown(bills) })
  const left = found.filter(({ status }) => !isSent(status))
  const run = async () => {
    const text = (
      <>
        <p>{t('eWayBill.generateAllText')}</p>
        {(left.length > 0 || notNeeded > 0) && <p>{t('eInvoice.leftOut')}</p>}
        <ul>
          {notNeeded > 0 && <li>{t('eWayBill.notNeededCount', { count: shown(notNeeded) })}</li>}
          {left.map(({ status, documents }) => (
            <li key={status}>
              {t.label('EInvoiceStatus', status)}: {groupDigits(String(documents))}
            </li>
          ))}
        </ul>
      </>
    )
    if (!(await confirm({ title: label, text, confirm: label }))) return
    const { taskId } = await generate.mutateAsync({ ...search, entityIds })
    if (taskId === null) toast.info(t('eWayBill.nothingToGenerate'))
    else trackTask(taskId)
  }
  return (
    <ActionButton
      right="EWB_GEN"
      loading={generate.isPending}
      onClick={() => void run().catch(() => undefined)}
    >
      {label}
    </ActionButton>
  )
}
