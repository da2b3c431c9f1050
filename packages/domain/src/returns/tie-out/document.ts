import { AmountSum, negated, noAmounts } from '../gstr1/amounts.ts'
import type { Amounts } from '../gstr1/amounts.ts'
import { classify } from '../gstr1/classify.ts'
import type { ReturnDocument } from '../gstr1/document.ts'
import { hsnRowsOf } from '../gstr1/hsn.ts'
import { rowsOf } from '../gstr1/rows.ts'
import type { Gstr1Row } from '../gstr1/rows.ts'
import { tabOf } from '../gstr1/tie-out.ts'
import type { Side, TieOutBoard } from './board.ts'

/** What the books, the ledger and the e-invoice portal have of one document. */
export interface DocumentFacts<Document> {
  /** How the board names it. */
  readonly shown: Document
  readonly document: ReturnDocument
  /** Rows of GSTR-1 as they were stored when it was issued, and the tab of table 12 of its lines. */
  readonly storedRows: readonly Gstr1Row[]
  readonly storedTab: 'B2B' | 'B2C' | null
  /** Totals of the document's head. */
  readonly head: Amounts
  /** Credit less debit on the accounts of output tax. */
  readonly ledger: Amounts
  /** Whether it needs an IRN, and what was registered under its IRN, if it has one. */
  readonly irn: { readonly isNeeded: boolean; readonly registered: Amounts | null }
}

/** Compares one issued document with all that was made of it. Cancelled ones owe nothing and have no IRN. */
export function addDocument<Document>(board: TieOutBoard<Document>, facts: DocumentFacts<Document>): void {
  const { document, shown } = facts
  const isActive = document.status === 'Active'
  const classification = classify(document)
  const rows = isActive ? rowsOf(document, classification) : []
  compareSections(board, shown, rows, facts.storedRows)
  const hsn =
    isActive && facts.storedTab !== null
      ? hsnRowsOf(document, { ...classification, hsnTab: facts.storedTab })
      : []
  for (const tab of ['B2B', 'B2C'] as const) {
    const tables = sumOf(facts.storedRows.filter((row) => tabOf(row) === tab))
    const codes = sumOf(hsn.filter((row) => row.tab === tab))
    board.compare(`Table12${tab}`, '', shown, tables, codes)
  }
  const sign = document.kind === 'creditNote' ? -1 : 1
  const owed = isActive ? outputTaxOf(document, facts.head, sign) : noAmounts
  board.add('Ledger', '', { left: owed })
  board.compare('Ledger', '', shown, owed, facts.ledger)
  compareIrn(board, facts, isActive, sign)
}

function compareSections<Document>(
  board: TieOutBoard<Document>,
  shown: Document,
  anew: readonly Gstr1Row[],
  stored: readonly Gstr1Row[],
): void {
  for (const section of new Set([...anew, ...stored].map(({ section }) => section))) {
    const of = (rows: readonly Gstr1Row[]): Side => {
      const own = rows.filter((row) => row.section === section)
      return { ...sumOf(own), documents: own.reduce((count, row) => count + row.documents, 0) }
    }
    board.add('Tables', section, { left: of(anew) })
    board.compare('Tables', section, shown, of(anew), of(stored))
  }
}

/** Tax that a document posts: none where the recipient or an operator pays it. */
function outputTaxOf({ reverseCharge, operator }: ReturnDocument, head: Amounts, sign: 1 | -1): Amounts {
  if (reverseCharge || operator?.section === '9(5)') return noAmounts
  const tax = { ...head, taxableValue: '0.00' }
  return sign === 1 ? tax : negated(tax)
}

function compareIrn<Document>(
  board: TieOutBoard<Document>,
  { shown, head, irn }: DocumentFacts<Document>,
  isActive: boolean,
  sign: 1 | -1,
): void {
  if (!irn.isNeeded && irn.registered === null) return
  const signed = (amounts: Amounts) => (sign === 1 ? amounts : negated(amounts))
  const left: Side = isActive ? { ...signed(head), documents: 1 } : { ...noAmounts, documents: 0 }
  const right: Side = irn.registered
    ? { ...signed(irn.registered), documents: 1 }
    : { ...noAmounts, documents: 0 }
  board.add('EInvoices', '', { left, right })
  board.compare('EInvoices', '', shown, left, right)
}

const sumOf = (rows: Iterable<Amounts>): Amounts => {
  const sum = new AmountSum()
  for (const row of rows) sum.add(row)
  return sum.toAmounts()
}
