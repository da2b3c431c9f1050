import { scheduledTitle } from '@bahi/contracts/scheduled-files.ts'
import type { ScheduledName } from '@bahi/contracts/scheduled-files.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { periodNames } from '../../app/returns/period-names.ts'
import { useT } from '../../app/texts.ts'
import { usePreferences } from '../../theme/preferences.ts'
import { Chip, dash } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'

export type Activity = RowOf<'dataActivity.search'>

/** The document by its number, the return by its form and period, or what is scheduled. */
export function About({ row: { number, form, returnPeriod, direction } }: { row: Activity }) {
  const t = useT()
  const culture = usePreferences((preferences) => preferences.culture)
  if (number !== null) return <bdi>{number}</bdi>
  if (form === null) return <>{dash}</>
  if (direction === 'Mail') return <>{t(scheduledTitle(form as ScheduledName, {}))}</>
  const names: Readonly<Record<string, string>> = {
    gstr1: 'GSTR-1',
    gstr1a: 'GSTR-1A',
    iff: 'IFF',
    gstr3b: 'GSTR-3B',
    '2B': 'GSTR-2B',
    '2A': 'GSTR-2A',
  }
  return (
    <span>
      <bdi>{names[form] ?? form}</bdi>
      {returnPeriod && ` ${periodNames(culture, 'Monthly')(returnPeriod)}`}
    </span>
  )
}

const tones: Readonly<Record<Activity['status'], Tone>> = {
  Initialized: 'neutral',
  YetNotStarted: 'neutral',
  InProcess: 'neutral',
  Attempted: 'attention',
  Completed: 'ok',
  MaxAttemptReached: 'danger',
  Unprocessable: 'danger',
  Unhandled: 'attention',
  Manual: 'attention',
}
export function Status({ row: { status } }: { row: Activity }) {
  return <Chip tone={tones[status]}>{useT().label('ProcessingStatus', status)}</Chip>
}
