import { useAction } from '../../../app/api/use-call.ts'
import { pathOf, rightOf } from '../../../app/documents.ts'
import type { DocumentKind } from '../../../app/documents.ts'
import { useGenerate } from '../../../app/einvoice/use-generate.ts'
import { exportList } from '../../../app/files.ts'
import { useNav } from '../../../app/nav.tsx'
import { useRemind, useSendMany } from '../../../app/mails/use-mail-many.ts'
import type { BulkAction } from '../../../app/screens/BulkBar.tsx'
import { useT } from '../../../app/texts.ts'
import { confirm } from '../../../ui/confirm.tsx'
import { toast } from '../../../ui/toasts.tsx'
import type { useApproval } from '../approval/use-approval.tsx'
import { factsOf, mayIn, rightsToMake } from '../facts.ts'
import { useMarkDelivered } from '../view/challan-actions.ts'
import type { Row } from './columns.tsx'
import type { Opened } from './ListDialog.tsx'

const isPending = ({ status }: Row) => status === 'Pending'
const isIssued = ({ number, status }: Row) =>
  number !== null && !['Draft', 'Pending', 'Rejected'].includes(status)
const isUnpaid = ({ status, balance }: Row) => status === 'Active' && Number(balance) > 0
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

interface Options {
  readonly kind: DocumentKind
  readonly hasPending: boolean
  readonly approval: ReturnType<typeof useApproval>
  readonly open: (dialog: Opened) => void
}

/** What can be done with the documents that are ticked, each action with those it fits. */
export function useBulkActions({ kind, hasPending, approval, open }: Options): readonly BulkAction<Row>[] {
  const t = useT()
  const bulkPdf = useAction(`${kind}.bulkPdf`, { refreshes: ['task'] })
  const discard = useAction(`${kind}.delete`, { refreshes: [kind, 'dashboard'] })
  const register = useGenerate()
  const sendMany = useSendMany(kind)
  const remind = useRemind()
  const nav = useNav()
  const markDelivered = useMarkDelivered()
  const isChallan = factsOf(kind).has('purpose')
  const invoiceAll = (rows: readonly Row[]) => {
    const of = new Set(rows.map(({ partyId, entityId }) => `${partyId} ${entityId}`))
    if (of.size > 1) toast.error(t('convert.salesInvoice'), [t('challan.oneParty')])
    else nav.go(`${pathOf('salesInvoice', 'create')}?documentId=${idsOf(rows).join(',')}`)
  }
  const discardDrafts = async (rows: readonly Row[]) => {
    const agreed = await confirm({
      title: t('invoice.discard'),
      text: t(`kind.${kind}.discardMany`, { count: rows.length }),
      danger: true,
    })
    if (!agreed) return false
    const { done, refused } = await discard.mutateAsync({ ids: idsOf(rows) })
    if (done.length > 0) toast.success(t('invoice.discarded', { count: done.length }))
    if (refused.length > 0)
      toast.error(t('invoice.discard'), [...new Set(refused.map(({ message }) => message))].slice(0, 10))
    return true
  }
  const answers: readonly BulkAction<Row>[] = [
    {
      key: 'approve',
      label: 'invoice.approve',
      right: rightOf(kind, 'APR'),
      fits: isPending,
      run: (rows) => approval.approve(rows),
    },
    {
      key: 'reject',
      label: 'invoice.reject',
      right: rightOf(kind, 'APR'),
      fits: isPending,
      run: (rows) => approval.reject(rows),
    },
  ]
  return [
    ...(hasPending ? answers : []),
    {
      key: 'irn',
      label: 'eInvoice.generate',
      right: 'EIN_GEN',
      fits: ({ eInvoiceState }) => eInvoiceState === 'YetNotGenerated' || eInvoiceState === 'Rejected',
      run: (rows) => void register.run(idsOf(rows)).catch(() => undefined),
    },
    ...(isChallan
      ? [
          {
            key: 'invoice',
            label: 'convert.salesInvoice',
            right: rightsToMake('salesInvoice', kind),
            fits: ({ status }: Row) => mayIn(kind, 'convertToInvoice', status),
            run: (rows: readonly Row[]) => invoiceAll(rows),
          } satisfies BulkAction<Row>,
          {
            key: 'deliver',
            label: 'challan.markDelivered',
            right: 'SDC_DLV',
            fits: ({ status }: Row) => mayIn(kind, 'markDelivered', status),
            run: (rows: readonly Row[]) => markDelivered(idsOf(rows)).catch(() => undefined),
          } satisfies BulkAction<Row>,
        ]
      : []),
    ...(factsOf(kind).has('itc')
      ? [
          {
            key: 'itc',
            label: 'itc.setState',
            right: rightOf(kind, 'ED'),
            fits: (row: Row) => isIssued(row) && row.status !== 'Cancelled',
            run: (rows: readonly Row[]) => open({ name: 'itc', ids: idsOf(rows) }),
          } satisfies BulkAction<Row>,
        ]
      : []),
    // What a supplier is owed is nothing to remind it of.
    ...(kind === 'salesInvoice'
      ? [
          {
            key: 'remind',
            label: 'invoice.remind',
            right: rightOf(kind, 'SND'),
            fits: isUnpaid,
            run: (rows: readonly Row[]) => remind(idsOf(rows)).catch(() => undefined),
          } satisfies BulkAction<Row>,
        ]
      : []),
    {
      key: 'send',
      label: 'invoice.send',
      right: rightOf(kind, 'SND'),
      fits: (row) => isIssued(row) && row.status !== 'Cancelled',
      run: (rows) => sendMany(idsOf(rows)).catch(() => undefined),
    },
    {
      key: 'pdf',
      label: 'invoice.print',
      right: rightOf(kind, 'PRT'),
      fits: isIssued,
      run: (rows) => void bulkPdf.mutateAsync({ ids: idsOf(rows), purpose: 'Print' }),
    },
    {
      key: 'export',
      label: 'list.exportExcel',
      right: rightOf(kind, 'DD_EX'),
      run: (rows) =>
        exportList(`${kind}.export`, { ids: idsOf(rows), format: 'xlsx' }).catch(() => undefined),
    },
    {
      key: 'cancel',
      label: `kind.${kind}.cancel`,
      right: rightOf(kind, 'CNL'),
      fits: ({ status }) => mayIn(kind, 'cancel', status),
      run: (rows) => open({ name: 'cancel', ids: idsOf(rows) }),
    },
    {
      key: 'discard',
      label: 'invoice.discard',
      right: rightOf(kind, 'DSC'),
      fits: ({ status }) => status === 'Draft' || status === 'Rejected',
      run: discardDrafts,
    },
  ]
}
