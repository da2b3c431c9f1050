import { istDateOf } from '@bahi/domain/cal/date.ts'
import { Chip } from '../../ui/values.tsx'
import { useNow } from '../portals/use-now.ts'
import { useT } from '../texts.ts'

/** Days left of the thirty within which a document must be reported. */
export function ReportBy({ day }: { day: string }) {
  const t = useT()
  const left = Math.round((Date.parse(day) - Date.parse(istDateOf(useNow()))) / 86_400_000)
  if (left < 0) return <Chip tone="danger">{t('eInvoice.reportLate')}</Chip>
  if (left === 0) return <Chip tone="danger">{t('eInvoice.reportToday')}</Chip>
  return (
    <Chip tone={left <= 3 ? 'danger' : left <= 10 ? 'attention' : 'neutral'}>
      {t.count('eInvoice.reportIn', left)}
    </Chip>
  )
}

/** What is left of the 24 hours within which the portal takes a cancellation; nothing once they are over. */
export function CancelBy({ at }: { at: string }) {
  const t = useT()
  const minutes = Math.floor((Date.parse(at) - useNow()) / 60_000)
  if (minutes < 0) return null
  const time = t('eInvoice.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  return <Chip tone={minutes < 120 ? 'attention' : 'neutral'}>{t('eInvoice.cancelIn', { time })}</Chip>
}
