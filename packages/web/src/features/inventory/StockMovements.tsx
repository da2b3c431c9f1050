import { DocumentLink } from '../../app/DocumentLink.tsx'
import { useCall } from '../../app/api/use-call.ts'
import type { Input, RowOf } from '../../app/api/call-types.ts'
import { To, useNav } from '../../app/nav.tsx'
import type { Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useListState } from '../../app/screens/use-list-state.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useGstins } from '../../app/session/company.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount, dash, Quantity } from '../../ui/values.tsx'
import { placeColumn, quantityColumn } from './report-columns.tsx'
import { useStockPlaces } from './use-places.ts'
import css from './inventory.module.css'

type Row = RowOf<'stockMovement.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'day',
    label: 'column.date',
    width: 100,
    card: 'meta',
    cell: (row) => <DateText value={row.day} />,
  },
  {
    key: 'what',
    label: 'stock.what',
    width: 240,
    grows: true,
    card: 'title',
    cell: (row) => <What row={row} />,
  },
  placeColumn(),
  { key: 'batch', label: 'stock.batch', width: 110, card: 'meta', cell: (row) => row.batch || dash },
  quantityColumn('quantity', 'field.quantity', (row) => row.quantity, { card: 'state' }),
  quantityColumn('balance', 'stock.balance', (row) => row.balance, { card: 'end' }),
  {
    key: 'cost',
    label: 'stock.cost',
    width: 120,
    align: 'end',
    card: 'meta',
    cell: (row) => (row.cost === '0.00' ? dash : <Amount value={row.cost} />),
  },
]

/** The ledger of an item at a GSTIN: what came and went, with what was there after each; days, places and batch are in the address. */
export function StockMovements() {
  const { id, search } = useNav()
  const gstins = useGstins()
  const asked = Number(search['entityId'] ?? 0) || undefined
  const stock = useStockPlaces(asked)
  // Which GSTINs keep stock decides where the ledger begins; one that was followed by another would be asked for in vain.
  const entityId = asked ?? (stock.isKnown ? (stock.entityId ?? gstins?.[0]?.entityId) : undefined)
  if (entityId === undefined) return <ScreenSkeleton />
  const fixed = { itemId: Number(id), entityId }
  const filters: readonly Filter[] = [
    {
      key: 'locationIds',
      label: 'stock.location',
      choices: stock.places.map(({ locationId, name }) => ({ value: String(locationId), label: name })),
      isNumber: true,
      isHidden: stock.places.length < 2,
    },
    { key: 'batch', label: 'stock.batch', single: true, isHidden: true },
  ]
  return (
    <ListScreen
      key={entityId}
      list="stockMovement"
      call="stockMovement.search"
      title="stock.movementsTitle"
      columns={columns}
      filters={filters}
      fixed={fixed}
      hasPeriod
      firstSort="date ASC"
      above={<Ends fixed={fixed} filters={filters} />}
      exportCall="stockMovement.export"
      exportRight="REP_STK_DD_EX"
      emptyText="stock.empty"
    />
  )
}

interface EndsProps {
  readonly fixed: { readonly itemId: number; readonly entityId: number }
  readonly filters: readonly Filter[]
}

/** Of which item and batch, and what was there before the first and after the last of the days. */
function Ends({ fixed, filters }: EndsProps) {
  const t = useT()
  const { search } = useNav()
  const { body } = useListState(filters, fixed, 'date ASC')
  const item = useCall('item.detail', { id: fixed.itemId }, { quiet: true })
  const { data } = useCall(
    'stockMovement.search',
    { ...body, start: 0, size: 1 } as Input<'stockMovement.search'>,
    { quiet: true, keepPrevious: true },
  )
  const batch = typeof search['batch'] === 'string' ? search['batch'] : ''
  const end = (label: 'stock.opening' | 'stock.closing', quantity: string, value: string) => (
    <div>
      <dt>{t(label)}</dt>
      <dd>
        <Quantity value={quantity} /> {item.data?.uqc} · <Amount value={value} sign />
      </dd>
    </div>
  )
  return (
    <dl className={css.sums}>
      <div>
        <dt>{t('stock.item')}</dt>
        <dd>
          <To to={`view-item/${fixed.itemId}`}>{item.data?.name ?? dash}</To>
          {batch && <span className="muted"> {batch}</span>}
        </dd>
      </div>
      {data && end('stock.opening', data.opening, data.openingValue)}
      {data && end('stock.closing', data.closing, data.closingValue)}
    </dl>
  )
}

function What({ row: { documentKind, documentId, number, partyName, entryId, sort } }: { row: Row }) {
  const t = useT()
  if (documentId !== null && documentKind !== null)
    return (
      <>
        <DocumentLink kind={documentKind} id={documentId}>
          <bdi>{number}</bdi>
        </DocumentLink>{' '}
        <span className="muted">{partyName}</span>
      </>
    )
  if (entryId === null) return <>{t('stock.openingTitle')}</>
  const isTransfer = sort === 'transferIn' || sort === 'transferOut'
  return (
    <>
      {t.label('StockEntryKind', isTransfer ? 'stockTransfer' : 'stockAdjustment')} <bdi>{number}</bdi>
    </>
  )
}
