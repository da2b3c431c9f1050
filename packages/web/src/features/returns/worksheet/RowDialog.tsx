import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { WorksheetName } from '@bahi/domain/returns/forms/forms.ts'
import type { Column, Table } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import { states } from '@bahi/domain/tables/states.ts'
import { uqcs } from '@bahi/domain/tables/uqc.ts'
import { useState } from 'react'
import { useAction } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { DateInput } from '../../../ui/DateInput.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import type { Filing } from '../Gstr1.tsx'
import css from '../returns.module.css'
import { isNumber, useLanguage } from './Cell.tsx'
import type { Row } from './TableRows.tsx'

/** Adds a row, changes one, or fills in what a row of the books has not; each error stands at its field. */
export function RowDialog({
  form,
  filing,
  table,
  row,
  onClose,
}: {
  form: WorksheetName
  filing: Filing
  table: Table
  row: Row | undefined
  onClose: () => void
}) {
  const t = useT()
  const isOfBooks = row?.source != null
  const books = isOfBooks ? (row.home?.cells ?? row.cells) : undefined
  const [filled] = useState(() => new Set(Object.keys(books ?? {})))
  const [cells, setCells] = useState<Readonly<Record<string, string>>>(row?.home?.cells ?? row?.cells ?? {})
  const save = useAction(`${form}.saveRows`, { refreshes: [form], quiet: true })
  const columns = table.columns.filter((column) =>
    isOfBooks
      ? column.isProposed || (column.isCompleted && (row.entryId !== null || !filled.has(column.key)))
      : !column.isComputed,
  )
  const errorOf = (key: string) =>
    save.error?.issues.find(({ property }) => property === `rows[0].cells.${key}`)?.message
  const known = new Set(columns.map(({ key }) => `rows[0].cells.${key}`))
  const other = save.error?.issues.filter(({ property }) => !known.has(property ?? '')) ?? []
  const submit = () => {
    const given = Object.fromEntries(
      columns.flatMap(({ key }) => (cells[key]?.trim() ? [[key, cells[key].trim()]] : [])),
    )
    save.mutate(
      {
        ...filing,
        table: table.key,
        rows: [
          {
            cells: given,
            ...(isOfBooks ? { source: row.source! } : row?.entryId ? { id: row.entryId } : {}),
            ...(row?.version ? { version: row.version } : {}),
          },
        ],
      },
      { onSuccess: onClose },
    )
  }
  const isProposed = columns.some((column) => column.isProposed)
  const title = t(isOfBooks && !isProposed ? 'worksheet.complete' : row ? 'worksheet.edit' : 'worksheet.add')
  return (
    <Modal opened onClose={onClose} title={title} size={640}>
      <form
        className={css.stack}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {isOfBooks && <p>{t(isProposed ? 'worksheet.proposedText' : 'worksheet.completeText')}</p>}
        {save.error && (save.error.issues.length === 0 || other.length > 0) && (
          <p className={css.notice} data-grave="true" role="alert">
            {other.length > 0 ? other.map(({ message }) => message).join(' ') : save.error.message}
          </p>
        )}
        <div className={css.plain}>
          {columns.map((column) => (
            <CellInput
              key={column.key}
              column={column}
              isRequired={column.isRequired === true && !isOfBooks}
              value={cells[column.key] ?? ''}
              error={errorOf(column.key)}
              onChange={(value) => setCells({ ...cells, [column.key]: value })}
            />
          ))}
        </div>
        <Button variant="filled" type="submit" loading={save.isPending}>
          {t('worksheet.save')}
        </Button>
      </form>
    </Modal>
  )
}

function CellInput({
  column,
  isRequired,
  value,
  error,
  onChange,
}: {
  column: Column
  isRequired: boolean
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const t = useT()
  const language = useLanguage()
  const label = t.find(`worksheet.column.${column.key}`) ?? column.key
  const shared = { label, name: column.key, withAsterisk: isRequired }
  const upper = column.field === 'gstin'
  if (column.field === 'date')
    return (
      <DateInput
        label={label}
        name={column.key}
        required={isRequired}
        value={value}
        onChange={(day) => onChange(day ?? '')}
        {...(error ? { error } : {})}
      />
    )
  const options = optionsOf(column, language, (choice) => t.find(`worksheet.choice.${choice}`) ?? choice)
  if (options)
    return (
      <NativeSelect
        {...shared}
        error={error}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        data={[{ value: '', label: '' }, ...options]}
      />
    )
  return (
    <TextInput
      {...shared}
      error={error}
      value={value}
      maxLength={column.field === 'text' ? (column.most ?? 100) : upper ? 15 : 25}
      inputMode={isNumber(column) ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) =>
        onChange(upper ? event.currentTarget.value.toUpperCase() : event.currentTarget.value)
      }
    />
  )
}

function optionsOf(
  { field, choices = [] }: Column,
  language: 'en' | 'ar' | 'hi',
  word: (choice: string) => string,
): { value: string; label: string }[] | undefined {
  switch (field) {
    case 'stateCode':
      return states.map(({ code, name }) => ({ value: code, label: `${code} ${name[language]}` }))
    case 'uqc':
      return uqcs.map(({ code, name }) => ({ value: code, label: `${code} ${name[language]}` }))
    case 'choice':
      return choices.map((choice) => ({ value: choice, label: word(choice) }))
    default:
      return undefined
  }
}
