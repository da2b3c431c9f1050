import { Facts } from '../screens/ViewScreen.tsx'
import { useT } from '../texts.ts'
import { OwnValue } from './OwnValue.tsx'
import { useOwnFields } from './use-own-fields.tsx'
import type { OwnKind, OwnValues } from './use-own-fields.tsx'

/** What a record says in the business's own fields; a deleted field is shown where something is in it. */
export function OwnFacts({ kind, values }: { kind: OwnKind; values: OwnValues | null | undefined }) {
  const t = useT()
  const fields = useOwnFields(kind).filter(({ key, isDeleted }) => !isDeleted || values?.[key])
  if (fields.length === 0) return null
  return (
    <Facts
      title={t('customField.section')}
      facts={fields.map((field) => [
        field.isDeleted ? t('customField.deleted', { name: field.label }) : field.label,
        <OwnValue key={field.key} field={field} value={values?.[field.key]} />,
      ])}
    />
  )
}
