import { formatRate } from '@bahi/domain/num/format.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { supplyOfHsn } from '@bahi/domain/ids/hsn.ts'
import { standardRates } from '@bahi/domain/tables/gst-rates.ts'
import { useState } from 'react'
import { call } from '../../../app/api/call.ts'
import { useAction, useCall } from '../../../app/api/use-call.ts'
import { useUnitLabel } from '../../../app/built-in-names.tsx'
import { HsnPicker } from '../../../app/pickers/RecordPicker.tsx'
import { useRateOfHsn } from '../../../app/pickers/use-rate-of-hsn.ts'
import { refusedFields } from '../../../app/screens/refused-fields.ts'
import { useT } from '../../../app/texts.ts'
import { Modal } from '../../../ui/Modal.tsx'
import { ProblemLines } from '../../../ui/ProblemLines.tsx'
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
  const unitLabel = useUnitLabel(' ')
  const [name, setName] = useState(start)
  const [hsn, setHsn] = useState('')
  const [unit, setUnit] = useState('')
  const [taxRate, setTaxRate] = useState('')
  const [sellingPrice, setPrice] = useState('')
  const [refused, setRefused] = useState<ReturnType<typeof refusedFields>>({ fields: {}, rest: [] })
  const usualRate = useRateOfHsn(hsn)
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
      const labels = {
        name: t('field.name'),
        hsn: t('field.hsn'),
        unitId: t('field.unitId'),
        taxRate: t('field.taxRate'),
        sellingPrice: t('field.sellingPrice'),
      }
      setRefused(refusedFields(reason, labels, t))
    }
  }
  const shown = [...new Set((rates.data?.records ?? []).map(({ rate }) => plain(rate)))]
  return (
    <Modal opened onClose={onClose} title={t('invoice.newItem', { name: start })} size={440}>
      <form
        className={css.quick}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void submit()
        }}
      >
        <TextInput
          label={t('field.name')}
          name="newItem.name"
          error={refused.fields['name']}
          required
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <HsnPicker
          label={t('field.hsn')}
          name="newItem.hsn"
          error={refused.fields['hsn']}
          shown={hsn}
          onPick={(choice) => {
            setHsn(choice?.code ?? '')
            if (choice?.rate && !taxRate) setTaxRate(plain(choice.rate))
          }}
        />
        <NativeSelect
          label={t('field.unitId')}
          name="newItem.unitId"
          error={refused.fields['unitId']}
          value={unit}
          data={[
            { value: '', label: '' },
            ...(units.data?.records ?? []).map((each) => ({
              value: String(each.id),
              label: unitLabel(each),
            })),
          ]}
          onChange={(event) => setUnit(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('field.taxRate')}
          name="newItem.taxRate"
          error={refused.fields['taxRate']}
          value={taxRate}
          description={
            usualRate && taxRate && plain(usualRate) !== taxRate
              ? t('item.rateDiffers', { hsn, usual: plain(usualRate), rate: taxRate })
              : undefined
          }
          data={[
            { value: '', label: '' },
            { group: t('item.standardRates'), items: optionsOf(shown.filter(isStandard)) },
            { group: t('item.otherRates'), items: optionsOf(shown.filter((rate) => !isStandard(rate))) },
          ]}
          onChange={(event) => setTaxRate(event.currentTarget.value)}
        />
        <MoneyInput
          label={t('field.sellingPrice')}
          name="newItem.sellingPrice"
          error={refused.fields['sellingPrice']}
          value={sellingPrice}
          onChange={setPrice}
        />
        <ProblemLines lines={refused.rest} />
        <Button variant="filled" type="submit" loading={save.isPending}>
          {t('invoice.quickCreate')}
        </Button>
      </form>
    </Modal>
  )
}

const isStandard = (rate: string) => standardRates.includes(rate)
const optionsOf = (rates: readonly string[]) =>
  rates.map((rate) => ({ value: rate, label: formatRate(rate) }))
