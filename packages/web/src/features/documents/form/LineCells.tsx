import { formatDate } from '@bahi/domain/cal/shown.ts'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { westernDigits } from '@bahi/domain/num/typed.ts'
import { useSession } from '../../../app/session/session.ts'
import { useT } from '../../../app/texts.ts'
import { cutToScale, settledDecimal, typedDecimal } from '../../../ui/decimal-typing.ts'
import { typedLetters } from '../../../ui/form/typed-letters.ts'
import { formatDecimal } from '../../../ui/numbers.ts'
import { useTypingWords } from '../../../ui/typing-words.ts'
import { Amount } from '../../../ui/values.tsx'
import { isBlank, setLine } from './invoice-store.ts'
import type { InvoiceStore, Line } from './invoice-store.ts'
import { cellNames } from './line-moves.ts'
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
  'invoice.freeQuantity',
  'invoice.batch',
] as const

export const HsnCell = memo(function HsnCell({ store, lineKey, index }: CellProps) {
  return (
    <input
      className={css.cell}
      data-cell="1"
      name={`lines[${index}].hsn`}
      aria-label={useCellLabel(index, 1)}
      {...boxOf(useOwnText(store, lineKey, 'hsn'))}
      maxLength={8}
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      onInput={({ currentTarget: box }) => {
        const { text, refused } = typedLetters(westernDigits(box.value), /\d/)
        keepOnly(box, text)
        setLine(store, lineKey, { hsn: text })
        say(store, refused && useTypingWords.getState().leftOut(refused))
      }}
    />
  )
})

/** The unit; where the item has two, both are offered and the price follows. */
export const UnitCell = memo(function UnitCell({ store, lineKey, index }: CellProps) {
  const units = store((state) => state.lines.get(lineKey)?.units)
  const isTaken = store((state) => state.lines.get(lineKey)?.taken !== undefined)
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
        readOnly={isTaken}
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
})

