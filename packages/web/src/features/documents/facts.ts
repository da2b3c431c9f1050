import type { DocumentPart, NoteType } from '@bahi/domain/documents/families.ts'
import { conversionOf, conversionRightOf } from '@bahi/domain/documents/conversions.ts'
import { documentKinds, namedByLine, sourceKindsOf, typeOf } from '@bahi/domain/documents/kinds.ts'
import { statusesOf } from '@bahi/domain/documents/lives.ts'
import type { DocumentAction, DocumentStatus } from '@bahi/domain/documents/lives.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { isKindWithScreens, kindsWithScreens, rightOf } from '../../app/documents.ts'
import type { DocumentKind } from '../../app/documents.ts'
import type { PaymentKind } from '../../app/payments.ts'
import type { TextKey } from '../../app/texts.ts'

/** What is said of the other party of a document. */
export interface PartyWords {
  readonly name: TextKey
  readonly gstin: TextKey
  readonly create: TextKey
  readonly place: TextKey
}

const partyWords = {
  Customer: {
    name: 'invoice.party',
    gstin: 'invoice.partyGstin',
    create: 'invoice.newParty',
    place: 'invoice.placeOfCustomer',
  },
  Supplier: {
    name: 'supplier.party',
    gstin: 'supplier.partyGstin',
    create: 'supplier.newParty',
    place: 'supplier.placeOfParty',
  },
} as const satisfies Record<'Customer' | 'Supplier', PartyWords>

/** What is said of the documents that a note corrects. */
interface NoteWords {
  readonly against: TextKey
  readonly find: TextKey
  readonly partyFirst: TextKey
  readonly notInBooks: TextKey
  readonly otherNumber: TextKey
  readonly otherDate: TextKey
  readonly otherTotal: TextKey
}

const noteWords = {
  Customer: {
    against: 'note.against',
    find: 'note.findInvoice',
    partyFirst: 'note.customerFirst',
    notInBooks: 'note.notInBooks',
    otherNumber: 'note.otherNumber',
    otherDate: 'note.otherDate',
    otherTotal: 'note.otherTotal',
  },
  Supplier: {
    against: 'inwardNote.against',
    find: 'inwardNote.findBill',
    partyFirst: 'inwardNote.supplierFirst',
    notInBooks: 'inwardNote.notInBooks',
    otherNumber: 'inwardNote.otherNumber',
    otherDate: 'inwardNote.otherDate',
    otherTotal: 'inwardNote.otherTotal',
  },
} as const satisfies Record<'Customer' | 'Supplier', NoteWords>

/** How a supplier calls its document. */
interface SupplierWords {
  readonly number: TextKey
  readonly date: TextKey
}

/** Kinds that are made from others, each with a word for the button. */
const made = ['salesOrder', 'salesInvoice', 'deliveryChallan', 'purchaseBill'] as const

/** What its due date is called: of the document, and at the ends of a range. */
interface DueWords {
  readonly label: TextKey
  readonly from: TextKey
  readonly to: TextKey
}

const dueWords = {
  payment: { label: 'invoice.dueDate', from: 'invoice.dueFrom', to: 'invoice.dueTo' },
  validity: { label: 'offer.validUntil', from: 'offer.validFrom', to: 'offer.validUntil' },
  delivery: { label: 'order.deliveryDate', from: 'order.deliveryFrom', to: 'order.deliveryTo' },
} as const satisfies Record<string, DueWords>

interface Conversion {
  readonly to: (typeof made)[number]
  readonly action: DocumentAction
}

/** What making one kind from another takes: creating the one and converting the other. */
export const rightsToMake = (to: DocumentKind, from: DocumentKind): readonly RightCode[] => [
  rightOf(to, 'AD'),
  ...[(conversionRightOf(from, to) as RightCode | undefined) ?? []].flat(),
]

/** Whether the life of a kind has an action in a status; what else forbids it the server says. */
export const mayIn = (kind: DocumentKind, action: DocumentAction, status: string): boolean =>
  documentKinds[kind].life.some(
    (move) => move.action === action && move.from.includes(status as DocumentStatus),
  )

/** The statuses that documents of a kind are listed in. */
export const statusesOfKind = (kind: DocumentKind): DocumentStatus[] =>
  statusesOf(documentKinds[kind].life).filter((status) => status !== 'Delete')

