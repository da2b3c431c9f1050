import { isCalendarDate, istDateOf } from '@bahi/domain/cal/date.ts'
import { formatDate } from '@bahi/domain/cal/shown.ts'
import type { OpeningType } from '@bahi/domain/documents/opening.ts'
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { PartyPicker } from '../../app/pickers/RecordPicker.tsx'
import { useT } from '../../app/texts.ts'
import { useDateWords } from '../../ui/date-words.ts'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import { typedDate } from '../../ui/typed-date.ts'
import { faultKey, newRow } from './opening-rows.ts'
import type { OpeningColumn, OpeningRow, RowFaults } from './opening-rows.ts'
import css from './openings.module.css'

export const headingOf = {
  party: 'opening.party',
  type: 'opening.type',
  number: 'column.number',
  date: 'column.date',
  dueDate: 'column.dueDate',
  amount: 'opening.amount',
  left: 'opening.left',
  remarks: 'field.remarks',
} as const

interface Props {
  readonly rows: readonly OpeningRow[]
  readonly columns: readonly OpeningColumn[]
  readonly types: readonly OpeningType[]
  readonly faults: RowFaults
  readonly isOne: boolean
  readonly onChange: (rows: readonly OpeningRow[]) => void
}

/** A row for each document, each cell with what is wrong with it below. */
export function OpeningGrid({ rows, columns, types, faults, isOne, onChange }: Props) {
  const t = useT()
  const set = (key: number, change: Partial<OpeningRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...change } : row)))
  return (
    <div className={css.scroll}>
      <table className={css.grid} aria-label={t('opening.title')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(headingOf[column])}
              </th>
            ))}
            {!isOne && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.key}>
              {columns.map((column) => (
                <td key={column} data-column={column} data-label={t(headingOf[column])}>
                  <Cell
                    column={column}
                    row={row}
                    types={types}
                    label={`${t(headingOf[column])} ${index + 1}`}
                    error={faults.get(faultKey(index, column))}
                    onChange={(change) => set(row.key, change)}
                  />
                </td>
              ))}
              {!isOne && (
                <td>
                  <ActionIcon
                    variant="subtle"
                    aria-label={t('opening.remove', { row: index + 1 })}
                    onClick={() => {
                      const others = rows.filter(({ key }) => key !== row.key)
                      onChange(others.length > 0 ? others : [newRow(row.key, types[0])])
                    }}
                  >
                    <IconTrash size={16} stroke={1.5} />
                  </ActionIcon>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps {
  readonly column: OpeningColumn
  readonly row: OpeningRow
  readonly types: readonly OpeningType[]
  readonly label: string
  readonly error: string | undefined
  readonly onChange: (change: Partial<OpeningRow>) => void
}

function Cell({ column, row, types, label, error, onChange }: CellProps) {
  const t = useT()
  const value = row[column]
  if (column === 'party')
    return (
      <PartyPicker
        aria-label={label}
        shown={value}
        error={error}
        onPick={(party) => onChange({ partyId: party?.id, party: party?.name ?? '' })}
      />
    )
  if (column === 'type')
    return (
      <NativeSelect
        aria-label={label}
        error={error}
        value={value}
        data={[
          ...(types.some((type) => type === value) ? [] : [{ value, label: value }]),
          ...types.map((type) => ({ value: type, label: t.label('OpeningType', type) })),
        ]}
        onChange={(event) => onChange({ type: event.currentTarget.value })}
      />
    )
  if (column === 'amount' || column === 'left')
    return (
      <MoneyInput
        aria-label={label}
        error={error}
        value={value}
        onChange={(amount) => onChange({ [column]: amount })}
      />
    )
  if (column === 'date' || column === 'dueDate')
    return (
      <DayCell label={label} error={error} value={value} onChange={(day) => onChange({ [column]: day })} />
    )
  return (
    <TextInput
      aria-label={label}
      error={error}
      maxLength={column === 'number' ? 50 : 200}
      value={value}
      onChange={(event) => onChange({ [column]: event.currentTarget.value })}
    />
  )
}

/** Typed as in every field of a day; without a calendar, so that hundreds of rows stay quick. */
function DayCell({
  label,
  error,
  value,
  onChange,
}: {
  readonly label: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const { format } = useDateWords()
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      aria-label={label}
      error={error}
      value={typed ?? (isCalendarDate(value) ? formatDate(value, format) : value)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (typed === undefined) return
        onChange(typedDate(typed, istDateOf(Date.now())) ?? typed.trim())
        setTyped(undefined)
      }}
    />
  )
}
