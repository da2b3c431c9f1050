import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Input, Reply } from '../../app/api/call-types.ts'
import type { AccountChoice } from '../../app/accounts/AccountPicker.tsx'

export type Candidates = Reply<'bankStatement.candidates'>
export type Entry = Candidates['entries'][number]
export type OpenDocument = Candidates['documents'][number]
type Body = Input<'bankStatement.resolve'>

/** A part of a row that is entered from it; `amount` is of the side of the row. */
export interface Part {
  readonly key: number
  readonly choice?: AccountChoice | undefined
  readonly amount: string
  /** The document that it settles, with the party of it. */
  readonly document?: OpenDocument | undefined
}

export const entryKey = ({ paymentId, journalId, openingId }: Entry): string =>
  paymentId === null ? (journalId === null ? `o${openingId}` : `j${journalId}`) : `p${paymentId}`

const decimalOf = (text: string) => (Decimal.isValid(text) ? Decimal.of(text) : Decimal.zero)

interface Row {
  readonly id: number
  readonly debit: string
  readonly credit: string
}

export const isDeposit = ({ credit }: Row): boolean => !Decimal.of(credit).isZero()

/** What of a row is in no entry and no part yet, on the side of the row. */
export function leftOf(row: Row, entries: readonly Entry[], parts: readonly Part[]): Decimal {
  const isIn = isDeposit(row)
  const amount = Decimal.of(isIn ? row.credit : row.debit)
  const matched = Decimal.sum(entries.map((entry) => entry.amount))
  return amount
    .sub(isIn ? matched : matched.neg())
    .sub(Decimal.sum(parts.map((part) => decimalOf(part.amount))))
}

export const isFilled = ({ choice, amount }: Part): boolean => choice !== undefined || amount !== ''

export const bodyOf = (row: Row, entries: readonly Entry[], parts: readonly Part[]): Body => ({
  id: row.id,
  entries: entries.map(({ paymentId, journalId, openingId }) => ({
    ...(paymentId === null ? {} : { paymentId }),
    ...(journalId === null ? {} : { journalId }),
    ...(openingId === null ? {} : { openingId }),
  })),
  parts: parts.filter(isFilled).map(({ choice, amount, document }) => ({
    ...(choice?.account === undefined ? {} : { account: choice.account }),
    ...(choice?.accountId === undefined ? {} : { accountId: choice.accountId }),
    ...(choice?.partyId === undefined ? {} : { partyId: choice.partyId }),
    amount,
    ...(document ? { allocations: [{ documentId: document.documentId, amount }] } : {}),
  })),
})
