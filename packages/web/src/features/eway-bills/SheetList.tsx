import { useState } from 'react'
import { call } from '../../app/api/call.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { Validity } from '../../app/eway/Validity.tsx'
import { openFile } from '../../app/files.ts'
import { HealthStrip } from '../../app/portals/HealthStrip.tsx'
import portals from '../../app/portals/portals.module.css'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useStateChips } from '../../app/screens/use-state-chips.ts'
import { TimeText } from '../../app/values.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import { SheetChip } from './SheetChip.tsx'
import { later } from '../../ui/later.tsx'

const CreateSheet = later(() => import('./SheetDialogs.tsx').then((one) => one.CreateSheetDialog))

type Row = RowOf<'consolidatedEWayBill.search'>

const states = ['Generated', 'Pending', 'InProgress', 'Rejected', 'Replaced'] as const
const filters = [
  { key: 'states', label: 'eWayBill.state', options: states, labels: 'ConsolidatedState' },
] as const

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'number',
    label: 'sheet.number',
    width: 130,
    card: 'title',
    cell: (row) => (row.number ? <span className="figure">{row.number}</span> : dash),
  },
  {
    key: 'state',
    label: 'eWayBill.state',
    width: 120,
    card: 'state',
    cell: (row) => <SheetChip status={row.status} />,
  },
  {
    key: 'vehicle',
    label: 'sheet.vehicle',
    width: 160,
    card: 'meta',
    cell: (row) => row.vehicleNumber ?? row.transportDocumentNumber ?? dash,
  },
  { key: 'place', label: 'groups.from', width: 140, card: 'meta', cell: (row) => <bdi>{row.place}</bdi> },
  {
    key: 'bills',
    label: 'sheet.bills',
    width: 70,
    align: 'end',
    card: 'meta',
    cell: (row) => <span className="figure">{row.bills}</span>,
  },
  {
    key: 'total',
    label: 'invoice.total',
    width: 120,
    align: 'end',
    card: 'end',
    cell: (row) => <Amount value={row.total} />,
  },
  {
    key: 'endsFirst',
    label: 'sheet.endsFirst',
    width: 200,
    card: 'meta',
    cell: (row) =>
      row.endsFirst && row.urgency !== 'none' ? (
        <Validity until={row.endsFirst} urgency={row.urgency} />
      ) : (
        dash
      ),
  },
  {
    key: 'madeAt',
    label: 'sheet.made',
    width: 160,
    card: 'meta',
    cell: (row) => <TimeText value={row.madeAt ?? row.createdAt} />,
  },
]

/** Sheets of bills that went in one vehicle. */
export function SheetList() {
  const [isMaking, setMaking] = useState(false)
  const print = (row: Row) =>
    void call('consolidatedEWayBill.print', { id: row.id }).then(openFile, () => undefined)
  return (
    <div className={portals.page}>
      <HealthStrip portal="ewaybill" />
      <div className={portals.list}>
        <ListScreen
          list="consolidatedEWayBill"
          call="consolidatedEWayBill.search"
          title="sheet.title"
          columns={columns}
          filters={filters}
          chips={useStateChips({
            call: 'consolidatedEWayBill.counts',
            filters,
            states,
            labels: 'ConsolidatedState',
            shownAlways: ['Generated'],
          })}
          create={{ label: 'sheet.create', right: 'EWB_CEWB', onClick: () => setMaking(true) }}
          isOfCompany
          open={(row) => `view-consolidated-e-way-bill/${row.id}`}
          rowActions={[
            {
              key: 'print',
              label: 'eInvoice.print',
              run: print,
              why: (row) => (row.number ? undefined : 'eWayBill.refused.noBill'),
            },
          ]}
          exportCall="consolidatedEWayBill.export"
          exportRight="EWB_SH_VW"
          emptyText="sheet.empty"
        />
      </div>
      {isMaking && <CreateSheet rows={[]} onClose={() => setMaking(false)} />}
    </div>
  )
}
