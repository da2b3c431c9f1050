import { Select, Switch, Textarea, TextInput } from '@mantine/core'
import type { ComboboxItem, ComboboxItemGroup } from '@mantine/core'
import { useState } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { DateInput } from '../DateInput.tsx'
import { grouped } from '../numbers.ts'
import { afterPress } from './after-press.ts'
import { typedText } from './blur.ts'
import { useField } from './context.ts'
import { toValue } from './form.ts'
import css from './fields.module.css'
import { useTypingWords } from '../typing-words.ts'
import { ranked } from './ranked.ts'
import { useEarlyEnter } from './use-early-enter.ts'

export interface FieldProps {
  readonly name: string
  readonly label?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  /** Whole width of the form. */
  readonly wide?: boolean
  readonly end?: ReactNode
  readonly placeholder?: string
  readonly onLeave?: (text: string) => void
}

/** The help of a field is shown while it has the focus, and no shorter than the pointer is down: what it is pressing stays under it. */
function useHelp() {
  const [isHelped, setHelped] = useState(false)
  const leave = (field: Element, also: () => void) =>
    afterPress(() => {
      if (document.activeElement === field) return
      setHelped(false)
      also()
    })
  return { isHelped, help: () => setHelped(true), leave }
}

/** A line of text; limits, capitals and blocked characters come from the schema. Amounts are grouped while they are read. */
export function TextField({
  name,
  label,
  required,
  disabled,
  autoFocus,
  wide,
  end,
  placeholder,
  onLeave,
}: FieldProps) {
  const field = useField(name)
  const { form, rule } = field
  const [isFocused, setFocused] = useState(false)
  const { isHelped, help, leave } = useHelp()
  const [refused, setRefused] = useState<string>()
  const words = useTypingWords()
  const isDecimal = rule.kind === 'decimal'
  const isNumber = isDecimal || rule.kind === 'number'
  const onFocus = (event: FocusEvent<HTMLInputElement>) => {
    // Plain again before it is marked, so that typing replaces what is there.
    flushSync(() => {
      setFocused(true)
      help()
    })
    if (isDecimal) event.currentTarget.select()
    form.focus(name)
  }
  return (
    <TextInput
      className={wide ? css.wide! : ''}
      name={name}
      label={label ?? field.label}
      required={required ?? rule.required}
      withAsterisk={(required ?? rule.required) && !field.readOnly}
      readOnly={field.readOnly}
      disabled={disabled ?? false}
      autoFocus={autoFocus ?? false}
      data-autofocus={autoFocus || undefined}
      value={isDecimal && !isFocused ? grouped(field.text) : field.text}
      placeholder={placeholder ?? ''}
      maxLength={rule.kind === 'number' ? String(rule.max ?? '').length || undefined : rule.maxLength}
      inputMode={
        rule.kind === 'decimal' ? 'decimal' : rule.kind === 'number' || rule.digits ? 'numeric' : undefined
      }
      autoComplete="off"
      spellCheck={false}
      classNames={{ input: isNumber ? css.number! : rule.upper ? css.code! : '' }}
      description={
        refused ? (isDecimal ? words.notANumber : words.leftOut)(refused) : isHelped ? field.help : undefined
      }
      error={field.error}
      rightSection={end}
      onChange={(event) => {
        const typed = typedText(event.currentTarget.value, rule, field.text)
        setRefused(typed.refused)
        form.set(name, toValue(typed.text, rule))
      }}
      onFocus={onFocus}
      onBlur={(event) => {
        setFocused(false)
        leave(event.currentTarget, () => setRefused(undefined))
        form.blur(name, required === undefined ? {} : { required })
        onLeave?.(String((form.value(name) as string | undefined) ?? ''))
      }}
    />
  )
}

/** Amounts, rates, quantities and prices: decimal text, never a floating-point number. */
export const MoneyField = TextField
export const NumberField = TextField

export function TextAreaField({
  name,
  label,
  required,
  disabled,
  wide = true,
  rows = 3,
}: FieldProps & { rows?: number }) {
  const field = useField(name)
  const { form, rule } = field
  const [refused, setRefused] = useState<string>()
  const words = useTypingWords()
  return (
    <Textarea
      className={wide ? css.wide! : ''}
      name={name}
      label={label ?? field.label}
      withAsterisk={required ?? rule.required}
      readOnly={field.readOnly}
      disabled={disabled ?? false}
      rows={rows}
      value={field.text}
      maxLength={rule.maxLength}
      error={field.error}
      description={refused && words.leftOut(refused)}
      onChange={(event) => {
        const typed = typedText(event.currentTarget.value, rule)
        setRefused(typed.refused)
        form.set(name, typed.text)
      }}
      onFocus={() => form.focus(name)}
      onBlur={() => {
        afterPress(() => setRefused(undefined))
        form.blur(name)
      }}
    />
  )
}

