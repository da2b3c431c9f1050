import type { Filter } from '../../app/screens/filter-types.ts'
import { viewOf } from '../../app/documents.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { paymentKindOf, paymentPath } from '../../app/payments.ts'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { Amount, dash } from '../../ui/values.tsx'
import { accountWord } from '../../app/accounts/accounts.ts'

export type Entry = RowOf<'dayBook.search'>

/** The screen of what an entry is of; undefined where it has none. */
export function openEntry({ source, documentId, paymentId, journalId }: Entry): string | undefined {
  if (documentId) return viewOf(source, documentId)
  const payment = paymentKindOf(source)
  if (paymentId && payment) return paymentPath(payment, 'view', paymentId)
  if (!journalId) return undefined
  return source === 'opening' ? 'opening-balances' : `view-journal/${journalId}`
}

/** Day, account, what it is of, and both sides. */
export const entryColumns: readonly ListColumn<Entry>[] = [
  {
    key: 'date',
    label: 'column.date',
    width: 104,
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  {
    key: 'account',
    label: 'books.account',
    width: 180,
    card: 'title',
    cell: (row) => <Account entry={row} />,
  },
  { key: 'source', label: 'books.kind', width: 140, card: 'meta', cell: (row) => <Source entry={row} /> },
  {
    key: 'number',
    label: 'column.number',
    width: 150,
    card: 'meta',
    cell: (row) => <bdi>{row.number ?? dash}</bdi>,
  },
  {
    key: 'narration',
    label: 'books.narration',
    width: 200,
    grows: true,
    fromWidth: 1100,
    cell: (row) => row.narration ?? dash,
  },
  {
    key: 'debit',
    label: 'books.debit',
    width: 120,
    align: 'end',
    card: 'end',
    cell: (row) => <Side amount={row.debit} side="debit" />,
  },
  {
    key: 'credit',
    label: 'books.credit',
    width: 120,
    align: 'end',
    card: 'end',
    cell: (row) => <Side amount={row.credit} side="credit" />,
  },
]

function Account({ entry }: { entry: Entry }) {
  const t = useT()
  return <>{entry.partyName ?? accountWord(t, entry)}</>
}

function Source({ entry: { source } }: { entry: Entry }) {
  const t = useT()
  return <>{source === 'opening' ? t('books.openings') : t.label('DocumentKind', source)}</>
}

/** A card of a phone has no heads of columns: the amount says which side it is of. */
function Side({ amount, side }: { amount: string; side: 'debit' | 'credit' }) {
  const t = useT()
  const isCard = usePhone()
  if (Number(amount) === 0) return isCard ? null : <>{dash}</>
  return (
    <>
      <Amount value={amount} />
      {isCard && ` ${t(side === 'debit' ? 'ledger.dr' : 'ledger.cr')}`}
    </>
  )
}

/** Which branch is chosen beside the GSTIN, by `BranchChoice`. */
export const branchFilter: readonly Filter[] = [
  { key: 'branchId', label: 'stock.location', single: true, isNumber: true, isHidden: true },
]
