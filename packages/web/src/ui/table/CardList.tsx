import { Checkbox } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { dash } from '../values.tsx'
import css from './DataTable.module.css'
import { toggled } from './types.ts'
import type { Column, DataTableProps } from './types.ts'

/** The rows of a table as cards, for narrow screens. */
export function CardList<R>(props: DataTableProps<R>) {
  const { columns, rows, rowKey, hasMore, onMore, onOpen, selected, onSelect, rowActions, words } = props
  const scroll = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => 84,
    overscan: 8,
    // Heights belong to rows, not to places: a row that comes first shifts all others.
    getItemKey: useCallback((index: number) => rowKey(rows[index]!), [rows, rowKey]),
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && last >= rows.length - 5) onMore?.()
  }, [last, rows.length, hasMore, onMore])
  const at = (place: Column<R>['card'], row: R) =>
    columns
      .filter(({ card }) => card === place)
      .map((column) => ({ key: column.key, value: column.cell(row) }))
      .filter(({ value }) => value !== dash)
  return (
    <div className={css.scroll} ref={scroll}>
      <ul className={css.cards} style={{ blockSize: virtual.getTotalSize() }} aria-label={props.label}>
        {items.map(({ index, start }) => {
          const row = rows[index]!
          const id = rowKey(row)
          const titles = at('title', row)
          return (
            <li
              key={id}
              ref={virtual.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              {onSelect && selected && (
                <Checkbox
                  aria-label={words.selectRow}
                  checked={selected.has(id)}
                  onChange={() => onSelect(toggled(selected, id))}
                />
              )}
              <div className={css.card}>
                <div className={css.cardHead}>
                  <Head {...(onOpen ? { onOpen: () => onOpen(row) } : {})}>
                    {titles.map(({ key, value }) => (
                      <span key={key}>{value}</span>
                    ))}
                    {titles.length === 0 && dash}
                  </Head>
                  <span>
                    {at('end', row).map(({ key, value }) => (
                      <span key={key}>{value}</span>
                    ))}
                  </span>
                </div>
                <div className={css.cardFoot}>
                  <span className="meta">
                    {at('meta', row).map(({ key, value }) => (
                      <span key={key} className={css.cardMeta}>
                        {value}
                      </span>
                    ))}
                  </span>
                  {at('state', row).map(({ key, value }) => (
                    <span key={key}>{value}</span>
                  ))}
                </div>
              </div>
              {rowActions?.(row)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The way to the record; of rows that have none, words that may contain links of their own. */
function Head({ onOpen, children }: { readonly onOpen?: () => void; readonly children: ReactNode }) {
  if (!onOpen) return <div className={css.cardOpen}>{children}</div>
  return (
    <button type="button" className={`plain ${css.cardOpen}`} onClick={onOpen}>
      {children}
    </button>
  )
}