/** The batch: those that are there are offered, the one that expires first before others. */
export const BatchCell = memo(function BatchCell({ store, lineKey, index }: CellProps) {
  const t = useT()
  const batches = store((state) => state.stock?.get(state.lines.get(lineKey)?.itemId ?? 0)?.batches)
  const hasBatches = store((state) => state.stock?.get(state.lines.get(lineKey)?.itemId ?? 0)?.hasBatches)
  const value = store((state) => state.lines.get(lineKey)?.batch ?? '')
  const format = useSession((session) => session.settings?.dateFormat ?? 'DD/MM/YYYY')
  const list = batches && batches.length > 0 ? `batches-${lineKey}` : undefined
  return (
    <>
      <input
        className={css.cell}
        data-cell="8"
        name={`lines[${index}].batch`}
        aria-label={useCellLabel(index, 8)}
        value={value}
        maxLength={50}
        // Goods of which no batches are kept may still name one.
        placeholder={hasBatches ? t('stock.batch') : ''}
        enterKeyHint="next"
        autoComplete="off"
        list={list}
        onChange={(event) =>
          setLine(store, lineKey, {
            batch: event.currentTarget.value,
            manufacturedOn: undefined,
            expiresOn: undefined,
          })
        }
      />
      {list && (
        <datalist id={list}>
          {batches!.map(({ batch, available, expiresOn }) => (
            <option key={batch} value={batch}>
              {[
                formatDecimal(available, 3, true),
                expiresOn && `${t('stock.expiresOn')} ${formatDate(expiresOn, format)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
})

/**
 * Numbers typed in a line by the place of their cell: digits before and after the point, and how many decimals are
 * shown at least. `nil`: left empty it is nil; an empty rate is asked for instead.
 */
const numbers = {
  2: { name: 'quantity', whole: 10, scale: 3, rounds: true, shown: 0, nil: true },
  4: { name: 'unitPrice', whole: 12, scale: 12, rounds: false, shown: 2, nil: true },
  5: { name: 'discountPercent', whole: 3, scale: 3, rounds: false, shown: 0, nil: true },
  6: { name: 'taxRate', whole: 3, scale: 3, rounds: false, shown: 0, nil: false },
  7: { name: 'freeQuantity', whole: 10, scale: 3, rounds: true, shown: 0, nil: false },
} as const

type NumberName = (typeof numbers)[keyof typeof numbers]['name'] | 'priceDifference'

/** Grouped while it is read, plain while it is typed; what became nil is marked and said under the lines. */
export const NumberCell = memo(function NumberCell({
  store,
  lineKey,
  index,
  cell,
}: CellProps & { cell: keyof typeof numbers }) {
  const t = useT()
  const rule = numbers[cell]
  // Of a note over the price alone the cell has the difference.
  const [name] = useState<NumberName>(() =>
    cell === 4 && store.getState().lines.get(lineKey)?.priceDifference ? 'priceDifference' : rule.name,
  )
  const label = useCellLabel(index, cell)
  const { ref, defaultValue, typed } = useOwnText(store, lineKey, name, (text) =>
    shownNumber(text, rule.shown),
  )
  const leave = (box: HTMLInputElement) => {
    const { current: left } = typed
    typed.current = undefined
    const line = store.getState().lines.get(lineKey)
    if (!line) return
    const { flag } = settledDecimal(left?.text ?? '', rule)
    if (left && !line[name] && rule.nil && !isBlank(line)) setLine(store, lineKey, { [name]: '0' })
    const isNil = cell === 2 && !isBlank(line) && !line.priceDifference && !Number(line.quantity)
    const fault = flag ? useTypingWords.getState()[flag] : isNil ? t('invoice.quantityNil') : undefined
    if (fault) mark(box, fault)
    if (fault) say(store, `${label}: ${fault}`)
    keepOnly(box, shownNumber(store.getState().lines.get(lineKey)?.[name] ?? '', rule.shown))
  }
  return (
    <input
      className={`${css.cell} ${css.number}`}
      data-cell={cell}
      name={`lines[${index}].${name}`}
      aria-label={label}
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      ref={ref}
      defaultValue={defaultValue}
      onFocus={({ currentTarget: box }) => {
        mark(box, undefined)
        keepOnly(box, store.getState().lines.get(lineKey)?.[name] ?? '')
        box.select()
      }}
      onInput={({ currentTarget: box }) => {
        const before = typed.current?.text ?? store.getState().lines.get(lineKey)?.[name] ?? ''
        const next = typedDecimal(box.value, before)
        const text = cutToScale(next.text, rule)
        const { value } = settledDecimal(text, rule)
        typed.current = { text, value }
        keepOnly(box, text)
        setLine(store, lineKey, { [name]: value })
        say(store, next.refused && `${label}: ${useTypingWords.getState().notANumber(next.refused)}`)
      }}
      onBlur={({ currentTarget: box }) => leave(box)}
    />
  )
})

function mark(box: HTMLInputElement, fault: string | undefined): void {
  box.title = fault ?? ''
  if (fault) box.setAttribute('aria-invalid', 'true')
  else box.removeAttribute('aria-invalid')
}

/** One sentence under the lines about what was just typed. */
function say(store: InvoiceStore, note: string | undefined): void {
  if (store.getState().note !== note) store.setState({ note })
}

/** Grouped, with at least so many decimals: 58,500.00. */
export function shownNumber(text: string, least: number): string {
  return formatDecimal(text, Math.max(least, text.split('.')[1]?.length ?? 0))
}

export function LineTotal({
  store,
  lineKey,
  name = 'total',
  sign = false,
}: Omit<CellProps, 'index'> & { name?: 'total' | 'taxableValue'; sign?: boolean }) {
  return <Amount value={store((state) => state.figures.get(lineKey)?.[name])} sign={sign} />
}

interface Lines {
  readonly lines: ReadonlyMap<number, Line>
}

type TextName =
  | 'description'
  | 'hsn'
  | 'uqc'
  | 'quantity'
  | 'unitPrice'
  | 'priceDifference'
  | 'discountPercent'
  | 'taxRate'
  | 'freeQuantity'

export function useLineValue(store: InvoiceStore, lineKey: number, name: TextName): string {
  return store((state) => state.lines.get(lineKey)?.[name] ?? '')
}

/**
 * The box keeps its text itself, as the browser draws it: a key in it draws nothing else. Only what changes the
 * line from elsewhere (an item chosen, rows pasted, a draft taken up) is written into it. `typed` is what the box
 * holds beside the value it counts as.
 */
function useOwnText(
  store: InvoiceStore,
  lineKey: number,
  name: TextName,
  shown: (text: string) => string = (text) => text,
) {
  const ref = useRef<HTMLInputElement>(null)
  const typed = useRef<{ readonly text: string; readonly value: string }>(undefined)
  const [defaultValue] = useState(() => shown(store.getState().lines.get(lineKey)?.[name] ?? ''))
  const show = useRef(shown)
  useLayoutEffect(() => {
    const follow = ({ lines }: Lines, before?: Lines) => {
      // A key in one line is heard by the cells of all: only those of its line look further.
      if (before && lines.get(lineKey) === before.lines.get(lineKey)) return
      const text = lines.get(lineKey)?.[name] ?? ''
      if (!ref.current || typed.current?.value === text) return
      typed.current = undefined
      keepOnly(ref.current, document.activeElement === ref.current ? text : show.current(text))
    }
    follow(store.getState())
    return store.subscribe(follow)
  }, [store, lineKey, name])
  return { ref, defaultValue, typed }
}

const boxOf = ({ ref, defaultValue }: ReturnType<typeof useOwnText>) => ({ ref, defaultValue })

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

/** Places of the cells of a line that are wrong, as one text: it changes only with them. */
export function wrongCellsAt(problems: ReadonlyMap<string, string>, index: number): string {
  if (problems.size === 0) return ''
  const prefix = `lines[${index}].`
  return cellNames.flatMap((name, cell) => (problems.has(`${prefix}${name}`) ? cell : [])).join(' ')
}
