import type { Account } from '../books/chart.ts'
import type { Opening } from '../documents/families.ts'
import { kindsOfType } from '../documents/kinds.ts'

/** One kind of payment: data alone; what both do is done once for both. */
export interface PaymentDeclaration {
  /** The party it is usually with; a refund is with the other. */
  readonly party: 'Customer' | 'Supplier'
  /** Group of its rights: `PIN` gives `PIN_CNL`. */
  readonly rights: 'PIN' | 'POT'
  /** What it settles, by what a document opens: bills, and what notes have left of a credit, which is refunded. */
  readonly settles: readonly Opening[]
  /** Side on which money is entered; the party is on the other. */
  readonly money: 'debit' | 'credit'
  /** Account of the tax that the payer keeps back. */
  readonly withheld: Extract<Account, 'tdsReceivable' | 'tdsPayable'>
  /** Money that goes out may need the approval of another person first. */
  readonly approval: boolean
}

/** The table of payments. */
export const paymentKinds = {
  paymentIn: {
    party: 'Customer',
    rights: 'PIN',
    settles: ['receivable', 'supplierCredit'],
    money: 'debit',
    withheld: 'tdsReceivable',
    approval: false,
  },
  paymentOut: {
    party: 'Supplier',
    rights: 'POT',
    settles: ['payable', 'customerCredit'],
    money: 'credit',
    withheld: 'tdsPayable',
    approval: true,
  },
} as const satisfies Readonly<Record<string, PaymentDeclaration>>

export type PaymentKind = keyof typeof paymentKinds
export const paymentKindNames = Object.keys(paymentKinds) as [PaymentKind, ...PaymentKind[]]

/** What is open with parties on either side: what they owe us and what we owe them, who pays it, which notes lower it. */
export const openSides = {
  receivable: { paidBy: 'paymentIn', credit: 'customerCredit' },
  payable: { paidBy: 'paymentOut', credit: 'supplierCredit' },
} as const satisfies Readonly<
  Partial<Record<Opening, { readonly paidBy: PaymentKind; readonly credit: Opening }>>
>
export type OpenSide = keyof typeof openSides
export const openSideNames = Object.keys(openSides) as [OpenSide, ...OpenSide[]]

/**
 * What a document settles of the same party without money: a note what it credits, and a bill the invoices of a supplier
 * that is a customer too.
 */
export const settledBy: Readonly<Partial<Record<Opening, Opening>>> = {
  customerCredit: 'receivable',
  supplierCredit: 'payable',
  payable: 'receivable',
}

/** Kinds of whose documents one at least settles others. */
export const creditKinds = kindsOfType(({ opens }) => opens !== undefined && settledBy[opens] !== undefined)
