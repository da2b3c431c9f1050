import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { DocumentSave } from '@bahi/contracts/documents.ts'
import { useState } from 'react'
import { useFormWords } from '../../../app/screens/form-words.ts'
import { useT } from '../../../app/texts.ts'
import type { TextKey } from '../../../app/texts.ts'
import { DateInput } from '../../../ui/DateInput.tsx'
import type { FieldIssue } from '../../../ui/form/form.ts'
import { useTypingWords } from '../../../ui/typing-words.ts'
import { blurText, typedText } from '../../../ui/form/blur.ts'
import type { Blurred } from '../../../ui/form/blur.ts'
import { faultOfField, ruleOf } from '@bahi/contracts/field-rule.ts'
import type { FieldRule } from '@bahi/contracts/field-rule.ts'
import { getAt, setAt } from '../../../ui/form/values.ts'
import type { Values } from '../../../ui/form/values.ts'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import { setHeader } from './invoice-store.ts'
import type { Header, InvoiceStore } from './invoice-store.ts'

interface Props {
  readonly store: InvoiceStore
  /** Dotted name in the body: `transport.vehicleNumber`. */
  readonly name: string
  readonly label: TextKey
  /** Names the values of a choice: `enum.<type>.<value>`. */
  readonly type?: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly rows?: number
  readonly required?: boolean
  readonly hint?: string | undefined
  /** Id of a `datalist` with what was typed before. */
  readonly suggestions?: string
}

/** One field of the head: how long, which characters, how many decimals follow from the schema of the save. */
export function HeaderField(props: Props) {
  const { store, name, label, type, options, rows, required = false, hint, suggestions } = props
  const t = useT()
  const words = useFormWords()
  const { leftOut } = useTypingWords()
  const value = store(({ header }) => String((getAt(header, name) as string | number | undefined) ?? ''))
  const problem = store(({ problems }) => problems.get(name))
  // What is wrong with the text as the field was left, and what could not be typed into it.
  const [fault, setFault] = useState<FieldIssue>()
  const [refused, setRefused] = useState<string>()
  const rule = ruleOf(DocumentSave, name)
  const error = problem ?? (fault && words.issue(name, fault))
  const set = (text: string | undefined) =>
    setHeader(store, setAt(store.getState().header as unknown as Values, name, text ?? '') as Partial<Header>)
  const common = { label: t(label), name, required, ...(error ? { error } : {}) }
  if (options || rule.kind === 'choice') {
    const data = options ?? rule.choices.map((one) => ({ value: one, label: t.label(type ?? '', one) }))
    return (
      <NativeSelect
        {...common}
        value={value}
        data={[{ value: '', label: '' }, ...data]}
        onChange={(event) => set(event.currentTarget.value)}
      />
    )
  }
  if (rule.kind === 'date')
    return <DateInput {...common} value={value} onChange={set} onInvalid={set} {...(hint ? { hint } : {})} />
  if (rule.kind === 'decimal')
    return (
      <MoneyInput
        label={t(label)}
        name={name}
        error={error}
        whole={rule.whole}
        scale={rule.scale}
        rounds={rule.rounds}
        trim={rule.scale > 2}
        value={value}
        onChange={set}
      />
    )
  const text = {
    ...common,
    value,
    maxLength: rule.maxLength,
    description: refused && leftOut(refused),
    onChange: (event: { currentTarget: { value: string } }) => {
      const typed = typedText(event.currentTarget.value, rule)
      setRefused(typed.refused)
      set(typed.text)
    },
    onFocus: () => setFault(undefined),
    onBlur: () => {
      const left = blurText(value, rule, { required: false })
      setRefused(undefined)
      setFault(faultOf(name, left, rule))
      if (left.value !== value) set(left.value)
    },
  }
  return rows ? (
    <Textarea {...text} autosize minRows={rows} />
  ) : (
    <TextInput
      {...text}
      autoComplete="off"
      list={suggestions}
      placeholder={hint ?? ''}
      inputMode={rule.digits || rule.kind === 'number' ? 'numeric' : undefined}
    />
  )
}

/** What is wrong with a field that was left, before the server is asked. */
function faultOf(name: string, { value, flag }: Blurred, rule: FieldRule): FieldIssue | undefined {
  if (flag) return { code: flag, params: { max: rule.max ?? '' } }
  if (value === '') return undefined
  const issue = faultOfField(DocumentSave, name, rule.kind === 'number' ? Number(value) : value)
  return issue && { code: issue.code === 'custom' ? issue.message : 'format' }
}
