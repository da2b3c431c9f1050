import { documentKinds, typeOf } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { isCredit } from '@bahi/domain/documents/families.ts'
import type { NoteType, Opening } from '@bahi/domain/documents/families.ts'
import type { DocumentStatus } from '@bahi/domain/documents/lives.ts'
import { openSides } from '@bahi/domain/payments/kinds.ts'
import type { OpenSide, PaymentKind } from '@bahi/domain/payments/kinds.ts'
import type { NaiveCorrection } from './stock.ts'

/** A line as it was sent: so much, and of which line of another document. */
export interface NaiveLine {
  readonly lineNumber: number
  readonly quantity: number
  /** Of one, in paise. */
  readonly price: number
  readonly source?: { readonly documentId: number; readonly lineNumber: number }
}

export interface NaiveDocument {
  readonly id: number
  readonly kind: DocumentKind
  readonly noteType?: NoteType
  /** In paise. */
  readonly total: number
  readonly lines: readonly NaiveLine[]
  /** What came back of its lines, by their numbers. */
  readonly returned: ReadonlyMap<number, number>
  readonly isLive: boolean
  /** What was sent last, for a change. */
  readonly body: object
  /** What a note corrects. */
  readonly corrects?: number
}

export interface NaivePayment {
  readonly id: number
  readonly kind: PaymentKind
  /** With tax kept back, in paise. */
  readonly amount: number
  readonly isLive: boolean
  /** The payment in that it gives back. */
  readonly refunds?: number
  readonly isWriteOff?: boolean
}

/** So many paise of one record settle a document: of a payment, or of another document. */
interface Settlement {
  readonly from: number
  readonly by: 'payment' | 'credit' | 'note'
  readonly documentId: number
  readonly amount: number
}

/**
 * The books of one party as somebody keeps them who writes down what was accepted and adds up by hand: nothing in it is
 * read from the product's sums.
 */
export interface NaiveBooks {
  readonly documents: Map<number, NaiveDocument>
  readonly payments: Map<number, NaivePayment>
  settlements: Settlement[]
  /** Of stock, by their ids. */
  readonly corrections: Map<number, NaiveCorrection>
  /** In which order documents were issued and stock was corrected. */
  readonly turns: (readonly ['document' | 'correction', number])[]
}

export const emptyBooks = (): NaiveBooks => ({
  documents: new Map(),
  payments: new Map(),
  settlements: [],
  corrections: new Map(),
  turns: [],
})

export const opensOf = ({ kind, noteType }: NaiveDocument) => typeOf(kind, noteType).opens

/** Settlements of one record, replaced by others. */
export function settle(
  books: NaiveBooks,
  by: Settlement['by'],
  from: number,
  list: readonly { readonly documentId: number; readonly amount: number }[],
): void {
  books.settlements = [
    ...books.settlements.filter((one) => one.by !== by || one.from !== from),
    ...list.map(({ documentId, amount }) => ({ by, from, documentId, amount })),
  ]
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** What is open of a document: its total less what settles it, and of a credit less what it settles. */
export const openOf = (books: NaiveBooks, { id, total }: NaiveDocument): number =>
  total -
  sum(
    books.settlements
      .filter(({ documentId, from, by }) => documentId === id || (by !== 'payment' && from === id))
      .map(({ amount }) => amount),
  )

/** What is left of a payment: no document and no refund has it. */
export function unallocatedOf(
  { settlements, payments }: NaiveBooks,
  { id, amount, refunds }: NaivePayment,
): number {
  const settled = settlements.filter(({ by, from }) => by === 'payment' && from === id)
  const givenBack = [...payments.values()].filter((other) => other.isLive && other.refunds === id)
  return refunds === undefined ? amount - sum([...settled, ...givenBack].map((one) => one.amount)) : 0
}

/** What an amount settles that names no document: what is open of one side, oldest first. */
export function oldestFirst(
  books: NaiveBooks,
  side: Opening,
  amount: number,
): readonly { readonly documentId: number; readonly amount: number }[] {
  let rest = amount
  const dayOf = ({ body }: NaiveDocument) => (body as { readonly date: string }).date
  return [...books.documents.values()]
    .filter((document) => document.isLive && opensOf(document) === side && openOf(books, document) > 0)
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.id - b.id)
    .flatMap((document) => {
      const part = Math.min(rest, openOf(books, document))
      rest -= part
      return part > 0 ? [{ documentId: document.id, amount: part }] : []
    })
}

