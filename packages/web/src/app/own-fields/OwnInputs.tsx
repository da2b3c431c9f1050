import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { DateInput } from '../../ui/DateInput.tsx'
import { typedDecimal } from '../../ui/decimal-typing.ts'
import { useT } from '../texts.ts'
import type { OwnField, OwnValues } from './use-own-fields.tsx'

interface Props {
  readonly fields: readonly OwnField[]
  readonly values: OwnValues
  /** Of the record in its form: `customFields`, `lines[0].customFields`. */
  readonly name: string
  readonly errorOf: (name: string) => string | undefined
  readonly onChange: (values: OwnValues) => void
  readonly readOnly?: boolean
}

/** An input for each own field by its kind of value; deleted ones are asked for no more. */
export function OwnInputs({ fields, values, name, errorOf, onChange, readOnly = false }: Props) {
  const t = useT()
  return fields
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ key, label, type, choices, isMandatory }) => {
      const value = values[key] ?? ''
      const path = `${name}.${key}`
      const error = errorOf(path)
      const set = (next: string) => onChange({ ...values, [key]: next })
      const common = { name: path, label, ...(error ? { error } : {}) }
      if (type === 'date')
        return (
          <DateInput
            key={key}
            {...common}
            required={isMandatory}
            readOnly={readOnly}
            value={value}
            onChange={(date) => set(date ?? '')}
          />
        )
      // One that must be said is chosen: a switch that nobody touched says nothing.
      if (type === 'switch' && !isMandatory)
        return (
          <Switch
            key={key}
            {...common}
            disabled={readOnly}
            checked={value === 'yes'}
            onChange={(event) => set(event.currentTarget.checked ? 'yes' : 'no')}
          />
        )
      if (type === 'choice' || type === 'switch') {
        const data =
          type === 'choice'
            ? choices.map((choice) => ({ value: choice, label: choice }))
            : [
                { value: 'yes', label: t('common.yes') },
                { value: 'no', label: t('common.no') },
              ]
        return (
          <NativeSelect
            key={key}
            {...common}
            withAsterisk={isMandatory}
            disabled={readOnly}
            value={value}
            data={[{ value: '', label: '' }, ...data]}
            onChange={(event) => set(event.currentTarget.value)}
          />
        )
      }
      const isNumber = type === 'number'
      return (
        <TextInput
          key={key}
          {...common}
          withAsterisk={isMandatory}
          readOnly={readOnly}
          maxLength={isNumber ? 22 : 100}
          inputMode={isNumber ? 'decimal' : undefined}
          autoComplete="off"
          value={value}
          onChange={(event) =>
            set(isNumber ? typedDecimal(event.currentTarget.value, value).text : event.currentTarget.value)
          }
        />
      )
    })
}
