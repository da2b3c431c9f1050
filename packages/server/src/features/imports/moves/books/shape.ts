import type { Account, AccountGroup } from '@bahi/domain/books/chart.ts'
import type { Decimal } from '@bahi/domain/num/decimal.ts'

/** Books as every program has them, however its files are laid out. Debits are positive throughout. */

export interface OpenBill {
  readonly name: string
  readonly date: string | undefined
  readonly dueDate?: string | undefined
  readonly amount: Decimal
}

/** What the old books say of a party, as fields of ours. */
export interface PartyFacts {
  readonly gstin: string
  readonly taxpayerType: string
  readonly pan?: string | undefined
  readonly email?: string | undefined
  readonly mobile?: string | undefined
  /** Lines of its address. */
  readonly address: readonly string[]
  readonly city?: string | undefined
  readonly pincode: string
  readonly state: string | undefined
  readonly country?: string | undefined
  readonly paymentTermsDays?: string | undefined
}

export interface Ledger {
  readonly name: string
  /** Absent: no file has it, and it is what the stated balance leaves. */
  readonly opening: Decimal | undefined
  readonly bills: readonly OpenBill[]
  readonly party?: PartyFacts | undefined
  readonly bank?: Readonly<Record<string, string | undefined>> | undefined
  /** Of services that are sold from an account. */
  readonly hsn?: string | undefined
  /** What the old books say that it has at their end; absent: what its vouchers come to. */
  readonly stated?: Decimal | undefined
}

export interface StockItem {
  readonly name: string
  readonly code?: string | undefined
  readonly category: string
  readonly unit: string
  readonly hsn: string
  readonly rate: string | undefined
  readonly cess: string | undefined
  /** Absent: taxable. */
  readonly exempt: 'Exempt' | 'NilRated' | 'NonGst' | undefined
  readonly isService: boolean
  readonly description?: string | undefined
  readonly sellingPrice?: string | undefined
  readonly purchasePrice?: string | undefined
  readonly quantity: Decimal
  readonly value: Decimal
  /** What the old books say is there at their end; absent: what its vouchers come to. */
  readonly stated?: { readonly quantity: Decimal; readonly value: Decimal | undefined } | undefined
}

export interface Unit {
  readonly name: string
  readonly formal: string
  readonly uqc: string
  readonly decimals: number
  readonly isSimple: boolean
}

export interface Category {
  readonly name: string
  readonly parent: string
}

export type TaxHead = 'igst' | 'cgst' | 'sgst' | 'cess'

/** What a ledger is here: a party, money, the tax of GST, the goods, or an account by its name. */
export type Place =
  | { readonly sort: 'party'; readonly side: 'debtors' | 'creditors' }
  | { readonly sort: 'stock' }
  | {
      readonly sort: 'account'
      readonly account: string
      readonly group: AccountGroup
      /** Absent: an account of the business's own. */
      readonly system?: Account
      readonly tax?: TaxHead
    }

export interface BillPart {
  readonly name: string
  readonly type: 'New Ref' | 'Agst Ref' | 'Advance' | 'On Account'
  readonly amount: Decimal
  readonly dueDate: string | undefined
}

/** A ledger in a voucher. */
export interface Entry {
  readonly ledger: string
  readonly amount: Decimal
  readonly bills: readonly BillPart[]
  /** What of it is said by goods. */
  covered: Decimal
}

export interface Goods {
  /** An item of the masters; of another name its line is described by it. */
  readonly item: string
  readonly quantity: Decimal
  readonly unit: string
  readonly rate: Decimal | undefined
  readonly amount: Decimal
  /** Of GST, where the voucher says it itself. */
  readonly taxRate: string | undefined
  readonly hsn?: string | undefined
  readonly isService?: boolean | undefined
  readonly exempt?: StockItem['exempt']
}

/** What a voucher is to the accounts. */
export type VoucherBase =
  | 'sales'
  | 'purchase'
  | 'credit note'
  | 'debit note'
  | 'receipt'
  | 'payment'
  | 'contra'
  | 'journal'
  | 'payroll'

export interface Voucher {
  /** Its kind as the company calls it. */
  readonly type: string
  /** A `VoucherBase`, or a kind that changes no account. */
  readonly base: string
  readonly number: string
  readonly date: string
  readonly reference: string
  readonly referenceDate: string | undefined
  readonly narration: string
  readonly party: string
  readonly placeOfSupply: string
  readonly instrument: string
  /** Why it is not brought and changes no balance there: text `move.left.<value>`. */
  readonly left: string | undefined
  readonly entries: readonly Entry[]
  readonly goods: readonly Goods[]
  /** Its entries come to zero. */
  readonly isBalanced: boolean
  /** Of a sale or purchase over the border or with a zone. */
  readonly supplyKind?: string | undefined
  /** Why it is no document here, whatever is in it: text `move.instead.<value>`. */
  readonly asJournal?: string | undefined
}

/** A voucher that has no day, and so no place in the books. */
export interface Undated {
  readonly undated: string
  readonly name: string
}

/** What the other program calls what its files have. */
export interface ProgramNames {
  readonly program: string
  readonly ledger: string
  readonly party: string
  readonly item: string
  readonly unit: string
  readonly category: string
  readonly bill: string
  readonly voucher: string
}

/** The masters of a company. */
export abstract class Masters {
  readonly ledgers = new Map<string, Ledger>()
  readonly units = new Map<string, Unit>()
  readonly categories = new Map<string, Category>()
  readonly items = new Map<string, StockItem>()
  /** Masters that have no place here, by their names in the file. */
  readonly others = new Map<string, number>()
  company = ''

  /** Where a ledger belongs; undefined where the files do not say what it is. */
  abstract placeOf(name: string): Place | undefined

  /** The group of the company's own that a ledger is under. */
  abstract subgroupOf(ledger: Ledger): string | undefined
}

/** The files of a program as books: gone through for the masters first, and then for the vouchers as often as it is asked. */
export interface BooksSource {
  readonly names: ProgramNames
  readonly masters: Masters
  /** Answers how many elements it has read so far. */
  readMasters(): AsyncIterable<number>
  vouchers(): AsyncIterable<readonly (Voucher | Undated)[]>
}

export const keyOf = (name: string): string => name.trim().toLowerCase()
