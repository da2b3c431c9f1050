import { useState } from 'react'
import { documentRight } from '@bahi/contracts/document-rights.ts'
import { recurringKinds } from '@bahi/contracts/recurring-kinds.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount } from '../../ui/values.tsx'
import { Rhythm, ScheduleChip } from '../../app/recurring/Rhythm.tsx'
import { useScheduleActions } from '../../app/recurring/use-schedules.ts'
import { later } from '../../ui/later.tsx'

const ScheduleDialog = later(() =>
  import('../../app/recurring/ScheduleDialog.tsx').then((module) => module.ScheduleDialog),
)

type Row = RowOf<'recurring.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'partyName',
    label: 'column.partyName',
    width: 190,
    sort: 'partyName',
    card: 'title',
    cell: (row) => <bdi>{row.partyName ?? '-'}</bdi>,
  },
  { key: 'kind', label: 'recurring.document', width: 110, card: 'meta', cell: (row) => <KindOf row={row} /> },
  {
    key: 'source',
    label: 'recurring.source',
    width: 140,
    cell: (row) => <bdi className="figure">{row.sourceNumber}</bdi>,
  },
  { key: 'rhythm', label: 'recurring.rhythm', width: 120, card: 'meta', cell: (row) => <Rhythm row={row} /> },
  {
    key: 'nextDate',
    label: 'field.nextDate',
    width: 110,
    sort: 'nextDate',
    card: 'meta',
    cell: (row) => <DateText value={row.nextDate} />,
  },
  {
    key: 'result',
    label: 'field.result',
    width: 150,
    cell: (row) => <ResultOf row={row} />,
  },
  {
    key: 'made',
    label: 'recurring.made',
    width: 80,
    align: 'end',
    isHidden: true,
    cell: (row) => <span className="figure">{row.made}</span>,
  },
  {
    key: 'total',
    label: 'field.total',
    width: 110,
    align: 'end',
    card: 'end',
    cell: (row) => <Amount value={row.total} />,
  },
  {
    key: 'status',
    label: 'field.status',
    width: 96,
    sort: 'status',
    card: 'state',
    cell: (row) => <ScheduleChip status={row.status} />,
  },
]

function KindOf({ row: { kind } }: { row: Row }) {
  return <>{useT()(`kind.${kind}.view`)}</>
}
function ResultOf({ row: { result } }: { row: Row }) {
  return <>{useT().label('RecurringResult', result)}</>
}

const filters = [
  {
    key: 'statuses',
    label: 'field.status',
    options: ['Active', 'Paused', 'Ended'],
    labels: 'RecurringStatus',
  },
] as const

/** What is made again on a calendar. */
export function RecurringList() {
  const [edited, setEdited] = useState<Row>()
  const actions = useScheduleActions<Row>('recurring', setEdited)
  const rights = useRights()
  const may = rights.may(...recurringKinds.map((kind) => documentRight(kind, 'AD')))
  return (
    <>
      <ListScreen
        list="recurring"
        call="recurring.search"
        title="recurring.title"
        columns={columns}
        filters={filters}
        isOfCompany
        firstSort="nextDate ASC"
        open={(row) => `view-recurring-document/${row.id}`}
        rowActions={may ? actions : []}
        emptyText="recurring.empty"
      />
      {edited && <ScheduleDialog subject={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
