import { Decimal } from '@bahi/domain/num/decimal.ts'
import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { ItemPicker } from '../../app/pickers/RecordPicker.tsx'
import { useT } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import { Quantity } from '../../ui/values.tsx'
import { BatchBox } from './BatchBox.tsx'
import { SerialBox } from '../../app/stock/SerialBox.tsx'
import { faultAt, newStockRow } from './stock-rows.ts'
import type { Faults } from '../../app/screens/use-grid-rows.ts'
import type { StockColumn, StockRow } from './stock-rows.ts'
import css from './inventory.module.css'

export const headingOf = {
  item: 'stock.item',
  place: 'stock.location',
  batch: 'stock.batch',
  manufacturedOn: 'stock.manufacturedOn',
  expiresOn: 'stock.expiresOn',
  serials: 'stock.serials',
  available: 'stock.available',
  quantity: 'field.quantity',
  value: 'stock.value',
  unitPrice: 'invoice.price',
} as const

export interface Place {
  readonly locationId: number
  readonly name: string
}

interface Props {
  readonly label: string
  /** The member of the call that has the rows. */
  readonly list: 'stocks' | 'lines'
  readonly rows: readonly StockRow[]
  readonly columns: readonly StockColumn[]
  readonly places: readonly Place[]
  readonly faults: Faults
  /** What is there for a row; undefined until it is known. */
  readonly availableOf?: (row: StockRow) => string | undefined
  /** Where goods are taken away: the GSTIN and, where it is not that of each row, the place whose batches are offered. */
  readonly takesFrom?: { readonly entityId: number; readonly place: number | undefined }
  readonly onChange: (rows: readonly StockRow[]) => void
}

/** A row for each item, each cell with what is wrong with it below. */
export function StockGrid(props: Props) {
  const { label, list, rows, columns, places, faults, availableOf, takesFrom, onChange } = props
  const t = useT()
  const set = (key: number, change: Partial<StockRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...change } : row)))
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(headingOf[column])}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.key}>
              {columns.map((column) => (
                <td key={column} data-column={column} data-label={t(headingOf[column])}>
                  {column === 'available' ? (
                    <div className={css.there}>
                      <Quantity value={availableOf?.(row)} /> {row.uqc}
                    </div>
                  ) : (
                    <Cell
                      column={column}
                      row={row}
                      places={places}
                      label={`${t(headingOf[column])} ${index + 1}`}
                      error={faults.get(faultAt(list, index, column))}
                      takesFrom={takesFrom}
                      onChange={(change) => set(row.key, change)}
                    />
                  )}
                </td>
              ))}
              <td>
                <ActionIcon
                  variant="subtle"
                  aria-label={t('opening.remove', { row: index + 1 })}
                  onClick={() => {
                    const others = rows.filter(({ key }) => key !== row.key)
                    onChange(others.length > 0 ? others : [newStockRow(row.key, row.place)])
                  }}
                >
                  <IconTrash size={16} stroke={1.5} />
                </ActionIcon>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps {
  readonly column: Exclude<StockColumn, 'available'>
  readonly row: StockRow
  readonly places: readonly Place[]
  readonly label: string
  readonly error: string | undefined
  readonly takesFrom: Props['takesFrom']
  readonly onChange: (change: Partial<StockRow>) => void
}

function Cell({ column, row, places, label, error, takesFrom, onChange }: CellProps) {
  if (column === 'item')
    return (
      <ItemPicker
        aria-label={label}
        shown={row.item}
        error={error}
        onPick={(item) =>
          onChange({
            itemId: item?.id,
            item: item?.name ?? '',
            uqc: item?.uqc ?? '',
            hasSerials: item?.hasSerials ?? false,
            serials: [],
            unitPrice: item?.sellingPrice ? Decimal.of(item.sellingPrice).toPlain() : '',
          })
        }
      />
    )
  if (column === 'place')
    return (
      <NativeSelect
        aria-label={label}
        error={error}
        value={String(row.place)}
        data={places.map(({ locationId, name }) => ({ value: String(locationId), label: name }))}
        onChange={(event) => onChange({ place: Number(event.currentTarget.value) })}
      />
    )
  if (column === 'batch')
    return <BatchBox row={row} label={label} error={error} takesFrom={takesFrom} onChange={onChange} />
  if (column === 'serials')
    return row.hasSerials ? (
      <SerialBox
        key={row.itemId ?? 0}
        label={label}
        value={row.serials}
        quantity={Math.round(Number(row.quantity) || 0)}
        error={error}
        onChange={(serials) => onChange({ serials })}
      />
    ) : null
  if (column === 'manufacturedOn' || column === 'expiresOn')
    return (
      <DateInput
        aria-label={label}
        {...(error === undefined ? {} : { error })}
        value={row[column]}
        disabled={row.batch === ''}
        onChange={(value) => onChange({ [column]: value ?? '' })}
      />
    )
  const isQuantity = column === 'quantity'
  return (
    <MoneyInput
      aria-label={label}
      error={error}
      value={row[column]}
      {...(isQuantity ? { scale: 3, whole: 16, rounds: true, trim: true } : {})}
      {...(column === 'unitPrice' ? { scale: 12, whole: 12, trim: true } : {})}
      onChange={(value) => onChange({ [column]: value })}
    />
  )
}
