import { memo } from 'react'
import type { ReactNode, RefObject } from 'react'
import css from './DataTable.module.css'
import { Tick } from './Tick.tsx'
import { toggled } from './types.ts'
import type { Column, DataTableProps } from './types.ts'

interface Props<R> {
  readonly row: R
  readonly index: number
  readonly columns: readonly Column<R>[]
  /** Undefined where rows are not ticked. */
  readonly isTicked: boolean | undefined
  readonly isOpenable: boolean
  readonly tickLabel: string
  readonly rowActions: ((row: R) => ReactNode) | undefined
  /** What the table was drawn with last: handlers take from it what changes with every drawing. */
  readonly table: RefObject<DataTableProps<R>>
}

/** A row is drawn again when something in it has changed, not with every count and sum around the table. */
export const TableRow = memo(Row, isSame) as <R>(props: Props<R>) => ReactNode

function Row<R>({ row, index, columns, isTicked, isOpenable, tickLabel, rowActions, table }: Props<R>) {
  const open = () => table.current.onOpen?.(row)
  const tick = () => {
    const { selected, onSelect, rowKey } = table.current
    if (selected) onSelect?.(toggled(selected, rowKey(row)))
  }
  return (
    <tr
      aria-rowindex={index}
      aria-selected={isTicked}
      data-row
      tabIndex={isOpenable ? 0 : -1}
      onClick={(event) => !isControl(event.target) && open()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) open()
      }}
    >
      {isTicked !== undefined && (
        <td>
          <Tick label={tickLabel} isOn={isTicked} onChange={tick} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} data-align={column.align} dir={column.align ? undefined : 'auto'}>
          {column.cell(row)}
        </td>
      ))}
      {rowActions && (
        <td data-align="end" className={css.stuck}>
          {rowActions(row)}
        </td>
      )}
    </tr>
  )
}

function isSame<R>(before: Readonly<Props<R>>, after: Readonly<Props<R>>): boolean {
  return (Object.keys(after) as (keyof Props<R>)[]).every((name) =>
    name === 'columns' ? hasSameCells(before.columns, after.columns) : before[name] === after[name],
  )
}

/** Widths, sums and names of columns are no matter of a row. */
const hasSameCells = <R,>(before: readonly Column<R>[], after: readonly Column<R>[]): boolean =>
  before.length === after.length &&
  after.every((column, index) => {
    const other = before[index]!
    return column.key === other.key && column.cell === other.cell && column.align === other.align
  })

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label') !== null
}
