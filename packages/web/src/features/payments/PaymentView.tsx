import { useState } from 'react'
import { formatDate } from '@bahi/domain/cal/shown.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { call } from '../../app/api/call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { attachmentsLabel } from '../../app/attachments/label.ts'
import { StateText } from '../../app/fields/AddressFields.tsx'
import { openFile, saveFile } from '../../app/files.ts'
import { To, useNav } from '../../app/nav.tsx'
import { OwnFacts } from '../../app/own-fields/OwnFacts.tsx'
import { paymentPath, paymentRight } from '../../app/payments.ts'
import type { PaymentKind } from '../../app/payments.ts'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useEveryGstin } from '../../app/session/company.ts'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { Copyable, DateText, TimeText } from '../../app/values.tsx'
import { formatDecimal } from '../../ui/numbers.ts'
import { Amount } from '../../ui/values.tsx'
import { AllocateDialog, CancelDialog, CorrectDialog } from './PaymentDialogs.tsx'
import { PaymentState } from './PaymentList.tsx'
import { PaysFor, useMoneyFacts } from './PaymentFacts.tsx'
import { SendReceipt } from './SendReceipt.tsx'
import css from './payments.module.css'
import { SharePayment } from './SharePayment.tsx'
import { whatsAppUrl } from './whats-app.ts'
import { wordsOf } from './words.ts'
import { later } from '../../ui/later.tsx'

const RecordAttachments = later(() =>
  import('../../app/attachments/RecordAttachments.tsx').then((one) => one.RecordAttachments),
)

const PaymentRequestView = later(() =>
  import('./PaymentRequestView.tsx').then((one) => one.PaymentRequestView),
)

export const PaymentInView = () => <PaymentView kind="paymentIn" />

/** A payment out, or what waits to become one: both have one id. */
export function PaymentOutView() {
  const nav = useNav()
  const id = Number(nav.id ?? nav.search['id'])
  const isSent = nav.search['waits'] !== undefined
  const found = useCall('paymentOut.detail', { id }, { enabled: !isSent, quiet: true })
  const made = <PaymentView kind="paymentOut" />
  if (isSent || found.error?.status === 404) return <PaymentRequestView id={id} made={made} />
  // Both ask for it at once, which is one call.
  return made
}

/** Payments that belong to this one, each with what it gave back. */
function Linked({ kind, payments }: { kind: PaymentKind; payments: readonly LinkedPayment[] }) {
  return payments.map(({ id, number, amount }) => (
    <div key={id}>
      <To to={paymentPath(kind, 'view', id)}>{number}</To> · <Amount value={amount} />
    </div>
  ))
}

type Payment = Reply<'paymentIn.detail'>
type LinkedPayment = Payment['refunds'][number]

const taxOf = ({ lines }: NonNullable<Payment['voucher']>) =>
  Decimal.sum(lines.flatMap(({ igst, cgst, sgst, cess }) => [igst, cgst, sgst, cess])).toFixed(2)

