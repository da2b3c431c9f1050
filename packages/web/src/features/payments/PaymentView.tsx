import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../app/api/call.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { openFile, saveFile } from '../../app/files.ts'
import { To, useNav } from '../../app/nav.tsx'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useT, useTextStore } from '../../app/texts.ts'
import { Copyable, DateText, StateChip } from '../../app/values.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Amount } from '../../ui/values.tsx'
import css from './payments.module.css'

/** A receipt: how much, how, and what it paid for. */
export function PaymentView() {
  const t = useT()
  const nav = useNav()
  const id = Number(nav.id ?? nav.search['id'])
  const language = useTextStore((state) => state.culture.slice(0, 2)) as 'en' | 'ar' | 'hi'
  const [isCancelling, setCancelling] = useState(false)
  const found = useCall('paymentIn.detail', { id })
  const payment = found.data
  if (!payment) return <ViewScreen title="" tabs={[]} isLoading />
  const cancelling = payment.actions.find(({ action }) => action === 'cancel')
  const facts = [
    [t('payment.amount'), <Amount key="amount" value={payment.amount} sign />],
    [t('payment.inWords'), payment.amountInWords[language]],
    [t('payment.mode'), t.label('PaymentMode', payment.mode)],
    [t('payment.reference'), payment.reference],
    [t('payment.account'), payment.account],
    [t('payment.tds'), payment.tdsDeducted && <Amount key="tds" value={payment.tdsDeducted} />],
    [t('payment.bankCharges'), payment.bankCharges && <Amount key="charges" value={payment.bankCharges} />],
    [t('payment.unallocated'), <Amount key="rest" value={payment.unallocated} />],
    [t('payment.notes'), payment.notes],
  ] as const
  const paid = (
    <>
      <Facts facts={facts} />
      <table className={css.table}>
        <caption>{t('payment.paysFor')}</caption>
        <tbody>
          {payment.allocations.map((part) => (
            <tr key={part.documentId}>
              <td>
                <To to={`view-sales-invoice/${part.documentId}`}>{part.number}</To>
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
        state={<StateChip status={payment.status} />}
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
            key: 'cancel',
            label: 'payment.cancel',
            right: 'PIN_CNL',
            run: () => setCancelling(true),
            reason: cancelling?.allowed === false ? cancelling.reason : undefined,
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
      {isCancelling && <CancelDialog id={id} onClose={() => setCancelling(false)} />}
    </>
  )
}

function CancelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const cancel = useAction('paymentIn.cancel', {
    refreshes: ['paymentIn', 'salesInvoice', 'party', 'dashboard'],
  })
  const submit = async () => {
    const { refused } = await cancel.mutateAsync({ ids: [id], reason })
    if (refused.length > 0)
      toast.error(
        t('payment.cancel'),
        refused.map(({ message }) => message),
      )
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t('payment.cancel')} size={440}>
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{t('payment.cancelText')}</p>
        <TextInput
          label={t('payment.cancelReason')}
          required
          maxLength={50}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Button variant="filled" type="submit" color="red" loading={cancel.isPending}>
          {t('payment.cancel')}
        </Button>
      </form>
    </Modal>
  )
}
