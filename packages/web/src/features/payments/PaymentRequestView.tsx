import { lazy } from 'react'
import type { ReactNode } from 'react'
import { DocumentLink } from '../../app/DocumentLink.tsx'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { attachmentsLabel } from '../../app/attachments/label.ts'
import { To, useNav } from '../../app/nav.tsx'
import { paymentPath } from '../../app/payments.ts'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useT, useTextStore } from '../../app/texts.ts'
import { DateText, TimeText } from '../../app/values.tsx'
import { Amount } from '../../ui/values.tsx'
import css from './payments.module.css'
import { RequestState } from './PaymentRequestList.tsx'
import { useRequestActions } from './use-request-actions.tsx'

const RecordAttachments = lazy(() =>
  import('../../app/attachments/RecordAttachments.tsx').then((one) => ({ default: one.RecordAttachments })),
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
            <DateText value={request.date} /> · {t('payApproval.number')}
          </>
        }
        state={<RequestState status={request.status} />}
        actions={[
          {
            key: 'approve',
            label: 'invoice.approve',
            right: 'POT_APR',
            run: () => void requests.approve([request]),
            reason: reasonOf('approve'),
            isMain: request.status === 'Pending',
          },
          {
            key: 'reject',
            label: 'invoice.reject',
            right: 'POT_APR',
            run: () => requests.reject([request]),
            reason: reasonOf('reject'),
          },
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
          { key: 'payment', label: t('payout.view'), content: () => <Asked request={request} /> },
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

function Asked({ request }: { request: Request }) {
  const t = useT()
  const language = useTextStore((state) => state.culture.slice(0, 2)) as 'en' | 'ar' | 'hi'
  const { approval, allocations, refundOf, mode } = request
  const isLess =
    request.status !== 'Withdrawn' &&
    (allocations.some((part) => Number(part.balance) < Number(part.amount)) ||
      (refundOf ? Number(refundOf.unallocated) < Number(request.amount) : false))
  return (
    <>
      {isLess && (
        <p role="alert" className={css.less}>
          {t('payApproval.less')}
        </p>
      )}
      <Facts
        facts={[
          [t('payApproval.amount'), <Amount key="amount" value={request.amount} sign />],
          [t('payment.inWords'), request.amountInWords[language]],
          [t('payment.mode'), t.label('PaymentMode', mode)],
          [t(mode === 'Cheque' ? 'payment.chequeNumber' : 'payment.reference'), request.reference],
          ...(request.chequeDate
            ? ([[t('payment.chequeDate'), <DateText key="cheque" value={request.chequeDate} />]] as const)
            : []),
          [t('payment.account'), request.account],
          [t('payout.tds'), <Amount key="tds" value={request.tdsDeducted ?? '0'} />],
          ...(request.tdsSection ? ([[t('payment.tdsSection'), request.tdsSection]] as const) : []),
          [t('payment.bankCharges'), <Amount key="charges" value={request.bankCharges ?? '0'} />],
          [t('payment.unallocated'), <Amount key="rest" value={request.unallocated} />],
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
      <table className={css.table}>
        <caption>{t('payment.paysFor')}</caption>
        {allocations.length > 0 && (
          <thead>
            <tr>
              <th scope="col">{t('payout.invoice')}</th>
              <th scope="col">{t('payment.date')}</th>
              <th scope="col">{t('payApproval.openNow')}</th>
              <th scope="col">{t('payment.allocated')}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {allocations.length === 0 && (
            <tr>
              <td className="muted">{t('payout.paysForNothing')}</td>
            </tr>
          )}
          {allocations.map((part) => (
            <tr key={part.documentId} data-less={Number(part.balance) < Number(part.amount) || undefined}>
              <td>
                <DocumentLink kind={part.kind} id={part.documentId}>
                  {part.number}
                </DocumentLink>
              </td>
              <td>
                <DateText value={part.date} />
              </td>
              <td>
                <Amount value={part.balance} />
              </td>
              <td>
                <Amount value={part.amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
