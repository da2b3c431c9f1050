import { daysLeft } from '@bahi/domain/documents/challan.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { useT } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import { Chip } from '../../../ui/values.tsx'

/** The last day, with the days that are left. */
export function ReturnBy({ date }: { date: string }) {
  const t = useT()
  const days = daysLeft(date, istDateOf(Date.now()))
  return (
    <>
      <DateText value={date} />{' '}
      <Chip tone={days < 0 ? 'danger' : days <= 30 ? 'attention' : 'neutral'}>
        {days < 0 ? t.count('challan.daysPast', -days) : t.count('challan.daysLeft', days)}
      </Chip>
    </>
  )
}
