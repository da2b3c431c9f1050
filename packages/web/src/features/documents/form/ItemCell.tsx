import { memo, useEffect, useState } from 'react'
import { useCall } from '../../../app/api/use-call.ts'
import { codesOfItem } from '../../../app/pickers/RecordPicker.tsx'
import { useChoices } from '../../../app/pickers/use-choices.ts'
import { useRights } from '../../../app/session/rights.ts'
import { useT } from '../../../app/texts.ts'
import { afterPaint } from '../../../ui/after-paint.ts'
import { afterDialog } from '../../../ui/last-focused.ts'
import { Notes } from '../../../ui/Notes.tsx'
import { Picker } from '../../../ui/Picker.tsx'
import { dropKeys } from '../../../ui/type-ahead.ts'
import { Amount, Quantity } from '../../../ui/values.tsx'
import { factsOf } from '../facts.ts'
import { pickItem, setLine } from './invoice-store.ts'
import { useCellLabel, useLineValue } from './LineCells.tsx'
import type { CellProps } from './LineCells.tsx'
import type { InvoiceStore, ItemChoice } from './invoice-store.ts'
import { goOnFrom } from './line-moves.ts'
import css from './LineGrid.module.css'
import { NewItem } from './NewItem.tsx'
import { TakenItem } from './TakenItem.tsx'
import { useWhy } from './use-why.ts'
import { useTaken } from './use-taken.ts'

/** Finds an item by its first letters, code or barcode; a line may also just say what is sold. */
export const ItemCell = memo(function ItemCell(cell: CellProps) {
  const taken = useTaken(cell.store, cell.lineKey)
  return taken ? <TakenItem {...cell} taken={taken} /> : <ItemChoices {...cell} />
})

function ItemChoices({ store, lineKey, index }: CellProps) {
  const t = useT()
  const isSale = store(({ kind }) => factsOf(kind).side === 'sale')
  const description = useLineValue(store, lineKey, 'description')
  const [isActive, setActive] = useState(false)
  const found = useChoices('item.pick', {}, { codesOf: codesOfItem, enabled: isActive })
  useEffect(() => {
    if (isActive) store.setState({ asksStock: true })
  }, [store, isActive])
  const stockOf = useStockOfChoices(store, isActive ? found.choices : none)
  const mayCreate = useRights().may('ITM_AD')
  const [newName, setNewName] = useState<string>()
  const describe = (text: string) =>
    setLine(store, lineKey, {
      itemId: undefined,
      description: text,
      quantity: store.getState().lines.get(lineKey)?.quantity || '1',
    })
  const goOn = () => goOnFrom(store, lineKey, 0)
  const why = useWhy(store, lineKey)
  return (
    <div className={css.item} data-cell="0" onFocus={() => afterPaint(() => setActive(true))}>
      <Picker
        cellClass={css.cell ?? ''}
        aria-label={useCellLabel(index, 0)}
        shown={description}
        {...found}
        choiceKey={({ id }) => id}
        render={(item) => (
          <span className={css.choice}>
            <span>{item.name}</span>
            <small className="muted">
              <Notes of={[item.code, item.hsn, item.secondUnit?.uqc ?? item.uqc]} />
            </small>
            {stockOf(item.id) && (
              <small className="muted">
                {t('stock.freeToSell')} <Quantity value={stockOf(item.id)} />
              </small>
            )}
            <Amount value={isSale ? item.sellingPrice : item.purchasePrice} />
          </span>
        )}
        onPick={(item) =>
          item
            ? pickItem(store, lineKey, item)
            : setLine(store, lineKey, { itemId: undefined, description: '' })
        }
        onPicked={goOn}
        create={
          found.search.trim()
            ? {
                label: (name) => t(mayCreate ? 'invoice.newItem' : 'invoice.justText', { name }),
                run: (name) => {
                  if (!mayCreate) {
                    describe(name)
                    return goOn()
                  }
                  dropKeys()
                  setNewName(name)
                },
                onTab: describe,
              }
            : undefined
        }
        words={{ nothing: t('list.nothingFound'), clear: t('invoice.removeLine', { number: '' }) }}
      />
      {why && (
        <span className={css.why} title={why}>
          {why}
        </span>
      )}
      {newName !== undefined && (
        <NewItem
          start={newName}
          onClose={() => setNewName(undefined)}
          onMade={(item) => {
            setNewName(undefined)
            pickItem(store, lineKey, item)
            afterDialog(goOn)
          }}
        />
      )}
    </div>
  )
}

const none: readonly ItemChoice[] = []

/** What is free to sell of the first choices of the picker, where the GSTIN keeps stock. */
function useStockOfChoices(store: InvoiceStore, choices: readonly ItemChoice[]) {
  const keepsStock = store((state) => state.keepsStock)
  const entityId = store(({ header }) => header.entityId)
  const itemIds = choices.slice(0, 20).map(({ id }) => id)
  const found = useCall(
    'inventory.stockOfLines',
    { entityId, itemIds },
    { enabled: keepsStock && itemIds.length > 0, keepPrevious: true, staleMs: 10_000, quiet: true },
  )
  return (id: number): string | undefined => found.data?.find(({ itemId }) => itemId === id)?.freeToSell
}
