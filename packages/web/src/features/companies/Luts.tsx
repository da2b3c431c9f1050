import { Button } from '@mantine/core'
import { useT } from '../../app/texts.ts'
import { useFormSetting } from '../../ui/form/context.ts'
import { DateField, TextField } from '../../ui/form/fields.tsx'
import { useFormValue } from '../../ui/form/form.ts'
import css from './companies.module.css'

/** Letters of undertaking with their validity: exports without payment of tax need one on their date. */
export function Luts() {
  const t = useT()
  const { form } = useFormSetting()
  const count = useFormValue(form, (state) => ((state.values['luts'] as unknown[] | undefined) ?? []).length)
  const all = () => (form.value('luts') as unknown[] | undefined) ?? []
  return (
    <div className={css.luts}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.lut}>
          <TextField name={`luts.${index}.number`} label={t('companies.lutNumber')} />
          <DateField name={`luts.${index}.validFrom`} />
          <DateField name={`luts.${index}.validTo`} />
          <Button
            variant="subtle"
            onClick={() =>
              form.set(
                'luts',
                all().filter((_one, at) => at !== index),
              )
            }
          >
            {t('common.remove')}
          </Button>
        </div>
      ))}
      <div>
        <Button onClick={() => form.set('luts', [...all(), {}])}>{t('companies.addLut')}</Button>
      </div>
    </div>
  )
}
