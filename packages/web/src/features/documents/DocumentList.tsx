import { useMemo, useState } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import { pathOf, rightOf } from '../../app/documents.ts'
import { useKind } from '../../app/use-kind.ts'
import { useOwnColumns } from '../../app/own-fields/use-own-fields.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import { useListState } from '../../app/screens/use-list-state.ts'
import { useGstinIds } from '../../app/session/company.ts'
import { useApproval } from './approval/use-approval.tsx'
import { columnsOf } from './list/columns.tsx'
import { filtersOf, useFilters, viewsOf } from './list/filters.ts'
import { Narrowing } from './list/Narrowing.tsx'
import type { Opened } from './list/ListDialog.tsx'
import { rowActionsOf } from './list/row-actions.ts'
import { useBulkActions } from './list/use-bulk-actions.ts'
import { later } from '../../ui/later.tsx'

const ListDialog = later(() => import('./list/ListDialog.tsx').then((module) => module.default))

/** Rows carry own fields only where the list shows one. */
const withOwn = { customFields: true }

/** Documents of a kind at every GSTIN the user sees, with the state chips counted for the same filters. */
export function DocumentList() {
  const kind = useKind()
  const { columns, filters, views } = useMemo(
    () => ({ columns: columnsOf(kind), filters: filtersOf(kind), views: viewsOf(kind) }),
    [kind],
  )
  const state = useListState(filters)
  const { view: chosen, entityIds: places, ...narrowed } = state.body
  const entityIds = useGstinIds()
  const counts = useCall(
    `${kind}.counts`,
    { ...narrowed, entityIds: (places as number[] | undefined) ?? [...(entityIds ?? [])] },
    { enabled: entityIds !== undefined && entityIds.length > 0, keepPrevious: true, quiet: true },
  )
  const open = counts.data?.find(({ view }) => view === 'unpaid')?.amount
  const totals = useMemo(() => (open ? { balance: open } : {}), [open])
  const [opened, setOpened] = useState<Opened>()
  const approval = useApproval()
  // Where nothing waits and nobody looks for it, approval is not spoken of.
  const hasPending =
    chosen === 'pending' ||
    (counts.data?.some(({ view, documents }) => view === 'pending' && documents > 0) ?? false)
  const chips = views
    .filter(({ key }) => key !== 'pending' || hasPending)
    .map(({ key, label }) => {
      const found = counts.data?.find(({ view }) => view === key)
      return {
        key,
        label,
        set: key === 'all' ? {} : { view: key },
        count: found?.documents,
        amount: found?.amount,
      }
    })
  const showsOwn = useOwnColumns(kind).length > 0
  const work = {
    kind,
    hasPending,
    approval,
    open: setOpened,
  }
  return (
    <>
      <ListScreen
        list={kind}
        call={`${kind}.search`}
        ownFields={kind}
        fixed={showsOwn ? withOwn : {}}
        title={`kind.${kind}.title`}
        columns={columns}
        filters={useFilters(filters)}
        chips={chips}
        extra={<Narrowing state={state} />}
        hasPeriod
        isOfCompany
        totals={totals}
        firstSort="recent DESC"
        create={{
          label: `kind.${kind}.create`,
          right: rightOf(kind, 'AD'),
          to: pathOf(kind, 'create'),
        }}
        open={(row) => pathOf(kind, 'view', row.id)}
        rowActions={rowActionsOf(work)}
        bulkActions={useBulkActions(work)}
        exportCall={`${kind}.export`}
        exportRight={rightOf(kind, 'DD_EX')}
        template={{ kind: 'document', right: rightOf(kind, 'AD'), imports: 'Document' }}
        emptyText={`kind.${kind}.empty`}
      />
      {approval.dialog}
      {opened && <ListDialog opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
