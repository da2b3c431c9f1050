import { adjustmentReasons } from '@bahi/domain/inventory/movements.ts'
import type { AdjustmentReason } from '@bahi/domain/inventory/movements.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { pathOf } from '../../app/documents.ts'
import { useNav } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { toast } from '../../ui/toasts.tsx'
import { StockFrame } from './StockFrame.tsx'
import { StockGrid } from './StockGrid.tsx'
import { batchColumns, batchOf, serialColumns, serialsOf } from './stock-rows.ts'
import type { StockRow } from './stock-rows.ts'
import { useStockPlaces } from './use-places.ts'
import { useStockRows } from './use-rows.ts'
import css from './inventory.module.css'

/** What a correction does with its items. */
const directions = ['takeAway', 'add', 'value'] as const
type Direction = (typeof directions)[number]

/** Corrects the stock of many items for one reason. */
export const StockAdjustmentForm = () => <EntryForm kind="stockAdjustment" />
/** Moves goods from one place of a GSTIN to another. */
export const StockTransferForm = () => <EntryForm kind="stockTransfer" />

function EntryForm({ kind }: { kind: 'stockAdjustment' | 'stockTransfer' }) {
  const t = useT()
  const nav = useNav()
  const isTransfer = kind === 'stockTransfer'
  const stock = useStockPlaces(Number(nav.search['entityId'] ?? 0) || undefined)
  const { entityId, places, others } = stock
  const [date, setDate] = useState<string | undefined>(() => istDateOf(Date.now()))
  const [reason, setReason] = useState<AdjustmentReason>('Damage')
  const [direction, setDirection] = useState<Direction>('takeAway')
  const [notes, setNotes] = useState('')
  const [ends, setEnds] = useState<{ from?: number; to?: number }>({})
  const from = ends.from ?? places[0]?.locationId
  const to = ends.to ?? places.find(({ locationId }) => locationId !== from)?.locationId
  const supplied = isTransfer ? others.find(({ locationId }) => locationId === to) : undefined
  const rows = useStockRows(places[0]?.locationId)
  const adjust = useAction('inventory.saveStockAdjustment', { refreshes: ['inventory'], quiet: true })
  const transfer = useAction('inventory.saveStockTransfer', { refreshes: ['inventory'], quiet: true })
  const supply = useAction('document.supplyTransfer', {
    refreshes: ['inventory', 'salesInvoice', 'purchaseBill', 'party', 'dashboard'],
    quiet: true,
  })
  const availableOf = useAvailable(entityId, rows.rows, isTransfer ? from : undefined)
  const head = { entityId: entityId!, date: date!, ...(notes ? { notes } : {}) }
  const save = () =>
    isTransfer
      ? transfer.mutateAsync({
          ...head,
          fromLocationId: from!,
          toLocationId: to!,
          lines: rows.filled.map((row) => ({ ...itemOf(row), quantity: row.quantity || '0' })),
        })
      : adjust.mutateAsync({
          ...head,
          reason,
          lines: rows.filled.map((row) => ({
            ...itemOf(row),
            ...(direction === 'add' ? batchOf(row) : {}),
            locationId: row.place,
            ...(direction === 'value' ? {} : { quantity: signed(row.quantity, direction === 'takeAway') }),
            ...(direction !== 'takeAway' && row.value !== '' ? { value: row.value } : {}),
          })),
        })
  /** To another GSTIN: its invoice and the bill of the other, which the view of the invoice leads to. */
  const issue = async () => {
    const { invoice, bill } = await supply.mutateAsync({
      ...head,
      toEntityId: supplied!.entityId,
      fromLocationId: from!,
      toLocationId: supplied!.locationId,
      lines: rows.filled.map((row) => ({
        ...itemOf(row),
        quantity: row.quantity || '0',
        ...(row.unitPrice ? { unitPrice: row.unitPrice } : {}),
      })),
    })
    if (bill)
      toast.success(
        t('stock.supplySaved', { number: invoice.number ?? '', bill: bill.number ?? t('stock.waiting') }),
      )
    else toast.info(t('stock.supplyWaits'))
    rows.release()
    nav.go(pathOf('salesInvoice', 'view', invoice.id))
  }
  const send = () =>
    rows.send('lines', rows.filled, async () => {
      if (supplied) return issue()
      const { number } = await save()
      toast.success(t('stock.entrySaved', { number }))
      rows.release()
      nav.go('stock-adjustment')
    })
  return (
    <StockFrame
      title={t(`stock.create.${kind}`)}
      text={t(`stock.text.${kind}`)}
      stock={stock}
      lines={rows.lines}
    >
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
          <DateInput label={t('field.date')} value={date ?? ''} onChange={setDate} required />
          {isTransfer ? (
            <>
              <PlaceChoice
                label={t('stock.from')}
                places={places}
                value={from}
                onChange={(one) => setEnds({ ...ends, from: one })}
              />
              <PlaceChoice
                label={t('stock.to')}
                places={places}
                others={others}
                value={to}
                onChange={(one) => setEnds({ ...ends, to: one })}
              />
            </>
          ) : (
            <>
              <NativeSelect
                label={t('field.reason')}
                value={reason}
                data={adjustmentReasons.map((one) => ({
                  value: one,
                  label: t.label('AdjustmentReason', one),
                }))}
                onChange={(event) => setReason(event.currentTarget.value as AdjustmentReason)}
              />
              <NativeSelect
                label={t('stock.direction')}
                value={direction}
                data={directions.map((one) => ({ value: one, label: t(`stock.direction.${one}`) }))}
                onChange={(event) => setDirection(event.currentTarget.value as Direction)}
              />
            </>
          )}
          <TextInput
            label={t('field.notes')}
            maxLength={150}
            value={notes}
            onChange={(event) => setNotes(event.currentTarget.value)}
          />
        </div>
        {supplied && <p role="status">{t('stock.supplyText')}</p>}
        <StockGrid
          label={t(`stock.create.${kind}`)}
          list="lines"
          rows={rows.rows}
          columns={
            isTransfer
              ? [
                  'item',
                  'batch',
                  'available',
                  'quantity',
                  ...serialColumns(rows.rows),
                  ...(supplied ? (['unitPrice'] as const) : []),
                ]
              : direction === 'takeAway'
                ? ['item', 'place', 'batch', 'available', 'quantity', ...serialColumns(rows.rows)]
                : direction === 'add'
                  ? [
                      'item',
                      'place',
                      ...batchColumns(rows.rows),
                      'available',
                      'quantity',
                      ...serialColumns(rows.rows),
                      'value',
                    ]
                  : ['item', 'place', 'batch', 'available', 'value']
          }
          places={places}
          faults={rows.faults}
          availableOf={availableOf}
          {...(entityId !== undefined && (isTransfer || direction !== 'add')
            ? { takesFrom: { entityId, place: isTransfer ? from : undefined } }
            : {})}
          onChange={rows.change}
        />
        <div className={css.foot}>
          <Button variant="default" disabled={rows.isFull} onClick={rows.add}>
            {t('stock.addRow')}
          </Button>
          <Button
            variant="filled"
            type="submit"
            loading={adjust.isPending || transfer.isPending || supply.isPending}
            disabled={rows.filled.length === 0}
          >
            {t(supplied ? 'stock.saveSupply' : `stock.save.${kind}`)}
          </Button>
        </div>
      </form>
    </StockFrame>
  )
}

