import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import type { RowOf } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import { useRights } from '../../app/session/rights.ts'
import type { Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Amount, Chip, dash, Quantity } from '../../ui/values.tsx'
import css from './inventory.module.css'

type Row = RowOf<'stockEntry.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'number',
    label: 'column.number',
    width: 130,
    sort: 'number',
    card: 'title',
    cell: (row) => <bdi>{row.number}</bdi>,
  },
  {
    key: 'date',
    label: 'column.date',
    width: 100,
    sort: 'date',
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  { key: 'kind', label: 'stock.entryKind', width: 110, card: 'meta', cell: (row) => <Kind row={row} /> },
  { key: 'reason', label: 'field.reason', width: 130, card: 'meta', cell: (row) => <Reason row={row} /> },
  {
    key: 'items',
    label: 'stock.items',
    width: 220,
    grows: true,
    card: 'meta',
    cell: ({ items, lineCount }) => `${items.join(', ')}${lineCount > items.length ? ' …' : ''}`,
  },
  { key: 'from', label: 'stock.from', width: 150, cell: (row) => row.fromLocationName ?? dash },
  { key: 'to', label: 'stock.to', width: 150, cell: (row) => row.toLocationName ?? dash },
  { key: 'notes', label: 'field.notes', width: 160, isHidden: true, cell: (row) => row.notes ?? dash },
  {
    key: 'createdBy',
    label: 'stock.createdBy',
    width: 130,
    isHidden: true,
    cell: (row) => row.createdBy ?? dash,
  },
  { key: 'status', label: 'column.status', width: 100, card: 'state', cell: (row) => <State row={row} /> },
]

const filters: readonly Filter[] = [
  { key: 'view', label: 'column.status', single: true, isHidden: true },
  { key: 'kinds', label: 'stock.entryKind', isHidden: true },
]

const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'adjustments', label: 'stock.adjustments', set: { kinds: 'stockAdjustment' } },
  { key: 'transfers', label: 'stock.transfers', set: { kinds: 'stockTransfer' } },
  { key: 'cancelled', label: 'stock.isOff', set: { view: 'cancelled' } },
] as const

