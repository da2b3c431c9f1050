import { useAction } from '../../app/api/use-call.ts'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { useListState } from '../../app/screens/use-list-state.ts'
import { useGstinIds } from '../../app/session/company.ts'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import { filters } from './state-chips.ts'

/** Everything that is found and needs a bill, in one task. */
export function GenerateAll() {
  const t = useT()
  const { body } = useListState(filters)
  const { start: _start, sort: _sort, size: _size, ...search } = body
  const entityIds = useGstinIds()
  const generate = useAction('eWayBill.generateAll', { refreshes: ['eWayBill', 'portal'] })
  if (!entityIds?.length) return null
  const run = async () => {
    if (!(await confirm({ title: t('eWayBill.generateAll'), text: t('eWayBill.generateAllText') }))) return
    const { taskId } = await generate.mutateAsync({ ...search, entityIds: [...entityIds] })
    if (taskId === null) toast.info(t('eWayBill.nothingToGenerate'))
    else trackTask(taskId)
  }
  return (
    <ActionButton
      right="EWB_GEN"
      loading={generate.isPending}
      onClick={() => void run().catch(() => undefined)}
    >
      {t('eWayBill.generateAll')}
    </ActionButton>
  )
}
