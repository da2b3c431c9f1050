import { Skeleton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { later } from '../later.tsx'
import { useLate } from '../use-late.ts'
import { usePhone } from '../use-phone.ts'
import css from './DataTable.module.css'
import { ResizeHandle } from './ResizeHandle.tsx'
import { stepRow } from './step-row.ts'
import { TableRow } from './TableRow.tsx'
import { Tick } from './Tick.tsx'
import type { DataTableProps } from './types.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

/** Cards measure themselves, which a table on a desk need not load. */
const CardList = later(
  () => import('./CardList.tsx').then((module) => module.CardList),
  <div className={css.scroll} aria-busy="true" />,
) as <R>(props: DataTableProps<R>) => ReactNode

/**
 * A table of any length: only the rows in sight are in the page. Head and totals stay in place; on a phone the
 * rows become cards.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const isPhone = usePhone()
  const late = useLate()
  if (props.isLoading)
    return late ? (
      <LoadingRows columns={props.columns.length} />
    ) : (
      <div className={css.scroll} aria-busy="true" />
    )
  if (props.rows.length === 0) return <div className={css.empty}>{props.empty}</div>
  if (!isPhone) return <WideTable {...props} />
  return <CardList {...props} />
}

/** Pixels of a row, as the tokens of the theme have them. */
const heights = { comfortable: 36, compact: 28 } as const
/** As `applyPreferences` wrote it; asking for the style itself would lay out the page in the middle of a drawing. */
const densityOfPage = () =>
  document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable'

function WideTable<R>(props: DataTableProps<R>) {
  const { columns, rows, rowKey, hasMore, onMore, onOpen, selected, onSelect, rowActions, words } = props
  const scroll = useRef<HTMLDivElement>(null)
  const table = useRef(props)
  useLayoutEffect(() => {
    table.current = props
  })
  const rowHeight = heights[props.density ?? densityOfPage()]
  const { first, end, below } = useRowsInSight(scroll, rows.length, rowHeight)
  // Before anybody scrolls, rows that fill the box are enough; then the next ones are fetched ahead.
  const isShort = first > 0 ? below < 22 : below < 0
  useEffect(() => {
    if (hasMore && isShort) onMore?.()
  }, [isShort, rows.length, hasMore, onMore])
  const width =
    columns.reduce((sum, column) => sum + column.width, 0) + (onSelect ? 40 : 0) + (rowActions ? 48 : 0)
  const grows = columns.some((column) => column.grows)
  const hasTotals = columns.some(({ total }) => total !== undefined)
  const span = columns.length + (onSelect ? 1 : 0) + (rowActions ? 1 : 0)
  return (
    <div
      className={css.scroll}
      ref={scroll}
      onKeyDown={moveFocus}
      data-frozen={props.freezesFirst || undefined}
      data-ticked={onSelect ? true : undefined}
      style={props.density ? ({ '--row': `${rowHeight}px` } as CSSProperties) : undefined}
      tabIndex={0}
      role="region"
      aria-label={props.label}
    >
      <table
        className={css.table}
        aria-label={props.label}
        aria-rowcount={props.total}
        // Where no column grows, the place of the actions does, so that each column is as wide as it says.
        style={grows || rowActions ? { minInlineSize: width } : { minInlineSize: width, inlineSize: width }}
      >
        <colgroup>
          {onSelect && <col style={{ inlineSize: 40 }} />}
          {columns.map((column) => (
            <col
              key={column.key}
              data-least={column.width}
              style={column.grows ? undefined : { inlineSize: column.width }}
            />
          ))}
          {rowActions && <col data-actions data-least={48} style={grows ? { inlineSize: 48 } : undefined} />}
        </colgroup>
        <TableHead {...props} />
        <tbody>
          {first > 0 && <SpacerRow height={first * rowHeight} span={span} />}
          {rows.slice(first, end).map((row, place) => {
            const id = rowKey(row)
            return (
              <TableRow
                key={id}
                row={row}
                index={first + place + 2}
                columns={columns}
                isTicked={onSelect && selected ? selected.has(id) : undefined}
                isOpenable={onOpen !== undefined}
                tickLabel={words.selectRow}
                rowActions={rowActions}
                table={table}
              />
            )
          })}
          {end < rows.length && <SpacerRow height={(rows.length - end) * rowHeight} span={span} />}
        </tbody>
        {hasTotals && (
          <tfoot>
            <tr>
              {onSelect && <td />}
              {columns.map((column, index) => (
                <td key={column.key} data-align={column.align} data-label={index === 0 || undefined}>
                  {index === 0 ? words.totals : column.total}
                </td>
              ))}
              {rowActions && <td className={css.stuck} />}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function TableHead<R>({
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  selected,
  onSelect,
  rowActions,
  onResize,
  words,
}: DataTableProps<R>) {
  const all = rows.length > 0 && rows.every((row) => selected?.has(rowKey(row)))
  const some = (selected?.size ?? 0) > 0
  return (
    <thead>
      <tr>
        {onSelect && (
          <th scope="col">
            <Tick
              label={words.selectAll}
              isOn={all}
              isPartly={some && !all}
              onChange={() => onSelect(all ? new Set() : new Set(rows.map(rowKey)))}
            />
          </th>
        )}
        {columns.map((column) => {
          const isSorted = column.sort !== undefined && sort?.by === column.sort
          const Arrow = sort?.direction === 'ASC' ? IconArrowUp : IconArrowDown
          const next = isSorted && sort.direction === 'ASC' ? 'DESC' : 'ASC'
          return (
            <th
              key={column.key}
              scope="col"
              title={column.label}
              // The edge of the column is no part of its name.
              aria-label={column.label}
              data-align={column.align}
              aria-sort={isSorted ? (sort.direction === 'ASC' ? 'ascending' : 'descending') : undefined}
            >
              {column.sort && onSort ? (
                <button
                  type="button"
                  className={`plain ${css.sort}`}
                  onClick={() => onSort({ by: column.sort!, direction: next })}
                >
                  {column.label}
                  {isSorted && <Arrow size={13} stroke={2} aria-hidden />}
                </button>
              ) : (
                column.label
              )}
              {onResize && (
                <ResizeHandle
                  label={words.columnWidth?.(column.label) ?? column.label}
                  width={column.width}
                  least={column.least}
                  onResize={(width) => onResize(column.key, width)}
                />
              )}
            </th>
          )
        })}
        {rowActions && (
          <th scope="col" className={css.stuck}>
            <span className="sr-only">{words.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function SpacerRow({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden="true" className={css.spacer}>
      <td colSpan={span} style={{ blockSize: height }} />
    </tr>
  )
}

function LoadingRows({ columns }: { columns: number }) {
  return (
    <div className={css.scroll} aria-busy="true">
      {Array.from({ length: 12 }, (_, row) => (
        <div key={row} className={css.loadingRow}>
          {Array.from({ length: Math.min(columns, 7) }, (_, cell) => (
            <Skeleton key={cell} height={12} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Arrow keys walk the rows, as in every table people know. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  // The menu of a row is elsewhere in the page and walks its own entries.
  if (!event.currentTarget.contains(event.target as Node)) return
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
  if (by && stepRow(by, event.currentTarget)) event.preventDefault()
}
