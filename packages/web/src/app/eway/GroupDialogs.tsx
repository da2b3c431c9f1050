import { eWayMultiVehicleCalls } from '@bahi/contracts/eway-multi-vehicle.ts'
import * as z from 'zod'
import { useStates } from '../fields/AddressFields.tsx'
import { useT } from '../texts.ts'
import { ChoiceField, DateField, MoneyField, TextField } from '../../ui/form/fields.tsx'
import { useForm, useFormValue } from '../../ui/form/form.ts'
import type { BillDialogProps } from './BillDialogs.tsx'
import { FormDialog } from './FormDialog.tsx'
import { LeftQuantity } from './Groups.tsx'

const starting = z.object(eWayMultiVehicleCalls.initiate.input.shape)
const adding = z.object(eWayMultiVehicleCalls.add.input.shape)
const changing = z.object(eWayMultiVehicleCalls.update.input.shape)

/** Opens a group: goods of one unit continue in several vehicles, from a place to another. */
export function StartGroupDialog({ subject, detail, stateCode, onClose }: BillDialogProps) {
  const t = useT()
  const states = useStates()
  const [movable] = detail.movable
  const form = useForm(starting, {
    ...subject,
    mode: 'Road',
    fromPlace: detail.vehicles.at(-1)?.place ?? '',
    fromStateCode: stateCode,
    toPlace: '',
    toStateCode: '',
    uqc: movable?.uqc ?? '',
    totalQuantity: movable?.quantity ?? '',
    reason: 'Transshipment',
    remark: '',
  })
  const units = detail.movable.map(({ uqc, quantity }) => ({ value: uqc, label: `${uqc} (${quantity})` }))
  return (
    <FormDialog
      call="eWayMultiVehicle.initiate"
      title="eWayBill.multiVehicleStart"
      done="groups.started"
      form={form}
      onClose={onClose}
    >
      <TextField name="fromPlace" label={t('groups.from')} />
      <ChoiceField name="fromStateCode" label={t('groups.fromState')} options={states} searchable />
      <TextField name="toPlace" label={t('groups.toPlace')} />
      <ChoiceField name="toStateCode" label={t('groups.toState')} options={states} searchable />
      <ChoiceField name="uqc" label={t('groups.unit')} options={units} />
      <MoneyField name="totalQuantity" label={t('groups.quantity')} />
      <ChoiceField name="mode" label={t('invoice.transportMode')} type="TransportMode" />
      <ChoiceField name="reason" label={t('eWayBill.form.reason')} type="EWayVehicleReason" />
      <TextField name="remark" label={t('eWayBill.form.remark')} wide />
    </FormDialog>
  )
}

/** Puts a vehicle into a group with what it takes of what is left. */
export function AddToGroupDialog({ subject, detail, onClose }: BillDialogProps) {
  const t = useT()
  const last = detail.groups.at(-1)
  const form = useForm(adding, { ...subject, groupId: last?.id, quantity: last?.leftQuantity ?? '' })
  const groupId = useFormValue(form, ({ values }) => values['groupId'])
  const group = detail.groups.find(({ id }) => id === groupId)
  const isRoad = group?.mode === 'Road'
  return (
    <FormDialog
      call="eWayMultiVehicle.add"
      title="eWayBill.multiVehicleAdd"
      done="groups.added"
      note={group && <LeftQuantity group={group} />}
      form={form}
      onClose={onClose}
    >
      {detail.groups.length > 1 && (
        <ChoiceField
          name="groupId"
          label={t('groups.group')}
          options={detail.groups.map(({ id, number, fromPlace, toPlace }) => ({
            value: String(id),
            label: `${number} ${fromPlace} - ${toPlace}`,
          }))}
        />
      )}
      <TextField name="vehicleNumber" label={t('invoice.vehicle')} required={isRoad} />
      <MoneyField name="quantity" label={t('groups.quantity')} />
      <TextField name="transportDocumentNumber" label={t('invoice.transportDocument')} required={!isRoad} />
      <DateField name="transportDocumentDate" label={t('invoice.transportDocumentDate')} required={!isRoad} />
    </FormDialog>
  )
}

/** Another vehicle, or another document, takes over what one of the group carried. */
export function ChangeInGroupDialog({ subject, detail, stateCode, onClose }: BillDialogProps) {
  const t = useT()
  const states = useStates()
  const vehicles = detail.groups.flatMap((group) =>
    group.vehicles.map((vehicle) => ({
      value: String(vehicle.id),
      label: `${vehicle.vehicleNumber ?? vehicle.transportDocumentNumber ?? ''} (${vehicle.quantity} ${group.uqc})`,
    })),
  )
  const form = useForm(changing, {
    ...subject,
    groupVehicleId: vehicles.length === 1 ? Number(vehicles[0]?.value) : '',
    vehicleNumber: '',
    place: '',
    stateCode,
    reason: '',
    remark: '',
  })
  return (
    <FormDialog
      call="eWayMultiVehicle.update"
      title="eWayBill.multiVehicleChange"
      done="groups.changed"
      form={form}
      onClose={onClose}
    >
      <ChoiceField name="groupVehicleId" label={t('groups.vehicle')} options={vehicles} />
      <TextField name="vehicleNumber" label={t('invoice.vehicle')} />
      <TextField name="transportDocumentNumber" label={t('invoice.transportDocument')} />
      <TextField name="place" label={t('eWayBill.form.lies')} />
      <ChoiceField name="stateCode" label={t('eWayBill.form.state')} options={states} searchable />
      <ChoiceField name="reason" label={t('eWayBill.form.reason')} type="EWayVehicleReason" />
      <TextField name="remark" label={t('eWayBill.form.remark')} wide />
    </FormDialog>
  )
}
