import { formatDate, formatInstant } from '@bahi/domain/cal/shown.ts'
import type { InvoiceState } from '@bahi/domain/documents/invoice-state.ts'
import { Amount, Chip, Copyable as Copy, dash, toneOf } from '../ui/values.tsx'
import type { Tone } from '../ui/values.tsx'
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
  return value ? <span className="figure">{formatInstant(value, format)}</span> : <>{dash}</>
}

/** Behind what names a record: a paperclip with how many files it has. */
export function Files({ of: { attachments: count } }: { of: { readonly attachments: number } }) {
  const t = useT()
  if (!count) return null
  const label = t('attachment.titleCount', { count })
  return (
    <small className="files" role="img" aria-label={label} title={label}>
      {count}
    </small>
  )
}

/** A balance as books write it: what is owed to us is a debit, what we owe a credit; nothing has no side. */
export function Balance({ value, sign = false }: { value: string; sign?: boolean }) {
  const t = useT()
  const isCredit = value.startsWith('-')
  const side = Number(value) === 0 ? '' : ` ${t(isCredit ? 'ledger.cr' : 'ledger.dr')}`
  return (
    <>
      <Amount value={isCredit ? value.slice(1) : value} sign={sign} />
      {side}
    </>
  )
}

export function StateChip({ status }: { status: string }) {
  const t = useT()
  return <Chip tone={toneOf(status)}>{t.status(status)}</Chip>
}

const toneOfState: Readonly<Record<InvoiceState['name'], Tone>> = {
  Draft: 'attention',
  Pending: 'attention',
  Rejected: 'danger',
  Unpaid: 'ink',
  DueSoon: 'attention',
  Overdue: 'danger',
  PartlyPaid: 'ink',
  Paid: 'ok',
  Cancelled: 'neutral',
}

/** The state of an invoice or a bill in the words of all screens; green is what is paid alone. */
export function InvoiceStateChip({ state }: { state: InvoiceState }) {
  return <Chip tone={toneOfState[state.name]}>{useInvoiceStateWords(state)}</Chip>
}

function useInvoiceStateWords({ name, days, percent }: InvoiceState): string {
  const t = useT()
  if (name === 'Overdue') return t.count('invoiceState.overdue', days ?? 0)
  if (name === 'DueSoon' && days === 0) return t('invoiceState.dueToday')
  if (name === 'DueSoon') return t.count('invoiceState.dueIn', days ?? 0)
  if (name === 'PartlyPaid') return t('invoiceState.partlyPaid', { percent: percent ?? 0 })
  return t.label('InvoiceState', name)
}

export function Copyable({ text }: { text: string | null | undefined }) {
  const t = useT()
  return <Copy text={text} label={t('common.copy')} />
}
