import { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import * as z from 'zod'
import { useStates } from '../fields/AddressFields.tsx'
import { useT } from '../texts.ts'
import { ChoiceField, NumberField, TextField } from '../../ui/form/fields.tsx'
import { useForm, useFormValue } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import type { BillDialogProps } from './BillDialogs.tsx'
import { FormDialog } from './FormDialog.tsx'
import { PartBFields } from './PartBFields.tsx'
import { TimeLeft } from './Validity.tsx'

const { address: _address, ...shape } = eWayBillCalls.extendValidity.input.shape
const line = z.string().trim().max(50)
const schema = z.object({ ...shape, line1: line.optional(), line2: line.optional(), line3: line.optional() })

/** More time for goods that are moving, with their vehicle, or lie on the way, with the place. */
export function ExtendDialog({ subject, detail, stateCode, onClose }: BillDialogProps) {
  const t = useT()
  const states = useStates()
  const last = detail.vehicles.at(-1)
  const until = detail.actions.find(({ action }) => action === 'extend')?.until
  const form = useForm(schema, {
    ...subject,
    status: 'InMovement',
    mode: last?.mode ?? 'Road',
    vehicleNumber: last?.vehicleNumber ?? '',
    transportDocumentNumber: last?.transportDocumentNumber ?? '',
    place: last?.place ?? '',
    stateCode,
    reason: '',
  })
  const isMoving = useFormValue(form, ({ values }) => values['status'] === 'InMovement')
  const isInTransit = !isMoving
  return (
    <FormDialog
      call="eWayBill.extendValidity"
      title="eWayBill.extend"
      done="eWayBill.extendDone"
      note={
        <>
          {t('eWayBill.extendText')} {until && <TimeLeft until={until} />}
        </>
      }
      form={form}
      bodyOf={bodyOf}
      onClose={onClose}
    >
      <ChoiceField name="status" label={t('eWayBill.form.status')} type="EWayGoodsStatus" />
      <ChoiceField name="reason" label={t('eWayBill.form.reason')} type="EWayExtensionReason" />
      <TextField name="remark" label={t('eWayBill.form.remark')} />
      <NumberField name="remainingDistance" label={t('eWayBill.form.remaining')} />
      <TextField name="place" label={t('eWayBill.form.lies')} />
      <TextField name="pincode" label={t('eWayBill.form.pincode')} />
      <ChoiceField name="stateCode" label={t('eWayBill.form.state')} options={states} searchable />
      {isMoving && <PartBFields hasVehicleType={false} />}
      {isInTransit && (
        <>
          <ChoiceField
            name="transitType"
            label={t('eWayBill.form.transitType')}
            type="EWayTransitType"
            required
          />
          {[1, 2, 3].map((number) => (
            <TextField
              key={number}
              name={`line${number}`}
              label={t('eWayBill.form.addressLine', { line: number })}
              required={number === 1}
            />
          ))}
        </>
      )}
    </FormDialog>
  )
}

/** Goods that lie somewhere have an address and no vehicle; those that move the other way round. */
function bodyOf({ line1, line2, line3, ...values }: Values): Values {
  const { mode, vehicleNumber, transportDocumentNumber, transportDocumentDate, transitType, ...rest } = values
  return rest['status'] === 'InMovement'
    ? { ...rest, mode, vehicleNumber, transportDocumentNumber, transportDocumentDate }
    : { ...rest, transitType, address: [line1 ?? '', line2 ?? '', line3 ?? ''] }
}
