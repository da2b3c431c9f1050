import { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import * as z from 'zod'
import { useT } from '../texts.ts'
import { DateField, TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/form.ts'
import type { BillDialogProps } from './BillDialogs.tsx'
import { FormDialog } from './FormDialog.tsx'

const closing = z.object(eWayBillCalls.close.input.shape)
const delivering = z.object(eWayBillCalls.deliver.input.shape)

/** Reports to the portal that the goods arrived; nothing can be done with the bill after that. */
export function CloseDialog({ subject, onClose }: BillDialogProps) {
  const t = useT()
  const form = useForm(closing, { ...subject, date: istDateOf(Date.now()), remark: '' })
  return (
    <FormDialog
      call="eWayBill.close"
      title="eWayBill.close"
      done="eWayBill.closeDone"
      note={t('eWayBill.closeText')}
      form={form}
      onClose={onClose}
    >
      <DateField name="date" label={t('eWayBill.form.arrived')} />
      <TextField name="remark" label={t('eWayBill.form.remark')} />
    </FormDialog>
  )
}

/** Marks the goods as delivered in the books; the portal is not informed. */
export function DeliverDialog({ subject, onClose }: BillDialogProps) {
  const t = useT()
  const form = useForm(delivering, { ...subject, date: istDateOf(Date.now()) })
  return (
    <FormDialog
      call="eWayBill.deliver"
      title="eWayBill.deliver"
      done="eWayBill.deliverDone"
      note={t('eWayBill.deliverText')}
      form={form}
      onClose={onClose}
    >
      <DateField name="date" label={t('eWayBill.form.arrived')} />
    </FormDialog>
  )
}
