import type { RowOf } from '../../app/api/call-types.ts'
import { roleName } from '../../app/rights/right-words.ts'
import { masterStatuses } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { recordColumns } from '../../app/screens/record-columns.tsx'
import { useMasterRowActions } from '../../app/screens/use-record-actions.ts'
import { useT } from '../../app/texts.ts'
import { groupDigits } from '../../ui/numbers.ts'

type Row = RowOf<'role.search'>

function Name({ row }: { row: Row }) {
  return <>{roleName(useT(), row)}</>
}
function Kind({ row }: { row: Row }) {
  const t = useT()
  return <>{t(row.builtIn ? 'role.builtIn' : 'role.own')}</>
}

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'name',
    label: 'field.name',
    width: 220,
    sort: 'name',
    card: 'title',
    cell: (row) => <Name row={row} />,
  },
  {
    key: 'description',
    label: 'field.description',
    width: 280,
    card: 'meta',
    cell: (row) => row.description ?? '-',
  },
  { key: 'builtIn', label: 'role.kind', width: 100, cell: (row) => <Kind row={row} /> },
  {
    key: 'rightCount',
    label: 'role.rightCount',
    width: 90,
    align: 'end',
    cell: (row) => groupDigits(String(row.rightCount)),
  },
  {
    key: 'userCount',
    label: 'role.userCount',
    width: 90,
    align: 'end',
    cell: (row) => groupDigits(String(row.userCount)),
  },
  ...recordColumns,
]

const filters = [
  masterStatuses,
  { key: 'builtIn', label: 'role.kind', single: true, isFlag: true, isHidden: true },
] as const

const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'own', label: 'role.ownMany', set: { builtIn: 'false' } },
  { key: 'builtIn', label: 'role.builtIn', set: { builtIn: 'true' } },
] as const

/** Roles with how many rights each has and how many users hold it. */
export function RoleList() {
  const { rowActions, bulkActions } = useMasterRowActions<Row>('role', 'ROL')
  const whyBuiltIn = (row: Row) => (row.builtIn ? ('role.builtInText' as const) : undefined)
  return (
    <ListScreen
      list="role"
      call="role.search"
      title="role.title"
      columns={columns}
      filters={filters}
      chips={chips}
      create={{ label: 'role.create', right: 'ROL_AD', to: 'create-role' }}
      open={(row) => `view-role/${row.id}`}
      rowActions={[
        {
          key: 'edit',
          label: 'common.edit',
          right: 'ROL_ED',
          to: (row) => `edit-role/${row.id}`,
          why: whyBuiltIn,
        },
        { key: 'clone', label: 'common.clone', right: 'ROL_AD', to: (row) => `clone-role/${row.id}` },
        ...rowActions.map((action) => ({ ...action, why: whyBuiltIn })),
      ]}
      bulkActions={bulkActions}
      exportCall="role.export"
      exportRight="ROL_SH_VW"
      emptyText="role.empty"
    />
  )
}
