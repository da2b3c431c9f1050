import { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import * as z from 'zod'
import { useT } from '../texts.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/form.ts'
import type { BillDialogProps } from './BillDialogs.tsx'
import { FormDialog } from './FormDialog.tsx'

const schema = z.object(eWayBillCalls.updateTransporter.input.shape)

/** Hands the goods to a transporter, who then enters the vehicles. */
export function TransporterDialog({ subject, onClose }: BillDialogProps) {
  const t = useT()
  const form = useForm(schema, { ...subject, transporterId: '' })
  return (
    <FormDialog
      call="eWayBill.updateTransporter"
      title="eWayBill.updateTransporter"
      done="eWayBill.transporterDone"
      note={t('eWayBill.transporterText')}
      form={form}
      onClose={onClose}
    >
      <TextField name="transporterId" label={t('eWayBill.form.transporterId')} wide autoFocus />
    </FormDialog>
  )
}