/** What the screens ask of a kind, from its declaration. */
export interface KindFacts {
  readonly side: 'sale' | 'purchase'
  readonly party: 'Customer' | 'Supplier'
  readonly words: PartyWords
  readonly noteWords: NoteWords
  readonly supplierWords: SupplierWords
  readonly has: (part: DocumentPart) => boolean
  /** Each of them is paid, and falls due. */
  readonly isPaid: boolean
  /** Absent: it falls due on no day. */
  readonly due: DueWords | undefined
  /** Its customer accepts or declines it. */
  readonly isOffer: boolean
  readonly hasProforma: boolean
  readonly hasEInvoice: boolean
  readonly hasEWayBill: boolean
  readonly isInGstr1: boolean
  /** Of a note: the kind that it corrects. */
  readonly corrects: DocumentKind | undefined
  /** It is entered in the ledger, and in a return of its period. */
  readonly isInBooks: boolean
  /** Cancelling it closes it short of its quantities. */
  readonly isOrder: boolean
  /** Others take quantities of its lines. */
  readonly isTaken: boolean
  /** Others name its lines, which keep their numbers. */
  readonly isNamedByLine: boolean
  /** What is made from it with quantities of its lines, and the action of its life that does so. */
  readonly conversions: readonly Conversion[]
  /** What it is made from. */
  readonly sources: readonly DocumentKind[]
  /** The kind of note that corrects it. */
  readonly correctedBy: DocumentKind | undefined
}

/** Whether a document is paid, and falls due. */
export function isPaidOf(kind: DocumentKind, note?: NoteType): boolean {
  const { opens } = typeOf(kind, note)
  return opens === 'receivable' || opens === 'payable'
}

/** How what is left of a document settles others: a note is applied or refunded, a bill is set off against invoices. */
export function creditOf(
  kind: DocumentKind,
  note?: NoteType,
): { readonly words: 'credit.apply' | 'credit.setOff'; readonly refundedBy?: PaymentKind } | undefined {
  const { opens } = typeOf(kind, note)
  if (opens === 'payable') return { words: 'credit.setOff' }
  if (opens === 'customerCredit') return { words: 'credit.apply', refundedBy: 'paymentOut' }
  return opens === 'supplierCredit' ? { words: 'credit.apply', refundedBy: 'paymentIn' } : undefined
}

export function factsOf(kind: DocumentKind): KindFacts {
  const { family, side, party, type, parts, hasEwayBill, convertsTo, fulfilment, ...more } =
    documentKinds[kind]
  const types = 'letter' in type ? [type] : Object.values(type)
  const isPaid = types.every(({ opens }) => opens === 'receivable' || opens === 'payable')
  const due = more.due ?? (isPaid ? 'payment' : undefined)
  return {
    side,
    party,
    words: partyWords[party],
    noteWords: noteWords[party],
    supplierWords: parts.includes('note')
      ? { number: 'inwardNote.number', date: 'inwardNote.date' }
      : { number: 'supplier.number', date: 'supplier.date' },
    has: (part) => parts.includes(part),
    isPaid,
    due: due && dueWords[due],
    isOffer: more.isOffer ?? false,
    hasProforma: more.hasProforma ?? false,
    hasEInvoice: types.some(({ eInvoice }) => eInvoice !== undefined),
    hasEWayBill: hasEwayBill ?? false,
    isInGstr1: types.some(({ gstr1 }) => gstr1 !== undefined && gstr1 !== 'challan'),
    corrects: kindsWithScreens.find((one) => one === documentKinds[kind].corrects),
    correctedBy: kindsWithScreens.find((one) => documentKinds[one].corrects === kind),
    isInBooks: types.some(({ ledger }) => ledger !== undefined),
    isOrder: family === 'order' && !more.isOffer,
    isTaken: fulfilment !== undefined,
    isNamedByLine: namedByLine.has(kind),
    conversions: fulfilment
      ? made.filter((to) => convertsTo.includes(to)).map((to) => ({ to, action: conversionOf[to]! }))
      : [],
    sources: sourceKindsOf(kind).filter(isKindWithScreens),
  }
}