/** A payment: how much, how, and what it paid for. */
function PaymentView({ kind }: { kind: PaymentKind }) {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const words = wordsOf[kind]
  const id = Number(nav.id ?? nav.search['id'])
  const moneyFacts = useMoneyFacts(kind)
  const [dialog, setDialog] = useState<'allocate' | 'correct' | 'cancel' | 'send' | 'link'>()
  const found = useCall(`${kind}.detail`, { id }, { needed: true, quiet: true })
  const gstins = useEveryGstin()
  const payment = found.data
  if (!payment) return <ViewScreen title="" tabs={[]} isLoading />
  /** Where the party may not be read, the number is chosen in WhatsApp. */
  const shareByMessage = async () => {
    const party = await call('party.detail', { id: payment.partyId }, { quiet: true }).catch(() => undefined)
    const text = t(words.message, {
      party: payment.partyName,
      amount: formatDecimal(payment.amount, 2),
      date: formatDate(payment.date, 'DD/MM/YYYY'),
      mode: t.label('PaymentMode', payment.mode),
      number: payment.voucher?.number ?? payment.number,
      company: gstins?.find(({ entityId }) => entityId === payment.entityId)?.entityName ?? '',
    })
    window.open(whatsAppUrl(party?.mobile, text), '_blank', 'noopener')
  }
  const reasonOf = (name: string) => {
    const action = payment.actions.find((one) => one.action === name)
    return action?.allowed === false ? (action.reason ?? undefined) : undefined
  }
  const facts = [
    ...moneyFacts(payment, words.amount),
    ...(payment.voucher
      ? ([
          [t.label('DocumentKind', payment.voucher.kind), <bdi key="voucher">{payment.voucher.number}</bdi>],
          [t('payment.voucherTax'), <Amount key="tax" value={taxOf(payment.voucher)} />],
          [t('payment.advancePlace'), <StateText key="place" code={payment.voucher.placeOfSupply} />],
        ] as const)
      : []),
    ...(payment.refundOf
      ? ([
          [t('payment.refundOf'), <Linked key="refundOf" kind="paymentIn" payments={[payment.refundOf]} />],
        ] as const)
      : []),
    ...(payment.refunds.length > 0
      ? ([
          [t('payment.refunds'), <Linked key="refunds" kind="paymentOut" payments={payment.refunds} />],
        ] as const)
      : []),
    [t('payment.notes'), payment.notes],
    ...(payment.approval
      ? ([
          [t('invoice.submittedBy'), payment.approval.submittedBy],
          [t('invoice.approvedBy'), payment.approval.answeredBy],
          [t('invoice.answeredAt'), <TimeText key="approved" value={payment.approval.answeredAt} />],
        ] as const)
      : []),
    ...(payment.cancelReason ? ([[t('payment.cancelReason'), payment.cancelReason]] as const) : []),
  ] as const
  const paid = (
    <div className={css.parts}>
      <Facts facts={facts} />
      <OwnFacts kind={kind} values={payment.customFields} />
      <PaysFor kind={kind} settled={payment.allocations} isRefund={Boolean(payment.refundOf)} />
    </div>
  )
  return (
    <>
      <ViewScreen
        title={<Copyable text={payment.number} />}
        subtitle={
          <>
            <To to={`view-party/${payment.partyId}`}>{payment.partyName}</To> ·{' '}
            <DateText value={payment.date} />
          </>
        }
        state={<PaymentState kind={kind} status={payment.status} />}
        actions={[
          {
            key: 'print',
            label: 'payment.print',
            right: paymentRight(kind, 'PRT'),
            run: () => void call(`${kind}.pdf`, { id, purpose: 'Print' }).then(openFile),
            isMain: true,
          },
          {
            key: 'pdf',
            label: words.pdf,
            right: paymentRight(kind, 'PDF'),
            run: () => void call(`${kind}.pdf`, { id }).then(saveFile),
          },
          {
            key: 'send',
            label: words.send,
            right: paymentRight(kind, 'SND'),
            run: () => setDialog('send'),
            ...(payment.status === 'Cancelled' ? { reason: t(words.cancelledNotSent) } : {}),
          },
          {
            key: 'link',
            label: 'invoice.link',
            right: paymentRight(kind, 'SND'),
            run: () => setDialog('link'),
            ...(payment.status === 'Cancelled' ? { reason: t(words.cancelledNotSent) } : {}),
          },
          {
            key: 'whatsApp',
            label: 'invoice.whatsapp',
            right: paymentRight(kind, 'SND'),
            run: () => void shareByMessage(),
            ...(payment.status === 'Cancelled' ? { reason: t(words.cancelledNotSent) } : {}),
          },
          {
            key: 'allocate',
            label: words.allocate,
            right: paymentRight(kind, 'ED'),
            run: () => setDialog('allocate'),
            reason: reasonOf('allocate'),
          },
          ...(kind === 'paymentIn'
            ? [
                {
                  key: 'refund',
                  label: 'payment.refund' as const,
                  right: paymentRight('paymentOut', 'AD'),
                  run: () =>
                    nav.go(
                      `${paymentPath('paymentOut', 'create')}?partyId=${payment.partyId}&refundOfId=${payment.id}`,
                    ),
                  ...(Number(payment.unallocated) > 0 ? {} : { reason: t('payment.refundNothing') }),
                },
              ]
            : []),
          {
            key: 'correct',
            label: 'payment.correct',
            right: paymentRight(kind, 'ED'),
            run: () => setDialog('correct'),
            reason: reasonOf('update'),
          },
          {
            key: 'cancel',
            label: words.cancel,
            right: paymentRight(kind, 'CNL'),
            run: () => setDialog('cancel'),
            reason: reasonOf('cancel'),
            isDanger: true,
          },
        ]}
        tabs={[
          { key: 'receipt', label: t(words.view), content: () => paid },
          {
            key: 'attachments',
            label: attachmentsLabel(t, payment.attachments.length),
            content: () => (
              <RecordAttachments
                owner={{ kind, entityId: payment.entityId, recordId: id }}
                attached={payment.attachments}
                mayChange={rights.may(paymentRight(kind, 'ED'))}
              />
            ),
          },
          {
            key: 'history',
            label: t('payment.history'),
            content: () => <HistoryTab record={kind} id={id} />,
          },
        ]}
      />
      {dialog === 'allocate' && (
        <AllocateDialog kind={kind} payment={payment} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'correct' && (
        <CorrectDialog kind={kind} payment={payment} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'send' && (
        <SendReceipt kind={kind} id={id} partyId={payment.partyId} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'link' && <SharePayment kind={kind} id={id} onClose={() => setDialog(undefined)} />}
      {dialog === 'cancel' && <CancelDialog kind={kind} ids={[id]} onClose={() => setDialog(undefined)} />}
    </>
  )
}
