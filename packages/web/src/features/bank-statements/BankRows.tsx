import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { call } from '../../app/api/call.ts'
import { To, useNav } from '../../app/nav.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import { useListState } from '../../app/screens/use-list-state.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import css from './bank.module.css'
import { FilesDialog } from './FilesDialog.tsx'
import { IgnoreDialog } from './IgnoreDialog.tsx'
import { ResolveDialog } from './ResolveDialog.tsx'
import { columns } from './row-columns.tsx'
import type { Row } from './row-columns.tsx'
import { UploadDialog } from './UploadDialog.tsx'
import { reconciliationPath, sayRefused, touched, useBankOf } from './use-bank.ts'
import type { BankOf } from './use-bank.ts'

const states = ['Unmatched', 'Suggested', 'Matched', 'Ignored'] as const
const filters = [
  { key: 'states', label: 'column.status', options: states, labels: 'BankRowState' },
  { key: 'sure', label: 'bankStatement.isSure', single: true, isFlag: true, isHidden: true },
] as const

/** The rows of one bank account, each with what it is of in the books. */
export function BankRows() {
  const t = useT()
  const nav = useNav()
  const of = useBankOf()
  if (of === undefined) return <ScreenSkeleton />
  if (of === null)
    return (
      <EmptyState
        text={t('books.nothing')}
        action={{ label: t('companies.createGstin'), run: () => nav.go('create-gstin') }}
      />
    )
  return <Rows key={`${of.entityId} ${of.account}`} of={of} />
}

function Rows({ of }: { of: BankOf }) {
  const t = useT()
  const [uploads, setUploads] = useState<{ readonly fileId?: number }>()
  const [showsFiles, setShowsFiles] = useState(false)
  const [resolved, setResolved] = useState<Row>()
  const [ignored, setIgnored] = useState<readonly Row[]>()
  const { accept, acceptSure, undo, find } = useDecisions(of)
  const sure = useSure(of)
  const isOpen = ({ state }: Row) => state === 'Unmatched' || state === 'Suggested'
  const isDecided = ({ state }: Row) => state === 'Matched' || state === 'Ignored'
  return (
    <>
      <ListScreen
        list="bankStatement"
        call="bankStatement.search"
        title="bankStatement.rowsTitle"
        columns={columns}
        filters={filters}
        chips={useChips(of)}
        fixed={of}
        hasPeriod
        firstSort="date DESC"
        create={{ label: 'bankStatement.upload', right: 'ACC_AD', onClick: () => setUploads({}) }}
        extra={
          <div className={css.bar}>
            <bdi>{of.account === 'Bank' ? t('bankStatement.wholeBank') : of.account}</bdi>
            <To to={reconciliationPath(of)}>{t('bankStatement.reconcile')}</To>
            <To to="bank-rules">{t('bankStatement.rules')}</To>
            <Button variant="subtle" onClick={() => setShowsFiles(true)}>
              {t('bankStatement.files')}
            </Button>
            <ActionButton right="ACC_AD" onClick={() => void find()}>
              {t('bankStatement.findMatches')}
            </ActionButton>
            {sure > 0 && (
              <ActionButton right="ACC_AD" variant="light" onClick={() => void acceptSure()}>
                {t('bankStatement.confirmSure', { count: sure })}
              </ActionButton>
            )}
          </div>
        }
        open={(row) => (isOpen(row) ? () => setResolved(row) : undefined)}
        rowActions={[
          {
            key: 'confirm',
            label: 'bankStatement.confirm',
            right: 'ACC_AD',
            run: (row) => void accept([row]),
            why: ({ state }) => (state === 'Suggested' ? undefined : 'bankStatement.noMatch'),
          },
          {
            key: 'resolve',
            label: 'bankStatement.resolve',
            right: 'ACC_AD',
            run: setResolved,
            why: (row) => (isOpen(row) ? undefined : 'bankStatement.refused.decided'),
          },
          {
            key: 'ignore',
            label: 'bankStatement.ignore',
            right: 'ACC_AD',
            run: (row) => setIgnored([row]),
            why: (row) => (isOpen(row) ? undefined : 'bankStatement.refused.decided'),
          },
          {
            key: 'undo',
            label: 'bankStatement.undo',
            right: 'ACC_ED',
            run: (row) => void undo([row]),
            why: (row) => (isDecided(row) ? undefined : 'bankStatement.refused.notDecided'),
            isDanger: true,
          },
        ]}
        bulkActions={[
          {
            key: 'confirm',
            label: 'bankStatement.confirm',
            right: 'ACC_AD',
            fits: ({ state }) => state === 'Suggested',
            run: accept,
          },
          {
            key: 'ignore',
            label: 'bankStatement.ignore',
            right: 'ACC_AD',
            fits: isOpen,
            run: (rows) => setIgnored(rows),
          },
          { key: 'undo', label: 'bankStatement.undo', right: 'ACC_ED', fits: isDecided, run: undo },
        ]}
        bulkReachesAll
        exportCall="bankStatement.export"
        exportRight="ACC_DD_EX"
        emptyText="bankStatement.empty"
      />
      {uploads && <UploadDialog of={of} fileId={uploads.fileId} onClose={() => setUploads(undefined)} />}
      {showsFiles && (
        <FilesDialog
          of={of}
          onMap={(fileId) => {
            setShowsFiles(false)
            setUploads({ fileId })
          }}
          onClose={() => setShowsFiles(false)}
        />
      )}
      {resolved && <ResolveDialog row={resolved} onClose={() => setResolved(undefined)} />}
      {ignored && <IgnoreDialog rows={ignored} onClose={() => setIgnored(undefined)} />}
    </>
  )
}

