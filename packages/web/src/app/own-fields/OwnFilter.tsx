import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { TextKey } from '../texts.ts'
import { useT } from '../texts.ts'
import { ChoiceGroup } from '../screens/ChoiceGroup.tsx'
import css from '../screens/ListScreen.module.css'
import { DateInput } from '../../ui/DateInput.tsx'
import { typedDecimal } from '../../ui/decimal-typing.ts'
import type { OwnField } from './use-own-fields.tsx'

interface Props {
  readonly field: OwnField
  readonly chosen: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** The filter of an own field by its kind of value: boxes to tick, a word, or a range between two. */
export function OwnFilter({ field, chosen, onChange }: Props) {
  const t = useT()
  const { type, key, label, choices } = field
  if (type === 'choice' || type === 'switch') {
    const yesNo = [
      { value: 'yes', label: t('common.yes') },
      { value: 'no', label: t('common.no') },
    ]
    return (
      <ChoiceGroup
        filter={{
          key,
          // Labels of own fields come with the texts of the language, under their key.
          label: `field.${key}` as TextKey,
          choices: type === 'switch' ? yesNo : choices.map((value) => ({ value, label: value })),
        }}
        chosen={chosen}
        onChange={onChange}
      />
    )
  }
  if (type === 'text')
    return <Typed label={label} value={chosen[0] ?? ''} onValue={(word) => onChange(word ? [word] : [])} />
  const [from = '', to = ''] = (chosen[0] ?? '').split('..')
  const set = (start: string, end: string) => onChange(start || end ? [`${start}..${end}`] : [])
  return (
    <fieldset className={css.choices}>
      <legend>{label}</legend>
      {type === 'date' ? (
        <>
          <DateInput label={t('period.from')} value={from} onChange={(day) => set(day ?? '', to)} />
          <DateInput label={t('period.to')} value={to} onChange={(day) => set(from, day ?? '')} />
        </>
      ) : (
        <>
          <Typed isNumber label={t('period.from')} value={from} onValue={(number) => set(number, to)} />
          <Typed isNumber label={t('period.to')} value={to} onValue={(number) => set(from, number)} />
        </>
      )}
    </fieldset>
  )
}

interface TypedProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly isNumber?: boolean
}

/** Asked for when it is left or Enter is pressed, not with every key. */
function Typed({ label, value, onValue, isNumber = false }: TypedProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // Cleared from outside, with all filters.
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  const done = () => typed.trim() !== value && onValue(typed.trim())
  return (
    <TextInput
      label={label}
      maxLength={isNumber ? 22 : 100}
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      value={typed}
      onChange={(event) =>
        setTyped(isNumber ? typedDecimal(event.currentTarget.value, typed).text : event.currentTarget.value)
      }
      onBlur={done}
      onKeyDown={(event) => event.key === 'Enter' && done()}
    />
  )
}
