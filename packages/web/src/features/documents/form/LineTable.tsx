import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useRef } from 'react'
import { useT } from '../../../app/texts.ts'
import { Amount } from '../../../ui/values.tsx'
import { removeLine } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { ItemCell } from './ItemCell.tsx'
import { cellAt, focusCell, useLineMoves, useReached } from './line-moves.ts'
import { cellLabels, HsnCell, NumberCell, problemAt, UnitCell, useCellLabel } from './LineCells.tsx'
import css from './LineGrid.module.css'

const rowHeight = 44
const numberColumns = new Set([2, 4, 5, 6])

/** Only the rows on the screen are mounted, inputs are the browser's own: 500 lines type like one. */
export function LineTable({ store }: { store: InvoiceStore }) {
  const t = useT()
  const order = store((state) => state.order)
  const scroll = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: order.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    getItemKey: (index) => order[index]!,
  })
  const goTo = (row: number, cell: number) => {
    if (!cellAt(scroll.current, row, cell)) rows.scrollToIndex(row)
    focusCell(scroll.current, row, cell)
  }
  useReached(store, goTo)
  return (
    <div className={css.scroll} ref={scroll} {...useLineMoves(store, goTo)}>
      <div className={css.head} aria-hidden>
        <span />
        {cellLabels.map((label, cell) => (
          <span key={label} className={numberColumns.has(cell) ? css.end : ''}>
            {t(label)}
          </span>
        ))}
        <span className={css.end}>{t('invoice.amount')}</span>
        <span />
      </div>
      <div className={css.body} style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => (
          <Row key={key} store={store} lineKey={order[index]!} index={index} top={start} />
        ))}
      </div>
    </div>
  )
}

interface RowProps {
  readonly store: InvoiceStore
  readonly lineKey: number
  readonly index: number
  readonly top: number
}

const Row = memo(function Row({ store, lineKey, index, top }: RowProps) {
  const t = useT()
  const line = store((state) => state.lines.get(lineKey))
  const total = store((state) => state.figures.get(lineKey)?.total)
  const problem = store((state) => problemAt(state.problems, index))
  const itemLabel = useCellLabel(index, 0)
  if (!line) return null
  const cell = { store, line, index }
  return (
    <div
      className={css.row}
      data-row={index}
      data-problem={problem ? '' : undefined}
      title={problem}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span className={css.index}>{index + 1}</span>
      <ItemCell store={store} line={line} label={itemLabel} />
      <HsnCell {...cell} />
      <NumberCell {...cell} cell={2} />
      <UnitCell {...cell} />
      <NumberCell {...cell} cell={4} />
      <NumberCell {...cell} cell={5} />
      <NumberCell {...cell} cell={6} />
      <output className={css.amount}>
        <Amount value={total} />
      </output>
      <ActionIcon
        size={28}
        aria-label={t('invoice.removeLine', { number: index + 1 })}
        onClick={() => removeLine(store, lineKey)}
      >
        <IconTrash size={16} stroke={1.5} />
      </ActionIcon>
    </div>
  )
})
