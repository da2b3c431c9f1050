import { Checkbox } from '@mantine/core'
import { useT } from '../texts.ts'
import type { Filter } from './filter-types.ts'

interface Props {
  readonly filter: Filter
  readonly chosen: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

export function ChoiceGroup({ filter, chosen, onChange }: Props) {
  const t = useT()
  const toggle = (value: string) => {
    if (filter.single) return onChange(chosen.includes(value) ? [] : [value])
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  }
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0, display: 'grid', gap: 8 }}>
      <legend style={{ fontWeight: 600, padding: 0, marginBlockEnd: 8 }}>{t(filter.label)}</legend>
      {filter.options?.map((value) => (
        <Checkbox
          key={value}
          label={filter.labels ? t.label(filter.labels, value) : t.status(value)}
          checked={chosen.includes(value)}
          onChange={() => toggle(value)}
        />
      ))}
    </fieldset>
  )
}
