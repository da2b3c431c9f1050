import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { codesOfItem } from '../../../app/pickers/RecordPicker.tsx'
import { useChoices } from '../../../app/pickers/use-choices.ts'
import { useT } from '../../../app/texts.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import { Notes } from '../../../ui/Notes.tsx'
import { Picker } from '../../../ui/Picker.tsx'
import { Amount } from '../../../ui/values.tsx'
import { addLine, isBlank, lineOfItem, removeLine, setLine } from '../form/invoice-store.ts'
import type { InvoiceStore, ItemChoice } from '../form/invoice-store.ts'
import { isAsProposed, more } from '../form/proposed.ts'
import css from './CounterSale.module.css'
import { typedQuantity } from './typed-quantity.ts'

/** Where items are scanned or typed, one after the other. */
export function FindItem({ store }: { store: InvoiceStore }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const found = useChoices('item.pick', {}, { codesOf: codesOfItem, enabled: typed !== '' })
  const { quantity, text } = typedQuantity(typed)
  return (
    <div className={css.find}>
      <Picker
        {...found}
        name="item"
        label={t('counter.find')}
        shown=""
        search={typed}
        isLoading={found.isLoading || found.search !== text}
        onSearch={(next) => {
          setTyped(next)
          found.onSearch(typedQuantity(next).text)
        }}
        choiceKey={({ id }) => id}
        render={(item) => (
          <span className={css.choice}>
            <span>{item.name}</span>
            <small className="muted">
              <Notes of={[item.code, item.uqc]} />
            </small>
            <Amount value={item.sellingPrice} />
          </span>
        )}
        onPick={(item) => item && addItem(store, item, quantity)}
        words={{ nothing: t('list.nothingFound'), clear: t('common.remove') }}
      />
    </div>
  )
}

/** Scanned again, an item is one more of the same line. */
function addItem(store: InvoiceStore, item: ItemChoice, quantity: string): void {
  const { order, lines, kind } = store.getState()
  const change = lineOfItem(kind, item)
  const known = order.map((key) => lines.get(key)!).find((line) => line.itemId === item.id)
  if (known && (isAsProposed(known) || known.unitPrice === change.unitPrice))
    return setLine(store, known.key, { quantity: more(known.quantity, quantity) })
  if (!isBlank(lines.get(order.at(-1)!)!)) addLine(store)
  setLine(store, store.getState().order.at(-1)!, { ...change, quantity })
}

/** What is sold, with quantity and price to be changed. */
export function Lines({ store }: { store: InvoiceStore }) {
  const t = useT()
  const order = store((state) => state.order)
  const lines = store((state) => state.lines)
  const figures = store((state) => state.figures)
  const sold = order.map((key) => lines.get(key)!).filter((line) => !isBlank(line))
  if (sold.length === 0) return <p className={`muted ${css.empty}`}>{t('counter.findHelp')}</p>
  return (
    <ul className={css.lines}>
      {sold.map(({ key, description: name, quantity, unitPrice, uqc }) => (
        <li key={key}>
          <span className={css.name}>
            {name} <small className="muted">{uqc}</small>
          </span>
          <MoneyInput
            aria-label={t('counter.quantityOf', { name })}
            value={quantity}
            scale={3}
            trim
            onChange={(next) => setLine(store, key, { quantity: next })}
          />
          <MoneyInput
            aria-label={t('counter.priceOf', { name })}
            value={unitPrice}
            scale={6}
            trim
            onChange={(next) => setLine(store, key, { unitPrice: next })}
          />
          <Amount value={figures.get(key)?.total} />
          <IconButton
            aria-label={`${t('common.remove')}: ${name}`}
            title={t('common.remove')}
            onClick={() => removeLine(store, key)}
          >
            <IconTrash size={18} stroke={1.5} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
