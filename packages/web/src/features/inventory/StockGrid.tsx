import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { ItemPicker } from '../../app/pickers/RecordPicker.tsx'
import { useT } from '../../app/texts.ts'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import { Quantity } from '../../ui/values.tsx'
import { faultAt, newStockRow } from './stock-rows.ts'
import type { Faults } from '../../app/screens/use-grid-rows.ts'
import type { StockColumn, StockRow } from './stock-rows.ts'
import css from './inventory.module.css'

export const headingOf = {
  item: 'stock.item',
  place: 'stock.location',
  batch: 'stock.batch',
  available: 'stock.available',
  quantity: 'field.quantity',
  value: 'stock.value',
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
  readonly onChange: (rows: readonly StockRow[]) => void
}

/** A row for each item, each cell with what is wrong with it below. */
export function StockGrid({ label, list, rows, columns, places, faults, availableOf, onChange }: Props) {
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
  readonly onChange: (change: Partial<StockRow>) => void
}

function Cell({ column, row, places, label, error, onChange }: CellProps) {
  if (column === 'item')
    return (
      <ItemPicker
        aria-label={label}
        shown={row.item}
        error={error}
        onPick={(item) => onChange({ itemId: item?.id, item: item?.name ?? '', uqc: item?.uqc ?? '' })}
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
    return (
      <TextInput
        aria-label={label}
        error={error}
        maxLength={50}
        value={row.batch}
        onChange={(event) => onChange({ batch: event.currentTarget.value })}
      />
    )
  const isQuantity = column === 'quantity'
  return (
    <MoneyInput
      aria-label={label}
      error={error}
      value={row[column]}
      {...(isQuantity ? { scale: 3, whole: 16, rounds: true, trim: true } : {})}
      onChange={(value) => onChange({ [column]: value })}
    />
  )
}
