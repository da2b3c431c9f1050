import { formatDate } from '@bahi/domain/cal/shown.ts'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { codesOfItem } from '../../../app/pickers/RecordPicker.tsx'
import { useChoices } from '../../../app/pickers/use-choices.ts'
import { useSession } from '../../../app/session/session.ts'
import { useT } from '../../../app/texts.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import { Notes } from '../../../ui/Notes.tsx'
import { Picker } from '../../../ui/Picker.tsx'
import { leaveText } from '../../../ui/scanner.ts'
import type { ScanPlace } from '../../../ui/scanner.ts'
import { Amount } from '../../../ui/values.tsx'
import { addLine, isBlank, lineOfItem, removeLine, setLine } from '../form/invoice-store.ts'
import type { InvoiceStore, ItemChoice } from '../form/invoice-store.ts'
import { isAsProposed, more } from '../form/proposed.ts'
import { addScanned } from '../form/scan-lines.ts'
import { inItsUnit } from '../form/scanned-goods.ts'
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
              <Notes of={[item.code, item.secondUnit?.uqc ?? item.uqc]} />
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

/** A quantity with a star that was typed before a code was scanned; the field is left without it. */
export function typedBefore({ element }: ScanPlace): string {
  if (!(element instanceof HTMLInputElement) || element.name !== 'item') return '1'
  const { quantity, text } = typedQuantity(element.value)
  if (text.trim() !== '') return '1'
  leaveText(element, '')
  return quantity
}

/** Scanned again, an item is one more of the same line. */
function addItem(store: InvoiceStore, item: ItemChoice, times: string): void {
  const { order, lines, kind } = store.getState()
  const { secondUqc, quantity } = inItsUnit(item.secondUnit, times)
  if (secondUqc !== undefined) return void addScanned(store, { item, secondUqc, quantity }, undefined)
  const change = lineOfItem(kind, item)
  const known = order
    .map((key) => lines.get(key)!)
    .find((line) => line.itemId === item.id && !line.units?.isSecond)
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
  const format = useSession((session) => session.settings?.dateFormat ?? 'DD/MM/YYYY')
  const sold = order.map((key) => lines.get(key)!).filter((line) => !isBlank(line))
  if (sold.length === 0) return <p className={`muted ${css.empty}`}>{t('counter.findHelp')}</p>
  return (
    <ul className={css.lines}>
      {sold.map(({ key, description: name, quantity, unitPrice, uqc, batch, expiresOn, serials }) => (
        <li key={key}>
          <span className={css.name}>
            {name}{' '}
            <small className="muted">
              <Notes
                of={[
                  uqc,
                  batch && `${t('stock.batch')} ${batch}`,
                  expiresOn && `${t('stock.expiresOn')} ${formatDate(expiresOn, format)}`,
                  serials && `${t('stock.serials')}: ${serials.join(', ')}`,
                ]}
              />
            </small>
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
