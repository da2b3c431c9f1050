import { NativeSelect } from '@mantine/core'
import { useEffect } from 'react'
import { useCall } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { Quantity } from '../../../ui/values.tsx'
import { setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { movedOf, rateOf } from './batch-lines.ts'
import type { LineStock } from './batch-lines.ts'
import { goodsMove, proposeBatches } from './stock-lines.ts'
import css from './StockOfLines.module.css'

/**
 * The place whose goods move, where the GSTIN has several; what it has of the items of the lines is asked once a line has one,
 * and their batches are proposed. Where no stock is kept, nothing more than that is asked.
 */
export function StockOfLines({ store }: { store: InvoiceStore }) {
  const t = useT()
  const kind = store((state) => state.kind)
  const entityId = store(({ header }) => header.entityId)
  const locationId = store(({ header }) => header.kept.childEntityId)
  const ids = store(({ order, lines }) =>
    [...new Set(order.flatMap((key) => lines.get(key)?.itemId ?? []))].toSorted((a, b) => a - b).join(),
  )
  const open = store(({ order, lines }) => order.filter((key) => lines.get(key)?.proposesBatch).join())
  const asks = store((state) => state.asksStock) || ids !== ''
  const details = useCall(
    'inventory.entityDetails',
    { entityIds: [entityId] },
    { enabled: asks && goodsMove(kind) !== undefined, staleMs: 300_000, quiet: true },
  )
  const own = details.data?.find((one) => one.entityId === entityId && one.isEnabled)
  const keepsStock = own !== undefined
  const found = useCall(
    'inventory.stockOfLines',
    {
      entityId,
      ...(locationId ? { locationId } : {}),
      itemIds: ids.split(',').map(Number).slice(0, 500),
    },
    { enabled: keepsStock && ids !== '', keepPrevious: true, quiet: true },
  )
  const { data } = found
  useEffect(() => {
    store.setState({
      keepsStock,
      stock: keepsStock && data ? new Map(data.map((one) => [one.itemId, one])) : undefined,
    })
  }, [store, keepsStock, data])
  useEffect(() => {
    if (open && data) proposeBatches(store)
  }, [store, open, data])
  if (!own || own.locations.length < 2) return null
  return (
    <NativeSelect
      className={css.place ?? ''}
      label={t('stock.placeOfGoods')}
      name="childEntityId"
      value={String(locationId ?? entityId)}
      data={own.locations.map((one) => ({ value: String(one.locationId), label: one.name }))}
      onChange={(event) => {
        const id = Number(event.currentTarget.value)
        const { kept } = store.getState().header
        setHeader(store, { kept: { ...kept, childEntityId: id === entityId ? undefined : id } })
      }}
    />
  )
}

/** What is there for a line, in its unit; marked where it is less than the line takes. */
export function useLineStock(store: InvoiceStore, lineKey: number) {
  const line = store((state) => state.lines.get(lineKey))
  const stock = store((state) => state.stock?.get(line?.itemId ?? 0))
  const isOut = store((state) => goodsMove(state.kind) === 'out')
  if (!line || !stock) return undefined
  const batch = line.batch?.toUpperCase()
  const known = batch ? stock.batches.find((one) => one.batch.toUpperCase() === batch) : undefined
  const here = batch && stock.hasBatches ? (known?.available ?? '0') : stock.available
  const isShort = isOut && Number(movedOf(line)) * Number(rateOf(line)) > Number(here)
  return { stock, here, known, isShort }
}

/** The cell beside a line: what its place has of the item, or of its batch. */
export function StockCell({ store, lineKey }: { store: InvoiceStore; lineKey: number }) {
  const t = useT()
  const found = useLineStock(store, lineKey)
  if (!found) return null
  const { stock, here, isShort } = found
  return (
    <span className={css.there} data-short={isShort || undefined} title={sayStock(stock, t)}>
      <Quantity value={here} /> <small>{stock.uqc}</small>
      {stock.hasSerials && <SerialCount store={store} lineKey={lineKey} />}
    </span>
  )
}

/** How many serial numbers a line has of those it needs; opens where they are entered. */
function SerialCount({ store, lineKey }: { store: InvoiceStore; lineKey: number }) {
  const t = useT()
  const line = store((state) => state.lines.get(lineKey))
  if (!line) return null
  const quantity = Number(movedOf(line)) * Number(rateOf(line))
  const count = line.serials?.length ?? 0
  return (
    <button
      type="button"
      className={`plain ${css.serials}`}
      data-short={count !== quantity || undefined}
      aria-label={`${t('stock.serials')}: ${t('stock.serialsCount', { count: String(count), quantity: String(quantity) })}`}
      onClick={() => store.setState({ detailOf: lineKey })}
    >
      #{count}/{quantity}
    </button>
  )
}

/** The same in words: at the place, at others, kept by orders, free to sell. */
export function sayStock(stock: LineStock, t: ReturnType<typeof useT>): string {
  return [
    `${t('stock.available')}: ${stock.available}`,
    `${t('stock.elsewhere')}: ${stock.elsewhere}`,
    `${t('stock.reservedByOrders')}: ${stock.reserved}`,
    `${t('stock.freeToSell')}: ${stock.freeToSell}`,
  ].join(' · ')
}
