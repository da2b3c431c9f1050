import type { Reply } from '../../../app/api/call-types.ts'
import { Facts } from '../../../app/screens/ViewScreen.tsx'
import { useT } from '../../../app/texts.ts'
import { TimeText } from '../../../app/values.tsx'

type Approval = NonNullable<Reply<'salesInvoice.detail'>['approval']>

/** Who sent the invoice for approval, who answered and why it was rejected. */
export function ApprovalFacts({ approval }: { approval: Approval }) {
  const t = useT()
  const { status, submittedBy, submittedAt, answeredBy, answeredAt, answer } = approval
  return (
    <Facts
      title={t('invoice.approval')}
      facts={[
        [t('invoice.submittedBy'), submittedBy],
        [t('invoice.submittedAt'), <TimeText key="sent" value={submittedAt} />],
        ...(status === 'Pending'
          ? []
          : ([
              [t(status === 'Approved' ? 'invoice.approvedBy' : 'invoice.rejectedBy'), answeredBy],
              [t('invoice.answeredAt'), <TimeText key="answered" value={answeredAt} />],
            ] as const)),
        ...(answer ? ([[t('invoice.rejectReason'), answer]] as const) : []),
      ]}
    />
  )
}
