import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { reminderCalls } from '@bahi/contracts/reminders.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { remindedKinds } from '../documents/index.ts'
import { conflict, notFound, refuseField } from '../../platform/errors.ts'

type Calls = typeof reminderCalls
type Settings = ReplyOf<Calls['party']>

/** Whether a party is reminded, and its contact persons for it. */
export async function partyReminders(ctx: Ctx, { id }: ParsedOf<Calls['party']>): Promise<Settings> {
  const { rows } = await sql<Settings>`
    select p.id as party_id, rp.version, coalesce(rp.is_off, false) as is_off, rp.off_reason, coalesce(rp.contacts, '[]') as contacts,
      (select count(*)::int from payment_promises b where b.subscriber_id = p.subscriber_id and b.party_id = p.id and b.status = 'Broken'
        and b.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])) as broken_promises,
      (select coalesce(json_agg(json_build_object('entityId', o.entity_id, 'balance', o.balance::text) order by o.entity_id), '[]') from (
        select d.entity_id, sum(d.balance) as balance from documents d where d.subscriber_id = p.subscriber_id and d.party_id = p.id
          and d.kind = any(${remindedKinds}::text[]) and d.opens = 'receivable' and d.balance > 0
          and d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) group by d.entity_id) o) as owing
    from parties p left join reminder_parties rp on rp.subscriber_id = p.subscriber_id and rp.party_id = p.id
    where p.subscriber_id = current_subscriber() and p.id = ${id} and p.status <> 'Delete'`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

export async function savePartyReminders(
  ctx: Ctx,
  { partyId, version, isOff, offReason, contacts }: ParsedOf<Calls['saveParty']>,
): Promise<ReplyOf<Calls['saveParty']>> {
  await sql`select from parties where subscriber_id = current_subscriber() and id = ${partyId} for share`.execute(
    ctx.db,
  )
  const before = await partyReminders(ctx, { id: partyId })
  if ((before.version ?? undefined) !== version) throw conflict(before)
  if (isOff && !offReason?.trim()) throw refuseField('offReason', 'REQUIRED')
  const { rows } = await sql<{ version: number }>`
    insert into reminder_parties as r (subscriber_id, party_id, is_off, off_reason, contacts, changed_by)
    values (current_subscriber(), ${partyId}, ${isOff}, ${isOff ? offReason! : null}, ${JSON.stringify(contacts)}::jsonb, ${ctx.userId})
    on conflict (subscriber_id, party_id) do update set is_off = excluded.is_off, off_reason = excluded.off_reason,
      contacts = excluded.contacts, version = r.version + 1, changed_at = now(), changed_by = excluded.changed_by
      where r.version is not distinct from ${version ?? null}::int
    returning version`.execute(ctx.db)
  if (!rows[0]) throw conflict(await partyReminders(ctx, { id: partyId }))
  return { version: rows[0].version }
}
