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
    select l.line_number, trim_scale(greatest(l.quantity - l.returned_quantity - coalesce(sum(x.quantity - x.returned_quantity)
        filter (where n.cancelled_at is null), 0), 0))::text as left
    from document_lines l
      left join document_lines x on x.subscriber_id = l.subscriber_id and x.source_document_id = l.document_id
        and x.source_line_number = l.line_number
      left join documents n on n.subscriber_id = x.subscriber_id and n.id = x.document_id
    where l.subscriber_id = current_subscriber() and l.document_id = ${id} and not l.is_charge
    group by l.line_number, l.quantity, l.returned_quantity`.execute(db)
  return new Map(rows.map(({ lineNumber, left }) => [lineNumber, left]))
}
