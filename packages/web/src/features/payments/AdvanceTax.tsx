import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { isTaxedAdvance, taxInside, unknownRate } from '@bahi/domain/payments/advances.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { ratesOn } from '@bahi/domain/tables/gst-rates.ts'
import { useStates } from '../../app/fields/AddressFields.tsx'
import { useT } from '../../app/texts.ts'
import { formatDecimal } from '../../ui/numbers.ts'
import css from './payments.module.css'

export interface AdvanceFacts {
  readonly hsn: string
  readonly description: string
  readonly taxRate: string
  readonly placeOfSupply: string
}

export const noAdvance: AdvanceFacts = { hsn: '', description: '', taxRate: unknownRate, placeOfSupply: '' }

/** What is typed of an advance, as the calls take it. */
export const advanceOf = ({ hsn, ...facts }: AdvanceFacts) => ({
  hsn,
  ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== '')),
})

interface Props {
  /** Absent: the advance has no voucher. */
  readonly facts: AdvanceFacts | undefined
  readonly onChange: (facts: AdvanceFacts | undefined) => void
  readonly rest: string
  readonly date: string
  readonly errorOf: (property: string) => string | undefined
}

/** What an advance is for, and the tax inside it. */
export function AdvanceTax({ facts, onChange, rest, date, errorOf }: Props) {
  const t = useT()
  const states = useStates()
  return (
    <section className={css.section} aria-label={t('payment.unallocated')}>
      <Switch
        label={t('payment.advanceTax')}
        description={t('payment.advanceTaxHelp')}
        error={errorOf('advance')}
        checked={facts !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? noAdvance : undefined)}
      />
      {facts && (
        <div className={css.fields}>
          <TextInput
            label={t('payment.advanceHsn')}
            name="advance.hsn"
            required
            inputMode="numeric"
            maxLength={8}
            error={errorOf('advance.hsn')}
            value={facts.hsn}
            onChange={(event) => onChange({ ...facts, hsn: event.currentTarget.value })}
          />
          <TextInput
            label={t('payment.advanceDescription')}
            name="advance.description"
            maxLength={100}
            error={errorOf('advance.description')}
            value={facts.description}
            onChange={(event) => onChange({ ...facts, description: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('payment.advanceRate')}
            name="advance.taxRate"
            error={errorOf('advance.taxRate')}
            value={facts.taxRate}
            data={ratesOn(date).map((rate) => ({ value: rate, label: `${rate}%` }))}
            onChange={(event) => onChange({ ...facts, taxRate: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('payment.advancePlace')}
            name="advance.placeOfSupply"
            error={errorOf('advance.placeOfSupply')}
            value={facts.placeOfSupply}
            data={[{ value: '', label: t('payment.advancePlaceUsual') }, ...states]}
            onChange={(event) => onChange({ ...facts, placeOfSupply: event.currentTarget.value })}
          />
          <Inside facts={facts} rest={rest} />
        </div>
      )}
    </section>
  )
}

function Inside({ facts, rest }: { facts: AdvanceFacts; rest: string }) {
  const t = useT()
  if (facts.hsn === '' || Number(rest) <= 0) return null
  if (!isTaxedAdvance(facts)) return <p className="muted">{t('payment.advanceGoods')}</p>
  const { taxableValue } = taxInside(rest, facts.taxRate, 'INTER')
  const tax = Decimal.of(rest).sub(taxableValue).toFixed(2)
  return (
    <p className="muted" aria-live="polite">
      {t('payment.advanceInside', { value: formatDecimal(taxableValue, 2), tax: formatDecimal(tax, 2) })}
    </p>
  )
}
