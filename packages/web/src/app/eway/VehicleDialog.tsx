import { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import * as z from 'zod'
import { useStates } from '../fields/AddressFields.tsx'
import { useT } from '../texts.ts'
import { ChoiceField, TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/form.ts'
import type { BillDialogProps } from './BillDialogs.tsx'
import { FormDialog } from './FormDialog.tsx'
import { PartBFields } from './PartBFields.tsx'

const schema = z.object(eWayBillCalls.updateVehicle.input.shape)

/** Enters the first vehicle, or the one that carries the goods from here on, with the reason. */
export function VehicleDialog({ subject, detail, stateCode, onClose }: BillDialogProps) {
  const t = useT()
  const states = useStates()
  const last = detail.vehicles.at(-1)
  const form = useForm(schema, {
    ...subject,
    mode: last?.mode ?? 'Road',
    place: last?.place ?? '',
    stateCode,
    reason: last ? '' : 'FirstTime',
  })
  return (
    <FormDialog
      call="eWayBill.updateVehicle"
      title={last ? 'eWayBill.updateVehicle' : 'eWayBill.enterVehicle'}
      done="eWayBill.vehicleDone"
      form={form}
      onClose={onClose}
    >
      <PartBFields />
      <TextField name="place" label={t('eWayBill.form.place')} />
      <ChoiceField name="stateCode" label={t('eWayBill.form.state')} options={states} searchable />
      <ChoiceField name="reason" label={t('eWayBill.form.reason')} type="EWayVehicleReason" />
      <TextField name="remark" label={t('eWayBill.form.remark')} />
    </FormDialog>
  )
}
