import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useT } from '../texts.ts'
import type { Filter } from './filter-types.ts'
import css from './ListScreen.module.css'

interface Props {
  readonly filter: Filter
  readonly chosen: readonly string[]
  readonly onChange: (values: readonly string[]) => void
  /** Said below the values. */
  readonly children?: ReactNode
}

/** More than this are found by typing. */
const seenAtOnce = 10

/** The values of one filter, each with a box to tick. */
export function ChoiceGroup({ filter, chosen, onChange, children }: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const toggle = (value: string) => {
    if (filter.single) return onChange(chosen.includes(value) ? [] : [value])
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  }
  const options =
    filter.choices ??
    (filter.options ?? []).map((value) => ({
      value,
      label: filter.labels ? t.label(filter.labels, value) : t.status(value),
    }))
  const isLong = options.length > seenAtOnce
  const words = typed.trim().toLowerCase()
  const shown = options.filter(
    ({ value, label }) => chosen.includes(value) || label.toLowerCase().includes(words),
  )
  return (
    <fieldset className={css.choices}>
      <legend>{t(filter.label)}</legend>
      {isLong && (
        <TextInput
          aria-label={`${t('common.search')}: ${t(filter.label)}`}
          placeholder={t('common.search')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <div className={css.choiceList} data-long={isLong}>
        {shown.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
      {children}
    </fieldset>
  )
}
