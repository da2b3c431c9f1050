import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'
import { placeOfLine } from '../line-place.ts'
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

/** A document that takes a line of another, or corrects it. */
export interface LineTaker {
  readonly documentId: number
  readonly kind: OfferedKind
  readonly number: string
  /** A note that takes back what it names. */
  readonly isCredit: boolean
}

export interface LineTaken {
  readonly lineNumber: number
  /** What came back of it is left for nobody. */
  readonly left: string
  /** By others, or come back. */
  readonly taken: string
  /** Of an invoice or a bill: what notes took back of it. */
  readonly credited: string
  readonly takers: readonly LineTaker[]
}

/** What others have left of each line of a document, and who has the rest or corrects it. */
export async function takenOfLines(db: Db, id: number): Promise<ReadonlyMap<number, LineTaken>> {
  const { rows } = await sql<LineTaken>`
    with t as (
      select y.source_line, sum(y.quantity) as quantity,
        sum(y.quantity) filter (where y.opens in ('customerCredit', 'supplierCredit')) as credited,
        json_agg(json_build_object('documentId', n.id, 'kind', n.kind, 'number', n.number,
          'isCredit', y.opens in ('customerCredit', 'supplierCredit')) order by n.id) as takers
      from (select array_agg(l.document_id) as documents, array_agg(l.line_number) as lines from document_lines l
          where l.subscriber_id = current_subscriber() and l.document_id = ${id} and not l.is_charge) o,
        line_takers(o.documents, o.lines) y
        join documents n on n.subscriber_id = current_subscriber() and n.id = y.document_id
      group by y.source_line)
    select l.line_number, trim_scale(case when t.quantity > 0 and (select is_provisional(d.body) from documents d
          where d.subscriber_id = l.subscriber_id and d.id = l.document_id) then 0
        else greatest(l.quantity - l.returned_quantity - coalesce(t.quantity, 0), 0) end)::text as left,
      trim_scale(l.returned_quantity + coalesce(t.quantity, 0))::text as taken,
      trim_scale(coalesce(t.credited, 0))::text as credited, coalesce(t.takers, '[]') as takers
    from document_lines l left join t on t.source_line = l.line_number
    where l.subscriber_id = current_subscriber() and l.document_id = ${id} and not l.is_charge
    order by ${placeOfLine}`.execute(db)
  return new Map(rows.map((row) => [row.lineNumber, row]))
}