/** Corrections of stock and transfers between places, newest first. */
export function StockEntryList() {
  const [cancelled, setCancelled] = useState<Row>()
  const [shown, setShown] = useState<Row>()
  return (
    <>
      <ListScreen
        list="stockEntry"
        call="stockEntry.search"
        title="stock.entriesTitle"
        columns={columns}
        filters={filters}
        chips={chips}
        hasPeriod
        isOfCompany
        firstSort="date DESC"
        open={(row) => () => setShown(row)}
        create={{ to: 'create-stock-adjustment', label: 'stock.create.stockAdjustment', right: 'INV_ADJ' }}
        extra={<Ways />}
        rowActions={[
          {
            key: 'cancel',
            label: 'stock.cancel',
            right: 'INV_ADJ',
            isDanger: true,
            run: setCancelled,
            why: ({ status }) => (status === 'Active' ? undefined : 'stock.isCancelled'),
          },
        ]}
        exportCall="stockEntry.export"
        exportRight="INV_DD_EX"
        emptyText="stock.entriesEmpty"
      />
      {cancelled && <CancelDialog entry={cancelled} onClose={() => setCancelled(undefined)} />}
      {shown && <EntryDialog entry={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

/** What else leads to stock: goods that go to another place, and what was there at first. */
function Ways() {
  const t = useT()
  const rights = useRights()
  return (
    <p className={css.ways}>
      {rights.may('INV_ADJ') && <To to="create-stock-transfer">{t('stock.create.stockTransfer')}</To>}
      {rights.may('INV_OPN') && <To to="opening-stock">{t('stock.openingTitle')}</To>}
      {rights.may('REP_STK') && <To to="stock-report">{t('report.stock')}</To>}
    </p>
  )
}

function Kind({ row }: { row: Row }) {
  return <>{useT().label('StockEntryKind', row.kind)}</>
}

function Reason({ row: { reason } }: { row: Row }) {
  const t = useT()
  return <>{reason ? t.label('AdjustmentReason', reason) : dash}</>
}

function State({ row: { status } }: { row: Row }) {
  const t = useT()
  return (
    <Chip tone={status === 'Active' ? 'ok' : 'neutral'}>
      {t(status === 'Active' ? 'stock.isActive' : 'stock.isOff')}
    </Chip>
  )
}

function CancelDialog({ entry, onClose }: { entry: Row; onClose: () => void }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const cancel = useAction('stockEntry.cancel', { refreshes: ['stockEntry', 'inventory'] })
  const submit = async () => {
    const { done, refused } = await cancel.mutateAsync({ ids: [entry.id], reason })
    if (done.length > 0) toast.success(t('stock.cancelled', { number: entry.number }))
    if (refused.length > 0)
      toast.error(
        t('stock.cancel'),
        refused.map(({ message }) => message),
      )
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={`${t('stock.cancel')} ${entry.number}`}
      size={440}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit().catch(() => undefined)
        }}
      >
        <p>{t('stock.cancelText')}</p>
        <TextInput
          label={t('payment.cancelReason')}
          required
          maxLength={50}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Button
          variant="filled"
          color="red"
          type="submit"
          loading={cancel.isPending}
          disabled={reason.trim() === ''}
        >
          {t('stock.cancel')}
        </Button>
      </form>
    </Modal>
  )
}

/** What an entry did, item by item. */
function EntryDialog({ entry, onClose }: { entry: Row; onClose: () => void }) {
  const t = useT()
  const found = useCall('stockEntry.detail', { id: entry.id }, { needed: true })
  const isTransfer = entry.kind === 'stockTransfer'
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={`${t.label('StockEntryKind', entry.kind)} ${entry.number}`}
      size="min(720px, 96vw)"
    >
      <div className={css.dialog}>
        <dl className={css.sums}>
          <div>
            <dt>{t('field.date')}</dt>
            <dd>
              <DateText value={entry.date} />
            </dd>
          </div>
          {isTransfer ? (
            <>
              <div>
                <dt>{t('stock.from')}</dt>
                <dd>{entry.fromLocationName}</dd>
              </div>
              <div>
                <dt>{t('stock.to')}</dt>
                <dd>{entry.toLocationName}</dd>
              </div>
            </>
          ) : (
            <div>
              <dt>{t('field.reason')}</dt>
              <dd>
                <Reason row={entry} />
              </dd>
            </div>
          )}
          {entry.cancelReason && (
            <div>
              <dt>{t('payment.cancelReason')}</dt>
              <dd>{entry.cancelReason}</dd>
            </div>
          )}
        </dl>
        {entry.notes && <p>{entry.notes}</p>}
        {found.data && (
          <table className={`${css.table} ${css.read}`}>
            <thead>
              <tr>
                <th scope="col">{t('stock.item')}</th>
                {!isTransfer && <th scope="col">{t('stock.location')}</th>}
                <th scope="col" data-align="end">
                  {t('field.quantity')}
                </th>
                {!isTransfer && (
                  <th scope="col" data-align="end">
                    {t('stock.value')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {found.data.lines.map((line, index) => (
                <tr key={index}>
                  <td data-column="item">
                    {line.itemName}
                    {line.batch && <span className="muted"> {line.batch}</span>}
                  </td>
                  {!isTransfer && <td data-label={t('stock.location')}>{line.locationName}</td>}
                  <td data-align="end" data-label={t('field.quantity')}>
                    <Quantity value={line.quantity} /> {line.uqc}
                  </td>
                  {!isTransfer && (
                    <td data-align="end" data-label={t('stock.value')}>
                      {line.value ? <Amount value={line.value} /> : dash}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Modal>
  )
}
