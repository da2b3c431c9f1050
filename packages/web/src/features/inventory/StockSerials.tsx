import { useState } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { DocumentLink } from '../../app/DocumentLink.tsx'
import type { Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Drawer } from '../../ui/Modal.tsx'
import { Chip, dash } from '../../ui/values.tsx'
import css from './StockSerials.module.css'

type Row = RowOf<'stockSerial.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'serial',
    label: 'stock.serial',
    width: 180,
    sort: 'serial',
    card: 'title',
    cell: (row) => <bdi>{row.serial}</bdi>,
  },
  {
    key: 'itemName',
    label: 'stock.item',
    width: 220,
    grows: true,
    sort: 'itemName',
    card: 'meta',
    cell: (row) => row.itemName,
  },
  { key: 'itemCode', label: 'field.code', width: 90, isHidden: true, cell: (row) => row.itemCode },
  { key: 'batch', label: 'stock.batch', width: 110, isHidden: true, cell: (row) => row.batch || dash },
  { key: 'location', label: 'stock.location', width: 180, card: 'meta', cell: (row) => row.locationName },
  { key: 'holder', label: 'stock.holder', width: 160, cell: (row) => row.holderName ?? dash },
  { key: 'state', label: 'column.status', width: 110, card: 'state', cell: (row) => <State row={row} /> },
]

const filters: readonly Filter[] = [{ key: 'view', label: 'column.status', single: true, isHidden: true }]

const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'inStock', label: 'stock.inStock', set: { view: 'inStock' } },
  { key: 'held', label: 'stock.heldState', set: { view: 'held' } },
  { key: 'gone', label: 'stock.gone', set: { view: 'gone' } },
] as const

/** Serial numbers: where each unit is, with its history. */
export function StockSerials() {
  const [shown, setShown] = useState<Row>()
  return (
    <>
      <ListScreen
        list="stockSerial"
        call="stockSerial.search"
        title="stock.serials"
        columns={columns}
        filters={filters}
        chips={chips}
        isOfCompany
        firstSort="serial ASC"
        open={(row) => () => setShown(row)}
        exportCall="stockSerial.export"
        exportRight="INV_DD_EX"
        emptyText="stock.serialsEmpty"
      />
      {shown && <History key={shown.id} row={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

const tones = { inStock: 'ok', held: 'attention', gone: 'neutral' } as const
const words = { inStock: 'stock.inStock', held: 'stock.heldState', gone: 'stock.gone' } as const

function State({ row: { state } }: { row: Row }) {
  const t = useT()
  return <Chip tone={tones[state]}>{t(words[state])}</Chip>
}

/** What came and went of one unit, the newest first, with its documents. */
function History({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useT()
  const found = useCall('stockSerial.detail', { id: row.id }, { needed: true })
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={460}
      title={t('stock.serialHistory', { serial: row.serial })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className="muted">
        {row.itemName} <State row={row} />
      </p>
      <ol className={css.history}>
        {found.data?.movements.map((one, index) => (
          <li key={index}>
            <span className="muted">
              <DateText value={one.day} />
            </span>{' '}
            <strong>{t(one.isIn ? 'stock.cameIn' : 'stock.wentOut')}</strong>{' '}
            {one.documentKind !== null && one.documentId !== null ? (
              <DocumentLink kind={one.documentKind} id={one.documentId}>
                <bdi>{one.number}</bdi>
              </DocumentLink>
            ) : one.entryId === null ? (
              t('stock.openingTitle')
            ) : (
              <bdi>{one.number}</bdi>
            )}{' '}
            <span className="muted">
              {[one.partyName, one.locationName, one.holderName].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Drawer>
  )
}
