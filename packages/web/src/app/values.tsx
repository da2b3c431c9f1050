import { Chip, Copyable as Copy, dash, formatDate, toneOf } from '../ui/values.tsx'
import { useSession } from './session/session.ts'
import { useT } from './texts.ts'

/** A calendar day in the subscriber's format. */
export function DateText({ value }: { value: string | null | undefined }) {
  const format = useSession((session) => session.settings?.dateFormat ?? 'DD/MM/YYYY')
  return value ? <span className="figure">{formatDate(value, format)}</span> : <>{dash}</>
}

/** An instant, in India's time. */
export function TimeText({ value }: { value: string | null | undefined }) {
  const format = useSession((session) => session.settings?.dateTimeFormat ?? 'DD/MM/YYYY HH:mm:ss')
  if (!value) return <>{dash}</>
  const local = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(value))
  const [day = '', time = ''] = local.split(' ')
  return <span className="figure">{`${formatDate(day, format.split(' ')[0] ?? '')} ${time}`}</span>
}

export function StateChip({ status }: { status: string }) {
  const t = useT()
  return <Chip tone={toneOf(status)}>{t.status(status)}</Chip>
}

export function Copyable({ text }: { text: string | null | undefined }) {
  const t = useT()
  return <Copy text={text} label={t('common.copy')} />
}
