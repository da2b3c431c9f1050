import { formatRate } from '@bahi/domain/num/format.ts'
import { standardRates } from '@bahi/domain/tables/gst-rates.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { useField, useFormSetting } from '../../ui/form/context.ts'
import { ChoiceField } from '../../ui/form/fields.tsx'
import { useFormValue } from '../../ui/form/form.ts'
import { textAt } from '../../ui/form/values.ts'
import { HsnNotice } from './HsnNotice.tsx'
import { HsnPicker } from '../pickers/RecordPicker.tsx'
import { useRateOfHsn } from '../pickers/use-rate-of-hsn.ts'
import { useT } from '../texts.ts'

/** HSN or SAC, typed or found by its words; the code decides between goods and services and, where known, the rate. */
export function HsnField({ required = false }: { required?: boolean }) {
  const field = useField('hsn')
  const { form } = useFormSetting()
  return (
    <div>
      <HsnPicker
        name="hsn"
        label={field.label}
        required={required}
        error={field.error}
        shown={field.text}
        onPick={(choice) => {
          if (!choice) return form.set('hsn', '')
          form.focus('hsn')
          form.fill({
            hsn: choice.code,
            supply: choice.kind === 'SAC' ? 'Services' : 'Goods',
            ...(choice.rate && !form.value('taxRate') && !isTypingRate()
              ? { taxRate: plain(choice.rate) }
              : {}),
          })
        }}
      />
      <HsnNotice name="hsn" />
    </div>
  )
}

/** A rate that is being typed is the person's, however late the answer about the code comes. */
const isTypingRate = () =>
  document.activeElement instanceof HTMLElement && document.activeElement.dataset['field'] === 'taxRate'

/** The rate of tax: standard rates first; a rate that the HSN does not usually have is pointed out. */
export function RateField({ rates }: { rates: readonly string[] }) {
  const t = useT()
  const { form } = useFormSetting()
  const chosen = useFormValue(form, ({ values }) => textAt(values, 'taxRate'))
  const hsn = useFormValue(form, ({ values }) => textAt(values, 'hsn'))
  const usual = useRateOfHsn(hsn)
  const differs = usual !== undefined && chosen !== '' && plain(chosen) !== plain(usual)
  return (
    <div>
      <ChoiceField
        name="taxRate"
        required
        searchable
        options={[...new Set(rates.map(plain))].map((rate) => ({ value: rate, label: formatRate(rate) }))}
        usual={{ values: standardRates, label: t('item.standardRates'), others: t('item.otherRates') }}
      />
      <p className="meta" style={{ color: 'var(--attention)' }} role="status">
        {differs && t('item.rateDiffers', { hsn, usual: plain(usual), rate: plain(chosen) })}
      </p>
    </div>
  )
}

const plain = (rate: string) => (Decimal.isValid(rate) ? Decimal.of(rate).toPlain() : rate)
