import { memo, useState } from 'react'
import { useCall } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { Picker } from '../../../ui/Picker.tsx'
import { useLater } from '../../../ui/use-later.ts'
import { Amount } from '../../../ui/values.tsx'
import { pickItem, setLine } from './invoice-store.ts'
import type { InvoiceStore, Line } from './invoice-store.ts'
import css from './LineGrid.module.css'

/** Finds an item by its first letters, code or barcode; a line may also just say what is sold. */
export const ItemCell = memo(function ItemCell({
  store,
  line,
  label,
}: {
  store: InvoiceStore
  line: Line
  label: string
}) {
  const t = useT()
  const [text, setText] = useState('')
  const [isActive, setActive] = useState(false)
  const search = useLater(text, 120)
  const found = useCall(
    'item.pick',
    { text: search },
    { enabled: isActive, keepPrevious: true, staleMs: 30_000, quiet: true },
  )
  // Choices for an older text are none: what Enter takes always answers what is typed.
  const isStale = text !== search || found.isPlaceholderData
  return (
    <div className={css.item} data-cell="0" onFocus={() => setActive(true)}>
      <Picker
        aria-label={label}
        shown={line.description}
        search={text}
        onSearch={setText}
        choices={isStale ? [] : (found.data ?? [])}
        isLoading={isStale}
        choiceKey={({ id }) => id}
        render={(item) => (
          <span className={css.choice}>
            <span>{item.name}</span>
            <small className="muted">{[item.code, item.hsn, item.uqc].filter(Boolean).join(' · ')}</small>
            <Amount value={item.sellingPrice} />
          </span>
        )}
        onPick={(item) =>
          item
            ? pickItem(store, line.key, item)
            : setLine(store, line.key, { itemId: undefined, description: '' })
        }
        create={
          text.trim()
            ? {
                label: (name) => t('invoice.newItem', { name }),
                run: (name) =>
                  setLine(store, line.key, {
                    itemId: undefined,
                    description: name,
                    quantity: line.quantity || '1',
                  }),
              }
            : undefined
        }
        words={{ nothing: t('list.nothingFound'), clear: t('invoice.removeLine', { number: '' }) }}
      />
    </div>
  )
})
