import { useT } from '../../../app/texts.ts'
import { cutDecimal } from '../../../ui/MoneyInput.tsx'
import { formatDecimal } from '../../../ui/numbers.ts'
import { Amount } from '../../../ui/values.tsx'
import { setLine } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
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
      value={useLineValue(store, lineKey, 'hsn')}
      maxLength={8}
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      onChange={(event) => setLine(store, lineKey, { hsn: event.currentTarget.value.replace(/\D/g, '') })}
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

/** Numbers typed in a line by the place of their cell; `scale` cuts what is typed. */
const numbers = {
  2: { name: 'quantity', scale: 3 },
  4: { name: 'unitPrice', scale: 12 },
  5: { name: 'discountPercent', scale: 3 },
  6: { name: 'taxRate', scale: 3 },
} as const

export function NumberCell({ store, lineKey, index, cell }: CellProps & { cell: keyof typeof numbers }) {
  const { name, scale } = numbers[cell]
  return (
    <input
      className={`${css.cell} ${css.number}`}
      data-cell={cell}
      name={`lines[${index}].${name}`}
      aria-label={useCellLabel(index, cell)}
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      value={useLineValue(store, lineKey, name)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setLine(store, lineKey, { [name]: cutDecimal(event.currentTarget.value, scale) })}
    />
  )
}

export function LineTotal({ store, lineKey, sign = false }: Omit<CellProps, 'index'> & { sign?: boolean }) {
  return <Amount value={store((state) => state.figures.get(lineKey)?.total)} sign={sign} />
}

export function useLineValue(
  store: InvoiceStore,
  lineKey: number,
  name: 'description' | 'hsn' | 'uqc' | 'quantity' | 'unitPrice' | 'discountPercent' | 'taxRate',
): string {
  return store((state) => state.lines.get(lineKey)?.[name] ?? '')
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
