import { formatDate } from '@bahi/domain/cal/shown.ts'
import { useSession } from '../../app/session/session.ts'
import { useT } from '../../app/texts.ts'

/** From when until when a list is in force. */
export function Validity({ from, to }: { from: string | null | undefined; to: string | null | undefined }) {
  const t = useT()
  const format = useSession((session) => session.settings?.dateFormat ?? 'DD/MM/YYYY')
  if (from && to)
    return <>{t('priceList.fromTo', { from: formatDate(from, format), to: formatDate(to, format) })}</>
  if (from) return <>{t('priceList.fromDay', { from: formatDate(from, format) })}</>
  return <>{to ? t('priceList.toDay', { to: formatDate(to, format) }) : t('priceList.always')}</>
}