interface ChoiceProps extends FieldProps {
  /** Enumeration that names the values: labels are `enum.<type>.<value>`. */
  readonly type?: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** What most people choose: is above the others. */
  readonly usual?: { readonly values: readonly string[]; readonly label: string; readonly others: string }
  readonly searchable?: boolean
  readonly clearable?: boolean
  readonly onChoose?: (value: string) => void
}

/** One of a set; values come from the schema unless options are given. */
export function ChoiceField({
  name,
  label,
  required,
  disabled,
  wide,
  type,
  options,
  usual,
  searchable,
  clearable,
  placeholder,
  onChoose,
}: ChoiceProps) {
  const field = useField(name)
  const { form, rule, words } = field
  const data = options ?? rule.choices.map((value) => ({ value, label: words.choice(type ?? '', value) }))
  const isLong = data.length > 10
  const choose = (value: string) => {
    form.set(name, rule.kind === 'number' && value ? Number(value) : value)
    onChoose?.(value)
  }
  const early = useEarlyEnter(data, data.find(({ value }) => value === field.text)?.label ?? '', choose)
  return (
    <Select
      className={wide ? css.wide! : ''}
      name={name}
      // The kit gives the name to a hidden input; this finds the one that can take the focus.
      data-field={name}
      label={label ?? field.label}
      withAsterisk={(required ?? rule.required) && !field.readOnly}
      readOnly={field.readOnly}
      disabled={disabled ?? field.readOnly}
      data={usual ? groupsOf(data, usual) : [...data]}
      filter={({ options: shown, search }) => fitting(shown, search)}
      value={field.text || null}
      searchable={searchable ?? isLong}
      clearable={clearable ?? (!(required ?? rule.required) && rule.empty === '')}
      allowDeselect={false}
      placeholder={placeholder ?? words.notChosen}
      nothingFoundMessage={words.nothingFits}
      error={field.error}
      maxDropdownHeight={280}
      selectFirstOptionOnChange={searchable ?? isLong}
      onChange={(value) => {
        if (!early.isTaking()) choose(value ?? '')
      }}
      onKeyDown={early.onKeyDown}
      onFocus={(event) => {
        form.focus(name)
        // What is typed takes the place of what was chosen, not of its end.
        if (searchable ?? isLong) event.currentTarget.select()
      }}
      onBlur={() => form.leaveChoice(name, required ?? rule.required)}
    />
  )
}

type Shown = (ComboboxItem | ComboboxItemGroup<ComboboxItem>)[]

/** Kept in its groups while nothing is typed; then the best fit first, whatever its group. */
function fitting(shown: Shown, search: string): Shown {
  const flat = shown.flatMap((one) => ('group' in one ? one.items : [one])) as ComboboxItem[]
  return search.trim() === '' ? shown : [...ranked(flat, search)]
}

function groupsOf(data: readonly ComboboxItem[], usual: NonNullable<ChoiceProps['usual']>) {
  const isUsual = ({ value }: ComboboxItem) => usual.values.includes(value)
  return [
    { group: usual.label, items: data.filter(isUsual) },
    { group: usual.others, items: data.filter((one) => !isUsual(one)) },
  ].filter(({ items }) => items.length > 0)
}

export function SwitchField({ name, label, disabled, wide }: FieldProps) {
  const field = useField(name)
  return (
    <Switch
      className={`${css.switch} ${wide ? css.wide : ''}`}
      name={name}
      label={label ?? field.label}
      description={field.help}
      disabled={disabled ?? field.readOnly}
      checked={field.value === true}
      onChange={(event) => field.form.set(name, event.currentTarget.checked)}
    />
  )
}

export function DateField({ name, label, required, disabled }: FieldProps) {
  const field = useField(name)
  return (
    <DateInput
      name={name}
      label={label ?? field.label}
      required={required ?? field.rule.required}
      readOnly={field.readOnly}
      disabled={disabled ?? false}
      value={field.text}
      {...(field.error ? { error: field.error } : {})}
      onChange={(value) => field.form.set(name, value ?? '')}
      onInvalid={(text) => field.form.set(name, text)}
      onFocus={() => field.form.focus(name)}
      onBlur={() => field.form.leaveChoice(name, required ?? field.rule.required)}
    />
  )
}

/** A group of fields under a heading; two columns from 900 px. */
export function FieldGroup({
  title,
  note,
  children,
  action,
}: {
  title?: string
  note?: string
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <section className={css.group}>
      {title && (
        <div className={css.groupHead}>
          <h2>{title}</h2>
          {action}
        </div>
      )}
      {note && <p className="muted">{note}</p>}
      <div className={css.grid}>{children}</div>
    </section>
  )
}
