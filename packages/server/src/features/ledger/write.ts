import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { LedgerEntry } from './entry.ts'

/** A document as the database functions take it: columns of its header by their names, its lines, what it is in the books and in the return. */
export interface DocumentParts {
  readonly header: Readonly<Record<string, unknown>>
  readonly lines: readonly object[]
  readonly entries: readonly LedgerEntry[]
  readonly rows: readonly object[]
}

export interface Posted {
  readonly id: number
  readonly number: string
  readonly version: number
}

/** Writes new issued documents in one round trip, with their numbers, ledger and sums; ids and numbers are in their order. */
export async function writeDocuments(db: Db, list: readonly DocumentParts[]): Promise<Posted[]> {
  if (list.length === 0) return []
  const all = (name: keyof DocumentParts) => JSON.stringify(list.map((parts) => parts[name]))
  const { rows } = await sql<{ documentId: number; documentNumber: string }>`
    select * from write_documents(${all('header')}::json, ${all('lines')}::json, ${all('entries')}::json, ${all('rows')}::json)
    order by document_id`.execute(db)
  return rows.map((row) => ({ id: row.documentId, number: row.documentNumber, version: 1 }))
}

/** Issues a draft, or changes an issued document; the caller has locked its row. */
export async function rewriteDocument(
  db: Db,
  id: number,
  { header, lines, entries, rows }: DocumentParts,
): Promise<Posted> {
  const written = await sql<{ documentNumber: string; documentVersion: number }>`
    select * from rewrite_document(${JSON.stringify({ ...header, id })}::json, ${JSON.stringify(lines)}::json,
      ${JSON.stringify(entries)}::json, ${JSON.stringify(rows)}::json)`.execute(db)
  const row = written.rows[0]!
  return { id, number: row.documentNumber, version: row.documentVersion }
}
