import { formatDate } from '@bahi/domain/cal/shown.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import { formatDecimal } from '../../ui/numbers.ts'
import { useStateName } from '../fields/AddressFields.tsx'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import type { TextKey, Translate } from '../texts.ts'
import { TimeText } from '../values.tsx'
import { EmptyState } from './EmptyState.tsx'
import { eventsOf, linesOf, mainOf, timelineOf } from './history-events.ts'
import type { Entry, HistoryEvent } from './history-events.ts'
import css from './ViewScreen.module.css'

const pageSize = 30

/** Who changed what and when, in readable words, from the audit trail. */
export function HistoryTab({ record, id }: { record: string; id: number }) {
  const t = useT()
  const [size, setSize] = useState(pageSize)
  const history = useCall(
    'audit.history',
    { record, id, start: 0, size },
    { needed: true, keepPrevious: true },
  )
  const entries = history.data?.entries ?? []
  if (history.data && entries.length === 0) return <EmptyState text={t('history.none')} />
  return (
    <>
      <ol className={css.history}>
        {timelineOf(
          eventsOf(entries),
          history.data?.seen ?? [],
          (history.data?.total ?? 0) <= entries.length,
        ).map((one) =>
          'views' in one ? (
            <Seen key={one.at} at={one.at} views={one.views} />
          ) : (
            <Event key={one[0].id} event={one} />
          ),
        )}
      </ol>
      {history.data && history.data.total > entries.length && (
        <Button variant="subtle" onClick={() => setSize(Math.min(100, size + pageSize))}>
          {t('history.more')}
        </Button>
      )}
    </>
  )
}

/** Openings of a public link: nobody of the business did it. */
function Seen({ at, views }: { at: string; views: number }) {
  const t = useT()
  return (
    <li>
      <div className={css.when}>
        <strong>{t('history.reader')}</strong>
        <span>{t.count('history.seen', views)}</span>
        <span className="meta">
          <TimeText value={at} />
        </span>
      </div>
    </li>
  )
}

/** Changes are shown at once up to so many; more are folded. */
const mostOpen = 6

/** What was done in one step of one person: a record with its lines is one event. */
function Event({ event }: { event: HistoryEvent }) {
  const t = useT()
  const [first] = event
  const parts = event.map((entry) => ({
    ...entry,
    changes: entry.changes.filter(
      ({ after }) => !isSaidWhole(entry, event) && (entry.action !== 'create' || !nothing.has(after)),
    ),
  }))
  const count = parts.reduce((sum, { changes }) => sum + changes.length, 0)
  const reason = event.find((entry) => entry.reason)?.reason
  const details = parts.map((entry) => <Changes key={entry.id} part={entry.part} changes={entry.changes} />)
  const isFolded = count > mostOpen || event.some(({ action }) => action === 'create')
  return (
    <li>
      <div className={css.when}>
        <strong>{first.userName ?? t('history.system')}</strong>
        <span>{titleOf(t, event)}</span>
        <span className="meta">
          <TimeText value={first.at} />
        </span>
        <span className="meta">{sourceOf(t, first.source)}</span>
        {first.sealedAs !== null && (
          <span className="meta">{t('history.sealed', { number: first.sealedAs })}</span>
        )}
      </div>
      {reason && <div>{t('history.reason', { reason })}</div>}
      {count > 0 &&
        (isFolded ? (
          <details>
            <summary className="link">{t.count('history.fields', count)}</summary>
            {details}
          </details>
        ) : (
          details
        ))}
    </li>
  )
}

function Changes({ part, changes }: Pick<Entry, 'part' | 'changes'>) {
  const t = useT()
  return (
    <div className={css.changes}>
      {changes.map((change) => (
        <Change
          key={change.field}
          field={change.field}
          label={labelOf(t, part, change)}
          before={change.before}
          after={change.after}
        />
      ))}
    </div>
  )
}

/** By what it was changed: a background task by its name, else the way in: web, program. */
function sourceOf(t: Translate, source: string): string {
  const [way, task] = source.split(':')
  return way === 'Job' ? (t.find(`task.${task}`) ?? t('history.task')) : source
}

const names: Readonly<Record<string, TextKey>> = {
  eInvoice: 'eInvoice.title',
  eWayBill: 'eWayBill.title',
  paymentAllocations: 'invoice.payments',
  recurringRuns: 'recurring.runs',
  challanReturns: 'challan.returns',
  reminderDocuments: 'mail.paymentReminder',
  reminders: 'mail.paymentReminder',
  reminderSettings: 'reminder.ofParty',
  paymentPromises: 'reminder.promises',
}

