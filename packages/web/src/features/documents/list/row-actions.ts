import { call } from '../../../app/api/call.ts'
import { saveFile } from '../../../app/files.ts'
import type { RowAction } from '../../../app/screens/RowMenu.tsx'
import { pathOf, rightOf } from '../../../app/documents.ts'
import type { DocumentKind } from '../../../app/documents.ts'
import { paymentPath, paymentRight } from '../../../app/payments.ts'
import type { useApproval } from '../approval/use-approval.tsx'
import { factsOf, mayIn, rightsToMake } from '../facts.ts'
import type { Row } from './columns.tsx'
import type { Opened } from './ListDialog.tsx'

const usualOf = (kind: DocumentKind): readonly RowAction<Row>[] => [
  {
    key: 'edit',
    label: `kind.${kind}.edit`,
    right: rightOf(kind, 'ED'),
    to: (row) => pathOf(kind, 'edit', row.id),
    why: (row) => (mayIn(kind, 'edit', row.status) ? undefined : 'action.reason.status'),
  },
  {
    key: 'clone',
    label: 'invoice.clone',
    right: rightOf(kind, 'AD'),
    to: (row) => pathOf(kind, 'clone', row.id),
  },
  {
    key: 'pdf',
    label: 'invoice.pdf',
    right: rightOf(kind, 'PDF'),
    run: (row) => void call(`${kind}.pdf`, { id: row.id }).then(saveFile),
    why: (row) => (row.status === 'Draft' ? 'action.reason.status' : undefined),
  },
  ...factsOf(kind).conversions.map(({ to, action }): RowAction<Row> => ({
    key: action,
    label: `convert.${to}`,
    right: rightsToMake(to, kind),
    to: (row) => `${pathOf(to, 'create')}?documentId=${row.id}`,
    why: (row) => (mayIn(kind, action, row.status) ? undefined : 'action.reason.status'),
  })),
  ...payingOf(kind),
]

/** Of what is paid: its payment, received or made. */
function payingOf(kind: DocumentKind): readonly RowAction<Row>[] {
  const { isPaid, side } = factsOf(kind)
  if (!isPaid) return []
  const paidBy = side === 'sale' ? 'paymentIn' : 'paymentOut'
  return [
    {
      key: 'receive',
      label: side === 'sale' ? 'invoice.receive' : 'supplier.pay',
      right: paymentRight(paidBy, 'AD'),
      to: (row) => `${paymentPath(paidBy, 'create')}?partyId=${row.partyId ?? ''}&documentId=${row.id}`,
      why: (row) => (row.status === 'Active' ? undefined : 'action.reason.status'),
    },
  ]
}

/** Offered only where something waits for approval. */
const answersOf = (
  kind: DocumentKind,
  approval: ReturnType<typeof useApproval>,
): readonly RowAction<Row>[] => [
  {
    key: 'approve',
    label: 'invoice.approve',
    right: rightOf(kind, 'APR'),
    run: (row) => void approval.approve([row]),
    why: (row) => (row.status === 'Pending' ? undefined : 'invoice.notPending'),
  },
  {
    key: 'reject',
    label: 'invoice.reject',
    right: rightOf(kind, 'APR'),
    run: (row) => approval.reject([row]),
    why: (row) => (row.status === 'Pending' ? undefined : 'invoice.notPending'),
  },
]

interface Options {
  readonly kind: DocumentKind
  readonly hasPending: boolean
  readonly approval: ReturnType<typeof useApproval>
  readonly open: (dialog: Opened) => void
}

/** What can be done with one document of the list. */
export const rowActionsOf = ({ kind, hasPending, approval, open }: Options): readonly RowAction<Row>[] => [
  ...(hasPending ? answersOf(kind, approval) : []),
  ...usualOf(kind),
  ...(kind === 'salesInvoice'
    ? [
        {
          key: 'correct',
          label: 'correction.title',
          right: 'SIN_SH_VW',
          run: (row) => open({ name: 'correct', ids: [row.id] }),
          why: (row) => (row.number === null ? 'action.reason.status' : undefined),
        } satisfies RowAction<Row>,
      ]
    : []),
  {
    key: 'cancel',
    label: `kind.${kind}.cancel`,
    right: rightOf(kind, 'CNL'),
    run: (row) => open({ name: 'cancel', ids: [row.id] }),
    why: (row) => (mayIn(kind, 'cancel', row.status) ? undefined : 'action.reason.status'),
    isDanger: true,
  },
]
