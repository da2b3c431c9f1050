import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { Rhythm, ScheduleChip } from '../../app/recurring/Rhythm.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Chip } from '../../ui/values.tsx'
import type { Found } from './DataFile.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'

export type Scheduled = Reply<'dataFile.schedule'>

/** Files that are made on a calendar, in the place that the installation has for them. */
export function Schedule({ confirmsBy }: Pick<Found, 'confirmsBy'>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { data } = useCall('dataFile.schedule')
  if (!data) return null
  return (
    <section aria-labelledby="data-file-schedule">
      <h2 id="data-file-schedule">{t('dataFile.schedule')}</h2>
      {data.isOffered ? (
        <>
          {data.schedule ? (
            <State schedule={data.schedule} />
          ) : (
            <p className="muted">{t('dataFile.noSchedule')}</p>
          )}
          <div>
            <Button onClick={() => setOpen(true)}>
              {t(data.schedule ? 'dataFile.changeSchedule' : 'dataFile.setSchedule')}
            </Button>
          </div>
          {isOpen && (
            <ScheduleDialog scheduled={data} confirmsBy={confirmsBy} onClose={() => setOpen(false)} />
          )}
        </>
      ) : (
        <p className="muted">{t('dataFile.noPlace')}</p>
      )}
    </section>
  )
}

function State({ schedule }: { readonly schedule: NonNullable<Scheduled['schedule']> }) {
  const t = useT()
  const { status, nextDate, hour, keep, userName, isOrphaned, lastDate, lastOutcome, lastProblem } = schedule
  return (
    <>
      <p>
        <ScheduleChip status={status} /> <Rhythm row={schedule} />
        {status === 'Active' && (
          <>
            {' · '}
            {t('field.nextDate')}: <DateText value={nextDate} />{' '}
            <span className="figure">{String(hour).padStart(2, '0')}:00</span>
          </>
        )}
        {` · ${t.count('dataFile.keeps', keep)} · `}
        {t(schedule.recipient === null ? 'dataFile.backupKey' : 'dataFile.ownKey')}
      </p>
      {isOrphaned && (
        <p>
          <Chip tone="attention">{t('reportSchedule.orphaned', { name: userName })}</Chip>
        </p>
      )}
      {lastOutcome && (
        <p>
          {t('dataFile.last')}: <DateText value={lastDate} />{' '}
          <Chip tone={lastOutcome === 'Made' ? 'ok' : 'danger'}>{t(`dataFile.outcome.${lastOutcome}`)}</Chip>{' '}
          {lastProblem && <span className="muted">{lastProblem}</span>}
        </p>
      )}
    </>
  )
}
