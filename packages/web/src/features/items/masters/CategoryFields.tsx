import { useCall } from '../../../app/api/use-call.ts'
import { ChoiceField, TextField } from '../../../ui/form/fields.tsx'

export function CategoryFields() {
  const all = useCall(
    'category.search',
    { size: 500, sort: 'name ASC', statuses: ['Active'] },
    { staleMs: 60_000 },
  )
  const parents = (all.data?.records ?? []).filter(({ parentCategoryId }) => !parentCategoryId)
  return (
    <>
      <TextField name="name" autoFocus />
      <TextField name="code" />
      <ChoiceField
        name="parentCategoryId"
        options={parents.map(({ id, name }) => ({ value: String(id), label: name }))}
        searchable
      />
    </>
  )
}
