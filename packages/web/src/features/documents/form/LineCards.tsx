import { ActionIcon, Button } from '@mantine/core'
import { IconChevronUp, IconTrash } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useT } from '../../../app/texts.ts'
import { Amount } from '../../../ui/values.tsx'
import { usualStops } from './enter-order.ts'
import { isBlank, removeLine } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { ItemCell } from './ItemCell.tsx'
import { focusCell, useLineMoves, useReached } from './line-moves.ts'
import {
  BatchCell,
  cellLabels,
  HsnCell,
  LineTotal,
  NumberCell,
  problemAt,
  shownNumber,
  UnitCell,
} from './LineCells.tsx'
import { StockCell } from './StockOfLines.tsx'
import css from './LineCards.module.css'
import { useTaken } from './use-taken.ts'

const nothing: ReadonlySet<number> = new Set()

/** Lines on a phone: each says in two rows what it is; one of them is open, its fields large enough for a finger. */
export function LineCards({ store }: { store: InvoiceStore }) {
  const order = store((state) => state.order)
  const [open, setOpen] = useState(() => (isFresh(store) ? order[0] : undefined))
  const list = useRef<HTMLDivElement>(null)
  const margin = useOffset(list)
  const cards = useVirtualizer({
    count: order.length,
    getScrollElement: () => list.current?.closest('main') ?? null,
    estimateSize: (index) => (order[index] === open ? 348 : 65),
    overscan: 8,
    scrollMargin: margin,
    getItemKey: (index) => order[index]!,
  })
  const goTo = (row: number, cell: number) => {
    const key = store.getState().order[row]
    if (key !== open) {
      setOpen(key)
      cards.scrollToIndex(row)
    }
    focusCell(list.current, row, cell)
  }
  const way = { goTo, stops: usualStops, hidden: nothing }
  useReached(store, way)
  return (
    <div
      ref={list}
      className={css.list}
      style={{ blockSize: cards.getTotalSize() }}
      {...useLineMoves(store, way)}
    >
      {cards.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={key}
          ref={cards.measureElement}
          data-index={index}
          className={css.place}
          style={{ transform: `translateY(${start - margin}px)` }}
        >
          {order[index] === open ? (
            <OpenCard store={store} lineKey={open!} index={index} onClose={() => setOpen(undefined)} />
          ) : (
            <Summary store={store} lineKey={order[index]!} index={index} onOpen={goTo} />
          )}
        </div>
      ))}
    </div>
  )
}

interface CardProps {
  readonly store: InvoiceStore
  readonly lineKey: number
  readonly index: number
}

function Summary({
  store,
  lineKey,
  index,
  onOpen,
}: CardProps & { onOpen: (row: number, cell: number) => void }) {
  const t = useT()
  const line = store((state) => state.lines.get(lineKey))
  const total = store((state) => state.figures.get(lineKey)?.total)
  const problem = store((state) => problemAt(state.problems, index))
  const taken = useTaken(store, lineKey)
  if (!line) return null
  return (
    <button
      type="button"
      className={css.summary}
      data-row={index}
      data-problem={problem ? '' : undefined}
      aria-expanded={false}
      // The quantity of a chosen item changes most often; a blank line begins with its item.
      onClick={() => onOpen(index, line.description ? 2 : 0)}
    >
      <span className={css.index}>{index + 1}</span>
      <span className={css.name}>{line.description || t('invoice.item')}</span>
      <Amount value={total} />
      <span className={css.facts}>
        {problem ?? (
          <>
            <bdi>
              {shownNumber(line.quantity || '0', 0)} {line.uqc}
            </bdi>
            {Number(line.freeQuantity) > 0 &&
              ` + ${t('invoice.freeShort', { quantity: shownNumber(line.freeQuantity ?? '', 0) })}`}{' '}
            × <bdi>{shownNumber(line.unitPrice || '0', 2)}</bdi>
            {line.discountPercent && (
              <>
                {' '}
                − <bdi>{line.discountPercent}%</bdi>
              </>
            )}
            {line.taxRate && (
              <>
                {' · '}
                {t('invoice.tax')} <bdi>{line.taxRate}%</bdi>
              </>
            )}
            {line.batch && (
              <>
                {' · '}
                <bdi>{line.batch}</bdi>
              </>
            )}
            {taken && ` · ${taken.short}`}
          </>
        )}
      </span>
    </button>
  )
}

