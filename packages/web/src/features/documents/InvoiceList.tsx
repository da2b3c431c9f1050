import { lazy, Suspense, useMemo, useState } from 'react'
import { call } from '../../app/api/call.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { useGenerate } from '../../app/einvoice/use-generate.ts'
import { exportList, saveFile } from '../../app/files.ts'
import { useOwnColumns } from '../../app/own-fields/use-own-fields.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import type { Filter } from '../../app/screens/filter-types.ts'
import { useListState } from '../../app/screens/use-list-state.ts'
import type { BulkAction } from '../../app/screens/BulkBar.tsx'
import type { RowAction } from '../../app/screens/RowMenu.tsx'
import { useGstinIds, useGstins } from '../../app/session/company.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { DateText, InvoiceStateChip } from '../../app/values.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Amount, Chip, dash, toneOf } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import { useApproval } from './approval/use-approval.tsx'

type Row = RowOf<'salesInvoice.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'number',
    label: 'invoice.number',
    width: 114,
    sort: 'number',
    card: 'meta',
    cell: (row) => <Number row={row} />,
  },
  {
    key: 'date',
    label: 'invoice.date',
    width: 98,
    sort: 'date',
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  {
    key: 'partyName',
    label: 'invoice.party',
    width: 200,
    grows: true,
    sort: 'party',
    card: 'title',
    cell: (row) => row.partyName ?? dash,
  },
  {
    key: 'partyGstin',
    label: 'invoice.partyGstin',
    width: 146,
    isHidden: true,
    cell: (row) => row.partyGstin ?? dash,
  },
  {
    key: 'dueDate',
    label: 'invoice.dueDate',
    width: 98,
    sort: 'dueDate',
    cell: (row) => <DateText value={row.dueDate} />,
  },
  {
    key: 'taxableValue',
    label: 'invoice.taxable',
    width: 100,
    align: 'end',
    fromWidth: 1440,
    total: 'taxableValue',
    cell: (row) => <Amount value={row.taxableValue} />,
  },
  {
    key: 'tax',
    label: 'invoice.tax',
    width: 92,
    align: 'end',
    fromWidth: 1440,
    total: 'tax',
    cell: (row) => <Amount value={row.tax} />,
  },
  {
    key: 'total',
    label: 'invoice.total',
    width: 98,
    align: 'end',
    sort: 'total',
    total: 'total',
    card: 'end',
    cell: (row) => <Amount value={row.total} />,
  },
  {
    key: 'balance',
    label: 'invoice.due',
    width: 98,
    align: 'end',
    sort: 'balance',
    total: 'balance',
    cell: (row) => <Amount value={row.balance} />,
  },
  {
    key: 'status',
    label: 'invoice.status',
    width: 132,
    card: 'state',
    cell: (row) => row.state && <InvoiceStateChip state={row.state} />,
  },
  {
    key: 'eInvoiceState',
    label: 'invoice.eInvoice',
    width: 112,
    card: 'state',
    cell: (row) => <IrnState status={row.eInvoiceState} />,
  },
  {
    key: 'eWayBillState',
    label: 'invoice.eWayBill',
    width: 150,
    isHidden: true,
    cell: (row) => stateCell(row.eWayBillState),
  },
]

/** What has no number yet says what it is. */
function Number({ row }: { row: Row }) {
  const t = useT()
  return <>{row.number ?? t.status(row.status)}</>
}

/** A word and a sign, short enough for every width: with IRN, without, refused, cancelled. */
const irnStates: Readonly<Record<string, readonly [label: TextKey, tone: Tone]>> = {
  Generated: ['invoice.irn', 'ok'],
  YetNotGenerated: ['invoice.noIrn', 'attention'],
  InProgress: ['eInvoice.pending', 'ink'],
  Rejected: ['invoice.irnRefused', 'danger'],
  Cancelled: ['invoice.irnCancelled', 'danger'],
}

