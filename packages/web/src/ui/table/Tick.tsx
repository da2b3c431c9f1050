import { useEffect, useRef } from 'react'
import css from './DataTable.module.css'

interface Props {
  readonly label: string
  readonly isOn: boolean
  /** Some of what it represents is ticked, and some is not. */
  readonly isPartly?: boolean
  readonly onChange: () => void
}

/** The browser's own box: a list draws one in each of its rows, and the kit's costs ten times as much. */
export function Tick({ label, isOn, isPartly = false, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <input
      ref={box}
      type="checkbox"
      className={css.tick}
      aria-label={label}
      checked={isOn}
      onChange={onChange}
    />
  )
}
