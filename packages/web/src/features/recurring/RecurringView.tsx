import { documentRight } from '@bahi/contracts/document-rights.ts'
import { useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { DocumentLink } from '../../app/DocumentLink.tsx'
import { useNav } from '../../app/nav.tsx'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useT } from '../../app/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { DateText } from '../../app/values.tsx'
import { Amount, Chip } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import css from './recurring.module.css'
import { Rhythm, ScheduleChip } from '../../app/recurring/Rhythm.tsx'
import { useSchedules } from '../../app/recurring/use-schedules.ts'
import { later } from '../../ui/later.tsx'

const ScheduleDialog = later(() =>
  import('../../app/recurring/ScheduleDialog.tsx').then((module) => module.ScheduleDialog),
)

type Schedule = Reply<'recurring.detail'>
type Run = Schedule['runs'][number]

/** A schedule: its next dates, and what came of those that passed. */
export function RecurringView() {
  const t = useT()
  const id = Number(useNav().id)
  const [isEdited, setEdited] = useState(false)
  const { data } = useCall('recurring.detail', { id }, { needed: true })
  const { set, end } = useSchedules('recurring')
  if (!data) return <ViewScreen title="" tabs={[]} isLoading />
  const right = documentRight(data.kind, 'AD')
  return (
    <>
      <ViewScreen
        title={<bdi>{data.partyName ?? t('recurring.view')}</bdi>}
        subtitle={<Rhythm row={data} />}
        state={<ScheduleChip status={data.status} />}
        banner={
          data.isOrphaned && data.status !== 'Ended' ? <Notice>{t('recurring.orphaned')}</Notice> : undefined
        }
        actions={[
          { key: 'edit', label: 'recurring.edit', right, run: () => setEdited(true), isMain: true },
          ...(data.status === 'Active'
            ? [
                {
                  key: 'pause',
                  label: 'recurring.pause',
                  right,
                  run: () => void set([id], 'Paused'),
                } as const,
              ]
            : []),
          ...(data.status === 'Paused'
            ? [
                {
                  key: 'resume',
                  label: 'recurring.resume',
                  right,
                  run: () => void set([id], 'Active'),
                } as const,
              ]
            : []),
          ...(data.status === 'Ended'
            ? []
            : [
                {
                  key: 'end',
                  label: 'recurring.end',
                  right,
                  run: () => void end([id]),
                  isDanger: true,
                } as const,
              ]),
        ]}
        tabs={[
          { key: 'runs', label: t('recurring.runs'), content: () => <Runs schedule={data} /> },
          {
            key: 'history',
            label: t('common.history'),
            content: () => <HistoryTab record="recurring" id={id} />,
          },
        ]}
        aside={<Calendar schedule={data} />}
      />
      {isEdited && <ScheduleDialog subject={data} onClose={() => setEdited(false)} />}
    </>
  )
}

function Calendar({ schedule }: { schedule: Schedule }) {
  const t = useT()
  const { dates, endDate, left, result, mails, kind, sourceId, sourceNumber, total, made } = schedule
  return (
    <Facts
      facts={[
        [
          t('recurring.source'),
          <DocumentLink key="source" kind={kind} id={sourceId}>
            <bdi>{sourceNumber}</bdi>
          </DocumentLink>,
        ],
        [t('field.total'), <Amount key="total" value={total} />],
        [t('field.result'), t.label('RecurringResult', result)],
        ...(result === 'Issued' ? [[t('field.mails'), t(mails ? 'common.yes' : 'common.no')] as const] : []),
        [t('recurring.made'), String(made)],
        [t('field.endDate'), endDate ? <DateText key="end" value={endDate} /> : t('recurring.noEnd')],
        ...(left === null ? [] : [[t('field.left'), String(left)] as const]),
        [
          t('recurring.dates'),
          <span key="dates" className={css.dates}>
            {dates.map((date) => (
              <DateText key={date} value={date} />
            ))}
          </span>,
        ],
      ]}
    />
  )
}

const tones: Readonly<Record<Run['outcome'], Tone>> = {
  Issued: 'ok',
  Pending: 'attention',
  Draft: 'neutral',
  DraftInstead: 'attention',
  Failed: 'danger',
}

function Runs({ schedule: { runs, kind } }: { schedule: Schedule }) {
  const t = useT()
  if (runs.length === 0) return <p className="muted">{t('recurring.noRuns')}</p>
  return (
    <ul className={css.runs}>
      {runs.map((run) => (
        <li key={run.date}>
          <DateText value={run.date} />
          <Chip tone={tones[run.outcome]}>{t.label('RecurringOutcome', run.outcome)}</Chip>
          {run.documentId !== null && (
            <DocumentLink kind={kind} id={run.documentId}>
              <bdi>{run.number ?? t('recurring.draft')}</bdi>
            </DocumentLink>
          )}
          {run.problem && <span className={css.problem}>{run.problem}</span>}
        </li>
      ))}
    </ul>
  )
}
