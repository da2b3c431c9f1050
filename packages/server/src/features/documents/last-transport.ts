import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { invoiceCalls } from '@bahi/contracts/kind-calls.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { presentOnly } from '../records/index.ts'
import type { StoredAs } from '../records/index.ts'

type Transport = ReplyOf<(typeof invoiceCalls)['lastTransport']>

/** Who carried the goods of the latest other document from the same GSTIN to the same buyer. */
export async function lastTransport(ctx: Ctx, { id }: { id: number }): Promise<Transport> {
  const { rows } = await sql<{
    entityId: number
    partyId: number | null
  }>`select entity_id, party_id from documents
    where subscriber_id = current_subscriber() and id = ${id} and status <> 'Delete'`.execute(ctx.db)
  const [document] = rows
  if (!document) throw notFound()
  ctx.requireEntity(document.entityId)
  const { rows: found } = await sql<
    StoredAs<Transport>
  >`select d.body -> 'transport' ->> 'transporterId' as transporter_id,
      d.body -> 'transport' ->> 'transporterName' as transporter_name, d.body -> 'transport' ->> 'vehicleNumber' as vehicle_number
    from documents d
    where d.subscriber_id = current_subscriber() and d.entity_id = ${document.entityId} and d.party_id = ${document.partyId}
      and d.id <> ${id} and d.status not in ('Draft', 'Pending', 'Rejected', 'Delete')
      and (d.body -> 'transport' ->> 'transporterId' is not null or d.body -> 'transport' ->> 'vehicleNumber' is not null)
    order by d.date desc, d.id desc limit 1`.execute(ctx.db)
  return found[0] ? presentOnly(found[0]) : {}
}
