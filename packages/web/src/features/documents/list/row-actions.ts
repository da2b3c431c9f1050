import { call } from '../../../app/api/call.ts'
import { saveFile } from '../../../app/files.ts'
import type { RowAction } from '../../../app/screens/RowMenu.tsx'
import type { useApproval } from '../approval/use-approval.tsx'
import type { Row } from './columns.tsx'

const usual: readonly RowAction<Row>[] = [
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
    why: (row) => (row.status === 'Draft' ? 'action.reason.status' : undefined),
  },
  {
    key: 'receive',
    label: 'invoice.receive',
    right: 'PIN_AD',
    to: (row) => `create-payment-in?partyId=${row.partyId ?? ''}&documentId=${row.id}`,
    why: (row) => (row.status === 'Active' ? undefined : 'action.reason.status'),
  },
]

/** Offered only where something waits for approval. */
const answers = (approval: ReturnType<typeof useApproval>): readonly RowAction<Row>[] => [
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
]

interface Options {
  readonly hasPending: boolean
  readonly approval: ReturnType<typeof useApproval>
  readonly cancel: (ids: readonly number[]) => void
}

/** What can be done with one invoice of the list. */
export const rowActionsOf = ({ hasPending, approval, cancel }: Options): readonly RowAction<Row>[] => [
  ...(hasPending ? answers(approval) : []),
  ...usual,
  {
    key: 'cancel',
    label: 'invoice.cancel',
    right: 'SIN_CNL',
    run: (row) => cancel([row.id]),
    why: (row) => (row.status === 'Active' ? undefined : 'action.reason.status'),
    isDanger: true,
  },
]
