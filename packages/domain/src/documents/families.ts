import type { DocumentStatus, StatusMove } from './lives.ts'

/**
 * What a kind shares with others in code: taxed documents have figures, books, returns and portals; orders have figures
 * and what is left of their lines; movements have goods that leave or come, and no books; openings have an amount that was
 * open when the books began, and no lines.
 */
export type Family = 'taxed' | 'order' | 'movement' | 'opening'

/** Type letters of the specification: invoice, bill, challan or credit note, debit note, other. */
export type DocumentTypeCode = 'I' | 'B' | 'C' | 'D' | 'O'

/** The two notes; of an inward note `Debit` lowers what is owed to the supplier. */
export type NoteType = 'Credit' | 'Debit'

/** Which accounts a document is entered in, and on which side. */
export type LedgerRule =
  | 'sale'
  | 'saleReturn'
  | 'purchase'
  | 'purchaseReturn'
  | 'distribution'
  | 'distributionReturn'
  | 'broughtDebit'
  | 'broughtCredit'

/** What stays open with the party: it owes us, we owe it, or a note settles other documents of the customer or supplier. */
export type Opening = 'receivable' | 'payable' | 'customerCredit' | 'supplierCredit'

/** What an issued document is: a note is one of two things by its type. */
export interface DocumentType {
  /** The letter exchanged with others. */
  readonly letter: DocumentTypeCode
  /** Numbers are unique in it, for each GSTIN and financial year. */
  readonly numberScope: string
  /** Absent: it is in no books. */
  readonly ledger?: LedgerRule
  /** Absent: nothing of it is paid. */
  readonly opens?: Opening
  /** Why one is made: reasons of the specification. Absent: it gives none. */
  readonly reasons?: readonly string[]
  readonly stock?: 'out' | 'in'
  /** What it is in GSTR-1. Absent: it is in no outward return. */
  readonly gstr1?: 'invoice' | 'creditNote' | 'debitNote' | 'challan'
  /** What the portal of e-invoices calls it. Absent: it has no IRN. */
  readonly eInvoice?: 'INV' | 'CRN' | 'DBN'
}

/** What a person types for some kinds besides what all have; each part is a group of members of the save call. */
export type DocumentPart =
  | 'note'
  | 'revision'
  | 'consignment'
  | 'supplierNumber'
  | 'ownSupply'
  | 'itc'
  | 'billOfEntry'
  | 'distribution'
  | 'withholding'
  | 'collection'
  | 'received'
  | 'sources'
  | 'purpose'

/** It lowers what its party owes or is owed; what it corrects limits it. */
export const isCredit = ({ opens }: Pick<DocumentType, 'opens'>): boolean =>
  opens === 'customerCredit' || opens === 'supplierCredit'

/** One kind of document: data alone. What needs a condition is a rule of its family, named here. */
export interface KindDeclaration {
  readonly family: Family
  /** Who supplies: we do in a sale. */
  readonly side: 'sale' | 'purchase'
  readonly party: 'Customer' | 'Supplier'
  readonly category: 'Sale' | 'Delivery Challan' | 'Purchase'
  /** Group of its rights: `SIN` gives `SIN_CNL`. */
  readonly rights: string
  readonly type: DocumentType | Readonly<Record<NoteType, DocumentType>>
  /** Status of an issued document of which nothing is paid, taken or answered yet. */
  readonly issued: DocumentStatus
  /** Status once nothing is left to pay. */
  readonly settled?: DocumentStatus
  /** Status once notes have taken back all of it. */
  readonly covered?: DocumentStatus
  /**
   * Other documents take quantities of its lines. Its status follows where one is named: once something is taken, and once
   * nothing is left.
   */
  readonly fulfilment?: { readonly part?: DocumentStatus; readonly all?: DocumentStatus }
  readonly life: readonly StatusMove[]
  readonly parts: readonly DocumentPart[]
  readonly hasEwayBill?: boolean
  /** What its due date is, where that is no day of payment: the last day of an offer, or the day of delivery. */
  readonly due?: 'validity' | 'delivery'
  /** Its customer answers it: it has the statuses of an offer. */
  readonly isOffer?: boolean
  /** What is left of it is kept for its customer: goods of ours that nobody else is promised. */
  readonly reserves?: boolean
  /** It can be printed as a proforma invoice, which is no tax invoice. */
  readonly hasProforma?: boolean
  /** The return whose filing locks it. Absent: none does. */
  readonly lockedBy?: 'GSTR1' | 'GSTR3B'
  /** Its calls are offered. A kind gets them once it is whole: numbered, entered, returned, listed, printed. */
  readonly isOffered?: boolean
  /** The kind that its notes correct. */
  readonly corrects?: string
  /** Kinds that are made from it. */
  readonly convertsTo: readonly string[]
}