const itemOf = (row: StockRow) => ({
  itemId: row.itemId!,
  ...(row.batch ? { batch: row.batch } : {}),
  ...serialsOf(row),
})

const signed = (quantity: string, isLess: boolean): string =>
  isLess && Decimal.isValid(quantity) ? Decimal.of(quantity).neg().toPlain() : quantity

/** What is there of the items that are typed, asked once for all of them. */
function useAvailable(entityId: number | undefined, rows: readonly StockRow[], place: number | undefined) {
  const itemIds = useMemo(
    () => [...new Set(rows.flatMap(({ itemId }) => itemId ?? []))].toSorted((a, b) => a - b),
    [rows],
  )
  const found = useCall(
    'inventory.getAvailableQuantity',
    { entityId: entityId ?? 0, itemIds },
    { enabled: entityId !== undefined && itemIds.length > 0, keepPrevious: true, quiet: true },
  )
  return (row: StockRow): string | undefined => {
    if (!found.data || row.itemId === undefined) return undefined
    const here = found.data.filter(
      ({ itemId, locationId, batch = '' }) =>
        itemId === row.itemId &&
        locationId === (place ?? row.place) &&
        (row.batch === '' || batch === row.batch),
    )
    return Decimal.sum(here.map(({ available }) => available)).toPlain()
  }
}

function PlaceChoice({
  label,
  places,
  others = [],
  value,
  onChange,
}: {
  readonly label: string
  readonly places: readonly { readonly locationId: number; readonly name: string }[]
  readonly others?: readonly { readonly locationId: number; readonly name: string; readonly gstin: string }[]
  readonly value: number | undefined
  readonly onChange: (place: number) => void
}) {
  const t = useT()
  return (
    <NativeSelect
      label={label}
      value={String(value ?? '')}
      data={[
        ...places.map(({ locationId, name }) => ({ value: String(locationId), label: name })),
        ...(others.length > 0
          ? [
              {
                group: t('stock.otherGstins'),
                items: others.map(({ locationId, name, gstin }) => ({
                  value: String(locationId),
                  label: [name, gstin].filter(Boolean).join(' · '),
                })),
              },
            ]
          : []),
      ]}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}
