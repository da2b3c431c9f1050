import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useRef } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useT } from '../../../app/texts.ts'
import { cutDecimal } from '../../../ui/MoneyInput.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { Amount } from '../../../ui/values.tsx'
import { addLine, removeLine, setLine } from './invoice-store.ts'
import type { InvoiceStore, Line } from './invoice-store.ts'
import { ItemCell } from './ItemCell.tsx'
import css from './LineGrid.module.css'
import { pasteRows, rowsOf } from './paste.ts'

const rowHeight = 44

/** Numbers typed in a line, in the order of the cells; `scale` cuts what is typed. */
const numberCells = [
  { name: 'quantity', label: 'invoice.quantity', scale: 3 },
  { name: 'unitPrice', label: 'invoice.price', scale: 12 },
  { name: 'discountPercent', label: 'invoice.discount', scale: 3 },
  { name: 'taxRate', label: 'invoice.taxRate', scale: 3 },
] as const

/** The lines of the document: only the rows on the screen are mounted, inputs are the browser's own. */
export function LineGrid({ store }: { store: InvoiceStore }) {
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
  const goTo = (index: number, cell: number) => {
    const there = cellAt(scroll.current, index, cell)
    if (there) return there.focus()
    rows.scrollToIndex(index)
    // The row is mounted with the next drawing.
    requestAnimationFrame(() => cellAt(scroll.current, index, cell)?.focus())
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const place = placeOf(event.target)
    if (!place || event.defaultPrevented) return
    const { row, cell } = place
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault()
      if (cellAt(scroll.current, row, cell + 1)) return goTo(row, cell + 1)
      if (row === order.length - 1) addLine(store)
      goTo(row + 1, 0)
    } else if (cell > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      const next = row + (event.key === 'ArrowDown' ? 1 : -1)
      if (next >= 0 && next < order.length) goTo(next, cell)
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const place = placeOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (!place || !text.includes('\t')) return
    event.preventDefault()
    void pasteRows(store, order[place.row]!, rowsOf(text)).then((count) =>
      toast.success(t('invoice.pasted', { count })),
    )
  }
  return (
    <section className={css.grid} aria-label={t('invoice.lines')}>
      <div className={css.scroll} ref={scroll} onKeyDown={onKeyDown} onPaste={onPaste}>
        <div className={css.head} aria-hidden>
          <span />
          <span>{t('invoice.item')}</span>
          <span>{t('invoice.hsn')}</span>
          <span className={css.end}>{t('invoice.quantity')}</span>
          <span>{t('invoice.unit')}</span>
          <span className={css.end}>{t('invoice.price')}</span>
          <span className={css.end}>{t('invoice.discount')}</span>
          <span className={css.end}>{t('invoice.taxRate')}</span>
          <span className={css.end}>{t('invoice.amount')}</span>
          <span />
        </div>
        <div className={css.body} style={{ blockSize: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, key, start }) => (
            <Row key={key} store={store} lineKey={order[index]!} index={index} top={start} />
          ))}
        </div>
      </div>
      <div className={css.foot}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} stroke={1.5} />}
          onClick={() => {
            addLine(store)
            goTo(order.length, 0)
          }}
        >
          {t('invoice.addLine')}
        </Button>
        <span className="muted">{t('invoice.pasteHelp')}</span>
      </div>
    </section>
  )
}

const Row = memo(function Row({
  store,
  lineKey,
  index,
  top,
}: {
  store: InvoiceStore
  lineKey: number
  index: number
  top: number
}) {
  const t = useT()
  const line = store((state) => state.lines.get(lineKey))
  const total = store((state) => state.figures.get(lineKey)?.total)
  const problem = store((state) => firstProblem(state.problems, `lines[${index}]`))
  if (!line) return null
  const label = (text: string) => `${t('invoice.line', { number: index + 1 })}, ${text}`
  const set = (change: Partial<Line>) => setLine(store, lineKey, change)
  return (
    <div
      className={css.row}
      data-row={index}
      data-problem={problem ? '' : undefined}
      title={problem}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span className={css.index}>{index + 1}</span>
      <ItemCell store={store} line={line} label={label(t('invoice.item'))} />
      <input
        className={css.cell}
        data-cell="1"
        name={`lines[${index}].hsn`}
        aria-label={label(t('invoice.hsn'))}
        value={line.hsn}
        maxLength={8}
        inputMode="numeric"
        onChange={(event) => set({ hsn: event.currentTarget.value.replace(/\D/g, '') })}
      />
      <NumberCell line={line} cell={2} at={0} index={index} label={label} set={set} />
      <input
        className={css.cell}
        data-cell="3"
        name={`lines[${index}].uqc`}
        aria-label={label(t('invoice.unit'))}
        value={line.uqc}
        maxLength={3}
        onChange={(event) => set({ uqc: event.currentTarget.value.toUpperCase() })}
      />
      <NumberCell line={line} cell={4} at={1} index={index} label={label} set={set} />
      <NumberCell line={line} cell={5} at={2} index={index} label={label} set={set} />
      <NumberCell line={line} cell={6} at={3} index={index} label={label} set={set} />
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

interface NumberCellProps {
  readonly line: Line
  readonly cell: number
  readonly at: number
  readonly index: number
  readonly label: (text: string) => string
  readonly set: (change: Partial<Line>) => void
}

function NumberCell({ line, cell, at, index, label, set }: NumberCellProps) {
  const t = useT()
  const { name, label: key, scale } = numberCells[at]!
  return (
    <input
      className={`${css.cell} ${css.number}`}
      data-cell={cell}
      name={`lines[${index}].${name}`}
      aria-label={label(t(key))}
      inputMode="decimal"
      autoComplete="off"
      value={line[name]}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => set({ [name]: cutDecimal(event.currentTarget.value, scale) })}
    />
  )
}

function firstProblem(problems: ReadonlyMap<string, string>, prefix: string): string | undefined {
  for (const [name, message] of problems) if (name === prefix || name.startsWith(`${prefix}.`)) return message
  return undefined
}

function placeOf(target: EventTarget): { row: number; cell: number } | undefined {
  if (!(target instanceof HTMLElement)) return undefined
  const cell = target.closest<HTMLElement>('[data-cell]')
  const row = target.closest<HTMLElement>('[data-row]')
  return cell && row ? { row: Number(row.dataset['row']), cell: Number(cell.dataset['cell']) } : undefined
}

function cellAt(scope: HTMLElement | null, row: number, cell: number): HTMLElement | null | undefined {
  const found = scope?.querySelector<HTMLElement>(`[data-row="${row}"] [data-cell="${cell}"]`)
  return found?.matches('input') ? found : found?.querySelector<HTMLElement>('input')
}