function IrnState({ status }: { status: string | null | undefined }) {
  const t = useT()
  const known = status ? irnStates[status] : undefined
  if (!known) return <>{dash}</>
  const [label, tone] = known
  return <Chip tone={tone}>{t(label)}</Chip>
}

/** What is not for a portal shows nothing. */
const stateCell = (status: string | null | undefined) =>
  status && status !== 'NotApplicable' ? <PortalState status={status} /> : dash

function PortalState({ status }: { status: string }) {
  const t = useT()
  const waits = status === 'InProgress' || status === 'Pending'
  return (
    <Chip tone={waits ? 'attention' : toneOf(status)}>
      {status === 'InProgress' ? t('eInvoice.pending') : t.label('EInvoiceStatus', status)}
    </Chip>
  )
}

const isDraft = (row: Row) => row.status === 'Draft'
const isPending = (row: Row) => row.status === 'Pending'
const isIssued = (row: Row) => row.number !== null && !['Draft', 'Pending', 'Rejected'].includes(row.status)

const rowActions: readonly RowAction<Row>[] = [
  {
    key: 'edit',
    label: 'invoice.edit',
    right: 'SIN_ED',
    to: (row) => `edit-sales-invoice/${row.id}`,
    why: (row) => (row.status === 'Cancelled' ? 'action.reason.status' : undefined),
  },
  { key: 'clone', label: 'invoice.clone', right: 'SIN_AD', to: (row) => `clone-sales-invoice/${row.id}` },
  {
    key: 'pdf',
    label: 'invoice.pdf',
    right: 'SIN_PDF',
    run: (row) => void call('salesInvoice.pdf', { id: row.id }).then(saveFile),
    why: (row) => (isDraft(row) ? 'action.reason.status' : undefined),
  },
]

/** What the chips set, and what links out of the dashboard and the reports narrow the list to. */
const filters = [
  {
    key: 'states',
    label: 'invoice.status',
    labels: 'InvoiceState',
    options: [
      'Draft',
      'Pending',
      'Rejected',
      'Unpaid',
      'DueSoon',
      'Overdue',
      'PartlyPaid',
      'Paid',
      'Cancelled',
    ],
  },
  { key: 'partyIds', label: 'invoice.party', isNumber: true, kind: 'party' },
  { key: 'itemIds', label: 'invoice.item', isNumber: true, kind: 'item' },
  { key: 'fromAmount', label: 'invoice.amountFrom', single: true, kind: 'amount' },
  { key: 'toAmount', label: 'invoice.amountTo', single: true, kind: 'amount' },
  { key: 'fromDueDate', label: 'invoice.dueFrom', single: true, kind: 'date' },
  { key: 'toDueDate', label: 'invoice.dueTo', single: true, kind: 'date' },
  {
    key: 'statuses',
    label: 'invoice.recordStatus',
    options: ['Draft', 'Pending', 'Rejected', 'Active', 'PaymentReceived', 'Cancelled'],
  },
  {
    key: 'eInvoiceStates',
    label: 'invoice.eInvoice',
    labels: 'EInvoiceStatus',
    options: ['YetNotGenerated', 'InProgress', 'Rejected', 'Generated', 'Cancelled', 'NotApplicable'],
  },
  {
    key: 'eWayBillStates',
    label: 'invoice.eWayBill',
    labels: 'EInvoiceStatus',
    options: ['Pending', 'Generated', 'Completed', 'Cancelled', 'Rejected'],
  },
  { key: 'view', label: 'invoice.status', single: true, isHidden: true },
  { key: 'entityIds', label: 'invoice.branch', isNumber: true, isHidden: true },
  { key: 'createdBy', label: 'invoice.createdBy', isNumber: true, isHidden: true },
] as const satisfies readonly Filter[]

