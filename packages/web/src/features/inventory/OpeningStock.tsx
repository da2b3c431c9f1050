import { Decimal } from '@bahi/domain/num/decimal.ts'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { To, useNav } from '../../app/nav.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Amount } from '../../ui/values.tsx'
import { StockFrame } from './StockFrame.tsx'
import { StockGrid } from './StockGrid.tsx'
import { batchColumns, batchOf, serialColumns, serialsOf } from './stock-rows.ts'
import { useStockPlaces } from './use-places.ts'
import { useStockRows } from './use-rows.ts'
import css from './inventory.module.css'

/** The most that opening stock takes. */
const most = 5000

/** What was there of each item when stock began to be kept; saved as a whole. */
export function OpeningStock() {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const stock = useStockPlaces(Number(nav.search['entityId'] ?? 0) || undefined)
  const { entityId, places } = stock
  const stored = useCall(
    'inventory.getOpeningStocks',
    { entityId: entityId ?? 0 },
    { enabled: entityId !== undefined, needed: true },
  )
  const rows = useStockRows(places[0]?.locationId, most)
  const [date, setDate] = useState<string>()
  const [shown, setShown] = useState<unknown>()
  const save = useAction('inventory.saveOpeningStocks', { refreshes: ['inventory'], quiet: true })
  const { begin } = rows
  useEffect(() => {
    if (!stored.data || shown === stored.data) return
    setShown(stored.data)
    setDate(undefined)
    begin(
      stored.data.stocks.map((one, index) => ({
        key: index,
        itemId: one.itemId,
        item: one.itemName,
        uqc: one.uqc ?? '',
        place: one.locationId,
        batch: one.batch,
        manufacturedOn: one.manufacturedOn ?? '',
        expiresOn: one.expiresOn ?? '',
        hasSerials: one.serials !== null,
        serials: one.serials ?? [],
        quantity: one.quantity,
        value: one.value,
        unitPrice: '',
      })),
    )
  }, [stored.data, shown, begin])
  const day = date ?? stored.data?.date ?? stock.from
  const worth = Decimal.sum(rows.filled.map(({ value }) => (Decimal.isValid(value) ? value : '0')))
  const send = () =>
    rows.send('stocks', rows.filled, async () => {
      const { count } = await save.mutateAsync({
        entityId: entityId!,
        ...(day ? { date: day } : {}),
        stocks: rows.filled.map((row) => ({
          itemId: row.itemId!,
          locationId: row.place,
          ...batchOf(row),
          ...serialsOf(row),
          quantity: row.quantity || '0',
          value: row.value || '0',
        })),
      })
      toast.success(t.count('stock.openingSaved', count))
      rows.release()
    })
  return (
    <StockFrame
      title={t('stock.openingTitle')}
      text={t('stock.openingText')}
      stock={stock}
      lines={rows.lines}
    >
      {stored.data && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain')
            if (!text.includes('\t')) return
            event.preventDefault()
            void rows.paste(text).catch(() => toast.error(t('error.notLoaded')))
          }}
        >
          <div className={css.head}>
            <DateInput label={t('stock.openingDay')} value={day ?? ''} onChange={setDate} required />
            <p className="muted">{t('stock.pasteText')}</p>
            {rights.may('INV_OPN') && <To to="import?new=OpeningStock">{t('imports.here')}</To>}
          </div>
          <StockGrid
            label={t('stock.openingTitle')}
            list="stocks"
            rows={rows.rows}
            columns={[
              'item',
              'place',
              ...batchColumns(rows.rows),
              'quantity',
              ...serialColumns(rows.rows),
              'value',
            ]}
            places={places}
            faults={rows.faults}
            onChange={rows.change}
          />
          <div className={css.foot}>
            <Button variant="default" disabled={rows.isFull} onClick={rows.add}>
              {t('stock.addRow')}
            </Button>
            <dl className={css.sums}>
              <div>
                <dt>{t('stock.value')}</dt>
                <dd>
                  <Amount value={worth.toFixed(2)} sign />
                </dd>
              </div>
            </dl>
            <Button variant="filled" type="submit" loading={save.isPending}>
              {t('stock.saveOpening')}
            </Button>
          </div>
        </form>
      )}
    </StockFrame>
  )
}
