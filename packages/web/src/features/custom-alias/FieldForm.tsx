import { Textarea } from '@mantine/core'
import { CustomFieldSave } from '@bahi/contracts/custom-fields.ts'
import type { Input, Reply } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { useT, useTextStore } from '../../app/texts.ts'
import { useField } from '../../ui/form/context.ts'
import { ChoiceField, SwitchField, TextField } from '../../ui/form/fields.tsx'
import { useForm, useFormValue } from '../../ui/form/form.ts'

type Field = Reply<'customField.search'>[number]

interface Props {
  readonly kind: Field['recordKind']
  readonly field: Field | undefined
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Defines a field: what it is called, what may be in it, and where it shows. */
export function FieldForm({ kind, field, onSaved, onClose }: Props) {
  const t = useT()
  const form = useForm(CustomFieldSave, {
    ...(field ? { id: field.id, version: field.version } : {}),
    recordKind: kind,
    type: field?.type ?? 'text',
    labels: { en: '', hi: '', ar: '', ...field?.labels },
    choices: field?.choices ?? [],
    isMandatory: field?.isMandatory ?? false,
    isInList: field?.isInList ?? false,
    isPrinted: field?.isPrinted ?? false,
  })
  const save = useAction('customField.save', { refreshes: ['customField'], quiet: true })
  const own = useTextStore((state) => state.culture.slice(0, 2))
  const type = useFormValue(form, (state) => state.values['type'])
  // Lines are in no list, and there is none of companies.
  const hasList = kind !== 'company' && !kind.endsWith('Line')
  return (
    <FormScreen
      isInset
      title=""
      form={form}
      save={(body) => save.mutateAsync(body as Input<'customField.save'>)}
      onSaved={onSaved}
      onCancel={onClose}
    >
      {inOwnOrder(own).map((language, index) => (
        <TextField key={language} name={`labels.${language}`} autoFocus={index === 0} />
      ))}
      <ChoiceField name="type" type="CustomFieldType" disabled={field !== undefined} />
      {type === 'choice' && <Choices />}
      <SwitchField name="isMandatory" label={t('field.isMandatory')} />
      {hasList && <SwitchField name="isInList" />}
      <SwitchField name="isPrinted" />
    </FormScreen>
  )
}

/** The reader's language first: a label in one language is enough. */
const inOwnOrder = (own: string) =>
  (['en', 'hi', 'ar'] as const).toSorted((a, b) => Number(b === own) - Number(a === own))

function Choices() {
  const field = useField('choices')
  const lines = ((field.value as string[] | undefined) ?? []).join('\n')
  return (
    <Textarea
      name="choices"
      label={field.label}
      withAsterisk
      rows={4}
      value={lines}
      error={field.error}
      onChange={(event) => field.form.set('choices', event.currentTarget.value.split('\n').slice(0, 50))}
    />
  )
}
