import type { RowOf } from '../api/call-types.ts'
import { useT } from '../texts.ts'
import { Chip } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'

type Row = RowOf<'recurring.search'>

/** 'Monthly', 'Every 3 months'. */
export function Rhythm({ row: { every, unit } }: { row: Pick<Row, 'every' | 'unit'> }) {
  const t = useT()
  return <>{every === 1 ? t(`recurring.each.${unit}`) : t(`recurring.every.${unit}`, { count: every })}</>
}

const tones: Readonly<Record<Row['status'], Tone>> = { Active: 'ok', Paused: 'attention', Ended: 'neutral' }

export function ScheduleChip({ status }: Pick<Row, 'status'>) {
  const t = useT()
  return <Chip tone={tones[status]}>{t.label('RecurringStatus', status)}</Chip>
}
