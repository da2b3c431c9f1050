import { isCredit } from './families.ts'
import type { DocumentType, DocumentTypeCode, KindDeclaration, NoteType } from './families.ts'
import { customerOpening } from './kinds/customer-opening.ts'
import { deliveryChallan } from './kinds/delivery-challan.ts'
import { inwardNote } from './kinds/inward-note.ts'
import { outwardNote } from './kinds/outward-note.ts'
import { purchaseBill } from './kinds/purchase-bill.ts'
import { purchaseOrder } from './kinds/purchase-order.ts'
import { salesInvoice } from './kinds/sales-invoice.ts'
import { salesOrder } from './kinds/sales-order.ts'
import { salesQuotation } from './kinds/sales-quotation.ts'
import { supplierOpening } from './kinds/supplier-opening.ts'

const declarations = {
  salesQuotation,
  salesOrder,
  salesInvoice,
  deliveryChallan,
  outwardNote,
  purchaseOrder,
  purchaseBill,
  inwardNote,
  customerOpening,
  supplierOpening,
} as const

export type DocumentKind = keyof typeof declarations

/** The table of kinds: names, statuses, calls, rights, series and audit are derived from it. */
export const documentKinds: Readonly<Record<DocumentKind, KindDeclaration>> = declarations

/** Kinds whose calls are offered. */
export type OfferedKind = {
  [K in DocumentKind]: (typeof declarations)[K] extends { readonly isOffered: true } ? K : never
}[DocumentKind]

export const documentKindNames = Object.keys(declarations) as [DocumentKind, ...DocumentKind[]]

export const offeredKinds = documentKindNames.filter(
  (kind): kind is OfferedKind => documentKinds[kind].isOffered === true,
)

/** Kinds whose lines documents of a kind take: what an invoice or a bill is made from, notes apart. */
export const sourceKindsOf = (kind: DocumentKind): DocumentKind[] =>
  documentKindNames.filter(
    (from) => documentKinds[from].fulfilment && documentKinds[from].convertsTo.includes(kind),
  )

/** Kinds whose lines others take. */
export const takenKinds = documentKindNames.filter((kind) => documentKinds[kind].fulfilment)

/** Kinds that notes correct. */
export const correctedKinds = documentKindNames.filter((kind) =>
  documentKindNames.some((note) => documentKinds[note].corrects === kind),
)

/** Kinds whose issued lines others name: a line keeps its number wherever it is moved. */
export const namedByLine: ReadonlySet<DocumentKind> = new Set([...takenKinds, ...correctedKinds])

/** Kinds that keep goods for their customers. */
export const reservingKinds = documentKindNames.filter((kind) => documentKinds[kind].reserves)

/** Kinds of whose documents one at least is of such a type. */
export const kindsOfType = (fits: (type: DocumentType) => boolean): DocumentKind[] =>
  documentKindNames.filter((kind) => [typeOf(kind), typeOf(kind, 'Debit')].some(fits))

/**
 * What an issued document of a kind is; of a note without a type, a credit note.
 *
 * @example
 * typeOf('salesInvoice').opens // 'receivable'
 * typeOf('outwardNote', 'Debit').letter // 'D'
 */
export function typeOf(kind: DocumentKind, note: NoteType = 'Credit'): DocumentType {
  const { type } = documentKinds[kind]
  return 'letter' in type ? type : type[note]
}

/** The note that is made where nothing is said of it: the one that lowers what is owed. */
export const usualNoteOf = (kind: DocumentKind): NoteType =>
  isCredit(typeOf(kind, 'Credit')) ? 'Credit' : 'Debit'

/** The letter of a document. */
export const typeCodeOf = (kind: DocumentKind, note?: NoteType): DocumentTypeCode => typeOf(kind, note).letter

/** The kind of record whose own fields the lines of a document have. */
export const lineFieldsOf = <K extends DocumentKind>(kind: K): `${K}Line` => `${kind}Line`

/** The flag of a sale or a purchase, as exports and calls carry it. */
export const supplyTypeOf = (kind: DocumentKind): 'S' | 'P' =>
  documentKinds[kind].side === 'sale' ? 'S' : 'P'
