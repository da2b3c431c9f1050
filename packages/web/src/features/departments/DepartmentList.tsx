import { DepartmentSave } from '@bahi/contracts/departments.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { PlaceField } from '../../app/fields/PlaceField.tsx'
import { useNav } from '../../app/nav.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { MasterScreen } from '../../app/screens/MasterScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { StateChip } from '../../app/values.tsx'
import { TextField } from '../../ui/form/fields.tsx'

type Row = RowOf<'department.search'>
const columns: readonly ListColumn<Row>[] = [
  { key: 'name', label: 'field.name', width: 240, sort: 'name', card: 'title', cell: (row) => row.name },
  { key: 'code', label: 'field.code', width: 120, sort: 'code', cell: (row) => row.code ?? '-' },
  { key: 'entityName', label: 'department.place', width: 240, card: 'meta', cell: (row) => row.entityName },
  { key: 'head', label: 'department.head', width: 180, card: 'meta', cell: (row) => row.head ?? '-' },
  { key: 'email', label: 'field.email', width: 200, isHidden: true, cell: (row) => row.email ?? '-' },
  {
    key: 'users',
    label: 'department.users',
    width: 90,
    align: 'end',
    card: 'end',
    cell: (row) => <span className="figure">{row.users}</span>,
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

/** Departments of companies, GSTINs, branches and godowns. */
export function DepartmentList() {
  const t = useT()
  const rights = useRights()
  const { search } = useNav()
  const asked = rights.may('DPT_AD') ? Number(search['create'] ?? 0) : 0
  return (
    <MasterScreen
      resource="department"
      group="DPT"
      call="department.search"
      title="department.title"
      createLabel="department.create"
      editLabel="department.edit"
      emptyText="department.empty"
      columns={columns}
      schema={DepartmentSave}
      empty={{ name: '', code: '' }}
      startWith={asked ? { entityId: asked } : undefined}
      names={['name', 'code', 'entityId', 'head', 'email', 'notes']}
      own={['code']}
      exportRight="BSN_DD_EX"
      fields={() => (
        <>
          <TextField name="name" autoFocus />
          <TextField name="code" />
          <PlaceField name="entityId" label={t('department.place')} />
          <TextField name="head" />
          <TextField name="email" />
          <TextField name="notes" />
        </>
      )}
    />
  )
}
