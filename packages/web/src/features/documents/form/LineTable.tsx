import { observeElementOffset, useVirtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import type { CSSProperties } from 'react'
import { useT } from '../../../app/texts.ts'
import { afterPaint } from '../../../ui/after-paint.ts'
import icons from '../../../ui/row-icons.module.css'
import { removeLine } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { ItemCell } from './ItemCell.tsx'
import { cellAt, focusCell, useLineMoves, useReached } from './line-moves.ts'
import {
  BatchCell,
  cellLabels,
  HsnCell,
  LineTotal,
  NumberCell,
  problemAt,
  UnitCell,
  wrongCellsAt,
} from './LineCells.tsx'
import type { CellProps } from './LineCells.tsx'
import { dragHandle, dropTarget } from './line-drag.ts'
import css from './LineGrid.module.css'
import { figureLabels, useLineColumns } from './LineColumns.tsx'
import type { FigureColumn } from './LineColumns.tsx'
import { hasAnyBatch } from './stock-lines.ts'
import { StockCell } from './StockOfLines.tsx'
import { useDrawnLines } from './use-drawn-lines.ts'
import { useTaken } from './use-taken.ts'

const rowHeight = 36
const headHeight = 32
const numberColumns = new Set([2, 4, 5, 6, 7])

/** Only the rows on the screen are mounted, inputs are the browser's own: 500 lines type like one. */
export function LineTable({ store }: { store: InvoiceStore }) {
  const t = useT()
  const scroll = useRef<HTMLDivElement>(null)
  const { order, spare, addPrepared } = useDrawnLines(store, (row) => showSpare(scroll.current, row))
  const rows = useVirtualizer({
    count: order.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    // A scroll is drawn first, and the rows that follow it after: those over the edge are there already.
    useFlushSync: false,
    observeElementOffset: observeLater,
    getItemKey: (index) => order[index]!,
  })
  const columns = useLineColumns()
  const { stops } = columns
  // Columns of stock are there where stock is kept, and that of batches where an item has them.
  const hasBatches = store(hasAnyBatch)
  const keepsStock = store((state) => state.stock !== undefined)
  const hidden = useMemo(
    () => (hasBatches ? columns.hidden : new Set([...columns.hidden, 8])),
    [columns.hidden, hasBatches],
  )
  const figures = useMemo(
    () => (keepsStock ? columns.figures : columns.figures.filter((name) => name !== 'available')),
    [columns.figures, keepsStock],
  )
  const goTo = (row: number, cell: number) => {
    // A fault in a cell that is not shown leads to the item of its line.
    const shown = hidden.has(cell) ? 0 : cell
    const there = cellAt(scroll.current, row, shown)
    if (there && isInSight(scroll.current!, row)) return focusInSight(there)
    if (!there) rows.scrollToIndex(row)
    focusCell(scroll.current, row, shown)
  }
  const way = { goTo, stops, hidden, addPrepared }
  useReached(store, way)
  return (
    <div
      className={css.scroll}
      ref={scroll}
      style={{ '--columns': templateOf(hidden, figures.length) } as CSSProperties}
      {...useLineMoves(store, way)}
    >
      <div className={css.head} aria-hidden>
        <span />
        {cellLabels.map(
          (label, cell) =>
            !hidden.has(cell) && (
              <span key={label} className={numberColumns.has(cell) ? css.end : ''}>
                {t(label)}
              </span>
            ),
        )}
        {figures.map((name) => (
          <span key={name} className={css.end}>
            {t(figureLabels[name])}
          </span>
        ))}
        <span />
      </div>
      <div className={css.body} style={{ '--lines': sizeOf(order.length) } as CSSProperties}>
        {[
          ...rows.getVirtualItems().map(({ index }) => ({ key: order[index]!, index })),
          // Among the rows, so that it is the same one when its turn has come.
          ...(spare ? [{ key: spare.key, index: order.length }] : []),
        ].map(({ key, index }) => (
          <Row
            key={key}
            store={store}
            lineKey={key}
            index={index}
            isSpare={key === spare?.key}
            hidden={hidden}
            figures={figures}
          />
        ))}
      </div>
    </div>
  )
}

const observeLater: typeof observeElementOffset = (instance, report) => {
  let isFirst = true
  return observeElementOffset(instance, (...place) => {
    if (isFirst) report(...place)
    else afterPaint(() => report(...place))
    isFirst = false
  })
}

/** The row that is made already is shown as the next drawing will leave it; false where there is none. */
function showSpare(scroll: HTMLElement | null, index: number): boolean {
  const row = scroll?.querySelector<HTMLElement>('[data-spare]')
  if (!scroll || !row?.parentElement) return false
  row.removeAttribute('data-spare')
  row.dataset['row'] = String(index)
  const { style } = row.parentElement
  const grow = () => {
    // The table may have been drawn meanwhile, with more lines or without this one.
    const isThere = row.isConnected && row.dataset['row'] === String(index)
    if (isThere && Number.parseInt(style.getPropertyValue('--lines')) < (index + 1) * rowHeight)
      style.setProperty('--lines', sizeOf(index + 1))
  }
  // Where there is room for it already, what is around it changes after the frame.
  if (isInSight(scroll, index)) afterPaint(grow)
  else grow()
  return true
}

const sizeOf = (lines: number) => `${lines * rowHeight}px`

function isInSight(scroll: HTMLElement, index: number): boolean {
  const top = index * rowHeight - scroll.scrollTop
  return top >= 0 && top + rowHeight + headHeight <= scroll.clientHeight
}

/** The table scrolls after the frame, so that there is room for the line after this one before it is asked for. */
function focusInSight(cell: HTMLElement): void {
  cell.focus({ preventScroll: true })
  afterPaint(() => {
    if (document.activeElement === cell) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}

interface RowProps {
  readonly store: InvoiceStore
  readonly lineKey: number
  readonly index: number
  /** The line that comes next: its row is made, and not shown. */
  readonly isSpare: boolean
  readonly hidden: ReadonlySet<number>
  readonly figures: readonly FigureColumn[]
}

/** Narrower only where the preview beside the form takes the room: the amount stays in sight. */
const widths = [
  'minmax(190px, 1fr)',
  'minmax(82px, 92px)',
  'minmax(68px, 92px)',
  'minmax(52px, 64px)',
  'minmax(88px, 112px)',
  'minmax(52px, 76px)',
  'minmax(60px, 76px)',
  'minmax(68px, 92px)',
  'minmax(88px, 120px)',
]
const figureWidth = 'minmax(96px, 120px) '

/** Number of the line, its cells, amount, actions. */
function templateOf(hidden: ReadonlySet<number>, figures: number): string {
  return `32px ${widths.filter((_, cell) => !hidden.has(cell)).join(' ')} ${figureWidth.repeat(figures)}68px`
}

const Row = memo(function Row({ store, lineKey, index, isSpare, hidden, figures }: RowProps) {
  const t = useT()
  const problem = store((state) => problemAt(state.problems, index))
  const wrong = store((state) => wrongCellsAt(state.problems, index))
  const cell = { store, lineKey, index }
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (wrong === '') return undefined
    const cells = wrong
      .split(' ')
      .flatMap((one) => cellAt(row.current?.parentElement ?? null, index, Number(one)) ?? [])
    for (const box of cells) box.setAttribute('aria-invalid', 'true')
    return () => cells.forEach((box) => box.removeAttribute('aria-invalid'))
  }, [wrong, index])
  return (
    <div
      ref={row}
      className={css.row}
      data-row={isSpare ? undefined : index}
      data-spare={isSpare ? '' : undefined}
      data-problem={problem ? '' : undefined}
      title={problem}
      style={{ transform: `translateY(${sizeOf(index)})` }}
      {...dropTarget(store, index)}
    >
      <span
        className={css.index}
        title={t('invoice.dragLine', { number: index + 1 })}
        {...dragHandle(lineKey)}
      >
        {index + 1}
      </span>
      <ItemCell {...cell} />
      {!hidden.has(1) && <HsnCell {...cell} />}
      <NumberCell {...cell} cell={2} />
      {!hidden.has(3) && <UnitCell {...cell} />}
      <NumberCell {...cell} cell={4} />
      {!hidden.has(5) && <NumberCell {...cell} cell={5} />}
      {!hidden.has(6) && <NumberCell {...cell} cell={6} />}
      {!hidden.has(7) && <NumberCell {...cell} cell={7} />}
      {!hidden.has(8) && <BatchCell {...cell} />}
      {figures.map((name) => (
        <output key={name} className={css.amount}>
          {name === 'available' ? (
            <StockCell store={store} lineKey={lineKey} />
          ) : (
            <LineTotal store={store} lineKey={lineKey} name={name} />
          )}
        </output>
      ))}
      <RowActions {...cell} />
    </div>
  )
})

const RowActions = memo(function RowActions({ store, lineKey, index }: CellProps) {
  const t = useT()
  const isOpen = store((state) => state.detailOf === lineKey)
  const taken = useTaken(store, lineKey)
  return (
    <span className={css.actions}>
      <button
        type="button"
        className={`plain ${css.action} ${icons.detail}`}
        aria-label={`${t('invoice.line', { number: index + 1 })}, ${t('invoice.detail')}`}
        aria-expanded={isOpen}
        onClick={() => store.setState({ detailOf: isOpen ? undefined : lineKey })}
      />
      <button
        type="button"
        className={`plain ${css.action} ${icons.remove}`}
        aria-label={t('invoice.removeLine', { number: index + 1 })}
        disabled={taken !== undefined}
        title={taken?.why}
        onClick={() => removeLine(store, lineKey)}
      />
    </span>
  )
})