/** What is open of the documents of one side, and what credits and payments of that side settle nothing with. */
export function agesOf(
  books: NaiveBooks,
  side: OpenSide,
): { readonly open: number; readonly advances: number } {
  const { credit, paidBy } = openSides[side]
  const openOfAll = (opens: Opening) =>
    sum(
      [...books.documents.values()]
        .filter((one) => one.isLive && opensOf(one) === opens)
        .map((one) => openOf(books, one)),
    )
  const payments = [...books.payments.values()].filter(
    (one) => one.isLive && one.kind === paidBy && !one.isWriteOff,
  )
  return {
    open: openOfAll(side),
    advances: openOfAll(credit) + sum(payments.map((one) => unallocatedOf(books, one))),
  }
}

/** What notes in parts may take back less than the invoice, as each rounds its tax: less than a rupee. */
const paiseLostInParts = 100

/** The status of a document by what settles it and by what others took of its lines; nothing where other facts decide it. */
export function statusOf(books: NaiveBooks, document: NaiveDocument): DocumentStatus | undefined {
  const { issued, settled, covered, fulfilment } = documentKinds[document.kind]
  const settlements = books.settlements.filter(({ documentId }) => documentId === document.id)
  const noted = [...books.documents.values()].filter(
    (note) => note.isLive && note.corrects === document.id && isCredit({ opens: opensOf(note)! }),
  )
  const isTakenBack =
    settlements.every(({ by }) => by === 'note') ||
    sum(noted.map(({ total }) => total)) > document.total - paiseLostInParts
  const isPaid = settlements.some(({ by }) => by === 'payment')
  if (covered && noted.length > 0 && isTakenBack && !isPaid && openOf(books, document) === 0) return covered
  if (settled) return openOf(books, document) === 0 && settlements.length > 0 ? settled : issued
  if (!fulfilment?.part) return undefined
  const left = leftOf(books, document)
  if (left.every((rest, index) => rest === document.lines[index]!.quantity)) return issued
  return left.some((rest) => rest > 0) ? fulfilment.part : fulfilment.all
}

/** What each document and payment that counts is in the account of the party: positive where the party owes us more by it. */
export function accountOf(books: NaiveBooks): ReadonlyMap<string, number> {
  const documents = [...books.documents.values()].flatMap((document) => {
    const opens = opensOf(document)
    if (!document.isLive || !opens || document.total === 0) return []
    const owes = opens === 'receivable' || opens === 'supplierCredit'
    return [[`document ${document.id}`, owes ? document.total : -document.total] as const]
  })
  const payments = [...books.payments.values()]
    .filter(({ isLive }) => isLive)
    .map(({ id, kind, amount }) => [`payment ${id}`, kind === 'paymentIn' ? -amount : amount] as const)
  return new Map([...documents, ...payments])
}

/** What the party owes us: sales and what they take back, less purchases, less money received, with money paid. */
export const balanceOf = (books: NaiveBooks): number => sum([...accountOf(books).values()])

/** What live documents took of a line; what a cancelled one took is what was taken onwards of its own lines. */
function takenOf(books: NaiveBooks, documentId: number, lineNumber: number): number {
  const takers = [...books.documents.values()].filter(
    ({ kind }) => !documentKinds[kind].parts.includes('note'),
  )
  return sum(
    takers.flatMap((taker) =>
      taker.lines
        .filter(({ source }) => source?.documentId === documentId && source.lineNumber === lineNumber)
        .map((line) =>
          taker.isLive
            ? line.quantity - (taker.returned.get(line.lineNumber) ?? 0)
            : takenOf(books, taker.id, line.lineNumber),
        ),
    ),
  )
}

/** Notes of the kind that takes back have more of a line than it has. */
export const isAboveNotes = (books: NaiveBooks, { id, lines }: NaiveDocument): boolean =>
  lines.some(({ lineNumber, quantity }) => {
    const notes = [...books.documents.values()].filter(
      (note) => note.isLive && note.corrects === id && isCredit({ opens: opensOf(note)! }),
    )
    const taken = notes.flatMap((note) =>
      note.lines.filter(({ source }) => source?.lineNumber === lineNumber),
    )
    return sum(taken.map((line) => line.quantity)) > quantity
  })

/** More is taken of a line, or came back of it, than it has. */
export const isAbove = (books: NaiveBooks, { id, lines, returned }: NaiveDocument): boolean =>
  lines.some(
    ({ lineNumber, quantity }) => takenOf(books, id, lineNumber) + (returned.get(lineNumber) ?? 0) > quantity,
  )

/** What others have not taken of the lines of a document, and what did not come back, in the order of its lines. */
export const leftOf = (books: NaiveBooks, { id, lines, returned }: NaiveDocument): number[] =>
  lines.map(({ lineNumber, quantity }) =>
    Math.max(quantity - takenOf(books, id, lineNumber) - (returned.get(lineNumber) ?? 0), 0),
  )

export const leftValueOf = (books: NaiveBooks, document: NaiveDocument): number =>
  sum(leftOf(books, document).map((rest, index) => rest * document.lines[index]!.price))
