import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../app/texts.ts'
import css from './imports.module.css'
import type { Kind } from './words.tsx'

interface Field {
  readonly path: string
  readonly label: string
}

interface Props {
  readonly kind: Kind
  readonly fields: readonly Field[]
  readonly headings: readonly string[]
  readonly onColumn: (heading: string, path: string) => void
  readonly onValue: (path: string, value: string) => void
}

/** Needed fields that no column fills: each is given one here, or a value for all rows. */
export function MissingFields({ kind, fields, headings, onColumn, onValue }: Props) {
  const t = useT()
  return (
    <div className={css.missing} role="alert">
      <p>{t('imports.missing')}</p>
      {fields.map((field) => (
        <div key={field.path} className={css.lacking}>
          <strong>{field.label}</strong>
          <NativeSelect
            aria-label={t('imports.columnFor', { field: field.label })}
            value=""
            data={[{ value: '', label: t('imports.noColumn') }, ...headings]}
            onChange={(event) => event.currentTarget.value && onColumn(event.currentTarget.value, field.path)}
          />
          <Value
            field={field}
            choices={kind.columns.find(({ path }) => path === field.path)?.choices ?? []}
            onValue={(value) => onValue(field.path, value)}
          />
        </div>
      ))}
    </div>
  )
}

function Value({
  field,
  choices,
  onValue,
}: {
  field: Field
  choices: Kind['columns'][number]['choices']
  onValue: (value: string) => void
}) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const label = t('imports.sameFor', { field: field.label })
  if (choices.length > 0)
    return (
      <NativeSelect
        aria-label={label}
        value=""
        data={[{ value: '', label: t('imports.noValue') }, ...choices]}
        onChange={(event) => event.currentTarget.value && onValue(event.currentTarget.value)}
      />
    )
  return (
    <form
      className={css.line}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '') onValue(typed)
      }}
    >
      <TextInput
        aria-label={label}
        placeholder={t('imports.noValue')}
        maxLength={400}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={typed.trim() === ''}>
        {t('imports.use')}
      </Button>
    </form>
  )
}