/** The event in one line: what was done, and the figure or the word that it came to. */
function titleOf(t: Translate, event: HistoryEvent): string {
  const main = mainOf(event)
  const after = (field: string) => main.changes.find((change) => change.field === field)?.after
  const name = names[main.part]
  if (main.part === 'documentMails') {
    const to = main.changes.filter(({ field }) => field.startsWith('recipients')).map((one) => one.after)
    return [t.find(`mail.${after('event')}`), to.join(', ')].join(' · ')
  }
  if (main.part === 'documentAnswers')
    return [t('offer.answer'), t.status(after('answer') ?? ''), after('name')].filter(Boolean).join(' · ')
  if (main.part === 'documentPrints') return t('history.printed')
  if (main.part === 'documentLinks')
    return t(main.action === 'create' ? 'history.linkMade' : 'history.linkEnded')
  if (main.part === 'attachments') {
    const { before: gone, after: added } = main.changes.find(({ field }) => field.endsWith('name')) ?? {}
    return added ? t('history.attached', { name: added }) : t('history.unattached', { name: gone ?? '' })
  }
  if (main.part === 'iff') {
    const { before: left, after: held } =
      main.changes.find(({ field }) => field.endsWith('returnPeriod')) ?? {}
    const period = held ?? left ?? ''
    return t(held ? 'history.iffHeld' : 'history.iffOpened', {
      month: `${period.slice(0, 2)}/${period.slice(2)}`,
    })
  }
  const status = after('status')
  if (name)
    return [t(name), status && (t.find(`enum.EInvoiceStatus.${status}`) ?? t.status(status))]
      .filter(Boolean)
      .join(' · ')
  const total = after('total')
  const isNew = main.action === 'create'
  return [
    t.find(`history.${main.action}`) ?? main.action,
    isNew && linesOf(event) > 0 && t('invoice.linesCount', { count: linesOf(event) }),
    isNew && total && formatDecimal(total, 2),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The line of the event says all there is. */
const isSaidWhole = ({ part }: Entry, event: HistoryEvent) =>
  part === 'iff' ||
  part === 'documentLinks' ||
  part === 'documentPrints' ||
  (part === 'attachments' && mainOf(event).part === part)

/** What a new record begins with is no news. */
const nothing: ReadonlySet<string | null> = new Set(['0', '0.00', 'false'])

function labelOf(
  t: Translate,
  part: string,
  { field, labelKey }: { field: string; labelKey: string },
): string {
  if (part === 'attachments') return t('attachment.title')
  const label = t.find(labelKey) ?? field
  const line = part === 'documentLines' ? /^\[(\d+)\]/.exec(field)?.[1] : undefined
  return line ? `${t('invoice.line', { number: line })} · ${label}` : label
}

function Change({
  field,
  label,
  before,
  after,
}: {
  field: string
  label: string
  before: string | null
  after: string | null
}) {
  const readable = useReadable(field)
  return (
    <>
      <span className="muted">{label}</span>
      <span>
        {before !== null && (
          <del>
            <bdi>{readable(before)}</bdi>
          </del>
        )}{' '}
        {after !== null && (
          <ins>
            <bdi>{readable(after)}</bdi>
          </ins>
        )}
      </span>
    </>
  )
}

/** Enumerations that stored values of a field belong to. */
const types: Readonly<Record<string, string>> = {
  taxpayerType: 'TaxpayerType',
  role: 'PartyRole',
  kind: 'ItemKind',
  supply: 'SupplyType',
  taxCategory: 'TaxCategory',
  taxKind: 'TaxKind',
  yearStyle: 'YearStyle',
  resets: 'SeriesReset',
  entityType: 'EntityType',
  locationType: 'LocationType',
  filingFrequency: 'FilingFrequency',
  documentKind: 'DocumentKind',
  supplyKind: 'SupplyKind',
  mode: 'PaymentMode',
  openingBalanceSide: 'BalanceSide',
  language: 'Language',
}

/** Stored values in the words of the screens: states by name, yes and no, labels of enumerations, grouped amounts. */
function useReadable(path: string): (value: string) => string {
  const t = useT()
  const stateName = useStateName()
  const format = useSession((session) => session.settings?.dateFormat ?? 'DD/MM/YYYY')
  const field = path.split(/[.[]/).at(-1) ?? path
  return (value) => {
    if (value === 'true') return t('common.yes')
    if (value === 'false') return t('common.no')
    if (field === 'status') return t.status(value)
    if (field === 'stateCode' || field === 'placeOfSupply') return stateName(value)
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value, format)
    if (/^-?\d+\.\d{2}$/.test(value)) return formatDecimal(value, 2)
    if (/^-?\d+\.\d+$/.test(value)) return formatDecimal(value, 12, true)
    if (field === 'event') return t.find(`mail.${value}`) ?? value
    const type = types[field]
    return type ? t.label(type, value) : value
  }
}
