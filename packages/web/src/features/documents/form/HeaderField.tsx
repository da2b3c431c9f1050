import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { DocumentSave } from '@bahi/contracts/documents.ts'
import { useT } from '../../../app/texts.ts'
import type { TextKey } from '../../../app/texts.ts'
import { DateInput } from '../../../ui/DateInput.tsx'
import { blurText, typedText } from '../../../ui/form/blur.ts'
import { ruleOf } from '@bahi/contracts/field-rule.ts'
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
}

/** One field of the head: how long, which characters, how many decimals follow from the schema of the save. */
export function HeaderField({ store, name, label, type, options, rows, required = false, hint }: Props) {
  const t = useT()
  const value = store(({ header }) => String((getAt(header, name) as string | number | undefined) ?? ''))
  const error = store(({ problems }) => problems.get(name))
  const rule = ruleOf(DocumentSave, name)
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
    return <DateInput {...common} value={value} onChange={set} {...(hint ? { hint } : {})} />
  if (rule.kind === 'decimal')
    return (
      <MoneyInput
        label={t(label)}
        name={name}
        error={error}
        whole={rule.whole}
        scale={rule.scale}
        trim={rule.scale > 2}
        value={value}
        onChange={set}
      />
    )
  const text = {
    ...common,
    value,
    maxLength: rule.maxLength,
    onChange: (event: { currentTarget: { value: string } }) =>
      set(typedText(event.currentTarget.value, rule)),
    onBlur: () => {
      const left = blurText(value, rule).value
      if (left !== value) set(left)
    },
  }
  return rows ? (
    <Textarea {...text} autosize minRows={rows} />
  ) : (
    <TextInput
      {...text}
      autoComplete="off"
      placeholder={hint ?? ''}
      inputMode={rule.digits || rule.kind === 'number' ? 'numeric' : undefined}
    />
  )
}
