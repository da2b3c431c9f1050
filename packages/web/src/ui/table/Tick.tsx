import css from './DataTable.module.css'

interface Props {
  readonly label: string
  readonly isOn: boolean
  /** Some of what it represents is ticked, and some is not. */
  readonly isPartly?: boolean
  readonly onChange: () => void
}

/** The browser's own box: a list draws one in each of its rows, and the kit's costs ten times as much. */
export function Tick({ label, isOn, isPartly, onChange }: Props) {
  return (
    <input
      ref={isPartly === undefined ? null : (box) => void (box && (box.indeterminate = isPartly))}
      type="checkbox"
      className={css.tick}
      aria-label={label}
      checked={isOn}
      onChange={onChange}
    />
  )
}
