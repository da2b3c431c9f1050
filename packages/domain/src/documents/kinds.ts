/** Kinds of documents. One shape for all; what differs is in {@link documentKinds}. */
export type DocumentKind =
  | 'salesOrder'
  | 'salesInvoice'
  | 'deliveryChallan'
  | 'outwardNote'
  | 'purchaseOrder'
  | 'purchaseBill'
  | 'inwardNote'

export type DocumentStatus =
  | 'Draft'
  | 'Pending'
  | 'Active'
  | 'Open'
  | 'Partial'
  | 'Invoiced'
  | 'Billed'
  | 'Delivered'
  | 'Returned'
  | 'PaymentReceived'
  | 'PaymentMade'
  | 'ConvertedtoCredits'
  | 'Cancelled'
  | 'Rejected'
  | 'Delete'

/** Type letters of the specification: invoice, bill, challan or credit note, debit note, other. */
export type DocumentTypeCode = 'I' | 'B' | 'C' | 'D' | 'O'

export interface DocumentKindRow {
  readonly side: 'sale' | 'purchase'
  /** The letter exchanged with others; a note has its own by what it does. */
  readonly typeCode: DocumentTypeCode | { readonly Credit: 'C'; readonly Debit: 'D' }
  readonly category: 'Sale' | 'Delivery Challan' | 'Purchase'
  readonly party: 'Customer' | 'Supplier'
  /** Effect on stock: out, in, none; 'either' by the reason of a note. */
  readonly stock: 'out' | 'in' | 'none' | 'either'
  /** Posted to the party's ledger. */
  readonly posts: boolean
  /** Registered with the e-invoice portal where the law applies. */
  readonly einvoice: boolean
  readonly ewayBill: boolean
  readonly convertsTo: readonly DocumentKind[]
  /** Our own consecutive number under rule 46, or the supplier's number beside a reference of ours. */
  readonly numbering: 'own' | 'suppliers'
  /** What the document is called once it is final. */
  readonly finalStatus: 'Active' | 'Open'
  /** Group of its rights: `SIN` gives `SIN_CNL`. */
  readonly rights: string
  readonly statuses: readonly DocumentStatus[]
}

/** Before a document has its number: kept as typed, it counts nowhere. */
export const unissued = ['Draft', 'Pending', 'Rejected'] as const satisfies readonly DocumentStatus[]

export const isUnissued = (status: string): boolean => (unissued as readonly string[]).includes(status)

const aside = [...unissued, 'Cancelled', 'Delete'] as const

export const documentKinds: Readonly<Record<DocumentKind, DocumentKindRow>> = {
  salesOrder: {
    side: 'sale',
    typeCode: 'O',
    category: 'Sale',
    party: 'Customer',
    stock: 'none',
    posts: false,
    einvoice: false,
    ewayBill: false,
    convertsTo: ['salesInvoice', 'deliveryChallan'],
    numbering: 'own',
    finalStatus: 'Open',
    rights: 'SOR',
    statuses: [...aside, 'Open', 'Partial', 'Invoiced'],
  },
  salesInvoice: {
    side: 'sale',
    typeCode: 'I',
    category: 'Sale',
    party: 'Customer',
    stock: 'out',
    posts: true,
    einvoice: true,
    ewayBill: true,
    convertsTo: ['outwardNote', 'purchaseBill'],
    numbering: 'own',
    finalStatus: 'Active',
    rights: 'SIN',
    statuses: [...aside, 'Active', 'PaymentReceived', 'ConvertedtoCredits'],
  },
  deliveryChallan: {
    side: 'sale',
    typeCode: 'C',
    category: 'Delivery Challan',
    party: 'Customer',
    stock: 'out',
    posts: false,
    einvoice: false,
    ewayBill: true,
    convertsTo: ['salesInvoice'],
    numbering: 'own',
    finalStatus: 'Active',
    rights: 'SDC',
    statuses: [...aside, 'Active', 'Partial', 'Billed', 'Delivered', 'Returned'],
  },
  outwardNote: {
    side: 'sale',
    typeCode: { Credit: 'C', Debit: 'D' },
    category: 'Sale',
    party: 'Customer',
    stock: 'either',
    posts: true,
    einvoice: true,
    ewayBill: false,
    convertsTo: [],
    numbering: 'own',
    finalStatus: 'Active',
    rights: 'SON',
    statuses: [...aside, 'Active'],
  },
  purchaseOrder: {
    side: 'purchase',
    typeCode: 'O',
    category: 'Purchase',
    party: 'Supplier',
    stock: 'none',
    posts: false,
    einvoice: false,
    ewayBill: false,
    convertsTo: ['purchaseBill'],
    numbering: 'own',
    finalStatus: 'Open',
    rights: 'POR',
    statuses: [...aside, 'Open', 'Partial', 'Billed'],
  },
  purchaseBill: {
    side: 'purchase',
    typeCode: 'B',
    category: 'Purchase',
    party: 'Supplier',
    stock: 'in',
    posts: true,
    einvoice: false,
    ewayBill: true,
    convertsTo: ['inwardNote'],
    numbering: 'suppliers',
    finalStatus: 'Active',
    rights: 'PBL',
    statuses: [...aside, 'Active', 'PaymentMade'],
  },
  inwardNote: {
    side: 'purchase',
    typeCode: { Credit: 'C', Debit: 'D' },
    category: 'Purchase',
    party: 'Supplier',
    stock: 'either',
    posts: true,
    einvoice: false,
    ewayBill: false,
    convertsTo: [],
    numbering: 'suppliers',
    finalStatus: 'Active',
    rights: 'PIW',
    statuses: [...aside, 'Active'],
  },
}

/**
 * The letter of a document.
 *
 * @example
 * typeCodeOf('salesInvoice') // 'I'
 * typeCodeOf('outwardNote', 'Debit') // 'D'
 */
export function typeCodeOf(kind: DocumentKind, note: 'Credit' | 'Debit' = 'Credit'): DocumentTypeCode {
  const code = documentKinds[kind].typeCode
  return typeof code === 'string' ? code : code[note]
}
