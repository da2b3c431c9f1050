import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { gstr1Calls } from '@bahi/contracts/returns.ts'
import { checkBook } from '@bahi/domain/returns/gstr1/check-book.ts'
import { NumberRegister } from '@bahi/domain/returns/gstr1/check-numbers.ts'
import type { IssueCode, ReturnIssue } from '@bahi/domain/returns/gstr1/issues.ts'
import { isRegistered } from '@bahi/domain/returns/gstr1/document.ts'
import type { ReturnDocument } from '@bahi/domain/returns/gstr1/document.ts'
import { summarise } from '@bahi/domain/returns/gstr1/summary.ts'
import { withRules } from '@bahi/domain/tables/rules.ts'
import { documentIssues } from '@bahi/domain/returns/gstr1/validate.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { Ctx } from '../../platform/context.ts'
import { loadPeriod, returnDocumentOfStored } from '../documents/index.ts'
import { catalogueFor } from '../items/index.ts'
import { say } from '../ledger/index.ts'
import { changesOf } from './changes.ts'
import { contextOf, filingOf } from './period.ts'
import type { Filing, OutwardForm } from './period.ts'
import { changeBook, reportedSums, storedHsn, storedIssued } from './stored-return.ts'

type Calls = typeof gstr1Calls

/** More are not shown: who mends these asks again. */
const shownIssues = 1000
const pageSize = 500

/** What the portal would refuse in this return, and what is worth a look, with the document behind it. */
export async function gstr1Issues(
  ctx: Ctx,
  input: ParsedOf<Calls['issues']>,
  form: OutwardForm,
): Promise<ReplyOf<Calls['issues']>> {
  const filing = await filingOf(ctx, input, form)
  // That the period is filed is its state and no fault of the books.
  const hsn = await storedHsn(ctx.db, filing)
  const hsnCatalogue = await catalogueFor(
    ctx.db,
    hsn.map((row) => row.hsn),
  )
  const context = { ...contextOf(filing, ctx.today()), isFiled: false, hsnCatalogue }
  const numbers = new NumberRegister()
  const found: ReturnIssue[] = []
  const kinds = new Map<string, DocumentKind>()
  const changes = await changesOf(ctx.db, filing)
  if (form === 'gstr1a') {
    const { parts } = await changeBook(ctx.db, filing)
    const stored = new Map(changes.map((change) => [change.now.id, change]))
    for (const { document, amended = document } of parts) {
      const { rules, stored: row } = stored.get(document.id)!
      kinds.set(document.id, row.kind)
      found.push(...withRules(rules ?? [], () => documentIssues(amended, context)))
    }
  }
  const changed = new Set(changes.map(({ stored }) => stored.id))
  for (let after = 0; form === 'gstr1' && filing.otherReturns === undefined;) {
    const documents = await loadPeriod(ctx.db, {
      entityId: filing.entityId,
      returnPeriod: filing.storedPeriod,
      after,
      size: pageSize,
    })
    for (const stored of documents) {
      if (changed.has(stored.id)) continue
      const document = returnDocumentOfStored(stored)
      kinds.set(document.id, stored.kind)
      if (filing.isIff && !isInIff(document, stored.furnishedIn, filing)) continue
      const ofDocument = withRules(stored.copies.ruleChanges ?? [], () => documentIssues(document, context))
      found.push(
        ...ofDocument.filter(({ code }) => concerns(code, stored.furnishedIn, filing)),
        ...numbers.issuesOf(document),
      )
    }
    if (documents.length < pageSize) break
    after = documents.at(-1)!.id
  }
  const [reported, issued] = await Promise.all([reportedSums(ctx.db, filing), storedIssued(ctx.db, filing)])
  // Table 12 has the whole quarter, so what its IFFs held is compared with it too.
  const sums = [...reported.sums, ...reported.furnished]
  const book = {
    entries: [],
    restatements: [],
    sums,
    hsn,
    issued,
    summary: summarise({ rows: sums, hsn, issued }),
  }
  found.push(...checkBook(book, context))
  return {
    issues: found.slice(0, shownIssues).map((issue) => ({
      code: issue.code,
      severity: issue.severity,
      documentId: issue.documentId === null ? null : Number(issue.documentId),
      kind: issue.documentId === null ? null : (kinds.get(issue.documentId) ?? null),
      number: issue.number,
      lineNumber: issue.line,
      field: issue.field,
      message: say(ctx, `returns.issue.${issue.code}`, issue.params),
      fix: say(ctx, `returns.fix.${issue.fix}`, issue.params),
    })),
    errors: found.filter(({ severity }) => severity === 'Error').length,
    warnings: found.filter(({ severity }) => severity === 'Warning').length,
  }
}

/** Of a month of a quarter only what goes to registered persons is furnished. */
function isInIff(
  { date, recipientCategory }: ReturnDocument,
  furnishedIn: string | null,
  { isFiled, returnPeriod, takesFrom, to }: Filing,
): boolean {
  if (isFiled || furnishedIn !== null) return furnishedIn === returnPeriod
  return date !== null && date >= takesFrom && date <= to && isRegistered(recipientCategory)
}

/**
 * An IFF takes what came late for the month before. Of what it held the return of the quarter has the codes alone, in
 * table 12.
 */
function concerns(code: IssueCode, furnishedIn: string | null, { isIff }: Filing): boolean {
  if (isIff) return code !== 'DATE_IN_EARLIER_PERIOD'
  return furnishedIn === null || code.startsWith('HSN_') || code.startsWith('UQC_')
}
