import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { documentLinkCalls } from '@bahi/contracts/document-link-calls.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { documentKinds, offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'

const takes = { of: 'madeFrom', by: 'madeInto' } as const
/** An invoice of ours and the bill of it are two sides of one supply. */
const relations = { bought: 'madeFrom', sold: 'madeInto' } as const
const isTrade = (relation: string): relation is keyof typeof relations => Object.hasOwn(relations, relation)

const corrects = { of: 'corrects', by: 'correctedBy' } as const

type Links = ReplyOf<(typeof documentLinkCalls)['links']>

/** What a document is made from or corrects, and what is made from it or corrects it: of kinds and places the reader may see. */
export async function documentLinks(ctx: Ctx, { id }: { readonly id: number }): Promise<Links> {
  const { rows } = await sql<
    Omit<Links[number], 'relation'> & {
      entityId: number
      relation: keyof typeof relations | 'of' | 'by' | ''
    }
  >`
    select d.id as document_id, d.entity_id, d.kind, d.type_code, d.number, d.date, d.total, x.amount, x.relation
    from (select ${id}::bigint as id, 0 as amount, '' as relation
      union all select s.source_id, s.amount, 'of' from document_sources s
        where s.subscriber_id = current_subscriber() and s.document_id = ${id}
      union all select s.document_id, s.amount, 'by' from document_sources s
        where s.subscriber_id = current_subscriber() and s.source_id = ${id}
      union all select (b.body ->> 'supplierInvoiceId')::bigint, 0, 'bought' from documents b
        where b.subscriber_id = current_subscriber() and b.id = ${id} and b.body ? 'supplierInvoiceId'
      union all select b.id, 0, 'sold' from documents b where b.subscriber_id = current_subscriber() and b.body ? 'supplierInvoiceId'
        and (b.body ->> 'supplierInvoiceId')::bigint = ${id} and b.number is not null and b.status <> 'Cancelled') x
    join documents d on d.subscriber_id = current_subscriber() and d.id = x.id and d.status <> 'Delete'
    where d.kind = any(${offeredKinds}::text[]) and d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
    order by d.date, d.id limit 1000`.execute(ctx.db)
  const seen = rows.filter(({ kind, entityId }) =>
    ctx.can(`${documentKinds[kind].rights}_SH_VW` as RightCode, entityId),
  )
  const own = seen.find(({ documentId }) => documentId === id)
  if (!own) throw notFound()
  return seen
    .filter(({ documentId }) => documentId !== id)
    .map(({ entityId: _entity, relation, ...link }) => ({
      ...link,
      relation: isTrade(relation)
        ? relations[relation]
        : documentKinds[relation === 'of' ? link.kind : own.kind].fulfilment
          ? takes[relation === 'of' ? 'of' : 'by']
          : corrects[relation === 'of' ? 'of' : 'by'],
    }))
}
