import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { To, useNav } from '../../app/nav.tsx'
import { useGstin } from '../../app/returns/use-gstin.ts'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { columns } from './columns.tsx'
import type { Row } from './columns.tsx'
import { PlaceChoice, usePlace } from './PlaceChoice.tsx'
import css from './reconciliation.module.css'
import { states } from './states.ts'
import { Tiles } from './Tiles.tsx'
import { useDecide } from './use-decide.ts'
import { useFetch } from './use-fetch.ts'
import { later } from '../../ui/later.tsx'

const CompareDialog = later(() => import('./CompareDialog.tsx').then((module) => module.CompareDialog))
const UploadDialog = later(() => import('./UploadDialog.tsx').then((module) => module.UploadDialog))
const PortalDialog = later(() => import('./PortalDialog.tsx').then((module) => module.PortalDialog))
const DecideDialog = later(() => import('./DecideDialog.tsx').then((module) => module.DecideDialog))

const filters = [
  { key: 'states', label: 'reconciliation.state', options: states, labels: 'ReconState' },
  {
    key: 'decisions',
    label: 'reconciliation.decision',
    options: ['Undecided', 'Accept', 'Pending', 'Reject', 'Ignore'],
    labels: 'ReconDecision',
  },
] as const

const isPair = ({ book, portal }: Row) => book !== undefined && portal !== undefined

type Opened =
  | { readonly do: 'compare'; readonly row: Row }
  | { readonly do: 'claim' | 'ignore'; readonly rows: readonly Row[] }
  | { readonly do: 'upload' }

/** Purchases of a GSTIN compared with GSTR-2B, GSTR-2A or IMS. */
export function Reconciliation() {
  const t = useT()
  const nav = useNav()
  const { isLoading, entity, choices } = useGstin()
  if (isLoading) return null
  if (!entity) {
    const action = { label: t('companies.createGstin'), run: () => nav.go('create-gstin') }
    return <EmptyState text={t('gstr1.noBusiness')} action={action} />
  }
  return <OfGstin entityId={entity.entityId} choices={choices} />
}

interface Props {
  readonly entityId: number
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

function OfGstin({ entityId, choices }: Props) {
  const t = useT()
  const rights = useRights()
  const [open, setOpen] = useState<Opened>()
  const place = usePlace()
  const { against, period, periods, nameOf } = place
  const fixed = { entityId, against, ...(period ? { returnPeriods: [period] } : {}) }
  const decide = useDecide()
  const run = useAction('reconciliation.run', { refreshes: ['task'] })
  const portal = useFetch(entityId, against, period ?? place.lastPeriod)
  const summary = useCall('reconciliation.summary', fixed, { keepPrevious: true, quiet: true })
  const compare = () => run.mutate({ entityId, against }, { onSuccess: ({ taskId }) => trackTask(taskId) })
  const close = () => setOpen(undefined)
  const mayRun = rights.may('REC_RUN')
  return (
    <div className={css.page}>
      <PlaceChoice entityId={entityId} choices={choices} place={place}>
        {mayRun && against !== 'GSTR2A' && (
          <Button loading={portal.isPending} onClick={portal.fetch}>
            {t('reconciliation.fetch', { period: nameOf(period ?? place.lastPeriod) })}
          </Button>
        )}
        {against === 'IMS' && rights.may('REC_ACT') && (
          <Button loading={portal.isPushing} onClick={portal.push}>
            {t('reconciliation.pushIms')}
          </Button>
        )}
        {mayRun && (
          <Button
            leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
            loading={run.isPending}
            onClick={compare}
          >
            {t('reconciliation.compare')}
          </Button>
        )}
      </PlaceChoice>
      <Tiles rows={summary.data} />
      <ListScreen
        key={entityId}
        list="reconciliation"
        call="reconciliation.search"
        title="reconciliation.title"
        columns={columns}
        filters={filters}
        fixed={fixed}
        firstSort="id DESC"
        create={{
          label: 'reconciliation.upload',
          right: 'REC_RUN',
          onClick: () => setOpen({ do: 'upload' }),
        }}
        open={(row) => () => setOpen({ do: 'compare', row })}
        rowActions={[
          { key: 'compare', label: 'reconciliation.why', run: (row) => setOpen({ do: 'compare', row }) },
          {
            key: 'accept',
            label: 'reconciliation.accept',
            right: 'REC_ACT',
            run: (row) => void decide.accept([row]),
          },
          {
            key: 'claim',
            label: 'reconciliation.claimIn',
            right: 'REC_ACT',
            run: (row) => setOpen({ do: 'claim', rows: [row] }),
            why: (row) =>
              against === 'GSTR2B' && isPair(row) ? undefined : 'reconciliation.refused.notInStatement',
          },
          {
            key: 'pending',
            label: 'reconciliation.pending',
            right: 'REC_ACT',
            run: (row) => void decide.pending([row]),
          },
          {
            key: 'reject',
            label: 'reconciliation.reject',
            right: 'REC_ACT',
            run: (row) => void decide.reject([row]),
          },
          {
            key: 'unlink',
            label: 'reconciliation.unlink',
            right: 'REC_ACT',
            run: (row) => void decide.unlink([row]),
            why: (row) => (isPair(row) ? undefined : 'reconciliation.refused.noPair'),
          },
          {
            key: 'ignore',
            label: 'reconciliation.ignore',
            right: 'REC_ACT',
            run: (row) => setOpen({ do: 'ignore', rows: [row] }),
          },
        ]}
        bulkActions={[
          {
            key: 'accept',
            label: 'reconciliation.accept',
            right: 'REC_ACT',
            run: (rows) => decide.accept(rows),
          },
          {
            key: 'pending',
            label: 'reconciliation.pending',
            right: 'REC_ACT',
            run: (rows) => decide.pending(rows),
          },
          {
            key: 'link',
            label: 'reconciliation.link',
            right: 'REC_ACT',
            fits: (row) => !isPair(row),
            run: (rows) => decide.link(rows),
          },
          {
            key: 'reject',
            label: 'reconciliation.reject',
            right: 'REC_ACT',
            run: (rows) => decide.reject(rows),
          },
          {
            key: 'unlink',
            label: 'reconciliation.unlink',
            right: 'REC_ACT',
            fits: isPair,
            run: (rows) => decide.unlink(rows),
          },
          {
            key: 'ignore',
            label: 'reconciliation.ignore',
            right: 'REC_ACT',
            run: (rows) => setOpen({ do: 'ignore', rows }),
          },
        ]}
        extra={
          <To
            to={`supplier-follow-ups?${new URLSearchParams({ entityId: String(entityId), against }).toString()}`}
          >
            {t('followUp.suppliers')}
          </To>
        }
        exportCall="reconciliation.export"
        exportRight="REC_SH_VW"
        emptyText="reconciliation.empty"
      />
      {open?.do === 'compare' && (
        <CompareDialog row={open.row} entityId={entityId} against={against} decide={decide} onClose={close} />
      )}
      {open?.do === 'upload' && (
        <UploadDialog
          entityId={entityId}
          against={against}
          period={period ?? place.lastPeriod}
          periods={periods}
          onClose={close}
        />
      )}
      {portal.needsCode && <PortalDialog entityId={entityId} onOpen={portal.goOn} onClose={portal.close} />}
      {(open?.do === 'claim' || open?.do === 'ignore') && (
        <DecideDialog what={open.do} rows={open.rows} decide={decide} onClose={close} />
      )}
    </div>
  )
}
