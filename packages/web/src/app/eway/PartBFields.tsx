import { ChoiceField, DateField, TextField } from '../../ui/form/fields.tsx'
import { useFormSetting } from '../../ui/form/context.ts'
import { useFormValue } from '../../ui/form/form.ts'
import { getAt } from '../../ui/form/values.ts'
import { useT } from '../texts.ts'

interface Props {
  /** Path of the members: `transport.`; empty: at the top. */
  readonly prefix?: string
  readonly hasVehicleType?: boolean
  readonly required?: boolean
}

/** Mode of transport with what it asks for: the road a vehicle, the others their document. */
export function PartBFields({ prefix = '', hasVehicleType = true, required = true }: Props) {
  const t = useT()
  const { form } = useFormSetting()
  const mode = useFormValue(form, (state) => getAt(state.values, `${prefix}mode`))
  const hasVehicle = mode === 'Road' || mode === 'Ship'
  const isRoad = mode === 'Road'
  return (
    <>
      <ChoiceField
        name={`${prefix}mode`}
        label={t('invoice.transportMode')}
        type="TransportMode"
        required={required}
        clearable={!required}
      />
      {hasVehicle && (
        <TextField
          name={`${prefix}vehicleNumber`}
          label={t('invoice.vehicle')}
          required={isRoad}
          placeholder="MH12AB1234"
        />
      )}
      {hasVehicle && hasVehicleType && (
        <ChoiceField name={`${prefix}vehicleType`} label={t('invoice.vehicleType')} type="VehicleType" />
      )}
      {Boolean(mode) && (
        <>
          <TextField
            name={`${prefix}transportDocumentNumber`}
            label={t('invoice.transportDocument')}
            required={!hasVehicle}
          />
          <DateField
            name={`${prefix}transportDocumentDate`}
            label={t('invoice.transportDocumentDate')}
            required={!hasVehicle}
          />
        </>
      )}
    </>
  )
}
