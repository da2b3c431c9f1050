import { Button } from '@mantine/core'
import { useState } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { Validity } from '../../app/eway/Validity.tsx'
import { HealthStrip } from '../../app/portals/HealthStrip.tsx'
import portals from '../../app/portals/portals.module.css'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useStateChips } from '../../app/screens/use-state-chips.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import { OtherChip } from './OtherChip.tsx'
import { useReject } from './use-reject.ts'
import { later } from '../../ui/later.tsx'

const SyncDialog = later(() => import('./OtherDialogs.tsx').then((one) => one.SyncDialog))
const FetchDialog = later(() => import('./OtherDialogs.tsx').then((one) => one.FetchDialog))

type Row = RowOf<'eWayBillOfOther.search'>

const states = ['Active', 'PartA', 'Expired', 'Rejected', 'Cancelled'] as const
const filters = [
  { key: 'states', label: 'eWayBill.state', options: states, labels: 'EWayOtherState' },
  {
    key: 'roles',
    label: 'otherBill.role',
    options: ['OtherParty', 'Transporter', 'Generator'],
    labels: 'EWayRole',
  },
] as const

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'ewbNo',
    label: 'eWayBill.number',
    width: 122,
    sort: 'number',
    card: 'meta',
    cell: (row) => <span className="figure">{row.ewbNo}</span>,
  },
  {
    key: 'ewbDate',
    label: 'eWayBill.made',
    width: 160,
    sort: 'date',
    card: 'meta',
    cell: (row) => <TimeText value={row.ewbDate} />,
  },
  {
    key: 'from',
    label: 'otherBill.supplier',
    width: 160,
    card: 'title',
    cell: (row) => <bdi>{row.fromName ?? row.fromGstin ?? row.generatedBy ?? dash}</bdi>,
  },
  {
    key: 'to',
    label: 'otherBill.recipient',
    width: 160,
    card: 'meta',
    cell: (row) => <bdi>{row.toName ?? row.deliveryPlace ?? dash}</bdi>,
  },
  {
    key: 'document',
    label: 'eWayBill.document',
    width: 120,
    card: 'meta',
    cell: (row) => row.documentNumber ?? dash,
  },
  {
    key: 'total',
    label: 'invoice.total',
    width: 104,
    align: 'end',
    sort: 'total',
    card: 'end',
    cell: (row) => <Amount value={row.total} />,
  },
  {
    key: 'state',
    label: 'eWayBill.state',
    width: 110,
    card: 'state',
    cell: (row) => <OtherChip status={row.status} />,
  },
  {
    key: 'roles',
    label: 'otherBill.role',
    width: 130,
    card: 'meta',
    cell: (row) => <Roles roles={row.roles} />,
  },
  {
    key: 'validity',
    label: 'eWayBill.validity',
    width: 190,
    sort: 'validUpto',
    card: 'meta',
    cell: (row) =>
      row.validUpto && row.urgency !== 'none' ? (
        <Validity until={row.validUpto} urgency={row.urgency} />
      ) : (
        dash
      ),
  },
]

function Roles({ roles }: Pick<Row, 'roles'>) {
  const t = useT()
  return <>{roles.map((role) => t.label('EWayRole', role)).join(', ')}</>
}

/** Bills that others made and that name a GSTIN of ours. */
export function OtherList() {
  const t = useT()
  const [dialog, setDialog] = useState<'sync' | 'fetch'>()
  const refresh = useAction('eWayBillOfOther.refresh', { refreshes: ['eWayBillOfOther'] })
  const reject = useReject()
  const close = () => setDialog(undefined)
  return (
    <div className={portals.page}>
      <HealthStrip portal="ewaybill" />
      <div className={portals.list}>
        <ListScreen
          list="eWayBillOfOther"
          call="eWayBillOfOther.search"
          title="otherBill.title"
          columns={columns}
          filters={filters}
          chips={useStateChips({
            call: 'eWayBillOfOther.counts',
            filters,
            states,
            labels: 'EWayOtherState',
            shownAlways: ['Active'],
          })}
          create={{ label: 'otherBill.sync', right: 'EWB_SH_VW', onClick: () => setDialog('sync') }}
          extra={<Button onClick={() => setDialog('fetch')}>{t('otherBill.fetch')}</Button>}
          isOfCompany
          open={(row) => `view-e-way-bill-others/${row.id}`}
          rowActions={[
            {
              key: 'refresh',
              label: 'otherBill.whole',
              right: 'EWB_SH_VW',
              run: (row) => void refresh.mutateAsync({ id: row.id }).catch(() => undefined),
            },
            {
              key: 'reject',
              label: 'otherBill.reject',
              right: 'EWB_CNL',
              run: (row) => void reject(row.id),
              why: whyNotRejected,
              isDanger: true,
            },
          ]}
          emptyText="otherBill.empty"
        />
      </div>
      {dialog === 'sync' && <SyncDialog onClose={close} />}
      {dialog === 'fetch' && <FetchDialog onClose={close} />}
    </div>
  )
}

function whyNotRejected({ rejectUntil, rejectedAt }: Row): TextKey | undefined {
  if (rejectedAt) return 'otherBill.isRejected'
  return rejectUntil && Date.parse(rejectUntil) > Date.now() ? undefined : 'otherBill.notRejectable'
}
