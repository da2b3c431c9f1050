import type { CellProps } from './LineCells.tsx'
import { useCellLabel, useLineValue } from './LineCells.tsx'
import css from './LineGrid.module.css'

interface Props extends CellProps {
  readonly taken: { readonly short: string; readonly why: string }
}

/** The item of a line that others took: it cannot be another one, and says who has how much. */
export function TakenItem({ store, lineKey, index, taken }: Props) {
  const why = `taken-${lineKey}`
  return (
    <div className={`${css.item} ${css.taken}`} data-cell="0">
      <input
        className={css.cell}
        readOnly
        name={`lines[${index}].description`}
        aria-label={useCellLabel(index, 0)}
        aria-describedby={why}
        value={useLineValue(store, lineKey, 'description')}
        onFocus={() => store.setState({ hint: taken.why, note: undefined })}
        onBlur={() => store.setState({ hint: undefined })}
      />
      <span id={why} className="meta" title={taken.why}>
        {taken.short}
      </span>
    </div>
  )
}
