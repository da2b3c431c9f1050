import type { RowOf } from '../../app/api/call-types.ts'
import { useStateName } from '../../app/fields/AddressFields.tsx'
import { useNav } from '../../app/nav.tsx'
import { masterStatuses } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { recordColumns } from '../../app/screens/record-columns.tsx'
import { useMasterRowActions } from '../../app/screens/use-record-actions.ts'
import { useT } from '../../app/texts.ts'
import { Copyable } from '../../app/values.tsx'
import { kindOfNode } from './kinds.ts'

type Row = RowOf<'entity.search'>

function State({ code }: { code: string | null | undefined }) {
  return <>{useStateName()(code)}</>
}
function Label({ type, value }: { type: string; value: string | null | undefined }) {
  return <>{useT().label(type, value ?? undefined)}</>
}

const name: ListColumn<Row> = {
  key: 'entityName',
  label: 'field.name',
  width: 260,
  sort: 'entityName',
  card: 'title',
  cell: (row) => row.entityName,
}
const state: ListColumn<Row> = {
  key: 'stateCode',
  label: 'field.stateCode',
  width: 150,
  sort: 'stateCode',
  card: 'meta',
  cell: (row) => <State code={row.stateCode} />,
}
const city: ListColumn<Row> = { key: 'city', label: 'field.city', width: 130, cell: (row) => row.city ?? '-' }

const ofGstins: readonly ListColumn<Row>[] = [
  name,
  {
    key: 'vrn',
    label: 'field.vrn',
    width: 160,
    sort: 'vrn',
    card: 'meta',
    cell: (row) => (row.vrn ? <Copyable text={row.vrn} /> : '-'),
  },
  {
    key: 'taxpayerType',
    label: 'field.taxpayerType',
    width: 140,
    cell: (row) => <Label type="TaxpayerType" value={row.taxpayerType} />,
  },
  state,
  city,
  ...recordColumns,
]

const ofBranches: readonly ListColumn<Row>[] = [
  name,
  {
    key: 'locationType',
    label: 'field.locationType',
    width: 120,
    card: 'meta',
    cell: (row) => <Label type="LocationType" value={row.locationType} />,
  },
  {
    key: 'parentName',
    label: 'companies.under',
    width: 220,
    card: 'meta',
    cell: (row) => row.parentName ?? '-',
  },
  state,
  city,
  ...recordColumns,
]

/** GSTINs and places of business without one, of this company. */
export const EntityList = () => <Places type="Entity" />
/** Branches and godowns of this company. */
export const BranchList = () => <Places type="ChildEntity" />

function Places({ type }: { type: 'Entity' | 'ChildEntity' }) {
  const { eId } = useNav()
  const isGstin = type === 'Entity'
  const group = isGstin ? 'ENT' : 'BRN'
  const kind = kindOfNode({ entityType: type })
  const { rowActions, bulkActions } = useMasterRowActions<Row & { name?: string }>('entity', group)
  return (
    <ListScreen
      list={isGstin ? 'entity' : 'branch'}
      call="entity.search"
      title={isGstin ? 'companies.entities' : 'companies.branches'}
      columns={isGstin ? ofGstins : ofBranches}
      filters={[masterStatuses]}
      fixed={{ entityTypes: [type], ...(eId ? { companyId: eId } : {}) }}
      create={{
        label: isGstin ? 'companies.createGstin' : 'companies.createBranch',
        right: `${group}_AD`,
        to: `create-${kind.path}`,
      }}
      open={(row) => `view-${kind.path}/${row.id}`}
      rowActions={[
        {
          key: 'edit',
          label: 'common.edit',
          right: `${group}_ED`,
          to: (row) => `edit-${kind.path}/${row.id}`,
        },
        ...rowActions,
      ]}
      bulkActions={bulkActions}
      exportCall="entity.export"
      exportRight="BSN_DD_EX"
      emptyText={isGstin ? 'companies.noEntities' : 'companies.noBranches'}
    />
  )
}
