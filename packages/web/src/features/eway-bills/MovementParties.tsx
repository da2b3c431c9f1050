import { isGstin, parseGstin } from '@bahi/domain/ids/gstin.ts'
import { statesOfPincode } from '@bahi/domain/ids/pincode.ts'
import { call } from '../../app/api/call.ts'
import { useStates } from '../../app/fields/AddressFields.tsx'
import { PartyPicker } from '../../app/pickers/RecordPicker.tsx'
import { useT } from '../../app/texts.ts'
import { useFormSetting } from '../../ui/form/context.ts'
import { ChoiceField, FieldGroup, TextField } from '../../ui/form/fields.tsx'
import { useFormValue } from '../../ui/form/form.ts'
import { getAt } from '../../ui/form/values.ts'
import { isOwn } from './movement-kinds.ts'
import css from './movement.module.css'

type Supply = Parameters<typeof isOwn>[0]
type Sub = Parameters<typeof isOwn>[1]

/** The other side, where the goods leave and where they go. */
export function MovementParties() {
  const t = useT()
  const { form } = useFormSetting()
  const supply = useFormValue(form, ({ values }) => values['supplyType'] as Supply)
  const sub = useFormValue(form, ({ values }) => values['subSupplyType'] as Sub)
  const side = supply === 'Outward' ? 'to' : 'from'
  return (
    <>
      {!isOwn(supply, sub) && (
        <FieldGroup title={t(supply === 'Outward' ? 'movement.to' : 'movement.from')}>
          <OtherParty side={side} place={supply === 'Outward' ? 'shippingAddress' : 'dispatchAddress'} />
        </FieldGroup>
      )}
      <Place name="dispatchAddress" title={t('movement.dispatch')} isOwnSide={supply === 'Outward'} />
      <Place name="shippingAddress" title={t('movement.delivery')} isOwnSide={supply === 'Inward'} />
    </>
  )
}

function OtherParty({ side, place }: { side: 'from' | 'to'; place: string }) {
  const t = useT()
  const { form, readOnly } = useFormSetting()
  const states = useStates()
  const name = useFormValue(form, ({ values }) => (getAt(values, `${side}.name`) as string | undefined) ?? '')
  const pick = async (id: number | undefined) => {
    if (id === undefined) return form.fill({ [side]: {} })
    const party = await call('party.detail', { id }, { quiet: true }).catch(() => undefined)
    if (!party) return
    const { line1, line2, city, stateCode, pincode } = party.billingAddress ?? {}
    form.fill({
      [side]: { partyId: id, gstin: party.gstin ?? '', name: party.name, stateCode: stateCode ?? '' },
      [place]: { line1, line2, city, stateCode, pincode },
    })
  }
  const leaveGstin = (gstin: string) => {
    const stateCode = isGstin(gstin) ? parseGstin(gstin)?.stateCode : undefined
    if (stateCode && !form.value(`${side}.stateCode`)) form.fill({ [`${side}.stateCode`]: stateCode })
  }
  return (
    <>
      <PartyPicker
        label={t('movement.party')}
        shown={name}
        readOnly={readOnly}
        onPick={(party) => void pick(party?.id)}
      />
      <TextField name={`${side}.gstin`} placeholder={t('movement.unregistered')} onLeave={leaveGstin} />
      <TextField name={`${side}.name`} />
      <ChoiceField name={`${side}.stateCode`} options={states} searchable />
    </>
  )
}

/** An address of the movement; left empty, that of the side it belongs to. */
function Place({ name, title, isOwnSide }: { name: string; title: string; isOwnSide: boolean }) {
  const t = useT()
  const { form } = useFormSetting()
  const states = useStates()
  const transaction = useFormValue(form, ({ values }) => values['transactionType'] as string)
  const isThird =
    transaction === 'Combination' ||
    transaction === (name === 'shippingAddress' ? 'BillToShipTo' : 'BillFromDispatchFrom')
  const fillState = (pincode: string) => {
    const [only, ...others] = statesOfPincode(pincode)
    if (only && others.length === 0 && !form.value(`${name}.stateCode`))
      form.fill({ [`${name}.stateCode`]: only })
  }
  const isFilled = useFormValue(form, ({ values }) =>
    Object.values((values[name] ?? {}) as object).some(Boolean),
  )
  const fields = (
    <FieldGroup {...(isOwnSide ? { note: t('movement.placeEmpty') } : { title })}>
      {isThird && (
        <>
          <TextField name={`${name}.name`} required />
          <TextField name={`${name}.gstin`} placeholder={t('movement.unregistered')} />
        </>
      )}
      <TextField name={`${name}.line1`} wide />
      <TextField name={`${name}.line2`} wide />
      <TextField name={`${name}.pincode`} onLeave={fillState} />
      <TextField name={`${name}.city`} />
      <ChoiceField name={`${name}.stateCode`} options={states} searchable />
    </FieldGroup>
  )
  if (!isOwnSide) return fields
  return (
    <details className={css.part} open={isThird || isFilled}>
      <summary>{title}</summary>
      {fields}
    </details>
  )
}
