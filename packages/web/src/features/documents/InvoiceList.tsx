import { lazy, Suspense, useMemo, useState } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import { useOwnColumns } from '../../app/own-fields/use-own-fields.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import { useListState } from '../../app/screens/use-list-state.ts'
import { useGstinIds } from '../../app/session/company.ts'
import { useApproval } from './approval/use-approval.tsx'
import { columns } from './list/columns.tsx'
import { filters, useFilters, views } from './list/filters.ts'
import { Narrowing } from './list/Narrowing.tsx'
import { rowActionsOf } from './list/row-actions.ts'
import { useBulkActions } from './list/use-bulk-actions.ts'

const CancelDialog = lazy(() =>
  import('./view/CancelDialog.tsx').then((module) => ({ default: module.CancelDialog })),
)

/** Rows carry own fields only where the list shows one. */
const withOwn = { customFields: true }

/** Invoices of every GSTIN the user sees, with the state chips counted for the same filters. */
export function InvoiceList() {
  const state = useListState(filters)
  const { view: chosen, entityIds: places, ...narrowed } = state.body
  const entityIds = useGstinIds()
  const counts = useCall(
    'salesInvoice.counts',
    { ...narrowed, entityIds: (places as number[] | undefined) ?? [...(entityIds ?? [])] },
    { enabled: entityIds !== undefined && entityIds.length > 0, keepPrevious: true, quiet: true },
  )
  const open = counts.data?.find(({ view }) => view === 'unpaid')?.amount
  const totals = useMemo(() => (open ? { balance: open } : {}), [open])
  const [cancelling, setCancelling] = useState<readonly number[]>()
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
  const showsOwn = useOwnColumns('salesInvoice').length > 0
  const work = { hasPending, approval, cancel: setCancelling }
  return (
    <>
      <ListScreen
        list="salesInvoice"
        call="salesInvoice.search"
        ownFields="salesInvoice"
        fixed={showsOwn ? withOwn : {}}
        title="invoice.title"
        columns={columns}
        filters={useFilters()}
        chips={chips}
        extra={<Narrowing state={state} />}
        hasPeriod
        isOfCompany
        totals={totals}
        firstSort="recent DESC"
        create={{ label: 'invoice.create', right: 'SIN_AD', to: 'create-sales-invoice' }}
        open={(row) => `view-sales-invoice/${row.id}`}
        rowActions={rowActionsOf(work)}
        bulkActions={useBulkActions(work)}
        exportCall="salesInvoice.export"
        exportRight="SIN_DD_EX"
        emptyText="invoice.empty"
      />
      {approval.dialog}
      {cancelling && (
        <Suspense fallback={null}>
          <CancelDialog ids={cancelling} onClose={() => setCancelling(undefined)} />
        </Suspense>
      )}
    </>
  )
}
