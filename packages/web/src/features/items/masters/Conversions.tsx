import { Button } from '@mantine/core'
import { useCall } from '../../../app/api/use-call.ts'
import { useUnitLabel } from '../../../app/built-in-names.tsx'
import { useT } from '../../../app/texts.ts'
import { useFormSetting } from '../../../ui/form/context.ts'
import { ChoiceField, MoneyField } from '../../../ui/form/fields.tsx'
import { useFormValue } from '../../../ui/form/form.ts'
import { formatDecimal } from '../../../ui/numbers.ts'
import css from './Conversions.module.css'

/** What one of the unit makes of other units, a row for each. */
export function Conversions() {
  const t = useT()
  const unitLabel = useUnitLabel()
  const { form, readOnly } = useFormSetting()
  const count = useFormValue(form, (state) => (state.values['conversions'] as unknown[] | '').length)
  const units = useCall(
    'unit.search',
    { size: 500, sort: 'code ASC', statuses: ['Active'] },
    { staleMs: 60_000 },
  )
  const all = () => form.value('conversions') as unknown[]
  const options = (units.data?.records ?? [])
    .filter(({ id }) => id !== form.value('id'))
    .map((unit) => ({
      value: String(unit.id),
      label: unitLabel(unit),
    }))
  return (
    <section className={css.conversions} aria-label={t('unit.conversions')}>
      <h3>{t('unit.conversions')}</h3>
      <p className="muted">{t('unit.conversionsNote')}</p>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.row}>
          <MoneyField name={`conversions.${index}.factor`} />
          <ChoiceField name={`conversions.${index}.unitId`} options={options} searchable />
          {!readOnly && (
            <Button
              variant="subtle"
              onClick={() =>
                form.set(
                  'conversions',
                  all().filter((_one, at) => at !== index),
                )
              }
            >
              {t('common.remove')}
            </Button>
          )}
        </div>
      ))}
      {!readOnly && (
        <div>
          <Button onClick={() => form.set('conversions', [...(all() || []), {}])}>
            {t('unit.addConversion')}
          </Button>
        </div>
      )}
    </section>
  )
}

interface Made {
  readonly unitCode: string
  readonly factor: string
}

/** `1 BOX = 12 PCS`, one after the other. */
export function ConversionText({ unit, conversions }: { unit: string; conversions: readonly Made[] }) {
  const t = useT()
  if (conversions.length === 0) return <>-</>
  return (
    <span className="figure">
      {conversions
        .map(({ unitCode, factor }) =>
          t('item.holds', { unit, factor: formatDecimal(factor, 8, true), other: unitCode }),
        )
        .join(', ')}
    </span>
  )
}
