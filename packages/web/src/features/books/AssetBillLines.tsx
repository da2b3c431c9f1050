import type { RowOf } from '../../app/api/call-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { DateText } from '../../app/values.tsx'
import { Amount, dash, Quantity } from '../../ui/values.tsx'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'

type Row = RowOf<'capitalGoods.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'description',
    label: 'invoice.description',
    width: 220,
    grows: true,
    card: 'title',
    cell: (row) => row.description,
  },
  {
    key: 'number',
    label: 'asset.bill',
    width: 130,
    card: 'meta',
    cell: (row) => <bdi>{row.number ?? dash}</bdi>,
  },
  {
    key: 'date',
    label: 'column.date',
    width: 104,
    sort: 'date',
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  {
    key: 'partyName',
    label: 'column.partyName',
    width: 180,
    card: 'meta',
    cell: (row) => row.partyName ?? dash,
  },
  {
    key: 'quantity',
    label: 'invoice.quantity',
    width: 90,
    align: 'end',
    cell: (row) => <Quantity value={row.quantity} />,
  },
  { key: 'cost', label: 'asset.cost', width: 124, align: 'end', cell: (row) => <Amount value={row.cost} /> },
  {
    key: 'rest',
    label: 'asset.rest',
    width: 140,
    align: 'end',
    card: 'end',
    cell: (row) => <Amount value={row.rest} />,
  },
]

/** Where an asset begins that was bought on a line of a bill. */
const fromLine = ({ documentId, lineNumber, entityId, description, date, rest, number }: Row): string =>
  `create-fixed-asset?${new URLSearchParams({
    documentId: String(documentId),
    lineNumber: String(lineNumber),
    entityId: String(entityId),
    name: description,
    date,
    cost: rest,
    number: number ?? '',
  })}`

/** Capital goods of purchase bills that are not in the register of fixed assets. */
export function AssetBillLines() {
  return (
    <ListScreen
      list="capitalGoods"
      call="capitalGoods.search"
      title="asset.billLines"
      columns={columns}
      filters={[{ key: 'documentId', label: 'asset.bill', single: true, isNumber: true, isHidden: true }]}
      isOfCompany
      firstSort="date DESC"
      extra={<GstinChoice />}
      open={fromLine}
      emptyText="asset.billLinesEmpty"
    />
  )
}
