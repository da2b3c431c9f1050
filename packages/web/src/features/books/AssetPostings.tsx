import { useState } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import { To } from '../../app/nav.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import type { Filter } from '../../app/screens/filter-types.ts'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import { RunDialog } from './RunDialog.tsx'
import { UndoDialog } from './UndoDialog.tsx'
import css from './books.module.css'

type Row = RowOf<'assetPosting.search'>

function Kind({ value }: { value: string }) {
  return <>{useT().label('AssetPosting', value)}</>
}

function What({ row: { assetName, assets } }: { row: Row }) {
  return assetName === null ? <span className="figure">{assets}</span> : <>{assetName}</>
}

export function PostingState({ row: { undoneOn } }: { row: Pick<Row, 'undoneOn'> }) {
  const t = useT()
  return undoneOn === null ? (
    <Chip tone="ok">{t('asset.posted')}</Chip>
  ) : (
    <Chip tone="neutral">{t('books.isReversed')}</Chip>
  )
}

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'date',
    label: 'column.date',
    width: 104,
    sort: 'date',
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  { key: 'kind', label: 'books.kind', width: 130, card: 'title', cell: (row) => <Kind value={row.kind} /> },
  {
    key: 'assets',
    label: 'asset.assets',
    width: 200,
    grows: true,
    card: 'meta',
    cell: (row) => <What row={row} />,
  },
  {
    key: 'journal',
    label: 'asset.journal',
    width: 130,
    card: 'meta',
    cell: (row) => <bdi>{row.journalNumber ?? dash}</bdi>,
  },
  {
    key: 'amount',
    label: 'books.amount',
    width: 124,
    align: 'end',
    sort: 'amount',
    card: 'end',
    cell: (row) => <Amount value={row.amount} />,
  },
  {
    key: 'createdBy',
    label: 'stock.createdBy',
    width: 130,
    isHidden: true,
    cell: (row) => row.createdBy ?? dash,
  },
  {
    key: 'state',
    label: 'asset.state',
    width: 120,
    card: 'state',
    cell: (row) => <PostingState row={row} />,
  },
]

const filters: readonly Filter[] = [
  {
    key: 'kinds',
    label: 'books.kind',
    options: ['acquire', 'depreciate', 'dispose'],
    labels: 'AssetPosting',
  },
]

/** What was posted of fixed assets: depreciation by month or year, purchases and disposals. */
export function AssetPostings() {
  const t = useT()
  const [undone, setUndone] = useState<Row>()
  const [isRunning, setRunning] = useState(false)
  return (
    <>
      <ListScreen
        list="assetPosting"
        call="assetPosting.search"
        title="asset.runs"
        columns={columns}
        filters={filters}
        hasPeriod
        isOfCompany
        firstSort="date DESC"
        open={({ journalId }) => (journalId === null ? undefined : `view-journal/${journalId}`)}
        rowActions={[
          {
            key: 'undo',
            label: 'asset.undo',
            right: 'ACC_CNL',
            run: (row) => setUndone(row),
            why: ({ undoneOn, kind }) =>
              undoneOn !== null ? 'books.isReversed' : kind === 'acquire' ? 'asset.undoPurchase' : undefined,
          },
        ]}
        extra={
          <div className={css.bar}>
            <GstinChoice />
            <ActionButton right="ACC_AD" onClick={() => setRunning(true)}>
              {t('asset.run')}
            </ActionButton>
            <To to="fixed-assets">{t('asset.title')}</To>
            <To to="depreciation-schedule">{t('asset.schedule')}</To>
          </div>
        }
        emptyText="asset.runsEmpty"
      />
      {isRunning && <RunDialog onClose={() => setRunning(false)} />}
      {undone && <UndoDialog posting={undone} onClose={() => setUndone(undefined)} />}
    </>
  )
}
