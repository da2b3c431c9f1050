import { CategorySave } from '@bahi/contracts/items.ts'
import type { RowOf } from '../../../app/api/call-types.ts'
import type { ListColumn } from '../../../app/screens/ListScreen.tsx'
import { MasterScreen } from '../../../app/screens/MasterScreen.tsx'
import { StateChip } from '../../../app/values.tsx'
import { CategoryFields } from './CategoryFields.tsx'

type Row = RowOf<'category.search'>
const columns: readonly ListColumn<Row>[] = [
  { key: 'name', label: 'field.name', width: 280, sort: 'name', card: 'title', cell: (row) => row.name },
  {
    key: 'code',
    label: 'field.code',
    width: 140,
    sort: 'code',
    card: 'meta',
    cell: (row) => row.code ?? '-',
  },
  {
    key: 'parentName',
    label: 'field.parentCategoryId',
    width: 220,
    card: 'meta',
    cell: (row) => row.parentName ?? '-',
  },
  {
    key: 'items',
    label: 'field.items',
    width: 100,
    align: 'end',
    card: 'end',
    cell: (row) => <span className="figure">{row.items}</span>,
  },
  {
    key: 'status',
    label: 'field.status',
    width: 96,
    sort: 'status',
    card: 'state',
    cell: (row) => <StateChip status={row.status} />,
  },
]

/** Groups of items, two levels at most. */
export function CategoryList() {
  return (
    <MasterScreen
      resource="category"
      group="CAT"
      call="category.search"
      title="category.title"
      createLabel="category.create"
      editLabel="category.edit"
      emptyText="category.empty"
      columns={columns}
      schema={CategorySave}
      empty={{ name: '', code: '' }}
      names={['name', 'code', 'parentCategoryId']}
      own={['code']}
      fields={() => <CategoryFields />}
    />
  )
}
