import type { RowOf } from '../../app/api/call-types.ts'
import { masterStatuses } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { recordColumns } from '../../app/screens/record-columns.tsx'
import { useMasterRowActions } from '../../app/screens/use-record-actions.ts'
import { useT } from '../../app/texts.ts'
import { Validity } from './words.tsx'

type Row = RowOf<'priceList.search'>

function Side({ value }: { value: string }) {
  return <>{useT().label('PriceListSide', value)}</>
}

/** Names of the first parties and groups, and how many more. */
function AppliesTo({ row: { appliesTo, appliesToCount } }: { row: Row }) {
  const t = useT()
  if (appliesToCount === 0) return <>{t('priceList.everyone')}</>
  const names = appliesTo.join(', ')
  const more = appliesToCount - appliesTo.length
  return <>{more > 0 ? t('priceList.andMore', { names, count: more }) : names}</>
}

const columns: readonly ListColumn<Row>[] = [
  { key: 'name', label: 'field.name', width: 220, sort: 'name', card: 'title', cell: (row) => row.name },
  {
    key: 'side',
    label: 'priceList.side',
    width: 100,
    card: 'meta',
    cell: (row) => <Side value={row.side} />,
  },
  {
    key: 'appliesTo',
    label: 'priceList.appliesTo',
    width: 240,
    grows: true,
    card: 'meta',
    cell: (row) => <AppliesTo row={row} />,
  },
  {
    key: 'validFrom',
    label: 'priceList.validity',
    width: 210,
    sort: 'validFrom',
    card: 'meta',
    cell: (row) => <Validity from={row.validFrom} to={row.validTo} />,
  },
  {
    key: 'lines',
    label: 'priceList.rows',
    width: 80,
    align: 'end',
    card: 'end',
    cell: (row) => <span className="figure">{row.lines}</span>,
  },
  ...recordColumns,
]

/** Prices, discounts and schemes, each with whom it is for and from when. */
export function PriceListList() {
  const { rowActions, bulkActions } = useMasterRowActions<Row>('priceList', 'PRL')
  return (
    <ListScreen
      list="priceList"
      call="priceList.search"
      title="priceList.title"
      columns={columns}
      filters={[
        masterStatuses,
        { key: 'sides', label: 'priceList.side', options: ['Sale', 'Purchase'], labels: 'PriceListSide' },
      ]}
      create={{ label: 'priceList.create', right: 'PRL_AD', to: 'create-price-list' }}
      open={(row) => `view-price-list/${row.id}`}
      rowActions={[
        { key: 'edit', label: 'common.edit', right: 'PRL_ED', to: (row) => `edit-price-list/${row.id}` },
        { key: 'clone', label: 'common.clone', right: 'PRL_AD', to: (row) => `clone-price-list/${row.id}` },
        ...rowActions,
      ]}
      bulkActions={bulkActions}
      bulkReachesAll
      exportCall="priceList.export"
      exportRight="PRL_DD_EX"
      template={{ kind: 'priceListRow', right: 'PRL_IMP', imports: 'PriceLists' }}
      emptyText="priceList.empty"
    />
  )
}
