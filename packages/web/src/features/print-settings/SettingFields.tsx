import type { Reply } from '../../app/api/call-types.ts'
import { To, useNav } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { ChoiceField, FieldGroup, SwitchField, TextAreaField, TextField } from '../../ui/form/fields.tsx'
import { useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import { getAt } from '../../ui/form/values.ts'
import { Columns } from './Columns.tsx'
import { InkField } from './InkField.tsx'
import { languages } from './languages.ts'
import css from './PrintSettings.module.css'
import { Templates } from './Templates.tsx'

interface Props {
  readonly form: FormStore
  readonly columns: Reply<'printSetting.detail'>['columns']
  readonly entityId: number
}

const blocks = [
  'hasRateSummary',
  'hasHsnSummary',
  'hasWords',
  'hasBank',
  'hasUpi',
  'hasSignatureImage',
  'hasPageNumbers',
] as const

/** Every choice of the print settings, in the order of the page from its look to its foot. */
export function SettingFields({ form, columns, entityId }: Props) {
  const t = useT()
  const { eId } = useNav()
  const template = useFormValue(form, (state) => getAt(state.values, 'settings.template'))
  const isRoll = template === 'thermal'
  return (
    <>
      <Templates form={form} />
      <FieldGroup title={t('printSettings.look')}>
        <InkField name="settings.ink" />
        <ChoiceField
          name="settings.paper"
          disabled={isRoll}
          required={false}
          clearable={false}
          options={['A4', 'A5'].map((value) => ({ value, label: value }))}
        />
        <ChoiceField name="settings.textSize" type="PrintTextSize" required={false} clearable={false} />
        {template === 'letterhead' ? (
          <>
            <TextField name="settings.letterheadTop" />
            <TextField name="settings.letterheadBottom" />
          </>
        ) : (
          <>
            <TextField name="settings.logoHeight" />
            <SwitchField name="settings.hasLogo" />
          </>
        )}
        <p className={`muted ${css.note}`}>
          <To to={`${entityId === eId ? 'view-company' : 'view-gstin'}/${entityId}`}>
            {t('printSettings.pictures')}
          </To>
        </p>
      </FieldGroup>
      <FieldGroup title={t('field.settings.language')}>
        <ChoiceField
          name="settings.language"
          required={false}
          clearable={false}
          options={[{ value: 'reader', label: t('printSettings.language.reader') }, ...languages]}
        />
        <ChoiceField
          name="settings.languageBeside"
          required={false}
          clearable={false}
          options={[{ value: 'none', label: t('printSettings.language.none') }, ...languages]}
        />
      </FieldGroup>
      <FieldGroup title={t('printSettings.blocks')} note={t('printSettings.law')}>
        {blocks.map((name) => (
          <SwitchField key={name} name={`settings.${name}`} />
        ))}
        <p className={`muted ${css.note}`}>{t('printSettings.upiNote')}</p>
      </FieldGroup>
      <FieldGroup title={t('printSettings.columns')}>
        <Columns form={form} columns={columns} isRoll={isRoll} />
      </FieldGroup>
      <FieldGroup title={t('printSettings.words')}>
        <TextAreaField name="settings.terms" rows={4} />
        <TextField name="settings.footer" wide />
      </FieldGroup>
      <FieldGroup title={t('printSettings.copiesGroup')} note={t('printSettings.copyNote')}>
        <ChoiceField
          name="settings.copies"
          required={false}
          clearable={false}
          options={[
            { value: 'all', label: t('invoice.copy.all') },
            { value: 'Original', label: t('invoice.copy.original') },
          ]}
        />
        <TextField name="settings.copyNames.Original" />
        <TextField name="settings.copyNames.Duplicate" />
        <TextField name="settings.copyNames.Triplicate" />
      </FieldGroup>
    </>
  )
}