const views = [
  { key: 'all', label: 'invoice.all' },
  { key: 'draft', label: 'invoice.drafts' },
  { key: 'pending', label: 'invoice.pendingOnes' },
  { key: 'unpaid', label: 'invoice.unpaid' },
  { key: 'overdue', label: 'invoice.overdue' },
  { key: 'paid', label: 'invoice.paidOnes' },
  { key: 'cancelled', label: 'invoice.cancelled' },
] as const

/** What a link has narrowed the list to, in words. */
function Narrowing({ body }: { body: Readonly<Record<string, unknown>> }) {
  const t = useT()
  const [partyId, other] = (body['partyIds'] ?? []) as readonly number[]
  const party = useCall(
    'party.detail',
    { id: partyId ?? 0 },
    { enabled: partyId !== undefined && other === undefined, quiet: true, staleMs: 60_000 },
  )
  const [itemId, otherItem] = (body['itemIds'] ?? []) as readonly number[]
  const item = useCall(
    'item.detail',
    { id: itemId ?? 0 },
    { enabled: itemId !== undefined && otherItem === undefined, quiet: true, staleMs: 60_000 },
  )
  const from = body['fromDueDate'] as string | undefined
  const to = body['toDueDate'] as string | undefined
  if (!partyId && !itemId && !from && !to) return null
  return (
    <span className="muted">
      {[partyId !== undefined && party.data?.name, itemId !== undefined && item.data?.name]
        .filter(Boolean)
        .join(' · ')}
      {(partyId !== undefined || itemId !== undefined) && (from || to) && ' · '}
      {(from || to) && (
        <>
          {t('invoice.dueDate')} <DateText value={from} />
          {' – '}
          <DateText value={to} />
        </>
      )}
    </span>
  )
}

/** GSTINs and users to choose from, where there is a choice. */
function useFilters(): readonly Filter[] {
  const gstins = useGstins()
  const users = useCall('subscriber.users', undefined, { quiet: true, staleMs: 60_000 })
  return useMemo(() => {
    const choices: Readonly<Record<string, Filter['choices']>> = {
      entityIds: gstins?.map(({ entityId, entityName }) => ({ value: String(entityId), label: entityName })),
      createdBy: users.data?.map(({ id, name }) => ({ value: String(id), label: name })),
    }
    return filters.map((filter: Filter) => {
      const known = choices[filter.key]
      return known && known.length > 1 ? { ...filter, choices: known, isHidden: false } : filter
    })
  }, [gstins, users.data])
}

const CancelDialog = lazy(() =>
  import('./view/CancelDialog.tsx').then((module) => ({ default: module.CancelDialog })),
)

/** Rows carry own fields only where the list shows one. */
const withOwn = { customFields: true }

