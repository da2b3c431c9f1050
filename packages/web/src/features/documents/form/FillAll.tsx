import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../../app/api/use-call.ts'
import { HsnPicker } from '../../../app/pickers/RecordPicker.tsx'
import { useT } from '../../../app/texts.ts'
import { Modal } from '../../../ui/Modal.tsx'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import { fillLines, sameItems } from './fill-lines.ts'
import type { Fillable } from './fill-lines.ts'
import css from './InvoiceForm.module.css'
import { scheduleFigures } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'

interface Props {
  readonly store: InvoiceStore
  readonly field: Fillable
  readonly label: string
  /** Places of the lines that lack it. */
  readonly rows: readonly number[]
  readonly onClose: () => void
  readonly onFilled: () => void
}

/** One value for many lines that lack it: of each item all lines, or of the items that are ticked. */
export function FillAll({ store, field, label, rows, onClose, onFilled }: Props) {
  const t = useT()
  const [items] = useState(() => {
    const { order, lines } = store.getState()
    return sameItems(
      order.map((key) => lines.get(key)!),
      rows,
    )
  })
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [value, setValue] = useState('')
  const chosen = items.flatMap((item, index) => (left.has(index) ? [] : item.rows))
  const toggle = (index: number) =>
    setLeft(
      (before) =>
        new Set(before.has(index) ? [...before].filter((one) => one !== index) : [...before, index]),
    )
  return (
    <Modal opened onClose={onClose} title={t('invoice.fillAllTitle', { field: label })} size={440}>
      <form
        className={css.quick}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (!value || chosen.length === 0) return
          store.setState((state) => ({ ...fillLines(state, chosen, field, value), isDirty: true }))
          scheduleFigures(store)
          onClose()
          onFilled()
        }}
      >
        <ValueField field={field} label={label} value={value} onChange={setValue} />
        <fieldset className={css.fillItems}>
          <legend>{t('invoice.fillAllItems')}</legend>
          {items.map(({ name, rows: own }, index) => (
            <Checkbox
              key={own[0]}
              label={<bdi>{name || t('invoice.line', { number: own[0]! + 1 })}</bdi>}
              description={`${t('invoice.problemLines')}: ${own.map((row) => row + 1).join(', ')}`}
              checked={!left.has(index)}
              onChange={() => toggle(index)}
            />
          ))}
        </fieldset>
        <Button variant="filled" type="submit" disabled={!value || chosen.length === 0}>
          {t('invoice.fillLines', { count: chosen.length })}
        </Button>
      </form>
    </Modal>
  )
}

type ValueProps = Pick<Props, 'field' | 'label'> & {
  readonly value: string
  readonly onChange: (value: string) => void
}

function ValueField(props: ValueProps) {
  const { field, label, value, onChange } = props
  if (field === 'hsn')
    return (
      <HsnPicker
        label={label}
        name="fill.hsn"
        shown={value}
        onPick={(choice) => onChange(choice?.code ?? '')}
      />
    )
  if (field === 'uqc') return <UnitSelect {...props} />
  return (
    <MoneyInput
      label={label}
      name="fill.taxRate"
      scale={3}
      whole={3}
      trim
      value={value}
      onChange={onChange}
    />
  )
}

function UnitSelect({ label, value, onChange }: ValueProps) {
  const units = useCall(
    'unit.search',
    { size: 500, sort: 'code ASC', statuses: ['Active'] },
    { staleMs: 60_000 },
  )
  return (
    <NativeSelect
      label={label}
      name="fill.uqc"
      data-autofocus
      value={value}
      data={[
        { value: '', label: '' },
        ...(units.data?.records ?? []).map(({ code, description }) => ({
          value: code,
          label: [code, description].filter(Boolean).join(' '),
        })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
