import type { RowOf } from '../../app/api/call-types.ts'
import { searchText, useNav } from '../../app/nav.tsx'
import { useCall } from '../../app/api/use-call.ts'
import { useRights } from '../../app/session/rights.ts'
import { masterStatuses } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { nameColumn, recordColumns } from '../../app/screens/record-columns.tsx'
import { useMasterRowActions } from '../../app/screens/use-record-actions.ts'
import { useT } from '../../app/texts.ts'
import { Copyable } from '../../app/values.tsx'
import { Amount, Percent } from '../../ui/values.tsx'

type Row = RowOf<'item.search'>

function Label({ type, value }: { type: string; value: string }) {
  return <>{useT().label(type, value)}</>
}

const columns: readonly ListColumn<Row>[] = [
  nameColumn(220),
  {
    key: 'code',
    label: 'field.code',
    width: 80,
    sort: 'code',
    card: 'meta',
    cell: (row) => <span className="figure">{row.code}</span>,
  },
  {
    key: 'supply',
    label: 'item.columnSupply',
    width: 96,
    cell: (row) => <Label type="SupplyType" value={row.supply} />,
  },
  {
    key: 'hsn',
    label: 'field.hsn',
    width: 94,
    sort: 'hsn',
    card: 'meta',
    cell: (row) => (row.hsn ? <Copyable text={row.hsn} /> : '-'),
  },
  { key: 'uqc', label: 'item.columnUqc', width: 76, cell: (row) => row.uqc ?? '-' },
  { key: 'categoryName', label: 'field.categoryId', width: 120, cell: (row) => row.categoryName ?? '-' },
  {
    key: 'taxRate',
    label: 'field.taxRate',
    width: 106,
    sort: 'taxRate',
    align: 'end',
    cell: (row) =>
      row.taxCategory === 'Taxable' ? (
        <Percent value={row.taxRate} />
      ) : (
        <Label type="TaxCategory" value={row.taxCategory} />
      ),
  },
  {
    key: 'purchasePrice',
    label: 'field.purchasePrice',
    width: 130,
    align: 'end',
    isHidden: true,
    cell: (row) => <Amount value={row.purchasePrice} />,
  },
  {
    key: 'sellingPrice',
    label: 'field.sellingPrice',
    width: 114,
    align: 'end',
    sort: 'sellingPrice',
    card: 'end',
    cell: (row) => <Amount value={row.sellingPrice} />,
  },
  {
    key: 'barcode',
    label: 'field.barcode',
    width: 140,
    isHidden: true,
    cell: (row) => (row.barcode ? <Copyable text={row.barcode} /> : '-'),
  },
  ...recordColumns,
]

const filters = [
  masterStatuses,
  { key: 'supplies', label: 'field.supply', options: ['Goods', 'Services'], labels: 'SupplyType' },
  { key: 'kinds', label: 'field.kind', options: ['Item', 'Expense'], labels: 'ItemKind' },
] as const

const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'goods', label: 'item.goods', set: { supplies: ['Goods'] } },
  { key: 'services', label: 'item.services', set: { supplies: ['Services'] } },
] as const

/** What is sold and bought. */
export function ItemList() {
  const nav = useNav()
  const { rowActions, bulkActions } = useMasterRowActions<Row>('item', 'ITM')
  const categories = useCall(
    'category.search',
    { size: 500, sort: 'name ASC' },
    { staleMs: 60_000, quiet: true, enabled: useRights().may('CAT_SH_VW') },
  )
  const choices = (categories.data?.records ?? []).map(({ id, name, parentName }) => ({
    value: String(id),
    label: parentName ? `${parentName} / ${name}` : name,
  }))
  return (
    <ListScreen
      ownFields="item"
      list="item"
      call="item.search"
      title="item.title"
      columns={columns}
      filters={[
        ...filters,
        {
          key: 'categoryIds',
          label: 'field.categoryId',
          choices,
          isNumber: true,
          isHidden: choices.length === 0,
        },
      ]}
      chips={chips}
      create={{ label: 'item.create', right: 'ITM_AD', to: 'create-item' }}
      open={(row) => `view-item/${row.id}`}
      rowActions={[
        { key: 'edit', label: 'common.edit', right: 'ITM_ED', to: (row) => `edit-item/${row.id}` },
        { key: 'clone', label: 'common.clone', right: 'ITM_AD', to: (row) => `clone-item/${row.id}` },
        ...rowActions,
      ]}
      bulkActions={[
        {
          key: 'labels',
          label: 'label.print',
          right: 'ITM_SH_VW',
          run: (rows) =>
            nav.go(`labels${searchText({ itemIds: rows.slice(0, 500).map(({ id }) => String(id)) })}`),
        },
        ...bulkActions,
      ]}
      bulkReachesAll
      exportCall="item.export"
      exportRight="ITM_DD_EX"
      template={{ kind: 'item', right: 'ITM_IMP', imports: 'Items' }}
      emptyText="item.empty"
    />
  )
}
