import type { ReactNode } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { attachmentsLabel } from '../../app/attachments/label.ts'
import { To, useNav } from '../../app/nav.tsx'
import { OwnFacts } from '../../app/own-fields/OwnFacts.tsx'
import { paymentPath } from '../../app/payments.ts'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { DateText, TimeText } from '../../app/values.tsx'
import { Amount } from '../../ui/values.tsx'
import { PaysFor, useMoneyFacts } from './PaymentFacts.tsx'
import css from './payments.module.css'
import { RequestState } from './PaymentRequestList.tsx'
import { useRequestActions } from './use-request-actions.tsx'
import { later } from '../../ui/later.tsx'

const RecordAttachments = later(() =>
  import('../../app/attachments/RecordAttachments.tsx').then((one) => one.RecordAttachments),
)

type Request = Reply<'paymentRequest.detail'>
type Action = 'approve' | 'reject' | 'edit' | 'withdraw'

/** A payment that waits for approval: what would be paid, to whom and for what. `made`: the payment, once it is approved. */
export function PaymentRequestView({ id, made }: { id: number; made: ReactNode }) {
  const t = useT()
  const nav = useNav()
  const requests = useRequestActions()
  const { data: request } = useCall('paymentRequest.detail', { id }, { needed: true, quiet: true })
  if (!request) return <ViewScreen title="" tabs={[]} isLoading />
  if (request.status === 'Approved') return made
  const reasonOf = (name: Action) => {
    const action = request.actions.find((one) => one.action === name)
    return action?.allowed === false ? (action.reason ?? undefined) : undefined
  }
  const isSender = reasonOf('withdraw') === undefined
  // Who may not answer reads why; where nothing is to be answered nothing is offered.
  const answers = [
    {
      key: 'approve',
      label: 'invoice.approve',
      right: 'POT_APR',
      run: () => void requests.approve([request]),
      reason: reasonOf('approve'),
      isMain: true,
    },
    {
      key: 'reject',
      label: 'invoice.reject',
      right: 'POT_APR',
      run: () => requests.reject([request]),
      reason: reasonOf('reject'),
    },
  ] as const
  return (
    <>
      <ViewScreen
        title={
          <>
            {t('payApproval.view')} · <Amount value={request.amount} sign />
          </>
        }
        subtitle={
          <>
            <To to={`view-party/${request.partyId}`}>{request.partyName}</To> ·{' '}
            <DateText value={request.date} />
          </>
        }
        state={<RequestState status={request.status} />}
        actions={[
          ...(request.status === 'Pending' ? answers : []),
          {
            key: 'edit',
            label: 'payApproval.edit',
            right: 'POT_AD',
            run: () => nav.go(`${paymentPath('paymentOut', 'create')}?requestId=${id}`),
            reason: reasonOf('edit'),
            isMain: request.status !== 'Pending',
          },
          ...(isSender
            ? [
                {
                  key: 'withdraw',
                  label: 'payApproval.withdraw' as const,
                  right: 'POT_AD' as const,
                  run: () => void requests.withdraw(request),
                },
              ]
            : []),
        ]}
        tabs={[
          {
            key: 'payment',
            label: t('payout.view'),
            content: () => <Asked request={request} next={nextOf(request, reasonOf)} />,
          },
          {
            key: 'attachments',
            label: attachmentsLabel(t, request.attachments.length),
            content: () => (
              <RecordAttachments
                owner={{ kind: 'paymentOut', entityId: request.entityId, recordId: id }}
                attached={request.attachments}
                mayChange={false}
              />
            ),
          },
          {
            key: 'history',
            label: t('payment.history'),
            content: () => <HistoryTab record="paymentRequest" id={id} />,
          },
        ]}
      />
      {requests.dialog}
    </>
  )
}

/** What comes next, and who does it. */
function nextOf({ status }: Request, reasonOf: (name: Action) => string | undefined): TextKey {
  const may = (name: Action) => reasonOf(name) === undefined
  if (status === 'Pending') return may('approve') ? 'payApproval.nextAnswer' : 'payApproval.nextWait'
  return may('edit') ? 'payApproval.nextEdit' : 'payApproval.nextOther'
}

function Asked({ request, next }: { request: Request; next: TextKey }) {
  const t = useT()
  const moneyFacts = useMoneyFacts('paymentOut')
  const { approval, allocations, refundOf } = request
  const isLess =
    request.status !== 'Withdrawn' &&
    (allocations.some((part) => Number(part.balance) < Number(part.amount)) ||
      (refundOf ? Number(refundOf.unallocated) < Number(request.amount) : false))
  return (
    <div className={css.parts}>
      <p className={css.next}>{t(next)}</p>
      {isLess && (
        <p role="alert" className={css.less}>
          {t('payApproval.less')}
        </p>
      )}
      <Facts
        facts={[
          ...moneyFacts(request, 'payApproval.amount'),
          ...(refundOf
            ? ([
                [
                  t('payment.refundOf'),
                  <To key="refund" to={paymentPath('paymentIn', 'view', refundOf.id)}>
                    {refundOf.number}
                  </To>,
                ],
              ] as const)
            : []),
          [t('payment.notes'), request.notes],
        ]}
      />
      <OwnFacts kind="paymentOut" values={request.customFields} />
      <Facts
        title={t('invoice.approval')}
        facts={[
          [t('invoice.submittedBy'), approval.submittedBy],
          [t('invoice.submittedAt'), <TimeText key="sent" value={approval.submittedAt} />],
          ...(request.status === 'Rejected'
            ? ([
                [t('invoice.rejectedBy'), approval.answeredBy],
                [t('invoice.answeredAt'), <TimeText key="answered" value={approval.answeredAt} />],
                [t('invoice.rejectReason'), approval.answer],
              ] as const)
            : []),
        ]}
      />
      <PaysFor kind="paymentOut" settled={allocations} />
    </div>
  )
}
