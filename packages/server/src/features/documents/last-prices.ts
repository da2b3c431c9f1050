import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'

export interface LastPrice {
  documentId: number
  number: string | null
  date: string
  quantity: string
  unitPrice: string
  discountPercent: string | null
}

/** What this party paid for this item the last ten times. */
export async function lastPrices(
  ctx: Ctx,
  kind: string,
  { partyId, itemId }: { partyId: number; itemId: number },
): Promise<LastPrice[]> {
  const { rows } = await sql<LastPrice>`
    select d.id as document_id, d.number, d.date, l.quantity, l.unit_price, l.body ->> 'discountPercent' as discount_percent
    from documents d join document_lines l on l.subscriber_id = d.subscriber_id and l.document_id = d.id
    where d.subscriber_id = current_subscriber() and d.party_id = ${partyId} and d.kind = ${kind} and l.item_id = ${itemId}
      and d.status in ('Active', 'PaymentReceived') and d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
    order by d.date desc, d.id desc limit 10`.execute(ctx.db)
  return rows
}
