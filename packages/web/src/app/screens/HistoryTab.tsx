import { formatDate } from '@bahi/domain/cal/shown.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../api/use-call.ts'
import type { Reply } from '../api/call-types.ts'
import { formatDecimal } from '../../ui/numbers.ts'
import { useStateName } from '../fields/AddressFields.tsx'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import type { Translate } from '../texts.ts'
import { TimeText } from '../values.tsx'
import { EmptyState } from './EmptyState.tsx'
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
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {history.data && history.data.total > entries.length && (
        <Button variant="subtle" onClick={() => setSize(Math.min(100, size + pageSize))}>
          {t('history.more')}
        </Button>
      )}
    </>
  )
}

type Entry = Reply<'audit.history'>['entries'][number]

function Entry({ entry }: { entry: Entry }) {
  const t = useT()
  const changes = entry.changes.filter(({ after }) => entry.action !== 'create' || !nothing.has(after))
  return (
    <li>
      <div className={css.when}>
        <strong>{entry.userName ?? t('history.system')}</strong>
        <span>{t.find(`history.${entry.action}`) ?? entry.action}</span>
        <span className="meta">
          <TimeText value={entry.at} />
        </span>
        <span className="meta">{t.find(`history.source.${entry.source}`) ?? entry.source}</span>
        {entry.sealedAs !== null && (
          <span className="meta">{t('history.sealed', { number: entry.sealedAs })}</span>
        )}
      </div>
      {entry.reason && <div>{t('history.reason', { reason: entry.reason })}</div>}
      {entry.action === 'create' ? (
        <details>
          <summary className="link">{summaryOf(t, changes)}</summary>
          <Changes part={entry.part} changes={changes} />
        </details>
      ) : (
        <Changes part={entry.part} changes={changes} />
      )}
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

/** What a new record began with, in one line: how many fields, and its total where it has one. */
function summaryOf(t: Translate, changes: Entry['changes']): string {
  const total = changes.find(({ field }) => field === 'total')?.after
  const count = t.count('history.fields', changes.length)
  return total ? `${count} · ${formatDecimal(total, 2)}` : count
}

/** What a new record begins with is no news. */
const nothing: ReadonlySet<string | null> = new Set(['0', '0.00', 'false'])

function labelOf(
  t: Translate,
  part: string,
  { field, labelKey }: { field: string; labelKey: string },
): string {
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
