import { Decimal } from '@bahi/domain/num/decimal.ts'
import { isExpired } from '@bahi/domain/inventory/batches.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import { Quantity, dash } from '../../../ui/values.tsx'
import type { InvoiceStore } from './invoice-store.ts'
import type { LineStock } from './batch-lines.ts'
import { batchesFor, inUnitOf, movedOf } from './batch-lines.ts'
import { goodsAreSold, splitByBatch } from './stock-lines.ts'
import { useLineStock } from './StockOfLines.tsx'
import css from './StockOfLines.module.css'

const noBatches: LineStock['batches'] = []

/** What is there of the item of a line, and its batches: the line is taken from one of them, or made a line for each of several. */
export function LineBatches({ store, lineKey }: { store: InvoiceStore; lineKey: number }) {
  const t = useT()
  const found = useLineStock(store, lineKey)
  const isSold = store((state) => goodsAreSold(state.kind))
  if (!found) return null
  const { stock } = found
  return (
    <section className={css.section}>
      <dl className={css.facts}>
        {(
          [
            ['stock.available', stock.available],
            ['stock.elsewhere', stock.elsewhere],
            ['stock.reservedByOrders', stock.reserved],
            ['stock.freeToSell', stock.freeToSell],
          ] as const
        ).map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{t(label)}</dt>
            <dd>
              <Quantity value={value} /> {stock.uqc}
            </dd>
          </div>
        ))}
      </dl>
      {isSold && stock.batches.length > 0 && <Parts key={lineKey} store={store} lineKey={lineKey} />}
    </section>
  )
}

function Parts({ store, lineKey }: { store: InvoiceStore; lineKey: number }) {
  const t = useT()
  const line = store((state) => state.lines.get(lineKey))
  const batches = store((state) => state.stock?.get(line?.itemId ?? 0)?.batches ?? noBatches)
  const all = store((state) => state.lines)
  const day = store(({ header }) => header.date)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>()
  if (!line) return null
  const proposed = Object.fromEntries(
    batchesFor(line, batches, [...all.values()], day).map(({ batch, quantity }) => [batch, quantity]),
  )
  const quantities = typed ?? proposed
  const parts = batches.flatMap(({ batch }) => {
    const quantity = quantities[batch] ?? ''
    return Decimal.isValid(quantity) && Decimal.of(quantity).isPositive() ? [{ batch, quantity }] : []
  })
  const given = Decimal.sum(parts.map(({ quantity }) => quantity))
  const asked = movedOf(line)
  return (
    <>
      <p className="muted">{t('stock.splitText')}</p>
      <table className={css.batches}>
        <thead>
          <tr>
            <th scope="col">{t('stock.batch')}</th>
            <th scope="col">{t('stock.expiresOn')}</th>
            <th scope="col" data-figure>
              {t('stock.available')}
            </th>
            <th scope="col" data-figure>
              {t('field.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {batches.map((one) => (
            <tr key={one.batch}>
              <td>
                <bdi>{one.batch}</bdi>
              </td>
              <td>
                {one.expiresOn ? <DateText value={one.expiresOn} /> : dash}{' '}
                {isExpired(one, day) && <small className={css.expired}>{t('stock.expired')}</small>}
              </td>
              <td data-figure>
                <Quantity value={inUnitOf(line, one.available)} /> {line.uqc}
              </td>
              <td data-figure>
                <MoneyInput
                  aria-label={t('stock.batchQuantity', { batch: one.batch })}
                  whole={10}
                  scale={3}
                  trim
                  value={quantities[one.batch] ?? ''}
                  onChange={(value) => setTyped({ ...quantities, [one.batch]: value })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        variant="default"
        disabled={parts.length === 0 || !given.eq(asked)}
        onClick={() => {
          splitByBatch(store, lineKey, parts)
          setTyped(undefined)
        }}
      >
        {t('stock.splitBatches')} ({t('stock.batchesGive', { given: given.toPlain(), quantity: asked })})
      </Button>
    </>
  )
}