/** Invoices of every GSTIN the user sees, with the state chips counted for the same filters. */
export function InvoiceList() {
  const { body } = useListState(filters)
  const { view: chosen, entityIds: places, ...narrowed } = body
  const entityIds = useGstinIds()
  const counts = useCall(
    'salesInvoice.counts',
    { ...narrowed, entityIds: (places as number[] | undefined) ?? [...(entityIds ?? [])] },
    { enabled: entityIds !== undefined && entityIds.length > 0, keepPrevious: true, quiet: true },
  )
  const open = counts.data?.find(({ view }) => view === 'unpaid')?.amount
  const totals = useMemo(() => (open ? { balance: open } : {}), [open])
  const bulkPdf = useAction('salesInvoice.bulkPdf', { refreshes: ['task'] })
  const t = useT()
  const [cancelling, setCancelling] = useState<readonly number[]>()
  const discard = useAction('salesInvoice.delete', { refreshes: ['salesInvoice', 'dashboard'] })
  const discardDrafts = async (rows: readonly Row[]) => {
    const agreed = await confirm({
      title: t('invoice.discard'),
      text: t('invoice.discardMany', { count: rows.length }),
      danger: true,
    })
    if (!agreed) return
    const { done, refused } = await discard.mutateAsync({ ids: rows.map(({ id }) => id) })
    if (done.length > 0) toast.success(t('invoice.discarded', { count: done.length }))
    if (refused.length > 0)
      toast.error(t('invoice.discard'), [...new Set(refused.map(({ message }) => message))].slice(0, 10))
  }
  const approval = useApproval()
  const register = useGenerate()
  // Where nothing waits and nobody looks for it, approval is not spoken of.
  const hasPending =
    chosen === 'pending' || counts.data?.some(({ view, documents }) => view === 'pending' && documents > 0)
  const shownViews = views.filter(({ key }) => key !== 'pending' || hasPending)
  const chips = shownViews.map(({ key, label }) => {
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
        extra={<Narrowing body={body} />}
        hasPeriod
        isOfCompany
        totals={totals}
        firstSort="recent DESC"
        create={{ label: 'invoice.create', right: 'SIN_AD', to: 'create-sales-invoice' }}
        open={(row) => `view-sales-invoice/${row.id}`}
        rowActions={[
          ...(hasPending
            ? ([
                {
                  key: 'approve',
                  label: 'invoice.approve',
                  right: 'SIN_APR',
                  run: (row) => void approval.approve([row]),
                  why: (row) => (row.status === 'Pending' ? undefined : 'invoice.notPending'),
                },
                {
                  key: 'reject',
                  label: 'invoice.reject',
                  right: 'SIN_APR',
                  run: (row) => approval.reject([row]),
                  why: (row) => (row.status === 'Pending' ? undefined : 'invoice.notPending'),
                },
              ] satisfies RowAction<Row>[])
            : []),
          ...rowActions,
          {
            key: 'receive',
            label: 'invoice.receive',
            right: 'PIN_AD',
            to: (row) => `create-payment-in?partyId=${row.partyId ?? ''}&documentId=${row.id}`,
            why: (row) => (row.status === 'Active' ? undefined : 'action.reason.status'),
          },
          {
            key: 'cancel',
            label: 'invoice.cancel',
            right: 'SIN_CNL',
            run: (row) => setCancelling([row.id]),
            why: (row) => (row.status === 'Active' ? undefined : 'action.reason.status'),
            isDanger: true,
          },
        ]}
        bulkActions={[
          ...(hasPending
            ? ([
                {
                  key: 'approve',
                  label: 'invoice.approve',
                  right: 'SIN_APR',
                  fits: isPending,
                  run: (rows) => approval.approve(rows),
                },
                {
                  key: 'reject',
                  label: 'invoice.reject',
                  right: 'SIN_APR',
                  fits: isPending,
                  run: (rows) => approval.reject(rows),
                },
              ] satisfies BulkAction<Row>[])
            : []),
          {
            key: 'pdf',
            label: 'invoice.print',
            right: 'SIN_PRT',
            fits: isIssued,
            run: (rows) => void bulkPdf.mutateAsync({ ids: rows.map(({ id }) => id) }),
          },
          {
            key: 'irn',
            label: 'eInvoice.generate',
            right: 'EIN_GEN',
            fits: ({ eInvoiceState }) => eInvoiceState === 'YetNotGenerated' || eInvoiceState === 'Rejected',
            run: (rows) => void register.run(rows.map(({ id }) => id)).catch(() => undefined),
          },
          {
            key: 'export',
            label: 'list.exportExcel',
            right: 'SIN_DD_EX',
            run: (rows) =>
              exportList('salesInvoice.export', { ids: rows.map(({ id }) => id), format: 'xlsx' }).catch(
                () => undefined,
              ),
          },
          {
            key: 'cancel',
            label: 'invoice.cancel',
            right: 'SIN_CNL',
            fits: ({ status }) => status === 'Active',
            run: (rows) => setCancelling(rows.map(({ id }) => id)),
          },
          {
            key: 'discard',
            label: 'invoice.discard',
            right: 'SIN_DSC',
            fits: ({ status }) => status === 'Draft' || status === 'Rejected',
            run: discardDrafts,
          },
        ]}
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
