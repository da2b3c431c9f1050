import { Button, TextInput } from '@mantine/core'
import { ruleNumber } from '@bahi/domain/tables/rules.ts'
import { useT } from '../../app/texts.ts'
import { formatDecimal } from '../../ui/numbers.ts'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import type { GstOfReceipt, GstTyped } from './gst-kept.ts'
import css from './payments.module.css'

interface Props {
  readonly typed: GstTyped
  readonly found: GstOfReceipt
  readonly date: string
  readonly onChange: (typed: GstTyped) => void
  readonly errorOf: (property: string) => string | undefined
  /** Of the customer: under it the tax is kept back unless another is typed. */
  readonly customerGstin: string | undefined
}

/** GST that the customer kept back, by head: filled by rule, and changed to what was really deducted. */
export function GstKept({ typed, found, date, onChange, errorOf, customerGstin }: Props) {
  const t = useT()
  const { figures, rate, isBelowLimit } = found
  const money = (name: keyof typeof figures) => (
    <MoneyInput
      label={t(`gstKept.${name}`)}
      name={`gstDeducted.${name}`}
      error={errorOf(`gstDeducted.${name}`)}
      value={figures[name]}
      onChange={(value) => onChange({ ...typed, figures: { ...figures, [name]: value } })}
    />
  )
  return (
    <section className={css.section} aria-label={t('gstKept.title')}>
      <div className={css.head}>
        <h2>{t('gstKept.title')}</h2>
        {typed.figures && (
          <Button variant="subtle" onClick={() => onChange({ ...typed, figures: undefined })}>
            {t('gstKept.again')}
          </Button>
        )}
      </div>
      {!typed.figures && Number(found.sum) > 0 && (
        <p className="muted">{t('gstKept.rule', { rate, value: formatDecimal(figures.taxableValue, 2) })}</p>
      )}
      {!typed.figures && isBelowLimit && (
        <p className="muted">
          {t('gstKept.belowLimit', { limit: formatDecimal(String(ruleNumber('tds.limit', date, 0)), 0) })}
        </p>
      )}
      <div className={css.fields}>
        {money('taxableValue')}
        {money('igst')}
        {money('cgst')}
        {money('sgst')}
        <TextInput
          label={t('gstKept.deductor')}
          description={t('gstKept.deductorHelp')}
          classNames={{ description: css.help! }}
          name="gstDeducted.deductorGstin"
          maxLength={15}
          placeholder={customerGstin}
          error={errorOf('gstDeducted.deductorGstin')}
          value={typed.deductorGstin}
          onChange={(event) => onChange({ ...typed, deductorGstin: event.currentTarget.value.toUpperCase() })}
        />
      </div>
    </section>
  )
}