const OpenCard = memo(function OpenCard({
  store,
  lineKey,
  index,
  onClose,
}: CardProps & { onClose: () => void }) {
  const t = useT()
  const problem = store((state) => problemAt(state.problems, index))
  const taken = useTaken(store, lineKey)
  const stock = store((state) => state.stock?.get(state.lines.get(lineKey)?.itemId ?? 0))
  const cell = { store, lineKey, index }
  return (
    <div className={css.card} data-row={index} data-problem={problem ? '' : undefined}>
      <div className={css.title}>
        <strong>{t('invoice.line', { number: index + 1 })}</strong>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} stroke={1.5} />}
          aria-label={t('invoice.removeLine', { number: index + 1 })}
          disabled={taken !== undefined}
          onClick={() => removeLine(store, lineKey)}
        >
          {t('common.remove')}
        </Button>
        <ActionIcon size={44} aria-expanded aria-label={t('common.close')} onClick={onClose}>
          <IconChevronUp size={18} stroke={1.5} />
        </ActionIcon>
      </div>
      {problem && <p role="alert">{problem}</p>}
      {taken && <p className={css.taken}>{taken.why}</p>}
      <div className={css.item}>
        <span aria-hidden>{t('invoice.item')}</span>
        <ItemCell {...cell} />
      </div>
      <Field cell={1}>
        <HsnCell {...cell} />
      </Field>
      <Field cell={2}>
        <NumberCell {...cell} cell={2} />
      </Field>
      <Field cell={3}>
        <UnitCell {...cell} />
      </Field>
      <Field cell={4}>
        <NumberCell {...cell} cell={4} />
      </Field>
      <Field cell={5}>
        <NumberCell {...cell} cell={5} />
      </Field>
      <Field cell={6}>
        <NumberCell {...cell} cell={6} />
      </Field>
      <Field cell={7}>
        <NumberCell {...cell} cell={7} />
      </Field>
      {stock && (
        <label className={css.field}>
          <span>{t('stock.available')}</span>
          <StockCell store={store} lineKey={lineKey} />
        </label>
      )}
      {stock?.hasBatches && (
        <Field cell={8}>
          <BatchCell {...cell} />
        </Field>
      )}
      <Button
        className={css.whole ?? ''}
        variant="subtle"
        onClick={() => store.setState({ detailOf: lineKey })}
      >
        {t('invoice.detail')}
      </Button>
      <output className={css.total}>
        {t('invoice.amount')} <LineTotal store={store} lineKey={lineKey} sign />
      </output>
    </div>
  )
})

function Field({ cell, children }: { cell: number; children: ReactNode }) {
  const t = useT()
  return (
    <label className={css.field} data-at={cell}>
      <span>{t(cellLabels[cell]!)}</span>
      {children}
    </label>
  )
}

function isFresh(store: InvoiceStore): boolean {
  const { order, lines } = store.getState()
  return order.length === 1 && isBlank(lines.get(order[0]!)!)
}

/** How far below the beginning of the scrolled page the list begins; what is above it comes and goes. */
function useOffset(list: React.RefObject<HTMLDivElement | null>): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const page = list.current?.closest('main')
    const form = list.current?.closest('form')
    if (!page || !form) return undefined
    const read = () =>
      setOffset(list.current!.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop)
    read()
    const observer = new ResizeObserver(read)
    observer.observe(form)
    return () => observer.disconnect()
  }, [list])
  return offset
}
