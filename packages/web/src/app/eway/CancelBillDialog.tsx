import { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import * as z from 'zod'
import { useT } from '../texts.ts'
import { ChoiceField, TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/form.ts'
import type { BillDialogProps } from './BillDialogs.tsx'
import { FormDialog } from './FormDialog.tsx'
import { TimeLeft } from './Validity.tsx'

const schema = z.object(eWayBillCalls.cancel.input.shape)

/** Cancels at the portal, with a reason. */
export function CancelBillDialog({ subject, detail, onClose }: BillDialogProps) {
  const t = useT()
  const until = detail.actions.find(({ action }) => action === 'cancel')?.until
  const form = useForm(schema, { ...subject, reason: 'WrongDetails' })
  return (
    <FormDialog
      call="eWayBill.cancel"
      title="eWayBill.cancel"
      done="eWayBill.cancelDone"
      note={
        <>
          {t('eWayBill.cancelText')} {until && <TimeLeft until={until} />}
        </>
      }
      form={form}
      onClose={onClose}
    >
      <ChoiceField name="reason" label={t('eWayBill.form.reason')} type="EWayCancelReason" />
      <TextField name="remark" label={t('eWayBill.form.remark')} autoFocus />
    </FormDialog>
  )
}
