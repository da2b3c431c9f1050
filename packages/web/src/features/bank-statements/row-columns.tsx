import type { RowOf } from '../../app/api/call-types.ts'
import { viewOf } from '../../app/documents.ts'
import { To } from '../../app/nav.tsx'
import { paymentPath } from '../../app/payments.ts'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import { bookName } from './book-name.ts'
import css from './bank.module.css'

export type Row = RowOf<'bankStatement.search'>
type Match = Row['matches'][number]

const tones = { Unmatched: 'attention', Suggested: 'ink', Matched: 'ok', Ignored: 'neutral' } as const

export const columns: readonly ListColumn<Row>[] = [
  {
    key: 'date',
    label: 'column.date',
    width: 96,
    sort: 'date',
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  {
    key: 'description',
    label: 'bankStatement.description',
    width: 170,
    grows: true,
    sort: 'description',
    card: 'title',
    cell: (row) => <bdi title={row.description}>{row.description || dash}</bdi>,
  },
  {
    key: 'reference',
    label: 'bankStatement.reference',
    width: 150,
    fromWidth: 1600,
    cell: (row) => <bdi>{row.reference ?? dash}</bdi>,
  },
  {
    key: 'debit',
    label: 'bankStatement.withdrawal',
    width: 104,
    align: 'end',
    sort: 'debit',
    card: 'end',
    cell: (row) => (row.debit === '0.00' ? '' : <Amount value={row.debit} />),
  },
  {
    key: 'credit',
    label: 'bankStatement.deposit',
    width: 104,
    align: 'end',
    sort: 'credit',
    card: 'end',
    cell: (row) => (row.credit === '0.00' ? '' : <Amount value={row.credit} />),
  },
  {
    key: 'balance',
    label: 'books.balance',
    width: 120,
    align: 'end',
    isHidden: true,
    cell: (row) => <Amount value={row.balance} />,
  },
  {
    key: 'matches',
    label: 'bankStatement.matchedWith',
    width: 190,
    grows: true,
    card: 'meta',
    cell: (row) => <InBooks row={row} />,
  },
  {
    key: 'reasons',
    label: 'bankStatement.why',
    width: 160,
    card: 'meta',
    cell: (row) => <Reasons row={row} />,
  },
  {
    key: 'state',
    label: 'column.status',
    width: 100,
    sort: 'state',
    card: 'state',
    cell: (row) => <State row={row} />,
  },
]

function State({ row: { state, isSure } }: { row: Row }) {
  const t = useT()
  if (state === 'Suggested')
    return (
      <Chip tone={isSure ? 'ink' : 'attention'}>
        {t(isSure ? 'bankStatement.isSure' : 'bankStatement.isPossible')}
      </Chip>
    )
  return <Chip tone={tones[state]}>{t.label('BankRowState', state)}</Chip>
}

/** What the row is of in the books, or what would be entered for it. */
function InBooks({ row }: { row: Row }) {
  const t = useT()
  const { state, matches, suggestedAccount, suggestedParty, ignoredFor } = row
  if (state === 'Ignored') return <>{ignoredFor}</>
  if (matches.length > 0)
    return (
      <span className={css.matches}>
        {matches.map((match, at) => (
          <MatchName key={at} match={match} isDecided={state === 'Matched'} />
        ))}
      </span>
    )
  const name = suggestedParty ?? (suggestedAccount && bookName(t, suggestedAccount))
  return name ? (
    <>{t('bankMatch.new', { name })}</>
  ) : (
    <span className="muted">{t('bankStatement.noMatch')}</span>
  )
}

const pathOf = ({ paymentId, journalId, documentId, kind }: Match): string | undefined =>
  paymentId !== null
    ? paymentPath(kind === 'paymentOut' ? 'paymentOut' : 'paymentIn', 'view', paymentId)
    : journalId !== null
      ? `view-journal/${journalId}`
      : documentId === null
        ? undefined
        : viewOf(kind as Parameters<typeof viewOf>[0], documentId)

function MatchName({ match, isDecided }: { match: Match; isDecided: boolean }) {
  const t = useT()
  const { number, partyName, otherRowId, documentId } = match
  const name = [number, partyName].filter(Boolean).join(' · ')
  const path = pathOf(match)
  const shown = otherRowId === null ? name : t('bankMatch.transfer', { account: partyName ?? '' })
  return (
    <span>
      {path ? <To to={path}>{shown || t('bankStatement.entry')}</To> : shown}
      {!isDecided && documentId !== null && <span className="muted"> {t('bankStatement.paysIt')}</span>}
    </span>
  )
}

function Reasons({ row: { reasons, ruleName } }: { row: Row }) {
  const t = useT()
  if (reasons.length === 0) return <>{dash}</>
  return (
    <>
      {reasons
        .map((reason) =>
          reason === 'rule' && ruleName
            ? `${t('bankMatch.reason.rule')}: ${ruleName}`
            : t(`bankMatch.reason.${reason}` as TextKey),
        )
        .join(' · ')}
    </>
  )
}
