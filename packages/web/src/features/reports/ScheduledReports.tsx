import { scheduledFile, scheduledTitle } from '@bahi/contracts/scheduled-files.ts'
import { presetOf } from '@bahi/domain/cal/presets.ts'
import { useState } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import { Rhythm, ScheduleChip } from '../../app/recurring/Rhythm.tsx'
import { useScheduleActions } from '../../app/recurring/use-schedules.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Chip, dash } from '../../ui/values.tsx'
import { later } from '../../ui/later.tsx'

const ReportScheduleDialog = later(() =>
  import('../../app/reports/ReportScheduleDialog.tsx').then((module) => module.ReportScheduleDialog),
)

type Row = RowOf<'reportSchedule.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'report',
    label: 'reportSchedule.report',
    width: 170,
    card: 'title',
    cell: (row) => <ReportOf row={row} />,
  },
  {
    key: 'to',
    label: 'reportSchedule.to',
    width: 180,
    sort: 'to',
    card: 'meta',
    cell: (row) => <bdi>{row.to}</bdi>,
  },
  { key: 'period', label: 'field.period', width: 130, card: 'meta', cell: (row) => <PeriodOf row={row} /> },
  { key: 'rhythm', label: 'recurring.rhythm', width: 120, card: 'meta', cell: (row) => <Rhythm row={row} /> },
  {
    key: 'nextDate',
    label: 'field.nextDate',
    width: 150,
    sort: 'nextDate',
    card: 'meta',
    cell: (row) => <NextOf row={row} />,
  },
  {
    key: 'last',
    label: 'reportSchedule.last',
    width: 220,
    card: 'meta',
    cell: (row) => (hasLast(row) ? <LastOf row={row} /> : dash),
  },
  {
    key: 'sender',
    label: 'reportSchedule.sender',
    width: 150,
    isHidden: true,
    cell: (row) => <bdi>{row.sender}</bdi>,
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

function ReportOf({ row: { report, asked } }: { row: Row }) {
  return <>{useT()(scheduledTitle(report, asked))}</>
}

function PeriodOf({ row: { report, period } }: { row: Row }) {
  const t = useT()
  const preset = presetOf(period ?? '')
  return (
    <>
      {t(preset ? `period.${preset}` : scheduledFile(report).moving ? 'period.all' : 'reportSchedule.ofDay')}
    </>
  )
}

function NextOf({ row: { nextDate, hour } }: { row: Row }) {
  if (nextDate === null) return <>-</>
  return (
    <span className="figure">
      <DateText value={nextDate} /> {String(hour).padStart(2, '0')}:00
    </span>
  )
}

const hasLast = ({ lastOutcome, isOrphaned, status }: Row) =>
  lastOutcome !== null || (isOrphaned && status !== 'Ended')

/** How the last one went; before it, why none goes out. */
function LastOf({ row: { lastDate, lastOutcome, lastProblem, isOrphaned, sender, status } }: { row: Row }) {
  const t = useT()
  return (
    <>
      {isOrphaned && status !== 'Ended' && (
        <Chip tone="attention">{t('reportSchedule.orphaned', { name: sender })}</Chip>
      )}
      {lastOutcome && (
        <>
          <DateText value={lastDate} />{' '}
          <Chip tone={lastOutcome === 'Sent' ? 'ok' : 'danger'}>
            {t.label('ScheduleOutcome', lastOutcome)}
          </Chip>{' '}
          {lastProblem && <span className="muted">{lastProblem}</span>}
        </>
      )}
    </>
  )
}

const filters = [
  {
    key: 'statuses',
    label: 'field.status',
    options: ['Active', 'Paused', 'Ended'],
    labels: 'RecurringStatus',
  },
] as const

/** Reports and lists that are mailed on a calendar; a schedule is made where they are on the screen. */
export function ScheduledReports() {
  const [edited, setEdited] = useState<Row>()
  const actions = useScheduleActions<Row>('reportSchedule', setEdited)
  return (
    <>
      <ListScreen
        list="reportSchedules"
        call="reportSchedule.search"
        title="reportSchedule.title"
        columns={columns}
        filters={filters}
        firstSort="nextDate ASC"
        open={(row) => () => setEdited(row)}
        rowActions={actions}
        emptyText="reportSchedule.empty"
      />
      {edited && <ReportScheduleDialog subject={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
