import { decisionOf } from '@bahi/domain/reconcile/decision.ts'
import { panOf } from '@bahi/domain/reconcile/passes.ts'
import { asText, reasonsBetween } from '@bahi/domain/reconcile/reconcile.ts'
import type { Outcome } from '@bahi/domain/reconcile/records.ts'
import type { InwardSource } from '@bahi/domain/returns/inward/row.ts'
import { textOfPaise } from '@bahi/domain/tax/paise.ts'
import type { Ctx } from '../../platform/context.ts'
import { booksOf, rowsOf } from './records.ts'
import type { Book, Row } from './records.ts'
import type { CurrentRow, NewVersion } from './versions.ts'

const undecided = { decision: null, claimPeriod: null, ignoredUntil: null, isChanged: false } as const

/** Records by id, and what a row says of them. */
export class Facts {
  readonly #books: Map<number, Book>
  readonly #rows: Map<number, Row>

  constructor(books: readonly Book[], rows: readonly Row[]) {
    this.#books = new Map(books.map((book) => [book.documentId, book]))
    this.#rows = new Map(rows.map((row) => [row.portalId, row]))
  }

  /** Sides of links that belong to other PANs. */
  async complete(
    ctx: Ctx,
    entityId: number,
    source: InwardSource,
    links: readonly Pick<CurrentRow, 'documentIds' | 'portalId'>[],
  ): Promise<void> {
    const ids = links.flatMap(({ documentIds }) => documentIds).filter((id) => !this.#books.has(id))
    const portalIds = links.flatMap(({ portalId }) => portalId ?? []).filter((id) => !this.#rows.has(id))
    if (ids.length > 0)
      for (const book of await booksOf(ctx.db, entityId, { ids })) this.#books.set(book.documentId, book)
    if (portalIds.length > 0)
      for (const row of await rowsOf(ctx.db, entityId, source, { ids: portalIds }))
        if (!row.isGone) this.#rows.set(row.portalId, row)
  }

  book = (id: number): Book | undefined => this.#books.get(id)
  row = (id: number): Row | undefined => this.#rows.get(id)

  version(outcome: Outcome): NewVersion {
    const documentIds = outcome.bookIds.map((id) => Number(id.slice(1)))
    const portalId = outcome.portalId === null ? null : Number(outcome.portalId.slice(1))
    return { ...this.#described(documentIds, portalId, outcome), ...undecided }
  }

  /** A link by hand keeps its state; reasons are those of today. */
  pinnedVersion(row: CurrentRow): NewVersion {
    const { documentIds, portalId, rule, decision, claimPeriod, ignoredUntil } = row
    const books = documentIds.map((id) => this.book(id)!)
    const portal = this.row(portalId!)!
    const told = reasonsBetween(books, portal, rule)
    const described = this.#described(documentIds, portalId, {
      state: rule === 'manual' ? 'Manual' : told.state,
      reasons: told.reasons,
      rule: row.rule,
    })
    return {
      ...described,
      decision,
      claimPeriod,
      ignoredUntil,
      isChanged: row.isChanged || (decision !== null && described.compared !== row.compared),
    }
  }

  /** A pair that a person made. */
  linked(documentIds: readonly number[], portalId: number): NewVersion {
    const { reasons } = reasonsBetween(
      documentIds.map((id) => this.book(id)!),
      this.row(portalId)!,
      'manual',
    )
    return {
      ...this.#described(documentIds, portalId, { state: 'Manual', reasons, rule: 'manual' }),
      ...undecided,
    }
  }

  #described(
    documentIds: readonly number[],
    portalId: number | null,
    { state, reasons, rule }: Pick<CurrentRow, 'state' | 'reasons' | 'rule'>,
  ): Omit<NewVersion, 'decision' | 'claimPeriod' | 'ignoredUntil' | 'isChanged'> {
    const books = documentIds.map((id) => this.book(id)!)
    const row = portalId === null ? undefined : this.row(portalId)
    const shown = row ?? books[0]!
    const sum = (head: 'txval' | 'igst' | 'cgst' | 'sgst' | 'cess') =>
      textOfPaise(BigInt(row ? row[head] : books.reduce((total, book) => total + book[head], 0)))
    return {
      pan: panOf(shown.gstin),
      gstin: shown.gstin,
      state,
      reasons,
      rule,
      ...decisionOf(state, reasons, books[0], row),
      documentIds,
      portalId,
      number: (books[0] ?? row)!.number,
      words: [
        ...new Set([
          row?.number,
          row?.supplierName,
          ...books.slice(1).map((book) => book.number),
          books[0]?.partyName,
        ]),
      ]
        .filter(Boolean)
        .join(' '),
      date: (books[0] ?? row)!.date,
      bookPeriod: books[0]?.period ?? null,
      portalPeriod: row?.period ?? null,
      taxableValue: sum('txval'),
      igst: sum('igst'),
      cgst: sum('cgst'),
      sgst: sum('sgst'),
      cess: sum('cess'),
      compared: [...books, ...(row ? [row] : [])].map(asText).join('\n'),
    }
  }
}
