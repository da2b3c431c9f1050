import { Button, Select, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useT } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { typedDecimal } from '../../ui/decimal-typing.ts'
import { settledNumber } from './settled-number.ts'
import css from './Settings.module.css'
import { useShown } from './use-shown.ts'

type Setting = Reply<'setting.search'>[number]
type Value = Setting['value']

interface EditorProps {
  readonly setting: Setting
  readonly label: string
  readonly isDisabled: boolean
  readonly describedBy: string | undefined
  readonly onChange: (value: Value) => void
  /** A number outside of its bounds fell to the least: says so. */
  readonly onOutside: (message: string) => void
}

/** The control that fits the kind of a setting. */
export function Editor({ setting, label, isDisabled, describedBy, onChange, onOutside }: EditorProps) {
  const t = useT()
  const shown = useShown()
  const [text, setText] = useState(String(setting.value))
  if (setting.type === 'switch')
    return (
      <Switch
        aria-label={label}
        checked={setting.value === true}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )
  if (setting.type === 'choice')
    return (
      <Select
        aria-label={label}
        className={css.editor ?? ''}
        data={(setting.choices ?? []).map((value) => ({
          value,
          label: shown(setting, value),
        }))}
        value={String(setting.value)}
        allowDeselect={false}
        searchable={(setting.choices ?? []).length > 12}
        disabled={isDisabled}
        onChange={(value) => value && onChange(value)}
      />
    )
  if (setting.format === 'date')
    return (
      <div className={css.editor}>
        <DateInput
          aria-label={label}
          value={text}
          disabled={isDisabled}
          onChange={(value) => (value ?? '') !== text && onChange(value ?? '')}
        />
      </div>
    )
  const isNumber = setting.type === 'number'
  const commit = () => {
    if (text === String(setting.value)) return
    if (!isNumber) return onChange(text)
    const { value, isOutside } = settledNumber(text, setting)
    setText(String(value))
    if (value !== setting.value) onChange(value)
    if (isOutside) onOutside(t('setting.fellToLeast', { min: value, max: setting.max ?? '…' }))
  }
  return (
    <form
      className={css.edit}
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <TextInput
        aria-label={label}
        className={css.editor ?? ''}
        value={text}
        disabled={isDisabled}
        maxLength={300}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy, 'aria-invalid': true })}
        inputMode={isNumber ? 'numeric' : undefined}
        onChange={(event) =>
          setText(isNumber ? typedDecimal(event.currentTarget.value, text).text : event.currentTarget.value)
        }
        onBlur={commit}
      />
      {text !== String(setting.value) && (
        <Button type="submit" variant="light">
          {t('form.save')}
        </Button>
      )}
    </form>
  )
}
