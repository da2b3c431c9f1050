import { formatInstant } from '@bahi/domain/cal/shown.ts'
import { Chip } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import { useNow } from '../portals/use-now.ts'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import type { Translate } from '../texts.ts'
import type { BillDetail } from './types.ts'

const hourMs = 3_600_000
/** An expired bill can be extended for so long; source: rule 138(10) of the CGST Rules. */
const graceMs = 8 * hourMs

interface Props {
  readonly until: string | null
  readonly urgency: BillDetail['urgency']
}

/** What is left of the validity, counting down in words; nothing where the bill does not run. */
export function Validity({ until, urgency }: Props) {
  const t = useT()
  const left = Date.parse(until ?? '') - useNow()
  if (until === null || urgency === 'none') return null
  if (left < -graceMs) return <Chip tone="danger">{t('eWayBill.dead')}</Chip>
  if (left < 0)
    return <Chip tone="danger">{t('eWayBill.expired', { time: timeLeft(t, left + graceMs) })}</Chip>
  const tone: Tone = left <= graceMs ? 'danger' : left <= 24 * hourMs ? 'attention' : 'ok'
  return <Chip tone={tone}>{t('eWayBill.left', { time: timeLeft(t, left) })}</Chip>
}

/** Until when something can be done, and how long that is. */
export function TimeLeft({ until }: { until: string }) {
  const t = useT()
  const left = Date.parse(until) - useNow()
  return left < 0 ? null : <>{t('eWayBill.left', { time: timeLeft(t, left) })}</>
}

/** From when something can be done. */
export function FromTime({ at }: { at: string }) {
  const t = useT()
  const format = useSession(({ settings }) => settings?.dateTimeFormat ?? 'DD/MM/YYYY HH:mm:ss')
  return <>{t('eWayBill.from', { time: formatInstant(at, format) })}</>
}

function timeLeft(t: Translate, ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  const hours = Math.floor(minutes / 60)
  return hours >= 48
    ? t('eWayBill.time.days', { days: Math.floor(hours / 24), hours: hours % 24 })
    : t('eWayBill.time.hours', { hours, minutes: minutes % 60 })
}
