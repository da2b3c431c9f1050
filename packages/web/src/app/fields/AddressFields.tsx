import { statesOfPincode } from '@bahi/domain/ids/pincode.ts'
import { ChoiceField, TextField } from '../../ui/form/fields.tsx'
import { useFormSetting } from '../../ui/form/context.ts'
import { useFormValue } from '../../ui/form/form.ts'
import { getAt } from '../../ui/form/values.ts'
import { useCall } from '../api/use-call.ts'
import { isAutomatic } from '../session/auto.ts'
import { useT } from '../texts.ts'

/** An address; the state follows from an Indian PIN code, and another country needs neither. */
export function AddressFields({ name, required = false }: { name: string; required?: boolean }) {
  const t = useT()
  const { form } = useFormSetting()
  const states = useStates()
  const countries = useCall('master.countryCode', undefined, { staleMs: Infinity })
  const isAbroad = useFormValue(
    form,
    (state) => (getAt(state.values, `${name}.countryCode`) ?? 'IN') !== 'IN',
  )
  const fillState = (pincode: string) => {
    const [only, ...others] = isAbroad || !isAutomatic('AutoStateFromPincode') ? [] : statesOfPincode(pincode)
    if (only && others.length === 0 && !form.value(`${name}.stateCode`))
      form.fill({ [`${name}.stateCode`]: only })
  }
  return (
    <>
      <TextField name={`${name}.line1`} required={required} wide />
      <TextField name={`${name}.line2`} wide />
      <TextField name={`${name}.pincode`} required={required && !isAbroad} onLeave={fillState} />
      <TextField name={`${name}.city`} />
      <ChoiceField name={`${name}.stateCode`} required={required} options={states} searchable />
      <ChoiceField
        name={`${name}.countryCode`}
        options={(countries.data ?? [{ code: 'IN', name: t('common.india') }]).map(
          ({ code, name: label }) => ({ value: code, label }),
        )}
        searchable
        clearable={false}
        onChoose={(code) => form.fill({ [`${name}.stateCode`]: code === 'IN' ? '' : '96' })}
      />
    </>
  )
}

/** The code that represents every place outside India. */
const otherCountries = '96'

/** States as choices: `27 Maharashtra`. */
export function useStates(): readonly { value: string; label: string }[] {
  const t = useT()
  const states = useCall('master.states', {}, { staleMs: Infinity })
  const abroad = { value: otherCountries, label: `${otherCountries} ${t('common.otherCountries')}` }
  return [...(states.data ?? []).map(({ code, name }) => ({ value: code, label: `${code} ${name}` })), abroad]
}

/** Name of a state by its code, as lists and views show it. */
export function useStateName(): (code: string | null | undefined) => string {
  const t = useT()
  const states = useCall('master.states', {}, { staleMs: Infinity })
  return (code) => {
    if (!code) return '-'
    if (code === otherCountries) return t('common.otherCountries')
    return `${code} ${states.data?.find((state) => state.code === code)?.name ?? ''}`.trim()
  }
}

/** Name of a state where a screen shows one now and then: the states are asked for with it. */
export const StateText = ({ code }: { readonly code: string | null | undefined }) => (
  <>{useStateName()(code)}</>
)

/** An address in the lines people write it in. */
export function AddressText({
  address,
}: {
  address:
    | {
        line1: string
        line2?: string | undefined
        city?: string | undefined
        stateCode: string
        pincode?: string | undefined
        countryCode?: string | undefined
      }
    | null
    | undefined
}) {
  const stateName = useStateName()
  if (!address) return <>-</>
  return (
    <>
      {[
        address.line1,
        address.line2,
        [address.city, address.pincode].filter(Boolean).join(' '),
        stateName(address.stateCode),
      ]
        .filter(Boolean)
        .map((line, index) => (
          <div key={index}>
            <bdi>{line}</bdi>
          </div>
        ))}
    </>
  )
}
