import { gstr1Of } from './book.ts'
import type { Gstr1Book } from './book.ts'
import { checkAmounts } from './check-amounts.ts'
import { checkBook } from './check-book.ts'
import { checkHead } from './check-head.ts'
import { checkHsn } from './check-hsn.ts'
import { checkAmendment, checkExport, checkNote, checkOperator } from './check-kinds.ts'
import { NumberRegister } from './check-numbers.ts'
import { classify } from './classify.ts'
import type { Classification } from './classify.ts'
import { periodRange } from './context.ts'
import type { ReturnContext } from './context.ts'
import type { ReturnDocument } from './document.ts'
import { IssueList } from './issues.ts'
import type { ReturnIssue } from './issues.ts'

/**
 * All that the portal would refuse in this return, and what is worth a look, each with its document, line and field.
 * Documents are those of the period with the cancelled ones; `book` is the return made of them, where it is at hand.
 */
export function validateGstr1(
  documents: Iterable<ReturnDocument>,
  context: ReturnContext,
  book?: Gstr1Book,
): ReturnIssue[] {
  if (context.otherReturns !== undefined) return checkBook(emptyBook, context)
  const all = [...documents]
  const numbers = new NumberRegister()
  const issues: ReturnIssue[] = []
  for (const document of all) {
    for (const issue of documentIssues(document, context)) issues.push(issue)
    for (const issue of numbers.issuesOf(document)) issues.push(issue)
  }
  const options = { periodStart: periodRange(context).from }
  return [...issues, ...checkBook(book ?? gstr1Of(all, options), context)]
}

const emptyBook = { sums: [], hsn: [], issued: [] }

/** The faults of one document on its own; needs no other document, so that it can be asked at the time of issue. */
export function documentIssues(
  document: ReturnDocument,
  context: ReturnContext,
  classification: Classification = classify(document, { periodStart: periodRange(context).from }),
): ReturnIssue[] {
  const list = new IssueList(document)
  // Not in the return: a draft has no number yet, a cancelled one only its number.
  if (document.status !== 'Active' || classification.placements.length === 0) return list.issues
  checkHead(document, context, list)
  checkAmounts(document, context, list)
  if (classification.hsnTab !== null) checkHsn(document, context, list)
  checkExport(document, context, list)
  checkNote(document, list)
  checkOperator(document, list)
  checkAmendment(document, context, list)
  return list.issues
}
