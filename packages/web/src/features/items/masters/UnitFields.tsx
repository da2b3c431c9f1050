import { useCall } from '../../../app/api/use-call.ts'
import { ChoiceField, NumberField, TextField } from '../../../ui/form/fields.tsx'
import { Conversions } from './Conversions.tsx'

export const emptyUnit = { code: '', description: '', uqc: '', decimals: 3, conversions: [] }

/** Built-in units keep their government code; what they make of other units is the user's. */
export function UnitFields({ isBuiltIn = false }: { isBuiltIn?: boolean }) {
  const codes = useCall('master.uqc', undefined, { staleMs: Infinity })
  return (
    <>
      <TextField name="code" autoFocus={!isBuiltIn} disabled={isBuiltIn} />
      <TextField name="description" disabled={isBuiltIn} />
      <ChoiceField
        name="uqc"
        disabled={isBuiltIn}
        options={(codes.data ?? []).map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        searchable
      />
      <NumberField name="decimals" disabled={isBuiltIn} />
      <Conversions />
    </>
  )
}
