import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { reconciliationCalls } from '@bahi/contracts/reconciliation.ts'
import { explain } from '@bahi/domain/reconcile/explain.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { booksOf, rowsOf } from './records.ts'

type Call = (typeof reconciliationCalls)['explain']
type Taken = ReplyOf<Call>['takenBy'][number]

/** Why a bill and a row of a statement match or do not, as if nothing else was there, and what they are matched with. */
export async function explainPair(
  ctx: Ctx,
  { documentId, portalId }: ParsedOf<Call>,
): Promise<ReplyOf<Call>> {
  const { rows: places } = await sql<{ entityId: number }>`select r.entity_id from inward_rows r
    join documents d on d.subscriber_id = r.subscriber_id and d.entity_id = r.entity_id and d.id = ${documentId}
    where r.subscriber_id = current_subscriber() and r.id = ${portalId} and r.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])`.execute(
    ctx.db,
  )
  const [place] = places
  if (!place) throw notFound()
  const [book] = await booksOf(ctx.db, place.entityId, { ids: [documentId] })
  const [row] = await rowsOf(ctx.db, place.entityId, null, { ids: [portalId] })
  if (!book || !row) throw notFound()
  const { fields, rule, state, edits, stateAfter } = explain(book, row)
  const { rows: taken } = await sql<Taken & { documentIds: readonly number[]; portalId: number | null }>`
    select w.id, w.state, case when w.portal_id = ${portalId} then 'portal' else 'book' end as side, w.document_ids, w.portal_id,
      case when w.portal_id = ${portalId} then w.number else coalesce(r.number, w.number) end as number
    from reconciliation_rows w
      left join inward_rows r on r.subscriber_id = w.subscriber_id and r.id = w.portal_id
    where w.subscriber_id = current_subscriber() and w.entity_id = ${place.entityId} and w.until_at is null
      and w.source = (select source from inward_rows where subscriber_id = current_subscriber() and id = ${portalId})
      and (w.portal_id = ${portalId} or w.document_ids && array[${documentId}::bigint]) order by w.id`.execute(
    ctx.db,
  )
  return {
    fields: [...fields],
    rule,
    state,
    smallestEdit: edits.length > 0 ? { edits: [...edits], stateAfter } : null,
    takenBy: taken
      .filter((one) => one.documentIds.length > 0 && one.portalId !== null)
      .filter((one) => !(one.portalId === portalId && one.documentIds.includes(documentId)))
      .map(({ id, state: now, side, number }) => ({ id, state: now, side, number })),
  }
}
