import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'
import type { DocumentInput } from '../prepare.ts'

/** Orders and challans that a document says it is made from, those that its lines alone name after the others. */
export const sourceIdsOf = ({
  sourceDocuments = [],
  precedingDocuments = [],
  lines,
}: DocumentInput): number[] => {
  const named = sourceDocuments.map(({ documentId }) => documentId)
  const others = new Set(precedingDocuments.map(({ documentId }) => documentId))
  const ofLines = new Set(lines.flatMap(({ sourceLine }) => sourceLine?.documentId ?? []))
  return [...named, ...[...ofLines].filter((id) => !named.includes(id) && !others.has(id))]
}

/** What others have left of each line of a document, and what came back of it is left for nobody. */
export async function leftOfLines(db: Db, id: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ lineNumber: number; left: string }>`
    select l.line_number, trim_scale(greatest(l.quantity - l.returned_quantity - t.quantity, 0))::text as left
    from document_lines l cross join lateral (
      select coalesce(sum(x.quantity), 0) as quantity from line_takers(l.document_id, l.line_number) x) t
    where l.subscriber_id = current_subscriber() and l.document_id = ${id} and not l.is_charge`.execute(db)
  return new Map(rows.map(({ lineNumber, left }) => [lineNumber, left]))
}
