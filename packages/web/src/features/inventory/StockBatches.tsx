import { barcodeTypes } from '@bahi/domain/ids/barcode.ts'
import type { BarcodeType } from '@bahi/domain/ids/barcode.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { ItemPicker } from '../../app/pickers/RecordPicker.tsx'
import type { Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Drawer } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import { dash, Quantity } from '../../ui/values.tsx'
import { DaysLeft } from './DaysLeft.tsx'
import css from './inventory.module.css'

type Row = RowOf<'stockBatch.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'itemName',
    label: 'stock.item',
    width: 220,
    grows: true,
    sort: 'itemName',
    card: 'title',
    cell: (row) => row.itemName,
  },
  { key: 'itemCode', label: 'field.code', width: 90, isHidden: true, cell: (row) => row.itemCode },
  {
    key: 'batch',
    label: 'stock.batch',
    width: 140,
    sort: 'batch',
    card: 'meta',
    cell: (row) => <bdi>{row.batch}</bdi>,
  },
  {
    key: 'manufacturedOn',
    label: 'stock.manufacturedOn',
    width: 130,
    cell: (row) => <DateText value={row.manufacturedOn} />,
  },
  {
    key: 'expiresOn',
    label: 'stock.expiresOn',
    width: 120,
    sort: 'expiresOn',
    card: 'meta',
    cell: (row) => <DateText value={row.expiresOn} />,
  },
  {
    key: 'daysLeft',
    label: 'stock.daysLeft',
    width: 100,
    align: 'end',
    card: 'state',
    cell: (row) => <DaysLeft days={row.daysLeft} />,
  },
  {
    key: 'available',
    label: 'stock.available',
    width: 110,
    align: 'end',
    card: 'end',
    cell: (row) => <Quantity value={row.available} />,
  },
  { key: 'uqc', label: 'stock.unit', width: 60, cell: (row) => row.uqc ?? dash },
  {
    key: 'barcode',
    label: 'field.barcode',
    width: 140,
    isHidden: true,
    cell: (row) => <bdi>{row.barcode ?? dash}</bdi>,
  },
  { key: 'notes', label: 'field.notes', width: 160, isHidden: true, cell: (row) => row.notes ?? dash },
]

const filters: readonly Filter[] = [{ key: 'view', label: 'column.status', single: true, isHidden: true }]

const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'inStock', label: 'stock.inStock', set: { view: 'inStock' } },
  { key: 'days30', label: 'stock.in30Days', set: { view: 'days30' } },
  { key: 'days90', label: 'stock.in90Days', set: { view: 'days90' } },
  { key: 'expired', label: 'stock.expired', set: { view: 'expired' } },
] as const

/** Batches with their days and what is there of them: what expires soon, and what has. */
export function StockBatches() {
  const rights = useRights()
  const mayEdit = rights.may('INV_ADJ', 'INV_OPN')
  const [open, setOpen] = useState<Partial<Row>>()
  return (
    <>
      <ListScreen
        list="stockBatch"
        call="stockBatch.search"
        title="stock.batches"
        columns={columns}
        filters={filters}
        chips={chips}
        isOfCompany
        firstSort="expiresOn ASC"
        open={(row) => (mayEdit ? () => setOpen(row) : `stock-movements/${row.itemId}`)}
        create={{ label: 'stock.newBatch', right: 'INV_ADJ', onClick: () => setOpen({}) }}
        exportCall="stockBatch.export"
        exportRight="INV_DD_EX"
        emptyText="stock.batchesEmpty"
      />
      {open && <BatchForm key={open.id ?? 0} batch={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function BatchForm({ batch, onClose }: { batch: Partial<Row>; onClose: () => void }) {
  const t = useT()
  const save = useAction('stockBatch.save', { refreshes: ['stockBatch', 'inventory'], quiet: true })
  const [item, setItem] = useState({ id: batch.itemId, name: batch.itemName ?? '' })
  const [values, setValues] = useState({
    batch: batch.batch ?? '',
    manufacturedOn: batch.manufacturedOn ?? '',
    expiresOn: batch.expiresOn ?? '',
    barcode: batch.barcode ?? '',
    barcodeType: (batch.barcodeType ?? '') as BarcodeType | '',
    notes: batch.notes ?? '',
  })
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const errorOf = (name: string) => {
    const error = faults.get(name)
    return error === undefined ? {} : { error }
  }
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const submit = async () => {
    const missing = [
      ...(item.id === undefined ? [['itemId', t('stock.chooseItem')] as const] : []),
      ...(values.batch.trim() === '' ? [['batch', t('issue.REQUIRED')] as const] : []),
    ]
    setFaults(new Map(missing))
    if (missing.length > 0) return
    try {
      await save.mutateAsync({
        ...(batch.id === undefined ? {} : { id: batch.id, version: batch.version! }),
        itemId: item.id!,
        batch: values.batch,
        ...(values.manufacturedOn ? { manufacturedOn: values.manufacturedOn } : {}),
        ...(values.expiresOn ? { expiresOn: values.expiresOn } : {}),
        ...(values.barcode ? { barcode: values.barcode } : {}),
        ...(values.barcode && values.barcodeType ? { barcodeType: values.barcodeType } : {}),
        ...(values.notes ? { notes: values.notes } : {}),
      })
      toast.success(t('stock.batchSaved'))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(new Map(error.issues.map(({ property, message }) => [property, message])))
      if (error.issues.length === 0) toast.error(error.message)
    }
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      title={t(batch.id === undefined ? 'stock.newBatch' : 'stock.editBatch')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <ItemPicker
          label={t('stock.item')}
          shown={item.name}
          error={faults.get('itemId')}
          onPick={(one) => setItem({ id: one?.id, name: one?.name ?? '' })}
        />
        <TextInput
          label={t('stock.batch')}
          name="batch"
          maxLength={50}
          required
          value={values.batch}
          error={faults.get('batch')}
          onChange={(event) => set({ batch: event.currentTarget.value })}
        />
        {(['manufacturedOn', 'expiresOn'] as const).map((name) => (
          <DateInput
            key={name}
            label={t(`stock.${name}`)}
            name={name}
            value={values[name]}
            {...errorOf(name)}
            onChange={(value) => set({ [name]: value ?? '' })}
          />
        ))}
        <TextInput
          label={t('field.barcode')}
          name="barcode"
          maxLength={50}
          value={values.barcode}
          error={faults.get('barcode')}
          onChange={(event) => set({ barcode: event.currentTarget.value, barcodeType: '' })}
        />
        <NativeSelect
          label={t('field.barcodeType')}
          name="barcodeType"
          value={values.barcodeType}
          data={[
            { value: '', label: t('stock.byDigits') },
            ...barcodeTypes.map((value) => ({ value, label: t.label('BarcodeTypeName', value) })),
          ]}
          onChange={(event) => set({ barcodeType: event.currentTarget.value as BarcodeType | '' })}
        />
        <TextInput
          label={t('field.notes')}
          name="notes"
          maxLength={150}
          value={values.notes}
          error={faults.get('notes')}
          onChange={(event) => set({ notes: event.currentTarget.value })}
        />
        <Button variant="filled" type="submit" loading={save.isPending}>
          {t('form.save')}
        </Button>
      </form>
    </Drawer>
  )
}
