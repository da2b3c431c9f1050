import { readNumber } from '@bahi/domain/num/typed.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Input, Reply } from '../../app/api/call-types.ts'
import type { AccountChoice } from '../../app/accounts/AccountPicker.tsx'

/** A row of a journal or of opening balances, as it is typed. */
export interface JournalRow extends Pick<AccountChoice, 'account' | 'accountId' | 'partyId'> {
  readonly key: number
  /** The name of the account or of the party. */
  readonly shown: string
  readonly debit: string
  readonly credit: string
  readonly narration: string
}

export const mostRows = 500

export const newJournalRow = (key: number): JournalRow => ({
  key,
  shown: '',
  debit: '',
  credit: '',
  narration: '',
})

export const isBlank = ({ shown, debit, credit, narration }: JournalRow): boolean =>
  shown === '' && debit === '' && credit === '' && narration === ''

export const hasAccount = ({ account, accountId, partyId }: JournalRow): boolean =>
  account !== undefined || accountId !== undefined || partyId !== undefined

type Line = Input<'journal.save'>['lines'][number]

export const lineOf = ({ account, accountId, partyId, debit, credit, narration }: JournalRow): Line => ({
  ...(partyId !== undefined ? { partyId } : accountId !== undefined ? { accountId } : { account }),
  ...(debit === '' ? {} : { debit }),
  ...(credit === '' ? {} : { credit }),
  ...(narration === '' ? {} : { narration }),
})

type StoredLine = Reply<'journal.detail'>['lines'][number]

/** Stored lines as rows; `nameOf` names an account in the reader's language. */
export const rowsOf = (lines: readonly StoredLine[], nameOf: (line: StoredLine) => string): JournalRow[] =>
  lines.map((line, key) => ({
    key,
    shown: line.partyName ?? nameOf(line),
    ...(line.partyId !== null
      ? { partyId: line.partyId }
      : line.accountId !== null
        ? { accountId: line.accountId }
        : { account: line.account }),
    debit: Number(line.debit) === 0 ? '' : line.debit,
    credit: Number(line.credit) === 0 ? '' : line.credit,
    narration: line.narration ?? '',
  }))

const amountOf = (text: string) => (Decimal.isValid(text) ? Decimal.of(text) : Decimal.zero)

export interface Sides {
  readonly debit: string
  readonly credit: string
  /** Debits over credits. */
  readonly difference: Decimal
}

export function sidesOf(rows: readonly JournalRow[]): Sides {
  const debit = Decimal.sum(rows.map((row) => amountOf(row.debit)))
  const credit = Decimal.sum(rows.map((row) => amountOf(row.credit)))
  return { debit: debit.toFixed(2), credit: credit.toFixed(2), difference: debit.sub(credit) }
}

/** An account chosen in a row without amounts gets what is missing on the other side of the rest. */
export function balanced(rows: readonly JournalRow[], key: number): readonly JournalRow[] {
  const { difference } = sidesOf(rows)
  if (difference.isZero()) return rows
  const missing = difference.abs().toFixed(2)
  return rows.map((row) =>
    row.key === key && row.debit === '' && row.credit === ''
      ? { ...row, ...(difference.isPositive() ? { credit: missing } : { debit: missing }) }
      : row,
  )
}

/** Rows of a sheet: account, debit, credit, narration; a first row of words alone is a heading. */
export function pastedRows(
  text: string,
): { name: string; debit: string; credit: string; narration: string }[] {
  const cells = text
    .replaceAll('\r', '')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => row.split('\t').map((cell) => cell.trim()))
  const isHeading = cells.length > 1 && cells[0]!.slice(1).every((cell) => !/\d/.test(cell))
  return (isHeading ? cells.slice(1) : cells).map(([name = '', debit = '', credit = '', narration = '']) => ({
    name,
    debit: readNumber(debit) ?? debit,
    credit: readNumber(credit) ?? credit,
    narration,
  }))
}
