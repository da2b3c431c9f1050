import { importRights } from '@bahi/contracts/import-rights.ts'
import { TaskStatus } from '@bahi/contracts/enums.ts'
import { useCall } from '../../app/api/use-call.ts'
import { NotRefreshed } from '../../app/LoadFailed.tsx'
import { To } from '../../app/nav.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import { Chip, dash } from '../../ui/values.tsx'
import { ImportState } from './words.tsx'
import type { Statistic } from './words.tsx'
import css from './imports.module.css'

const figure = (value: number) =>
  value === 0 ? dash : <span className="figure">{groupDigits(String(value))}</span>

const columns: readonly ListColumn<Statistic>[] = [
  {
    key: 'startedAt',
    label: 'imports.column.at',
    width: 168,
    sort: 'startedAt',
    card: 'meta',
    cell: (row) => <TimeText value={row.startedAt} />,
  },
  {
    key: 'fileName',
    label: 'imports.column.file',
    width: 190,
    grows: true,
    card: 'title',
    cell: (row) => <bdi>{row.fileName}</bdi>,
  },
  {
    key: 'kind',
    label: 'imports.column.kind',
    width: 176,
    card: 'meta',
    cell: (row) => <Kind row={row} />,
  },
  { key: 'rows', label: 'imports.column.rows', width: 72, align: 'end', cell: (row) => figure(row.rows) },
  {
    key: 'created',
    label: 'import.outcome.Created',
    width: 78,
    align: 'end',
    cell: (row) => figure(row.created),
  },
  {
    key: 'changed',
    label: 'import.outcome.Changed',
    width: 78,
    align: 'end',
    cell: (row) => figure(row.changed),
  },
  {
    key: 'skipped',
    label: 'import.outcome.Skipped',
    width: 78,
    align: 'end',
    cell: (row) => figure(row.skipped),
  },
  {
    key: 'refused',
    label: 'import.outcome.Refused',
    width: 106,
    align: 'end',
    cell: (row) => figure(row.refused),
  },
  {
    key: 'startedBy',
    label: 'imports.column.by',
    width: 130,
    fromWidth: 1500,
    cell: (row) => <bdi>{row.startedBy ?? dash}</bdi>,
  },
  { key: 'status', label: 'column.status', width: 176, card: 'state', cell: (row) => <State row={row} /> },
]

/** Files that were imported, the newest first. */
export function ImportList() {
  const t = useT()
  const rights = useRights()
  const kinds = useCall('import.kinds', undefined, { quiet: true, staleMs: 60_000 })
  const own = importRights.find((right) => rights.may(right)) ?? importRights[0]!
  return (
    <ListScreen
      list="import"
      call="import.search"
      title="imports.title"
      columns={columns}
      filters={[
        {
          key: 'kinds',
          label: 'imports.column.kind',
          choices: (kinds.data ?? []).map(({ kind, title }) => ({ value: kind, label: title })),
        },
        { key: 'statuses', label: 'column.status', options: TaskStatus.options, labels: 'ImportStatus' },
      ]}
      hasPeriod
      rowKey={(row) => row.backgroundTaskId}
      open={(row) => `import?task=${row.backgroundTaskId}`}
      create={{ label: 'imports.new', right: own, to: 'import?new=file' }}
      above={
        <>
          {rights.may('BSN_AD') && (
            <p className={css.line}>
              <To to="import?move=new">{t('move.toImport')}</To>
            </p>
          )}
          {kinds.error && <NotRefreshed error={kinds.error} onRetry={() => void kinds.refetch()} />}
        </>
      }
      emptyText="imports.empty"
    />
  )
}

function Kind({ row }: { row: Statistic }) {
  return <>{useT()(`import.kind.${row.kind}`)}</>
}

function State({ row }: { row: Statistic }) {
  const t = useT()
  return (
    <span className={css.chips}>
      {row.dryRun && <Chip tone="ink">{t('imports.dry')}</Chip>}
      <ImportState of={row} />
    </span>
  )
}
