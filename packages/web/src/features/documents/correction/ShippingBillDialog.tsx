import { correctionCalls } from '@bahi/contracts/corrections.ts'
import { ruleOf } from '@bahi/contracts/field-rule.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '../../../app/api/use-call.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { useT } from '../../../app/texts.ts'
import { DateInput } from '../../../ui/DateInput.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { toast } from '../../../ui/toasts.tsx'
import css from '../view/dialogs.module.css'

const { input } = correctionCalls.addShippingBill

/** What customs gave the export after its invoice. */
export function ShippingBillDialog({
  invoice,
  onClose,
}: {
  invoice: Reply<'salesInvoice.detail'>
  onClose: () => void
}) {
  const t = useT()
  const { exportDetails = {}, number } = invoice
  const [bill, setBill] = useState({
    shippingBillNumber: exportDetails.shippingBillNumber ?? '',
    shippingBillDate: exportDetails.shippingBillDate ?? '',
    portCode: exportDetails.portCode ?? '',
  })
  const save = useAction('salesInvoice.addShippingBill', { refreshes: ['salesInvoice', 'gstr1'] })
  const submit = async () => {
    const { amendedIn } = await save.mutateAsync({ id: invoice.id, version: invoice.version, ...bill })
    toast.success(
      amendedIn === null
        ? t('shippingBill.saved', { number: number ?? '' })
        : t('shippingBill.amended', {
            number: number ?? '',
            period: `${amendedIn.slice(0, 2)}/${amendedIn.slice(2)}`,
          }),
    )
    onClose()
  }
  return (
    <Modal
      closeButtonProps={{ 'aria-label': t('common.close') }}
      opened
      onClose={onClose}
      title={t('correction.shippingBill')}
      size={440}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit().catch(() => undefined)
        }}
      >
        <TextInput
          label={t('invoice.shippingBill')}
          name="shippingBillNumber"
          required
          inputMode="numeric"
          maxLength={ruleOf(input, 'shippingBillNumber').maxLength}
          value={bill.shippingBillNumber}
          onChange={(event) => setBill({ ...bill, shippingBillNumber: event.currentTarget.value })}
          data-autofocus
        />
        <DateInput
          label={t('invoice.shippingBillDate')}
          name="shippingBillDate"
          required
          value={bill.shippingBillDate}
          onChange={(value) => setBill({ ...bill, shippingBillDate: value ?? '' })}
          onInvalid={(value) => setBill({ ...bill, shippingBillDate: value })}
        />
        <TextInput
          label={t('invoice.port')}
          name="portCode"
          required
          maxLength={ruleOf(input, 'portCode').maxLength}
          value={bill.portCode}
          onChange={(event) => setBill({ ...bill, portCode: event.currentTarget.value.toUpperCase() })}
        />
        <Button variant="filled" type="submit" loading={save.isPending}>
          {t('shippingBill.save')}
        </Button>
      </form>
    </Modal>
  )
}
