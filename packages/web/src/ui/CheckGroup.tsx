import css from './CheckGroup.module.css'

interface Props<T extends string> {
  readonly label: string
  readonly all: readonly T[]
  readonly chosen: readonly T[]
  readonly labelOf: (value: T) => string
  readonly onChange: (chosen: readonly T[]) => void
}

/** Some of a few, in the order in which they are offered. */
export function CheckGroup<T extends string>({ label, all, chosen, labelOf, onChange }: Props<T>) {
  return (
    <fieldset className={css.set}>
      <legend>{label}</legend>
      {all.map((value) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) =>
              onChange(
                currentTarget.checked
                  ? all.filter((one) => one === value || chosen.includes(one))
                  : chosen.filter((one) => one !== value),
              )
            }
          />
          {labelOf(value)}
        </label>
      ))}
    </fieldset>
  )
}
