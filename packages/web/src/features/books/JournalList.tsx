import type { RowOf } from '../../app/api/call-types.ts'
import { To } from '../../app/nav.tsx'
import type { Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import { JournalState } from './JournalState.tsx'
import css from './books.module.css'

type Row = RowOf<'journal.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'number',
    label: 'column.number',
    width: 130,
    sort: 'number',
    card: 'title',
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
  { key: 'kind', label: 'books.kind', width: 110, cell: (row) => <Kind row={row} /> },
  {
    key: 'accounts',
    label: 'books.accounts',
    width: 240,
    grows: true,
    card: 'meta',
    cell: (row) => row.accounts.join(', '),
  },
  {
    key: 'narration',
    label: 'books.narration',
    width: 200,
    fromWidth: 1100,
    cell: (row) => row.narration ?? dash,
  },
  {
    key: 'amount',
    label: 'books.amount',
    width: 120,
    sort: 'amount',
    align: 'end',
    card: 'end',
    cell: (row) => <Amount value={row.amount} />,
  },
  {
    key: 'nextDate',
    label: 'books.nextDate',
    width: 104,
    isHidden: true,
    cell: (row) => <DateText value={row.nextDate} />,
  },
  {
    key: 'createdBy',
    label: 'stock.createdBy',
    width: 130,
    isHidden: true,
    cell: (row) => row.createdBy ?? dash,
  },
  {
    key: 'status',
    label: 'column.status',
    width: 110,
    card: 'state',
    cell: (row) => <JournalState journal={row} />,
  },
]

const filters: readonly Filter[] = [
  { key: 'view', label: 'column.status', single: true, isHidden: true },
  { key: 'kinds', label: 'books.kind', options: ['journal', 'contra'], labels: 'JournalKind' },
]

const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'repeating', label: 'books.repeating', set: { view: 'repeating' } },
  { key: 'waiting', label: 'books.waiting', set: { view: 'waiting' } },
  { key: 'cancelled', label: 'books.isCancelled', set: { view: 'cancelled' } },
] as const

/** Journals and contra entries, newest first. */
export function JournalList() {
  return (
    <ListScreen
      list="journal"
      call="journal.search"
      title="books.journals"
      columns={columns}
      filters={filters}
      chips={chips}
      hasPeriod
      isOfCompany
      firstSort="date DESC"
      open={({ id }) => `view-journal/${id}`}
      create={{ to: 'create-journal', label: 'books.createJournal', right: 'ACC_AD' }}
      rowActions={[
        {
          key: 'edit',
          label: 'common.edit',
          right: 'ACC_ED',
          to: ({ id }) => `edit-journal/${id}`,
          why: ({ status, reversedById, reversesId }) =>
            status !== 'Active'
              ? 'books.isCancelled'
              : reversedById !== null
                ? 'books.isReversed'
                : reversesId !== null
                  ? 'books.reversesOther'
                  : undefined,
        },
        { key: 'clone', label: 'common.clone', right: 'ACC_AD', to: ({ id }) => `create-journal?from=${id}` },
      ]}
      extra={<Ways />}
      exportCall="journal.export"
      exportRight="ACC_DD_EX"
      emptyText="books.journalsEmpty"
    />
  )
}

/** What else is entered by hand. */
function Ways() {
  const t = useT()
  const rights = useRights()
  return (
    <div className={css.bar}>
      <GstinChoice />
      {rights.may('ACC_AD') && <To to="create-journal?kind=contra">{t('books.createContra')}</To>}
      {rights.may('ACC_ED') && <To to="opening-balances">{t('books.openings')}</To>}
    </div>
  )
}

function Kind({ row: { kind } }: { row: Row }) {
  return <>{useT().label('JournalKind', kind)}</>
}
