import { useState } from 'react'
import { DocumentLink } from '../../app/DocumentLink.tsx'
import { call } from '../../app/api/call.ts'
import { useCall } from '../../app/api/use-call.ts'
import { openFile, saveFile } from '../../app/files.ts'
import { To, useNav } from '../../app/nav.tsx'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useT, useTextStore } from '../../app/texts.ts'
import { Copyable, DateText } from '../../app/values.tsx'
import { Amount } from '../../ui/values.tsx'
import { AllocateDialog, CancelDialog, CorrectDialog } from './PaymentDialogs.tsx'
import { ReceiptState } from './PaymentList.tsx'
import css from './payments.module.css'
import { SendReceipt } from './SendReceipt.tsx'

/** A receipt: how much, how, and what it paid for. */
export function PaymentView() {
  const t = useT()
  const nav = useNav()
  const id = Number(nav.id ?? nav.search['id'])
  const language = useTextStore((state) => state.culture.slice(0, 2)) as 'en' | 'ar' | 'hi'
  const [dialog, setDialog] = useState<'allocate' | 'correct' | 'cancel' | 'send'>()
  const found = useCall('paymentIn.detail', { id }, { needed: true, quiet: true })
  const payment = found.data
  if (!payment) return <ViewScreen title="" tabs={[]} isLoading />
  const reasonOf = (name: string) => {
    const action = payment.actions.find((one) => one.action === name)
    return action?.allowed === false ? (action.reason ?? undefined) : undefined
  }
  const facts = [
    [t('payment.amount'), <Amount key="amount" value={payment.amount} sign />],
    [t('payment.inWords'), payment.amountInWords[language]],
    [t('payment.mode'), t.label('PaymentMode', payment.mode)],
    [t('payment.reference'), payment.reference],
    [t('payment.account'), payment.account],
    [t('payment.tds'), <Amount key="tds" value={payment.tdsDeducted} />],
    [t('payment.bankCharges'), <Amount key="charges" value={payment.bankCharges} />],
    [t('payment.unallocated'), <Amount key="rest" value={payment.unallocated} />],
    [t('payment.notes'), payment.notes],
    ...(payment.cancelReason ? ([[t('payment.cancelReason'), payment.cancelReason]] as const) : []),
  ] as const
  const paid = (
    <>
      <Facts facts={facts} />
      <table className={css.table}>
        <caption>{t('payment.paysFor')}</caption>
        <tbody>
          {payment.allocations.length === 0 && (
            <tr>
              <td className="muted">{t('payment.paysForNothing')}</td>
            </tr>
          )}
          {payment.allocations.map((part) => (
            <tr key={part.documentId}>
              <td>
                <DocumentLink kind={part.kind} id={part.documentId}>
                  {part.number}
                </DocumentLink>
              </td>
              <td>
                <DateText value={part.date} />
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
        state={<ReceiptState status={payment.status} />}
        actions={[
          {
            key: 'print',
            label: 'payment.print',
            right: 'PIN_PRT',
            run: () => void call('paymentIn.pdf', { id }).then(openFile),
            isMain: true,
          },
          {
            key: 'pdf',
            label: 'payment.pdf',
            right: 'PIN_PDF',
            run: () => void call('paymentIn.pdf', { id }).then(saveFile),
          },
          {
            key: 'send',
            label: 'payment.send',
            right: 'PIN_SND',
            run: () => setDialog('send'),
            ...(payment.status === 'Cancelled' ? { reason: t('payment.cancelledNotSent') } : {}),
          },
          {
            key: 'allocate',
            label: 'payment.allocate',
            right: 'PIN_ED',
            run: () => setDialog('allocate'),
            reason: reasonOf('allocate'),
          },
          {
            key: 'correct',
            label: 'payment.correct',
            right: 'PIN_ED',
            run: () => setDialog('correct'),
            reason: reasonOf('update'),
          },
          {
            key: 'cancel',
            label: 'payment.cancel',
            right: 'PIN_CNL',
            run: () => setDialog('cancel'),
            reason: reasonOf('cancel'),
            isDanger: true,
          },
        ]}
        tabs={[
          { key: 'receipt', label: t('payment.view'), content: () => paid },
          {
            key: 'history',
            label: t('payment.history'),
            content: () => <HistoryTab record="paymentIn" id={id} />,
          },
        ]}
      />
      {dialog === 'allocate' && <AllocateDialog payment={payment} onClose={() => setDialog(undefined)} />}
      {dialog === 'correct' && <CorrectDialog payment={payment} onClose={() => setDialog(undefined)} />}
      {dialog === 'send' && (
        <SendReceipt id={id} partyId={payment.partyId} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'cancel' && <CancelDialog id={id} onClose={() => setDialog(undefined)} />}
    </>
  )
}
