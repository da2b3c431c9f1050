import { assetClassNames } from '@bahi/domain/assets/classes.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { To } from '../../app/nav.tsx'
import type { Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import { AssetState } from './AssetState.tsx'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import css from './books.module.css'

type Row = RowOf<'fixedAsset.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'name',
    label: 'field.name',
    width: 200,
    grows: true,
    sort: 'name',
    card: 'title',
    cell: (row) => row.name,
  },
  {
    key: 'code',
    label: 'asset.code',
    width: 100,
    card: 'meta',
    cell: (row) => <bdi>{row.code ?? dash}</bdi>,
  },
  {
    key: 'class',
    label: 'asset.class',
    width: 170,
    card: 'meta',
    cell: (row) => <Label type="AssetClass" value={row.assetClass} />,
  },
  {
    key: 'method',
    label: 'asset.method',
    width: 150,
    isHidden: true,
    cell: (row) => <Label type="DepreciationMethod" value={row.method} />,
  },
  {
    key: 'acquiredOn',
    label: 'asset.acquiredOn',
    width: 104,
    sort: 'acquiredOn',
    card: 'meta',
    cell: (row) => <DateText value={row.acquiredOn} />,
  },
  {
    key: 'usedFrom',
    label: 'asset.usedFrom',
    width: 104,
    isHidden: true,
    cell: (row) => <DateText value={row.usedFrom} />,
  },
  {
    key: 'cost',
    label: 'asset.cost',
    width: 124,
    align: 'end',
    sort: 'cost',
    total: 'cost',
    cell: (row) => <Amount value={row.cost} />,
  },
  {
    key: 'depreciation',
    label: 'asset.depreciation',
    width: 124,
    align: 'end',
    total: 'depreciation',
    cell: (row) => <Amount value={row.depreciation} />,
  },
  {
    key: 'bookValue',
    label: 'asset.bookValue',
    width: 124,
    align: 'end',
    total: 'bookValue',
    card: 'end',
    cell: (row) => <Amount value={row.bookValue} />,
  },
  {
    key: 'depreciatedUntil',
    label: 'asset.depreciatedUntil',
    width: 120,
    isHidden: true,
    cell: (row) => <DateText value={row.depreciatedUntil} />,
  },
  {
    key: 'state',
    label: 'asset.state',
    width: 130,
    card: 'state',
    cell: (row) => <AssetState state={row.state} />,
  },
]

function Label({ type, value }: { type: string; value: string }) {
  return <>{useT().label(type, value)}</>
}

const filters: readonly Filter[] = [
  {
    key: 'states',
    label: 'asset.state',
    options: ['InUse', 'Depreciated', 'Disposed'],
    labels: 'AssetState',
  },
  { key: 'classes', label: 'asset.class', options: assetClassNames, labels: 'AssetClass' },
  { key: 'documentId', label: 'asset.bill', single: true, isNumber: true, isHidden: true },
]

/** The register of fixed assets. */
export function AssetList() {
  return (
    <ListScreen
      list="fixedAsset"
      call="fixedAsset.search"
      title="asset.title"
      columns={columns}
      filters={filters}
      isOfCompany
      firstSort="acquiredOn DESC"
      open={({ id }) => `view-fixed-asset/${id}`}
      create={{ to: 'create-fixed-asset', label: 'asset.create', right: 'ACC_AD' }}
      rowActions={[
        { key: 'edit', label: 'common.edit', right: 'ACC_ED', to: ({ id }) => `edit-fixed-asset/${id}` },
      ]}
      extra={<Ways />}
      exportCall="fixedAsset.export"
      exportRight="ACC_DD_EX"
      emptyText="asset.empty"
    />
  )
}

/** What else is done with assets. */
function Ways() {
  const t = useT()
  const rights = useRights()
  return (
    <div className={css.bar}>
      <GstinChoice />
      {rights.may('ACC_AD') && <To to="fixed-asset-bills">{t('asset.fromBill')}</To>}
      <To to="asset-postings">{t('asset.runs')}</To>
      <To to="depreciation-schedule">{t('asset.schedule')}</To>
    </div>
  )
}
