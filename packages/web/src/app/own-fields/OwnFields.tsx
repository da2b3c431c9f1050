import { FieldGroup } from '../../ui/form/fields.tsx'
import { useFormSetting } from '../../ui/form/context.ts'
import { useFormValue } from '../../ui/form/form.ts'
import { useT } from '../texts.ts'
import { OwnInputs } from './OwnInputs.tsx'
import { useOwnFields } from './use-own-fields.tsx'
import type { OwnKind, OwnValues } from './use-own-fields.tsx'

const empty: OwnValues = {}

/** The business's own fields of a record, as a section of its form. */
export function OwnFields({ kind }: { kind: OwnKind }) {
  const t = useT()
  const { form, words, readOnly } = useFormSetting()
  const fields = useOwnFields(kind)
  const values = useFormValue(form, (state) => state.values['customFields'] as OwnValues | undefined) ?? empty
  const issues = useFormValue(form, (state) => state.issues)
  if (!fields.some(({ isDeleted }) => !isDeleted)) return null
  const errorOf = (name: string) => {
    const issue = issues.get(name)
    return issue && words.issue(name, issue)
  }
  return (
    <FieldGroup title={t('customField.section')}>
      <OwnInputs
        fields={fields}
        values={values}
        name="customFields"
        errorOf={errorOf}
        readOnly={readOnly}
        onChange={(next) => form.set('customFields', next)}
      />
    </FieldGroup>
  )
}
