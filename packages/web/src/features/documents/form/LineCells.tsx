import { useLayoutEffect, useRef, useState } from 'react'
import { useT } from '../../../app/texts.ts'
import { cutDecimal, isTooLarge } from '../../../ui/MoneyInput.tsx'
import { formatDecimal } from '../../../ui/numbers.ts'
import { Amount } from '../../../ui/values.tsx'
import { setLine } from './invoice-store.ts'
import type { InvoiceStore, Line } from './invoice-store.ts'
import css from './LineGrid.module.css'
import { inUnit } from './two-units.ts'

/** Each cell listens to its own value alone: a key in one of them draws nothing else of the line. */
export interface CellProps {
  readonly store: InvoiceStore
  readonly lineKey: number
  readonly index: number
}

/** Words over the cells, in their order. */
export const cellLabels = [
  'invoice.item',
  'invoice.hsn',
  'invoice.quantity',
  'invoice.unit',
  'invoice.price',
  'invoice.discount',
  'invoice.taxRate',
] as const

export function HsnCell({ store, lineKey, index }: CellProps) {
  return (
    <input
      className={css.cell}
      data-cell="1"
      name={`lines[${index}].hsn`}
      aria-label={useCellLabel(index, 1)}
      {...useOwnText(store, lineKey, 'hsn')}
      maxLength={8}
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      onInput={({ currentTarget: box }) => {
        keepOnly(box, box.value.replace(/\D/g, ''))
        setLine(store, lineKey, { hsn: box.value })
      }}
    />
  )
}

/** The unit; where the item has two, both are offered and the price follows. */
export function UnitCell({ store, lineKey, index }: CellProps) {
  const units = store((state) => state.lines.get(lineKey)?.units)
  const list = units && `units-${lineKey}`
  return (
    <>
      <input
        className={css.cell}
        data-cell="3"
        name={`lines[${index}].uqc`}
        aria-label={useCellLabel(index, 3)}
        value={useLineValue(store, lineKey, 'uqc')}
        maxLength={3}
        enterKeyHint="next"
        autoComplete="off"
        autoCapitalize="characters"
        list={list}
        onChange={(event) => {
          const line = store.getState().lines.get(lineKey)
          if (line) setLine(store, lineKey, inUnit(line, event.currentTarget.value.toUpperCase()))
        }}
      />
      {units && (
        <datalist id={list}>
          <option value={units.first} />
          <option value={units.second}>
            {`1 ${units.second} = ${formatDecimal(units.rate, 8, true)} ${units.first}`}
          </option>
        </datalist>
      )}
    </>
  )
}

/**
 * Numbers typed in a line by the place of their cell; `scale` cuts what is typed, more than `whole` digits before the
 * point are too many.
 */
const numbers = {
  2: { name: 'quantity', whole: 10, scale: 3 },
  4: { name: 'unitPrice', whole: 12, scale: 12 },
  5: { name: 'discountPercent', whole: 3, scale: 3 },
  6: { name: 'taxRate', whole: 3, scale: 3 },
} as const

export function NumberCell({ store, lineKey, index, cell }: CellProps & { cell: keyof typeof numbers }) {
  const { name, whole, scale } = numbers[cell]
  return (
    <input
      className={`${css.cell} ${css.number}`}
      data-cell={cell}
      name={`lines[${index}].${name}`}
      aria-label={useCellLabel(index, cell)}
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      {...useOwnText(store, lineKey, name)}
      onFocus={({ currentTarget: box }) => {
        box.removeAttribute('aria-invalid')
        box.select()
      }}
      onInput={({ currentTarget: box }) => {
        keepOnly(box, cutDecimal(box.value, scale))
        setLine(store, lineKey, { [name]: box.value })
      }}
      onBlur={({ currentTarget: box }) => {
        if (!isTooLarge(box.value, whole)) return
        setLine(store, lineKey, { [name]: '0' })
        box.setAttribute('aria-invalid', 'true')
      }}
    />
  )
}

export function LineTotal({ store, lineKey, sign = false }: Omit<CellProps, 'index'> & { sign?: boolean }) {
  return <Amount value={store((state) => state.figures.get(lineKey)?.total)} sign={sign} />
}

type TextName = 'description' | 'hsn' | 'uqc' | 'quantity' | 'unitPrice' | 'discountPercent' | 'taxRate'

export function useLineValue(store: InvoiceStore, lineKey: number, name: TextName): string {
  return store((state) => state.lines.get(lineKey)?.[name] ?? '')
}

/**
 * The box keeps its text itself, as the browser draws it: a key in it draws nothing else. Only what changes the
 * line from elsewhere (an item chosen, rows pasted, a draft taken up) is written into it.
 */
function useOwnText(store: InvoiceStore, lineKey: number, name: TextName) {
  const ref = useRef<HTMLInputElement>(null)
  const [defaultValue] = useState(() => store.getState().lines.get(lineKey)?.[name] ?? '')
  useLayoutEffect(() => {
    const show = ({ lines }: { lines: ReadonlyMap<number, Line> }) => {
      if (ref.current) keepOnly(ref.current, lines.get(lineKey)?.[name] ?? '')
    }
    show(store.getState())
    return store.subscribe(show)
  }, [store, lineKey, name])
  return { ref, defaultValue }
}

function keepOnly(box: HTMLInputElement, text: string): void {
  if (box.value !== text) box.value = text
}

export function useCellLabel(index: number, cell: number): string {
  const t = useT()
  return `${t('invoice.line', { number: index + 1 })}, ${t(cellLabels[cell]!)}`
}

/** What is wrong with the line at this place, if anything. */
export function problemAt(problems: ReadonlyMap<string, string>, index: number): string | undefined {
  const prefix = `lines[${index}]`
  for (const [name, message] of problems) if (name === prefix || name.startsWith(`${prefix}.`)) return message
  return undefined
}
