import { Button, NativeSelect, TextInput } from '@mantine/core'
import { supplyOfHsn } from '@bahi/domain/ids/hsn.ts'
import { useState } from 'react'
import { ApiError } from '../../../app/api/api-error.ts'
import { call } from '../../../app/api/call.ts'
import { useAction, useCall } from '../../../app/api/use-call.ts'
import { HsnPicker } from '../../../app/pickers/RecordPicker.tsx'
import { useT } from '../../../app/texts.ts'
import { Modal } from '../../../ui/Modal.tsx'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import css from './InvoiceForm.module.css'
import { plain } from './invoice-store.ts'
import type { ItemChoice } from './invoice-store.ts'

interface Props {
  readonly start: string
  readonly onClose: () => void
  readonly onMade: (item: ItemChoice) => void
}

/** The fields without which an item cannot be sold; everything else waits in the master. */
export function NewItem({ start, onClose, onMade }: Props) {
  const t = useT()
  const [name, setName] = useState(start)
  const [hsn, setHsn] = useState('')
  const [unit, setUnit] = useState('')
  const [taxRate, setTaxRate] = useState('')
  const [sellingPrice, setPrice] = useState('')
  const [problems, setProblems] = useState<readonly string[]>([])
  const save = useAction('item.save', { refreshes: ['item'], quiet: true })
  const units = useCall(
    'unit.search',
    { size: 500, sort: 'code ASC', statuses: ['Active'] },
    { staleMs: 60_000 },
  )
  const rates = useCall(
    'taxRate.search',
    { size: 500, sort: 'rate ASC', statuses: ['Active'] },
    { staleMs: 60_000 },
  )
  const submit = async () => {
    try {
      const { id } = await save.mutateAsync({
        name,
        ...(hsn ? { hsn, supply: supplyOfHsn(hsn) } : {}),
        ...(unit ? { unitId: Number(unit) } : {}),
        ...(taxRate ? { taxRate } : {}),
        ...(sellingPrice ? { sellingPrice } : {}),
      })
      const found = await call('item.pick', { text: name }, { quiet: true })
      const made = found.find((item) => item.id === id)
      if (made) onMade(made)
      else onClose()
    } catch (reason) {
      const issues = reason instanceof ApiError ? reason.issues.map(({ message }) => message) : []
      setProblems(issues.length > 0 ? [...new Set(issues)] : [String(reason)])
    }
  }
  const shown = [...new Set((rates.data?.records ?? []).map(({ rate }) => plain(rate)))]
  return (
    <Modal opened onClose={onClose} title={t('invoice.newItem', { name: start })} size={440}>
      <form
        className={css.quick}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void submit()
        }}
      >
        <TextInput
          label={t('field.name')}
          name="newItem.name"
          required
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <HsnPicker
          label={t('field.hsn')}
          name="newItem.hsn"
          shown={hsn}
          onPick={(choice) => {
            setHsn(choice?.code ?? '')
            if (choice?.rate && !taxRate) setTaxRate(plain(choice.rate))
          }}
        />
        <NativeSelect
          label={t('field.unitId')}
          name="newItem.unitId"
          value={unit}
          data={[
            { value: '', label: '' },
            ...(units.data?.records ?? []).map(({ id, code, description }) => ({
              value: String(id),
              label: [code, description].filter(Boolean).join(' '),
            })),
          ]}
          onChange={(event) => setUnit(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('field.taxRate')}
          name="newItem.taxRate"
          value={taxRate}
          data={[{ value: '', label: '' }, ...shown.map((rate) => ({ value: rate, label: `${rate}%` }))]}
          onChange={(event) => setTaxRate(event.currentTarget.value)}
        />
        <MoneyInput
          label={t('field.sellingPrice')}
          name="newItem.sellingPrice"
          value={sellingPrice}
          onChange={setPrice}
        />
        {problems.length > 0 && (
          <ul role="alert">
            {problems.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <Button variant="filled" type="submit" loading={save.isPending}>
          {t('invoice.quickCreate')}
        </Button>
      </form>
    </Modal>
  )
}
