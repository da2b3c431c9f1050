import { useT } from '../../app/texts.ts'
import { Chip, dash } from '../../ui/values.tsx'

/** Days until a batch expires. */
export function DaysLeft({ days }: { days: number | null }) {
  const t = useT()
  if (days === null) return <>{dash}</>
  if (days < 0) return <Chip tone="danger">{t('stock.expired')}</Chip>
  return days <= 30 ? <Chip tone="attention">{String(days)}</Chip> : <>{days}</>
}
