import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { gstReturnCalls } from '@bahi/contracts/returns.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { noAmounts } from '@bahi/domain/returns/gstr1/amounts.ts'
import { TieOutBoard } from '@bahi/domain/returns/tie-out/board.ts'
import { addDocument } from '@bahi/domain/returns/tie-out/document.ts'
import { addPeriod } from '@bahi/domain/returns/tie-out/period.ts'
import { withRules } from '@bahi/domain/tables/rules.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { loadPeriod, returnDocumentOfStored } from '../../documents/index.ts'
import type { StoredDocument } from '../../documents/index.ts'
import { amendedIn, amendingRows } from '../amendments.ts'
import { figuresOf } from '../gstr3b/figures.ts'
import { filing3b } from '../gstr3b/filing.ts'
import type { Filing } from '../period.ts'
import { reportedSums, storedHsn, storedIssued } from '../stored-return.ts'
import { irnFactsOf, storedRowsOf } from './document-facts.ts'
import { postedByDocuments, postedByJournals, totalOf } from './ledger-facts.ts'
import type { PostedTax } from './ledger-facts.ts'

type Call = (typeof gstReturnCalls)['tieOut']
type Line = ReplyOf<Call>[number]
type Shown = Omit<Line['documents'][number], 'left' | 'right'>
type Board = TieOutBoard<Shown>

const pageSize = 100
/** So many documents are one piece of work. */
const pieceSize = 10

/** What must agree before the returns of a period are filed, figure by figure, with the documents behind each difference. */
export async function returnTieOut(ctx: Ctx, input: ParsedOf<Call>): Promise<ReplyOf<Call>> {
  const filing = await filing3b(ctx, input)
  const board: Board = new TieOutBoard()
  const posted = await postedByDocuments(ctx.db, filing)
  const ledger = totalOf(posted.values())
  await addDocuments(ctx, board, filing, posted)
  // What is left was posted in the period by documents that no return of it has.
  await addOthers(ctx, board, posted)
  await addWhole(ctx, board, filing, ledger)
  return board.lines().map((line) => ({ ...line, documents: line.documents.map((one) => ({ ...one })) }))
}

/** Page by page; takes what each posted out of `posted`. */
async function addDocuments(
  ctx: Ctx,
  board: Board,
  filing: Filing,
  posted: Map<number, PostedTax>,
): Promise<void> {
  const { entityId, storedPeriod: returnPeriod } = filing
  for (let after = 0; ;) {
    const documents = await loadPeriod(ctx.db, { entityId, returnPeriod, after, size: pageSize })
    const ids = documents.map(({ id }) => id)
    const [rows, irns] = await Promise.all([storedRowsOf(ctx.db, ids), irnFactsOf(ctx.db, entityId, ids)])
    for (const [index, stored] of documents.entries()) {
      if (index % pieceSize === 0) await ctx.giveWay()
      withRules(stored.copies.ruleChanges ?? [], () =>
        addDocument(board, {
          shown: shownOf(stored),
          document: returnDocumentOfStored(stored),
          storedRows: rows.get(stored.id) ?? [],
          storedTab: stored.hsnTab === 'B2B' || stored.hsnTab === 'B2C' ? stored.hsnTab : null,
          head: stored,
          ledger: posted.get(stored.id) ?? noAmounts,
          irn: irns.get(stored.id) ?? { isNeeded: false, registered: null },
        }),
      )
      posted.delete(stored.id)
    }
    if (documents.length < pageSize) return
    after = ids.at(-1)!
  }
}

const shownOf = ({ id, kind, number, date, partyName }: StoredDocument): Shown => ({
  documentId: id,
  kind: kind as DocumentKind,
  number,
  date,
  partyName,
})

async function addOthers(ctx: Ctx, board: Board, posted: ReadonlyMap<number, PostedTax>): Promise<void> {
  if (posted.size === 0) return
  const { rows } = await sql<{
    id: number
    kind: DocumentKind
    number: string | null
    date: string
    partyName: string | null
  }>`select d.id, d.kind, coalesce(d.number, d.supplier_number) as number, d.date::text as date, d.party_name from documents d
    where d.subscriber_id = current_subscriber() and d.id = any(${[...posted.keys()]}::bigint[]) order by d.date, d.id`.execute(
    ctx.db,
  )
  for (const { id, ...head } of rows)
    board.compare('Ledger', '', { documentId: id, ...head }, noAmounts, posted.get(id)!)
}

async function addWhole(ctx: Ctx, board: Board, filing: Filing, ledger: PostedAmounts): Promise<void> {
  // GSTR-1 together with GSTR-1A: what GSTR-3B of the period is made of.
  const whole = { ...filing, changes: 0 }
  const [{ sums, furnished }, hsn, issued, { sheet }, journals, amended] = await Promise.all([
    reportedSums(ctx.db, { ...whole, furnishedMonths: [] }),
    storedHsn(ctx.db, whole),
    storedIssued(ctx.db, whole),
    figuresOf(ctx, filing),
    postedByJournals(ctx.db, filing),
    amendedIn(ctx.db, filing),
  ])
  // Amendments are worked out anew with each reading: they have no stored side.
  for (const row of amendingRows(amended)) board.add('Tables', row.section, { left: row })
  addPeriod(board, { sums: [...sums, ...furnished], hsn, issued, cells: sheet.cells, ledger })
  for (const { id, number, date, ...tax } of journals) {
    board.add('Journals', '', { right: tax })
    const shown: Shown = { documentId: id, kind: 'journal', number, date, partyName: null }
    board.compare('Journals', '', shown, noAmounts, tax)
  }
}

type PostedAmounts = ReturnType<typeof totalOf>
