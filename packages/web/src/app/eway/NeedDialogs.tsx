import { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import * as z from 'zod'
import { useT } from '../texts.ts'
import { ChoiceField, TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/form.ts'
import type { BillDialogProps } from './BillDialogs.tsx'
import { FormDialog } from './FormDialog.tsx'

const exempting = z.object(eWayBillCalls.exempt.input.shape)
const moving = z.object(eWayBillCalls.move.input.shape)

/** Says why the goods move without a bill though their value would ask for one. */
export function ExemptDialog({ subject, detail, onClose }: BillDialogProps) {
  const t = useT()
  const form = useForm(exempting, { ...subject, exemption: detail.need.suggestions[0] ?? '' })
  return (
    <FormDialog
      call="eWayBill.exempt"
      title="eWayBill.exempt"
      done="eWayBill.exemptDone"
      note={t('eWayBill.exemptText')}
      form={form}
      onClose={onClose}
    >
      <ChoiceField name="exemption" label={t('eWayBill.form.reason')} type="EWayExemption" />
      <TextField name="note" label={t('eWayBill.form.remark')} />
    </FormDialog>
  )
}

/** Puts what moves without a bill on the work list again. */
export function MoveDialog({ subject, onClose }: BillDialogProps) {
  const t = useT()
  const form = useForm(moving, { ...subject, reason: '' })
  return (
    <FormDialog
      call="eWayBill.move"
      title="eWayBill.move"
      done="eWayBill.moveDone"
      form={form}
      onClose={onClose}
    >
      <TextField name="reason" label={t('eWayBill.form.reason')} wide autoFocus />
    </FormDialog>
  )
}