const namesOf = (rows: readonly Row[]) =>
  new Map(rows.map(({ id, description, date }) => [id, description || date]))

function useDecisions(of: BankOf) {
  const t = useT()
  const confirmRows = useAction('bankStatement.confirm', { refreshes: touched })
  const undoRows = useAction('bankStatement.undo', { refreshes: touched })
  const findMatches = useAction('bankStatement.findMatches', { refreshes: ['bankStatement'] })
  const accept = async (rows: readonly Row[]) => {
    const reply = await confirmRows.mutateAsync({ ids: rows.map(({ id }) => id) }).catch(() => undefined)
    if (!reply) return false
    sayRefused(reply, namesOf(rows))
    if (reply.done.length > 0) toast.success(t.count('bankStatement.confirmed', reply.done.length))
    return reply.done.length > 0
  }
  return {
    accept,
    /** Every suggestion that is sure, however many are on the screen. */
    acceptSure: async () => {
      const found = await call('bankStatement.search', {
        ...of,
        states: ['Suggested'],
        sure: true,
        size: 500,
      }).catch(() => undefined)
      if (found && found.records.length > 0) await accept(found.records)
    },
    undo: async (rows: readonly Row[]) => {
      const agreed = await confirm({
        title: t.count('bankStatement.undoTitle', rows.length),
        text: t('bankStatement.undoText'),
        danger: true,
        confirm: t('bankStatement.undo'),
      })
      if (!agreed) return false
      const reply = await undoRows.mutateAsync({ ids: rows.map(({ id }) => id) }).catch(() => undefined)
      if (!reply) return false
      sayRefused(reply, namesOf(rows))
      return reply.done.length > 0
    },
    find: async () => {
      const found = await findMatches.mutateAsync(of).catch(() => undefined)
      if (found) toast.success(t('bankStatement.found', { suggested: found.suggested, open: found.open }))
    },
  }
}

/** How many suggestions of the account are sure. */
function useSure(of: BankOf): number {
  const counts = useCall('bankStatement.counts', of, { quiet: true })
  return counts.data?.find(({ state, isSure }) => state === 'Suggested' && isSure)?.rows ?? 0
}

/** States with their numbers, within what else is searched for. */
function useChips(of: BankOf) {
  const { body } = useListState(filters)
  const { states: _, sure: __, start: ___, sort: ____, size: _____, ...narrowed } = body
  const counts = useCall('bankStatement.counts', { ...narrowed, ...of }, { quiet: true, keepPrevious: true })
  const rowsIn = (state: (typeof states)[number]) =>
    counts.data?.filter((one) => one.state === state).reduce((sum, { rows }) => sum + rows, 0)
  return [
    { key: 'all', label: 'list.all' as const, set: {} },
    ...states.map((state) => ({
      key: state,
      label: `enum.BankRowState.${state}` as const,
      set: { states: [state] },
      count: rowsIn(state),
    })),
  ]
}
